/**
 * The addresses of the site's pages: the only place that spells them. Nearly every page of the browser has this file, so it holds
 * nothing else, and is written to be small; what else is true of a page is in `site-routes.ts`.
 */
export const HOME_PATH = '/'
export const ARTICLES_PATH = '/articles'
export const CATEGORIES_PATH = '/category'
export const SEARCH_PATH = '/search'
export const OFFLINE_PATH = '/offline'
/** For makers of games, on sites that have it. */
export const DEVELOPERS_PATH = '/developers'
/** What a person of the console has not saved yet, with a token behind it. */
export const PREVIEW_PREFIX = '/preview/'
export const MY_GAMES_PATH = '/myGames'
export const CONTACT_PATH = '/privacyIndex/contactUs'
/** The redirect target after a message without scripts. */
export const MESSAGE_SENT_PATH = '/privacyIndex/contactUs/sent'

/** An address with a name in it, such as the slug of a game. */
const named =
  (page: string) =>
  (name: string | number): string =>
    `/${page}/${name}`

/** An address of a list in pages. */
const paged =
  (list: string) =>
  (name: string, page: string | number = 1): string =>
    `/${list}/${name}/${page}`

export const gamePath = named('gameDetail')
/** Where a game is played. */
export const playPath = named('gamePlay')
export const articlePath = named('articlesDetail')
/** A page that the site has about itself. */
export const infoPath = named('privacyIndex')
export const categoryPath = paged('categoryDetail')
export const feelingPath = paged('feeling')
export const tagPath = paged('tag')

/** A page of all articles, or of those of a topic; page 1 is the address without a number. */
export function articleListPath(topic: string | null, page: number | string = 1): string {
  return ARTICLES_PATH + (topic === null ? '' : `/${topic}`) + (page === 1 ? '' : `/${page}`)
}
