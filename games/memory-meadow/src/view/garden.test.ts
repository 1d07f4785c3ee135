import { expect, test } from 'vitest'
import { GOLD_AT, initAlbum } from '../ui/album.ts'
import {
  THINGS,
  canPlant,
  carry,
  findNext,
  findThingAt,
  getGarden,
  listFriends,
  listOffered,
  listResidents,
  plant,
  winFlowers,
} from './garden.ts'
import { listGhosts } from '../art/garden-ghosts.ts'
import { layOutGarden } from '../ui/garden-page.ts'
import { findResident } from './garden-residents.ts'

test('flowers buy what they cost, once', () => {
  const album = initAlbum()
  const [daisies] = THINGS
  winFlowers(album, daisies!.price + 3)
  const garden = getGarden(album)
  expect([plant(garden, daisies!, 4), plant(garden, daisies!, 5)]).toEqual([true, false])
  expect(garden).toMatchObject({ flowers: 3, all: daisies!.price + 3, planted: ['daisies'] })
  expect(canPlant(garden, THINGS[1]!)).toBe(false)
  expect(findNext(garden)).toBe(THINGS[1])
})

test('things stand where one wants them, change places, and the sky is for what flies', () => {
  const album = {
    met: [],
    garden: { flowers: 999, all: 999, planted: ['bench' as const], walks: 0, days: 0 },
  }
  const garden = getGarden(album)
  const own = THINGS.findIndex(({ id }) => id === 'bench')
  expect(findThingAt(garden, own)).toBe('bench')
  const [daisies] = THINGS
  expect(plant(garden, daisies!, own)).toBe(false)
  expect(
    plant(
      garden,
      daisies!,
      THINGS.findIndex(({ id }) => id === 'kite'),
    ),
  ).toBe(false)
  expect(plant(garden, daisies!, 15)).toBe(true)
  expect(carry(garden, 'daisies', own)).toBe(true)
  expect([findThingAt(garden, own), findThingAt(garden, 15)]).toEqual(['daisies', 'bench'])
  expect(carry(garden, 'kite', 12)).toBe(false)
})

test('with some things a friend moves in', () => {
  expect(listFriends({ planted: [] })).toEqual([])
  expect(listFriends({ planted: ['birdhouse', 'tulips', 'daisies'] })).toEqual(['hedgehog', 'owl'])
})

test('a save from before the garden gets the flowers of its old pairs', () => {
  const album = { met: [4, 6, 0] }
  expect(getGarden(album)).toMatchObject({ flowers: 30, all: 30, planted: [] })
  winFlowers(album, 5)
  expect(getGarden(album).flowers).toBe(35)
})

test('six things are on offer, in any order, and one more when one is planted', () => {
  const offered = listOffered({ planted: [] })
  expect(offered).toHaveLength(6)
  expect(listOffered({ planted: [offered[4]!] })).toHaveLength(6)
  expect(listOffered({ planted: [offered[4]!] })).not.toContain(offered[4])
  expect(listOffered({ planted: THINGS.map(({ id }) => id) })).toEqual([])
})

test('golden friends live in the garden', () => {
  expect(listResidents({ met: [GOLD_AT, 2, GOLD_AT + 4] })).toEqual([0, 2])
})

test('every thing of the garden can be pressed in any window', () => {
  for (const [w, h] of [
    [320, 568],
    [390, 844],
    [667, 375],
    [568, 320],
    [1440, 900],
  ] as const) {
    const { whole, tiles } = layOutGarden(w, h)
    for (const tile of tiles) {
      expect(Math.min(tile.w, tile.h)).toBeGreaterThanOrEqual(48)
      expect(tile.x + tile.w / 2, `${tile.index} at ${w}x${h}`).toBeLessThan(whole.x + whole.w)
      for (const other of tiles.slice(tile.index + 1)) {
        const apart = Math.hypot(
          tile.x + tile.w / 2 - other.x - other.w / 2,
          tile.y + tile.h / 2 - other.y - other.h / 2,
        )
        expect(apart, `${tile.index} and ${other.index} at ${w}x${h}`).toBeGreaterThanOrEqual(28)
      }
    }
  }
})

test('a tap on a resident of the garden finds that animal, a tap on the sky finds none', () => {
  const album = { met: [0, 0, GOLD_AT, 3] }
  const { panel, zoom } = layOutGarden(390, 844)
  const garden = { panel, zoom, album, now: 0, calm: true }
  expect(findResident(garden, panel.x + panel.w / 2, panel.y + panel.h * 0.53 - 12)).toBe(2)
  expect(findResident(garden, panel.x + panel.w / 2, panel.y + 30)).toBe(-1)
})

test('an empty garden promises the next three things, a growing one all on offer, never over what stands there', () => {
  expect(listGhosts({ planted: [] })).toEqual(['daisies', 'tulips', 'bench'])
  expect(listGhosts({ planted: ['daisies'] })).toEqual([
    'tulips',
    'bench',
    'birdhouse',
    'pond',
    'sunflowers',
    'swing',
  ])
  // The daisies stand where the tulips would.
  expect(listGhosts({ planted: ['daisies'], spots: { daisies: 1 } })).not.toContain('tulips')
})

test('on an upright phone what is on offer is large enough for its name', () => {
  const { cards } = layOutGarden(390, 844)
  for (const card of cards) expect(Math.min(card.w, card.h)).toBeGreaterThanOrEqual(96)
})
