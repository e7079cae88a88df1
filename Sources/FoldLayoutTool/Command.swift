import FoldLayoutFixtures

/// What the program does for its arguments, without doing it: texts to print and a number to end with.
enum Command {
  /// What is printed, and how the program ends.
  struct Outcome {
    /// The lines to print, which may be made as they are asked for.
    var lines = AnySequence<String>([])
    var errors = ""
    var exitCode = ExitCode.success
  }

  /// The arguments of a command: options that it takes, and files.
  private struct Request {
    var files: [String] = []
    var options: Set<String> = []
  }

  static func run(_ arguments: [String]) -> Outcome {
    guard let command = arguments.first else { return usage("say what to do") }
    do {
      switch command {
      case "help": return text(help)
      case "--help", "-h", "--version":
        guard arguments.count == 1 else { return usage("\(command) stands alone") }
        return text(command == "--version" ? "fold-layout \(FoldLayoutTool.version)" : help)
      case "check": return check(try request(arguments, taking: ["--json"]))
      case "replay": return replay(try request(arguments, taking: ["--json"]))
      case "explain": return explain(try request(arguments, taking: ["--json"]))
      case "orientation":
        let options = arguments.dropFirst()
        return options.contains("--help") || options.contains("-h") ? text(help) : try orientation(Array(options))
      case "layout":
        let options = arguments.dropFirst()
        return options.contains("--help") || options.contains("-h") ? text(help) : try layout(Array(options))
      case "format": return format(try request(arguments, taking: []))
      case let option where option.hasPrefix("-"): return usage("there is no option \(option.cutAndEscaped)")
      default: return usage("there is no command \(command.cutAndEscaped)")
      }
    } catch {
      return usage(error.sentence)
    }
  }

  /// Takes a command's arguments apart; `nil` where they ask for help.
  private static func request(
    _ arguments: [String], taking options: Set<String>
  ) throws(UsageError) -> Request? {
    let command = arguments[0]
    var request = Request()
    var areOptionsOver = false
    for argument in arguments.dropFirst() {
      if areOptionsOver || !argument.hasPrefix("-") || argument == "-" {
        request.files.append(argument)
      } else if argument == "--" {
        areOptionsOver = true
      } else if argument == "--help" || argument == "-h" {
        return nil
      } else if options.contains(argument) {
        request.options.insert(argument)
      } else {
        throw UsageError(sentence: "\(command) has no option \(argument.cutAndEscaped)")
      }
    }
    guard !request.files.isEmpty, !request.files.contains("") else {
      throw UsageError(sentence: "\(command) needs a \(command == "check" ? "path" : "file")")
    }
    guard command == "check" || request.files.count == 1 else {
      throw UsageError(sentence: "\(command) takes one file, not \(request.files.count)")
    }
    return request
  }

  private static func check(_ request: Request?) -> Outcome {
    guard let request else { return text(help) }
    let report = CheckReport(paths: request.files)
    let lines = request.options.contains("--json") ? report.jsonLines : report.lines
    return Outcome(lines: AnySequence(lines), exitCode: report.allHold ? .success : .failed)
  }

  private static func replay(_ request: Request?) -> Outcome {
    reading(request) { fixture, options in
      let replay = PostureReplay(fixture)
      let isJSON = options.contains("--json")
      return Outcome(lines: isJSON ? AnySequence(replay.jsonLines) : AnySequence(ReplayReport(replay).lines))
    }
  }

  private static func explain(_ request: Request?) -> Outcome {
    reading(request) { fixture, options in explain(fixture, isJSON: options.contains("--json")) }
  }

  private static func format(_ request: Request?) -> Outcome {
    reading(request) { fixture, _ in text(String(fixture.canonicalText.dropLast())) }
  }

  /// Reads the requested file; nothing is printed as if it had worked where it has not.
  private static func reading(
    _ request: Request?, _ answer: (PostureFixture, Set<String>) -> Outcome
  ) -> Outcome {
    guard let request, let file = request.files.first else { return text(help) }
    do {
      return answer(try PostureFixture(contentsOfFile: file), request.options)
    } catch {
      return Outcome(
        errors: error.line(forFile: file) + "\n", exitCode: error.kind == .unreadable ? .noFile : .badFile)
    }
  }

