/** Draws what helps the player: jar, bell and friends, and the paw that shows where to press. */
import type { Frame } from '@playhouse/game-kit'
import { drawBell } from '../art/bell-art.ts'
import { drawFlights, drawJar } from '../art/fireflies.ts'
import { drawHelpers } from '../art/helper-art.ts'
import { listHidden } from '../rules/animal-families.ts'
import { countBasket } from '../rules/helpers.ts'
import { LESSONS, hasTwist } from '../rules/levels.ts'
import { countFireflies } from '../rules/twists.ts'
import { FULL_JAR } from '../state.ts'
import type { Game } from '../state.ts'
import { pages } from '../ui/pages.ts'
import type { Stage } from './stage.ts'
import { boxOfPaw, drawPaw, placePaw } from './visitors.ts'

const DEALT_MS = 500
/** How long the paw stays over each. */
const ASK_MS = 1250

export function drawFireflies(
  { cues, layout, tools }: Stage,
  { g, state, now, settings }: Frame<Game>,
): void {
  if (!hasTwist(state, 'jar')) return
  const { jar } = layout
  const fireflies = countFireflies(state)
  drawJar({ g, jar, fireflies, isArmed: tools.armed === 'jar', now, calm: settings.calm })
  drawFlights(g, cues.moves.listFlights(now), now)
  // The first time a paw shows what a full jar is for.
  const isLesson = state.mode === 'meadow' && LESSONS[state.level] === 'jar' && state.looks >= 2
  if (isLesson && fireflies >= FULL_JAR && !tools.armed && state.wait === 0 && state.ending === 0)
    drawPaw(g, jar.x + jar.w / 2, jar.y + jar.h / 2 - 16, 0.8, now)
}

/** Bell and basket, and who came along. */
export function drawGifts({ cues, layout, tools }: Stage, { g, state, now, settings }: Frame<Game>): void {
  const { calm } = settings
  const { gifts } = cues
  if (hasTwist(state, 'bell') && !state.isAsleep) {
    const { bell } = layout
    const flowers = countBasket(state)
    drawBell({ g, bell, flowers, swing: gifts.swing(now), pop: gifts.pop(now), now, calm })
    // The first time a paw shows where the flowers are brought home.
    const isLesson = state.mode === 'meadow' && LESSONS[state.level] === 'bell' && flowers >= 4
    if (isLesson && state.wait === 0 && state.ending === 0 && state.open.length === 0)
      drawPaw(g, bell.x + bell.w / 2, bell.y + bell.h / 2 - 20, 0.8, now)
  }
  const helpers = tools.listShown(state)
  if (helpers.length === 0) return
  drawHelpers({
    g,
    layout,
    helpers,
    chosen: tools.getChosen(state),
    hasHelped: state.hasHelped === true,
    isArmed: tools.armed === 'owl',
    hop: gifts.hop(now),
    now,
    calm,
  })
}

/** Whether the paw shows where to press. */
export function drawHint(stage: Stage, { g, state, now }: Frame<Game>): boolean {
  const { kit, layout, actors } = stage
  stage.paw = null
  // The keys' ring and the paw would look like two cursors.
  if (kit.device === 'keyboard' || kit.device === 'gamepad') return false
  if (kit.record.knowsHow || state.greeting > 0 || state.ending > 0 || state.wait > 0 || pages.open)
    return false
  const hidden = listHidden(state).filter((i) => !state.open.includes(i))
  // Where the first look goes does not matter. Then the paw asks: here, here or here? Who remembers knows.
  const turn = state.open.length > 0 ? Math.floor(now / ASK_MS) % Math.max(1, hidden.length) : 0
  const target = hidden[turn] ?? -1
  const spot = layout.spots[target]
  // No hint points at the meadow before it is drawn.
  if (spot && now > actors[target]!.dealtAt + DEALT_MS) {
    const { x, y, scale } = placePaw(spot)
    drawPaw(g, x, y, scale, now)
    stage.paw = { id: 'paw', kind: 'float', of: `place-${target + 1}`, ...boxOfPaw(x, y, scale) }
  }
  return spot !== undefined
}
