/** Texts of the search field on every page; its list has `search-popup-texts.ts`, the results page `search-texts.ts`. */
export const searchBoxTexts = {
  label: 'Find a game',
  placeholder: 'Find a game',
  submit: 'Search',
  clear: 'Clear the search',
}
