/** The end of a won game: cards leap from their places, bounce over the forest floor and leave leaves behind. */
import type { Deck } from '../art/deck.ts'
import type { Sprite } from './sprite.ts'

type Leap = {
  id: number
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  at: number
}
const GAP_MS = 62
const GRAVITY = 2300
export type Moment = { now: number; seconds: number }

export function createCascade() {
  let leaps: Leap[] = []
  let began = 0
  return {
    isOn: () => leaps.length > 0,
    has: (id: number, now: number) =>
      leaps.some((leap) => leap.id === id && now >= leap.at) || (leaps.length > 0 && now > began + 9000),
    start(cards: readonly Sprite[], now: number, chance: () => number) {
      began = now
      leaps = cards
        .slice()
        .reverse()
        .slice(0, 60)
        .map(({ id, x, y }, i) => ({
          id,
          x,
          y,
          vx: (i % 2 ? 1 : -1) * (120 + chance() * 330),
          vy: -260 - chance() * 520,
          turn: 0,
          spin: (chance() - 0.5) * 6,
          at: now + 200 + i * GAP_MS,
        }))
    },
    stop() {
      leaps = []
    },
    draw(g: CanvasRenderingContext2D, deck: Deck, suits: number, floor: number, { now, seconds }: Moment) {
      const { w, h } = deck
      for (const leap of leaps) {
        if (now < leap.at || leap.y > floor + h * 4) continue
        leap.vy += GRAVITY * seconds
        leap.x += leap.vx * seconds
        leap.y += leap.vy * seconds
        leap.turn += leap.spin * seconds
        if (leap.y > floor - h && leap.vy > 0 && leap.x > -w && leap.x < 4000) {
          leap.y = floor - h
          leap.vy *= -0.72
          leap.spin *= -0.8
        }
        g.save()
        g.translate(leap.x + w / 2, leap.y + h / 2)
        g.rotate(leap.turn)
        deck.draw(g, leap.id, suits, { x: -w / 2, y: -h / 2 })
        g.restore()
      }
    },
  }
}
