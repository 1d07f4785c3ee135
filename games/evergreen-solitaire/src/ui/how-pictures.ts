/** Animated images of the rules: one for each line of the how-to page. */
import { drawHintHand } from '@playhouse/game-kit'
import type { G } from './elements.ts'
import { createDeck, FONT } from '../art/faces.ts'
import { LESSON_CARD, LESSON_SIZE, LESSONS_ALL, LESSONS_OF } from './how-scenes.ts'
import type { Lesson, Shown } from './how-scenes.ts'
import { HAND_COLOURS } from '../view/hand-on-card.ts'
import { drawButton } from './panel.ts'
import type { Kind } from '../rules/variants.ts'

const LOOP_MS = 2800
/** When cards leave, when they have come, and when the picture begins to go, as shares of the loop. */
const LEAVE = 0.24
const COME = 0.56
const FADE = 0.92
/** A card that turns over is still seen as one at its narrowest. */
const EDGE = 0.3
/** Under reduced motion the cards are shown in the middle of the move. */
const STILL_AT = 0.36
const { w: W, h: H } = LESSON_SIZE
const { w: CW, h: CH } = LESSON_CARD

/** What draws the picture of each line; `t` goes from 0 to 1. */
export function createLessons(kind: Kind) {
  const deck = createDeck()
  deck.setLook({ w: CW, h: CH, hasFour: false, isBig: false, back: 'moon', strip: 14 }, 2)
  const lessons = [...LESSONS_OF[kind], ...LESSONS_ALL].map(
    (lesson) => (g: G, t: number) => drawLesson(g, deck, lesson, t),
  )
  return { lessons, size: LESSON_SIZE, ms: LOOP_MS, still: STILL_AT }
}

function drawLesson(g: G, deck: ReturnType<typeof createDeck>, lesson: Lesson, t: number): void {
  const { still = [], slots = [], goes = [], signs = [], buttons = [], hand } = lesson
  g.clearRect(0, 0, W, H)
  g.fillStyle = '#256b57'
  g.beginPath()
  g.roundRect(0, 0, W, H, 14)
  g.fill()
  const card = ({ suit, rank, at: [x, y], seen, isDown }: Shown) =>
    g.drawImage(deck.picture(isDown ? null : suit * 13 + rank - 1, 4, seen), x, y, CW, CH)
  g.strokeStyle = '#d9efc8b0'
  g.lineWidth = 1.5
  for (const [x, y] of slots) {
    g.beginPath()
    g.roundRect(x + 1, y + 1, CW - 2, CH - 2, 5)
    g.stroke()
  }
  for (const shown of still) card(shown)
  const fade = t > FADE ? 1 - (t - FADE) / (1 - FADE) : Math.min(1, t / 0.08)
  goes.forEach(({ cards, by, isTurned, after = 0 }) => {
    const u = Math.max(0, Math.min(1, (t - LEAVE - after) / (COME - LEAVE)))
    const way = u * u * (3 - 2 * u)
    g.save()
    g.globalAlpha = fade
    g.translate(by[0] * way, by[1] * way - Math.sin(Math.PI * way) * 8)
    for (const shown of cards) {
      if (!isTurned) {
        card(shown)
        continue
      }
      const [x] = shown.at
      g.save()
      g.translate(x + CW / 2, 0)
      g.scale(Math.max(EDGE, Math.abs(Math.cos(Math.PI * way))), 1)
      g.translate(-x - CW / 2, 0)
      card({ ...shown, isDown: way < 0.5 })
      g.restore()
    }
    g.restore()
  })
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.lineJoin = 'round'
  for (const { text, at, size = 20, after = 0 } of signs) {
    if (t < after) continue
    g.globalAlpha = fade
    g.font = `900 ${size}px ${FONT}`
    g.lineWidth = 5
    g.strokeStyle = '#143d33'
    g.strokeText(text, ...at)
    g.fillStyle = '#fff2b0'
    g.fillText(text, ...at)
    g.globalAlpha = 1
  }
  for (const { id, at, from, to } of buttons) {
    const isLit = t > from && t < to
    drawButton(g, id, { x: at[0], y: at[1], w: 46, h: 46 }, isLit, isLit)
  }
  if (hand && t < FADE) {
    const far = t < LEAVE ? 1 - t / LEAVE : 0
    const isPressing = t > LEAVE - 0.05 && t < LEAVE + 0.08
    drawHintHand(g, {
      ...HAND_COLOURS,
      x: hand[0] + far * far * 16,
      y: hand[1] + far * far * 18,
      size: isPressing ? 22 : 25,
    })
  }
}
