/** The texts for a missing page and a removed game. */
export const missingTexts = {
  notFound: {
    title: '404 NOT FOUND',
    heading: 'Page not found',
    gameHeading: (title: string) => `${title} was not found`,
    help: 'The address may be wrong, or the page has moved. Try these games:',
    toGames: 'Browse games',
    back: 'BACK',
    suggestions: 'Play one of these instead',
  },
  removed: {
    title: '410 GAME REMOVED',
    heading: 'This game was removed',
  },
} as const
