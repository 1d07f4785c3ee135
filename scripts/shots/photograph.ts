/** Photographs of a page, of its whole length, and contact sheets. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const CELL_WIDTH = 480
/** Time for covers, fonts and animations of a page to finish. */
export const SETTLE_MS = 900
const PICTURES_LIMIT_MS = 15_000
/** A page that has grown with its window is measured again. */
const MAX_GROWTH_STEPS = 4

/** In a window as high as the page, so that lazily loaded content is shown too. */
export async function shootWholePage(page: Page, file: string): Promise<void> {
  const width = page.viewportSize()!.width
  // The heights of rows that are not rendered yet are estimates: a window of that height is too high.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
  for (let step = 0; step < MAX_GROWTH_STEPS; step++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height === page.viewportSize()!.height) break
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(SETTLE_MS)
  }
  await waitForPictures(page)
  await page.screenshot({ path: file })
}

/** Pictures that have begun to load; one that fails is photographed as the visitor would see it. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async (limitMs) => {
    const loading = [...document.images].filter(
      (image) => !image.complete && image.getBoundingClientRect().top < innerHeight,
    )
    const settled = loading.map(
      (image) =>
        new Promise<void>((resolve) => {
          for (const event of ['load', 'error'])
            image.addEventListener(event, () => resolve(), { once: true })
        }),
    )
    await Promise.race([Promise.all(settled), new Promise((resolve) => setTimeout(resolve, limitMs))])
  }, PICTURES_LIMIT_MS)
}

export async function writeSheet(files: string[], target: string, aspect: number): Promise<void> {
  const columns = Math.min(files.length, aspect > 1 ? 6 : 4)
  const cellHeight = Math.round(CELL_WIDTH * aspect)
  const cells = await Promise.all(
    files.map(async (file, place) => ({
      input: await sharp(file).resize(CELL_WIDTH, cellHeight, { fit: 'cover', position: 'top' }).toBuffer(),
      left: (place % columns) * (CELL_WIDTH + 12),
      top: Math.floor(place / columns) * (cellHeight + 12),
    })),
  )
  const rows = Math.ceil(files.length / columns)
  const canvas = {
    width: columns * (CELL_WIDTH + 12),
    height: rows * (cellHeight + 12),
    channels: 3 as const,
    background: '#777',
  }
  await sharp({ create: canvas }).composite(cells).png().toFile(target)
  console.log(target)
}
