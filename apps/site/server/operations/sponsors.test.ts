/** Sponsors and own ad code on both engines: who may change them, what is refused, what is undone, what the audit has. */
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { addAdDocument, findAdDocument, findSponsorFile, pruneSponsors } from '../ledger/sponsors.ts'
import { getAdCodeOperation, MAX_CODE_BYTES, setAdCodeOperation } from './ad-code.ts'
import { COMMAND_LINE, runOperation, type Actor, type Operation } from './operation.ts'
import { setSiteOperation } from './site-settings.ts'
import {
  addSponsorOperation,
  addSponsorPictureOperation,
  getSponsorsOperation,
  setSponsorsOperation,
} from './sponsors.ts'
import { undoChangeOperation } from './undo-change.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const host = 'localhost'
const owner: Actor = { ...COMMAND_LINE, door: 'console', role: 'owner' }
const manager: Actor = { ...owner, role: 'manager' }
const SECRET = '<script src="https://ads.example/tag.js?id=secret-77"></script>'
const COMPANY = { company: 'Ads Ltd', policyUrl: 'https://ads.example/privacy' }

const paint = async (width = 900, height = 120) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer(),
  )

async function setUp(ledger: Ledger) {
  const config = parseConfig({ DATA_DIR: await makeTestFolder() }, ROOT)
  const run = <Input, Result>(
    operation: Operation<Input, Result>,
    input: unknown,
    actor = owner,
    isFresh = true,
  ) =>
    runOperation(
      operation,
      {
        ...{ ledger, reads: ledger, config, actor, nowMs: Date.now(), background: null },
        ...{ isFresh, consoleOrigin: null },
      },
      input,
    )
  return run
}

