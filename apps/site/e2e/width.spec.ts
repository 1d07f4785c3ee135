/** No page is wider than the window, at any width. */
import type { PageName } from '../app/site-routes.ts'
import { madeGame } from './seeded-site.ts'
import { expect, isLong, NOT_FOUND_ERROR, seededTest } from './site-test.ts'

/** Example addresses of every page, by its name in the route table. */
const PATHS: Record<PageName, string[]> = {
  home: ['/'],
  categories: ['/category'],
  articles: ['/articles'],
  articlesOfTopic: ['/articles/shooters'],
  articlesOfTopicPage: ['/articles/shooters/1'],
  article: ['/articlesDetail/1', '/articlesDetail/3'],
  category: ['/categoryDetail/Newest/1', '/categoryDetail/puzzle/1'],
  feeling: ['/feeling/brain/1'],
  tag: ['/tag/relaxing/1'],
  info: [
    '/privacyIndex/aboutUs',
    '/privacyIndex/contactUs',
    '/privacyIndex/privacyPolicy',
    '/privacyIndex/parents',
  ],
  messageSent: ['/privacyIndex/contactUs/sent'],
  game: ['/gameDetail/cozy-blocks', `/gameDetail/${madeGame(3).slug}`],
  play: ['/gamePlay/cozy-blocks', `/gamePlay/${madeGame(3).slug}`],
  search: ['/search', '/search?searchValue=cozy', '/search?searchValue=zzzzqqqq'],
  offline: ['/offline'],
  myGames: ['/myGames'],
  lost: ['/nothing/here'],
}
const WIDTHS = [320, 390, 768, 1440] as const

// covers: '2.32'
seededTest('no page is wider than the window at 320, 390, 768 and 1440 pixels', async ({ page, watch }) => {
  watch.allowError(NOT_FOUND_ERROR)
  // In a short run one address of each page.
  for (const path of Object.values(PATHS).flatMap((paths) => (isLong ? paths : paths.slice(0, 1)))) {
    await page.setViewportSize({ width: WIDTHS[0], height: 800 })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const { scrolled, widest } = await page.evaluate(() => ({
        scrolled: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        widest: [...document.querySelectorAll('main *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .slice(0, 3)
          .map((element) => `${element.tagName}.${element.className}`),
      }))
      expect(scrolled, `${path} at ${width}: ${widest.join(', ')}`).toBe(0)
    }
  }
})
