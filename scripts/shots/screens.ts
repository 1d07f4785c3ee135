/** The screens that `npm run shots` photographs, and what a visitor does there before the photograph. */
import type { Page } from '@playwright/test'

export interface Screen {
  name: string
  path: string
  /** What the visitor does on the page before it is photographed. */
  act?: (page: Page) => Promise<void>
  /** The whole page as a second photograph, named `<name>-page`. */
  hasWholePage?: boolean
  /** Opened without a network, after the service worker has taken over. */
  isOffline?: boolean
}

const OWN_GAME = 'cozy-blocks'
const TYPING_MS = 60
/** Tags of fewer than six games of the sample feeds, and a remote game of theirs. */
const SMALL_TAG = 'parkour'
const REMOTE_GAME = 'prism-match-3d'

const COMMON: Screen[] = [
  { name: 'home', path: '/', hasWholePage: true },
  { name: 'home-scrolled', path: '/', act: scrollDown },
  { name: 'categories', path: '/category' },
  { name: 'cars', path: '/categoryDetail/Cars/1' },
  { name: 'my-games-empty', path: '/myGames' },
  { name: 'game-own', path: `/gameDetail/${OWN_GAME}`, hasWholePage: true },
  { name: 'play', path: `/gamePlay/${OWN_GAME}` },
  { name: 'playing', path: `/gamePlay/${OWN_GAME}`, act: startPlaying },
  { name: 'search-empty', path: '/search?searchValue=zzzzqqqq' },
  { name: 'articles', path: '/articles' },
  { name: 'article', path: '/articlesDetail/1' },
  { name: 'privacy', path: '/privacyIndex/privacyPolicy' },
  { name: 'contact', path: '/privacyIndex/contactUs' },
  { name: 'developers', path: '/developers', act: tryAnAd, hasWholePage: true },
  { name: 'not-found', path: '/nothing/here' },
  { name: 'offline', path: '/categoryDetail/Girls/1', isOffline: true },
]

/** Screens that only a site with many games has. */
const FULL: Screen[] = [
  { name: 'hot', path: '/categoryDetail/HotGames/1' },
  { name: 'kids', path: '/categoryDetail/Kids/1', hasWholePage: true },
  { name: 'feeling', path: '/feeling/calm/1' },
  { name: 'small-tag', path: `/tag/${SMALL_TAG}/1`, hasWholePage: true },
  { name: 'game-remote', path: `/gameDetail/${REMOTE_GAME}`, hasWholePage: true },
  { name: 'search', path: '/search?searchValue=zombi' },
  { name: 'search-typo', path: '/search?searchValue=bubbel+shoter' },
  { name: 'suggestions', path: '/', act: typeInSearch },
  { name: 'suggestions-empty', path: '/', act: openSearch },
]

export function listScreens(isFull: boolean): Screen[] {
  return isFull ? [...COMMON, ...FULL] : COMMON
}

/** The example of the ads has the most messages. */
async function tryAnAd(page: Page): Promise<void> {
  await page.getByRole('button', { name: /breakAd/ }).click()
  await page.getByText('"done"').first().waitFor({ timeout: 20_000 })
}

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1_400)
}

async function startPlaying(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play Cozy Blocks' }).first().click()
  await page.locator('section[data-state="playing"]').waitFor({ timeout: 20_000 })
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a game' }).click()
}

async function typeInSearch(page: Page): Promise<void> {
  await openSearch(page)
  await page.keyboard.type('car', { delay: TYPING_MS })
}
