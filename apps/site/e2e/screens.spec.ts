/** Every address of the site: its status, its texts, its headers. */
import { expect, seededTest, test } from './site-test.ts'
import { waitUntilHydrated } from './visit.ts'

const DEFAULT_TITLE = 'Play Free Games Unblocked Online – Games for Kids, Girls & Boys'

const SCREENS: [path: string, title: string | RegExp, heading: string | RegExp][] = [
  ['/', DEFAULT_TITLE, 'Free online games'],
  ['/articles', /^Articles – /, 'Articles'],
  ['/articlesDetail/1', / – /, /\w/],
  ['/articlesDetail/2', / – /, /\w/],
  ['/articlesDetail/3', / – /, /\w/],
  ['/articlesDetail/20', / – /, /\w/],
  ['/category', /^Categories and tags – /, 'Categories and tags'],
  ['/categoryDetail/Newest/1', /^New games – /, 'New games'],
  ['/categoryDetail/HotGames/1', /^Hot games – /, 'Hot games'],
  ['/categoryDetail/BestGames/1', /^Best games – /, 'Best games'],
  ['/categoryDetail/EditorPicks/1', /^Editor Picks – /, 'Editor Picks'],
  ['/categoryDetail/Cars/1', /^Car games – /, 'Car games'],
  ['/categoryDetail/Girls/1', /^Games for girls – /, 'Games for girls'],
  ['/categoryDetail/Kids/1', /^Games for kids – /, 'Games for kids'],
  ['/categoryDetail/puzzle/1', /^Puzzle games – /, 'Puzzle games'],
  ['/tag/relaxing/1', /^Relaxing games – /, 'Relaxing games'],
  ['/privacyIndex/aboutUs', /^About /, /^About /],
  ['/privacyIndex/imprint', /^Imprint – /, 'Imprint'],
  ['/privacyIndex/contactUs', /^Contact us – /, 'Contact us'],
  ['/privacyIndex/privacyPolicy', /^Privacy/, /^Privacy/],
  ['/privacyIndex/parents', /^For parents – /, 'For parents'],
  ['/gameDetail/cozy-blocks', /^Cozy Blocks – play free online – /, 'Cozy Blocks'],
  ['/gamePlay/cozy-blocks', /^Play Cozy Blocks – /, 'Cozy Blocks'],
  ['/myGames', /^My games – /, 'My games'],
  ['/search', /^Search – /, 'Find a game'],
  ['/search?searchValue=cozy', /^Search: cozy – /, '“cozy”'],
]

for (const [path, title, heading] of SCREENS) {
  // covers: '1.4', '2.2', '2.5', '2.9'
  test(`${path} has a title, a heading and a description, and hydrates`, async ({ page }) => {
    const violations: string[] = []
    await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
          `${event.violatedDirective} ${event.blockedURI}`,
        ),
      ),
    )
    const response = (await page.goto(path))!
    expect(response.status()).toBe(200)
    await expect(page).toHaveTitle(title)
    const headings = page.getByRole('heading', { level: 1 })
    await expect(headings).toHaveCount(1)
    await expect(headings).toHaveText(heading)
    const description = await page.locator('meta[name="description"]').getAttribute('content')
    expect(description!.length).toBeGreaterThan(20)
    const html = await response.text()
    expect(html, 'a style attribute, which the policy drops').not.toMatch(/<[^>]+\sstyle=["']/)
    expect(html).not.toContain('undefined games')
    await waitUntilHydrated(page)
    expect(violations).toEqual([])
  })
}

test('the home page offers free unblocked games and shows their real number', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const description = /<meta name="description" content="([^"]*)"/.exec(html)![1]!
  expect(description).toMatch(/^Free unblocked games for all ages: \d+ best free games/)
})

seededTest('with imported games the description contains their number', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const count = Number(/ages: (\d+) best free games/.exec(html)?.[1])
  expect(count).toBeGreaterThanOrEqual(145)
  expect(count).toBeLessThan(1000)
})

const NOT_FOUND = [
  '/nothing',
  '/categoryDetail/Nothing/1',
  '/categoryDetail/Newest/0',
  '/categoryDetail/Newest/01',
  '/categoryDetail/Newest/1e1',
  '/categoryDetail/Newest/-1',
  '/categoryDetail/Newest/1.0',
  '/categoryDetail/Newest/9999',
  '/categoryDetail/Newest/1000000',
  '/categoryDetail/Newest/1/more',
  '/categoryDetail/constructor/1',
  '/tag/no-such-tag/1',
  '/tag/puzzle/0',
  '/tag/relaxing/999',
  '/categoryDetail/puzzle/999',
  '/articlesDetail/0',
  '/articlesDetail/01',
  '/articlesDetail/1e0',
  '/articlesDetail/999999',
  '/articlesDetail/1000000',
  '/articlesDetail/abc',
  '/gameDetail/no-such-game',
  '/gameDetail/cozy--blocks',
  '/gameDetail/-cozy-blocks',
  '/gameDetail/cozy_blocks',
  '/gameDetail/cozy-blocks%20',
  '/gameDetail/constructor',
  '/gameDetail/__proto__',
  `/gameDetail/${'a'.repeat(121)}`,
  '/gamePlay/no-such-game',
  '/gamePlay/cozy-blocks/fuller',
  '/gameDetail',
  '/gamePlay',
  '/privacyIndex/nothing',
  '/privacyIndex/constructor',
  '/search?searchValue=cozy&pageCurrent=0',
  '/search?searchValue=cozy&pageCurrent=01',
  '/search?searchValue=cozy&pageCurrent=1e1',
  '/search?searchValue=cozy&pageCurrent=99',
]

// covers: '2.8', '2.21', '5.1', '9.6'
test('unknown addresses answer 404 with the texts of the 404 page', async ({ request }) => {
  for (const path of NOT_FOUND) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(404)
    const html = await response.text()
    expect(html, path).toContain('404 NOT FOUND</p>')
    expect(html, path).toMatch(/href="\/(\?[^"]*)?"[^>]*>BACK</)
    expect(html, path).toMatch(/role="search"/)
    expect(html, path).toContain('Play one of these instead')
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/)
    expect(response.headers()['cache-control'], path).toBe('no-store')
  }
})

// covers: '1.1', '2.1', '6.1'
test('every page is complete without scripts', async ({ browser, baseURL, watch }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  watch.follow(context)
  const page = await context.newPage()
  for (const [path, title, heading] of SCREENS) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading)
  }
  await context.close()
})
