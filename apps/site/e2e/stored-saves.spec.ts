/**
 * Browser data stored in November 2026 is loaded completely. The files are copies of real saves: each own game was
 * played in every mode (`games/<slug>/saves/`), and a visit used all that the site stores (`app/fixtures/`). They are never edited.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { ROOT } from './operator.ts'
import { expect, isLong, test, testIf } from './site-test.ts'
import { findGameBar, goToSearch, startPlaying, visit } from './visit.ts'

/** Fields that count the time of a running game, by game. */
const RUNNING: Record<string, readonly string[]> = { 'evergreen-solitaire': ['clocks'] }

/** A game's entries by their key; only what the comparison needs is named. */
interface Progress {
  kit: { mode: string; best: object; days: string[] }
  settings: { muted: boolean; bindings: object }
  game: Record<string, unknown>
}
interface Save {
  progress: Progress
  [run: `run-${string}`]: { run: { state: object } }
}

const games = join(ROOT, 'games')
const saves = readdirSync(games)
  .filter((slug) => existsSync(join(games, slug, 'saves')))
  .flatMap((slug) =>
    readdirSync(join(games, slug, 'saves')).map((file) => ({
      slug,
      name: file.replace('.json', ''),
      title: (readJson(join(games, slug, 'game.json')) as { title: string }).title,
      save: readJson(join(games, slug, 'saves', file)) as Save,
    })),
  )

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

const toTexts = (save: Save) =>
  Object.fromEntries(Object.entries(save).map(([key, value]) => [key, JSON.stringify(value)]))

/** Restores the browser's data before the visit. */
async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((all) => {
    if (top !== self || localStorage.length > 0) return
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text)
  }, entries)
}

/** Turns the sound off, which makes the game write its complete save; returns the save. */
async function pressSound(button: Locator, read: () => Promise<Save>): Promise<Save> {
  await button.evaluate((element: HTMLElement) => element.click())
  await expect.poll(async () => (await read()).progress.settings.muted).toBe(true)
  return read()
}

const withSoundOff = ({ progress, ...runs }: Save) => ({
  ...runs,
  progress: { ...progress, settings: { ...progress.settings, muted: true } },
})

test('there is a save of each of the six games of November 2026', () => {
  expect(saves.filter(({ name }) => name === '2026-11')).toHaveLength(6)
})

for (const { slug, name, title, save } of saves) {
  test(`${slug}: a save of ${name} is loaded completely, and its run continues`, async ({ page }) => {
    const { kit, settings } = save.progress
    expect(settings.muted).toBe(false)
    for (const part of [settings.bindings, kit.best, kit.days]) expect(Object.keys(part)).not.toEqual([])
    const prefix = `playhouse-game:${slug}:`
    await store(
      page,
      Object.fromEntries(Object.entries(toTexts(save)).map(([key, text]) => [prefix + key, text])),
    )
    await page.goto(`/games/${slug}/?test=1&hold`)
    await page.waitForFunction(() => globalThis.__gk?.ready)
    const run = save[`run-${kit.mode}`]
    if (run) expect(await page.evaluate(() => __gk.state())).toEqual(run.run.state)
    const after = await pressSound(page.locator('[data-id=sound]').first(), () =>
      page.evaluate((start) => {
        const entries = Object.entries(localStorage).filter(([key]) => key.startsWith(start))
        return Object.fromEntries(
          entries.map(([key, text]) => [key.slice(start.length), JSON.parse(text as string)]),
        ) as Save
      }, prefix),
    )
    expect(after).toEqual(withSoundOff(save))
    expect(await page.evaluate(() => __gk.errors)).toEqual([])
  })

  // In long runs: the page stores all of them alike.
  testIf(isLong || slug === saves[0]!.slug, test)(
    `${slug}: a save of ${name} stored by the page is loaded`,
    async ({ page }) => {
      const key = `playhouse:save:${slug}`
      await store(page, { [key]: JSON.stringify({ at: 1_795_645_699_000, entries: toTexts(save) }) })
      await startPlaying(page, slug, title)
      const after = await pressSound(page.frameLocator('iframe').locator('[data-id=sound]').first(), () =>
        page.evaluate((name) => {
          const { entries } = JSON.parse(localStorage.getItem(name)!) as { entries: Record<string, string> }
          return Object.fromEntries(
            Object.entries(entries).map(([entry, text]) => [entry, JSON.parse(text)]),
          ) as Save
        }, key),
      )
      const { game, ...others } = withSoundOff(save).progress
      expect(after.progress).toMatchObject(others)
      const fields = Object.entries(game).filter(([name]) => !RUNNING[slug]?.includes(name))
      expect(after.progress.game).toMatchObject(Object.fromEntries(fields))
      expect(Object.keys(after.progress.game)).toEqual(Object.keys(game))
    },
  )
}

test('browser data of November 2026 is loaded: favourites, history, searches, votes and settings', async ({
  page,
}) => {
  const stored = readJson(join(ROOT, 'apps/site/app/fixtures/browser-2026-11.json')) as {
    localStorage: Record<string, string>
  }
  await store(page, stored.localStorage)
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const mine = page.getByRole('region', { name: 'Your games' }).getByRole('link')
  for (const title of ['Atelier Nova', 'Inkrealm', 'Cozy Blocks', 'Memory Meadow', 'Evergreen Solitaire'])
    await expect(mine.filter({ hasText: title })).toBeAttached()
  for (const title of ['Atelier Nova', 'Inkrealm', 'Cozy Blocks'])
    await expect(mine.filter({ hasText: title })).toContainText('Favourite')
  await goToSearch(page)
  await expect(page.getByRole('option', { name: 'cards by the fire' })).toBeVisible()

  await visit(page, '/gameDetail/inkrealm')
  await expect(page.getByRole('button', { name: /^Dislike/ })).toHaveAttribute('aria-pressed', 'true')
  await visit(page, '/gameDetail/cozy-blocks')
  await expect(page.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true')

  await startPlaying(page)
  const bar = findGameBar(page)
  await expect(bar.getByRole('button', { name: 'Theatre mode' })).toHaveAttribute('aria-pressed', 'true')
  await expect(bar.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible()
  await expect(page.getByText('First Light')).toBeAttached()
})
