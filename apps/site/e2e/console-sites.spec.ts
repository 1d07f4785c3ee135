/** The console's pages of sites and feeds, on a server of their own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { gamepixFeed, gamepixRecord } from '../app/features/feeds/feed-fixtures.ts'
import { listStoredProviders } from '../server/ledger/feed-providers.ts'
import { getFeedOverview } from '../app/features/feeds/feed-operations.server.ts'
import { addFeed } from '../server/ledger/feeds.ts'
import { openLedger, type Ledger } from '../server/ledger/ledger.ts'
import { listRefusedRecords } from '../server/ledger/refused-list.ts'
import { expectNoViolations } from './axe.ts'
import { createPasskey, openPage, openPerson, patient, watchConsole } from './console-person.ts'
import { requestHost } from './host-request.ts'
import { runPortal } from './operator.ts'
import { expect, isLong, test, testIf } from './site-test.ts'

const HOST = 'foxes.localhost'

let dataDir: string
let server: SiteServer
let origin: string
let context: BrowserContext
let page: Page

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-console-sites-'))
  server = await startServer({ dataDir })
  origin = `http://console.localhost:${server.port}`
  ;({ context, page } = await openPerson(browser))
})

test.afterAll(async () => {
  await context?.close()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.beforeEach(({ watch }) => watchConsole(watch, context, server.port, ['localhost', HOST]))

/** The home page of a site of this server. */
const readHome = async (host: string) => (await requestHost(server.port, host, '/')).text

test('a site is added, coloured and undone; its pages follow', async () => {
  const [link = ''] = /http:\/\/console\.localhost:\d+\/link#[\w-]{43}/.exec(server.output()) ?? []
  await createPasskey(page, link, 'Robin')
  await page.getByRole('link', { name: 'Sites' }).click()
  await page.getByRole('button', { name: 'Add a site' }).click()
  const form = page.getByRole('dialog', { name: 'Add a site' })
  await form.getByLabel('Host').fill('https://foxes.localhost')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('A host is a plain name')
  await form.getByLabel('Host').fill(HOST)
  await form.getByLabel('Name').fill('Fox Games')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await patient(page.getByRole('heading', { name: 'Fox Games', level: 1 })).toBeVisible()
  await patient.poll(() => readHome(HOST)).toContain('Fox Games')
  await page.getByRole('button', { name: /^Look/ }).click()
  const background = page.getByLabel('Background', { exact: true })
  await background.fill('#ffffff')
  await expect(page.getByText(/Below 4\.5, so it is shown as/).first()).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill('#101010')
  await page.getByLabel('Cards and fields', { exact: true }).fill('#f0f0f0')
  // The page with what is not saved, framed by nobody else.
  const frame = page.getByTitle('Preview of the page')
  const preview = frame.contentFrame()
  const readColour = () =>
    preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--background'))
  await patient.poll(readColour).toContain('#ffffff')
  const address = (await frame.getAttribute('src'))!
  expect(address).toMatch(/^http:\/\/foxes\.localhost:\d+\/preview\//)
  expect(await readHome(HOST)).not.toContain('--background:#ffffff')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await patient(page.getByText('Saved. The site shows it within seconds')).toBeVisible()
  await patient.poll(() => readHome(HOST)).toContain('--background:#ffffff')
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).first().click()
  await patient(background).toHaveValue('#0e1024')
  await patient.poll(() => readHome(HOST)).not.toContain('--background:#ffffff')
})

