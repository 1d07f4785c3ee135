/** Friends visit the table: they look over its near edge, breathe, and hop on good moves. */
import type { Screen } from '@playhouse/game-kit'
import type { Friend } from '../rules/prizes.ts'
import { drawFriend } from '../art/friends.ts'
import type { Layout } from './layout.ts'

type G = CanvasRenderingContext2D
const HOP_MS = 520
/** One after the other, as a wave. */
const DELAY_MS = 110
const HOPS: Record<'joy' | 'win', number> = { joy: 1, win: 5 }
/** Places along the edge, as shares of the width: the fox keeps its own. */
const PLACES = [0.12, 0.3, 0.7, 0.88, 0.2, 0.8, 0.6]
/** Half the picture's side, in head sizes: ears stick out. */
const HALF = 1.75

export function createGuests() {
  let pictures: HTMLCanvasElement[] = []
  let painted = ''
  let r = 0
  let gladAt = -1e9
  let hops = 1
  return {
    prepare({ w, h, ratio }: Screen, friends: readonly Friend[]) {
      r = Math.max(13, Math.min(30, Math.min(w, h) * 0.034))
      const key = `${r} ${ratio} ${friends.join(' ')}`
      if (key === painted) return
      painted = key
      pictures = friends.map((friend) => {
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = Math.ceil(r * HALF * 2 * ratio)
        const g = canvas.getContext('2d')!
        g.scale(r * ratio, r * ratio)
        g.translate(HALF, HALF)
        drawFriend(g, friend, true)
        return canvas
      })
    },
    cheer(feeling: 'joy' | 'win', now: number) {
      gladAt = now
      hops = HOPS[feeling]
    },
    draw(
      g: G,
      { w, h }: Screen,
      { host, info, isRoomy, spots, cw, ch }: Layout,
      now: number,
      isCalm: boolean,
    ) {
      const isTall = !info.isColumn
      // Beside a low table there is no edge to be seen.
      if (!isTall && !isRoomy) return
      const ground = (isTall ? host.y + 2 : h - 4) - r * 1.5
      pictures.forEach((picture, i) => {
        const place = PLACES[i % PLACES.length]! * w
        const x = Math.abs(place - host.x) < r * 4 ? place + r * 5 : place
        const isBehindCards = spots.some(
          (spot) => spot.y + ch > ground && x > spot.x - r && x < spot.x + cw + r,
        )
        if (isBehindCards) return
        const t = (now - gladAt - i * DELAY_MS) / (HOP_MS * hops)
        const hop = !isCalm && t > 0 && t < 1 ? Math.abs(Math.sin(t * Math.PI * hops)) : 0
        const breath = isCalm ? 0 : Math.sin(now / 1100 + i * 1.7) * 0.012
        g.save()
        g.translate(x, ground + r * 1.5 - hop * r * 0.7)
        g.scale(1 + breath - hop * 0.03, 1 - breath + hop * 0.05)
        g.drawImage(picture, -r * HALF, -r * (HALF + 1.5), r * HALF * 2, r * HALF * 2)
        g.restore()
      })
    },
  }
}
