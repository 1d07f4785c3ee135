/** Drawing parts shared by all animals of the forest. */
type G = CanvasRenderingContext2D

export const INK = '#3a2618'
type Oval = { x: number; y: number; rx: number; ry: number; turn?: number }

export function blob(g: G, { x, y, rx, ry, turn = 0 }: Oval, fill: string): void {
  g.fillStyle = fill
  g.beginPath()
  g.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
  g.fill()
}

export function shape(g: G, fill: string, points: readonly number[], line = 0): void {
  g.beginPath()
  g.moveTo(points[0]!, points[1]!)
  for (let i = 2; i < points.length; i += 4)
    g.quadraticCurveTo(points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!)
  g.closePath()
  g.fillStyle = fill
  g.fill()
  if (line > 0) {
    g.lineWidth = line
    g.strokeStyle = INK
    g.lineJoin = 'round'
    g.stroke()
  }
}

export const mirrored = (g: G, draw: () => void) => {
  draw()
  g.save()
  g.scale(-1, 1)
  draw()
  g.restore()
}

export function drawEyes(g: G, x: number, y: number, size: number, isShut: boolean): void {
  mirrored(g, () => {
    if (isShut) {
      g.strokeStyle = INK
      g.lineWidth = size * 0.4
      g.lineCap = 'round'
      g.beginPath()
      g.arc(x, y, size * 0.9, 0.2, Math.PI - 0.2)
      g.stroke()
      return
    }
    blob(g, { x, y, rx: size * 1.0, ry: size * 1.25 }, '#2a1a12')
  })
  if (isShut) return
  for (const side of [-1, 1]) {
    blob(g, { x: side * x + size * 0.3, y: y - size * 0.45, rx: size * 0.38, ry: size * 0.42 }, '#fff')
    blob(g, { x: side * x - size * 0.3, y: y + size * 0.5, rx: size * 0.2, ry: size * 0.2 }, '#ffffffaa')
  }
}

export function drawMouth(g: G, y: number, size: number): void {
  g.strokeStyle = INK
  g.lineWidth = 0.045
  g.lineCap = 'round'
  g.beginPath()
  g.arc(-size, y, size, 0.15, Math.PI * 0.85)
  g.moveTo(size * 2 * 0.99, y + size * 0.15)
  g.arc(size, y, size, 0.15, Math.PI * 0.85)
  g.stroke()
}
