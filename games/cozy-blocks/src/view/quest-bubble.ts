/** The quest bubble over the cat. */
import { ease } from '@playhouse/game-kit'
import { clamp01 } from './curves.ts'
import type { CushionSprites } from '../art/cushion.ts'
import { FONT } from '../art/palette.ts'
import type { Scene } from './scene.ts'
import { texts } from '../texts.ts'
import { drawQuestIcon } from '../art/quest-icon.ts'
import type { Quest } from '../rules/quests.ts'
import type { Rect } from './layout-rects.ts'
import type { IconPlace } from '../art/quest-icon.ts'

type Pen = CanvasRenderingContext2D
const INK = '#3a1f2e'
export const CHANGE_MS = 700

export function drawQuest(g: Pen, scene: Scene, sprites: CushionSprites): void {
  const { layout, game, now, calm } = scene
  const { wish: quest } = game
  const { x, y, w, h } = layout.quest
  if (!quest || w <= 0 || game.outcome) return
  const t = clamp01((now - scene.questAt) / CHANGE_MS)
  const zoom = calm ? 1 : 0.6 + 0.4 * ease.back(clamp01(t * 2))
  const { width, icon, word, wordSize, isTwoRows } = measure(g, quest, w, h, layout.portrait)
  const left = layout.portrait ? x + w - width : x
  g.save()
  // It grows out of her.
  g.translate(left + width, y + h)
  g.scale(zoom, zoom)
  g.translate(-left - width, -y - h)
  drawBubble(g, scene, { x: left, y, w: width, h })
  // Under the words where they need the width.
  const top = isTwoRows ? y + h * 0.5 : y + (h - icon) / 2
  drawIcon(g, scene, sprites, quest, { x: left + PAD, y: top, size: icon })
  g.fillStyle = '#6b3d28'
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.font = `800 ${wordSize}px ${FONT}`
  const textX = left + PAD + (isTwoRows ? 0 : icon + 8)
  if (word) g.fillText(word, textX, y + h * 0.28)
  g.fillStyle = INK
  g.font = `900 ${countSizeOf(h)}px ${FONT}`
  g.fillText(countOf(quest), left + PAD + icon + 8, y + h * (word ? 0.72 : 0.54))
  g.restore()
}

const PAD = 11
const countSizeOf = (h: number) => Math.max(19, h * 0.4)

/** As wide as its words need; on a phone they have the upper row for themselves, in a low window there is only the count. */
function measure(g: Pen, quest: Quest, w: number, h: number, portrait: boolean) {
  const isTwoRows = portrait && h >= 40
  const icon = isTwoRows ? h * 0.42 : h - 14
  const beside = PAD * 2 + icon + 8
  const room = isTwoRows ? w - PAD * 2 : w - beside
  const size = Math.max(15, Math.min(26, h * 0.33))
  g.font = `800 ${size}px ${FONT}`
  const word = h < 40 ? '' : texts.questInBubble(quest)
  const length = word ? g.measureText(word).width : 0
  const wordSize = length > room ? (size * room) / length : size
  const wide = Math.min(length, room)
  g.font = `900 ${countSizeOf(h)}px ${FONT}`
  const count = g.measureText(countOf(quest)).width
  const needed = isTwoRows ? Math.max(PAD * 2 + wide, beside + count) : beside + Math.max(wide, count)
  return { width: Math.min(w, needed), icon, word, wordSize, isTwoRows }
}

/** How far it is; how many where it has to be done at one go. */
function countOf({ kind, need, have }: Quest): string {
  return kind === 'together' ? String(need) : `${have}/${need}`
}

function drawBubble(g: Pen, { layout }: Scene, { x, y, w, h }: Rect): void {
  const { cat, portrait } = layout
  g.fillStyle = 'rgba(40,14,44,.35)'
  g.beginPath()
  g.roundRect(x + 1, y + 3, w, h, Math.min(18, h / 2))
  g.fill()
  g.fillStyle = '#fff6e2'
  g.beginPath()
  g.roundRect(x, y, w, h, Math.min(18, h / 2))
  g.fill()
  // Two drops lead to her head.
  const drops: [number, number, number][] = portrait
    ? [
        [x + w + 4, y + h * 0.62, 4],
        [x + w + 11, y + h * 0.7, 2.4],
      ]
    : cat.x >= x + w
      ? [[x + w + 4, y + h * 0.4, 4]]
      : [
          [cat.x + cat.w * 0.24, y + h + 6, 6],
          [cat.x + cat.w * 0.28, y + h + 17, 4],
        ]
  for (const [dx, dy, r] of drops) {
    g.beginPath()
    g.arc(dx, dy, r, 0, 7)
    g.fill()
  }
}

function drawIcon(
  g: Pen,
  scene: Scene,
  sprites: CushionSprites,
  quest: Quest,
  { x, y, size }: IconPlace,
): void {
  const { patterns, scale } = scene
  drawQuestIcon(g, quest, { x, y, size }, (colour, charm, left, top, side) =>
    sprites.draw(
      g,
      { colour, links: 0, mood: 'happy', patterns, charm },
      { x: left, y: top, size: side },
      scale,
    ),
  )
}
