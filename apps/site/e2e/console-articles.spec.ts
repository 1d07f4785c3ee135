/** Articles, pages, health and the command palette, on a server of their own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { expectNoViolations } from './axe.ts'
import { createPasskey, openPerson, patient, watchConsole } from './console-person.ts'
import { runPortal } from './operator.ts'
import { expect, test } from './site-test.ts'

let dataDir: string
let server: SiteServer
let origin: string
let context: BrowserContext
let page: Page

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-console-articles-'))
  server = await startServer({ dataDir })
  origin = `http://console.localhost:${server.port}`
  ;({ context, page } = await openPerson(browser))
})

test.afterAll(async () => {
  await context?.close()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.beforeEach(({ watch }) => watchConsole(watch, context, server.port))

async function readSite(path: string): Promise<string> {
  const answer = await fetch(server.url + path)
  return answer.status === 200 ? answer.text() : String(answer.status)
}

test('an article with a picture and a game is written, published, and shown by its site', async () => {
  const [link = ''] = /http:\/\/console\.localhost:\d+\/link#[\w-]{43}/.exec(server.output()) ?? []
  await createPasskey(page, link, 'Robin')
  await page.goto(`${origin}/articles`)
  await page.getByRole('button', { name: 'Write an article' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Kites in the wind')
  await page.getByRole('button', { name: 'Start writing' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await patient(text).toBeVisible()
  await text.click()
  await page.keyboard.type('A kite needs <b>wind</b>. ')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const address = page.getByLabel('Address')
  await address.click()
  await page.keyboard.type('/category')
  await expect(address).toHaveValue('/category')
  await page.keyboard.press('Enter')
  await expect(address).toBeHidden()
  const blue = { create: { width: 900, height: 420, channels: 3, background: '#4a90d9' } } as const
  const buffer = await sharp(blue).png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'sky.png', mimeType: 'image/png', buffer })
  await patient(page.getByLabel('Description')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await patient(page.getByText(/^Picture 1 has no description/).first()).toBeVisible()
  await page.getByLabel('Description').fill('A blue sky')
  await page.getByRole('button', { name: 'Game', exact: true }).click()
  await page.getByLabel('Game', { exact: true }).fill('cozy')
  await page.getByRole('button', { name: 'Cozy Blocks' }).click()
  await expectNoViolations(page, 'an article')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await patient(page.getByText('Published: visitors see what is saved.')).toBeVisible()
  await expect.poll(() => readSite('/articlesDetail/21')).toContain('Kites in the wind')
  const shown = await readSite('/articlesDetail/21')
  expect(shown).toContain('A kite needs &#x3C;b>wind&#x3C;/b>. <a href="/category">/category</a>')
  expect(shown).toMatch(/<img src="\/img\/articles21-[0-9a-f]{12}\.webp" alt="A blue sky" width="900"/)
  expect(shown).toMatch(/<figure class="game"><a href="\/gameDetail\/cozy-blocks"><img /)
  const [picture = ''] = /\/img\/articles21-[0-9a-f]{12}\.webp/.exec(shown) ?? []
  expect((await fetch(server.url + picture)).headers.get('content-type')).toBe('image/webp')
  for (const path of ['/articles', '/feeds/articles.atom', '/llms.txt'])
    expect(await readSite(path), path).toContain('Kites in the wind')
})

test('the second of two editors sees both texts, and goes back to a version', async () => {
  const second = await context.newPage()
  await second.goto(`${origin}/articles/21`)
  await second.getByLabel('Title').fill('Kites of the second')
  await page.getByLabel('Title').fill('Kites of the first')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await patient(page.getByRole('heading', { name: 'Kites of the first' })).toBeVisible()
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await patient(second.getByText(/Robin saved version \d since you opened this/)).toBeVisible()
  await expect(second.getByLabel('Title')).toHaveValue('Kites of the second')
  await second.getByRole('button', { name: 'Look at theirs' }).click()
  await patient(second.getByRole('dialog').getByText('Kites of the first')).toBeVisible()
  await second.getByRole('button', { name: 'Close' }).first().click()
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await patient(second.getByRole('heading', { name: 'Kites of the second' })).toBeVisible()
  await second.getByRole('button', { name: 'Look at version 3' }).click()
  await second.getByRole('button', { name: 'Go back to this version' }).click()
  await patient(second.getByRole('heading', { name: 'Kites of the first' })).toBeVisible()
  await expect.poll(() => readSite('/articlesDetail/21')).toContain('Kites of the first')
  await second.close()
})

test('a page of the operator’s own has its address and a place beside the imprint, and is scheduled', async () => {
  const file = join(dataDir, 'terms.html')
  writeFileSync(file, '<p>Be kind on {{siteName}}.</p><script>alert(1)</script>')
  expect(runPortal(dataDir, 'pages', 'save', 'imprint', file, '--title', 'No').json).toMatchObject({
    error: { message: expect.stringContaining('This address is in use') },
  })
  runPortal(dataDir, 'pages', 'save', 'terms', file, '--title', 'Terms of use')
  expect(await readSite('/privacyIndex/terms')).toBe('404')
  await page.goto(`${origin}/pages`)
  await page.getByRole('link', { name: 'Terms of use' }).click()
  await patient(page.getByText('A draft: no visitor sees it.')).toBeVisible()
  // The preview that arrives moves the button, perhaps during a press.
  await expect(async () => {
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Choose a day and a time')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16)
  await page.getByLabel('Publish later').fill(soon)
  await page.getByRole('button', { name: 'Schedule' }).click()
  await patient(page.getByText(/^Scheduled: it will be published on /)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => readSite('/privacyIndex/terms')).toContain('Be kind on ')
  expect(await readSite('/privacyIndex/terms')).not.toContain('alert(1)')
  await expect.poll(() => readSite('/privacyIndex/imprint')).toContain('href="/privacyIndex/terms"')
})

test('the palette leads to health by keyboard; a backup is made, verified, downloaded and restored', async () => {
  await page.keyboard.press('Control+k')
  await patient(page.getByRole('combobox', { name: 'Go to' })).toBeFocused()
  await page.keyboard.type('kites')
  await patient(page.getByRole('option', { name: 'Kites of the first' })).toBeVisible()
  await expectNoViolations(page, 'the palette')
  await page.getByRole('combobox', { name: 'Go to' }).fill('health')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible()
  await patient(page.getByRole('list', { name: 'Checks' })).toContainText('there is no backup yet')
  await expectNoViolations(page, 'health')
  await page.getByRole('region', { name: 'Backups' }).getByRole('button', { name: 'Make a backup' }).click()
  await patient(page.getByText('The backup is complete')).toBeVisible()
  await page.getByRole('button', { name: /^Verify playhouse-/ }).click()
  await patient(page.getByText(/^It is complete: /)).toBeVisible()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download playhouse-/ }).click()
  const file = await (await started).path()
  expect(readFileSync(file).length).toBeGreaterThan(1000)
  const restored = mkdtempSync(join(tmpdir(), 'playhouse-restored-'))
  try {
    expect(runPortal(restored, 'restore', file).status).toBe(0)
    expect(runPortal(restored, 'articles', 'list', '--imported').json).toMatchObject({
      articles: [{ id: 21, title: 'Kites of the first', status: 'published' }],
    })
  } finally {
    rmSync(restored, { recursive: true, force: true })
  }
})
