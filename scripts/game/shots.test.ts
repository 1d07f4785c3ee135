import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../build.ts'
import type { Shots } from './shots.ts'

const GAMES = readdirSync(join(ROOT, 'games')).filter((slug) =>
  existsSync(join(ROOT, 'games', slug, 'art/shots.ts')),
)

test('games list the moments of their store pages', () => expect(GAMES.length).toBeGreaterThan(2))

test.each(GAMES)('every moment that %s lists has its picture, on a desktop and on a phone', async (slug) => {
  const dir = join(ROOT, 'games', slug)
  const { shots } = (await import(join(dir, 'art/shots.ts'))) as Shots
  expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length)
  for (const { name } of shots) expect(existsSync(join(dir, 'covers', `shot-${name}.webp`)), name).toBe(true)
  expect(shots.some(({ w, h }) => w > h)).toBe(true)
  expect(shots.some(({ w, h }) => w < h)).toBe(true)
  // What is run in the page can be parsed there.
  for (const { play } of shots) expect(() => new Function(play)).not.toThrow()
})
