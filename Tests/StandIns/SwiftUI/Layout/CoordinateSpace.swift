/// Apple's has named ones beside, which do not reach from one hosting view into another.
public enum CoordinateSpace {
  case global
  case local
}
