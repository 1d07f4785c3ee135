/** What a picture of a game's frame shows: nothing, something, something else than before. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

const SIZE = 64
/** A game that has loaded and draws nothing gets this long. */
const QUIET_LIMIT_MS = 8000
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

export interface PictureWait {
  limitMs: number
  everyMs: number
  /** Nothing will be drawn any more. */
  hasFailed(): boolean
  /** Nothing more is being loaded. */
  isQuiet(): boolean
}

/** Whether something was drawn in time. */
export async function waitForPicture(page: Page, wait: PictureWait): Promise<boolean> {
  const end = performance.now() + wait.limitMs
  let quietSince: number | null = null
  while (performance.now() < end) {
    await sleep(wait.everyMs)
    if (wait.hasFailed()) return false
    const seen = await look(page)
    if (seen && isDrawn(seen)) return true
    quietSince = wait.isQuiet() ? (quietSince ?? performance.now()) : null
    if (quietSince !== null && performance.now() - quietSince > QUIET_LIMIT_MS) return false
  }
  return false
}
