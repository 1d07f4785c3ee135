/** What a picture of a game's frame shows: nothing, something, something else than before. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'

const SIZE = 64
/** Of 255: a single colour with the noise of its encoding stays below. */
const MIN_DEVIATION = 4

/** 64 × 64 grey values. */
export type Thumbnail = Buffer

export function toThumbnail(picture: Buffer): Promise<Thumbnail> {
  return sharp(picture).resize(SIZE, SIZE, { fit: 'fill' }).greyscale().raw().toBuffer()
}

/** Whether more than a single colour is drawn. */
export function isDrawn(thumbnail: Thumbnail): boolean {
  const mean = thumbnail.reduce((sum, value) => sum + value, 0) / thumbnail.length
  const variance = thumbnail.reduce((sum, value) => sum + (value - mean) ** 2, 0) / thumbnail.length
  return Math.sqrt(variance) >= MIN_DEVIATION
}

/** 0 to 1: the share of the area that looks different. */
export function measureChange(before: Thumbnail, after: Thumbnail): number {
  let changed = 0
  for (const [place, value] of before.entries()) if (Math.abs(value - after[place]!) > 12) changed++
  return changed / before.length
}

/** JPEG of the window; null when the browser does not answer. */
export async function takePicture(page: Page): Promise<Buffer | null> {
  return page.screenshot({ type: 'jpeg', quality: 60, timeout: 5000 }).catch(() => null)
}

export async function look(page: Page): Promise<Thumbnail | null> {
  const picture = await takePicture(page)
  return picture && toThumbnail(picture)
}