forEachEngine((open) => {
  // covers: '11.29'
  test('a manager puts a sponsor on two sites, edits it, and takes it back', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const added = await run(addSponsorPictureOperation, { bytes: await paint() }, manager)
    expect(added).toEqual({
      picture: expect.stringMatching(/^sponsors-[0-9a-f]{12}$/),
      width: 900,
      height: 120,
    })
    for (const end of ['.webp', '.avif', '-800.avif'])
      expect((await findSponsorFile(ledger, added.picture + end))?.length, end).toBeGreaterThan(20)
    const sponsor = {
      picture: added.picture,
      alt: 'Red kites',
      link: 'https://kites.example/',
      places: ['home'],
    }
    const { auditIds, hosts } = await run(
      addSponsorOperation,
      { hosts: [host, 'sunny.localhost'], sponsor },
      manager,
    )
    expect(hosts).toEqual([host, 'sunny.localhost'])
    for (const one of hosts) {
      const { sponsors } = await run(getSponsorsOperation, { host: one }, manager)
      expect(sponsors).toEqual([{ ...sponsor, width: 900, height: 120, isOff: false }])
    }
    const { sponsors } = await run(getSponsorsOperation, { host })
    const off = [{ ...sponsors[0], isOff: true }]
    await run(setSponsorsOperation, { host, sponsors: off, expected: sponsors }, manager)
    await expect(
      run(setSponsorsOperation, { host, sponsors: [], expected: sponsors }, manager),
    ).rejects.toMatchObject({ code: 'conflict', field: 'sponsors' })
    await run(undoChangeOperation, { id: auditIds[1] }, manager)
    expect((await run(getSponsorsOperation, { host: 'sunny.localhost' })).sponsors).toEqual([])
    const state = await run(getSponsorsOperation, { host })
    expect(state.history.map(({ operation }) => operation)).toEqual(['setSponsors', 'addSponsor'])
  })

  test('a faulty sponsor is refused beside its field, and other roles may not add one', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const { picture } = await run(addSponsorPictureOperation, { bytes: await paint() })
    const good = { picture, alt: 'Kites', link: 'https://kites.example/', places: ['home'] }
    for (const [field, wrong] of [
      ['picture', { picture: 'sponsors-000000000000' }],
      ['alt', { alt: ' ' }],
      ['link', { link: 'http://kites.example/' }],
      ['link', { link: 'javascript:alert(1)' }],
      ['link', { link: 'https://a:b@kites.example/' }],
      ['places', { places: [] }],
      ['places.0', { places: ['footer'] }],
      ['until', { from: '2026-12-24', until: '2026-12-23' }],
      ['from', { from: 'soon' }],
    ] as const)
      await expect(
        run(addSponsorOperation, { hosts: [host], sponsor: { ...good, ...wrong } }),
        JSON.stringify(wrong),
      ).rejects.toMatchObject({ faults: [expect.objectContaining({ key: `sponsors.0.${field}` })] })
    for (const bytes of [
      new Uint8Array(),
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ])
      await expect(run(addSponsorPictureOperation, { bytes })).rejects.toMatchObject({ field: 'picture' })
    const cut = (await paint()).subarray(0, 60)
    await expect(run(addSponsorPictureOperation, { bytes: cut })).rejects.toMatchObject({ field: 'picture' })
    for (const role of ['editor', 'moderator', 'analyst'] as const)
      await expect(
        run(addSponsorOperation, { hosts: [host], sponsor: good }, { ...owner, role }),
      ).rejects.toMatchObject({ code: 'forbidden' })
    // Nothing is changed on the one site when the other is not theirs.
    const limited = { ...manager, sites: [host] }
    await expect(
      run(addSponsorOperation, { hosts: [host, 'sunny.localhost'], sponsor: good }, limited),
    ).rejects.toMatchObject({ code: 'forbidden' })
    expect((await run(getSponsorsOperation, { host })).sponsors).toEqual([])
    await run(addSponsorOperation, { hosts: [host], sponsor: good }, limited)
  })

  // covers: '11.30'
  test('only an owner with a fresh passkey sets own code, and the audit has its id, never the code', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const input = { host, code: { home: SECRET }, ...COMPANY }
    await expect(run(setAdCodeOperation, input, manager)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(run(setAdCodeOperation, input, owner, false)).rejects.toMatchObject({
      code: 'check-passkey',
    })
    await expect(run(getAdCodeOperation, { host }, manager)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(run(setSiteOperation, { host, change: { 'ads.code': {} } }, manager)).rejects.toMatchObject({
      code: 'forbidden',
    })
    const { auditId } = await run(setAdCodeOperation, input)
    expect(await run(getAdCodeOperation, { host })).toMatchObject({ code: { home: SECRET }, ...COMPANY })
    await run(setAdCodeOperation, { host, code: { home: '<p>Another</p>', game: '<p>Another</p>' } })
    const entries = await listAudit(ledger, { limit: 10 })
    expect(entries.map(({ operation }) => operation)).toEqual(['setAdCode', 'setAdCode'])
    expect(entries[1]!.after).toMatchObject({ 'ads.code': { home: expect.stringMatching(/^[0-9a-f]{16}$/) } })
    expect(JSON.stringify(entries)).not.toMatch(/secret-77|Another/)
    // Taken back in order, the first document is there still.
    await run(undoChangeOperation, { id: entries[0]!.id })
    expect((await run(getAdCodeOperation, { host })).code).toEqual({ home: SECRET })
    await run(undoChangeOperation, { id: auditId })
    expect(await run(getAdCodeOperation, { host })).toMatchObject({ code: {}, company: '' })
  })

  test('code that is empty, huge or no HTML is refused beside its place, and so is code without a company', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    for (const html of [
      '',
      ' \n',
      'no element',
      '<p>\0</p>',
      `<p>${'ä'.repeat(MAX_CODE_BYTES / 2)}</p>`,
      12,
      ['<p>'],
    ])
      await expect(
        run(setAdCodeOperation, { host, code: { game: html }, ...COMPANY }),
        JSON.stringify(html).slice(0, 40),
      ).rejects.toMatchObject({ code: 'invalid', field: 'code.game' })
    await expect(run(setAdCodeOperation, { host, code: { footer: SECRET } })).rejects.toMatchObject({
      code: 'invalid',
    })
    await expect(run(setAdCodeOperation, { host, code: { home: SECRET } })).rejects.toMatchObject({
      faults: [{ key: 'ads.codeCompany' }, { key: 'ads.codePolicyUrl' }],
    })
    await expect(
      run(setAdCodeOperation, {
        host,
        code: { home: SECRET },
        company: 'Ads',
        policyUrl: 'http://ads.example',
      }),
    ).rejects.toMatchObject({ faults: [expect.objectContaining({ key: 'ads.codePolicyUrl' })] })
    await expect(
      run(setSiteOperation, { host, change: { 'ads.code': { home: '0123456789abcdef' } } }),
    ).rejects.toMatchObject({ faults: [expect.objectContaining({ key: 'ads.code.home' })] })
    const whole = `<p>${'a'.repeat(MAX_CODE_BYTES - 7)}</p>`
    await run(setAdCodeOperation, { host, code: { game: whole }, ...COMPANY })
  })

  test('what no site names is deleted once no change can bring it back', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const { picture } = await run(addSponsorPictureOperation, { bytes: await paint() })
    const id = await addAdDocument(ledger, SECRET, Date.now())
    const days = (count: number) => Date.now() + count * 86_400_000
    await pruneSponsors(ledger, '', days(399))
    await pruneSponsors(ledger, JSON.stringify([picture, id]), days(401))
    expect(await findAdDocument(ledger, id)).toBe(SECRET)
    expect(await findSponsorFile(ledger, `${picture}.webp`)).not.toBeNull()
    await pruneSponsors(ledger, '', days(401))
    expect(await findAdDocument(ledger, id)).toBeNull()
    expect(await findSponsorFile(ledger, `${picture}.webp`)).toBeNull()
  })
})
