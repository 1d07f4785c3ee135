/** Texts for search engines and link previews besides the page's own, and texts on share images. */
export const pageMetadataTexts = {
  gamePicture: (title: string, site: string) => `${title}, a game on ${site}`,
  articlePicture: (title: string, site: string) => `${title}, an article on ${site}`,
  sitePicture: (site: string) => `${site}: free browser games`,
  /** Drawn on an image, so it is short. */
  playFree: 'Play free',
  browser: 'Web browser',
  browserNeeds: 'Requires JavaScript and HTML5',
}
