/** Providers of the operator by their operations: inspect a feed, try a mapping, save, remove, undo. */
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { OpenRemote } from '#app/features/images/remote-image.server.ts'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { addFeed } from '../ledger/feeds.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { runOperation, type Actor, type Operation } from './operation.ts'
import {
  inspectFeedOperation,
  listProvidersOperation,
  previewProviderOperation,
  removeProviderOperation,
  saveProviderOperation,
} from './providers.ts'
import { undoChangeOperation } from './undo-change.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)

const DEFINITION = {
  ...{ provider: 'sunny', label: 'Sunny Games', licence: 'By agreement', format: 'csv' },
  fields: { id: 'id', title: 'name', tags: 'tags' },
  fixed: { maker: 'Sunny Studio', orientation: 'portrait' },
  covers: { wide: 'https://img.sunny.example/{id}.png' },
  play: 'https://play.sunny.example/{id}/',
  playHosts: ['play.sunny.example'],
  imageHosts: ['img.sunny.example'],
}
const FEED = 'id,name,tags\n1,Lantern Bay,puzzle;boats\n2,Win Real Money,casino\n,Nobody,\n'
const pack = (text: string, isCut = false) => ({ text: gzipSync(text).toString('base64'), isCut })

function createRun(ledger: Ledger, openRemote?: OpenRemote) {
  return <Input, Result>(
    operation: Operation<Input, Result>,
    input: unknown,
    fields: Partial<Actor> = {},
    isFresh = true,
  ): Promise<Result> => {
    const actor: Actor = {
      ...{ personId: 'person-1', name: 'Robin', door: 'console', sessionId: 's', role: 'owner', sites: null },
      ...fields,
    }
    const context = { ledger, reads: ledger, config, actor, nowMs: Date.now(), openRemote }
    return runOperation(operation, { ...context, background: null, isFresh, consoleOrigin: null }, input)
  }
}

const answer =
  (status: number, text: string): OpenRemote =>
  async () => ({
    status,
    headers: new Headers(),
    body: (async function* () {
      yield Buffer.from(text)
    })(),
    close() {},
  })

