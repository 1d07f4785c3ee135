/** The first lesson: one loop. Hints and a ghost hand stay until the player has closed one. */
import type { Kit } from '@playhouse/game-kit'
import type { Career } from '../view/career.ts'
import type { Sight } from '../view/cast.ts'
import { drawGhost, drawGhostHome, drawTurn, LOOP_TALL, LOOP_WIDE } from '../view/ghost.ts'
import type { Ink } from '../art/inks.ts'
import { findNearest } from '../view/home-arrow.ts'
import { SIZE } from '../state.ts'
import type { Game, Place, State } from '../state.ts'
import { texts } from '../texts.ts'

/** After so long without a loop clock, ranking and map come all the same. */
const BARE_TICKS = 10 * 60
/** A player with this many wet cells, or out for this long, is shown the way home. */
const FAR = 12
const WANDER_TICKS = 3 * 60
/** A player who stays out this long without coming nearer gets a stronger hint. */
const ASTRAY_TICKS = 6 * 60
const LOOK_TICKS = 10
/** Cells nearer since the last look: on the way. */
const NEARER = 0.35
/** This many wet cells count as a started loop: the first hint was understood. */
const BEGUN = 4
/** The way is shown so far from the edge of the screen, in cells. */
const INSET = 1.6

/** The ways a loop can be shown, the first one where all are as free; how often they are looked at. */
type Side = readonly [flipX: number, flipY: number]
const SIDES: readonly Side[] = [[1, -1], [1, 1], [-1, -1], [-1, 1]] // prettier-ignore
const SIDE_TICKS = 30
/** Cells beside the path that should be free as well. */
const BESIDE = 2

/** The side whose loop lies on free paper; the one shown now unless another is freer. */
export function chooseSide({ painters, cells }: State, now: Side): Side {
  const { x, y } = painters[0]!
  const takenOn = ([flipX, flipY]: Side) => {
    let count = 0
    for (let across = 0; across <= LOOP_WIDE + BESIDE; across++)
      for (let down = -1; down <= LOOP_TALL + BESIDE; down++) {
        const [atX, atY] = [x + across * flipX, y + down * flipY]
        const isOn = atX >= 0 && atY >= 0 && atX < SIZE && atY < SIZE
        if (!isOn || cells[atY * SIZE + atX]! > 1) count++
      }
    return count
  }
  return SIDES.reduce((best, side) => (takenOn(side) < takenOn(best) ? side : best), now)
}

type LessonState = {
  outSince: number
  home: Place | null
  lookedAt: number
  isComing: boolean
}

export function createLesson(kit: Kit<Game, Career>) {
  let said = ''
  let side: Side = SIDES[0]!
  let sideAt = -1e9
  const current: LessonState = { outSince: 0, home: null, lookedAt: -1e9, isComing: false }
  const { isLost, look, isAstray } = createLostWatch(current)
  const isOn = () => !kit.record.knowsHow
  const isBare = ({ ticks }: State) => isOn() && ticks < BARE_TICKS
  const chooseWord = (state: State): string => {
    const { length } = state.painters[0]!.trail
    if (isLost(state)) return current.isComing ? '' : isAstray(state) ? texts.hintBack : texts.hintHome
    if (length >= BEGUN) return ''
    return isBare(state) ? texts.hint : texts.hintAgain
  }
  return {
    reset() {
      said = isOn() ? texts.hint : ''
      current.outSince = 0
      current.lookedAt = -1e9
      side = SIDES[0]!
      sideAt = -1e9
    },
    /** Nothing but the sheet and one line of words. */
    isBare,
    isShown: () => isOn() && said !== '',
    /** `isTelling`: news stand where the words would. */
    control(state: State, isTelling: boolean) {
      if (!isOn()) return
      if (state.painters[0]!.trail.length === 0) current.outSince = state.ticks
      if (isLost(state)) look(state)
      const word = isTelling ? '' : chooseWord(state)
      if (word === said) return
      said = word
      kit.setHint(word)
    },
    /** `head`: drawn position of the painter; `sight`: visible part of the sheet, in cells. */
    draw(
      g: CanvasRenderingContext2D,
      state: State,
      head: Place,
      sight: Sight,
      { now, ink }: { now: number; ink: Ink },
    ) {
      const me = state.painters[0]!
      if (!isOn() || me.backIn > 0) return
      if (me.trail.length === 0) {
        const age = state.ticks - sideAt
        if (age < 0 || age >= SIDE_TICKS) {
          sideAt = state.ticks
          side = chooseSide(state, side)
        }
        return drawGhost(g, head, now, side, ink)
      }
      if (!isLost(state) || !current.home) return
      // The way ends on the screen, wherever home is.
      const end = {
        x: Math.max(sight.left + INSET, Math.min(sight.right - INSET, current.home.x)),
        y: Math.max(sight.top + INSET, Math.min(sight.bottom - INSET, current.home.y)),
      }
      drawGhostHome(g, { from: head, to: end, trail: me.trail }, now, ink, {
        sight,
        hasHand: !isAstray(state),
      })
    },
    /** The arrow of who is astray, beneath the painters: no face and no name lies under it. */
    drawBack(
      g: CanvasRenderingContext2D,
      state: State,
      head: Place,
      { now, ink, swell, isCalm }: { now: number; ink: Ink; swell: number; isCalm: boolean },
    ) {
      if (!isOn() || !current.home || state.painters[0]!.backIn > 0 || !isLost(state) || !isAstray(state))
        return
      drawTurn(g, head, current.home, ink, (isCalm ? 1 : 1 + Math.sin(now / 130) * 0.14) * swell)
    },
  }
}

/** Whether the pupil is far from home. */
function createLostWatch(current: LessonState) {
  let far = Infinity
  const isLost = ({ painters, ticks }: State) => {
    const { length } = painters[0]!.trail
    return length >= FAR || (length > 0 && ticks - current.outSince > WANDER_TICKS)
  }
  const look = (state: State) => {
    const age = state.ticks - current.lookedAt
    if (age >= 0 && age < LOOK_TICKS) return
    current.lookedAt = state.ticks
    const { x, y } = state.painters[0]!
    const cell = findNearest(state, x, y)
    current.home = cell < 0 ? null : { x: (cell % SIZE) + 0.5, y: Math.floor(cell / SIZE) + 0.5 }
    const now = current.home ? Math.hypot(current.home.x - x, current.home.y - y) : Infinity
    current.isComing = now < far - NEARER
    far = now
  }
  /** Out for long, and not on the way back. */
  const isAstray = ({ painters, ticks }: State) =>
    painters[0]!.trail.length > 0 && ticks - current.outSince > ASTRAY_TICKS && !current.isComing
  return { isLost, look, isAstray }
}
