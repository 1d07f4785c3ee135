/** Addresses, ids and keys of sites on both engines: changed, undone, and never in an answer of the audit. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { GROUPS, SITE_KEYS } from '#app/features/sites/site-layers.ts'
import { parseConfig } from '../config.ts'
import { AUDIT_DAYS, insertAudit, pruneAudit } from '../ledger/audit.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listSiteEdits } from '../ledger/sites.ts'
import { listAuditOperation } from './list-audit.ts'
import { COMMAND_LINE, runOperation, type Operation } from './operation.ts'
import { hasHidden, hideSettings, isPrivateSetting } from './private-settings.ts'
import { getSiteOperation, setSiteOperation } from './site-settings.ts'
import { ID_KEYS } from './site-form.ts'
import { undoChangeOperation } from './undo-change.ts'

const NOW_MS = 1_800_000_000_000
const DAY_MS = 86_400_000
const config = parseConfig({}, resolve(import.meta.dirname, '../../../..'))

const runner =
  (ledger: Ledger, nowMs = NOW_MS) =>
  <Input, Result>(operation: Operation<Input, Result>, input: unknown) =>
    runOperation(
      operation,
      {
        ...{ ledger, reads: ledger, config, nowMs, actor: COMMAND_LINE },
        ...{ background: null, isFresh: true, consoleOrigin: null },
      },
      input,
    )

const KEYS = SITE_KEYS.filter((key) => !Object.hasOwn(GROUPS, key) && isPrivateSetting(key))

/** Two values of each, none of which may be read again. */
const VALUES: Record<string, readonly [unknown, unknown]> = {
  contactEmail: ['first@secret.example', 'second@secret.example'],
  operatorAddress: ['1 Secret Street', '2 Secret Street'],
  providerIds: [{ gamepix: 'SECRET1' }, { gamepix: 'SECRET2' }],
  'analytics.googleAnalyticsId': ['G-SECRET1', 'G-SECRET2'],
  'analytics.tagManagerId': ['GTM-SECRET1', 'GTM-SECRET2'],
  'analytics.posthogKey': ['phc_secret111', 'phc_secret222'],
  'analytics.posthogHost': ['https://one.secret.example', 'https://two.secret.example'],
  'analytics.tiktokPixelId': ['SECRETPIXEL1', 'SECRETPIXEL2'],
  'ads.adsenseClient': ['ca-pub-9999999999999991', 'ca-pub-9999999999999992'],
  'ads.adsenseSlots': [{ home: '99999991' }, { home: '99999992' }],
  'ads.adManagerNetwork': ['99999991', '99999992'],
  'ads.adManagerSlots': [{ home: 'secret_1' }, { home: 'secret_2' }],
  'ads.codePolicyUrl': ['https://secret.example/1', 'https://secret.example/2'],
  'discovery.adsTxt': [['secret.example, pub-1, DIRECT'], ['secret.example, pub-2, DIRECT']],
  'discovery.googleVerification': ['secret-secret-secret-1', 'secret-secret-secret-2'],
  'discovery.bingVerification': ['9'.repeat(31) + '1', '9'.repeat(31) + '2'],
  'discovery.pinterestVerification': ['9'.repeat(31) + '1', '9'.repeat(31) + '2'],
  'discovery.yandexVerification': ['9'.repeat(15) + '1', '9'.repeat(15) + '2'],
  'consent.platformUrl': ['https://secret.example/1.js', 'https://secret.example/2.js'],
}
const SECRET_RE = /secret|9999999/i

test('a text of a setting is hidden unless it is one that visitors read; a new setting is hidden', () => {
  expect(KEYS.toSorted()).toEqual(Object.keys(VALUES).toSorted())
  const shownIds = ID_KEYS.filter((key) => !isPrivateSetting(key))
  expect(shownIds).toEqual(['ads.code', 'ads.codeCompany'])
  expect(['analytics.newKey', 'newKey', 'ads.newKey'].every(isPrivateSetting)).toBe(true)
  expect(['name', 'theme.accent', 'audience', 'redirects', 'logDays'].some(isPrivateSetting)).toBe(false)
})

test('of a group that was changed as a whole, the parts are judged one by one, and hiding twice changes nothing', () => {
  const raw = {
    before: { ads: { provider: 'house', adsenseClient: 'ca-pub-9999999999' } },
    after: { ads: { provider: 'adsense', adsenseClient: 'ca-pub-9999999998' }, contactEmail: '' },
  }
  const shown = hideSettings(raw)
  expect(shown).toEqual({
    before: { ads: { provider: 'house', adsenseClient: 'set' } },
    after: { ads: { provider: 'adsense', adsenseClient: 'changed' }, contactEmail: '' },
  })
  expect(hideSettings(shown)).toEqual(shown)
  expect([hasHidden(raw), hasHidden(shown)]).toEqual([false, true])
})

