/** The figure in front of the judges: looks at the speaking one, claps or hangs its head, and cheers for a star, surrounded by its stars. */
import type { Frame } from '@playhouse/game-kit'
import { listChips } from '../ui/chips.ts'
import type { DollOptions } from '../art/figure/doll.ts'
import { countStars } from '../rules/goals.ts'
import { JUDGES } from '../art/figure/judges.ts'
import type { Mood } from '../rules/models.ts'
import { star, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { CHEERS, CLAPS, DOUBTS, HOPES, SLUMPS, THANKS } from './verdict-reactions.ts'
import { createMover } from '../art/figure/moves.ts'
import type { Pose } from '../art/figure/rig.ts'
import { drawFigure } from '../art/figure/figure.ts'
import type { Sprites } from '../art/sprites.ts'
import { SPEECH_TICKS } from '../state.ts'
import type { Game, State } from '../state.ts'
import { feel } from './verdict-card.ts'
import { blend } from './walk-steps.ts'
import { decidesAt, scoreAt } from './verdict-time.ts'

const CLAP_MS = 85
/** Claps for so long, then gives thanks. */
const CLAPPING = 46
/** How long one pose of joy or of regret lasts. */
const CHANGE_MS = 2300
/** The same laugh again and again would be a mask. */
const LAUGHS: readonly Mood[] = ['laugh', 'joy', 'wink', 'dream']
const STAR_MS = 620
/** Where the stars stand, in shares of the height: beside the head, and the third behind it. */
const STARS = [
  [-0.33, 0.7, 0.085],
  [0.33, 0.7, 0.085],
  [0, 0.86, 0.2],
] as const

export type Foot = { x: number; y: number; height: number }
type Feel = 'waits' | 'claps' | 'thanks' | 'doubts' | 'wins' | 'loses'
/** `age`: ticks since the judge decided. */
type Reaction = { feel: Feel; pose: Pose; mood: Mood; age: number }

const inTurn = <T>(list: readonly T[], nth: number): T => list[nth % list.length]!
/** What the last judge who decided makes of it: each of the three another pose. */
function reactionOf(state: State, ticks: number): Reaction {
  const nth = Math.min(2, Math.floor(ticks / SPEECH_TICKS))
  const who = JUDGES[nth]!
  const age = ticks - decidesAt(who, listChips(state, who).length)
  if (age < 0) return { feel: 'waits', pose: inTurn(HOPES, nth), mood: 'smile', age }
  const feeling = feel(who, state)
  if (feeling === 'puzzled') return { feel: 'doubts', pose: inTurn(DOUBTS, nth), mood: 'puzzled', age }
  const isClapping = feeling === 'delighted' && age < CLAPPING
  return {
    feel: isClapping ? 'claps' : 'thanks',
    pose: isClapping ? CLAPS[0]! : inTurn(THANKS, nth),
    mood: 'joy',
    age,
  }
}
/** When all is said: one pose after the other, the gladder the more stars; regret that looks up again. */
function endOf(state: State, since: number): Reaction {
  const nth = Math.floor(since / CHANGE_MS)
  const stars = state.mode === 'free' ? 3 : countStars(state, state.verdict!.score)
  if (stars === 0)
    return {
      feel: 'loses',
      pose: inTurn([SLUMPS[0]!, DOUBTS[1]!, SLUMPS[1]!, DOUBTS[0]!], nth),
      mood: 'puzzled',
      age: 60,
    }
  const joys = stars > 1 ? CHEERS : [CHEERS[2]!, THANKS[1]!, CHEERS[3]!, THANKS[0]!]
  return { feel: 'wins', pose: inTurn(joys, nth), mood: 'joy', age: 60 }
}
/** Hands apart, nearly together, together, and back. */
function clapAt(now: number): DollOptions {
  const [apart, together] = [CLAPS[0]!, CLAPS[1]!]
  const nth = Math.floor(now / CLAP_MS) % 4
  return { pose: nth === 0 ? apart : nth === 2 ? together : blend(apart, together, 0.55) }
}

type VerdictFigureState = {
  /** When each star was reached. */
  reached: number[]
}

export function createVerdictFigure(sprites: Sprites) {
  const current: VerdictFigureState = { reached: [] }
  const drawStars = createRisingStars(current)
  /** When the last judge has finished. */
  let settledAt = 0
  const mover = createMover()
  return (g: G, foot: Foot, frame: Frame<Game>, isSettled: boolean): void => {
    const { state, now, settings, screen } = frame
    if (state.ticks <= 1) {
      current.reached = []
      mover.reset()
    }
    if (!isSettled) settledAt = now
    const ticks = isSettled || settings.calm ? Infinity : state.ticks
    const isFree = state.mode === 'free'
    if (!isFree) drawStars(g, foot, frame, scoreAt(state, ticks))
    const scale = (foot.height / 1000) * screen.ratio
    const reaction = isSettled
      ? endOf(state, settings.calm ? 0 : now - settledAt)
      : reactionOf(state, state.ticks)
    const { feel: feeling, pose, mood, age } = reaction
    if (settings.calm) {
      const figure = sprites.figure('verdict', state.look, scale, { pose, mood })
      return drawFigure(g, figure, foot, { now, isCalm: true })
    }
    const { options, isMove, swing } = mover.at(pose, now)
    const isClapping = feeling === 'claps' && !isMove
    const drawn = { ...(isClapping ? clapAt(now) : options), mood }
    const figure =
      isMove || isClapping
        ? sprites.motion('verdict', state.look, scale, [drawn])
        : sprites.figure('verdict', state.look, scale, drawn)
    const isWide = screen.visible.w > screen.visible.h * 1.05
    const nth = Math.min(2, Math.floor(state.ticks / SPEECH_TICKS))
    const waits = feeling === 'waits'
    const hasWon = feeling === 'wins'
    const laugh = inTurn(LAUGHS, Math.floor((now - settledAt) / CHANGE_MS))
    const isStill = !isMove && !isClapping
    const face = !isStill
      ? null
      : now % 3100 < 140
        ? sprites.faceOf(figure, state.look, 'blink', { isBlinking: true })
        : hasWon && laugh !== 'joy'
          ? sprites.faceOf(figure, state.look, laugh, { mood: laugh })
          : waits
            ? sprites.faceOf(figure, state.look, `watch ${nth}`, {
                gaze: isWide ? [1, nth * 0.55 - 0.4] : [-0.7, 0.6 + nth * 0.2],
              })
            : null
    const isLow = feeling === 'doubts' || feeling === 'loses'
    const isGlad = hasWon || feeling === 'claps'
    // A happy figure bounces, an unhappy one sinks a little; all shift their weight.
    const beat = hasWon ? 260 : 170
    const bounce = isGlad ? Math.abs(Math.sin(now / beat)) * foot.height * 0.016 : 0
    const sink = isLow ? Math.min(1, Math.max(0, age) / 20) * 0.02 : 0
    const lean = Math.sin(now / 760) * (isLow ? 0.008 : 0.016) + (waits ? (isWide ? -0.025 : 0.015) : 0)
    g.save()
    g.translate(foot.x, foot.y)
    g.scale(1 + sink * 0.4, 1 - sink)
    g.translate(-foot.x, -foot.y - bounce)
    drawFigure(g, figure, foot, {
      now,
      isCalm: false,
      sway: 5,
      lean,
      swing: swing + Math.sin(now / 760 - 0.9) * 0.025,
      face,
    })
    g.restore()
  }
}

/** Stars that rise around the figure. */
function createRisingStars(current: VerdictFigureState) {
  const drawStars = (
    g: G,
    { x, y, height }: Foot,
    { state, now, settings, screen }: Frame<Game>,
    score: number,
  ) => {
    // None of them beyond the window's edge.
    const max = x - screen.visible.x - height * 0.1
    STARS.forEach(([dx, dy, share], i) => {
      if (score < state.goals[i]!) return
      current.reached[i] ??= now
      const t = settings.calm ? 1 : Math.min(1, (now - current.reached[i]!) / STAR_MS)
      const grown = 1 - (1 - t) ** 3 + Math.sin(t * Math.PI) * 0.5
      const beat = settings.calm ? 0 : Math.sin(now / 420 + i * 2)
      const r = height * share * grown * (1 + beat * 0.04)
      // They rise from where they are counted.
      const at = y - height * dy * (0.3 + 0.7 * (1 - (1 - t) ** 2)) + beat * 3
      const path = star(
        { x: x + Math.sign(dx) * Math.min(max, height * Math.abs(dx)), y: at, r },
        { points: 5, inner: 0.5, turn: (1 - t) * 2.4 + beat * 0.05 },
      )
      g.fillStyle = i === 2 ? '#ffd45ed8' : '#ffd45e'
      g.fill(path)
      stroke(g, path, '#b5701c', 2.5)
    })
  }
  return drawStars
}
