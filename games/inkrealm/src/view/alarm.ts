/** A warning sign over rivals that chase the player's long trail, and their faces at the screen edge while they are out of sight. In cells. */
import type { Sight } from './cast.ts'
import { drawAlert, spotAtEdge } from './edge-sign.ts'
import type { createEdgeSigns, Spot } from './edge-sign.ts'
import type { FrameBudget } from './frame-budget.ts'
import { smellTrail } from '../rules/rival-ai.ts'
import type { Place, State } from '../state.ts'

type G = CanvasRenderingContext2D
const EVERY_TICKS = 10
/** Over a head and all that is on it. */
const OVER = 1.05
/** A rival nearer than this to the edge, in cells, has a sign there; so many at most, hunters first. */
const NEAR = 9
const MAX_FACES = 3
/** Where no rival is seen or near, the nearest one has a faint one, on a narrow sheet. */
const NARROW = 32
const FAR_SHOWN = 0.75

type Look = {
  now: number
  swell: number
  /** Cells to a CSS pixel. */
  pixel: number
  /** All that is seen, and without what lies under the cards. */
  whole: Sight
  sight: Sight
  /** Where the map lies. */
  corner: Sight | null
  /** Cells from a painter's middle to the top of its hat or crown. */
  topOf(who: number): number
}

export function createAlarm(signs: ReturnType<typeof createEdgeSigns>, frameBudget: FrameBudget) {
  const hasTime = frameBudget.createDeferral()
  let hunters: number[] = []
  let askedAt = -1e9
  let listedAt = -1e9
  /** Rivals out of sight: the nearest ones and their distance from the edge. */
  let outside: { who: number; far: number }[] = []
  /** Whose sign may be needed next without having been painted. */
  let unprepared = 1
  const ask = (state: State) => {
    const age = state.ticks - askedAt
    if (age >= 0 && age < EVERY_TICKS) return
    askedAt = state.ticks
    hunters = state.painters.flatMap(({ backIn, mind }, i) =>
      i > 0 && backIn === 0 && mind.plan !== 'home' && smellTrail(state, i) >= 0 ? [i] : [],
    )
  }
  const listOutside = (state: State, at: (who: number) => Place, sight: Sight) => {
    const age = state.ticks - listedAt
    if (age >= 0 && age < EVERY_TICKS) return
    listedAt = state.ticks
    let isAnySeen = false
    outside = []
    for (let who = 1; who < state.painters.length; who++) {
      if (state.painters[who]!.backIn > 0) continue
      const far = farOut(at(who), sight)
      if (far <= 0) isAnySeen = true
      else if (state.twist !== 'fog' || hunters.includes(who)) outside.push({ who, far })
    }
    const weigh = ({ who, far }: { who: number; far: number }) => (hunters.includes(who) ? far - 1e3 : far)
    outside.sort((a, b) => weigh(a) - weigh(b))
    const near = outside.filter(({ who, far }) => far < NEAR || hunters.includes(who)).slice(0, MAX_FACES)
    const isWide = sight.right - sight.left >= NARROW
    outside = near.length > 0 || isAnySeen || isWide ? near : outside.slice(0, 1)
  }
  return {
    reset() {
      askedAt = -1e9
      listedAt = -1e9
      unprepared = 1
    },
    draw(
      g: G,
      state: State,
      at: (who: number) => Place,
      { now, swell, pixel, whole, sight, corner, topOf }: Look,
    ) {
      if (unprepared < state.painters.length && hasTime()) signs.prepare(state, unprepared++)
      ask(state)
      listOutside(state, at, whole)
      const taken: Spot[] = []
      for (const { who, far } of outside) {
        if (farOut(at(who), whole) <= 0 || state.painters[who]!.backIn > 0) continue
        const isHunter = hunters.includes(who)
        const r = signs.radiusOf(pixel, (sight.right - sight.left) / pixel, isHunter)
        const spot = spotAtEdge(at(who), sight, r, taken, corner)
        taken.push(spot)
        g.globalAlpha = far < NEAR || isHunter ? 1 : FAR_SHOWN
        signs.draw(g, state, { who, isHunter }, spot, r * (isHunter ? 1 + Math.sin(now / 110) * 0.06 : 1))
        g.globalAlpha = 1
      }
      const size = (0.62 + Math.sin(now / 110) * 0.05) * swell
      for (const who of hunters) {
        const { x, y } = at(who)
        if (farOut({ x, y }, whole) <= 0) drawAlert(g, x, y - topOf(who) - OVER * swell, size)
      }
    },
  }
}

/** Cells beyond the edge; less than nothing inside. */
const farOut = ({ x, y }: Place, { left, right, top, bottom }: Sight): number =>
  Math.max(left - x, x - right, top - y, y - bottom)
