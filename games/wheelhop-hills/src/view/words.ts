/** Words that fly up over the vehicle and travel with it. They stay inside the screen at any speed. */
import { ease } from '@playhouse/game-kit'
import type { Screen } from '@playhouse/game-kit'
import type { G } from '../art/paper.ts'

type Place = { x: number; y: number }
/** `points`: those of a word that is still new are added to it, so that two never lie on each other. */
export type NewWord = { text: string; colour: string; size: number; at: number; points?: number }
/** `lane`: how many words beneath it are still new. */
type Word = NewWord & { half: number; lane: number }

const LASTS_MS = 1200
const NEW_MS = 700
const RISE = 1.4
const MAX_WORDS = 6
const MARGIN = 14
/** Metres over the middle of the vehicle: clear of ears and load. */
const OVER = 2.1

/** The nearest place at which a word of this half width can rise without leaving what no notch takes. */
export function clampInside({ x, y }: Place, half: number, size: number, { safe }: Screen): Place {
  const [left, right] = [safe.x + half + MARGIN, safe.x + safe.w - half - MARGIN]
  const [top, bottom] = [safe.y + size * 3.2, safe.y + safe.h - size]
  return {
    x: left > right ? safe.x + safe.w / 2 : Math.min(right, Math.max(left, x)),
    y: Math.max(top, Math.min(bottom, y)),
  }
}
export type Moment = { now: number; calm: boolean }

export function createWords(font: string) {
  let words: Word[] = []
  return {
    clear: () => void (words = []),
    add(word: NewWord) {
      const fresh = words.filter(({ at }) => word.at < at + NEW_MS)
      const same = word.points && fresh.find(({ points }) => points)
      if (same) {
        const points = same.points! + word.points!
        return void Object.assign(same, { points, text: `+${points}`, at: word.at, half: -1 })
      }
      const lanes = fresh.map(({ lane }) => lane)
      let lane = 0
      while (lanes.includes(lane)) lane++
      words = [...words.slice(1 - MAX_WORDS), { ...word, half: -1, lane }]
    },
    /** `over`: the vehicle's middle in metres. */
    draw(
      g: G,
      screen: Screen,
      over: Place,
      toScreen: (x: number, y: number) => Place,
      { now, calm }: Moment,
    ) {
      if (words.length === 0) return
      words = words.filter(({ at }) => now < at + LASTS_MS)
      for (const word of words) {
        g.save()
        if (word.half < 0) {
          g.font = `900 ${word.size}px ${font}`
          word.half = g.measureText(word.text).width / 2
        }
        const t = (now - word.at) / LASTS_MS
        const size = word.size * (calm ? 1 : ease.back(Math.min(1, t / 0.2)))
        const place = toScreen(over.x, over.y - OVER)
        place.y -= word.lane * 50 + (calm ? 0 : ease.out(t) * RISE * word.size)
        const { x, y } = clampInside(place, word.half, word.size, screen)
        g.globalAlpha = t < 0.75 ? 1 : Math.max(0, 1 - (t - 0.75) / 0.25)
        g.font = `900 ${Math.max(1, size)}px ${font}`
        g.textAlign = 'center'
        g.textBaseline = 'middle'
        g.lineJoin = 'round'
        g.lineWidth = size * 0.26
        g.strokeStyle = '#3b2b45'
        g.fillStyle = word.colour
        g.strokeText(word.text, x, y)
        g.fillText(word.text, x, y)
        g.restore()
      }
    },
  }
}
