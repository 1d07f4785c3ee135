/** The rules of dressing, walking and judging: deterministic, without the DOM. */
import { PIECES } from './data/catalogue.ts'
import { COLLECTION_GOALS, countStars, findGoals } from './rules/goals.ts'
import { PATTERNS } from './art/clothes/cloth-names.ts'
import { judge, stylePoints } from './rules/judging.ts'
import type { Look, Worn } from './rules/look.ts'
import { MOODS } from './rules/models.ts'
import { POSES } from './art/figure/poses.ts'
import { SIZES, firstLook, isIn, parseLook, withPiece } from './rules/outfit.ts'
import { SWATCHES } from './rules/palette.ts'
import { hasRival } from './rules/rival.ts'
import { findAdvice } from './rules/stylist.ts'
import { surpriseLook } from './rules/surprise.ts'
import { REVEAL_AFTER, RIVAL_TICKS, SPEECH_TICKS, WALK_TICKS } from './state.ts'
import type { Command, Event, Game, State } from './state.ts'
import { FREE, findSecret, makeTheme, seal, secretOf, THEMES, wholeOf } from './data/themes.ts'
import type { Theme } from './data/themes.ts'
import { createRng, hashText } from '@playhouse/game-kit/rules'
import type { Outcome, RuleSet, Start } from '@playhouse/game-kit/rules'

type Emit = (event: Event) => void
const MAX_UNDO = 24
const COLLECTION = 3
/** Some days have an envelope. */
const DAILY_SECRETS = [null, 'palette', 'must'] as const
export const rules: RuleSet<Game> = {
  slug: 'atelier-nova',
  modes: {
    shows: { levels: THEMES.length },
    free: { levels: FREE.length, open: true, stars: false },
    collection: {},
    daily: { every: 'day' },
    weekly: { every: 'week' },
  },
  actions: [],
  rewards: ['matched'],
  init,
  step,
  getOutcome,
  isIdle: ({ phase, ticks }) =>
    phase === 'dress' || phase === 'done' || (phase === 'verdict' && ticks >= SPEECH_TICKS * 3),
}

function init(start: Start): State {
  const themes = findThemes(start)
  const state: State = {
    mode: start.mode,
    level: start.level,
    theme: themes[0]!,
    phase: 'dress',
    ticks: 0,
    look: firstLook(start, themes[0]!),
    past: [],
    verdict: null,
    goals: [0, 0, 0],
    score: 0,
    show: 1,
    shows: themes.length,
    next: themes.slice(1),
  }
  state.goals = findGoals(state)
  return state
}

function findThemes({ mode, level, seed, day }: Start): Theme[] {
  if (mode === 'shows') return [seal(THEMES[level - 1] ?? THEMES[0]!, secretOf(level))]
  if (mode === 'free') return [FREE[level - 1] ?? FREE[0]!]
  if (mode === 'daily' || mode === 'weekly') {
    const rng = createRng(mode === 'weekly' ? hashText(`atelier week ${weekOf(day)}`) : seed)
    const theme = makeTheme((count) => rng.int(count), mode)
    return [seal(theme, mode === 'weekly' ? 'palette' : DAILY_SECRETS[rng.int(DAILY_SECRETS.length)]!)]
  }
  const rng = createRng(seed)
  return Array.from({ length: COLLECTION }, (_, i) =>
    i === COLLECTION - 1
      ? seal(
          makeTheme((count) => rng.int(count), 'weekly'),
          'avoid',
        )
      : makeTheme((count) => rng.int(count), 'surprise'),
  )
}

/** Weeks since 1970, beginning on Mondays, of a day such as 2026-11-21. */
export function weekOf(day: string): number {
  const [y = 1970, m = 1, d = 1] = day.split('-').map(Number)
  const years = m <= 2 ? y - 1 : y
  const era = Math.floor(years / 400)
  const ofEra = years - era * 400
  const ofYear = Math.floor((153 * (m + (m > 2 ? -3 : 9)) + 2) / 5) + d - 1
  const days =
    era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468
  return Math.floor((days + 3) / 7)
}