test('what a field refuses stands beside it, and the second of two people sees both versions', async () => {
  await openPage(page, `${origin}/sites/${HOST}?group=texts`)
  const days = page.getByLabel('Days that the log is stored')
  await days.fill('99999')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('is at most 3650, not 99999').first()).toBeVisible()
  await expect(page.getByText('Nothing was saved. Correct the marked fields.')).toBeVisible()
  await days.fill('9')
  expect(runPortal(dataDir, 'site', 'set', HOST, 'logDays', '5').json).toMatchObject({ value: 5 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Somebody changed logDays of this site')).toBeVisible()
  await expect(page.getByText('Saved now:')).toBeVisible()
  await expect(days).toHaveValue('9')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await patient(page.getByText('Saved. The site shows it within seconds')).toBeVisible()
  await expect(page.getByText('Set here').first()).toBeVisible()
  expect(runPortal(dataDir, 'audit', 'list', '--target', `site ${HOST}`).json.entries).toMatchObject([
    { door: 'console', after: { logDays: 9 } },
    { door: 'command line', after: { logDays: 5 } },
    { operation: 'undoChange' },
    { operation: 'setSite' },
    { operation: 'addSite' },
  ])
})

test('rows of the home page are ordered by keyboard, saved, and taken back', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${origin}/home-page?site=${HOST}`)
  await page.getByRole('button', { name: 'Begin with the row of categories' }).click()
  await page.getByRole('button', { name: 'Add a row' }).click()
  await page.getByLabel('Shows').selectOption('games')
  await page.getByLabel('Heading').fill('Our weekend')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('choose at least one game')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Add a game' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Add a game' }).fill('ink')
  await page.getByRole('button', { name: 'Inkrealm', exact: true }).click()
  await expectNoViolations(page, 'rows of the home page on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Drag Our weekend' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Our weekend is picked up')).toBeAttached()
  // A key that comes before the rows are measured moves nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Our weekend is over row 1')).toBeAttached({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Space')
  const names = page
    .getByRole('list', { name: 'Rows' })
    .getByRole('listitem')
    .locator('[aria-expanded] strong')
  await expect(names).toHaveText(['Our weekend', 'A row for each large category'])
  const other = '[{"rule":"best","label":"Theirs"}]'
  expect(runPortal(dataDir, 'site', 'set', HOST, 'homeRows', other).json).toMatchObject({ key: 'homeRows' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/somebody changed these rows .* Saved now: Theirs/)).toBeVisible()
  await expect(names.first()).toHaveText('Our weekend')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await patient(page.getByText('Saved. The home page shows it within seconds')).toBeVisible()
  await patient.poll(() => readHome(HOST)).toContain('aria-label="Our weekend"')
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).first().click()
  await expect(names).toHaveText(['Theirs'])
  await patient.poll(() => readHome(HOST)).not.toContain('Our weekend')
})

test('a category shows its games before it is added, and is moved by keyboard, hidden and removed', async () => {
  await openPage(page, `${origin}/categories`)
  await page.getByRole('button', { name: 'Add a category' }).click()
  const form = page.getByRole('dialog', { name: 'Add a category' })
  await form.getByLabel('Name').fill('puzzle')
  await form.getByLabel('Words in titles').fill('cozy')
  await expect(form.getByRole('status')).toHaveText('It has 1 game')
  await expect(form.getByRole('region', { name: 'Games it finds' })).toContainText('Cozy Blocks')
  await form.getByRole('button', { name: 'Add the category' }).click()
  await expect(form.getByRole('alert')).toHaveText('“Puzzle” is the label of puzzle already')
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill('Calm corner')
  await expect(form.getByLabel('Address')).toHaveAttribute('placeholder', 'calm-corner')
  await form.getByRole('searchbox', { name: 'Tags' }).fill('zeppelins')
  await expect(form.getByRole('button', { name: 'Add the tag zeppelins 0' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expectNoViolations(page, 'a new category on a phone')
  await form.getByRole('button', { name: 'Add the category' }).click()
  await expect(form).toHaveCount(0)
  await patient.poll(() => readHome(HOST)).toContain('/categoryDetail/calm-corner/1')
  const names = page.getByRole('list', { name: 'Categories' }).locator('li strong')
  await expect(names.last()).toHaveText('Calm corner')
  await page.getByRole('button', { name: 'Add a category' }).click()
  await expect(form.getByLabel('Name'), 'what was saved is no draft any more').toHaveValue('')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Drag Calm corner' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Calm corner is picked up')).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/^Calm corner is over category/)).toBeAttached({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(names.last()).not.toHaveText('Calm corner')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. All sites show it within seconds')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByLabel('Show: Calm corner').uncheck()
  await expect(page.getByText('Calm corner is hidden on all sites')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Calm corner' }).click()
  await expect(page.getByRole('dialog', { name: 'Remove Calm corner?' })).toContainText('Its 1 game stays')
  await page.getByRole('button', { name: 'Remove the category' }).click()
  await expect(names.filter({ hasText: 'Calm corner' })).toHaveCount(0)
  const last = page.getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await expect(last).toContainText('Category removed: calm-corner state hidden → removed')
  await last.getByRole('button', { name: 'Undo' }).click()
  await expect(names.filter({ hasText: 'Calm corner' })).toHaveCount(1)
})

test('the form says what visitors are asked before it is saved', async () => {
  await openPage(page, `${origin}/sites/${HOST}?group=audience`)
  await expect(page.getByText('Visitors are asked nothing')).toBeVisible()
  await page.getByLabel('Audience', { exact: true }).selectOption('mixed')
  await page.getByLabel('PostHog project key').fill('phc_12345678')
  await expect(page.getByText('Visitors are asked for their year of birth')).toBeVisible()
  await expect(page.getByText('whether to allow PostHog for measuring')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Visitors are asked nothing')).toBeVisible()
})

test('a logo is dropped as a file, and one that is none is refused beside its field', async () => {
  await openPage(page, `${origin}/sites/${HOST}?group=look`)
  const field = page.getByLabel('Logo as PNG')
  await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('the picture cannot be decoded')).toBeVisible()
  const buffer = await sharp({ create: { width: 128, height: 128, channels: 3, background: '#1f8a70' } })
    .png()
    .toBuffer()
  await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await patient(page.getByText('Logo saved')).toBeVisible()
  await expect(page.getByAltText('The logo')).toBeVisible()
  await patient.poll(() => readHome(HOST)).toContain('logo')
})

const records = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => gamepixRecord(from + at))
const feedFile = (content: object[]) => ({
  name: 'gamepix.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(gamepixFeed(content))),
})

async function importFile(content: object[]) {
  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a file' })
  await dialog.getByLabel('Provider').selectOption('gamepix')
  await dialog.getByLabel('File').setInputFiles(feedFile(content))
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
}

test('a feed is imported from a file; one that changes too much waits, is looked at, and is published', async () => {
  await openPage(page, `${origin}/feeds`)
  await importFile([
    ...records(10),
    gamepixRecord(99, { title: 'Lucky Slots', description: 'Win real money.' }),
  ])
  const view = page.getByRole('dialog', { name: /^Import \d+$/ })
  await patient(view.getByText('New: 10')).toBeVisible()
  await expect(view.getByText('Refused, by reason')).toBeVisible()
  await view.getByRole('button', { name: 'Close' }).click()
  await importFile(records(10, 501))
  await patient(view.getByText(/^It waits because/)).toBeVisible()
  await expectNoViolations(page, 'a waiting import')
  await view.getByRole('button', { name: 'Close' }).click()
  const waiting = page.getByRole('region', { name: 'Waiting imports' })
  await waiting.getByRole('button', { name: 'Publish' }).click()
  await expect(waiting).toHaveCount(0)
  const imports = runPortal(dataDir, 'feed', 'imports').json.imports as { id: number; state: string }[]
  expect(imports.map(({ state }) => state)).toEqual(['published', 'approved', 'published'])
  await page.getByRole('button', { name: `Details of import ${imports[0]!.id}` }).click()
  await view.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('Undone. Its feed is paused')).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' }).getByText('Undone')).toBeVisible()
})

test('a refused record is allowed from its import and taken back, then all at once; lists have rules', async () => {
  // On a phone the notes cover the head of the page for some seconds.
  await page.setViewportSize({ width: 1280, height: 800 })
  const file = join(dataDir, 'casual.json')
  const refused = { description: 'Win real money.' }
  const titles = ['Harbour Poker', 'Harbour Slots']
  const made = titles.map((title, at) => gamepixRecord(701 + at, { ...refused, title }))
  writeFileSync(file, JSON.stringify(gamepixFeed([gamepixRecord(700), ...made])))
  const { importId } = runPortal(dataDir, 'feed', 'import', 'gamepix', file, '--slice', 'casual').json
  const readLedger = async <Result>(read: (ledger: Ledger) => Promise<Result>) => {
    const ledger = await openLedger({ dataDir })
    return read(ledger).finally(() => ledger.close())
  }
  const allAllowed = { isAllowed: true, search: '', offset: 0, limit: 9 }
  const listAllowed = async () =>
    (await readLedger((ledger) => listRefusedRecords(ledger, allAllowed))).records.map(({ title }) => title)
  await openPage(page, `${origin}/feeds`)
  await page.getByRole('button', { name: `Details of import ${String(importId)}` }).click()
  await page.getByText('2: real-money gambling').click()
  await page.getByRole('link', { name: 'Look at them, or allow one' }).click()
  await page.getByLabel('Title or word').fill('harbour')
  await expect(page.getByText('2 records match')).toBeVisible()
  await expect(page).toHaveURL(/provider=gamepix&reason=real-money.*&search=harbour/)
  await page.getByRole('button', { name: 'Allow: Harbour Poker' }).click()
  await expect(page.getByRole('link', { name: 'Open the game Harbour Poker' })).toBeVisible()
  await expect(page.getByText('no site lists it. You can change that')).toBeVisible()
  expect(await listAllowed()).toEqual(['Harbour Poker'])
  await expectNoViolations(page, 'the page of refused records')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Allow: Harbour Poker' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'All on this page' }).press('Space')
  await page.getByRole('button', { name: 'Allow', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: /^Refuse again/ })).toHaveCount(2)
  expect(await listAllowed()).toEqual(titles)
  await page.getByRole('main').getByRole('link', { name: 'Feeds' }).click()
  await page.getByRole('checkbox', { name: 'Rolling list: gamepix/casual' }).check()
  await expect(page.getByText('The list is rolling')).toBeVisible()
  const rule = page.getByRole('region', { name: 'Games that left every list' })
  await rule.getByLabel('Days').fill('soon')
  await rule.getByRole('button', { name: 'Save' }).click()
  await expect(rule.getByRole('alert')).toHaveText('A whole number from 1 to 3650')
  await rule.getByLabel('Days').fill('14')
  await rule.getByLabel('Days').press('Enter')
  await expect(rule.getByRole('button', { name: 'Save' })).toHaveCount(0)
  expect(await readLedger(getFeedOverview)).toMatchObject({
    vanishedRule: { kind: 'days', days: 14 },
    lists: expect.arrayContaining([expect.objectContaining({ name: 'casual', isRolling: true })]),
  })
})

test('a feed of another host is refused in the last step, and a scheduled one is paused and removed', async () => {
  await openPage(page, `${origin}/feeds`)
  await page.getByRole('button', { name: 'Add a feed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a feed' })
  await dialog.getByRole('button', { name: 'GamePix' }).click()
  await dialog.getByLabel('Address of the feed').fill('https://evil.example/feed.json')
  await dialog.getByRole('button', { name: 'Check the feed' }).click()
  await expect(dialog.getByRole('alert')).toContainText('the host evil.example is not one of')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const ledger = await openLedger({ dataDir })
  const day = 86_400_000
  const url = 'https://feeds.gamepix.com/v2/json?sid=ABC12'
  await addFeed(ledger, { provider: 'gamepix', url, everyMs: day, nextAtMs: Date.now() + day })
  await ledger.close()
  await page.reload()
  const card = page.getByRole('article', { name: /^GamePix/ })
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card.getByText('Paused').first()).toBeVisible()
  await card.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Review its imports first' }).click()
  await expect(card.getByText('Reviewed first')).toBeVisible()
  await expectNoViolations(page, 'the page of feeds')
  await card.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove, games stay' }).click()
  await expect(page.getByRole('heading', { name: 'No feed is scheduled' })).toBeVisible()
})

const OWN_GAMES = Array.from({ length: 3 }, (_, at) => ({
  uid: `s-${at + 1}`,
  name: `Lantern ${at + 1}`,
  view: 'hochkant',
  play: `https://${at === 2 ? 'other' : 'play'}.sunny.example/${at + 1}/`,
}))

