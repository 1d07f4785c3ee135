/** Each site has its own name, colours, icons and first games; a visitor can change some of them. */
import { waitForIdle } from './page-barriers.ts'
import { expect, isLong, test, testIf } from './site-test.ts'
import { HOSTS, readColour, SITES, siteUrl } from './three-sites.ts'
import { visit } from './visit.ts'

for (const host of HOSTS) {
  const site = SITES[host]

  // covers: '3.8'
  testIf(isLong || host !== 'midnight.localhost', test)(
    `${host} has its own name, colours and games in a browser`,
    async ({ page, baseURL, watch }) => {
      const origin = siteUrl(baseURL, host)
      watch.allowOrigin(origin)
      await visit(page, origin)
      expect(await readColour(page)).toBe(site.colour)
      await expect(page.getByRole('img', { name: site.name }).first()).toBeVisible()
      await expect(page.locator('main li a[href^="/gameDetail/"]').first()).toHaveAttribute(
        'href',
        `/gameDetail/${site.first}`,
      )
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${origin.replace('127.0.0.1', host)}/`,
      )
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        new RegExp(`^${origin}/og-default`),
      )
      await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
      await expect(page.getByText(`responsible for ${site.name}, the website at ${host}`)).toBeVisible()
      // A sample site has no operator: its imprint is marked as an example.
      await expect(page.getByText('This is an example.')).toBeVisible()
      await expect(page.getByText('Example Games Company')).toBeVisible()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${origin}/privacyIndex/imprint`,
      )
      expect(await readColour(page)).toBe(site.colour)
    },
  )

  // covers: '3.9'
  test(`${host} has its own icons in every size`, async ({ request }) => {
    const headers = { Host: host }
    const manifest = await (await request.get('/manifest.webmanifest', { headers })).json()
    expect(manifest).toMatchObject({
      name: site.name,
      theme_color: site.colour,
      display: 'standalone',
      id: '/',
    })
    const images = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts[0].icons]
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(['128x128', '144x144', '192x192', '256x256', '512x512']),
    )
    expect(manifest.screenshots.length).toBeGreaterThan(1)
    for (const { src, type } of images) {
      const answer = await request.get(src, { headers })
      expect(answer.status(), src).toBe(200)
      expect(answer.headers()['content-type'], src).toBe(type)
    }
    const bodies = await Promise.all(
      HOSTS.map(async (Host) => (await request.get('/favicon.svg', { headers: { Host } })).text()),
    )
    expect(new Set(bodies).size).toBe(3)
  })
}

test('a visitor can switch a light site to dark, and back', async ({ page, baseURL, watch }) => {
  const origin = siteUrl(baseURL, 'sunny.localhost')
  watch.allowOrigin(origin)
  await visit(page, origin)
  await page.getByRole('button', { name: 'Dark theme' }).first().click()
  expect(await readColour(page)).not.toBe('#fff2d8')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Light theme' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Light theme' }).first().click()
  expect(await readColour(page)).toBe('#fff2d8')
})

// covers: '3.6'
test('the page requests its site’s configuration once, and works without it', async ({
  page,
  baseURL,
  watch,
}) => {
  const origin = siteUrl(baseURL, 'midnight.localhost')
  watch.allowOrigin(origin)
  watch.allowError(/Failed to load resource|net::ERR/)
  const asked: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/api/'))
      asked.push(`${call.method()} ${new URL(call.url()).pathname} ${call.postData()}`)
  })
  const common = () => asked.filter((call) => call.includes('commonApi'))
  await visit(page, origin)
  await expect.poll(common).toEqual(['POST /api/commonApi {"hostName":"midnight.localhost"}'])
  await page.getByRole('link', { name: 'Articles' }).last().click()
  await expect(page).toHaveURL(`${origin}/articles`)
  await waitForIdle(page)
  expect(common()).toHaveLength(1)
  expect(asked.join()).not.toContain('getCPU')

  await page.route('**/api/**', (route) => route.abort())
  await visit(page, origin)
  await expect.poll(common).toHaveLength(2)
  await page.getByRole('link', { name: 'Articles' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

// covers: '7.4'
testIf(isLong, test)(
  'random games have a row only where the site enables it, and it can be shuffled',
  async ({ page, baseURL, watch }) => {
    for (const host of HOSTS) watch.allowOrigin(siteUrl(baseURL, host))
    const shuffles: string[] = []
    page.on('request', (call) => call.url().endsWith('/api/randomJsonApi') && shuffles.push(call.url()))
    await visit(page, siteUrl(baseURL, 'localhost'))
    await waitForIdle(page)
    await expect(page.getByRole('region', { name: 'Surprise me' })).toHaveCount(0)
    expect(shuffles).toEqual([])

    await visit(page, siteUrl(baseURL, 'sunny.localhost'))
    const row = page.getByRole('region', { name: 'Surprise me' })
    await expect(row.getByRole('link').first()).toBeVisible()
    expect(shuffles).toHaveLength(1)
    await row.getByRole('button', { name: 'Others' }).click()
    await expect.poll(() => shuffles.length).toBe(2)
    await expect(row.getByRole('link').first()).toHaveAttribute('href', /^\/gameDetail\//)
  },
)
