/** Metadata of pages for search engines and link previews, in a browser that also runs the page. */
import { expectClientNavigationTo } from './link-navigation.ts'
import { expect, test } from './site-test.ts'
import { visit } from './visit.ts'

const FACTS = '[data-of-page]'

test('every kind of page has metadata for search engines and previews, allowed by the policy, and hydrates without errors', async ({
  page,
  request,
}) => {
  const pages = {
    '/': 'WebSite',
    '/gameDetail/cozy-blocks': 'VideoGame',
    '/categoryDetail/Kids/1': 'CollectionPage',
    '/articlesDetail/1': 'Article',
    '/privacyIndex/aboutUs': 'AboutPage',
  }
  for (const [path, type] of Object.entries(pages)) {
    await visit(page, path)
    const block = page.locator(`head script[type="application/ld+json"]${FACTS}`)
    await expect(block, path).toHaveCount(1)
    expect(JSON.stringify(JSON.parse((await block.textContent())!)['@graph'][0]['@type']), path).toContain(
      type,
    )
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:locale'])
      await expect(page.locator(`meta[property="${name}"]`), `${path} ${name}`).toHaveCount(1)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical!)
    const imageUrl = new URL((await page.locator('meta[property="og:image"]').getAttribute('content'))!)
    const answer = await request.get(imageUrl.pathname + imageUrl.search)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toMatch(/^image\/(jpeg|png)$/)
    expect(answer.headers()['cache-control'], path).toContain('immutable')
  }
})

test('a page’s metadata is removed on navigation', async ({ page }) => {
  await visit(page, '/gameDetail/cozy-blocks')
  await expect(page.locator(FACTS).first()).toBeAttached()
  await expectClientNavigationTo(page, '/articles')
  await expect(page.locator(FACTS)).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/articles$/)
})

test('play pages and search pages are not indexed', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const playing = await read('/gamePlay/cozy-blocks?channel=c')
  expect(playing).toMatch(/<meta name="robots" content="noindex, follow"/)
  expect(playing).toMatch(/<link rel="canonical" href="[^"?]+\/gameDetail\/cozy-blocks"/)
  const found = await read('/search?searchValue=cozy')
  expect(found).toMatch(/<meta name="robots" content="noindex, follow"/)
  expect(found).not.toContain('rel="canonical"')
  const tracked = await read('/gameDetail/cozy-blocks?channel=c&utm_source=x')
  expect(tracked).toMatch(/<link rel="canonical" href="[^"?]+\/gameDetail\/cozy-blocks"/)
  expect(tracked).not.toContain('utm_source')
})
