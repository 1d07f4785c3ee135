/** Idle ambience around the table: moths over the moss, and moonlight through the trees. */
type G = CanvasRenderingContext2D

const MOTHS = [
  { wing: '#ffe2a0', edge: '#c9853a', pace: 1, phase: 0, size: 1 },
  { wing: '#bfe4f2', edge: '#4f8fb0', pace: 0.77, phase: 2.4, size: 0.85 },
  { wing: '#f6c3d2', edge: '#b9607f', pace: 0.9, phase: 4.3, size: 0.75 },
]
const RAYS = [
  { turn: 0.42, pace: 0.21, wide: 0.16 },
  { turn: 0.62, pace: 0.17, wide: 0.24 },
  { turn: 0.86, pace: 0.13, wide: 0.2 },
]

/** Canvas pixels a unit. */
export const RAYS_SCALE = 0.2

export function createAmbience() {
  let ray: HTMLCanvasElement | null = null
  let rays: HTMLCanvasElement | null = null
  const placeMoth = (i: number, w: number, h: number, t: number) => {
    const { pace, phase } = MOTHS[i]!
    const u = t * 0.16 * pace + phase
    return {
      x: w * (0.5 + 0.46 * Math.sin(u) + 0.05 * Math.sin(u * 5.3)),
      y: h * (0.56 + 0.27 * Math.sin(u * 1.63 + phase) + 0.02 * Math.sin(t * 2.3 * pace + phase)),
    }
  }
  return {
    /** Where the first moth is, for those who look after it: 0 left to 1 right. */
    lure: (w: number, h: number, now: number): number => placeMoth(0, w, h, now / 1000).x / w,
    /** Soft light has no edges: all rays are drawn small, to be enlarged and added to what they fall on. */
    paintRays(w: number, h: number, now: number, isCalm: boolean): HTMLCanvasElement {
      ray ??= paintRay()
      rays ??= document.createElement('canvas')
      rays.width = Math.ceil(w * RAYS_SCALE)
      rays.height = Math.ceil(h * RAYS_SCALE)
      const g = rays.getContext('2d')!
      const t = isCalm ? 0 : now / 1000
      const long = Math.max(w, h) * 0.95
      g.save()
      g.scale(RAYS_SCALE, RAYS_SCALE)
      g.globalCompositeOperation = 'lighter'
      g.translate(w * 0.93, h * 0.02)
      for (const { turn, pace, wide } of RAYS) {
        g.save()
        g.rotate(turn + Math.sin(t * pace + turn * 9) * 0.05)
        g.globalAlpha = 0.5 + 0.5 * Math.sin(t * pace * 2.6 + turn * 5)
        g.drawImage(ray, -long * wide * 0.5, 0, long * wide, long)
        g.restore()
      }
      g.restore()
      return rays
    },
    drawMoths(g: G, w: number, h: number, now: number) {
      const t = now / 1000
      const unit = Math.max(11, Math.min(17, Math.min(w, h) * 0.026))
      MOTHS.forEach(({ wing, edge, size, phase }, i) => {
        const { x, y } = placeMoth(i, w, h, t)
        const ahead = placeMoth(i, w, h, t + 0.1)
        // A moth rests its wings between flutters.
        const beat = Math.abs(Math.sin(t * (Math.sin(t * 0.7 + phase) > -0.3 ? 9 : 2.2) + phase))
        g.save()
        g.translate(x, y)
        g.rotate(Math.atan2(ahead.y - y, ahead.x - x) + Math.PI / 2)
        g.scale(unit * size, unit * size)
        for (const side of [-1, 1]) drawWings(g, side * (0.22 + 0.78 * beat), wing, edge)
        g.fillStyle = '#3a2618'
        g.beginPath()
        g.ellipse(0, 0.05, 0.11, 0.5, 0, 0, Math.PI * 2)
        g.fill()
        g.restore()
      })
    },
  }
}

function drawWings(g: G, spread: number, wing: string, edge: string): void {
  g.fillStyle = wing
  g.strokeStyle = edge
  g.lineWidth = 0.1
  g.beginPath()
  g.ellipse(
    0.52 * spread,
    -0.3,
    0.52 * Math.abs(spread) + 0.02,
    0.42,
    -0.5 * Math.sign(spread),
    0,
    Math.PI * 2,
  )
  g.ellipse(0.4 * spread, 0.36, 0.38 * Math.abs(spread) + 0.02, 0.32, 0.5 * Math.sign(spread), 0, Math.PI * 2)
  g.fill()
  g.stroke()
  g.fillStyle = edge
  g.beginPath()
  g.ellipse(0.62 * spread, -0.32, 0.14 * Math.abs(spread), 0.13, 0, 0, Math.PI * 2)
  g.fill()
}

/** Bright in its middle, gone at its sides and its end. */
function paintRay(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 32
  canvas.height = 128
  const g = canvas.getContext('2d')!
  const across = g.createLinearGradient(0, 0, 32, 0)
  across.addColorStop(0, '#fff1b800')
  across.addColorStop(0.5, '#fff1b82c')
  across.addColorStop(1, '#fff1b800')
  g.fillStyle = across
  g.fillRect(0, 0, 32, 128)
  g.globalCompositeOperation = 'destination-in'
  const along = g.createLinearGradient(0, 0, 0, 128)
  along.addColorStop(0, '#000000ff')
  along.addColorStop(1, '#00000000')
  g.fillStyle = along
  g.fillRect(0, 0, 32, 128)
  return canvas
}
