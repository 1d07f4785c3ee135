import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast, mix } from '../../apps/site/app/domain/colour.ts'
import { CATEGORY_ICON_NAMES } from '../../apps/site/app/ui/category-icon-names.ts'
import { listRoomFiles, ROOMS } from './rooms/all-rooms.ts'
import { ROOMS_FOLDER } from './rooms.ts'

const MAX_BYTES = 12 * 1024
const files = listRoomFiles()

test.each(files)('%s is up to date, small, and defines every paint it uses', async (file, svg) => {
  expect(await readFile(join(ROOMS_FOLDER, file), 'utf8')).toBe(svg)
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES)
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#(\w+)/g)) expect(svg).toContain(`id="${id}"`)
  const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(svg).not.toMatch(/NaN|undefined|stroke-width="2\.50"/)
})

test('every built-in category has a room, and the others have the living room', () => {
  const names = ROOMS.map(({ name }) => name)
  expect(names.toSorted()).toEqual([...CATEGORY_ICON_NAMES, 'house'].toSorted())
})

test('no two rooms share wall and light', () => {
  expect(new Set(ROOMS.map(({ wall, light }) => wall + light)).size).toBe(ROOMS.length)
})

// covers: '2.31'
test.each(ROOMS)('white text is readable on the wall of $name', ({ wall }) => {
  // The wall’s pattern is white at a twentieth.
  expect(contrast('#ffffff', mix(wall, '#ffffff', 0.055))).toBeGreaterThanOrEqual(4.5)
})
