import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listPublishedGames } from '#server/ledger/games.ts'
import { forEachEngine, getLedgerOptions } from '#server/ledger/ledger-engines.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import type { Game } from '#app/domain/game.ts'
import { isLong } from '../../../../../scripts/test/long-run.ts'
import { runCycle, writeCrashFeeds } from './crash-cycle.ts'
import { makeFolder } from './import-setup.ts'

const KILLS = isLong ? 4 : 2
/** Undisturbed cycles before the kills; another one after them has the same states. */
const CYCLES = isLong ? 2 : 1
const MAX_DELAY_MS = 700

/** The published games that a feed lists, as a short print; those that vanished stay published, by the rule and not by a step. */
async function printPublished(ledger: Ledger): Promise<string> {
  const { games, faults } = await listPublishedGames(ledger)
  expect(faults).toEqual([])
  const vanished = await ledger.db
    .selectFrom('games')
    .select('slug')
    .where('vanished_at', 'is not', null)
    .execute()
  const isVanished = new Set(vanished.map(({ slug }) => slug))
  const seen = games
    .filter(({ slug }) => !isVanished.has(slug))
    .map(({ slug, title, ratio, source }) => [slug, title, ratio, source])
  return `${seen.length} ${createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 12)}`
}

/** Invariants when no write is running. */
async function listFaults({ db }: Ledger): Promise<string[]> {
  const [games, records, listings, imports, staged] = await Promise.all([
    db.selectFrom('games').selectAll().execute(),
    db.selectFrom('provider_records').selectAll().execute(),
    db.selectFrom('slice_records').selectAll().execute(),
    db.selectFrom('imports').selectAll().execute(),
    db.selectFrom('staged_records').select('import_id').distinct().execute(),
  ])
  const listed = new Set(listings.map((row) => row.provider_id))
  const faults: string[] = []
  for (const record of records)
    if ((record.vanished_at === null) !== listed.has(record.provider_id))
      faults.push(
        `${record.provider_id}: vanished ${record.vanished_at}, listed ${listed.has(record.provider_id)}`,
      )
  for (const game of games) {
    const own = records.filter((record) => record.game_slug === game.slug && record.vanished_at === null)
    const live = own.filter((record) => record.refused_reason === null)
    const { source, providerId } = JSON.parse(game.record) as Game
    const sources = [providerId, ...source.fallbacks.map((fallback) => fallback.providerId)]
    const isOff = game.status === 'draft' && game.status_by !== null
    if (live.length > 0 && (game.status !== 'published' || game.vanished_at !== null))
      faults.push(`${game.slug} has a live record and is ${game.status}, vanished ${game.vanished_at}`)
    if (live.length > 0 && sources.join() !== live.map((record) => record.provider_id).join())
      faults.push(`${game.slug} is played from ${sources.join()}`)
    if (live.length === 0 && own.length > 0 && !isOff)
      faults.push(`${game.slug} is refused and ${game.status}`)
    if (own.length === 0 && game.vanished_at === null)
      faults.push(`${game.slug} has no record and has not vanished`)
  }
  const waiting = imports.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  if (waiting.length > 1) faults.push(`imports ${waiting.join()} wait`)
  for (const id of waiting)
    if (!staged.some((row) => row.import_id === id)) faults.push(`import ${id} waits with nothing staged`)
  return faults
}

forEachEngine((open) => {
  test('a process killed while it imports, waits, approves or undoes leaves a consistent ledger', async () => {
    const folder = await makeFolder()
    await writeCrashFeeds(folder)
    const ledger = await open()
    const states = new Map<string, string>()
    for (let round = 0; round < CYCLES; round++)
      for await (const step of runCycle(ledger, folder)) {
        expect(await listFaults(ledger)).toEqual([])
        const published = await printPublished(ledger)
        expect(states.get(step) ?? published).toBe(published)
        states.set(step, published)
      }
    expect(states.get('waiting')).toBe(states.get('changed'))
    expect(states.get('undone')).toBe(states.get('changed'))
    expect(states.get('ended')).toMatch(/^0 /)
    expect(new Set(states.values()).size).toBe(4)

    const options = JSON.stringify(getLedgerOptions(ledger))
    for (let kill = 0; kill < KILLS; kill++) {
      const script = new URL('./crash-cycle.ts', import.meta.url).pathname
      const child = spawn(process.execPath, [script, options, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
      const errors = text(child.stderr)
      await once(child.stdout, 'data')
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_DELAY_MS))
      child.kill('SIGKILL')
      await once(child, 'close')
      expect(await errors).toBe('')
      // PostgreSQL ends the killed process's transaction when it notices.
      await expect.poll(() => listFaults(ledger)).toEqual([])
      expect([...states.values()]).toContain(await printPublished(ledger))
    }
    for await (const step of runCycle(ledger, folder))
      expect(await printPublished(ledger)).toBe(states.get(step))
    expect(await listFaults(ledger)).toEqual([])
    const staged = await ledger.db.selectFrom('staged_records').select('import_id').execute()
    expect(staged).toEqual([])
  }, 120_000)
})