function step(state: State, { commands }: { commands: readonly Command[] }, emit: Emit): void {
  for (const command of commands) take(state, command, emit)
  if (state.phase === 'walk') {
    if (++state.ticks === RIVAL_TICKS) emit({ type: 'passed' })
    if (state.ticks >= RIVAL_TICKS + WALK_TICKS) beginVerdict(state, emit)
  } else if (state.phase === 'verdict' && state.ticks < SPEECH_TICKS * 3) {
    if (state.ticks % SPEECH_TICKS === 0) emit({ type: 'spoke', judge: state.ticks / SPEECH_TICKS })
    state.ticks++
  }
}

function take(state: State, command: Command, emit: Emit): void {
  const { type } = command
  if (type === 'back') return goBack(state, emit)
  if (type === 'advise') return takeAdvice(state, command.stars, emit)
  if (state.phase === 'dress') {
    // The walk is blocked until the envelope is open.
    if (type === 'walk' && state.theme.late) return reveal(state, emit)
    dress(state, command, emit)
    if (state.theme.late && state.past.length >= REVEAL_AFTER) reveal(state, emit)
    return
  }
  if (type === 'skip' && state.phase === 'walk') return skipWalk(state, emit)
  if (state.phase !== 'verdict' || (type !== 'skip' && type !== 'done')) return emit({ type: 'refused' })
  if (type === 'skip' && state.ticks < SPEECH_TICKS * 3) state.ticks = SPEECH_TICKS * 3
  else finishShow(state, emit)
}

function reveal(state: State, emit: Emit): void {
  const secret = findSecret(state.theme)!
  state.theme = wholeOf(state.theme)
  emit({ type: 'revealed', secret })
}

function dress(state: State, command: Command, emit: Emit): void {
  switch (command.type) {
    case 'wear':
      return wear(state, command.piece, emit)
    case 'dye':
      return dye(state, command, emit)
    case 'pattern':
      return setPattern(state, command, emit)
    case 'model':
      return setModel(state, command, emit)
    case 'pose':
      if (!isIn(command.pose, POSES.length)) return emit({ type: 'refused' })
      state.look = { ...state.look, pose: command.pose }
      return emit({ type: 'posed' })
    case 'mood':
      if (!isIn(command.mood, MOODS.length)) return emit({ type: 'refused' })
      state.look = { ...state.look, mood: command.mood }
      return emit({ type: 'posed' })
    case 'dress':
      return redress(state, command.look, emit)
    case 'shuffle':
      return redress(state, surpriseLook(state, command), emit)
    case 'undo': {
      const last = state.past.pop()
      if (!last) return emit({ type: 'refused' })
      state.look = last
      return emit({ type: 'undone' })
    }
    case 'walk':
      state.phase = 'walk'
      state.ticks = hasRival(state) && !state.hasMet ? 0 : RIVAL_TICKS
      state.hasMet = true
      return emit({ type: 'walked' })
    default:
      return emit({ type: 'refused' })
  }
}

function change(state: State, look: Look): void {
  state.past.push(state.look)
  // The initial outfit is stored, to tell whether the player changed anything.
  if (state.past.length > MAX_UNDO) state.past.splice(1, 1)
  state.look = look
}

export function wear(state: State, id: number, emit: Emit): void {
  const piece = PIECES[id]
  if (!piece) return emit({ type: 'refused' })
  const { kind } = piece
  if (state.look.wear[kind]?.piece === id) {
    const { [kind]: _, ...rest } = state.look.wear
    change(state, { ...state.look, wear: rest })
    return emit({ type: 'removed', kind })
  }
  change(state, withPiece(state.look, id))
  const points = stylePoints(id, state.theme).reduce((sum, [, one]) => sum + one, 0)
  emit({ type: 'worn', piece: id, kind, points })
  if (points > 0) emit({ type: 'matched', piece: id, kind, points })
}

