export type Circle = { x: number; y: number; r: number }
/** The drawing style of the room's things: a dark outline around flat colours, and the lamp's shine. */
export const LINE = '#5a2c26'
export type Pen = CanvasRenderingContext2D

export function shape(g: Pen, fill: string, trace: () => void, isLined = true): void {
  g.fillStyle = fill
  g.beginPath()
  trace()
  if (isLined) g.stroke()
  g.fill()
}
type RoundedBox = { x: number; y: number; w: number; h: number; r?: number }

export const box = (g: Pen, fill: string, { x, y, w, h, r = 6 }: RoundedBox) =>
  shape(g, fill, () => g.roundRect(x, y, w, h, r))
export const disc = (g: Pen, fill: string, { x, y, r }: Circle, isLined = true) =>
  shape(g, fill, () => g.arc(x, y, r, 0, 7), isLined)
/** Where the lamp shines on it. */
export const shine = (g: Pen, x: number, y: number, w: number, h: number) => {
  g.fillStyle = 'rgba(255,255,255,.4)'
  g.beginPath()
  g.ellipse(x, y, w, h, -0.3, 0, 7)
  g.fill()
}
