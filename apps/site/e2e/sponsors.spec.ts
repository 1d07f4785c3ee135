/** A sponsor's picture on a site for children, and own ad code on another site of the same server. */
import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { agree, recordEvents } from './ad-site.ts'
import { expectNoViolations } from './axe.ts'
import { requestHost } from './host-request.ts'
import { runPortal } from './operator.ts'
import { addHosts, type OwnHosts } from './own-hosts.ts'
import { waitForIdle } from './page-barriers.ts'
import { expect, test } from './site-test.ts'

const COMPANY = 'Ads Ltd'
const CHILD_HOST = 'sponsor.localhost'
const OPEN_HOST = 'own-code.localhost'

let folder: string
let hosts: OwnHosts
let network: Server | undefined
/** Addresses that were requested from the company. */
const requested: string[] = []

function ok(...args: string[]) {
  const run = runPortal(hosts.dataDir, ...args)
  expect(run.status, `${args.join(' ')}: ${run.errors}`).toBe(0)
}

const readPage = async (host: string, path: string) =>
  (await requestHost(Number(new URL(hosts.urlOf(host)).port), host, path)).text

/** What a hostile document tries; it shows what it got. */
const code = (origin: string) => `<script>
  const tries = { parent: () => parent.document.title, cookie: () => document.cookie, storage: () => localStorage.length }
  const got = Object.entries(tries).map(([name, attempt]) => { try { attempt(); return name + ' open' } catch { return name + ' closed' } })
  document.write('<p>Ad ' + got.join(', ') + '<' + '/p><img src="${origin}/pixel.png" width="20" height="20" alt="">')
  try { top.location.href = '${origin}/away' } catch {}
</script>`

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'playhouse-sponsors-'))
  hosts = await addHosts({ [CHILD_HOST]: { audience: 'child' }, [OPEN_HOST]: { audience: 'general' } })
  network = createServer((request, response) => {
    requested.push(request.url ?? '')
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end()
  }).listen(0)
  const origin = `http://localhost:${(network!.address() as AddressInfo).port}`
  const files = Object.fromEntries(
    ['kites.png', 'ad.html', 'empty.html'].map((name) => [name, join(folder, name)]),
  )
  await sharp({ create: { width: 1200, height: 132, channels: 3, background: '#1d6f42' } })
    .png()
    .toFile(files['kites.png']!)
  await writeFile(files['ad.html']!, code(origin))
  await writeFile(files['empty.html']!, '<div id="nothing-came"></div>')
  const sponsor = ['--alt', 'Kites by Example', '--link', 'https://kites.example/', '--places', 'home,game']
  ok('ads', 'sponsor', 'add', CHILD_HOST, files['kites.png']!, ...sponsor)
  const own = ['--company', COMPANY, '--policy', 'https://ads.example/privacy']
  ok('ads', 'code', 'set', OPEN_HOST, 'home', files['ad.html']!, ...own)
  ok('ads', 'code', 'set', OPEN_HOST, 'category', files['empty.html']!)
  await expect.poll(() => readPage(CHILD_HOST, '/')).toContain('rel="sponsored noopener"')
  await expect.poll(() => readPage(OPEN_HOST, '/privacyIndex/privacyPolicy')).toContain(COMPANY)
})
test.afterAll(async () => {
  network?.close()
  rmSync(folder, { recursive: true, force: true })
})

// covers: '11.29'
test('a sponsor’s picture stands on a site for children, without a script or another host', async ({
  page,
  watch,
}) => {
  watch.allowOrigin(hosts.urlOf(CHILD_HOST))
  const events = await recordEvents(page)
  await page.goto(`${hosts.urlOf(CHILD_HOST)}/`)
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
  expect(JSON.stringify(await events.takeAll())).toContain('"sponsor"')
})

// covers: '11.30'
test('own ad code loads after consent only, reaches nothing of the page, and leaves no hole when it is empty', async ({
  page,
  watch,
}) => {
  const origin = hosts.urlOf(OPEN_HOST)
  watch.allowOrigin(origin)
  watch.allowOrigin(`http://localhost:${(network!.address() as AddressInfo).port}`)
  watch.allowError(/Unsafe attempt to initiate navigation|Failed to read|sandbox/)
  await page.goto(`${origin}/`)
  const place = page.locator('aside[data-ad-place="home"]')
  await place.scrollIntoViewIfNeeded()
  await expect(place.locator('a')).toContainText('From this site')
  await waitForIdle(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(requested).toEqual([])

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
