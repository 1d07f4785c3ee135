import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { importRecords } from '#app/features/feeds/import-setup.ts'
import { listDrawnCovers } from '#server/ledger/drawn-covers.ts'
import { forEachEngine, makeTestFolder } from '#server/ledger/ledger-engines.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite } from '#app/domain/site.ts'
import { startCatalogue } from './catalogue-service.server.ts'
import { parseCategoryMapping } from './categories.ts'

const mappingFile = new URL('../../../../../content/categories.json', import.meta.url)
const mapping = parseCategoryMapping(readFileSync(mappingFile, 'utf8'))
const log = { info() {}, warn() {}, error() {}, flush() {} }
const site = completeSite('fox.example', v.parse(SiteSchema, { audience: 'general' }))

async function serve(ledger: Ledger) {
  const indexDir = join(await makeTestFolder(), 'index')
  const service = await startCatalogue({
    ledger,
    mapping,
    feelings: {},
    log,
    indexDir,
    pollMs: 3_600_000,
    takeDownMs: 3_600_000,
  })
  onTestFinished(() => service.close())
  return service
}

const htmlgames = (count: number, title = 'Mahjong') =>
  Array.from({ length: count }, (_, place) => ({
    name: `${title} ${place}`,
    description: 'A game of tiles.',
    url: `https://cdn.htmlgames.com/Game${place}/`,
    category: 'Mahjong',
    create_date: '2024-05-06',
    thumb1: '',
    width: 800,
    height: 600,
  }))

forEachEngine((open) => {
  // covers: '3.15'
  test('a filled ledger of an earlier version gets a choice for every game at the first start, and keeps it at the next', async () => {
    const ledger = await open({ version: '0.1.0' })
    expect((await listDrawnCovers(ledger)).size).toBe(0)
    const first = await serve(ledger)
    const chosen = first.games().map(({ slug, drawnCover }) => [slug, drawnCover])
    expect(chosen).toHaveLength(27)
    expect(chosen.every(([, cover]) => cover !== undefined)).toBe(true)
    expect([...(await listDrawnCovers(ledger))].toSorted()).toEqual(chosen.toSorted())
    const second = await serve(ledger)
    expect(second.games().map(({ slug, drawnCover }) => [slug, drawnCover])).toEqual(chosen)
    const { slug } = first.games()[0]!
    const versionOf = (service: typeof first) => {
      const catalogue = service.forSite(site)
      return catalogue.toTile(catalogue.games.get(slug) ?? first.games()[0]!).coverVersion
    }
    expect(versionOf(second)).toBe(versionOf(first))
  })

  test('a choice survives the next imports, and the version of a cover moves with it', async () => {
    const ledger = await open()
    await importRecords(ledger, 'htmlgames', htmlgames(14))
    const service = await serve(ledger)
    const before = new Map(service.games().map(({ slug, drawnCover }) => [slug, drawnCover]))
    expect(before.size).toBe(14)
    await importRecords(ledger, 'htmlgames', [
      ...htmlgames(14).map((record) => ({ ...record, description: 'Another text.' })),
      ...htmlgames(4, 'Bubbles').map((record, place) => ({
        ...record,
        url: `https://cdn.htmlgames.com/More${place}/`,
      })),
    ])
    await service.refresh()
    expect(service.games().length).toBeGreaterThan(14)
    for (const { slug, drawnCover } of service.games())
      if (before.has(slug)) expect(drawnCover).toEqual(before.get(slug))
      else expect(drawnCover).toBeDefined()
    const game = service.games()[0]!
    const { toTile } = service.forSite(site)
    const moved = {
      ...game,
      drawnCover: { ...game.drawnCover!, palette: (game.drawnCover!.palette + 1) % 16 },
    }
    expect(toTile(moved).coverVersion).not.toBe(toTile(game).coverVersion)
  })

  test('two processes that start at once agree', async () => {
    const ledger = await open()
    await importRecords(ledger, 'htmlgames', htmlgames(30))
    const services = await Promise.all([serve(ledger), serve(await open({ beside: ledger }))])
    const [one, other] = services.map((service) =>
      service.games().map(({ slug, drawnCover }) => [slug, drawnCover]),
    )
    expect(other).toEqual(one)
    const { rows } = await sql<{ count: number }>`select count(*) as count from drawn_covers`.execute(
      ledger.db,
    )
    expect(Number(rows[0]!.count)).toBe(30)
  })
})
