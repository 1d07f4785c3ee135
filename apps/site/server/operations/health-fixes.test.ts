/** What Health offers for each finding, on both engines. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { storeAddressCheck } from '../ledger/address-checks.ts'
import { addFeed } from '../ledger/feeds.ts'
import { setGameStatus, upsertOwnGames } from '../ledger/games.ts'
import { createImport, setImportWaiting } from '../ledger/imports.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { storePlayTest } from '../ledger/play-tests.ts'
import { addReport } from '../ledger/reports.ts'
import { ensureSlice, setSliceRolling } from '../ledger/slices.ts'
import { findActions, FIX_PERMISSIONS } from './health-fixes.ts'
import { COMMAND_LINE, type Actor } from './operation.ts'
import { OPERATIONS } from './registry.ts'

const NOW_MS = 1_800_000_000_000
const DAY_MS = 86_400_000
const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)

type State = 'ok' | 'warning' | 'failure'

const find = (
  ledger: Ledger,
  check: string,
  {
    state = 'warning' as State,
    places = [] as { host: string; key: string }[],
    actor = {} as Partial<Actor>,
  } = {},
) =>
  findActions(
    {
      ...{ ledger, reads: ledger, config, actor: { ...COMMAND_LINE, ...actor }, nowMs: NOW_MS },
      ...{ background: null, isFresh: true, consoleOrigin: null },
    },
    { check, state, places },
  )

async function addGames(ledger: Ledger, slugs: readonly string[], values: object = {}) {
  await upsertOwnGames(
    ledger,
    slugs.map((slug) => makeGame({ slug })),
  )
  await ledger.db
    .updateTable('games')
    .set({ provider: 'gamepix', ...values })
    .where('slug', 'in', slugs)
    .execute()
}

test('a fix is a button for those who may run its operation', () => {
  for (const [name, permission] of Object.entries(FIX_PERMISSIONS))
    expect(OPERATIONS[name as keyof typeof FIX_PERMISSIONS].permission, name).toBe(permission)
})

forEachEngine((open) => {
  test('a failed or overdue feed runs again, and a waiting import is looked at', async () => {
    const ledger = await open()
    const add = (url: string, nextAtMs: number) =>
      addFeed(ledger, { provider: 'gamepix', url, everyMs: DAY_MS, nextAtMs })
    const overdue = await add('https://feeds.gamepix.com/a', NOW_MS - DAY_MS)
    await add('https://feeds.gamepix.com/b', NOW_MS + DAY_MS)
    const failed = await add('https://feeds.gamepix.com/c', NOW_MS + DAY_MS)
    const failure = { last_error: 'it answered 500', failures: 2 }
    await ledger.db.updateTable('feeds').set(failure).where('id', '=', failed).execute()
    const paused = await add('https://feeds.gamepix.com/d', NOW_MS - DAY_MS)
    await ledger.db.updateTable('feeds').set({ paused_at: 1 }).where('id', '=', paused).execute()
    const { fixes, links } = await find(ledger, 'feeds')
    expect(fixes.map((fix) => [fix.operation, 'id' in fix && fix.id])).toEqual([
      ['runFeed', overdue],
      ['runFeed', failed],
    ])
    expect(fixes[0]!.text).toBe(`Run feed ${overdue} again (GamePix)`)
    expect(links).toEqual([{ text: 'Feeds', to: '/feeds' }])
    expect(await find(ledger, 'feeds', { state: 'ok' })).toEqual({ fixes: [], links: [] })
  })

  test('games that left their feed are listed and unpublished, also while nothing is wrong', async () => {
    const ledger = await open()
    await addGames(ledger, ['kite', 'boat'], { vanished_at: 1 })
    await addGames(ledger, ['owl'])
    await setGameStatus(ledger, 'boat', 'draft')
    const { fixes, links } = await find(ledger, 'games', { state: 'ok' })
    expect(fixes).toEqual([
      { operation: 'unpublishGames', text: 'Unpublish 1 game that left their feed', slugs: ['kite'] },
    ])
    expect(links).toEqual([{ text: 'Games that left their feed', to: '/games?vanished=1' }])
    const analyst = await find(ledger, 'games', { actor: { role: 'analyst' } })
    expect(analyst.fixes).toEqual([])
  })

  test('while a provider fails, no link leads to an empty list of broken games', async () => {
    const ledger = await open()
    await addGames(ledger, ['kite'])
    const address = { slug: 'kite', provider: 'gamepix', url: 'https://a.example/', isRepeated: false }
    await storeAddressCheck(ledger, address, 'gone', NOW_MS)
    expect(await find(ledger, 'addresses')).toEqual({ fixes: [], links: [] })
    await ledger.db.updateTable('address_checks').set({ broken_since: NOW_MS }).execute()
    expect(await find(ledger, 'addresses')).toMatchObject({
      fixes: [{ operation: 'unpublishGames', slugs: ['kite'] }],
      links: [{ to: '/games?status=broken' }],
    })
    expect(await find(ledger, 'play-tests')).toEqual({ fixes: [], links: [] })
    const result = {
      slug: 'kite',
      provider: 'gamepix',
      url: 'u',
      verdict: 'broken',
      reason: 'x',
      report: {},
    } as const
    for (const day of [0, 1]) await storePlayTest(ledger, result, NOW_MS + day * DAY_MS)
    expect((await find(ledger, 'play-tests')).fixes).toMatchObject([{ slugs: ['kite'] }])
  })

  test('a setting is opened with its field, and its site is named', async () => {
    const ledger = await open()
    const places = [
      { host: 'fox.example', key: 'redirects./old' },
      { host: 'fox.example', key: 'redirects./older' },
      { host: 'owl.example', key: 'operatorName' },
      { host: 'owl.example', key: 'something' },
    ]
    expect((await find(ledger, 'settings', { places })).links).toEqual([
      { text: 'fox.example: Redirects', to: '/sites/fox.example?group=hosts&field=redirects' },
      { text: 'owl.example: Operator', to: '/sites/owl.example?group=texts&field=operatorName' },
      { text: 'owl.example: something', to: '/sites/owl.example' },
    ])
  })

  test('each other finding has its fix, or leads to where it is corrected', async () => {
    const ledger = await open()
    const namesOf = async (check: string, state: State = 'warning', actor: Partial<Actor> = {}) => {
      const { fixes, links } = await find(ledger, check, { state, actor })
      return [...fixes.map(({ operation }) => operation), ...links.map(({ to }) => to)]
    }
    expect(await namesOf('clock')).toEqual(['confirmClock'])
    expect(await namesOf('backup')).toEqual(['makeBackup'])
    expect(await namesOf('backup', 'warning', { role: 'manager' })).toEqual([])
    expect(await namesOf('ledger', 'failure')).toEqual(['#backups'])
    expect(await namesOf('ledger', 'failure', { role: 'manager' })).toEqual([])
    expect(await namesOf('imports')).toEqual(['endImports', '/feeds'])
    expect(await namesOf('hosts')).toEqual(['/sites?add=1'])
    expect(await namesOf('hosts', 'failure')).toEqual(['/sites'])
    expect(await namesOf('reports')).toEqual([])
    expect(await namesOf('games')).toEqual(['/feeds'])
    await addGames(ledger, ['kite'])
    const report = { site: 'a.example', gameSlug: 'kite', reason: 'controls', note: '', createdAtMs: 1 }
    await addReport(ledger, report)
    expect(await namesOf('reports', 'ok')).toEqual(['/reports'])
    expect(await namesOf('disk')).toEqual([])
    const { id: sliceId } = await ensureSlice(ledger, 'gamepix', 'default')
    await setSliceRolling(ledger, sliceId, true)
    const importId = await createImport(ledger, {
      ...{ provider: 'gamepix', origin: 'a.json', sliceId, kind: 'feed', nowMs: 1 },
    })
    await setImportWaiting(ledger, { importId, sliceId, reason: 'it shrank', digest: 'a', counts: {} })
    expect(await namesOf('feeds')).toEqual([`/feeds?import=${importId}`, '/feeds'])
  })
})
