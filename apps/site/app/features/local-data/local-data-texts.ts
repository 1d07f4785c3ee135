/** Texts of buttons and rows on every page; the dialog's texts are in `my-data-texts.ts`. */
export const localDataTexts = {
  /** Contains the word that the button shows. */
  favourite: 'Mark as favourite',
  favouriteShort: 'Favourite',
  yourGames: 'Your games',
  resume: 'Continue',
  popular: 'Popular',
  myData: 'My data',
}
