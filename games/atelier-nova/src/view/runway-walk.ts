/** A walk on the catwalk: steps, then a pose, a turn with flying hair and cloth, and a last pose. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from './save-data.ts'
import { drawFigure } from '../art/figure/figure.ts'
import { ARRIVALS, lastPose, TURNS, yawAt } from './finale.ts'
import type { Look } from '../rules/look.ts'
import type { G } from '../art/pen.ts'
import type { Sprites } from '../art/sprites.ts'
import type { Game } from '../state.ts'
import { STEPS } from './walk-steps.ts'
import { choicesOf, motionOf, MUST_HAVES, PASSING, WALK } from './walk-pictures.ts'

/** Shares of the walk: the curtain is open, the end is reached, the pose stands, it turns. */
export const OPEN = 0.1
export const ARRIVED = 0.6
const POSED = 0.655
const TURN_FROM = 0.715
const TURN_TO = 0.895
/** Share of the catwalk that the turn steps back. */
const STEP_BACK = 0.1
export const stepBack = (t: number): number =>
  Math.sin(Math.max(0, Math.min(1, (t - TURN_FROM) / (TURN_TO - TURN_FROM))) * Math.PI) * STEP_BACK
const STEP_MS = 43
/** Pictures of the walk that are asked for in one frame. */
const AT_ONCE = 3

/** Position and height of the walking figure, and the progress of the show. */
export type Stand = {
  x: number
  foot: number
  height: number
  /** Pixels a unit of the figure's pictures. */
  scale: number
  /** The share of the walk that is over. */
  t: number
  isCalm: boolean
}

type WalkState = {
  hasTurned: boolean
}

export function createWalk(kit: Kit<Game, Data>, sprites: Sprites) {
  let ready = 0
  let readyToPass = 0
  let lastStep = -1
  const current: WalkState = { hasTurned: false }
  const drawEnd = createTurn(kit, sprites, current)
  let hasPosed = false
  /** `isPassing`: every other picture does. */
  const drawStep = (g: G, look: Look, { x, foot, height, scale, t, isCalm }: Stand, isPassing = false) => {
    const { now } = kit
    const nth = Math.floor(now / STEP_MS) % STEPS
    if (Math.floor(nth / 8) !== Math.floor(lastStep / 8) && t > OPEN)
      kit.audio.play('step', { volume: 0.4 + (height / kit.screen.visible.h) * 0.6, vary: 0.08 })
    lastStep = nth
    const turn = (now / STEP_MS / STEPS) * Math.PI * 2
    const waits = t < OPEN
    const place = isPassing ? 'rival' : 'step'
    const shown = waits ? 2 : isPassing ? nth - (nth % 2) : nth
    drawFigure(
      g,
      sprites.motion(place, look, scale, choicesOf(look, 'step', shown)),
      { x, y: foot, height },
      // Hair and hems come after the hips.
      { now, isCalm: true, swing: isCalm || waits ? 0 : Math.sin(turn - 1.1) * 0.06 },
    )
  }
  return {
    begin() {
      ready = 0
      readyToPass = 0
      lastStep = -1
      current.hasTurned = false
      hasPosed = false
    },
    drawStep,
    draw(g: G, look: Look, stand: Stand) {
      if (stand.t < ARRIVED) drawStep(g, look, stand)
      else drawEnd(g, look, stand)
    },
    /** Some pictures at once while nothing moves. */
    prepare(look: Look, scale: number, isQuiet: boolean) {
      const max = sprites.hasPainter ? WALK.length : MUST_HAVES
      for (let i = isQuiet ? AT_ONCE : 1; i > 0 && ready < max && sprites.hasRoom; i--)
        sprites.prepareMotion(look, scale, motionOf(look, ...WALK[ready++]!))
      // The poses themselves stand longer, and are wanted in full.
      if (ready !== max || hasPosed) return
      hasPosed = true
      sprites.prepare(look, {}, scale)
      sprites.prepare({ ...look, pose: lastPose(look.pose) }, { mood: 'joy' }, scale)
    },
    /** The steps of the rival who walks first; true when all are requested. */
    preparePassing(look: Look, scale: number): boolean {
      for (let i = AT_ONCE; i > 0 && readyToPass < PASSING.length && sprites.hasRoom; i--)
        sprites.prepareMotion(look, scale, motionOf(look, ...PASSING[readyToPass++]!))
      if (readyToPass === PASSING.length) {
        readyToPass++
        sprites.prepare(look, { mood: 'cool' }, scale)
      }
      return readyToPass > PASSING.length
    },
  }
}

/** The pose at the end of the runway. */
function createTurn(kit: Kit<Game, Data>, sprites: Sprites, current: WalkState) {
  const drawEnd = (g: G, look: Look, { x, foot, height, scale, t, isCalm }: Stand) => {
    const { now } = kit
    const share = (from: number, to: number) => Math.max(0, Math.min(1, (t - from) / (to - from)))
    const move = (motion: 'arrival' | 'turn', u: number, count: number, swing: number) => {
      const nth = Math.min(count - 1, Math.floor(u * count))
      const figure = sprites.motion(motion, look, scale, choicesOf(look, motion, nth))
      drawFigure(g, figure, { x, y: foot, height }, { now, isCalm: true, swing })
    }
    const [arrived, turned] = [share(ARRIVED, POSED), share(TURN_FROM, TURN_TO)]
    if (arrived < 1 && !isCalm) return move('arrival', arrived, ARRIVALS, Math.sin(arrived * Math.PI) * -0.04)
    if (turned > 0 && turned < 1 && !isCalm) {
      if (!current.hasTurned) kit.audio.play('twirl')
      current.hasTurned = true
      // What hangs behind is where the body was a moment ago.
      const drag = yawAt(look.pose, Math.max(0, turned - 0.09)) - yawAt(look.pose, turned)
      return move('turn', turned, TURNS, drag * 0.0048)
    }
    const isLast = isCalm ? t > TURN_TO : turned === 1
    const last = { ...look, pose: lastPose(look.pose) }
    const figure = isLast
      ? sprites.figure('last', last, scale, { mood: 'joy' })
      : sprites.figure('end', look, scale)
    // The first moment after a movement the cloth still goes on.
    const since = Math.max(0, (t - (isLast ? TURN_TO : POSED)) * 7)
    const swing = isCalm ? 0 : Math.sin(since * 9) * 0.05 * Math.exp(-since * 3.2)
    // A wink for the cameras.
    const winks = !isCalm && !isLast && t > POSED + 0.02
    const face = winks ? sprites.faceOf(figure, look, 'wink', { mood: 'wink' }) : null
    drawFigure(g, figure, { x, y: foot, height }, { now, isCalm, sway: 2, swing, face })
  }
  return drawEnd
}