function dye(state: State, { kind, zone, dye }: Extract<Command, { type: 'dye' }>, emit: Emit): void {
  const worn = state.look.wear[kind]
  if (!worn || !isIn(dye, SWATCHES.length)) return emit({ type: 'refused' })
  const next: Worn = zone === 0 ? { ...worn, a: dye } : { ...worn, b: dye }
  change(state, { ...state.look, wear: { ...state.look.wear, [kind]: next } })
  emit({ type: 'dyed', kind, zone, dye })
}

function setPattern(
  state: State,
  { kind, pattern }: Extract<Command, { type: 'pattern' }>,
  emit: Emit,
): void {
  const worn = state.look.wear[kind]
  if (!worn || !isIn(pattern, PATTERNS.length)) return emit({ type: 'refused' })
  change(state, { ...state.look, wear: { ...state.look.wear, [kind]: { ...worn, pattern } } })
  emit({ type: 'patterned', kind })
}

function setModel(state: State, { part, value }: Extract<Command, { type: 'model' }>, emit: Emit): void {
  if (!(part in SIZES) || !isIn(value, SIZES[part])) return emit({ type: 'refused' })
  change(state, { ...state.look, model: { ...state.look.model, [part]: value } })
  emit({ type: 'changed', part })
}

function redress(state: State, look: unknown, emit: Emit): void {
  const sound = parseLook(look)
  if (!sound) return emit({ type: 'refused' })
  change(state, sound)
  emit({ type: 'redressed' })
}

/** First past the rival, then past one's own walk. */
function skipWalk(state: State, emit: Emit): void {
  if (state.ticks >= RIVAL_TICKS) return beginVerdict(state, emit)
  state.ticks = RIVAL_TICKS
  emit({ type: 'passed' })
}

function beginVerdict(state: State, emit: Emit): void {
  state.phase = 'verdict'
  state.ticks = state.mode === 'free' ? SPEECH_TICKS * 3 : 0
  state.verdict = judge(state.look, state.theme)
  emit({ type: 'judged', score: state.verdict.score })
}

function finishShow(state: State, emit: Emit): void {
  state.score += state.verdict!.score
  if (state.shows > 1) state.won = (state.won ?? 0) + countStars(state, state.verdict!.score)
  const [next] = state.next
  if (!next) {
    state.phase = 'done'
    return emit({ type: 'finished' })
  }
  state.theme = next
  state.next = state.next.slice(1)
  state.show++
  state.phase = 'dress'
  state.ticks = 0
  state.verdict = null
  state.hasMet = false
  state.past = []
  state.goals = findGoals(state)
  emit({ type: 'showed', show: state.show })
}

/** The same outfit again, to change it. */
function goBack(state: State, emit: Emit): void {
  if (state.phase !== 'verdict' && state.phase !== 'done') return emit({ type: 'refused' })
  if (state.phase === 'done') {
    const own = state.verdict?.score ?? 0
    state.score -= own
    if (state.shows > 1) state.won = (state.won ?? 0) - countStars(state, own)
  }
  Object.assign(state, { phase: 'dress', ticks: 0, verdict: null })
  emit({ type: 'returned' })
}

/** Back to the dressing room, with the stylist's piece on. */
function takeAdvice(state: State, stars: number, emit: Emit): void {
  const piece = findAdvice(state, stars)
  if (piece === null) return emit({ type: 'refused' })
  goBack(state, emit)
  state.isAdvised = true
  wear(state, piece, emit)
}

function getOutcome(state: State): Outcome | null {
  if (state.phase !== 'done') return null
  if (state.mode === 'free') return { won: true }
  const stars =
    state.shows > 1
      ? COLLECTION_GOALS.filter((goal) => (state.won ?? 0) >= goal).length
      : countStars(state, state.score)
  return { won: stars > 0, score: state.score, stars }
}
