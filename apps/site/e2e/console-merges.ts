/** The review of merged games in the console. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { gamemonetizeRecord, gamepixFeed, gamepixRecord } from '../app/features/feeds/feed-fixtures.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './console-person.ts'
import { runPortal } from './operator.ts'
import { expect, isLong } from './site-test.ts'

const NUMBERS = [1, 2, 3]

/** Three games of two providers; the texts of the first are the same. */
function importTwins(dataDir: string): void {
  const lists = {
    gamepix: gamepixFeed(NUMBERS.map((number) => gamepixRecord(number, { banner_image: '', image: '' }))),
    gamemonetize: NUMBERS.map((number) =>
      gamemonetizeRecord(number, {
        thumb: '',
        description: number === 1 ? gamepixRecord(1).description : `Another game, the ${number} of its kind.`,
      }),
    ),
  }
  for (const [provider, list] of Object.entries(lists)) {
    const file = join(dataDir, `${provider}.json`)
    writeFileSync(file, JSON.stringify(list))
    const { status, errors } = runPortal(dataDir, 'feed', 'import', provider, file)
    expect(status, errors).toBe(0)
  }
}

/** Finds one merge right and splits another by keyboard; returns the slug of the new game. */
export async function reviewMerges(page: Page, origin: string, dataDir: string): Promise<string> {
  importTwins(dataDir)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${origin}/games`)
  await page.getByRole('link', { name: 'Merged games (3)' }).click()
  const titles = page.locator('[data-merge-link]')
  await expect(titles).toHaveText(['Clever Acorn 2', 'Dancing Acorn 3', 'Bright Acorn 1'])
  await expectNoViolations(page, 'merged games on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 844 })
  const [first, second] = ['Clever Acorn 2', 'Dancing Acorn 3'].map((name) =>
    page.getByRole('region', { name }),
  ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>]
  await expect(first).toContainText('Only the title is the same')
  await titles.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(titles.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('y')
  await expect(first.getByRole('status')).toContainText('One game.')
  await expect(second.getByRole('link', { name: 'Dancing Acorn 3' })).toBeFocused()
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Split “Dancing Acorn 3”' })
  await expect(dialog).toContainText('The game of GameMonetize gets a new address')
  if (isLong) await expectNoViolations(page, 'the split of a merged game')
  // Past the button that closes it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(titles).toHaveText(['Bright Acorn 1'])
  await expect(titles.first()).toBeFocused()
  const slug = await second.getByRole('status').getByRole('link').textContent()
  await first.getByRole('button', { name: 'Undo' }).click()
  await expect(first.getByRole('button', { name: 'Same game' })).toBeVisible()
  return slug!
}
