/** A search index that knows what the operator says visitors mean. */
import { FLAGS } from './index-build.server.ts'
import { readMask } from './index-reader.server.ts'
import { foldQuery } from './search.ts'
import type { SearchIndex, SearchResult } from './search-index.server.ts'
import type { SearchAlias } from './site-settings.ts'

/** As many as a search counts of one kind. */
const MAX_OTHERS = 1500

type Flag = keyof typeof FLAGS
const FLAG_NAMES = Object.keys(FLAGS) as Flag[]

/**
 * The index, in which the words of an alias find its games first. `findFlags` says what a listed game works on (as `readFlags`), or
 * null for a game that the site does not list.
 */
export function withAliases(
  index: SearchIndex,
  aliases: readonly SearchAlias[],
  findFlags: (slug: string) => number | null,
): SearchIndex {
  if (aliases.length === 0) return index
  const byWords = new Map(aliases.map((alias) => [foldQuery(alias.words), alias]))
  const listPinned = ({ games }: SearchAlias, mask: number) =>
    games.filter((slug) => {
      const flags = findFlags(slug)
      return flags !== null && (flags & mask) === mask
    })

  return {
    ...index,
    search(query, options) {
      const alias = options.exact ? undefined : byWords.get(foldQuery(query))
      if (!alias) return index.search(query, options)
      const { limit, offset, ...filters } = options
      const meant = alias.search || query
      const pinned = listPinned(alias, readMask(filters))
      if (pinned.length === 0) return index.search(meant, options)
      const found = index.search(meant, { ...filters, limit: MAX_OTHERS, offset: 0 })
      // What is only spelled alike, or mentions the words, is not what the operator means.
      const isWeak = found.isGuess || found.isInTextOnly || found.corrected !== undefined
      const others = isWeak ? [] : found.slugs.filter((slug) => !pinned.includes(slug))
      const repeated = isWeak ? 0 : found.slugs.length - others.length
      const total = pinned.length + (isWeak ? 0 : found.total - repeated)
      return {
        total,
        slugs: [...pinned, ...others].slice(offset, offset + limit),
        working: addWorking(isWeak ? null : found.working, pinned, {
          findFlags,
          isCounted: (slug) => !isWeak && found.slugs.includes(slug),
        }),
      }
    },
    suggest(query, limit, filters = {}) {
      const alias = byWords.get(foldQuery(query))
      if (!alias) return index.suggest(query, limit, filters)
      const pinned = listPinned(alias, readMask(filters))
      const others = index.suggest(alias.search || query, limit, filters)
      return [...new Set([...pinned, ...others])].slice(0, limit)
    },
  }
}

function addWorking(
  working: SearchResult['working'] | null,
  pinned: readonly string[],
  parts: { findFlags: (slug: string) => number | null; isCounted: (slug: string) => boolean },
): SearchResult['working'] {
  const added = pinned.filter((slug) => !parts.isCounted(slug)).map((slug) => parts.findFlags(slug) ?? 0)
  const count = (name: Flag) =>
    (working?.[name] ?? 0) + added.filter((flags) => (flags & FLAGS[name]) !== 0).length
  return Object.fromEntries(FLAG_NAMES.map((name) => [name, count(name)])) as SearchResult['working']
}