  private static func text(_ text: String) -> Outcome { Outcome(lines: AnySequence([text])) }

  private static func usage(_ sentence: String) -> Outcome {
    Outcome(errors: "fold-layout: \(sentence); see fold-layout --help\n", exitCode: .usage)
  }

  private static let help = """
    fold-layout: plays posture fixtures, so that a layout can be tested without a folding device

    usage
      fold-layout check [--json] PATH…   say where fixtures differ from what observers are told
      fold-layout replay [--json] FILE   print what observers are told, one block per emission
      fold-layout explain [--json] FILE  print what is allowed and where content may go in the end, and why
      fold-layout layout FILE [OPTION…]  print where panes and the like go, and why; without options what the file asks
      fold-layout format FILE            print the fixture in its canonical form
      fold-layout orientation [OPTION…]  print which orientations are allowed without a fixture, and why
      fold-layout --help                 print this
      fold-layout --version              print the version

    A path is a file or a folder, of which every .json file is taken. Replaying compares nothing.

    options
      --json   print JSON Lines instead; Fixtures/README.md has their shape
      --       take what follows as a file, though it begins with a dash

    options of layout, each kind of which is answered for itself
      --panes RANGE,…            how wide each pane may be: 320, 280..400, 280..320..400 or 280..320..
      --heights RANGE,…          how high; a length is a number of points, or a share such as 30%
      --axis AXIS                both, horizontal, vertical or none
      --prefer AXIS              horizontal or vertical, where nothing divides
      --align HOW                fill, start, center or end: how panes lie across the axis
      --spacing POINTS           what lies between two panes
      --flat                     panes keep off a division that lies flat, too
      --avoid-occluded           panes keep off segments that an occlusion covers
      --overlay WxH              a view of that size over another
      --columns N|MIN..          so many columns, or as many as fit with that width
      --gutter POINTS            what lies between two columns
      --uniform                  all columns are as narrow as the narrowest
      --item ROLE:WxH            an alert, menu, sheet, bottomControls or control of that size
      --ignore-divisions         divisions do not matter to the item
      --point X,Y                the item lies near a point
      --edges EDGE,…             where overlay, item or anchored frame lie: top, leading, bottom, trailing
      --control X,Y,W,H…         a control that is to be clear, each in the way of the next
      --anchored X,Y,W,H         a control that lay there at first, or at the time that --since says
      --since MS                 when the anchored control lay there
      --bounds                   lay out all of the container, not only the safe area
      --at MS                    the time; without it, the end
      --json                     print JSON Lines instead

    options of orientation, of which each may be left out
      --plist FILE               an Info.plist, XML or binary
      --product phone|pad        without it, keys with a product's suffix do not count
      --display inner|outer      the display of a folding phone; else the only one that there is
      --application MASK         what the application's delegate answers
      --scene MASK               what the scene's delegate answers, from iOS 27 on
      --controller MASK…         the root, and then each presented over the one before, full screen
      --sheet MASK…              a controller that is presented as a sheet over the one before
      --view MASK…               a view of the controller before it, or of the whole scene
      --device ORIENTATION       how the device is held, for the forecast
      --shown ORIENTATION        what is shown now
      --system, --sdk VERSION    such as 27.1
      --home-button yes|no       whether the phone has one; without it, a phone may turn upside down
      --resizable yes|no         whether people can resize the scene freely
      --windowed                 the scene does not fill its screen
      --json                     print JSON Lines instead

    A MASK is one or more of portrait, portraitUpsideDown, landscapeLeft, landscapeRight, landscape,
    allButUpsideDown, all, none, with commas between them; a controller can also be silent.

    exit
      0   done; when checking, every fixture holds
      1   when checking: a fixture differs, or a path leads to none that can be read
      64  the arguments are wrong
      65  the file is not a fixture: file:line:column, path, what is there, what would be right;
          or it is no Info.plist, or there is nothing in it to explain
      66  there is no such file, or it may not be read
      74  the output could not be written
    """
}
