/** The menu pages that differ from the standard: pictures of the modes, and how-to cards that move. */
import type { MenuPages } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { texts } from './texts.ts'

const CARD = { w: 160, h: 100 }
const SKIES: Record<string, string> = { levels: '#5b3d7a', endless: '#1d2450', daily: '#3c7a58' }

function drawSky(g: CanvasRenderingContext2D, colour: string): void {
  g.fillStyle = colour
  g.fillRect(0, 0, CARD.w, CARD.h)
}

function drawDot(g: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  g.fillStyle = '#ffd75e'
  g.beginPath()
  g.arc(x, y, r, 0, Math.PI * 2)
  g.fill()
}

function makeModePicture(mode: string): HTMLCanvasElement {
  const canvas = make('canvas')
  canvas.width = CARD.w
  canvas.height = CARD.h
  const g = canvas.getContext('2d')!
  drawSky(g, SKIES[mode] ?? '#1d2450')
  for (let i = 0; i < 5; i++) drawDot(g, 24 + i * 28, 30 + ((i * 37) % 44), 7)
  return canvas
}

/** One picture a sentence of `texts.howTo`; `t` goes from 0 to 1 again and again. */
const LESSONS: readonly ((g: CanvasRenderingContext2D, t: number) => void)[] = [
  (g, t) => {
    drawSky(g, '#1d2450')
    drawDot(g, 80, t * 90, 10)
    g.fillStyle = '#b8733a'
    g.fillRect(20 + Math.min(1, t * 1.4) * 34, 84, 52, 10)
  },
  (g, t) => {
    drawSky(g, '#5b3d7a')
    for (let i = 0; i < 3; i++) if (t * 4 < i + 1) drawDot(g, 50 + i * 30, 50, 10)
  },
  (g, t) => {
    drawSky(g, '#3c7a58')
    for (let i = 0; i < Math.ceil(t * 12); i++) drawDot(g, 30 + (i % 4) * 34, 26 + Math.floor(i / 4) * 24, 8)
  },
]

export const menuPages: MenuPages = {
  modes: (page) => ({
    ...page,
    parts: page.parts.map((part) =>
      part.kind === 'tiles'
        ? {
            ...part,
            entries: part.entries.map((entry) => ({ ...entry, picture: () => makeModePicture(entry.id) })),
          }
        : part,
    ),
  }),
  howTo: (page) => ({
    ...page,
    parts: [
      {
        kind: 'cards',
        id: 'cards',
        size: CARD,
        cards: texts.howTo.map((text, i) => ({ text, draw: LESSONS[i] })),
      },
    ],
  }),
}