test('a feed that the software does not know is mapped, tried, saved, and removed', async () => {
  await openPage(page, `${origin}/feeds/providers/new`)
  const buffer = Buffer.from(JSON.stringify({ data: [{ games: OWN_GAMES }] }))
  const field = page.getByLabel('Choose a file')
  await field.setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<html></html>'),
  })
  await expect(page.getByRole('alert')).toHaveText('It is a web page (HTML), not a feed')
  await field.setInputFiles({ name: 'sunny.json', mimeType: 'application/json', buffer })
  const games = page.getByRole('region', { name: 'First games' })
  await patient(games.getByRole('article')).toHaveCount(3)
  await expect(page.getByLabel('Path of the records')).toHaveValue('data.games')
  await page.getByText('More fields').click()
  await page.getByText('What its words mean').click()
  await page.getByLabel('“hochkant” means').selectOption('portrait')
  await expect(games.getByText(/portrait/)).toHaveCount(3)
  await page.getByLabel('Hosts of games').fill('play.sunny.example')
  await expect(games.getByText(/its play address is on other\.sunny\.example/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.reload()
  await expect(games.getByRole('article')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sunny Games')
  await page.getByLabel('Licence').fill('By agreement')
  await page.getByLabel('Hosts of the feed').fill('feeds.sunny.example')
  await expectNoViolations(page, 'the editor of a provider')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Add a feed with it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a feed' })
  await expect(dialog.getByText('Step 2 of 3: Sunny Games')).toBeVisible()
  const ledger = await openLedger({ dataDir })
  expect(await listStoredProviders(ledger)).toMatchObject([
    {
      provider: 'sunny-games',
      definition: { records: 'data.games', values: { orientation: { hochkant: 'portrait' } } },
    },
  ])
  await ledger.close()
  await openPage(page, `${origin}/feeds/providers`)
  await page.getByRole('button', { name: 'Remove Sunny Games' }).click()
  await page.getByRole('button', { name: 'Remove the provider' }).click()
  await expect(page.getByRole('heading', { name: 'No provider of your own' })).toBeVisible()
})

test('an import that runs in another process shows how far it is, and is cancelled here', async () => {
  const ledger = await openLedger({ dataDir })
  const counts = JSON.stringify({ fetched: 1200, new: 30, updated: 2 })
  const row = { provider: 'gamemonetize', origin: 'x', started_at: Date.now(), kind: 'feed', counts }
  await ledger.db.insertInto('imports').values(row).execute()
  await ledger.close()
  await openPage(page, `${origin}/feeds`)
  await expect(page.getByText('gamemonetize: 1,200 records read, 30 new, 2 changed')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('1,200 records read')).toHaveCount(0)
})

testIf(isLong, test)('the groups of settings have no violations, and are no wider than a phone', async () => {
  const groups = ['texts', 'audience', 'look', 'games', 'hosts', 'search']
  const views = [
    [390, 'light'],
    [1440, 'dark'],
  ] as const
  for (const [at, [width, colorScheme]] of views.entries()) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    // In a short run every second group is opened, each in one view.
    for (const group of groups.filter((_, number) => isLong || number % (2 * views.length) === at * 2)) {
      await openPage(page, `${origin}/sites/${HOST}?group=${group}`)
      await expectNoViolations(page, `${group} at ${width}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, group).toBeLessThanOrEqual(0)
    }
  }
})

test('a site is removed, and its host is unknown again', async () => {
  await openPage(page, `${origin}/sites/${HOST}`)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Remove the site' }).click()
  await patient(page.getByRole('heading', { name: 'Sites', level: 1 })).toBeVisible()
  await patient.poll(() => readHome(HOST)).not.toContain('Fox Games')
})
