/** A sponsor's picture on a site for children, and own ad code on another site of the same server. */
import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { agree } from './ad-site.ts'
import { expectNoViolations } from './axe.ts'
import { runPortal } from './operator.ts'
import { waitForIdle } from './page-barriers.ts'
import { expect, test } from './site-test.ts'

const COMPANY = 'Ads Ltd'

let dataDir: string
let server: SiteServer
let network: Server
/** Addresses that were requested from the company. */
const requested: string[] = []

function ok(...args: string[]) {
  const run = runPortal(dataDir, ...args)
  expect(run.status, `${args.join(' ')}: ${run.errors}`).toBe(0)
}

/** What a hostile document tries; it shows what it got. */
const code = (origin: string) => `<script>
  const tries = { parent: () => parent.document.title, cookie: () => document.cookie, storage: () => localStorage.length }
  const got = Object.entries(tries).map(([name, attempt]) => { try { attempt(); return name + ' open' } catch { return name + ' closed' } })
  document.write('<p>Ad ' + got.join(', ') + '<' + '/p><img src="${origin}/pixel.png" width="20" height="20" alt="">')
  try { top.location.href = '${origin}/away' } catch {}
</script>`

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-sponsors-'))
  network = createServer((request, response) => {
    requested.push(request.url ?? '')
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end()
  }).listen(0)
  const origin = `http://localhost:${(network.address() as AddressInfo).port}`
  const files = Object.fromEntries(
    ['kites.png', 'ad.html', 'empty.html'].map((name) => [name, join(dataDir, name)]),
  )
  await sharp({ create: { width: 1200, height: 132, channels: 3, background: '#1d6f42' } })
    .png()
    .toFile(files['kites.png']!)
  await writeFile(files['ad.html']!, code(origin))
  await writeFile(files['empty.html']!, '<div id="nothing-came"></div>')
  ok(
    'ads',
    'sponsor',
    'add',
    'localhost',
    files['kites.png']!,
    '--alt',
    'Kites by Example',
    '--link',
    'https://kites.example/',
    '--places',
    'home,game',
  )
  const own = ['--company', COMPANY, '--policy', 'https://ads.example/privacy']
  ok('site', 'set', 'midnight.localhost', 'audience', 'general')
  ok('ads', 'code', 'set', 'midnight.localhost', 'home', files['ad.html']!, ...own)
  ok('ads', 'code', 'set', 'midnight.localhost', 'category', files['empty.html']!)
  server = await startServer({ dataDir })
})
test.afterAll(async () => {
  await server.stop()
  network.close()
  rmSync(dataDir, { recursive: true, force: true })
})

// covers: '11.29'
test('a sponsor’s picture stands on a site for children, without a script or another host', async ({
  page,
}) => {
  const html = await (await fetch(`${server.url}/`)).text()
  expect(html).toContain('rel="sponsored noopener"')
  const seen = page.waitForRequest(
    (request) => request.url().includes('/api/events') && (request.postData() ?? '').includes('"sponsor"'),
  )
  await page.goto(`${server.url}/`)
  const place = page.locator('aside[data-ad-place="home"]')
  const height = (await place.boundingBox())!.height
  await place.scrollIntoViewIfNeeded()
  const picture = place.getByRole('img', { name: 'Kites by Example' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect((await place.boundingBox())!.height).toBe(height)
  await expect(place).toHaveAttribute('aria-label', 'Sponsored')
  await expectNoViolations(page, 'a sponsor', 'aside[data-ad-place]')
  // The picture is there after a link inside the page, too.
  await page.locator('a[href^="/gameDetail/"]').first().click()
  await expect(page.locator('aside[data-ad-place="game"] img')).toHaveAttribute('alt', 'Kites by Example')
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await seen
})

// covers: '11.30'
test('own ad code loads after consent only, reaches nothing of the page, and leaves no hole when it is empty', async ({
  page,
  watch,
}) => {
  const origin = `http://midnight.localhost:${server.port}`
  watch.allowOrigin(`http://localhost:${(network.address() as AddressInfo).port}`)
  watch.allowError(/Unsafe attempt to initiate navigation|Failed to read|sandbox/)
  await page.goto(`${origin}/`)
  const place = page.locator('aside[data-ad-place="home"]')
  await place.scrollIntoViewIfNeeded()
  await expect(place.locator('a')).toContainText('From this site')
  await waitForIdle(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(requested).toEqual([])
  expect(await (await fetch(`${origin}/privacyIndex/privacyPolicy`)).text()).toContain(COMPANY)

  await agree(page, ['own-code'])
  await page.goto(`${origin}/`)
  await place.scrollIntoViewIfNeeded()
  const frame = page.frameLocator('aside[data-ad-place="home"] iframe')
  await expect(frame.locator('p')).toHaveText('Ad parent closed, cookie closed, storage closed')
  await expect(place.locator('iframe')).toHaveAttribute('data-state', 'shown')
  await expect.poll(() => requested).toContain('/pixel.png')
  expect(requested).not.toContain('/away')
  await expect(page).toHaveURL(`${origin}/`)

  await page.goto(`${origin}/categoryDetail/HotGames/1`)
  const list = page.locator('aside[data-ad-place="category"]')
  await list.scrollIntoViewIfNeeded()
  await expect(list.locator('iframe')).toHaveCount(1)
  // Five seconds later the site's own promotion has its place.
  await expect(list.locator('a')).toContainText('From this site', { timeout: 15_000 })
  await expect(list.locator('iframe')).toHaveCount(0)
})
