import type { SearchDevice } from './search.ts'

const count = (total: number) => (total === 1 ? '1 game' : `${total.toLocaleString('en')} games`)

export const searchTexts = {
  label: 'Find a game',
  placeholder: 'Find a game',
  submit: 'Search',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  popularNow: 'Popular now',
  clearRecent: 'Clear recent searches',
  allResults: (query: string) => `All results for “${query}”`,
  announceSuggestions: (total: number) => (total === 0 ? 'No suggestions' : `${count(total)} suggested`),
  announceOptions: (total: number) => (total === 1 ? '1 idea' : `${total} ideas`),
  title: (query: string) => (query ? `Search: ${query}` : 'Search'),
  heading: (query: string) => (query ? `“${query}”` : 'Find a game'),
  count,
  emptyQuery: 'Type a few letters of a title, or what it is about. A slip of the finger does no harm.',
  corrected: (query: string, meant: string) =>
    `Nothing is called “${query}”. This is what we have for “${meant}”.`,
  nothing: (query: string) => `No game here goes by “${query}”.`,
  nothingFiltered: (total: number) =>
    `None of them passes the filters. There ${total === 1 ? 'is 1 game' : `are ${count(total)}`} without.`,
  dropFilters: 'Show without filters',
  closest: 'Did you mean one of these?',
  categories: 'Or look around',
  filters: 'Filters',
  thisDevice: 'Works on this device',
  worksOn: {
    phone: 'Works on phones',
    tablet: 'Works on tablets',
    desktop: 'Works on computers',
  } satisfies Record<SearchDevice, string>,
  offline: 'Works offline',
  apply: 'Apply',
  results: 'Games found',
  popular: 'Or play what others play',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
}
