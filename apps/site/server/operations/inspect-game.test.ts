import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { makeZip } from '#app/features/uploads/make-zip.ts'
import { parseConfig } from '../config.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { insertInspection, listInspections, MAX_INSPECTIONS, setInspection } from '../ledger/inspections.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { findUpload, listUploadVersions } from '../ledger/uploads.ts'
import { toCommandContext } from '../portal/run-operation.ts'
import { removeGamesOperation } from './game-status.ts'
import { getInspectionsOperation, inspectGameOperation } from './inspect-game.ts'
import { runOperation, type OperationContext } from './operation.ts'
import { deleteVersionOperation, uploadGameOperation } from './uploads.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const REPORT = { step: null, failure: null, sdks: [], screens: [], faults: [] }

/** Where no browser can be started. */
const toContext = (ledger: Ledger) =>
  toCommandContext(ledger, parseConfig({ CHROMIUM_PATH: '/nowhere/chromium' }, ROOT))

async function upload(context: OperationContext, about: object): Promise<void> {
  const origin = join(await makeTestFolder(), 'kite.zip')
  await writeFile(origin, makeZip([{ name: 'index.html', content: '<title>Kite</title>' }]))
  await runOperation(uploadGameOperation, context, { hasRight: true, origin, ...about })
}

async function openUpload(ledger: Ledger): Promise<OperationContext> {
  const context = toContext(ledger)
  await upload(context, { maker: 'Ada', licence: 'MIT' })
  return context
}

async function addInspection(ledger: Ledger, number: number | null, nowMs = Date.now()): Promise<number> {
  const started = { slug: 'kite', number, personName: 'Ada', report: REPORT, nowMs }
  const id = (await insertInspection(ledger, started))!
  await setInspection(ledger, id, { state: 'done', report: REPORT, nowMs })
  return id
}

forEachEngine((open) => {
  // covers: '11.32'
  test('an inspection that cannot start its browser is stored with the reason, and leaves no private address', async () => {
    const ledger = await open()
    const context = await openUpload(ledger)
    const started = await runOperation(inspectGameOperation, context, { slug: 'kite' })
    expect(started.state).toBe('failed')
    const { inspections } = await runOperation(getInspectionsOperation, context, { slug: 'kite' })
    expect(inspections).toMatchObject([
      { id: started.id, number: 1, state: 'failed', personName: 'command line' },
    ])
    expect(inspections[0]!.report.failure).toMatch(/^The browser failed: /)
    const { label } = (await findUpload(ledger, 'kite'))!
    expect((await listUploadVersions(ledger, label)).map(({ preview_key: key }) => key)).toEqual([null])
  })

  test('own, unknown and removed games, and versions that do not exist, are refused', async () => {
    const ledger = await open()
    const context = await openUpload(ledger)
    await upsertOwnGames(ledger, [makeGame({ slug: 'own' })])
    const inspect = (input: object) => runOperation(inspectGameOperation, context, input)
    await expect(inspect({ slug: 'own' })).rejects.toThrow('npm run game -- check own')
    await expect(inspect({ slug: 'nothing' })).rejects.toMatchObject({ code: 'unknown-game' })
    await expect(inspect({ slug: 'kite', number: 2 })).rejects.toMatchObject({ code: 'unknown-version' })
    await runOperation(removeGamesOperation, context, { slugs: ['kite'] })
    await expect(inspect({ slug: 'kite' })).rejects.toMatchObject({ code: 'unknown-game' })
  })

  test('one game is inspected at a time; a run that ended with its process is a failed one', async () => {
    const ledger = await open()
    const context = await openUpload(ledger)
    const started = { slug: 'other', number: null, personName: 'Ada', report: REPORT, nowMs: Date.now() }
    await insertInspection(ledger, started)
    await expect(runOperation(inspectGameOperation, context, { slug: 'kite' })).rejects.toThrow(
      'wait for its end',
    )
    const later = started.nowMs + 61_000
    expect(await listInspections(ledger, 'other', later)).toMatchObject([{ state: 'failed' }])
    expect(await insertInspection(ledger, { ...started, nowMs: later })).not.toBeNull()
  })

  // covers: '11.32'
  test('the last reports of a game are stored, and deleted with their version and with the game', async () => {
    const ledger = await open()
    const context = await openUpload(ledger)
    await upload(context, { slug: 'kite' })
    for (let count = 0; count < MAX_INSPECTIONS; count++) await addInspection(ledger, 1)
    const newest = await addInspection(ledger, 2)
    const stored = await listInspections(ledger, 'kite', Date.now())
    expect(stored).toHaveLength(MAX_INSPECTIONS)
    expect(stored[0]).toMatchObject({ id: newest, number: 2, state: 'done' })

    await runOperation(deleteVersionOperation, context, { slug: 'kite', number: 2 })
    expect(await listInspections(ledger, 'kite', Date.now())).toHaveLength(MAX_INSPECTIONS - 1)
    await runOperation(removeGamesOperation, context, { slugs: ['kite'] })
    expect(await listInspections(ledger, 'kite', Date.now())).toEqual([])
  })
})

test.each(['moderator', 'analyst'] as const)('a %s reads reports and starts no inspection', async (role) => {
  const context = { ...toContext(undefined as never), actor: { ...READER, role } }
  await expect(runOperation(inspectGameOperation, context, { slug: 'kite' })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(getInspectionsOperation.permission).toBe('games.read')
})

const READER = { personId: 'p', name: 'Rae', door: 'console', sessionId: null, sites: null } as const
