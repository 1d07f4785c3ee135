/** The centre of every realm: a hamlet that grows into a castle where its land is wide and its painter is near. Visual only; the rules do not use it. */
import { createCache, openSheet } from '@playhouse/game-kit/canvas'
import type { Sight } from '../view/cast.ts'
import type { Dress } from '../view/dress.ts'
import type { Ink } from './inks.ts'
import { drawPart } from './houses.ts'
import type { Part } from './houses.ts'
import { measureDepth } from '../rules/land.ts'
import { rankOf } from '../rules/realm.ts'
import { CELLS, SEA, SIZE } from '../state.ts'
import type { Place, State } from '../state.ts'
import { createVillages, paleOver } from './villages.ts'
import { MAX_MS } from './waves.ts'
import type { Moment } from './villages.ts'

type Capital = { cell: number; rank: number; at: number; goneAt?: number }

const EVERY_TICKS = 95
/** A capital stays while so many cells around it are its own. */
const MIN_DEPTH = 2
const POP_MS = 520
const FALL_MS = 260
const AROUND = [0, 1, -1, SIZE, -SIZE] as const
/** Half the width of a picture, in cells, by rank. */
const HALF = [0, 3.2, 4.1, 4.9, 5.9, 7] as const
/** A growing capital moves near its painter when it is farther away than this many cells. */
const FAR = 13
/** More depth than this makes a place no better; a cell nearer to the painter is worth so much of one deeper. */
const ENOUGH = 5
const NEAR_WORTH = 0.22
/** Pixels per unit of a cached image. */
const SHARP = 64

/** By rank, from the back to the front: [picture, x, y of its foot, wide, tall], in halves of the whole. */
const PLANS: readonly (readonly Part[])[] = [
  [],
  [['house', -0.35, 0.35, 0.75, 0.55], ['house', 0.42, 0.55, 0.65, 0.48]], // prettier-ignore
  [['house', 0.05, 0.1, 0.6, 0.5], ['house', -0.5, 0.45, 0.62, 0.5], ['house', 0.55, 0.5, 0.6, 0.48]], // prettier-ignore
  [['tower', 0, 0.25, 0.42, 0.85], ['house', -0.55, 0.5, 0.6, 0.46], ['house', 0.55, 0.5, 0.6, 0.46], ['house', 0, 0.72, 0.5, 0.4]], // prettier-ignore
  [['tower', -0.62, 0.45, 0.36, 0.85], ['tower', 0.62, 0.45, 0.36, 0.85], ['keep', 0, 0.55, 1, 0.62], ['house', -0.5, 0.82, 0.42, 0.32], ['house', 0.52, 0.82, 0.42, 0.32]], // prettier-ignore
  [['tower', 0, 0.15, 0.4, 1.05], ['tower', -0.7, 0.5, 0.34, 0.95], ['tower', 0.7, 0.5, 0.34, 0.95], ['keep', 0, 0.6, 1.15, 0.66], ['house', -0.6, 0.85, 0.4, 0.3], ['house', 0.6, 0.85, 0.4, 0.3]], // prettier-ignore
]

const farFrom = ({ painters }: State, who: number, cell: number) =>
  Math.hypot((cell % SIZE) - painters[who]!.x, Math.floor(cell / SIZE) - painters[who]!.y)

/** The greatest there is, around the origin, a half of it to a unit. */
export function drawCastle(g: CanvasRenderingContext2D, ink: Ink): void {
  for (const part of PLANS.at(-1)!) drawPart(g, part, ink)
}

type CapitalsState = {
  capitals: (Capital | null)[]
}

