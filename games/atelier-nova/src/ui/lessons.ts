/** The how-to images, drawn by the game's own drawing code. */
import { findPiece } from '../data/catalogue.ts'
import { drawDoll } from '../art/figure/doll.ts'
import { drawIcon, drawTag } from '../art/icons.ts'
import type { IconName } from '../art/icons.ts'
import { JUDGE_LOOKS } from '../art/figure/judges.ts'
import type { Judge } from '../rules/judging.ts'
import type { Look, Model } from '../rules/look.ts'
import { CARD, drawShowCard } from './menu-art.ts'
import { wornAs } from '../rules/outfit.ts'
import { hexOf, swatch } from '../rules/palette.ts'
import { box, PLUM, TEAL, words } from '../art/paper.ts'
import { at, curve, dark, ellipse, star, stroke } from '../art/pen.ts'
import type { G, Circle } from '../art/pen.ts'
import { drawPiece } from '../art/clothes/pieces-draw.ts'
import type { Tag } from '../rules/tags.ts'
import { THEMES } from '../data/themes.ts'

const { w: W, h: H } = CARD
const MODEL: Model = { skin: 2, body: 0, face: 0, eyes: 1, aid: 0 }
const look = (model: Model, ...names: readonly string[]): Look => ({
  model,
  pose: 2,
  mood: 1,
  wear: Object.fromEntries(
    names.map((name) => {
      const piece = findPiece(name)
      return [piece.kind, wornAs(piece.id)]
    }),
  ),
})

function back(g: G, from: string, to: string): void {
  const tone = g.createLinearGradient(0, 0, 0, H)
  tone.addColorStop(0, from)
  tone.addColorStop(1, to)
  g.fillStyle = tone
  g.fillRect(0, 0, W, H)
}
/** From the top of the head down: `tall` points for the whole figure. */
function doll(g: G, own: Look, x: number, y: number, tall: number): void {
  g.save()
  g.translate(x, y)
  g.scale(tall / 1000, tall / 1000)
  drawDoll(g, own)
  g.restore()
}
type CellPlace = { x: number; y: number; side: number }

function cell(g: G, name: string, { x, y, side }: CellPlace, pattern?: number): void {
  g.fillStyle = '#fff3d2'
  box(g, { x, y, w: side, h: side }, 10)
  g.fill()
  g.strokeStyle = '#e0a93c'
  g.lineWidth = 2
  g.stroke()
  const worn = wornAs(findPiece(name).id)
  g.save()
  g.translate(x + 3, y + 3)
  drawPiece(g, pattern === undefined ? worn : { ...worn, pattern }, side - 6, side - 6)
  g.restore()
}
function badge(g: G, icon: IconName, { x, y, r }: Circle, colour: string): void {
  g.fillStyle = colour
  g.fill(ellipse(x, y, r))
  stroke(g, ellipse(x, y, r), '#fffaf2', 2)
  drawIcon(g, icon, { x, y, size: r * 1.3 }, '#ffffff')
}
function plate(g: G, text: string, x: number, y: number): void {
  g.fillStyle = TEAL
  box(g, { x: x - 17, y: y - 11, w: 34, h: 22 }, 11)
  g.fill()
  words(g, text, { x, y: y + 1, size: 14, max: Infinity, align: 'center', weight: 900 }, '#ffffff')
}
function judge(g: G, who: Judge, tint: string): void {
  back(g, '#fff3e2', '#f3d6c6')
  g.save()
  box(g, { x: 8, y: 14, w: 64, h: 76 }, 14)
  g.fillStyle = tint
  g.fill()
  g.clip()
  doll(g, { ...JUDGE_LOOKS[who], mood: 1 }, 40, 26, 300)
  g.restore()
}
const signs = (g: G, tags: readonly (readonly [Tag, number])[], x: number, y: number) =>
  tags.forEach(([tag, size], i) => drawTag(g, tag, { x, y: y + i * 34, size }))

