/** The lawn of the garden: painted anew when something has grown. */
import { createRng } from '@playhouse/game-kit'
import type { Rect } from '@playhouse/game-kit'
import type { Garden } from './garden.ts'
import { createSheet } from './home-sheets.ts'
import type { G } from './pen.ts'
import { paintBlossom, paintTuft } from './plants.ts'
import { THEMES } from './themes.ts'

const MOST_BLOSSOMS = 260
const MOST_STONES = 12

let lawn: { key: string; canvas: HTMLCanvasElement } | null = null
/** Sky, hills, grass, the path with a stone for each walk, and a blossom for every few flowers ever won. */
export function paintLawn(panel: Rect, { all, walks }: Garden): HTMLCanvasElement {
  const key = [panel.w, panel.h, all, walks].join()
  if (lawn?.key === key) return lawn.canvas
  const [canvas, g] = createSheet(panel.w, panel.h, 2)
  const { w, h } = panel
  const theme = THEMES[0]!
  const fill = (y0: number, y1: number, colours: readonly string[]) => {
    const made = g.createLinearGradient(0, y0, 0, y1)
    colours.forEach((colour, i) => made.addColorStop(i / (colours.length - 1), colour))
    g.fillStyle = made
  }
  fill(0, h * 0.4, theme.sky)
  g.fillRect(0, 0, w, h)
  g.fillStyle = '#fff3b0'
  g.beginPath()
  g.arc(w * 0.82, h * 0.14, Math.min(w, h) * 0.07, 0, 7)
  g.fill()
  for (const [y, lift, colour, shift] of [
    [0.33, 0.07, '#a9d7b0', 0],
    [0.37, 0.05, '#8fcf8a', 2],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.moveTo(0, h)
    for (let i = 0; i <= 24; i++) g.lineTo((i / 24) * w, h * (y - lift * Math.sin(i * 0.42 + shift)))
    g.lineTo(w, h)
    g.fill()
  }
  fill(h * 0.38, h, theme.ground)
  g.beginPath()
  g.moveTo(0, h)
  g.lineTo(0, h * 0.4)
  g.quadraticCurveTo(w * 0.5, h * 0.34, w, h * 0.41)
  g.lineTo(w, h)
  g.fill()
  const rng = createRng('garden')
  for (let i = 0; i < 90; i++) {
    const depth = rng.next()
    paintTuft(g, rng.range(0, w), h * (0.42 + depth * 0.57), 5 + depth * 6, i % 3 ? theme.grass : theme.blade)
  }
  paintPath(g, w, h, walks)
  const colours = ['#ffffff', '#ffb3cf', '#ffe173', '#ff9a76', '#b9a7ff']
  for (let i = 0; i < Math.min(MOST_BLOSSOMS, all / 3); i++) {
    const depth = rng.next()
    paintBlossom(g, rng.range(4, w - 4), h * (0.43 + depth * 0.56), 1.8 + depth * 2, colours[i % 5]!, theme)
  }
  lawn = { key, canvas }
  return canvas
}

function paintPath(g: G, w: number, h: number, walks: number): void {
  for (let i = 0; i < Math.min(MOST_STONES, walks); i++) {
    const t = i / (MOST_STONES - 1)
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
