import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawIdle, type Idle } from './idle.ts'

const GAMES = join(import.meta.dirname, '../../games')
const MAX_BYTES = 60_000

const animated = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'art/idle.ts')))

test('a cover whose drawing is committed has its animation committed, too', () => {
  expect(animated.length).toBeGreaterThan(0)
  const written = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'covers/idle.svg')))
  expect(written).toEqual(animated)
})

for (const slug of animated) {
  test(`the committed idle animation of ${slug} is up to date, small and without scripts`, async () => {
    const { idle } = (await import(join(GAMES, slug, 'art/idle.ts'))) as { idle: Idle }
    const written = readFileSync(join(GAMES, slug, 'covers/idle.svg'), 'utf8')
    expect(written).toBe(drawIdle(idle))
    expect(written.length).toBeLessThan(MAX_BYTES)
    expect(written).not.toMatch(/<script|\son\w+=|href=/)
    expect(idle.eyes.length).toBeGreaterThan(0)
  })
}

test('every movement of an idle begins and ends as the cover is: closed lids, stars and drops are not there', () => {
  const eye = { x: 1, y: 2, rx: 20, ry: 20, skin: '#fff', line: '#000' }
  const svg = drawIdle({
    eyes: [eye],
    sparkles: [{ x: 1, y: 1, size: 10, colour: '#fff' }],
    drops: [{ x: 1, y: 1, r: 3, toX: 9, height: 20, colour: '#00f' }],
  })
  const values = [...svg.matchAll(/ values="([^"]+)"/g)].map(([, list]) => list!.split(';'))
  expect(values).toHaveLength(3)
  for (const list of values) expect(list.at(-1)).toBe(list[0])
  expect(values.map(([first]) => first)).toEqual(['1 0', '0', '0'])
})
