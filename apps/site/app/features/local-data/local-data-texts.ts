/** Of buttons and rows on every page; what only the dialog says is in `my-data-texts.ts`. */
export const localDataTexts = {
  favourite: 'Add to favourites',
  keep: 'Favourite',
  yourGames: 'Your games',
  resume: 'Continue',
  popular: 'Popular',
  myData: 'My data',
}
