/** What the list under the search field offers, in its order and in groups. Pure. */
import type { CategoryLink } from '#app/features/catalogue/category-links.ts'
import { categoryPath, gamePath } from '#app/site-paths.ts'
import { type SuggestedCategory, type SuggestedFeeling, type Suggestion, searchUrl } from './search.ts'
import { searchPopupTexts } from './search-popup-texts.ts'

/** The rest of the list is for categories and popular games. */
const MAX_RECENT_SHOWN = 4
/** The first of the header’s, in its order; whole rows of two and of four. */
const MAX_CATEGORIES_SHOWN = 8
const MAX_FEELINGS_SHOWN = 4
/** Two rows of a phone. */
const MAX_POPULAR_SHOWN = 6

export interface SearchOption {
  href: string
  label: string
  /** Stored among the recent searches when it is chosen; empty for what was not searched for. */
  remembered: string
  game?: Suggestion
  category?: SuggestedCategory
  feeling?: SuggestedFeeling
  isAllResults?: true
}

export interface OptionGroup {
  layout: 'recent' | 'signs' | 'covers' | 'feelings' | 'matches' | 'games' | 'all'
  /** Its heading, where what it holds was not typed. */
  name?: string
  options: SearchOption[]
}

export interface OptionSources {
  suggestions: readonly Suggestion[]
  categories?: readonly SuggestedCategory[]
  feelings?: readonly SuggestedFeeling[]
  /** No title fits, and the games are popular ones. */
  isNothing: boolean
  /** Offered below what was found. */
  popular?: readonly Suggestion[]
  searches: readonly string[]
  signs: readonly CategoryLink[]
}

export function listGroups(query: string, sources: OptionSources): OptionGroup[] {
  const groups = query ? listFound(query, sources) : listOffers(sources)
  return groups.filter(({ options }) => options.length > 0)
}

function listFound(query: string, sources: OptionSources): OptionGroup[] {
  const { suggestions, categories = [], isNothing } = sources
  const all = { href: searchUrl({ searchValue: query }), label: query, remembered: query }
  const games = alignKinds(suggestions).map((game) => toGameOption(game, game.title))
  return [
    { layout: 'matches', options: categories.map(toCategoryOption) },
    { layout: isNothing ? 'covers' : 'games', options: games },
    ...(isNothing ? [] : [listPopular(sources)]),
    listByFeeling(sources),
    { layout: 'all', options: [{ ...all, isAllResults: true }] },
  ]
}

/** Popular games that were not found. */
function listPopular({ suggestions, popular = [] }: OptionSources): OptionGroup {
  const found = new Set(suggestions.map(({ slug }) => slug))
  const others = popular.filter(({ slug }) => !found.has(slug)).slice(0, MAX_POPULAR_SHOWN)
  return {
    layout: 'covers',
    name: searchPopupTexts.popularNow,
    options: others.map((game) => toGameOption(game, '')),
  }
}

/** Every line has a kind or none: it is left out where it is unknown or the same everywhere. */
function alignKinds(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const kinds = new Set(suggestions.map(({ kind }) => kind))
  const isShown = kinds.size > 1 && !kinds.has(undefined)
  return isShown ? suggestions : suggestions.map((game) => ({ ...game, kind: undefined }))
}

function listOffers(sources: OptionSources): OptionGroup[] {
  const { suggestions, searches, signs } = sources
  const { recent, categories, popularNow } = searchPopupTexts
  return [
    {
      layout: 'recent',
      name: recent,
      options: searches
        .slice(0, MAX_RECENT_SHOWN)
        .map((text) => ({ href: searchUrl({ searchValue: text }), label: text, remembered: text })),
    },
    {
      layout: 'signs',
      name: categories,
      options: signs.slice(0, MAX_CATEGORIES_SHOWN).map(toCategoryOption),
    },
    { layout: 'covers', name: popularNow, options: suggestions.map((game) => toGameOption(game, '')) },
    listByFeeling(sources),
  ]
}

/** They come with popular games, so they are also there where nothing was found. */
function listByFeeling({ feelings = [] }: OptionSources): OptionGroup {
  const options = feelings
    .slice(0, MAX_FEELINGS_SHOWN)
    .map((feeling) => ({ href: feeling.path, label: feeling.label, remembered: '', feeling }))
  return { layout: 'feelings', name: searchPopupTexts.feelings, options }
}

const toGameOption = (game: Suggestion, remembered: string): SearchOption => ({
  href: gamePath(game.slug),
  label: game.title,
  remembered,
  game,
})

const toCategoryOption = (category: SuggestedCategory): SearchOption => ({
  href: categoryPath(category.id),
  label: category.label,
  remembered: '',
  category,
})
