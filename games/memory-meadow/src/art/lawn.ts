/** Details of the lawn: cloud shadows, light, grass, copses on the hills. Painted once. */
import type { Rng } from '@playhouse/game-kit'
import type { G } from './pen.ts'
import type { Scenery } from './scenery.ts'
import type { Theme } from './themes.ts'
import type { Band, Lawn, Oval } from './sizes.ts'

function blot(g: G, { x, y, rx, ry }: Oval, colour: string, strong: string): void {
  g.save()
  g.translate(x, y)
  g.scale(1, ry / rx)
  const soft = g.createRadialGradient(0, 0, rx * 0.25, 0, 0, rx)
  soft.addColorStop(0, `${colour}${strong}`)
  soft.addColorStop(1, `${colour}00`)
  g.fillStyle = soft
  g.fillRect(-rx, -rx, rx * 2, rx * 2)
  g.restore()
}

/** Shadows of clouds and patches of sun, larger towards the eye; then grass in tufts, thicker in the shade. */
export function paintLawn(g: G, { w, top, h }: Lawn, theme: Theme, rng: Rng): void {
  const high = h - top
  g.save()
  g.beginPath()
  g.rect(0, top, w, high)
  g.clip()
  const patches = Math.max(7, Math.round((w * high) / 70_000))
  for (let i = 0; i < patches; i++) {
    const depth = (i + rng.next()) / patches
    const rx = (80 + depth * 150) * rng.range(0.7, 1.3)
    const [x, y] = [rng.range(0, w), top + depth * high]
    if (i % 2) blot(g, { x, y, rx, ry: rx * 0.3 }, theme.hill[1], '5c')
    else blot(g, { x, y, rx, ry: rx * 0.26 }, theme.glow, '66')
  }
  g.lineCap = 'round'
  const tufts = Math.round((w * high) / 900)
  for (let i = 0; i < tufts; i++) {
    const depth = rng.next()
    const [x, y] = [rng.range(0, w), top + 8 + depth * (high - 8)]
    const tall = (3 + depth * 6) * rng.range(0.7, 1.2)
    g.strokeStyle = `${[theme.grass, theme.blade, theme.hill[0]][i % 3]}${i % 4 ? '70' : 'b0'}`
    g.lineWidth = 1.1 + depth * 0.9
    g.beginPath()
    for (const lean of [-0.6, 0, 0.6]) {
      g.moveTo(x + lean * tall * 0.35, y)
      g.quadraticCurveTo(
        x + lean * tall * 0.4,
        y - tall * 0.6,
        x + lean * tall,
        y - tall * (lean ? 0.8 : 1.1),
      )
    }
    g.stroke()
  }
  g.restore()
}

/** Copses and hedges on a far hill, darker than it and smaller than the wood. */
export function paintCopses(g: G, { w, y, size }: Band, colour: string, { crowns }: Scenery, rng: Rng): void {
  const step = size * 0.03
  for (let x = 0; x < w; x += step * rng.range(0.6, 1.6)) {
    if (Math.sin((x / size) * 9) < -0.1) continue
    const r = size * rng.range(0.007, 0.014)
    const at = y + rng.range(-0.4, 1) * size * 0.018
    g.globalAlpha = 0.5
    g.fillStyle = rng.pick(crowns)[0]
    g.beginPath()
    g.arc(x, at - r, r, 0, 7)
    g.arc(x + r * 1.2, at - r * 0.8, r * 0.8, 0, 7)
    g.fill()
    g.globalAlpha = 0.4
    g.fillStyle = colour
    g.beginPath()
    g.arc(x - r * 0.2, at - r * 1.3, r * 0.5, 0, 7)
    g.fill()
  }
  g.globalAlpha = 1
}