forEachEngine((open) => {
  test('a provider is added, changed, listed with its feeds, undone and removed', async () => {
    const ledger = await open()
    const run = createRun(ledger)
    const find = async () =>
      (await run(listProvidersOperation, {})).providers.find(({ provider }) => provider === 'sunny')
    expect(await run(saveProviderOperation, { definition: DEFINITION, expected: null })).toMatchObject({
      isNew: true,
    })
    const stored = (await find())!.definition
    expect(stored).toMatchObject({ fixed: DEFINITION.fixed })
    await expect(
      run(saveProviderOperation, { definition: DEFINITION, expected: null }),
    ).rejects.toMatchObject({ code: 'conflict', field: 'provider' })
    const changed = { ...DEFINITION, label: 'Sunny & Co' }
    const { auditId } = await run(saveProviderOperation, { definition: changed, expected: stored })
    await expect(
      run(saveProviderOperation, { definition: DEFINITION, expected: stored }),
    ).rejects.toMatchObject({ code: 'conflict', field: null })
    await run(undoChangeOperation, { id: auditId })
    expect(await find()).toMatchObject({ label: 'Sunny Games', isAdded: true, games: 0 })
    await expect(run(undoChangeOperation, { id: auditId })).rejects.toMatchObject({ code: 'not-undoable' })
    const url = 'https://feeds.sunny.example/games'
    const feed = { provider: 'sunny', url, everyMs: 86_400_000, nextAtMs: Date.now() + 86_400_000 }
    const id = await addFeed(ledger, feed)
    expect(await find()).toMatchObject({ feeds: 1, usedBy: [{ id, url }] })
    await expect(run(removeProviderOperation, { provider: 'sunny' })).rejects.toMatchObject({
      code: 'feed-fault',
      message: expect.stringMatching(/0 published games and 1 scheduled feeds/),
    })
    await ledger.db.deleteFrom('feeds').execute()
    await expect(run(removeProviderOperation, { provider: 'sunny' }, {}, false)).rejects.toMatchObject({
      code: 'check-passkey',
    })
    const removed = await run(removeProviderOperation, { provider: 'sunny' })
    expect(await find()).toBeUndefined()
    await run(undoChangeOperation, { id: removed.auditId })
    expect(await find()).toMatchObject({ label: 'Sunny Games' })
    const audit = await listAudit(ledger, { limit: 10 })
    expect(audit.map(({ operation }) => operation)).toEqual(
      ['saveProvider', 'saveProvider', 'undoChange', 'removeProvider', 'undoChange'].toReversed(),
    )
    expect(audit[1]).toMatchObject({ target: 'provider sunny', personName: 'Robin', after: null })
  })

  test('a faulty definition is refused with a message for each field, and nothing is stored', async () => {
    const ledger = await open()
    const run = createRun(ledger)
    const definition = {
      ...DEFINITION,
      ...{ provider: 'gamepix', label: '', fields: { tags: 'tags' }, fixed: { tags: 'x' } },
      ...{ covers: { wide: 'https://other.example/{id}.png' }, playHosts: ['elsewhere.example'] },
    }
    const refused = run(saveProviderOperation, { definition, expected: null })
    await expect(refused).rejects.toMatchObject({ code: 'invalid', faults: [{ field: 'label' }] })
    await expect(
      run(saveProviderOperation, { definition: { ...definition, label: 'Sunny' }, expected: null }),
    ).rejects.toMatchObject({
      faults: expect.arrayContaining([
        { field: 'provider', message: expect.stringMatching(/comes with the software/) },
        { field: 'fields.title', message: 'it is missing' },
        { field: 'fixed.tags', message: 'fields.tags is given, too; leave one out' },
        { field: 'play', message: expect.stringMatching(/is not in playHosts/) },
        { field: 'covers.wide', message: expect.stringMatching(/is not in imageHosts/) },
      ]),
    })
    expect(await listAudit(ledger, { limit: 10 })).toEqual([])
    await expect(run(removeProviderOperation, { provider: 'gamepix' })).rejects.toThrow(/comes with the/)
    await expect(run(removeProviderOperation, { provider: 'nobody' })).rejects.toThrow(/no provider/)
  })

  test('a mapping shows the games that it makes, and what is refused; nothing is stored', async () => {
    const ledger = await open()
    const run = createRun(ledger)
    const { faults, preview } = await run(previewProviderOperation, {
      ...{ definition: DEFINITION, sample: pack(FEED) },
    })
    expect(faults).toEqual([])
    expect(preview).toMatchObject({
      read: 3,
      games: [
        {
          ...{ title: 'Lantern Bay', providerId: '1', maker: 'Sunny Studio', orientation: 'portrait' },
          ...{ tags: ['puzzle', 'boats'], covers: { wide: 'https://img.sunny.example/1.png' } },
          source: { url: 'https://play.sunny.example/1/' },
        },
      ],
      refused: [
        { record: 2, title: 'Win Real Money' },
        { record: 3, title: '' },
      ],
    })
    expect(await run(previewProviderOperation, { definition: {}, sample: pack(FEED) })).toMatchObject({
      preview: null,
      faults: expect.arrayContaining([{ field: 'licence', message: 'it is missing' }]),
    })
    const cut = await run(previewProviderOperation, {
      ...{ definition: DEFINITION, sample: pack(`${FEED}4,Half a ro`, true) },
    })
    expect(cut.preview).toMatchObject({ read: 3 })
    await expect(
      run(previewProviderOperation, {
        definition: { ...DEFINITION, format: 'xml', records: 'game' },
        sample: pack(FEED),
      }),
    ).rejects.toMatchObject({ code: 'feed-fault', field: 'feed' })
    await expect(
      run(previewProviderOperation, { definition: DEFINITION, origin: '/etc/passwd' }),
    ).rejects.toMatchObject({ code: 'invalid', field: 'sample' })
    expect(await listAudit(ledger, { limit: 10 })).toEqual([])
  })

  test('a feed is inspected by its address or its first bytes; addresses inside are refused', async () => {
    const ledger = await open()
    const run = createRun(ledger, answer(200, FEED))
    const url = 'https://feeds.sunny.example/games.csv'
    const inspected = await run(inspectFeedOperation, { url })
    expect(inspected).toMatchObject({
      ...{ format: 'csv', feedHost: 'feeds.sunny.example', known: [] },
      lists: [{ records: 3, proposals: { fields: { title: 'name', id: 'id' } } }],
    })
    expect(await run(inspectFeedOperation, { sample: inspected.sample })).toMatchObject({ feedHost: null })
    await expect(run(inspectFeedOperation, { sample: pack('<html></html>') })).rejects.toMatchObject({
      code: 'feed-fault',
      field: 'file',
    })
    await expect(createRun(ledger, answer(404, ''))(inspectFeedOperation, { url })).rejects.toMatchObject({
      field: 'url',
      message: expect.stringMatching(/answered 404/),
    })
    for (const inside of ['http://feeds.sunny.example/', 'https://127.0.0.1/', 'https://localhost/x', 'x'])
      await expect(createRun(ledger)(inspectFeedOperation, { url: inside })).rejects.toMatchObject({
        field: 'url',
      })
    const limited = { role: 'manager', sites: ['a.example'] } as const
    await expect(run(inspectFeedOperation, { url }, limited)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(run(saveProviderOperation, { definition: DEFINITION }, limited)).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect((await run(listProvidersOperation, {}, limited)).providers.length).toBeGreaterThan(5)
  })
})
