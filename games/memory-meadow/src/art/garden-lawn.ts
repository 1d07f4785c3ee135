/** The garden's lawn: repainted when an object is added. */
import { createRng } from '@playhouse/game-kit'
import type { Rect } from '@playhouse/game-kit'
import type { Garden } from '../view/garden-state.ts'
import { createSheet } from './home-sheets.ts'
import type { G } from './pen.ts'
import { paintBlossom } from './plants.ts'
import { paintMeadow } from './scene.ts'
import { sceneryOf } from './scenery.ts'
import { THEMES } from './themes.ts'

const MAX_BLOSSOMS = 260
const MAX_STONES = 12

let lawn: { key: string; canvas: HTMLCanvasElement } | null = null
/** Sky, hills, grass, the path with a stone for each walk, and a blossom for every few flowers ever won. */
export function paintLawn(panel: Rect, { all, walks }: Garden): HTMLCanvasElement {
  const key = [panel.w, panel.h, all, walks].join()
  if (lawn?.key === key) return lawn.canvas
  const [canvas, g] = createSheet(panel.w, panel.h, 2)
  const { w, h } = panel
  const theme = THEMES[0]!
  paintMeadow(g, { w, h, horizon: h * 0.36, spots: [], columns: 1 }, theme, sceneryOf(0))
  const rng = createRng('garden')
  paintPath(g, w, h, walks)
  const colours = ['#ffffff', '#ffb3cf', '#ffe173', '#ff9a76', '#b9a7ff']
  for (let i = 0; i < Math.min(MAX_BLOSSOMS, all / 3); i++) {
    const depth = rng.next()
    paintBlossom(
      g,
      { x: rng.range(4, w - 4), y: h * (0.43 + depth * 0.56), r: 1.8 + depth * 2 },
      colours[i % 5]!,
      theme,
    )
  }
  lawn = { key, canvas }
  return canvas
}

function paintPath(g: G, w: number, h: number, walks: number): void {
  for (let i = 0; i < Math.min(MAX_STONES, walks); i++) {
    const t = i / (MAX_STONES - 1)
    const size = Math.min(w, h) * (0.05 - t * 0.026)
    g.fillStyle = '#e9e3d6'
    g.strokeStyle = '#9a8f7c'
    g.lineWidth = 2.4
    g.beginPath()
    g.ellipse(
      w * (0.32 + Math.sin(t * 5) * 0.1 + t * 0.14),
      h * (0.985 - t * 0.55),
      size,
      size * 0.5,
      0,
      0,
      7,
    )
    g.fill()
    g.stroke()
  }
}
