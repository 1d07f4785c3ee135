/** Sites by their operations: what is changed, refused, audited and undone. */
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { SiteFaultsError } from '#app/features/sites/site-faults.ts'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listSiteEdits } from '../ledger/sites.ts'
import { runOperation, type Actor, type Operation } from './operation.ts'
import { SITE_FORM } from './site-form.ts'
import { describeFormKind } from './site-choices.ts'
import { describeKind, LEAF_KEYS } from './site-kinds.ts'
import { checkSiteOperation, getSiteOperation, setSiteOperation } from './site-settings.ts'
import { addSiteOperation, listSitesOperation, removeSiteOperation } from './sites.ts'
import { undoChangeOperation } from './undo-change.ts'

const CONTENT = resolve(import.meta.dirname, '../../../../content')

const person = (fields: Partial<Actor>): Actor => ({
  ...{ personId: 'person-1', name: 'Robin', door: 'console', sessionId: 'session-1', role: 'owner' },
  sites: null,
  ...fields,
})

async function setUp(ledger: Ledger) {
  const rootDir = await mkdtemp(join(tmpdir(), 'playhouse-sites-'))
  onTestFinished(() => rm(rootDir, { recursive: true, force: true }))
  await mkdir(join(rootDir, 'content'))
  await cp(join(CONTENT, 'sites'), join(rootDir, 'content/sites'), { recursive: true })
  const config = parseConfig({}, rootDir)
  return <Input, Result>(
    operation: Operation<Input, Result>,
    input: unknown,
    fields: Partial<Actor> & { isFresh?: boolean } = {},
  ): Promise<Result> => {
    const { isFresh = true, ...actor } = fields
    const context = { ledger, reads: ledger, config, actor: person(actor), nowMs: Date.now() }
    return runOperation(operation, { ...context, background: null, isFresh, consoleOrigin: null }, input)
  }
}

const editsOf = async (ledger: Ledger, host: string) =>
  (await listSiteEdits(ledger)).find((site) => site.host === host)?.edits ?? {}

test('the form has every setting once, and a kind of field for each', () => {
  const keys = SITE_FORM.flatMap(({ fields }) => fields.map(({ key }) => key))
  expect(keys.toSorted()).toEqual([...LEAF_KEYS].toSorted())
  expect(
    ['name', 'audience', 'ads.kinds', 'ads.everySeconds', 'ads.beforePlay', 'runtime.random'].map(
      describeKind,
    ),
  ).toEqual([
    { kind: 'text' },
    { kind: 'choice', options: ['child', 'mixed', 'general'] },
    { kind: 'checks', options: expect.arrayContaining(['break', 'slot']) },
    { kind: 'number', min: 30, max: 3600 },
    { kind: 'switch', on: true, off: false },
    { kind: 'switch', on: 1, off: 0 },
  ])
  expect(['editorPicks', 'redirects', 'theme.text', 'logo.png'].map((key) => describeKind(key).kind)).toEqual(
    ['list', 'pairs', 'colour', 'logo'],
  )
})

test('every choice of the form has words, and no two of a setting the same', () => {
  const kinds = LEAF_KEYS.map((key) => [key, describeFormKind(key)] as const)
  const choices = kinds.flatMap(([key, kind]) => ('options' in kind ? [[key, kind.options] as const] : []))
  expect(choices.length).toBeGreaterThan(8)
  for (const [key, options] of choices) {
    const labels = options.map(({ label }) => label)
    expect(new Set(labels).size, key).toBe(options.length)
    for (const label of labels) expect(label, key).toMatch(/^[A-Z]/)
  }
  expect(describeFormKind('ads.provider')).toMatchObject({
    options: expect.arrayContaining([{ id: 'gam', label: 'Google Ad Manager' }]),
  })
})

