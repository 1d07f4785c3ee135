/** The tags and the words of titles of all games, so that a rule is answered while it is typed, also among 100,000 games. */
import { toWords } from '#app/features/audience/phrase-lookup.ts'
import { mapInSteps, runInTurns } from '#app/features/catalogue/work-in-turns.ts'
import { findTagOf } from '#app/domain/tags.ts'
import type { Game } from '#app/domain/game.ts'

/** A large catalogue's index has some 10 MB. */
const DROP_AFTER_MS = 5 * 60_000

type IndexedGame = Pick<Game, 'title' | 'tags'>

export interface RuleIndex {
  /** By tag, the places of its games in the list. */
  byTag: ReadonlyMap<string, readonly number[]>
  /** The words of every title, with spaces around them; titles are one after the other. */
  text: string
  /** Where each title begins in `text`. */
  starts: readonly number[]
  /** Of the indexed games. */
  titles: readonly string[]
  tags: readonly (readonly string[])[]
}

let cached: RuleIndex | null = null
let dropping: NodeJS.Timeout | undefined

/** The one of before where titles and tags are the same; it is dropped when it was not used for minutes. */
export async function readRuleIndex(games: readonly IndexedGame[]): Promise<RuleIndex> {
  const index = cached && isIndexOf(cached, games) ? cached : await buildRuleIndex(games)
  cached = index
  clearTimeout(dropping)
  dropping = setTimeout(() => (cached = null), DROP_AFTER_MS).unref()
  return index
}

function isIndexOf({ titles, tags }: RuleIndex, games: readonly IndexedGame[]): boolean {
  // A game with other counters has the same list of tags.
  return (
    titles.length === games.length &&
    games.every((game, place) => game.tags === tags[place] && game.title === titles[place])
  )
}

async function buildRuleIndex(games: readonly IndexedGame[]): Promise<RuleIndex> {
  const byTag = new Map<string, number[]>()
  const starts: number[] = []
  let length = 0
  const texts = await runInTurns(
    mapInSteps(games, ({ title, tags }, place) => {
      for (const tag of new Set(tags.map(findTagOf))) {
        const places = byTag.get(tag)
        if (places) places.push(place)
        else byTag.set(tag, [place])
      }
      const text = ` ${toWords(title).join(' ')} `
      starts.push(length)
      length += text.length
      return text
    }),
  )
  return {
    ...{ byTag, starts, text: texts.join('') },
    titles: games.map(({ title }) => title),
    tags: games.map(({ tags }) => tags),
  }
}

/** By place, 1 for each game with any of the tags, or any of the words or phrases in the title. */
export function markGames(
  { byTag, text, starts }: RuleIndex,
  { tags, titleWords }: { tags: readonly string[]; titleWords: readonly string[] },
): Uint8Array {
  const marks = new Uint8Array(starts.length)
  for (const tag of tags) for (const place of byTag.get(findTagOf(tag)) ?? []) marks[place] = 1
  for (const words of titleWords) {
    const phrase = toWords(words).join(' ')
    if (phrase === '') continue
    let place = 0
    for (let at = text.indexOf(` ${phrase} `); at !== -1;) {
      while (place + 1 < starts.length && starts[place + 1]! <= at) place++
      marks[place] = 1
      const next = starts[place + 1]
      at = next === undefined ? -1 : text.indexOf(` ${phrase} `, next)
    }
  }
  return marks
}
