/** The console's screens that `npm run shots` photographs. */
import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'

const OWN_GAME = 'cozy-blocks'

const pressButton = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

const COMMON: Screen[] = [
  { name: 'today', path: '/', hasWholePage: true },
  { name: 'statistics', path: '/statistics', hasWholePage: true },
  { name: 'games', path: '/games' },
  { name: 'games-add', path: '/games', act: pressButton('Add a game') },
  { name: 'games-upload', path: '/games', act: pressButton('Upload a game') },
  { name: 'game', path: `/games/${OWN_GAME}`, hasWholePage: true },
  { name: 'merges', path: '/games/merges' },
  { name: 'home-page', path: '/home-page', hasWholePage: true },
  { name: 'ads', path: '/ads', hasWholePage: true },
  { name: 'search', path: '/search', hasWholePage: true },
  { name: 'articles', path: '/articles', hasWholePage: true },
  { name: 'article-new', path: '/articles', act: pressButton('Write an article') },
  { name: 'pages', path: '/pages', hasWholePage: true },
  { name: 'sites', path: '/sites', hasWholePage: true },
  { name: 'site', path: '/sites/localhost', hasWholePage: true },
  { name: 'feeds', path: '/feeds', hasWholePage: true },
  { name: 'feeds-add', path: '/feeds', act: pressButton('Add a feed') },
  { name: 'move-in', path: '/move-in', hasWholePage: true },
  { name: 'messages', path: '/messages', hasWholePage: true },
  { name: 'reports', path: '/reports', hasWholePage: true },
  { name: 'health', path: '/health', hasWholePage: true },
  { name: 'notifications', path: '/notifications', hasWholePage: true },
  { name: 'people', path: '/people', hasWholePage: true },
  { name: 'audit', path: '/audit', hasWholePage: true },
  { name: 'account', path: '/account', hasWholePage: true },
  { name: 'missing', path: '/nothing/here' },
  { name: 'palette', path: '/', act: (page) => page.keyboard.press('Control+k') },
]

/** What is made by `fillConsole` only. */
const FULL: Screen[] = [
  { name: 'games-filtered', path: '/games?search=zombi' },
  { name: 'games-none', path: '/games?search=zzzzqqqq' },
  { name: 'game-uploaded', path: '/games/paper-kite', hasWholePage: true },
  { name: 'inspector', path: '/games/paper-kite/inspector', hasWholePage: true },
  { name: 'article', path: '/articles/21', hasWholePage: true },
  { name: 'page', path: '/pages/1', hasWholePage: true },
]

/** What the sample feeds bring. */
const WITH_SAMPLES: Screen[] = [
  { name: 'import', path: '/feeds', act: pressButton('Details of import') },
  { name: 'merges-split', path: '/games/merges', act: pressButton('Split…') },
  { name: 'game-merged', path: '/games/fit-cats', hasWholePage: true },
]

export function listConsoleScreens({
  isFull,
  hasSamples,
}: {
  isFull: boolean
  hasSamples: boolean
}): Screen[] {
  return [...COMMON, ...(isFull ? FULL : []), ...(isFull && hasSamples ? WITH_SAMPLES : [])]
}