forEachEngine((open) => {
  test('settings are changed together, in the audit, and one press takes all of them back', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const host = 'localhost'
    const change = { title: 'Fox games', 'theme.corners': 'sharp', logDays: 7 }
    const { auditId, isChanged } = await run(setSiteOperation, { host, change, expected: { logDays: 0 } })
    expect(isChanged).toBe(true)
    expect(await editsOf(ledger, host)).toEqual(change)
    const detail = await run(getSiteOperation, { host })
    const fields = detail.groups.flatMap((group) => group.fields)
    const field = (key: string) => fields.find((one) => one.key === key)!
    expect(field('logDays')).toMatchObject({
      value: 7,
      origin: 'ledger',
      under: { value: 0, origin: 'default' },
    })
    expect(field('title').under).toMatchObject({ origin: 'file' })
    const [entry] = await listAudit(ledger, { limit: 1 })
    expect(entry).toMatchObject({
      operation: 'setSite',
      target: 'site localhost',
      before: { title: null, 'theme.corners': null, logDays: null },
      after: change,
    })
    await run(undoChangeOperation, { id: auditId })
    expect(await editsOf(ledger, host)).toEqual({})
    await expect(run(undoChangeOperation, { id: auditId })).rejects.toMatchObject({ code: 'not-undoable' })
  })

  test('of two people who change the same setting, the second is asked first', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const host = 'localhost'
    const first = await run(setSiteOperation, { host, change: { logDays: 3 }, expected: { logDays: 0 } })
    await expect(
      run(setSiteOperation, { host, change: { logDays: 9 }, expected: { logDays: 0 } }),
    ).rejects.toMatchObject({ code: 'conflict', field: 'logDays' })
    await run(setSiteOperation, { host, change: { title: 'Other' } })
    await run(setSiteOperation, { host, change: { logDays: 9 }, expected: { logDays: 3 } })
    await expect(run(undoChangeOperation, { id: first.auditId })).rejects.toMatchObject({ code: 'conflict' })
    expect(await editsOf(ledger, host)).toEqual({ title: 'Other', logDays: 9 })
  })

  test('every faulty field is named, and nothing is stored', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const change = { audience: 'nobody', 'theme.text': 'red', redirects: { '/old': '//evil.example' } }
    const fault = await run(setSiteOperation, { host: 'localhost', change }).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(SiteFaultsError)
    expect((fault as SiteFaultsError).faults.map(({ key }) => key)).toEqual(['redirects./old'])
    const others = { audience: 'nobody', 'theme.text': 'red' }
    const second = await run(setSiteOperation, { host: 'localhost', change: others }).catch(
      (error: unknown) => error,
    )
    expect((second as SiteFaultsError).faults.map(({ key }) => key)).toEqual(['audience', 'theme.text'])
    expect(await editsOf(ledger, 'localhost')).toEqual({})
    await expect(run(setSiteOperation, { host: 'localhost', change: { nothing: 1 } })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  test('ids of ads are for owners who just used the passkey', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const input = { host: 'localhost', change: { 'ads.adsenseClient': 'ca-pub-1234567890123456' } }
    const codeOf = (fields: Partial<Actor> & { isFresh?: boolean }, given: object = input) =>
      run(setSiteOperation, given, fields).then(
        () => null,
        (error: { code: string }) => error.code,
      )
    expect(await codeOf({ role: 'manager' })).toBe('forbidden')
    expect(await codeOf({ role: 'editor' })).toBe('forbidden')
    expect(await codeOf({ isFresh: false })).toBe('check-passkey')
    // A group contains them.
    const group = { host: 'localhost', change: { ads: { adsenseClient: 'ca-pub-1234567890123456' } } }
    expect(await codeOf({ role: 'manager' }, group)).toBe('forbidden')
    const redirects = { host: 'localhost', change: { redirects: { '/a': '/b' } } }
    expect(await codeOf({ role: 'manager', isFresh: false }, redirects)).toBe('check-passkey')
    expect(await codeOf({ role: 'manager' }, redirects)).toBeNull()
    expect(await codeOf({})).toBeNull()
    expect(
      await codeOf({ role: 'manager', isFresh: false }, { host: 'localhost', change: { title: 'x' } }),
    ).toBeNull()
  })

  test('a person of some sites sees and changes only those', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const manager = { role: 'manager', sites: ['sunny.localhost'] } as const
    const { sites } = await run(listSitesOperation, {}, manager)
    expect(sites.map(({ host }) => host)).toEqual(['sunny.localhost'])
    const change = { title: 'Mine' }
    await expect(run(setSiteOperation, { host: 'localhost', change }, manager)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(run(getSiteOperation, { host: 'localhost' }, manager)).rejects.toMatchObject({
      code: 'forbidden',
    })
    const { auditId } = await run(setSiteOperation, { host: 'sunny.localhost', change }, manager)
    await run(undoChangeOperation, { id: auditId }, manager)
    await expect(run(addSiteOperation, { host: 'new.example' }, manager)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('a site is added once and removed; a file stays', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const add = { host: 'games.example.com', name: 'Fox Games' }
    expect(await run(addSiteOperation, add)).toMatchObject({ origin: 'ledger' })
    await expect(run(addSiteOperation, add)).rejects.toMatchObject({ code: 'known-site', field: 'host' })
    await expect(run(addSiteOperation, { host: 'https://x.example' })).rejects.toMatchObject({
      field: 'host',
    })
    await expect(
      run(setSiteOperation, { host: 'games.example.com', change: { name: null } }),
    ).rejects.toMatchObject({ code: 'last-key' })
    await expect(
      run(removeSiteOperation, { host: 'games.example.com' }, { isFresh: false }),
    ).rejects.toMatchObject({ code: 'check-passkey' })
    expect(await run(removeSiteOperation, { host: 'games.example.com' })).toEqual({
      host: 'games.example.com',
      file: null,
    })
    await expect(run(removeSiteOperation, { host: 'localhost' })).rejects.toMatchObject({ code: 'file-site' })
  }, 60_000)

  test('what is not saved yet is checked: contrast, what visitors are asked, and faults', async () => {
    const run = await setUp(await open())
    const host = 'localhost'
    const dark = await run(checkSiteOperation, { host, change: { 'theme.text': '#20223a' } })
    const [row] = dark.contrasts
    expect(row).toMatchObject({ key: 'theme.text', surface: 'theme.background', shownAs: expect.any(String) })
    expect(row!.ratio).toBeLessThan(4.5)
    expect(dark.palette!['--text']).toBe(row!.shownAs)
    expect(dark.visitors.join(' ')).toContain('asked nothing')
    const ids = { 'ads.provider': 'google-h5', 'ads.adsenseClient': 'ca-pub-1234567890123456' }
    const change = { audience: 'mixed', 'analytics.posthogKey': 'phc_12345678', ...ids }
    const mixed = (await run(checkSiteOperation, { host, change })).visitors.join(' ')
    expect(mixed).toContain('year of birth')
    expect(mixed).toContain('PostHog for measuring and Google AdSense for advertising')
    const faulty = await run(checkSiteOperation, { host, change: { audience: 'all' } })
    expect(faulty).toMatchObject({ palette: null, faults: [{ key: 'audience' }] })
  })

  test('a logo is encoded anew, stays out of lists whole, and can be undone', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const png = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0000' } })
      .withExif({ IFD0: { Artist: 'someone' } })
      .png()
      .toBuffer()
    const change = { 'logo.png': new Uint8Array(png) }
    const { auditId, values } = await run(setSiteOperation, { host: 'localhost', change })
    expect(values['logo.png']).toMatch(/^data:image\/png;base64,/)
    expect(Buffer.from(String(values['logo.png']).split(',')[1]!, 'base64').includes('someone')).toBe(false)
    const { history } = await run(getSiteOperation, { host: 'localhost' })
    expect(String(history[0]!.after!['logo.png']).length).toBeLessThan(500)
    await run(undoChangeOperation, { id: auditId })
    expect(await editsOf(ledger, 'localhost')).toEqual({})
  }, 60_000)

  test('a part of a group that was set as a whole goes back by itself', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const whole = { theme: { accent: '#1f8a70', corners: 'round' } }
    await run(setSiteOperation, { host: 'localhost', change: whole })
    await run(setSiteOperation, { host: 'localhost', change: { 'theme.corners': null } })
    expect(await editsOf(ledger, 'localhost')).toEqual({ theme: { accent: '#1f8a70' } })
  }, 60_000)
})
