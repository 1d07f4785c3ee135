/** The texts of the home page and of lists of games. */
export const listTexts = {
  home: {
    more: 'More to play',
    wall: 'Games',
    feelings: 'What do you feel like?',
    keyboard: 'With a keyboard',
    articles: 'Read about games',
    heading: 'Free online games',
    surprise: 'Surprise me',
    surpriseAgain: 'Others',
    earlier: 'Previous games',
    further: 'Next games',
    poster: {
      game: 'Today’s game',
      play: 'Play',
    },
  },
  category: {
    all: 'Categories and tags',
    intro: 'Every way to browse the games, from the newest to the smallest category.',
    tags: 'Tags',
    count: (count: number) => (count === 1 ? '1 game' : `${count.toLocaleString('en')} games`),
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    empty: 'No games here yet.',
    emptyHelp: 'Try one of these instead:',
    tagTitle: (tag: string) => `${tag} games`,
    goOn: 'Continue with',
    moreOf: (heading: string) => `More ${heading}`,
  },
} as const
