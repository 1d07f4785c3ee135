/** The games of a listing by rank, date, category and tag. */
import type { Game } from '#app/domain/game.ts'
import type { GameChanges } from './game-changes.ts'
import { compareBest, compareNewness, findNewTimes, hasTrueDate } from './ranking.ts'
import { addTitledGames, listTitledTags } from './titled-games.ts'
import { filterInSteps, replaceInSorted, sortInSteps, STEP_ITEMS, type Steps } from './work-in-turns.ts'

export interface GameLists {
  /** All that have a page, by slug. */
  games: ReadonlyMap<string, Game>
  /** Those that are not broken, in the order of the slugs. */
  listed: readonly Game[]
  best: readonly Game[]
  newest: readonly Game[]
  newTimeOf: (game: Game) => number
  /** By category, the best first. */
  placed: ReadonlyMap<string, readonly Game[]>
  /** By tag, the most frequent tag and the best games first. */
  tags: ReadonlyMap<string, readonly Game[]>
  /** Games that this server serves itself, the best first. */
  localGames: readonly Game[]
}

const isLocal = ({ source }: Game) => source.kind !== 'remote'
const isWorking = ({ brokenSince }: Game) => brokenSince === undefined

export function* listGamesInSteps(all: readonly Game[], isShown: (game: Game) => boolean): Steps<GameLists> {
  const shown = yield* filterInSteps(all, isShown)
  const games = new Map<string, Game>()
  for (const [place, game] of shown.entries()) {
    games.set(game.slug, game)
    if (place % STEP_ITEMS === 0) yield
  }
  const listed = shown.filter(isWorking)
  yield
  const newTimeOf = findNewTimes(all)
  yield
  const best = yield* sortInSteps(listed, compareBest)
  const newest = yield* sortInSteps(listed, compareNewness(newTimeOf))
  const placed = yield* groupInSteps(best, ({ categories }) => categories)
  const byTag = yield* groupInSteps(best, ({ tags }) => tags)
  yield* addTitledGames(byTag, best)
  const tags = new Map([...byTag].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1)))
  yield
  return finish({ games, listed, best, newest, newTimeOf, placed, tags })
}

/** `all`: the games of the new snapshot. */
export function* exchangeInLists(
  before: GameLists,
  { removed, added }: GameChanges,
  all: readonly Game[],
): Steps<GameLists> {
  const games = new Map(before.games)
  for (const { slug } of removed) games.delete(slug)
  for (const game of added) games.set(game.slug, game)
  yield
  const isDated = [...removed, ...added].every(hasTrueDate)
  const newTimeOf = isDated ? before.newTimeOf : findNewTimes(all)
  const gone = new Set(removed)
  const come = added.filter(isWorking)
  yield
  const listed = replaceInSorted(before.listed, gone, come, (a, b) => (a.slug < b.slug ? -1 : 1))
  yield
  const best = replaceInSorted(before.best, gone, come, compareBest)
  yield
  const newest = replaceInSorted(before.newest, gone, come, compareNewness(newTimeOf))
  yield
  const placed = yield* exchangeGrouped(before.placed, { gone, come }, ({ categories }) => categories)
  const tags = yield* exchangeGrouped(before.tags, { gone, come }, (game) => [
    ...game.tags,
    ...listTitledTags(game, before.tags),
  ])
  return finish({ games, listed, best, newest, newTimeOf, placed, tags })
}

function finish(lists: Omit<GameLists, 'localGames'>): GameLists {
  return { ...lists, localGames: lists.best.filter(isLocal) }
}

function* groupInSteps(
  games: readonly Game[],
  keysOf: (game: Game) => readonly string[],
): Steps<Map<string, Game[]>> {
  const groups = new Map<string, Game[]>()
  for (const [place, game] of games.entries()) {
    for (const key of keysOf(game)) {
      const list = groups.get(key)
      if (list) list.push(game)
      else groups.set(key, [game])
    }
    if (place % STEP_ITEMS === 0) yield
  }
  return groups
}

/** Only the groups that a changed game is or was in are copied. */
function* exchangeGrouped(
  before: ReadonlyMap<string, readonly Game[]>,
  { gone, come }: { gone: ReadonlySet<Game>; come: readonly Game[] },
  keysOf: (game: Game) => readonly string[],
): Steps<Map<string, readonly Game[]>> {
  const groups = new Map(before)
  const added = yield* groupInSteps(come, keysOf)
  const touched = new Set([...gone].flatMap(keysOf).concat([...added.keys()]))
  for (const key of touched) {
    const list = replaceInSorted(before.get(key) ?? [], gone, added.get(key) ?? [], compareBest)
    if (list.length > 0) groups.set(key, list)
    else groups.delete(key)
    yield
  }
  return groups
}
