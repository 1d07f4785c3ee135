/** Words in the files that machines read. */
export const seoTexts = {
  newGames: (siteName: string) => `New games on ${siteName}`,
  newGamesDescription: (siteName: string) => `Free browser games that are new on ${siteName}.`,
  newArticles: (siteName: string) => `Articles on ${siteName}`,
  newArticlesDescription: (siteName: string) => `What ${siteName} writes about games.`,
  searchDescription: (siteName: string) => `Find free games on ${siteName}`,
  llms: {
    about:
      'Every game runs in the browser: no download, no account, no payment. A game has one page, with what it is, how it is played and what is like it; it is played from there.',
    games: 'Games',
    articles: 'Articles',
    site: 'About this site',
    more: 'Optional',
    allPages: 'All pages, with the day each changed last',
    newGames: 'The newest games, as Atom',
    newArticles: 'The newest articles, as Atom',
  },
}
