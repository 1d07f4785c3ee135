/**
 * The doors of “browse by feeling”: lists of games by facts of the catalogue. Which facts is data, in `content/feelings.json`; what a door is
 * called and how it is drawn belongs to the software. Pure.
 */
import * as v from 'valibot'
import { isKeyboardOnly } from '#app/domain/tile.ts'
import type { Game } from '#app/domain/game.ts'
import type { GameChanges } from './game-changes.ts'
import { filterInSteps, type Steps } from './work-in-turns.ts'
import { MAX_SLUG_LENGTH } from '#app/domain/slug.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'

/** In the order the doors stand in. */
export const FEELINGS = [
  'two-minutes',
  'together',
  'calm',
  'brain',
  'on-the-train',
  'gamepad',
  'no-reading',
] as const
export type Feeling = (typeof FEELINGS)[number]

/** A door with fewer games is hidden, and its page does not exist. */
export const MIN_FEELING_GAMES = 12

/** The fields of a record besides its texts. */
const FACTS = {
  offline: (game) => game.offline,
  gamepad: (game) => (game.controls.gamepad?.length ?? 0) > 0,
  'for-everybody': ({ rating }) => rating.age === 'all' && rating.notes.length === 0,
  'no-keyboard': (game) => !isKeyboardOnly(game),
} satisfies Record<string, (game: Game) => boolean>
type Fact = keyof typeof FACTS

const TagsSchema = v.optional(v.array(SlugSchema), () => [])
/** The seven types have capitals. */
const CategoriesSchema = v.optional(v.array(v.pipe(v.string(), v.maxLength(MAX_SLUG_LENGTH))), () => [])

const FeelingRuleSchema = v.strictObject({
  /** All of them hold for each game. */
  facts: v.optional(v.array(v.picklist(Object.keys(FACTS) as Fact[])), () => []),
  /** A game has one of these tags or is in one of these categories, where there are any. */
  tags: TagsSchema,
  categories: CategoriesSchema,
  /** A game with any of these stays out. */
  exceptTags: TagsSchema,
  exceptCategories: CategoriesSchema,
})
export type FeelingRule = v.InferOutput<typeof FeelingRuleSchema>
/** A feeling without a rule has no door. */
export type FeelingRules = Partial<Record<Feeling, FeelingRule>>

const FeelingRulesSchema = v.strictObject(
  Object.fromEntries(FEELINGS.map((feeling) => [feeling, v.optional(FeelingRuleSchema)])),
)

/** Takes the text of `content/feelings.json`; throws one error that names what is wrong and where. */
export function parseFeelingRules(text: string): FeelingRules {
  const fail = (cause: string) => new Error(`Reading content/feelings.json failed: ${cause}`)
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    throw fail(`it is not JSON: ${(error as Error).message}`)
  }
  const result = v.safeParse(FeelingRulesSchema, input)
  if (result.success) return result.output
  const [issue] = result.issues
  throw fail(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
}

export function isFeeling(value: string): value is Feeling {
  return (FEELINGS as readonly string[]).includes(value)
}

export interface FeelingList {
  id: Feeling
  games: readonly Game[]
}

/** Further down, nobody sees neighbours of one reason at a glance, and a list may have tens of thousands of games. */
const SPREAD_PLACES = 1000

/** The doors that have enough games behind them, each with its games in the order they come in. */
export function* listFeelings(rules: FeelingRules, games: readonly Game[]): Steps<FeelingList[]> {
  const lists: FeelingList[] = []
  for (const id of FEELINGS) lists.push(...(yield* listFeeling(id, rules, games)))
  return lists
}

function* listFeeling(id: Feeling, rules: FeelingRules, games: readonly Game[]): Steps<FeelingList[]> {
  const rule = rules[id]
  if (!rule) return []
  const found = yield* filterInSteps(games, createCheck(rule))
  if (found.length < MIN_FEELING_GAMES) return []
  const spread = spreadReasons(rule, found.slice(0, SPREAD_PLACES))
  return [{ id, games: [...spread, ...found.slice(SPREAD_PLACES)] }]
}

/** The lists after a change of a few games: those that none of them belongs to are as before. */
export function* exchangeInFeelings(
  before: readonly FeelingList[],
  { removed, added }: GameChanges,
  { rules, games }: { rules: FeelingRules; games: readonly Game[] },
): Steps<FeelingList[]> {
  const lists: FeelingList[] = []
  for (const id of FEELINGS) {
    const rule = rules[id]
    const fits = rule ? createCheck(rule) : () => false
    const isTouched = removed.some(fits) || added.some(fits)
    const known = isTouched ? yield* listFeeling(id, rules, games) : before.filter((list) => list.id === id)
    lists.push(...known)
    yield
  }
  return lists
}

/** Of this many neighbours no two have the same reason, while others are left. */
const APART = 4

/** The same games, the best of each reason first, with games of one reason apart from each other. */
function spreadReasons(rule: FeelingRule, games: readonly Game[]): Game[] {
  const byReason = new Map<string, { place: number; game: Game }[]>()
  for (const [place, game] of games.entries()) {
    const reason = JSON.stringify(findReason(rule, game))
    const queue = byReason.get(reason)
    if (queue) queue.push({ place, game })
    else byReason.set(reason, [{ place, game }])
  }
  const queues = [...byReason.values()].map((queue) => queue.toReversed())
  const spread: Game[] = []
  let latest: typeof queues = []
  while (spread.length < games.length) {
    const open = queues.filter((queue) => queue.length > 0)
    const apart = latest.slice(0, Math.min(APART, open.length) - 1)
    const next = open
      .filter((queue) => !apart.includes(queue))
      .reduce((best, queue) => (queue.at(-1)!.place < best.at(-1)!.place ? queue : best))
    spread.push(next.pop()!.game)
    latest = [next, ...latest].slice(0, APART - 1)
  }
  return spread
}

function createCheck(rule: FeelingRule): (game: Game) => boolean {
  const tags = new Set(rule.tags)
  const categories = new Set(rule.categories)
  const exceptTags = new Set(rule.exceptTags)
  const exceptCategories = new Set(rule.exceptCategories)
  const needsReason = tags.size + categories.size > 0
  return (game) =>
    rule.facts.every((fact) => FACTS[fact](game)) &&
    (!needsReason ||
      game.tags.some((tag) => tags.has(tag)) ||
      game.categories.some((id) => categories.has(id))) &&
    !game.tags.some((tag) => exceptTags.has(tag)) &&
    !game.categories.some((id) => exceptCategories.has(id))
}

/** The tag or category that put a game behind a door; null where facts alone did. */
export function findReason(
  { tags, categories }: Pick<FeelingRule, 'tags' | 'categories'>,
  game: Pick<Game, 'tags' | 'categories'>,
): { tag: string } | { category: string } | null {
  // In the order of the rule: its first tags say most.
  const tag = tags.find((name) => game.tags.includes(name))
  if (tag !== undefined) return { tag }
  const category = categories.find((id) => game.categories.includes(id))
  return category === undefined ? null : { category }
}
