/** Texts of the search field on every page; the results page has `search-texts.ts`. */
export const count = (total: number) => (total === 1 ? '1 game' : `${total.toLocaleString('en')} games`)

export const searchBoxTexts = {
  label: 'Find a game',
  placeholder: 'Find a game',
  submit: 'Search',
  clear: 'Clear the search',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  categories: 'Categories',
  popularNow: 'Popular now',
  feelings: 'Browse by feeling',
  allResults: (query: string) => `All results for “${query}”`,
  announceSuggestions: (total: number) => (total === 0 ? 'No suggestions' : `${count(total)} suggested`),
  announceOptions: (total: number) => (total === 1 ? '1 suggestion' : `${total} suggestions`),
}
