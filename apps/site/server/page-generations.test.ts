import { expect, onTestFinished, test } from 'vitest'
import type { Site } from '#app/domain/site.ts'
import { startPageGenerations } from './page-generations.ts'

function openGenerations() {
  const own = {
    homeRows: [] as Site['homeRows'],
    searchAliases: [] as Site['searchAliases'],
    sponsors: [] as Site['sponsors'],
  }
  const fox = { host: 'fox.example', ...own } as Site
  const owl = { host: 'owl.example', ...own } as Site
  const builds: Record<string, string> = { 'fox.example': 'f1', 'owl.example': 'o1' }
  const marks: Record<string, string> = {}
  const world = { sites: [fox, owl], builds, marks, catalogue: '1', removals: 0, now: 0 }
  const swept: string[][] = []
  const dropped: string[] = []
  const generations = startPageGenerations({
    listSites: () => world.sites,
    builds: { of: ({ host }) => ({ id: builds[host]!, contentMark: marks[host] ?? '' }) },
    catalogue: { generation: () => world.catalogue, removals: () => world.removals },
    now: () => world.now,
  })
  generations.addCache({
    sweep: (current) => void swept.push([...current].sort()),
    dropGames: (slugs) => void dropped.push(...slugs),
  })
  onTestFinished(() => generations.close())
  return { fox, owl, world, generations, swept, dropped }
}

test('a generation is the same object until the settings or the catalogue change', () => {
  const { fox, owl, world, generations } = openGenerations()
  const first = generations.of(fox)
  expect(generations.of(fox)).toBe(first)
  world.catalogue = '2'
  expect(generations.of(fox).generation).not.toBe(first.generation)
  expect(generations.of(fox).generation).not.toBe(generations.of(owl).generation)
})

test('changed rows of the home page are a new generation of the same build, of this site only', () => {
  const { fox, owl, generations } = openGenerations()
  const [before, other] = [generations.of(fox).generation, generations.of(owl).generation]
  const homeRows: Site['homeRows'] = [{ rule: 'newest', label: '', isOff: false }]
  const changed = generations.of({ ...fox, homeRows })
  expect(changed.generation).not.toBe(before)
  expect(changed.generation.split('/')[0]).toBe(before.split('/')[0])
  expect(changed.staleGeneration).toBe(before)
  expect(generations.of({ ...fox, homeRows: structuredClone(homeRows) }).generation).toBe(changed.generation)
  const searchAliases = [{ words: 'dragon', games: ['kite'], search: '' }]
  expect(generations.of({ ...fox, searchAliases }).generation).not.toBe(changed.generation)
  expect(generations.of(owl).generation).toBe(other)
})

test('a saved article is a new generation of the same build, and no page of the one before is served stale', () => {
  const { fox, owl, world, generations } = openGenerations()
  const [before, other] = [generations.of(fox).generation, generations.of(owl).generation]
  world.marks['fox.example'] = 'aa'
  const changed = generations.of(fox)
  expect(changed.generation.split('/')[0]).toBe(before.split('/')[0])
  expect(changed.generation).not.toBe(before)
  expect(changed.staleGeneration, 'it may have been taken down').toBeNull()
  expect(generations.of(owl).generation).toBe(other)
})

test('after votes or new games, pages of the generation before may be served stale for fifteen seconds', () => {
  const { fox, world, generations } = openGenerations()
  const before = generations.of(fox).generation
  world.catalogue = '2'
  generations.check()
  expect(generations.of(fox).staleGeneration).toBe(before)
  world.now = 14_000
  generations.check()
  expect(generations.of(fox).staleGeneration).toBe(before)
  world.now = 15_000
  generations.check()
  expect(generations.of(fox).staleGeneration).toBeNull()
})

test('after a game was removed no page is served stale: lists and other pages still show it', () => {
  const { fox, world, generations } = openGenerations()
  const before = generations.of(fox).generation
  world.catalogue = '2'
  world.removals++
  expect(generations.of(fox).generation).not.toBe(before)
  expect(generations.of(fox).staleGeneration).toBeNull()
  const without = generations.of(fox).generation
  world.catalogue = '3'
  expect(generations.of(fox).staleGeneration).toBe(without)
})

test('after a change of settings no page is served stale', () => {
  const { fox, world, generations } = openGenerations()
  const before = generations.of(fox).generation
  world.builds['fox.example'] = 'f2'
  expect(generations.of(fox).generation).not.toBe(before)
  expect(generations.of(fox).staleGeneration).toBeNull()
})

test('settings of one site do not change the generation of another', () => {
  const { fox, owl, world, generations } = openGenerations()
  generations.of(fox)
  const before = generations.of(owl)
  world.builds['fox.example'] = 'f2'
  generations.check()
  expect(generations.of(owl)).toBe(before)
})

test('caches are swept when a generation changed, and drop the pages of a site that was removed', () => {
  const { world, generations, swept } = openGenerations()
  generations.check()
  generations.check()
  expect(swept).toEqual([['f1/1', 'o1/1']])
  world.catalogue = '2'
  generations.check()
  expect(swept.at(-1)).toEqual(['f1/1', 'f1/2', 'o1/1', 'o1/2'])
  world.sites = world.sites.slice(0, 1)
  world.now = 20_000
  generations.check()
  expect(swept.at(-1)).toEqual(['f1/2'])
})

test('pages of a game whose stage light was computed are dropped at the next check, once', () => {
  const { generations, dropped } = openGenerations()
  generations.dropGame('fox-run')
  expect(dropped).toEqual([])
  generations.check()
  generations.check()
  expect(dropped).toEqual(['fox-run'])
})

test('pages of the last minute are recent until a game is removed or the settings change', () => {
  const { fox, owl, world, generations } = openGenerations()
  const first = generations.of(fox).generation
  expect(generations.isRecent(fox, first)).toBe(false)
  world.now = 1000
  world.catalogue = '2'
  const second = generations.of(fox).generation
  world.now = 31_000
  world.catalogue = '3'
  expect(generations.isRecent(fox, first)).toBe(true)
  expect(generations.isRecent(fox, second)).toBe(true)
  expect(generations.isRecent(owl, first)).toBe(false)
  world.now = 61_000
  expect(generations.isRecent(fox, first)).toBe(false)
  expect(generations.isRecent(fox, second)).toBe(true)
  world.removals = 1
  world.catalogue = '4'
  expect(generations.isRecent(fox, second)).toBe(false)
  world.catalogue = '5'
  const fifth = generations.of(fox).generation
  world.builds['fox.example'] = 'f2'
  expect(generations.isRecent(fox, fifth)).toBe(false)
})
