import { expect, onTestFinished, test } from 'vitest'
import type { Game } from '#app/domain/game.ts'
import type { Site } from '#app/domain/site.ts'
import { createLog } from './base/log.ts'
import { startPurgeWatcher } from './purge-watcher.ts'

function openWorld({ urls = ['https://cdn.example/purge'], maySend = (): boolean => true } = {}) {
  const fox = { host: 'fox.example' } as Site
  const owl = { host: 'owl.example' } as Site
  const makeGames = (...slugs: string[]) =>
    new Map(slugs.map((slug): [string, Pick<Game, 'operatorCover' | 'hosts'>] => [slug, {}]))
  const world = {
    sites: [fox, owl],
    generation: '1',
    builds: new Map([
      [fox.host, 'f1'],
      [owl.host, 'o1'],
    ]),
    games: new Map([
      [fox.host, makeGames('a', 'b', 'c')],
      [owl.host, makeGames('a', 'b')],
    ]),
  }
  const sent: string[] = []
  let checks = 0
  const purging = startPurgeWatcher({
    ...{ urls, maySend, token: '', everyMs: 5, log: createLog('silent', () => {}) },
    listSites() {
      checks++
      return world.sites
    },
    builds: { of: ({ host }) => ({ id: world.builds.get(host)!, contentMark: '' }) },
    catalogue: {
      generation: () => world.generation,
      forSite: ({ host }) => ({ games: world.games.get(host)! }),
    },
    async send({ tags }) {
      sent.push(...tags)
      return 200
    },
  })
  onTestFinished(() => purging.close())
  const pause = () => new Promise((resolve) => setTimeout(resolve, 40))
  return { fox, owl, world, sent, makeGames, pause, checks: () => checks }
}

test('games that a site no longer lists are purged, new games are not', async () => {
  const { fox, world, sent, makeGames } = openWorld()
  world.games.set(fox.host, makeGames('a', 'c', 'd'))
  world.generation = '2'
  await expect.poll(() => sent).toEqual(['game:b'])
})

test('a game whose cover the operator changed is purged, and no other', async () => {
  const { fox, world, sent, makeGames } = openWorld()
  const drawing = { motif: 'car', drawing: 'car', composition: 'whole', palette: 1 } as const
  world.games.set(
    fox.host,
    makeGames('a', 'b', 'c').set('b', { operatorCover: { from: 'drawing', drawing } }),
  )
  world.generation = '2'
  await expect.poll(() => sent).toEqual(['game:b'])
})

test('a game whose other hosts the operator changed is purged: its page asks now', async () => {
  const { fox, world, sent, makeGames } = openWorld()
  world.games.set(fox.host, makeGames('a', 'b', 'c').set('c', { hosts: ['api.example.com'] }))
  world.generation = '2'
  await expect.poll(() => sent).toEqual(['game:c'])
})

test('votes purge nothing', async () => {
  const { world, sent, pause } = openWorld()
  world.generation = '1.1'
  await pause()
  expect(sent).toEqual([])
})

test('a site whose settings or articles changed is purged, and only that site', async () => {
  const { fox, world, sent } = openWorld()
  world.builds.set(fox.host, 'f2')
  await expect.poll(() => sent).toEqual(['site:fox.example'])
})

test('a removed site is purged, a new one is not', async () => {
  const { fox, world, sent, makeGames } = openWorld()
  world.sites = [fox, { host: 'new.example' } as Site]
  world.builds.set('new.example', 'n1')
  world.games.set('new.example', makeGames('a'))
  await expect.poll(() => sent).toEqual(['site:owl.example'])
})

test('when hundreds of games are removed at once, the site is purged instead', async () => {
  const { fox, world, sent, makeGames, pause } = openWorld()
  world.games.set(fox.host, makeGames(...Array.from({ length: 1000 }, (_, at) => `g${at}`)))
  world.generation = '2'
  await expect.poll(() => [...sent].sort()).toEqual(['game:a', 'game:b', 'game:c'])
  sent.length = 0
  world.games.set(fox.host, makeGames())
  world.generation = '3'
  await pause()
  expect(sent).toEqual(['site:fox.example'])
})

test('without a purge address nothing is watched', async () => {
  const { pause, checks } = openWorld({ urls: [] })
  await pause()
  expect(checks()).toBe(0)
})

test('of several processes that watch, only the one that may tell the CDN does', async () => {
  let isLeader = false
  const { fox, world, sent, makeGames, pause } = openWorld({ maySend: () => isLeader })
  world.games.set(fox.host, makeGames('a', 'c'))
  world.generation = '2'
  await pause()
  expect(sent).toEqual([])
  isLeader = true
  world.games.set(fox.host, makeGames('a'))
  world.generation = '3'
  await expect.poll(() => sent).toEqual(['game:c'])
})
