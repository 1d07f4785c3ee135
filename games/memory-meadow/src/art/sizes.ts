/** Where things are drawn, and how large. */
export type Oval = { x: number; y: number; rx: number; ry: number; turn?: number }
export type Circle = { x: number; y: number; r: number }
export type Lawn = { w: number; top: number; h: number }
export type Band = { w: number; y: number; size: number }
