import { expect, onTestFinished, test } from 'vitest'
import type { Site } from '#app/features/sites/site.ts'
import { startEditions } from './editions.ts'

function openEditions() {
  const fox = { host: 'fox.example' } as Site
  const owl = { host: 'owl.example' } as Site
  const world = {
    sites: [fox, owl],
    builds: { 'fox.example': 'f1', 'owl.example': 'o1' },
    catalogue: '1',
    losses: 0,
    now: 0,
  }
  const swept: string[][] = []
  const editions = startEditions({
    listSites: () => world.sites,
    builds: { of: ({ host }) => ({ id: world.builds[host as keyof typeof world.builds] }) },
    catalogue: { generation: () => world.catalogue, losses: () => world.losses },
    now: () => world.now,
  })
  editions.addCache({ sweep: (generations) => void swept.push([...generations].sort()) })
  onTestFinished(() => editions.close())
  return { fox, owl, world, editions, swept }
}

test('an edition is the same object until the settings or the catalogue move', () => {
  const { fox, owl, world, editions } = openEditions()
  const first = editions.of(fox)
  expect(editions.of(fox)).toBe(first)
  world.catalogue = '2'
  expect(editions.of(fox).generation).not.toBe(first.generation)
  expect(editions.of(fox).generation).not.toBe(editions.of(owl).generation)
})

test('after votes moved or games came, the edition before stands in for fifteen seconds', () => {
  const { fox, world, editions } = openEditions()
  const before = editions.of(fox).generation
  world.catalogue = '2'
  editions.look()
  expect(editions.of(fox).previous).toBe(before)
  world.now = 14_000
  editions.look()
  expect(editions.of(fox).previous).toBe(before)
  world.now = 15_000
  editions.look()
  expect(editions.of(fox).previous).toBeNull()
})

test('after a game left, nothing of before stands in: lists and other pages still show it', () => {
  const { fox, world, editions } = openEditions()
  const before = editions.of(fox).generation
  world.catalogue = '2'
  world.losses++
  expect(editions.of(fox)).toMatchObject({ generation: expect.not.stringContaining(before), previous: null })
  const without = editions.of(fox).generation
  world.catalogue = '3'
  expect(editions.of(fox).previous).toBe(without)
})

test('after the settings moved, nothing of before stands in, not for a moment', () => {
  const { fox, world, editions } = openEditions()
  const before = editions.of(fox).generation
  world.builds['fox.example'] = 'f2'
  expect(editions.of(fox)).toMatchObject({ generation: expect.not.stringContaining(before), previous: null })
})

test('settings of one site leave the pages of another alone', () => {
  const { fox, owl, world, editions } = openEditions()
  editions.of(fox)
  const before = editions.of(owl)
  world.builds['fox.example'] = 'f2'
  editions.look()
  expect(editions.of(owl)).toBe(before)
})

test('caches are swept when something moved, and pages of a site that was taken away leave with it', () => {
  const { world, editions, swept } = openEditions()
  editions.look()
  editions.look()
  expect(swept).toEqual([['f1/1', 'o1/1']])
  world.catalogue = '2'
  editions.look()
  expect(swept.at(-1)).toEqual(['f1/1', 'f1/2', 'o1/1', 'o1/2'])
  world.sites = world.sites.slice(0, 1)
  world.now = 20_000
  editions.look()
  expect(swept.at(-1)).toEqual(['f1/2'])
})
