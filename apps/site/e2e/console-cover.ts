/** An uploaded cover in the console. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoViolations } from './axe.ts'
import { patient } from './console-person.ts'
import { expect } from './site-test.ts'

/** Uploads a cover that is half red, shows its red part by drag and keys, and goes back to the game's own. `url` is the site's. */
export async function chooseCover(page: Page, cover: Locator, url: string): Promise<void> {
  const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#f00' } })
    .composite([
      { input: { create: { width: 300, height: 300, channels: 3, background: '#00f' } }, left: 300, top: 0 },
    ])
    .png()
    .toBuffer()
  const file = { name: 'cover.png', mimeType: 'image/png', buffer: picture }
  await cover.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'What the cover shows' })
  const part = dialog.getByRole('button', { name: /The part that is shown/ })
  await patient(part).toBeVisible()
  await expectNoViolations(page, 'the part of a cover')
  const box = (await part.boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x - 400, box.y + 20, { steps: 4 })
  await page.mouse.up()
  const left = dialog.getByLabel('From left')
  await expect(left).toHaveValue('0')
  await part.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(left).toHaveValue('60')
  await page.keyboard.press('-')
  await expect(dialog.getByRole('slider', { name: 'Size' })).toHaveValue('288')
  await page.keyboard.press('Shift+ArrowLeft')
  await dialog.getByRole('button', { name: 'Use as the cover' }).click()
  await patient(cover.getByText('It is your picture.')).toBeVisible()
  const readRed = async () => {
    const answer = await fetch(`${url}/img/games/cozy-blocks/square-96.webp`)
    const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
    return dominant.r > 200 && dominant.b < 50
  }
  await patient.poll(readRed).toBe(true)
  await cover.getByRole('button', { name: 'Back to the game’s own' }).click()
  await patient(cover.getByText('It comes from the game’s folder.')).toBeVisible()
  await patient.poll(readRed).toBe(false)
}
