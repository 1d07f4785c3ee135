/** Four ways through the site, by the browser's own pointer and keys. */
import type { BrowserCheck, CheckContext } from './check.ts'
import type {} from '../game/stage.ts'
import { pressKey, type TestPage, waitUntil } from './test-page.ts'

/** An own game that a held key drives. */
const DRIVEN = { slug: 'wheelhop-hills', title: 'Wheelhop Hills' }
const SAVED = { slug: 'cozy-blocks', title: 'Cozy Blocks' }
/** The largest of the own games: the last that the service worker saves by itself. */
const UNSAVED = { slug: 'atelier-nova', title: 'Atelier Nova' }
const FIRST_TILE = 'main a[href^="/gameDetail/"]'
const PLAY_BUTTON = 'section[data-state] button[aria-label^="Play "]'
const DRIVEN_TICKS = 90

export async function visit(page: TestPage, url: string): Promise<void> {
  await page.goto(url)
  await waitForReact(page)
}

/** A press before the page is hydrated is another journey. */
async function waitForReact(page: TestPage): Promise<void> {
  await waitUntil(page, 'the page is hydrated', () =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

const waitForHeading = (page: TestPage, text: string) =>
  waitUntil(
    page,
    `the heading is “${text}”`,
    (wanted) => document.querySelector('h1')?.textContent === wanted,
    text,
  )

/** Opens a game's play page and presses Play. */
export async function startGame(page: TestPage, url: string, slug: string): Promise<void> {
  await visit(page, `${url}/gamePlay/${slug}`)
  await page.click(PLAY_BUTTON)
  await waitForPlaying(page)
}

const waitForPlaying = (page: TestPage) =>
  waitUntil(
    page,
    'the game plays',
    () => document.querySelector<HTMLElement>('section[data-state]')?.dataset.state === 'playing',
  )

const home: BrowserCheck = {
  name: 'home',
  async run({ page, front }) {
    await visit(page, `${front.url}/`)
    const tiles = await waitUntil(page, 'the first covers are drawn', () => {
      const covers = [...document.querySelectorAll<HTMLImageElement>('main a[href^="/gameDetail/"] img')]
      const seen = covers.filter((cover) => cover.getBoundingClientRect().top < innerHeight)
      return seen.length > 0 && seen.every(({ naturalWidth }) => naturalWidth > 0) ? covers.length : 0
    })
    await page.evaluate(() => void Object.assign(window, { isSame: true }))
    const title = await page.evaluate((selector) => {
      const link = document.querySelector<HTMLAnchorElement>(selector)!
      link.scrollIntoView({ block: 'center' })
      return link.pathname
    }, FIRST_TILE)
    await page.click(FIRST_TILE)
    await waitUntil(page, `the address is ${title}`, (path) => location.pathname === path, title)
    await waitUntil(
      page,
      'the game’s page has a Play button',
      () => document.querySelector('#btnPlay') !== null,
    )
    if (!(await page.evaluate(() => 'isSame' in window))) throw new Error('The document was loaded again')
    return `${tiles} covers`
  },
}

const search: BrowserCheck = {
  name: 'search',
  async run({ page, front }) {
    await visit(page, `${front.url}/`)
    await page.type('/')
    await waitUntil(
      page,
      'the slash key focuses the search field',
      () => document.activeElement?.getAttribute('role') === 'combobox',
    )
    await page.type('cozy')
    await waitUntil(
      page,
      'Cozy Blocks is suggested',
      (title) =>
        [...document.querySelectorAll('[role=option]')].some((one) => one.textContent?.includes(title)),
      SAVED.title,
    )
    await pressKey(page, 'Enter')
    await waitUntil(page, 'the results open', () => location.search === '?searchValue=cozy')
    await waitForHeading(page, '“cozy”')
    await waitUntil(
      page,
      'the game is among the results',
      (slug) => document.querySelector(`[aria-label="Games found"] a[href="/gameDetail/${slug}"]`) !== null,
      SAVED.slug,
    )
    return 'found'
  },
}

const play: BrowserCheck = {
  name: 'play',
  async run({ page, front }) {
    front.setTestedGame(DRIVEN.slug)
    try {
      await visit(page, `${front.url}/gameDetail/${DRIVEN.slug}`)
      await page.click('#btnPlay')
      await waitForPlaying(page)
      await waitUntil(page, 'the frame has the focus', () => document.activeElement?.tagName === 'IFRAME')
      await waitUntil(page, 'the game answers', () => {
        const game = document.querySelector('iframe')?.contentWindow as typeof globalThis | null
        return game?.__gk?.ready
      })
      const before = await driveOn(page, false)
      const again = await driveOn(page, false)
      if (before !== again) throw new Error(`Without input two runs differ: ${before} and ${again}`)
      const driven = await driveOn(page, true)
      if (driven === before) throw new Error('The held key changed nothing')
      return `${DRIVEN_TICKS} ticks`
    } finally {
      front.setTestedGame(null)
    }
  },
}

/** Begins the same run again and plays some ticks of it; returns the state's hash. */
async function driveOn(page: TestPage, isDriven: boolean): Promise<string> {
  await page.evaluate(() => {
    const { __gk: contract } = document.querySelector('iframe')!.contentWindow as unknown as typeof globalThis
    contract.hold()
    contract.seed(5)
    contract.start('levels', 1)
    contract.step()
  })
  if (isDriven) await page.keyDown('ArrowRight')
  const hash = await page.evaluate((ticks) => {
    const { __gk: contract } = document.querySelector('iframe')!.contentWindow as unknown as typeof globalThis
    contract.step(ticks)
    return contract.hash()
  }, DRIVEN_TICKS)
  if (isDriven) await page.keyUp('ArrowRight')
  return hash
}

const offline: BrowserCheck = {
  name: 'offline',
  async run({ page, front }) {
    await visit(page, `${front.url}/`)
    await waitUntil(
      page,
      'the service worker controls the page',
      () => navigator.serviceWorker.controller !== null,
    )
    await waitUntil(page, 'the home page is stored', async () => (await caches.match('/')) !== undefined)
    await startGame(page, front.url, SAVED.slug)
    await waitUntil(
      page,
      'the game is stored',
      async (slug) => {
        const list = (await (await caches.match('/kept-games.json'))?.json()) as
          | { slug: string }[]
          | undefined
        return list?.some((game) => game.slug === slug)
      },
      SAVED.slug,
    )
    // The page that frames the game is stored when it is left.
    await visit(page, `${front.url}/gameDetail/${SAVED.slug}`)
    front.setOffline(true)
    try {
      await playWithoutNetwork({ page, front })
    } finally {
      front.setOffline(false)
    }
    return 'three pages'
  },
}

async function playWithoutNetwork({ page, front }: CheckContext): Promise<void> {
  await visit(page, `${front.url}/`)
  await waitUntil(
    page,
    'a cover is drawn from the cache',
    () => document.querySelector<HTMLImageElement>('main img')?.naturalWidth,
  )
  await startGame(page, front.url, SAVED.slug)
  await visit(page, `${front.url}/gameDetail/${UNSAVED.slug}`)
  await waitForHeading(page, `${UNSAVED.title} is not saved on this device`)
}

export const JOURNEYS: readonly BrowserCheck[] = [home, search, play, offline]
