/** Effects of the basket, the bell and the helpers. */
import { smoothstep } from '@playhouse/game-kit'
import type { Kit } from '@playhouse/game-kit'
import type { Album } from '../ui/album.ts'
import { winFlowers } from './garden.ts'
import { HELPER_ANIMALS } from '../art/helper-art.ts'
import { inKey } from '../audio/jingles.ts'
import type { Layout } from './layout-types.ts'
import type { G } from '../art/pen.ts'
import { drawIcon } from '../art/signs.ts'
import { ANIMALS } from '../art/animals.ts'
import type { Event, Game } from '../state.ts'
import { texts } from '../texts.ts'

type Point = { x: number; y: number }
/** A flower on its way; those that fall fall faster and faster. */
type Petal = { from: Point; to: Point; at: number; ms: number; falls: boolean }

const FLIGHT_MS = 760
const FALL_MS = 620
const SWING_MS = 1500
const MAX_SHOWN = 10
const PETALS = ['#ff7fae', '#ffd65c', '#ffffff']

type GiftCuesState = {
  petals: Petal[]
  rungAt: number
  busyUntil: number
}

type FlowerEffects = {
  bellAt(): Point
  sparkle(x: number, y: number, count: number): void
  send(from: Point, to: Point, count: number, delay: number): void
}

export function createGiftCues(kit: Kit<Game, Album>, layout: () => Layout | null) {
  let filledAt = -1e6
  let helpedAt = -1e6
  const current: GiftCuesState = { petals: [], rungAt: -1e6, busyUntil: 0 }
  const bellAt = (): Point => {
    const { x, y, w, h } = layout()!.bell
    return { x: x + w / 2, y: y + h / 2 }
  }
  const send = (from: Point, to: Point, count: number, delay: number) => {
    for (let i = 0; i < Math.min(MAX_SHOWN, count); i++)
      current.petals.push({ from, to, at: kit.now + delay + i * 60, ms: FLIGHT_MS, falls: false })
    current.busyUntil = kit.now + delay + FLIGHT_MS + 700
  }
  const sparkle = (x: number, y: number, count: number) =>
    kit.juice.burst(x, y, {
      count,
      shape: 'star',
      colours: ['#ffe45c', '#ffffff', '#ffb3cf'],
      speed: 260,
      gravity: 240,
      size: 13,
      ms: 900,
    })
  const { rung, spilled } = createBellCue(kit, layout, { bellAt, sparkle, send }, current)
  return {
    begin() {
      current.petals = []
      current.rungAt = filledAt = helpedAt = -1e6
      current.busyUntil = 0
    },
    /** True where it was one of its own. */
    follow(event: Event): boolean {
      if (event.type === 'filled') {
        const { x, y, scale } = layout()!.spots[event.place]!
        filledAt = kit.now + FLIGHT_MS
        send({ x, y: y - 50 * scale }, bellAt(), 3, 300)
        kit.say(texts.filled(event.flowers))
      } else if (event.type === 'rung') rung(event.flowers)
      else if (event.type === 'spilled') spilled(event.flowers)
      else if (event.type === 'guarded' || event.type === 'owled') {
        helpedAt = kit.now
        current.busyUntil = kit.now + SWING_MS
        const isOwl = event.type === 'owled'
        const { friends, spots } = layout()!
        sparkle(friends.x, friends.y, 10)
        for (const place of event.places) sparkle(spots[place]!.x, spots[place]!.y - 30, 6)
        const animal = HELPER_ANIMALS[isOwl ? 'owl' : 'hedgehog']
        kit.audio.play(`call-${ANIMALS[animal]!.id}`, { delay: 0.2 })
        kit.say(isOwl ? texts.owled(event.places.map((place) => place + 1).join(', ')) : texts.guarded)
      } else return event.type === 'called'
      return true
    },
    /** From −1 to 1: how far the bell swings. */
    swing(now: number): number {
      const t = (now - current.rungAt) / SWING_MS
      return t < 0 || t > 1 ? 0 : Math.sin(t * 26) * (1 - t)
    },
    /** From 1 to 0 after something has come into the basket. */
    pop: (now: number) => Math.max(0, Math.min(1, 1 - Math.abs(now - filledAt) / 360)),
    hop: (now: number) => Math.max(0, 1 - Math.max(0, now - helpedAt) / 900),
    draw(g: G, now: number) {
      current.petals = current.petals.filter(({ at, ms }) => now < at + ms)
      for (const [i, { from, to, at, ms, falls }] of current.petals.entries()) {
        const t = (now - at) / ms
        if (t < 0) continue
        const eased = falls ? t * t : smoothstep(0, 1, t)
        const x = from.x + (to.x - from.x) * (falls ? t : eased)
        const y = from.y + (to.y - from.y) * eased - Math.sin(t * Math.PI) * (falls ? 34 : 46)
        drawIcon(g, 'flower', { x, y, r: 12 }, '#3a1c10')
        drawIcon(g, 'flower', { x, y, r: 9.5 }, PETALS[i % PETALS.length]!)
      }
    },
    get busyUntil() {
      return current.busyUntil
    },
  }
}

/** The bell and a spilled jar. */
function createBellCue(
  kit: Kit<Game, Album>,
  layout: () => Layout | null,
  { bellAt, sparkle, send }: FlowerEffects,
  current: GiftCuesState,
) {
  const signAt = (): Point => {
    const { x, y, w, h } = layout()!.sign
    return { x: x + w * 0.6, y: y + h / 2 }
  }
  const rung = (flowers: number) => {
    current.rungAt = kit.now
    const { x, y } = bellAt()
    kit.audio.play('bell', { vary: 0, rate: 1 + flowers * 0.012 })
    kit.audio.play('bloom', inKey(kit.state, 0.5))
    sparkle(x, y - 14, 8 + flowers)
    send({ x, y }, signAt(), flowers, 120)
    winFlowers(kit.data, flowers)
    kit.save()
    kit.say(texts.rung(flowers))
  }
  const spilled = (flowers: number) => {
    const from = bellAt()
    const { h } = layout()!
    for (let i = 0; i < Math.min(MAX_SHOWN, flowers); i++)
      current.petals.push({
        from: { x: from.x, y: from.y + 6 },
        to: { x: from.x + (i - flowers / 2) * 13, y: h + 14 },
        at: kit.now + 380 + i * 30,
        ms: FALL_MS,
        falls: true,
      })
    current.busyUntil = kit.now + 380 + FALL_MS + 400
    kit.audio.play('spill', { delay: 0.42, vary: 0 })
    kit.say(texts.spilled(flowers))
  }
  return { rung, spilled }
}
