/** The goals: deeds of each show, and the studio rewards of each goal. Pure. */
import { isListOf, isRecordOf, isText } from '@playhouse/game-kit/rules'
import { PIECES } from '../data/catalogue.ts'
import { countStars } from '../rules/goals.ts'
import { listWorn } from '../rules/judging.ts'
import type { Verdict } from '../rules/judging.ts'
import type { State } from '../state.ts'
import { dyesOf, PLACES } from '../data/themes.ts'

export const SETS = ['dusk', 'clouds', 'confetti', 'rainbow', 'spotlights', 'aurora'] as const
export type SetName = (typeof SETS)[number]
export const WON_FRAMES = ['ribbon', 'hearts', 'leaves', 'stamp', 'pearls', 'moonlight'] as const
export type WonFrame = (typeof WON_FRAMES)[number]
export type Reward = { set: SetName } | { frame: WonFrame }

export type GoalName =
  | 'triad'
  | 'tone'
  | 'opposites'
  | 'colours'
  | 'light'
  | 'wishes'
  | 'places'
  | 'dyes'
  | 'pieces'
  | 'best'
  | 'days'
  | 'collections'
/** How many different things of it it takes. */
export type Goal = { name: GoalName; need: number; reward: Reward }
export const GOALS: readonly Goal[] = [
  { name: 'triad', need: 1, reward: { frame: 'ribbon' } },
  { name: 'tone', need: 1, reward: { set: 'dusk' } },
  { name: 'dyes', need: 15, reward: { set: 'confetti' } },
  { name: 'opposites', need: 3, reward: { frame: 'hearts' } },
  { name: 'light', need: 3, reward: { frame: 'leaves' } },
  { name: 'places', need: PLACES.length, reward: { set: 'clouds' } },
  { name: 'colours', need: 5, reward: { set: 'rainbow' } },
  { name: 'wishes', need: 10, reward: { frame: 'pearls' } },
  { name: 'collections', need: 3, reward: { frame: 'stamp' } },
  { name: 'days', need: 5, reward: { frame: 'moonlight' } },
  { name: 'pieces', need: 60, reward: { set: 'aurora' } },
  { name: 'best', need: 12, reward: { set: 'spotlights' } },
]
/** Names of what counts towards a goal, each once. */
export type Deeds = Partial<Record<GoalName, string[]>>
/** Pieces besides hair that make a show in one tone one. */
const TONE_PIECES = 5
const LIGHT_PIECES = 5

/** What a show adds, whatever was there before; `key` names the show. */
export function listDeeds(state: State & { verdict: Verdict }, key: string): Deeds {
  const { theme, look, verdict, mode } = state
  if (mode === 'free') return {}
  const worn = listWorn(look)
  const dyed = worn.filter(({ kind }) => kind !== 'hair')
  const scheme = verdict.remarks.find((remark) => remark.what === 'harmony')?.scheme
  const stars = countStars(state, verdict.score)
  const dyes = new Set(dyed.map(({ a }) => a))
  const once = (isDone: boolean, name = key) => (isDone ? [name] : [])
  return {
    triad: once(scheme === 'triad'),
    opposites: once(scheme === 'opposites'),
    tone: once(scheme === 'tone' && dyed.length >= TONE_PIECES),
    colours: once(theme.palette !== null && dyesOf(theme.palette).every((dye) => dyes.has(dye))),
    light: once(stars > 0 && worn.length <= LIGHT_PIECES),
    wishes: once(theme.musts.length > 0 && theme.musts.every((kind) => look.wear[kind])),
    places: once(stars > 0, theme.place),
    dyes: [...dyes].map(String),
    pieces: worn.map(({ piece }) => PIECES[piece]!.name),
    best: once(stars === 3),
    days: once(stars > 0 && mode === 'daily'),
    collections: once(state.shows > 1 && state.show === state.shows && stars > 0),
  }
}

/** Both together, never more than a goal needs; and the goals that are reached by it. */
export function addDeeds(old: Deeds, fresh: Deeds): { deeds: Deeds; reached: Goal[] } {
  const deeds: Deeds = {}
  for (const { name, need } of GOALS)
    deeds[name] = [...new Set([...(old[name] ?? []), ...(fresh[name] ?? [])])].slice(0, need)
  return { deeds, reached: GOALS.filter((goal) => !isReached(goal, old) && isReached(goal, deeds)) }
}
export const countDeeds = ({ name }: Goal, deeds: Deeds): number => deeds[name]?.length ?? 0
export const isReached = (goal: Goal, deeds: Deeds): boolean => countDeeds(goal, deeds) >= goal.need

/** The choices in the studio. */
export const listWonSets = (deeds: Deeds): SetName[] =>
  GOALS.flatMap((goal) => ('set' in goal.reward && isReached(goal, deeds) ? [goal.reward.set] : []))
export const listWonFrames = (deeds: Deeds): WonFrame[] =>
  GOALS.flatMap((goal) => ('frame' in goal.reward && isReached(goal, deeds) ? [goal.reward.frame] : []))

/** A save's deeds, if nothing in them is wrong. */
export function areDeeds(value: unknown): value is Deeds {
  return isRecordOf(value, (list) => isListOf(list, isText))
}
