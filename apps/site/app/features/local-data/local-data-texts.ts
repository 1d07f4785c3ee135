/** Texts of buttons and rows on every page; the dialog's texts are in `my-data-texts.ts`. */
export const localDataTexts = {
  favourite: 'Add to favourites',
  favouriteShort: 'Favourite',
  yourGames: 'Your games',
  resume: 'Continue',
  popular: 'Popular',
  myData: 'My data',
}
