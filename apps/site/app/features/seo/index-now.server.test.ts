import { expect, onTestFinished, test } from 'vitest'
import type { Game } from '#app/domain/game.ts'
import type { Site } from '#app/domain/site.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { createLog } from '#server/base/log.ts'
import { startIndexNow, type IndexNowMessage } from './index-now.server.ts'
import { makeArticle, makeCatalogue, makeContent, makeSite } from './make-view.ts'

const HOST = 'games.example.com'

interface World {
  games: Game[]
  version: number
  sites: Site[]
  nowMs: number
  answer: () => { status: number; retryAfterMs?: number }
}

/** One server process; its clock, games and the other side are the test's. */
function startProcess(ledger: Ledger, world: World) {
  const messages: IndexNowMessage[] = []
  const lines: string[] = []
  const indexNow = startIndexNow({
    ledger,
    jobLedger: () => ledger,
    log: createLog('info', (text) => lines.push(text)),
    listSites: () => world.sites,
    catalogueOf: (site) => makeCatalogue(world.games, site, world.version),
    contentOf: () => makeContent([makeArticle(1)]),
    stateOf: () => String(world.version),
    post: async (message) => {
      messages.push(message)
      return { retryAfterMs: 0, ...world.answer() }
    },
    roundEveryMs: 3_600_000,
    now: () => world.nowMs,
  })
  onTestFinished(() => indexNow.close())
  return { indexNow, messages, lines }
}

function makeWorld(): World {
  return {
    games: [makeGame({ slug: 'chess' }), makeGame({ slug: 'go' })],
    version: 1,
    sites: [makeSite({ discovery: { indexNow: true } }, HOST)],
    nowMs: 1_700_000_000_000,
    answer: () => ({ status: 200 }),
  }
}

function publish(world: World, games: Game[]) {
  world.games = games
  world.version++
}

forEachEngine((open) => {
  test('existing pages are not submitted when it is enabled; later changes are, once, with the key', async () => {
    const world = makeWorld()
    const { indexNow, messages } = startProcess(await open(), world)
    await indexNow.submit()
    expect(messages).toEqual([])
    publish(world, [makeGame({ slug: 'chess', title: 'Chess II' }), makeGame({ slug: 'ludo' })])
    await indexNow.submit()
    await indexNow.submit()
    expect(messages).toHaveLength(1)
    const [{ host, key, keyLocation, urlList }] = messages as [IndexNowMessage]
    expect(host).toBe(HOST)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(keyLocation).toBe(`https://${HOST}/${key}.txt`)
    expect(indexNow.findKeyFile(world.sites[0]!, `/${key}.txt`)).toBe(key)
    expect(urlList.sort()).toEqual(
      ['chess', 'go', 'ludo'].map((slug) => `https://${HOST}/gameDetail/${slug}`),
    )
  })

  test('a key belongs to one site, is the same in every process, and answers only while it is switched on', async () => {
    const ledger = await open()
    const world = makeWorld()
    world.sites.push(makeSite({ discovery: { indexNow: true } }, 'other.example.com'))
    const [first, second] = [startProcess(ledger, world), startProcess(ledger, world)]
    await Promise.all([first.indexNow.submit(), second.indexNow.submit()])
    const rows = await ledger.db.selectFrom('index_now').select(['host', 'key']).orderBy('host').execute()
    expect(new Set(rows.map((row) => row.key)).size).toBe(2)
    const [mine, theirs] = rows.map((row) => row.key)
    for (const { indexNow } of [first, second]) {
      expect(indexNow.findKeyFile(world.sites[0]!, `/${mine}.txt`)).toBe(mine)
      expect(indexNow.findKeyFile(world.sites[0]!, `/${theirs}.txt`)).toBe(null)
      expect(indexNow.findKeyFile(makeSite({}, HOST), `/${mine}.txt`)).toBe(null)
    }
  })

  test('a change published while no server ran, or just before a crash, is found again', async () => {
    const ledger = await open()
    const world = makeWorld()
    const before = startProcess(ledger, world)
    await before.indexNow.submit()
    await before.indexNow.close()
    publish(world, [...world.games, makeGame({ slug: 'ludo' })])
    const after = startProcess(ledger, world)
    await after.indexNow.submit()
    expect(after.messages.flatMap(({ urlList }) => urlList)).toEqual([`https://${HOST}/gameDetail/ludo`])
  })

  test('a rejection is retried with growing delays, and loses nothing', async () => {
    const world = makeWorld()
    const { indexNow, messages } = startProcess(await open(), world)
    await indexNow.submit()
    publish(world, [...world.games, makeGame({ slug: 'ludo' })])
    world.answer = () => ({ status: 429, retryAfterMs: 600_000 })
    await indexNow.submit()
    await indexNow.submit()
    expect(messages).toHaveLength(1)
    world.nowMs += 599_000
    await indexNow.submit()
    expect(messages).toHaveLength(1)
    world.nowMs += 2_000
    world.answer = () => ({ status: 202 })
    await indexNow.submit()
    await indexNow.submit()
    expect(messages.map(({ urlList }) => urlList)).toEqual([messages[0]!.urlList, messages[0]!.urlList])
  })

  test('an unreachable network is one line in the log', async () => {
    const world = makeWorld()
    const { indexNow, messages, lines } = startProcess(await open(), world)
    await indexNow.submit()
    publish(world, [makeGame({ slug: 'chess' })])
    world.answer = () => {
      throw new Error('no way out')
    }
    await indexNow.submit()
    expect(messages).toHaveLength(1)
    await expect.poll(() => lines.join('')).toContain('no way out')
  })

  test('two processes submit a change once', async () => {
    const ledger = await open()
    const world = makeWorld()
    const first = startProcess(ledger, world)
    await first.indexNow.submit()
    const second = startProcess(ledger, world)
    await second.indexNow.submit()
    publish(world, [...world.games, makeGame({ slug: 'ludo' })])
    await Promise.all([first.indexNow.submit(), second.indexNow.submit()])
    world.nowMs += 1
    await Promise.all([first.indexNow.submit(), second.indexNow.submit()])
    expect([...first.messages, ...second.messages]).toHaveLength(1)
  })

  test('many changes go out ten thousand at a time', async () => {
    const world = makeWorld()
    const { indexNow, messages } = startProcess(await open(), world)
    await indexNow.submit()
    publish(
      world,
      Array.from({ length: 10_500 }, (_, i) => makeGame({ slug: `game-${i}` })),
    )
    await indexNow.submit()
    await indexNow.submit()
    await indexNow.submit()
    expect(messages.map(({ urlList }) => urlList.length)).toEqual([10_000, 502])
    expect(new Set(messages.flatMap(({ urlList }) => urlList)).size).toBe(10_502)
  })

  test('sites that did not enable it, or are not public, submit nothing and have no key', async () => {
    const ledger = await open()
    const world = makeWorld()
    world.sites = [makeSite({}, HOST), makeSite({ discovery: { indexNow: true } }, 'sunny.localhost')]
    const { indexNow, messages } = startProcess(ledger, world)
    await indexNow.submit()
    publish(world, [])
    await indexNow.submit()
    expect(messages).toEqual([])
    expect(await ledger.db.selectFrom('index_now').selectAll().execute()).toEqual([])
  })
})
