/** The texts for a missing page and a removed game. */
export const missingTexts = {
  notFound: {
    title: '404 NOT FOUND',
    heading: 'We can’t find that page',
    gameHeading: (title: string) => `${title} was not found`,
    help: 'The address may be wrong, or the page has moved. There is plenty to play here:',
    toGames: 'Browse games',
    back: 'BACK',
    suggestions: 'Play one of these instead',
  },
  removed: {
    title: '410 GAME REMOVED',
    heading: 'This game is no longer here',
    help: 'Its maker or we have taken it off the site. There are many others:',
  },
} as const
