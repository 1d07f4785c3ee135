/** The first lesson: one loop. Words and a ghost hand stay until the player has drawn one and come home. */
import type { Kit } from '@playhouse/game-kit'
import type { Career } from './career.ts'
import { drawGhost, drawGhostHome } from './ghost.ts'
import type { Ink } from './inks.ts'
import { findHome } from './minds.ts'
import { SIZE } from './state.ts'
import type { Game, Place, State } from './state.ts'
import { texts } from './texts.ts'

/** After so long without a loop clock, ranking and map come all the same. */
const BARE_TICKS = 10 * 60
/** Who is so many wet cells out, or out for so long, is shown the way home. */
const FAR = 12
const WANDER_TICKS = 6 * 60
const LOOK_TICKS = 10

export function createLesson(kit: Kit<Game, Career>) {
  let said = ''
  let outSince = 0
  let home: Place | null = null
  let lookedAt = -1e9
  const isOn = () => !kit.record.knowsHow
  const isBare = ({ ticks }: State) => isOn() && ticks < BARE_TICKS
  const isLost = ({ painters, ticks }: State) => {
    const { length } = painters[0]!.trail
    return length >= FAR || (length > 0 && ticks - outSince > WANDER_TICKS)
  }
  const look = (state: State) => {
    const age = state.ticks - lookedAt
    if (age >= 0 && age < LOOK_TICKS) return
    lookedAt = state.ticks
    const cell = findHome(state, 0)
    home = cell < 0 ? null : { x: (cell % SIZE) + 0.5, y: Math.floor(cell / SIZE) + 0.5 }
  }
  return {
    reset() {
      said = isOn() ? texts.hint : ''
      outSince = 0
      lookedAt = -1e9
    },
    /** Nothing but the sheet and one line of words. */
    isBare,
    isShown: () => isOn() && said !== '',
    /** `isTelling`: news stand where the words would. */
    control(state: State, isTelling: boolean) {
      if (!isOn()) return
      if (state.painters[0]!.trail.length === 0) outSince = state.ticks
      const word = isTelling
        ? ''
        : isLost(state)
          ? texts.hintHome
          : isBare(state)
            ? texts.hint
            : texts.hintAgain
      if (word === said) return
      said = word
      kit.setHint(word)
    },
    /** `head`: where the painter is drawn. */
    draw(g: CanvasRenderingContext2D, state: State, head: Place, now: number, ink: Ink) {
      const me = state.painters[0]!
      if (!isOn() || me.backIn > 0) return
      if (me.trail.length === 0) {
        const flipX = me.x > SIZE - 14 ? -1 : 1
        return drawGhost(g, head.x, head.y, now, flipX, me.y < 14 ? 1 : -1, ink)
      }
      if (!isLost(state)) return
      look(state)
      if (home) drawGhostHome(g, head, home, me.trail, now, ink)
    },
  }
}
