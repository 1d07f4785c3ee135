/** The figure before the judges: looks at who speaks, claps or lets the head hang, and cheers when there is a star; its stars stand around it. */
import type { Frame } from '@playhouse/game-kit'
import { listChips } from './chips.ts'
import { JUDGES } from './judges.ts'
import type { Mood } from './models.ts'
import { star, stroke } from './pen.ts'
import type { G } from './pen.ts'
import { CLAPS, HOPES, POSES, SLUMPS } from './poses.ts'
import type { Pose } from './rig.ts'
import { drawFigure } from './figure.ts'
import type { Sprites } from './sprites.ts'
import { SPEECH_TICKS } from './state.ts'
import type { Game, State } from './state.ts'
import { feel } from './verdict-card.ts'
import { decidesAt, scoreAt } from './verdict-time.ts'

/** What a star is cheered with. */
const CHEER = POSES[2]!
const CLAP_MS = 170
/** The same laugh again and again would be a mask. */
const CHEERS: readonly Mood[] = ['laugh', 'wink', 'dream']
const STAR_MS = 620
/** Where the stars stand, in shares of the height: beside the head, and the third behind it. */
const STARS = [
  [-0.33, 0.7, 0.085],
  [0.33, 0.7, 0.085],
  [0, 0.86, 0.2],
] as const

export type Foot = { x: number; y: number; height: number }
type Mien = { slot: string; pose: Pose; mood: Mood; age: number }

/** What the last judge who decided makes of it; `age` in ticks. */
function mienOf(state: State, ticks: number, now: number): Mien {
  const nth = Math.min(2, Math.floor(ticks / SPEECH_TICKS))
  const who = JUDGES[nth]!
  const age = ticks - decidesAt(who, listChips(state, who).length)
  const feeling = age < 0 ? 'pleased' : feel(who, state)
  if (feeling === 'delighted') {
    const beat = Math.floor(now / CLAP_MS) % CLAPS.length
    return { slot: `verdict clap ${beat}`, pose: CLAPS[beat]!, mood: 'joy', age }
  }
  if (feeling === 'puzzled') return { slot: 'verdict low', pose: SLUMPS, mood: 'puzzled', age }
  return { slot: 'verdict', pose: HOPES, mood: age < 0 ? 'smile' : 'joy', age }
}

export function createListener(sprites: Sprites) {
  /** When each star was reached. */
  let reached: number[] = []
  const drawStars = (
    g: G,
    { x, y, height }: Foot,
    { state, now, settings, screen }: Frame<Game>,
    score: number,
  ) => {
    // None of them beyond the window's edge.
    const most = x - screen.visible.x - height * 0.1
    STARS.forEach(([dx, dy, share], i) => {
      if (score < state.goals[i]!) return
      reached[i] ??= now
      const t = settings.calm ? 1 : Math.min(1, (now - reached[i]!) / STAR_MS)
      const grown = 1 - (1 - t) ** 3 + Math.sin(t * Math.PI) * 0.5
      const beat = settings.calm ? 0 : Math.sin(now / 420 + i * 2)
      const r = height * share * grown * (1 + beat * 0.04)
      // They rise from where they are counted.
      const at = y - height * dy * (0.3 + 0.7 * (1 - (1 - t) ** 2)) + beat * 3
      const path = star(
        x + Math.sign(dx) * Math.min(most, height * Math.abs(dx)),
        at,
        r,
        5,
        0.5,
        (1 - t) * 2.4 + beat * 0.05,
      )
      g.fillStyle = i === 2 ? '#ffd45ed8' : '#ffd45e'
      g.fill(path)
      stroke(g, path, '#b5701c', 2.5)
    })
  }
  return (g: G, foot: Foot, frame: Frame<Game>, isSettled: boolean): void => {
    const { state, now, settings, screen } = frame
    if (state.ticks <= 1) reached = []
    const ticks = isSettled || settings.calm ? Infinity : state.ticks
    const isFree = state.mode === 'free'
    if (!isFree) drawStars(g, foot, frame, scoreAt(state, ticks))
    const scale = (foot.height / 1000) * screen.ratio
    const hasWon = isSettled && (isFree || state.verdict!.score >= state.goals[0])
    const mien: Mien = hasWon
      ? { slot: 'verdict end', pose: CHEER, mood: 'joy', age: 60 }
      : isFree || (isSettled && settings.calm)
        ? { slot: 'verdict', pose: HOPES, mood: 'smile', age: 0 }
        : isSettled
          ? { slot: 'verdict low', pose: SLUMPS, mood: 'puzzled', age: 60 }
          : mienOf(state, state.ticks, settings.calm ? 0 : now)
    const { slot, pose, mood, age } = mien
    const figure = sprites.figure('verdict', state.look, scale, { pose, mood })
    if (settings.calm) return drawFigure(g, figure, foot.x, foot.y, foot.height, { now, isCalm: true })
    const isWide = screen.visible.w > screen.visible.h * 1.05
    const nth = Math.min(2, Math.floor(state.ticks / SPEECH_TICKS))
    const waits = !isSettled && age < 0
    const cheer = CHEERS[Math.floor(now / 4000) % CHEERS.length]!
    const face =
      now % 3100 < 140
        ? sprites.faceOf(figure, state.look, 'blink', { isBlinking: true })
        : hasWon && now % 4000 < 2600
          ? sprites.faceOf(figure, state.look, cheer, { mood: cheer })
          : waits
            ? sprites.faceOf(figure, state.look, `watch ${nth}`, {
                gaze: isWide ? [1, nth * 0.55 - 0.4] : [-0.7, 0.6 + nth * 0.2],
              })
            : null
    const isLow = slot === 'verdict low'
    const isGlad = hasWon || slot.startsWith('verdict clap')
    // Who is glad bounces, who is not sinks a little; everybody shifts their weight.
    const bounce = isGlad ? Math.abs(Math.sin(now / (hasWon ? 210 : 170))) * foot.height * 0.018 : 0
    const sink = isLow ? Math.min(1, Math.max(0, age) / 20) * 0.02 : 0
    const lean = Math.sin(now / 760) * (isLow ? 0.008 : 0.02) + (waits ? (isWide ? -0.025 : 0.015) : 0)
    g.save()
    g.translate(foot.x, foot.y)
    g.scale(1 + sink * 0.4, 1 - sink)
    g.translate(-foot.x, -foot.y - bounce)
    drawFigure(g, figure, foot.x, foot.y, foot.height, {
      now,
      isCalm: false,
      sway: 5,
      lean,
      swing: Math.sin(now / 760 - 0.9) * 0.025,
      face,
    })
    g.restore()
  }
}
