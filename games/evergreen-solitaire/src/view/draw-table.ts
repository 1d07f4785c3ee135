/** Draws a frame of the table and says what still moves. */
import type { Frame, Motion } from '@playhouse/game-kit'
import type { Game } from '../state.ts'
import { isTeaching } from './stage.ts'
import type { Stage } from './stage.ts'
import { TRIED_MS, WATCH_MS } from './timings.ts'

export function drawTable(stage: Stage, frame: Frame<Game>): Motion {
  const { g, state, now, settings, drawSharp } = frame
  const { kit, cheer, finale, lesson, marks, prospects, rail, sound, tally, words } = stage
  const isQuiet = settings.calm || !frame.ambience
  tally.advance(now, kit.page === 'forest' || kit.page === 'deal')
  sound()
  drawForest(stage, frame, isQuiet)
  const isMoving = drawCards(stage, frame)
  const hint = prospects.readHint(now)
  if (hint) {
    marks.drawHint(g, hint, now)
    lesson.rest(now, TRIED_MS)
  }
  finale.draw(g)
  cheer.draw(g, now)
  if (kit.phase === 'playing') words.show()
  rail.draw(g, now, drawSharp)
  if (isTeaching(stage)) lesson.draw(g, state, now, frame.screen)
  const isTelling = cheer.isTelling(now) || prospects.readSaid(now) !== ''
  if (isMoving || hint !== null || isTelling || finale.isOn()) return true
  if (isTeaching(stage)) return 'slow'
  return !isQuiet && 'ambience'
}

/** The forest, its guests, and the fox. */
function drawForest(
  stage: Stage,
  { g, screen, now, seconds, settings }: Frame<Game>,
  isQuiet: boolean,
): void {
  const { deck, finale, guests, holder, host, prospects, scene } = stage
  const { layout } = holder
  scene.draw(g, screen, now, isQuiet)
  finale.drawLeaps(g, deck, seconds)
  guests.draw(g, screen, layout, now, isQuiet)
  if (!settings.calm && now > stage.lastInputAt + WATCH_MS)
    host.watch(scene.lure(screen, now) * screen.w, layout)
  host.draw(g, layout, { now, seconds }, { isCalm: settings.calm, isSad: prospects.isStuck })
}

/** Whether a card still moves. */
function drawCards(stage: Stage, { g, state, now, seconds, settings }: Frame<Game>): boolean {
  const { kit, carry, cheer, deck, finale, grab, hand, holder, marks, sprites } = stage
  const { suits } = state.table
  marks.drawPlaces(g)
  const isSwinging = carry.advance(seconds, holder.layout.cw, settings.calm)
  const isMoving = sprites.advance(now, cheer.arrive) || isSwinging
  const { ids: carried, pressed, aim } = grab
  sprites.draw(
    g,
    deck,
    suits,
    now,
    ({ id }) => carried.includes(id) || pressed.includes(id) || finale.has(id, now),
  )
  marks.drawTurns(g)
  if (aim) marks.drawAim(g, aim, now, settings.calm)
  carry.draw(g, deck, suits, now)
  for (const id of pressed) sprites.drawLifted(g, id, { deck, suits, now }, 0.45)
  if (hand.isUsed && kit.phase === 'playing') marks.drawCursor(g, hand.find(), hand.lifted)
  return isMoving
}
