/** No page is wider than the window, whatever its width. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { madeGame } from './shelf.ts'
import { expect, LOST_PAGE, shelfTest } from './site-test.ts'

/** An address of every route, by its pattern in `routes.ts`. */
const PATHS: Record<string, string[]> = {
  articles: ['/articles'],
  'articles/:topic': ['/articles/shooters'],
  'articles/:topic/:pageCurrent': ['/articles/shooters/1'],
  'articlesDetail/:articlesId': ['/articlesDetail/1', '/articlesDetail/3'],
  category: ['/category'],
  'categoryDetail/:categoryType/:pageCurrent': ['/categoryDetail/Newest/1', '/categoryDetail/puzzle/1'],
  'feeling/:feeling/:pageCurrent': ['/feeling/brain/1'],
  myGames: ['/myGames'],
  'tag/:tag/:pageCurrent': ['/tag/relaxing/1'],
  'contactUs/sent': ['/privacyIndex/contactUs/sent'],
  ':infoKey': [
    '/privacyIndex/aboutUs',
    '/privacyIndex/contactUs',
    '/privacyIndex/privacyPolicy',
    '/privacyIndex/parents',
  ],
  'gameDetail/:gameId': ['/gameDetail/cozy-blocks', `/gameDetail/${madeGame(3).slug}`],
  'gamePlay/:gameId': ['/gamePlay/cozy-blocks', `/gamePlay/${madeGame(3).slug}`],
  search: ['/search', '/search?searchValue=cozy', '/search?searchValue=zzzzqqqq'],
  offline: ['/offline'],
  '*': ['/nothing/here'],
}
const WIDTHS = [320, 390, 768, 1440] as const

shelfTest('every route has an address here', () => {
  const source = readFileSync(join(import.meta.dirname, '../app/routes.ts'), 'utf8')
  const patterns = [...source.matchAll(/route\('([^']+)', 'pages\/(?!info-layout)/g)].map(
    ([, pattern]) => pattern,
  )
  expect(patterns.length).toBeGreaterThan(10)
  expect(patterns.filter((pattern) => !PATHS[pattern!])).toEqual([])
})

// covers: '2.32'
shelfTest('no page is wider than the window at 320, 390, 768 and 1440 pixels', async ({ page, watch }) => {
  watch.allowError(LOST_PAGE)
  for (const path of ['/', ...Object.values(PATHS).flat()]) {
    await page.setViewportSize({ width: WIDTHS[0], height: 800 })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const { scrolled, widest } = await page.evaluate(() => ({
        scrolled: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        widest: [...document.querySelectorAll('main *')]
          .toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)
          .slice(0, 3)
          .map((element) => `${element.tagName}.${element.className}`),
      }))
      expect(scrolled, `${path} at ${width}: ${widest.join(', ')}`).toBe(0)
    }
  }
})
