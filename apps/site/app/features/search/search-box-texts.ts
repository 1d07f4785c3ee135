/** Texts of the search field on every page; the results page has `search-texts.ts`. */
export const count = (total: number) => (total === 1 ? '1 game' : `${total.toLocaleString('en')} games`)

export const searchBoxTexts = {
  label: 'Find a game',
  placeholder: 'Find a game',
  submit: 'Search',
  suggestions: 'Suggestions',
  clear: 'Clear the search',
  cancel: 'Cancel',
  recent: 'Recent searches',
  categories: 'Categories',
  popularNow: 'Popular now',
  feelings: 'Browse by feeling',
  clearRecent: 'Clear recent searches',
  allResults: (query: string) => `All results for “${query}”`,
  announceSuggestions: (total: number) => (total === 0 ? 'No suggestions' : `${count(total)} suggested`),
  announceOptions: (total: number) => (total === 1 ? '1 suggestion' : `${total} suggestions`),
  nothingSuggested: (query: string) => `Nothing found for “${query}”. Popular now:`,
}
