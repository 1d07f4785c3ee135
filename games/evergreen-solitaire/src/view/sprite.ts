/** One card on the table, with the start and the end of its flight. */
export type Sprite = {
  id: number
  pile: number
  index: number
  x: number
  y: number
  fromX: number
  fromY: number
  toX: number
  toY: number
  /** Picture time of departure, and how long it takes. */
  at: number
  ms: number
  up: boolean
  wasUp: boolean
  /** When it came down last: it gives a little. */
  landedAt: number
  /** When it was last asked to go where it cannot. */
  refusedAt: number
  /** How far it swings then, as a share of its width. */
  swing: number
  /** When it was last turned face up: light runs over it. */
  turnedAt: number
  /** Its next landing is that of a player's move, and when that was. */
  isAwaited: boolean
  /** Other cards of a pyramid or of the peaks lie on it. */
  isBlocked: boolean
  arrivedAt: number
  /** Order of departure: a card that leaves later flies above. */
  order: number
  /** The next card of its pile. */
  over: Sprite | null
}
