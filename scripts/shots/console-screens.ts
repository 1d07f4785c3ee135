/** The console's screens that `npm run shots` photographs. */
import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'

const OWN_GAME = 'cozy-blocks'

const pressButton = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

const FEED_GAMES = [
  'Lantern Bay',
  'Moss Knight',
  'Paper Kite',
  'Tide Pools',
  'Win Real Money',
  'Snow Mail',
].map((title, at) => ({
  ...{ uid: `s-${at + 1}`, title, genre: at % 2 === 0 ? 'Puzzle' : 'Skill', view: 'quer' },
  description: `${title} is a calm game for small hands.`,
  play: `https://${at === 3 ? 'other' : 'play'}.sunny.example/${at + 1}/`,
  art: { wide: `https://img.sunny.example/${at + 1}.jpg` },
}))

/** A feed of a provider that is mapped. */
async function chooseFeed(page: Page): Promise<void> {
  const buffer = Buffer.from(JSON.stringify({ data: { groups: [{ games: FEED_GAMES }] } }))
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'sunny.json', mimeType: 'application/json', buffer })
  await page.getByRole('article', { name: 'Lantern Bay' }).waitFor({ timeout: 20_000 })
}

async function fillCategory(page: Page): Promise<void> {
  await pressButton('Add a category')(page)
  await page.getByLabel('Name', { exact: true }).fill('Creatures')
  await page.getByLabel('Words in titles').fill('cat, dragon, monster, memory')
  await page.getByRole('searchbox', { name: 'Tags' }).fill('an')
}

const COMMON: Screen[] = [
  { name: 'today', path: '/', hasWholePage: true },
  { name: 'statistics', path: '/statistics', hasWholePage: true },
  { name: 'games', path: '/games' },
  { name: 'games-add', path: '/games', act: pressButton('Add a game') },
  { name: 'games-upload', path: '/games', act: pressButton('Upload a game') },
  { name: 'game', path: `/games/${OWN_GAME}`, hasWholePage: true },
  { name: 'merges', path: '/games/merges' },
  { name: 'home-page', path: '/home-page', hasWholePage: true },
  { name: 'categories', path: '/categories', hasWholePage: true },
  { name: 'category-new', path: '/categories', act: fillCategory },
  { name: 'ads', path: '/ads', hasWholePage: true },
  { name: 'search', path: '/search', hasWholePage: true },
  { name: 'articles', path: '/articles', hasWholePage: true },
  { name: 'article-new', path: '/articles', act: pressButton('Write an article') },
  { name: 'pages', path: '/pages', hasWholePage: true },
  { name: 'sites', path: '/sites', hasWholePage: true },
  { name: 'site', path: '/sites/localhost', hasWholePage: true },
  { name: 'feeds', path: '/feeds', hasWholePage: true },
  { name: 'feeds-add', path: '/feeds', act: pressButton('Add a feed') },
  { name: 'providers', path: '/feeds/providers', hasWholePage: true },
  { name: 'provider-new', path: '/feeds/providers/new', act: chooseFeed, hasWholePage: true },
  { name: 'refused', path: '/feeds/refused', hasWholePage: true },
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
  { name: 'refused-allowed', path: '/feeds/refused?state=allowed', hasWholePage: true },
  { name: 'games-filtered', path: '/games?search=zombi' },
  { name: 'games-none', path: '/games?search=zzzzqqqq' },
  { name: 'game-uploaded', path: '/games/paper-kite', hasWholePage: true },
  { name: 'inspector', path: '/games/paper-kite/inspector', hasWholePage: true },
  { name: 'provider', path: '/feeds/providers/sunny', hasWholePage: true },
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
