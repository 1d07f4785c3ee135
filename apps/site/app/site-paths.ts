/**
 * The addresses of the site's pages: the only place that spells them. Nearly every page of the browser has this file, so it holds
 * nothing else; what else is true of a page is in `site-routes.ts`.
 */
export const HOME_PATH = '/'
export const ARTICLES_PATH = '/articles'
export const CATEGORIES_PATH = '/category'
export const SEARCH_PATH = '/search'
export const OFFLINE_PATH = '/offline'
export const MY_GAMES_PATH = '/myGames'

export function gamePath(slug: string): string {
  return `/gameDetail/${slug}`
}

/** Where a game is played. */
export function playPath(slug: string): string {
  return `/gamePlay/${slug}`
}

export function articlePath(id: number | string): string {
  return `/articlesDetail/${id}`
}

/** A page of all articles, or of those of a topic; page 1 is the address without a number. */
export function articleListPath(topic: string | null, page: number | string = 1): string {
  return ARTICLES_PATH + (topic === null ? '' : `/${topic}`) + (page === 1 ? '' : `/${page}`)
}

export function categoryPath(id: string, page: number | string = 1): string {
  return `/categoryDetail/${id}/${page}`
}

export function feelingPath(feeling: string, page: number | string = 1): string {
  return `/feeling/${feeling}/${page}`
}

export function tagPath(tag: string, page: number | string = 1): string {
  return `/tag/${tag}/${page}`
}

/** A page the site has about itself. */
export function infoPath(key: string): string {
  return `/privacyIndex/${key}`
}

export const CONTACT_PATH = infoPath('contactUs')
/** Where the browser is led after a message without scripts. */
export const MESSAGE_SENT_PATH = `${CONTACT_PATH}/sent`