export function createCapitals(dress: Dress) {
  const current: CapitalsState = { capitals: [] }
  let countedAt = -1e9
  const pictures = createCache<string, OffscreenCanvas>()
  const villages = createVillages(dress)
  const find = createCapitalFinder(villages, current)
  const pictureOf = (ink: Ink, rank: number) =>
    pictures.find(`${ink.deep} ${rank}`, () => {
      const half = Math.ceil(HALF[rank]! * SHARP * 0.45)
      const [canvas, g] = openSheet(half * 2, half * 2)
      g.translate(half, half)
      g.scale(half, half)
      for (const part of PLANS[rank]!) drawPart(g, part, ink)
      return canvas
    })
  return {
    reset() {
      current.capitals = []
      villages.reset()
      countedAt = -1e9
    },
    /** In cells. */
    draw(g: CanvasRenderingContext2D, state: State, head: Place, sight: Sight, { now, isCalm }: Moment) {
      const age = state.ticks - countedAt
      if (age < 0 || age >= EVERY_TICKS) {
        countedAt = state.ticks
        find(state, now)
      }
      villages.draw(g, state, head, sight, { now, isCalm })
      current.capitals.forEach((capital, i) => {
        if (!capital || now < capital.at) return
        const x = (capital.cell % SIZE) + 0.5
        const y = Math.floor(capital.cell / SIZE) + 0.5
        const half = HALF[capital.rank]!
        if (
          x < sight.left - half ||
          x > sight.right + half ||
          y < sight.top - half ||
          y > sight.bottom + half
        )
          return
        if (!capital.goneAt && AROUND.some((step) => state.cells[capital.cell + step] !== i + 1))
          capital.goneAt = now
        const left = capital.goneAt ? 1 - (now - capital.goneAt) / FALL_MS : 1
        if (left <= 0 || (isCalm && left < 1)) return
        const t = isCalm ? 1 : Math.min(1, (now - capital.at) / POP_MS)
        const tall = half * left * (t < 1 ? 1 - Math.cos(t * 9) * (1 - t) ** 2 : 1)
        g.globalAlpha = paleOver(head, x, y, half)
        g.drawImage(
          pictureOf(dress.inkOf(state, i), capital.rank),
          x - half,
          y + half - tall * 2,
          half * 2,
          tall * 2,
        )
        g.globalAlpha = 1
      })
    },
  }
}

/** Finds where each realm's capital stands. */
function createCapitalFinder(villages: ReturnType<typeof createVillages>, current: CapitalsState) {
  const depth = new Uint8Array(CELLS)
  const find = (state: State, now: number) => {
    measureDepth(state.cells, depth)
    const widest = state.painters.map(() => -1)
    const worths = state.painters.map(() => -1e9)
    for (let cell = 0; cell < CELLS; cell++) {
      const owner = state.cells[cell]!
      if (owner === 0 || owner === SEA) continue
      if (depth[cell]! < MIN_DEPTH) continue
      const worth = Math.min(ENOUGH, depth[cell]!) - farFrom(state, owner - 1, cell) * NEAR_WORTH
      if (worth <= worths[owner - 1]!) continue
      worths[owner - 1] = worth
      widest[owner - 1] = cell
    }
    current.capitals = state.painters.map(({ land }, i) => {
      const rank = rankOf(state, land)
      if (rank === 0) return null
      const old = current.capitals[i] ?? null
      const isStanding =
        old !== null && !old.goneAt && state.cells[old.cell] === i + 1 && depth[old.cell]! >= MIN_DEPTH
      if (isStanding && old.rank === rank) return old
      const staysHere = isStanding && (old.rank > rank || farFrom(state, i, old.cell) < FAR)
      const cell = staysHere ? old.cell : widest[i]!
      // Where nothing stood the land floods in first.
      return cell < 0 ? null : { cell, rank, at: old ? now : now + MAX_MS }
    })
    const hearts = current.capitals.map((capital) =>
      capital
        ? {
            x: capital.cell % SIZE,
            y: Math.floor(capital.cell / SIZE),
            rank: capital.rank,
            half: HALF[capital.rank]!,
          }
        : null,
    )
    villages.find(state.cells, depth, hearts, now)
  }
  return find
}
