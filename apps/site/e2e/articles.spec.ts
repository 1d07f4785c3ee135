/** Reading articles, and protection against an operator's hostile HTML. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOSTILE_HTML } from '../app/features/articles/hostile-html.ts'
import { sanitizeHtml } from '../app/features/articles/sanitize-html.ts'
import { runPortal } from './operator.ts'
import { expect, seededTest, test, isLong } from './site-test.ts'
import { waitUntilHydrated } from './visit.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

// asvs: '1.2.1', '1.2.2', '1.3.1'
test('hundreds of hostile HTML fragments run no script, send no request and link nowhere', async ({
  page,
  baseURL,
}) => {
  const cleaned = await Promise.all(HOSTILE_HTML.map(async (html) => (await sanitizeHtml(html)).html))
  const pieces = cleaned.map((html) => `<section>${html}</section>`).join('\n')
  const probe = '<script>window.ran = 0; window.probe = () => { window.ran += 1 }</script>'
  const asked: string[] = []
  await page.route('**/*', (route) => {
    const { pathname, origin } = new URL(route.request().url())
    // Without a content security policy: sanitising alone must be enough.
    if (pathname === '/cleaned')
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html>${probe}${pieces}`,
      })
    if (origin !== baseURL || !pathname.startsWith('/img/')) asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: PIXEL })
  })
  let loads = 0
  page.on('framenavigated', () => (loads += 1))
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => asked.push(`dialog ${dialog.message()}`)))
  await page.goto('/cleaned', { waitUntil: 'load' })
  const found = await page.evaluate(async (parts) => {
    // First inserted as by a script, then sent as by a server.
    for (const html of parts) document.body.appendChild(document.createElement('section')).innerHTML = html
    for (const element of document.querySelectorAll<HTMLElement>('section *')) {
      element.focus()
      for (const type of [
        'mouseover',
        'pointerover',
        'pointerenter',
        'focusin',
        'wheel',
        'toggle',
        'animationstart',
        'scroll',
      ])
        element.dispatchEvent(new Event(type, { bubbles: true }))
      // Link targets are checked below.
      if (!element.closest('a')) element.click()
    }
    for (const image of document.images) image.loading = 'eager'
    await new Promise((resolve) => setTimeout(resolve, 500))
    return {
      ran: (window as unknown as { ran: number }).ran,
      protocols: [...new Set([...document.links].map((link) => link.protocol))].toSorted(),
      tags: [...new Set([...document.querySelectorAll('section *')].map(({ localName }) => localName))],
      ids: [...document.querySelectorAll('section [id]')]
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('part-')),
      sections: document.querySelectorAll('section').length,
    }
  }, cleaned)
  expect(found.ran).toBe(0)
  expect(found.protocols).toEqual(['http:', 'https:'])
  expect(
    found.tags.filter((tag) =>
      /script|style|frame|object|embed|form|input|svg|math|meta|base|link/.test(tag),
    ),
  ).toEqual([])
  expect(found.ids).toEqual([])
  expect(found.sections, 'no piece ends the one it stands in').toBe(2 * cleaned.length)
  expect(asked).toEqual([])
  expect(loads).toBe(1)
  // Unsanitised HTML does run scripts here, so the result above is meaningful.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="data:,x" onerror="probe()">'),
  )
  await expect.poll(() => page.evaluate(() => (window as unknown as { ran: number }).ran)).toBe(1)
})

// covers: '1.11', '2.6'
test('an article marks the section being read, and can be shared', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/articlesDetail/1')
  await waitUntilHydrated(page)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const third = contents.getByRole('link').nth(2)
  await third.click()
  await expect(third).toHaveAttribute('aria-current', 'true')
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/\/articlesDetail\/1$/)
})

// covers: '2.3', '2.4'
test('articles are filtered by topic at separate addresses, without scripts', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/articles')
  const topics = page.getByRole('navigation', { name: 'Topics' })
  const all = await page.getByRole('main').getByRole('article').count()
  await topics.getByRole('link', { name: 'Beginners' }).click()
  await expect(page).toHaveURL(/\/articles\/beginners$/)
  await expect(topics.getByRole('link', { name: 'Beginners' })).toHaveAttribute('aria-current', 'page')
  const some = await page.getByRole('main').getByRole('article').count()
  expect(some).toBeGreaterThan(1)
  expect(some).toBeLessThan(all)
  await context.close()
  expect((await request.get('/articles/no-such-topic')).status()).toBe(404)
})

seededTest(
  'an imported article without headings has the usual width, and can show an image twice',
  async ({ page, seededSite, baseURL }) => {
    seededTest.skip(!isLong, 'in long runs')
    const pictures = join(seededSite.dataDir, 'pictures')
    mkdirSync(pictures, { recursive: true })
    for (const name of ['one.png', 'two.png']) writeFileSync(join(pictures, name), PIXEL)
    const text =
      'Tops turn, and while they turn they stand. That is all there is to know about them. '.repeat(4)
    const file = join(seededSite.dataDir, 'tops.html')
    const picture = (name: string) => `<p><img src="${name}" alt="A top"></p>`
    writeFileSync(
      file,
      `<h1>On Tops</h1><p>${text}</p>${picture('one.png')}<p>And more.</p>${picture('two.png')}`,
    )
    const imported = runPortal(
      seededSite.dataDir,
      'articles',
      'import',
      file,
      '--pictures',
      pictures,
      '--publish',
    )
    expect(imported, imported.errors).toMatchObject({ status: 0 })
    const { id } = (imported.json.articles as { id: number }[])[0]!
    const address = `${baseURL}/articlesDetail/${id}`
    await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 15_000 }).toBe(200)
    for (const [width, least] of [
      [390, 300],
      [1100, 600],
      [1440, 600],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      const first = page.getByRole('article').getByText(/^Tops turn/)
      await expect(first).toHaveCount(1)
      expect((await first.boundingBox())!.width, `at ${width} px`).toBeGreaterThan(least)
    }
    const shown = page.getByRole('article').getByRole('img', { name: 'A top' })
    await expect(shown).toHaveCount(2)
    expect(
      await shown.evaluateAll(
        (images) => new Set(images.map((image) => (image as HTMLImageElement).src)).size,
      ),
    ).toBe(1)
    await expect(page.getByText(/Not every game named here is for every age/)).toHaveCount(0)
    // The last article by number has a link back and none forward.
    await expect(page.locator('a[rel=prev]')).toHaveCount(1)
    await expect(page.locator('a[rel=next]')).toHaveCount(0)
    // The page asks for the rules of its build when it has time, and removing the site's only article changes the build.
    await page.goto('about:blank')
    // Other journeys use the same site: with an article of its own its lists are no longer part of the build.
    expect(runPortal(seededSite.dataDir, 'articles', 'remove', String(id)).status).toBe(0)
    await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 15_000 }).toBe(404)
  },
)
