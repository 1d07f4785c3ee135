/** Metadata of pages for search engines and link previews. */
import { expectClientNavigationTo } from './link-navigation.ts'
import { expect, test } from './site-test.ts'
import { visit } from './visit.ts'

const FACTS = '[data-of-page]'

test('every kind of page has metadata for search engines and previews', async ({ page, request }) => {
  const pages = {
    '/': 'WebSite',
    '/gameDetail/cozy-blocks': 'VideoGame',
    '/categoryDetail/Kids/1': 'CollectionPage',
    '/articlesDetail/1': 'Article',
    '/privacyIndex/aboutUs': 'AboutPage',
  }
  for (const [path, type] of Object.entries(pages)) {
    // Parsed, and neither run nor shown: `screens.spec.ts` runs every page under its policy.
    const html = await (await request.get(path)).text()
    const { graphs, metas, canonical } = await page.evaluate(
      ([text, selector]) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html')
        const blocks = parsed.querySelectorAll(`head script[type="application/ld+json"]${selector}`)
        return {
          graphs: [...blocks].map((block) => block.textContent),
          metas: [...parsed.querySelectorAll('meta[property]')].map((meta) => [
            meta.getAttribute('property')!,
            meta.getAttribute('content')!,
          ]),
          canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href'),
        }
      },
      [html, FACTS] as const,
    )
    expect(graphs, path).toHaveLength(1)
    expect(JSON.stringify(JSON.parse(graphs[0]!)['@graph'][0]['@type']), path).toContain(type)
    const read = (name: string) => metas.filter(([property]) => property === name)
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:locale'])
      expect(read(name), `${path} ${name}`).toHaveLength(1)
    expect(read('og:url')[0]![1], path).toBe(canonical)
    const imageUrl = new URL(read('og:image')[0]![1]!)
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