const LESSONS: readonly ((g: G) => void)[] = [
  (g) => drawShowCard(g, THEMES[0]!, true),
  (g) => {
    back(g, '#fbe6d2', '#eebfa6')
    doll(g, look(MODEL, 'sunday-waves', 'tea-dress', 'ballet-flats'), 48, 6, 100)
    g.fillStyle = PLUM
    g.fill(curve(new Path2D(), [at(92, 44), at(78, 52), at(92, 60)], true, 0.02))
    cell(g, 'tea-dress', { x: 100, y: 16, side: 68 })
    badge(g, 'check', { x: 164, y: 22, r: 10 }, TEAL)
  },
  (g) => {
    back(g, '#fff3e2', '#f3d6c6')
    cell(g, 'cloud-sweater', { x: 14, y: 12, side: 80 })
    signs(
      g,
      [
        ['cosy', 36],
        ['natural', 20],
      ],
      122,
      36,
    )
    plate(g, '+3', 152, 36)
    words(g, '?', { x: 150, y: 71, size: 18, max: Infinity, align: 'center', weight: 900 }, PLUM)
  },
  (g) => {
    judge(g, 'tansy', '#d7efe6')
    cell(g, 'tea-dress', { x: 80, y: 12, side: 44 }, 4)
    cell(g, 'wool-beret', { x: 126, y: 46, side: 44 }, 4)
    badge(g, 'pattern', { x: 124, y: 52, r: 11 }, TEAL)
  },
  (g) => {
    judge(g, 'otto', '#ffe0c2')
    const [x, y, r] = [124, H / 2, 34]
    const dyes = ['cherry', 'coral', 'honey', 'sun', 'leaf', 'teal', 'sky', 'navy', 'violet', 'magenta']
    stroke(g, curve(new Path2D(), [at(x, y - r), at(x, y + r)]), PLUM, 3)
    dyes.forEach((name, i) => {
      const turn = (i / dyes.length) * Math.PI * 2 - Math.PI / 2
      const large = i % 5 === 0
      const path = ellipse(x + Math.cos(turn) * r, y + Math.sin(turn) * r, large ? 13 : 8)
      g.fillStyle = hexOf(swatch(name))
      g.fill(path)
      stroke(g, path, dark(hexOf(swatch(name)), 0.45), 1.6)
    })
    plate(g, '+12', x, y)
  },
  (g) => {
    judge(g, 'nova', '#ead9f4')
    doll(g, look(MODEL, 'sunday-waves', 'gala-gown', 'moonstone-tiara'), 104, 8, 96)
    cell(g, 'wool-beret', { x: 134, y: 14, side: 36 })
    badge(g, 'check', { x: 166, y: 18, r: 8 }, TEAL)
    badge(g, 'pose', { x: 152, y: 76, r: 15 }, PLUM)
  },
  (g) => {
    back(g, '#e7f2ec', '#cfe3dc')
    ;[
      look({ skin: 9, body: 4, face: 3, eyes: 0, aid: 0 }, 'sunday-waves', 'tea-dress', 'ballet-flats'),
      look({ skin: 1, body: 0, face: 1, eyes: 3, aid: 3 }, 'gallery-bob', 'hoodie', 'pencil-jeans'),
      look({ skin: 6, body: 3, face: 4, eyes: 1, aid: 2 }, 'pixie', 'cloud-sweater', 'pencil-jeans'),
    ].forEach((own, i) => doll(g, { ...own, pose: [2, 0, 1][i]! }, 36 + i * 52, 10, 92))
  },
  (g) => {
    back(g, '#6a2b62', '#43173d')
    g.save()
    g.translate(78, 8)
    drawPiece(g, wornAs(findPiece('fairy-wings').id), 90, 62)
    g.restore()
    drawIcon(g, 'gift', { x: 44, y: 56, size: 64 }, '#f7b27a')
    for (const [x, r] of [
      [96, 12],
      [124, 14],
      [152, 12],
    ] as const) {
      g.fillStyle = '#ffd45e'
      g.fill(star({ x, y: 86, r }))
      stroke(g, star({ x, y: 86, r }), '#b5701c', 2)
    }
  },
]
export const drawLesson = (g: G, nth: number): void => LESSONS[nth % LESSONS.length]!(g)
