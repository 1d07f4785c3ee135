/** Photographs moments of a game for its store page: what `art/shots.ts` of the game lists, into `covers/shot-<name>.webp`; the files are committed. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findGameFolder } from './game-files.ts'
import { openStage } from './stage.ts'

export type Shot = {
  name: string
  /** CSS pixels, and pixels to each. */
  w: number
  h: number
  ratio: number
  /** Plays until the moment: an expression for the page, with the test contract as `__gk`. */
  play: string
}
/** `save`: what the player in the pictures has in the game's own save; the first hint was followed. */
export type Shots = { save: unknown; shots: readonly Shot[] }

export async function run(slug: string): Promise<boolean> {
  const dir = findGameFolder(slug)
  const file = join(dir, 'art/shots.ts')
  if (!existsSync(file)) throw new Error(`${slug} has no art/shots.ts with the moments to photograph`)
  const { save, shots } = (await import(file)) as Shots
  const stage = await openStage(dir)
  try {
    for (const { name, w, h, ratio, play } of shots) {
      const page = await stage.open({ w, h, ratio, before: (opened) => storeProgress(opened, slug, save) })
      await page.evaluate(play)
      await saveShot(page, dir, name)
      await page.close()
    }
  } finally {
    await stage.close()
  }
  return true
}

/** A player who knows how to play: no hint lies over the picture. */
export async function storeProgress(page: Page, slug: string, save: unknown): Promise<void> {
  const kit = { mode: '', level: 0, best: {}, stars: {}, days: [], knowsHow: true }
  await page.addInitScript(([key, saved]) => localStorage.setItem(key, saved), [
    `playhouse-game:${slug}:progress`,
    JSON.stringify({ v: 1, kit, settings: {}, game: save }),
  ] as const)
}

/** Writes what the page shows as `covers/shot-<name>.webp`. */
export async function saveShot(page: Page, dir: string, name: string): Promise<void> {
  mkdirSync(join(dir, 'covers'), { recursive: true })
  const file = join(dir, 'covers', `shot-${name}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(file)
  console.log(`${name} ${statSync(file).size} bytes`)
}
