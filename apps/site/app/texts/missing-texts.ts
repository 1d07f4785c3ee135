/** The texts of a lost address, and of a game that was removed. */
export const missingTexts = {
  notFound: {
    title: '404 NOT FOUND',
    heading: 'This page is not here',
    gameHeading: (title: string) => `${title} is not here`,
    help: 'The address may have a slip in it, or the page has moved. There is plenty to play:',
    toGames: 'Go to the games',
    back: 'BACK',
    suggestions: 'Play one of these instead',
  },
  removed: {
    title: '410 GAME REMOVED',
    heading: 'This game has moved out',
  },
} as const
