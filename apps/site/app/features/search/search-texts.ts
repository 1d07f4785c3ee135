import { countGames } from './count-games.ts'
import type { SearchDevice } from './search.ts'

export const searchTexts = {
  title: (query: string) => (query ? `Search: ${query}` : 'Search'),
  heading: (query: string) => (query ? `“${query}”` : 'Find a game'),
  emptyQuery: 'Type a few letters of a title, or a topic. Typos are fine.',
  exactly: (query: string) => `Search for “${query}” instead`,
  guess: 'No title has this word. These have a similar spelling.',
  nothing: (query: string) => `No “${query}” games here`,
  noneOf: (word: string) => `No ${word} games here`,
  these: (nature: string) => `These are ${nature}:`,
  kinds: 'Similar categories',
  nothingHelp: 'Try a shorter word, or one of these:',
  nothingFiltered: (total: number) =>
    total === 1
      ? 'There is 1 game without the filters.'
      : `There are ${countGames(total)} without the filters.`,
  dropFilters: 'Show without filters',
  closest: 'Did you mean one of these?',
  related: 'You may like these',
  ideas: ['Puzzle', 'Cars', 'Animals'],
  categories: 'Or browse categories',
  filters: 'Filters',
  thisDevice: {
    phone: 'Plays on this phone',
    tablet: 'Plays on this tablet',
    desktop: 'Plays on this computer',
  } satisfies Record<SearchDevice, string>,
  worksOn: {
    phone: 'Plays on phones',
    tablet: 'Plays on tablets',
    desktop: 'Plays on computers',
  } satisfies Record<SearchDevice, string>,
  offline: 'Plays offline',
  apply: 'Apply',
  results: 'Games found',
  popular: 'Or play a popular game',
}
