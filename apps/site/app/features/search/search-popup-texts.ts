/** Texts of the list under the search field, which is loaded later than the field. */
import { countGames } from './count-games.ts'

export const searchPopupTexts = {
  cancel: 'Cancel',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  categories: 'Categories',
  popularNow: 'Popular now',
  feelings: 'Browse by feeling',
  allResults: (query: string) => `All results for “${query}”`,
  nothingSuggested: (query: string) => `Nothing found for “${query}”. Popular now:`,
  announceSuggestions: (total: number) => (total === 0 ? 'No suggestions' : `${countGames(total)} suggested`),
  announceOptions: (total: number) => (total === 1 ? '1 suggestion' : `${total} suggestions`),
} as const