forEachEngine((open) => {
  const host = 'localhost'
  const editsOf = async (ledger: Ledger) =>
    (await listSiteEdits(ledger)).find((site) => site.host === host)?.edits ?? {}

  test('of a hidden setting the audit only says that it changed, and the undo brings it back', async () => {
    const ledger = await open()
    for (const key of KEYS) await changeAndUndo(ledger, key)
  })

  async function changeAndUndo(ledger: Ledger, key: string): Promise<void> {
    const run = runner(ledger)
    const [first, second] = VALUES[key]!
    await ledger.db.deleteFrom('audit').execute()
    await run(setSiteOperation, { host, change: { [key]: first } })
    const { auditId } = await run(setSiteOperation, { host, change: { [key]: second } })
    const [newest, oldest] = (await run(listAuditOperation, {})).entries
    expect(oldest).toMatchObject({ before: { [key]: null }, after: { [key]: 'set' } })
    expect(newest).toMatchObject({ before: { [key]: 'set' }, after: { [key]: 'changed' }, isUndoable: true })
    await run(undoChangeOperation, { id: auditId })
    expect(await editsOf(ledger)).toEqual({ [key]: first })
    await run(undoChangeOperation, { id: oldest!.id })
    expect(await editsOf(ledger)).toEqual({})
    const { history } = await run(getSiteOperation, { host })
    expect(history).toHaveLength(4)
    expect(JSON.stringify(history)).not.toMatch(SECRET_RE)
    expect(JSON.stringify(await ledger.db.selectFrom('audit').selectAll().execute())).not.toMatch(SECRET_RE)
    // What was undone is not undone again: its values are gone.
    expect(await ledger.db.selectFrom('audit_values').selectAll().execute()).toEqual([])
  }

  test('an entry of an earlier version is hidden when it is read, and can be undone', async () => {
    const ledger = await open()
    const run = runner(ledger)
    const after = { contactEmail: 'second@secret.example', title: 'Fox games' }
    await run(setSiteOperation, { host, change: after })
    await ledger.db.deleteFrom('audit').execute()
    const before = { contactEmail: 'first@secret.example', title: null }
    const id = await insertAudit(ledger, {
      ...{ atMs: NOW_MS, personId: null, personName: 'command line', door: 'command line' },
      ...{ operation: 'setSite', target: `site ${host}`, before, after },
    })
    const [entry] = (await run(listAuditOperation, {})).entries
    expect(entry).toMatchObject({
      before: { contactEmail: 'set', title: null },
      after: { contactEmail: 'changed', title: 'Fox games' },
    })
    await run(undoChangeOperation, { id })
    expect(await editsOf(ledger)).toEqual({ contactEmail: 'first@secret.example' })
  })

  test('hidden values end with their entry; without them nothing is put in their place', async () => {
    const ledger = await open()
    const run = runner(ledger)
    await run(setSiteOperation, { host, change: { contactEmail: 'first@secret.example' } })
    const { auditId } = await run(setSiteOperation, {
      host,
      change: { contactEmail: 'second@secret.example' },
    })
    const values = () => ledger.db.selectFrom('audit_values').select('audit_id').execute()
    expect(await values()).toHaveLength(2)
    await ledger.db.deleteFrom('audit_values').where('audit_id', '=', auditId!).execute()
    await expect(run(undoChangeOperation, { id: auditId })).rejects.toMatchObject({ code: 'not-undoable' })
    expect(await editsOf(ledger)).toEqual({ contactEmail: 'second@secret.example' })
    expect(await pruneAudit(ledger, NOW_MS + (AUDIT_DAYS + 1) * DAY_MS)).toBe(2)
    expect(await values()).toEqual([])
  })

  test('the audit is asked for a person, a kind, a thing and days, page by page', async () => {
    const ledger = await open()
    const run = runner(ledger)
    const add = (atMs: number, personId: string | null, operation: string, target: string) =>
      insertAudit(ledger, {
        ...{ atMs, personId, personName: personId ?? 'command line', before: null, after: null },
        ...{ door: personId === null ? 'command line' : 'console', operation, target },
      })
    await add(NOW_MS - 9 * DAY_MS, 'robin', 'editGame', 'game kite')
    await add(NOW_MS - 5 * DAY_MS, 'kim', 'setSite', 'site a.example')
    // A clock that is an hour behind.
    await add(NOW_MS, 'robin', 'setSite', 'site b.example')
    await add(NOW_MS - 3_600_000, null, 'editGame', 'game kite')
    await add(NOW_MS + 1, 'robin', 'confirmClock', 'clock')
    const ask = async (query: object) =>
      (await run(listAuditOperation, query)).entries.map(({ id }) => id).toSorted((a, b) => a - b)
    const [one, two, three, four, five] = await ask({})
    expect(await ask({ personId: 'robin' })).toEqual([one, three, five])
    expect(await ask({ kind: 'game' })).toEqual([one, four])
    expect(await ask({ kind: 'site', personId: 'kim' })).toEqual([two])
    expect(await ask({ kind: 'site', operation: 'editGame' })).toEqual([])
    expect(await ask({ target: 'game kite', door: 'command line' })).toEqual([four])
    expect(await ask({ fromMs: NOW_MS - 6 * DAY_MS, untilMs: NOW_MS })).toEqual([two, four])
    expect(await ask({ fromMs: NOW_MS })).toEqual([three, five])
    expect(await ask({ untilMs: NOW_MS - 20 * DAY_MS })).toEqual([])
    expect(await ask({ fromMs: NOW_MS + 20 * DAY_MS })).toEqual([])
    const page = await run(listAuditOperation, { fromMs: NOW_MS - 6 * DAY_MS, limit: 2 })
    expect([page.entries.map(({ id }) => id), page.hasMore]).toEqual([[five, four], true])
    expect(await ask({ fromMs: NOW_MS - 6 * DAY_MS, before: four })).toEqual([two, three])
    await expect(run(listAuditOperation, { kind: 'planet' })).rejects.toMatchObject({ code: 'invalid' })
  })
})
