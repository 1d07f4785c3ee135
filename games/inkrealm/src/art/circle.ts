/** Where a round thing is drawn: its middle and its radius. */
export type Circle = { x: number; y: number; r: number }
