/** Draws the homes, who looks out of them, and what they call. */
import { gridOfScreen } from '@playhouse/game-kit'
import type { Frame } from '@playhouse/game-kit'
import { callSizeOf, drawCall } from '../art/call-sign.ts'
import type { G } from '../art/pen.ts'
import { hasTwist } from '../rules/levels.ts'
import type { Game, State } from '../state.ts'
import { isShown } from './actors.ts'
import { drawPlace } from './place-picture.ts'
import type { Stage } from './stage.ts'
import { drawButterfly } from './visitors.ts'

const CALL_MS = 1400

export function drawPlaces(stage: Stage, frame: Frame<Game>): void {
  const { g, state, now, phase, settings } = frame
  const { kit, cues, layout, sprites, actors, cursor } = stage
  const { calm } = settings
  const showsCursor = kit.device === 'keyboard' || kit.device === 'gamepad'
  const grid = gridOfScreen(kit.screen)
  // A visible animal also shows its call sign, so that players can learn it.
  const isEcho = hasTwist(state, 'echo') || state.places.some(({ shy }) => shy)
  const isHeard = state.kind === 'listen' || isEcho
  layout.spots.forEach((spot, i) => {
    const place = state.places[i]!
    const isCalling = isHeard && place.status === 'up' && now < cues.soundedAt(i) + CALL_MS
    if (showsCursor && phase === 'playing' && i === cursor) drawCursor(g, stage, now, calm)
    const mouth = now < cues.soundedAt(i) + 620 ? Math.abs(Math.sin((now - cues.soundedAt(i)) * 0.011)) : 0
    drawPlace({
      g,
      grid,
      spot,
      place,
      actor: actors[i]!,
      sprites,
      risen: layout.risen,
      now,
      mouth,
      isCalling,
      isAsleep: state.isAsleep,
      isSong: state.ending > 0 && !state.isAsleep,
      missed: findMiss(stage, state, i, now),
      calm,
    })
    if (i === state.butterfly && place.status === 'hidden') {
      const { x, y } = cues.butterflyAt(spot.x - 30 * spot.scale, spot.y - 24 * spot.scale, now, calm)
      drawButterfly(g, { x, y, scale: Math.max(0.7, spot.scale) }, now, calm)
    }
  })
  drawCalls(stage, frame, { isHeard, isEcho })
}

/** Over all homes: a bubble may reach into the row above. */
function drawCalls(
  { cues, layout }: Stage,
  { g, state, now, settings }: Frame<Game>,
  { isHeard, isEcho }: { isHeard: boolean; isEcho: boolean },
): void {
  layout.spots.forEach((spot, i) => {
    const { status, animal } = state.places[i]!
    const isSeen = isShown(state, i)
    if (status !== 'up') return
    if (isSeen ? !isEcho && !settings.colourSafe : !isHeard) return
    const isLeft = spot.x > layout.w - 76 * spot.scale - 30
    drawCall(g, {
      animal,
      // At the mouth of who is seen, else out of the opening.
      x: spot.x + (isSeen ? (isLeft ? -30 : 30) * spot.scale : 0),
      y: spot.y - (isSeen ? 56 * spot.scale : 2),
      size: callSizeOf(spot.scale) * (isSeen ? 0.8 : 1),
      lean: isSeen ? (isLeft ? -1 : 1) : 0,
      t: Math.min(1, (now - cues.soundedAt(i)) / CALL_MS),
    })
  })
}

/** Both sit there until the wait is over. */
function findMiss({ cues, layout }: Stage, state: State, place: number, now: number) {
  const miss = state.wait > 0 && state.open.includes(place) ? cues.missOf(place) : undefined
  if (!miss) return undefined
  const { spots } = layout
  return { ms: now - miss.at, side: Math.sign(spots[miss.other]!.x - spots[place]!.x) }
}

function drawCursor(g: G, { layout, cursor }: Stage, now: number, calm: boolean): void {
  const { x, y, scale } = layout.spots[cursor]!
  const beat = calm ? 1 : 1 + Math.sin(now * 0.006) * 0.04
  for (const [colour, width] of [
    ['#3b2a3a', 11],
    ['#fff8c8', 6],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width * Math.max(0.7, scale)
    g.beginPath()
    g.ellipse(x, y + 8 * scale, 64 * scale * beat, 36 * scale * beat, 0, 0, 7)
    g.stroke()
  }
}
