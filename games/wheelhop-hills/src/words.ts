/** Words that fly up from where something happened. They stay on the screen, whole, however fast the hill goes by. */
import { ease } from '@playhouse/game-kit'
import type { Screen } from '@playhouse/game-kit'
import type { G } from './paper.ts'

type Place = { x: number; y: number }
type Word = Place & { text: string; colour: string; size: number; at: number; half: number }

const LASTS_MS = 1100
const RISE = 2.2
const MOST = 12
const MARGIN = 14

/** The nearest place at which a word of this half width can rise without leaving what no notch takes. */
export function keepInside({ x, y }: Place, half: number, size: number, { safe }: Screen): Place {
  const [left, right] = [safe.x + half + MARGIN, safe.x + safe.w - half - MARGIN]
  const [top, bottom] = [safe.y + size * (RISE + 1), safe.y + safe.h - size]
  return {
    x: left > right ? safe.x + safe.w / 2 : Math.min(right, Math.max(left, x)),
    y: Math.max(top, Math.min(bottom, y)),
  }
}

export function createWords(font: string) {
  let words: Word[] = []
  return {
    clear: () => void (words = []),
    /** `x` and `y` are metres of the hill; the next picture finds their place on the screen. */
    add(word: Omit<Word, 'half'>) {
      words = [...words.slice(1 - MOST), { ...word, half: -1 }]
    },
    draw(g: G, screen: Screen, now: number, calm: boolean, toScreen: (x: number, y: number) => Place) {
      words = words.filter(({ at }) => now < at + LASTS_MS)
      for (const word of words) {
        g.save()
        if (word.half < 0) {
          g.font = `900 ${word.size}px ${font}`
          word.half = g.measureText(word.text).width / 2
          Object.assign(word, keepInside(toScreen(word.x, word.y), word.half, word.size, screen))
        }
        const t = (now - word.at) / LASTS_MS
        const size = word.size * (calm ? 1 : ease.back(Math.min(1, t / 0.25)))
        g.globalAlpha = t < 0.7 ? 1 : Math.max(0, 1 - (t - 0.7) / 0.3)
        g.font = `900 ${Math.max(1, size)}px ${font}`
        g.textAlign = 'center'
        g.textBaseline = 'middle'
        g.lineJoin = 'round'
        g.lineWidth = size * 0.24
        g.strokeStyle = '#3b2b45'
        g.fillStyle = word.colour
        const y = word.y - (calm ? 0 : ease.out(t) * RISE * word.size)
        g.strokeText(word.text, word.x, y)
        g.fillText(word.text, word.x, y)
        g.restore()
      }
    },
  }
}
