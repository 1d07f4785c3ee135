/** Operations on both engines: what they change, what they refuse, what the audit has of it. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import { findGame, upsertOwnGames } from '../ledger/games.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { addMessage } from '../ledger/messages.ts'
import { findLink } from '../ledger/console-access.ts'
import { insertPerson } from '../ledger/people.ts'
import { addReport } from '../ledger/reports.ts'
import { addGameOperation } from './add-game.ts'
import { editGameOperation } from './edit-game.ts'
import { removeGamesOperation, unpublishGamesOperation } from './game-status.ts'
import { listMessagesOperation, resolveMessagesOperation, resolveReportsOperation } from './inbox.ts'
import { getGameOperation, listGamesOperation } from './list-games.ts'
import { COMMAND_LINE, runOperation, type Actor, type Operation } from './operation.ts'
import {
  changeRoleOperation,
  createLinkOperation,
  listPeopleOperation,
  removePersonOperation,
  withdrawLinkOperation,
} from './people.ts'
import { getTodayOperation } from './today.ts'
import { undoChangeOperation } from './undo-change.ts'

const NOW_MS = 1_800_000_000_000
const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)

const person = (fields: Partial<Actor>): Actor => ({
  personId: 'person-1',
  name: 'Robin',
  door: 'console',
  sessionId: 'session-1',
  role: 'owner',
  sites: null,
  ...fields,
})

async function setUp(ledger: Ledger) {
  await upsertOwnGames(ledger, [makeGame({ slug: 'kite' }), makeGame({ slug: 'boat', title: 'Paper Boat' })])
  return <Input, Result>(
    operation: Operation<Input, Result>,
    input: unknown,
    actor: Actor = person({}),
  ): Promise<Result> =>
    runOperation(
      operation,
      {
        ledger,
        reads: ledger,
        config,
        actor,
        nowMs: NOW_MS,
        background: null,
        isFresh: true,
        consoleOrigin: 'http://console.localhost:3000',
      },
      input,
    )
}

const titleOf = async (ledger: Ledger, slug: string) => (await findGame(ledger, slug))!.title

forEachEngine((open) => {
  test('a corrected title survives an update of the record, is in the audit, and can be undone', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const { auditId } = await run(editGameOperation, {
      slug: 'kite',
      change: { title: '<b>Kite</b>', age: '7+' },
      expected: { title: null, age: null },
    })
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'From the folder' })])
    expect(await titleOf(ledger, 'kite')).toBe('<b>Kite</b>')
    const detail = await run(getGameOperation, { slug: 'kite' })
    expect([detail.stored.title, detail.edits]).toEqual([
      'From the folder',
      { title: '<b>Kite</b>', age: '7+' },
    ])
    const [entry] = await listAudit(ledger, { limit: 1 })
    expect(entry).toMatchObject({
      personName: 'Robin',
      door: 'console',
      operation: 'editGame',
      target: 'game kite',
      before: { title: null, age: null },
      after: { title: '<b>Kite</b>', age: '7+' },
    })
    await run(undoChangeOperation, { id: auditId })
    expect(await titleOf(ledger, 'kite')).toBe('From the folder')
    await expect(run(undoChangeOperation, { id: auditId })).rejects.toMatchObject({ code: 'not-undoable' })
  })

  test('who edits what somebody else has changed meanwhile is asked first, and nothing is lost', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    await run(editGameOperation, { slug: 'kite', change: { title: 'First' } })
    await expect(
      run(editGameOperation, { slug: 'kite', change: { title: 'Second' }, expected: { title: null } }),
    ).rejects.toMatchObject({ code: 'conflict', field: 'title' })
    expect(await titleOf(ledger, 'kite')).toBe('First')
    const other = { slug: 'kite', change: { maker: 'Robin' }, expected: { maker: null } }
    expect(await run(editGameOperation, other)).toMatchObject({ isChanged: true })
    // The command line has seen nothing, so it replaces what there is.
    await run(editGameOperation, { slug: 'kite', change: { title: 'Third' } }, COMMAND_LINE)
    await expect(run(undoChangeOperation, { id: 1 })).rejects.toMatchObject({ code: 'conflict' })
    expect(await titleOf(ledger, 'kite')).toBe('Third')
    await run(editGameOperation, { slug: 'kite', change: { title: null } })
    expect(await titleOf(ledger, 'kite')).toBe('The game kite')
  })

  test('a game is taken down and put back, unless its status was changed again since', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const moderator = person({ role: 'moderator' })
    const { games } = await run(unpublishGamesOperation, { slugs: ['kite', 'boat'] }, moderator)
    expect(games.map(({ isChanged }) => isChanged)).toEqual([true, true])
    await run(removeGamesOperation, { slugs: ['boat'] })
    await run(undoChangeOperation, { id: games[0]!.auditId }, moderator)
    expect((await findGame(ledger, 'kite'))!.status).toBe('published')
    await expect(run(undoChangeOperation, { id: games[1]!.auditId })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(run(removeGamesOperation, { slugs: ['kite', 'nobody'] })).rejects.toMatchObject({
      code: 'unknown-game',
    })
    expect((await findGame(ledger, 'kite'))!.status).toBe('published')
  })

  test('a moderator may not edit, and a person of some sites changes no game', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const edit = { slug: 'kite', change: { title: 'Mine' } }
    for (const actor of [
      person({ role: 'moderator' }),
      person({ role: 'analyst' }),
      person({ role: 'manager', sites: ['a.example'] }),
    ])
      await expect(run(editGameOperation, edit, actor)).rejects.toMatchObject({ code: 'forbidden' })
    const { auditId } = await run(editGameOperation, edit)
    await expect(
      run(undoChangeOperation, { id: auditId }, person({ role: 'moderator' })),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('a game is added by its address, once, and only from a host of the internet', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const address = '<iframe src="https://play.example.net/kite/?a=1&amp;b=2#top" width="800"></iframe>'
    const added = await run(addGameOperation, { address, title: 'Kite', tags: ['Puzzle Games'] })
    expect(added).toEqual({ slug: 'kite-2', title: 'Kite', note: null })
    expect(await findGame(ledger, 'kite-2')).toMatchObject({
      provider: 'embed',
      status: 'published',
      source: { kind: 'remote', url: 'https://play.example.net/kite/?a=1&b=2' },
      tags: ['puzzle'],
    })
    await expect(run(addGameOperation, { address, title: 'Again' })).rejects.toMatchObject({
      code: 'known-game',
    })
    const provided = { address: 'https://html5.gamedistribution.com/0123/?gd_sdk_referrer_url=x', title: 'B' }
    const { slug } = await run(addGameOperation, provided)
    expect((await findGame(ledger, slug))!.provider).toBe('gamedistribution')
    for (const refused of [
      'http://play.example.net/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://console.localhost/',
      'https://u:p@play.example.net/',
      'https://play.example.net:8443/',
      'javascript:alert(1)',
      'nothing',
    ])
      await expect(run(addGameOperation, { address: refused, title: 'C' }), refused).rejects.toMatchObject({
        code: 'invalid',
        field: 'address',
      })
  })

  test('a moderator of one site sees and answers only its messages, and no audit has their words', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const message = { topic: 'idea', email: 'child@example.org', createdAtMs: NOW_MS }
    const mine = await addMessage(ledger, { ...message, site: 'a.example', body: 'secret words' })
    const other = await addMessage(ledger, { ...message, site: 'b.example', body: 'other words' })
    const report = await addReport(ledger, {
      site: 'a.example',
      gameSlug: 'kite',
      reason: 'rude',
      note: 'secret note',
      createdAtMs: NOW_MS,
    })
    const moderator = person({ role: 'moderator', sites: ['a.example'] })
    const { messages } = await run(listMessagesOperation, {}, moderator)
    expect(messages.map(({ id }) => id)).toEqual([mine])
    await expect(run(resolveMessagesOperation, { ids: [mine, other] }, moderator)).rejects.toMatchObject({
      code: 'unknown-message',
    })
    await run(resolveReportsOperation, { ids: [report] }, moderator)
    expect((await run(listMessagesOperation, {})).messages.map(({ id }) => id)).toEqual([other])
    const written = JSON.stringify(await listAudit(ledger, { limit: 100 }))
    expect(written).toContain(`message ${mine}`)
    for (const word of ['secret', 'example.org', 'rude']) expect(written).not.toContain(word)
    await expect(run(listMessagesOperation, {}, person({ role: 'analyst' }))).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('the list of games is filtered, sorted and cut by the database', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    await run(editGameOperation, { slug: 'kite', change: { title: 'Zebra "Ride"' } })
    await run(unpublishGamesOperation, { slugs: ['boat'] })
    const slugsOf = async (input: object) =>
      (await run(listGamesOperation, input)).games.map(({ slug }) => slug)
    expect(await slugsOf({})).toEqual(['boat', 'kite'])
    expect(await slugsOf({ isDescending: true, limit: 1 })).toEqual(['kite'])
    expect(await slugsOf({ search: 'zebra' })).toEqual(['kite'])
    expect(await slugsOf({ search: 'paper b' })).toEqual(['boat'])
    expect(await slugsOf({ search: '%' })).toEqual(await slugsOf({ search: '%_' }))
    expect(await slugsOf({ status: 'draft' })).toEqual(['boat'])
    expect(await slugsOf({ isEdited: true })).toEqual(['kite'])
    const left = { vanished_at: NOW_MS, provider: 'gamepix' }
    await ledger.db.updateTable('games').set(left).where('slug', '=', 'boat').execute()
    expect(await slugsOf({ isVanished: true })).toEqual(['boat'])
    expect(await slugsOf({ isVanished: true, status: 'published' })).toEqual([])
    expect(await run(listGamesOperation, { provider: 'playhouse', offset: 5 })).toEqual({
      total: 1,
      games: [],
    })
    await expect(run(listGamesOperation, { sort: 'slug; drop table games' })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  test('who changed a game is not for those who only read games', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    await run(editGameOperation, { slug: 'kite', change: { title: 'Red Kite' } })
    await addReport(ledger, {
      ...{ site: 'a.example', gameSlug: 'kite', reason: 'controls', note: 'secret note', createdAtMs: 1 },
    })
    const read = (actor: Actor) => run(getGameOperation, { slug: 'kite' }, actor)
    for (const actor of [person({ role: 'analyst' }), person({ role: 'editor', sites: ['a.example'] })]) {
      const detail = await read(actor)
      expect([detail.history, detail.openReports]).toEqual([null, null])
      expect(JSON.stringify(detail)).not.toContain('Robin')
    }
    const detail = await read(person({ role: 'moderator' }))
    expect(detail.history).toMatchObject([{ operation: 'editGame', personName: 'Robin' }])
    expect(detail.openReports).toEqual([{ reason: 'controls', count: 1 }])
    const ofOther = await read(person({ role: 'moderator', sites: ['b.example'] }))
    expect(ofOther.openReports).toEqual([])
  })

  test('the last owner stays, and a link has its role and its hour', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    await expect(run(createLinkOperation, { role: 'editor' }, COMMAND_LINE)).rejects.toMatchObject({
      field: 'role',
    })
    await insertPerson(ledger, {
      ...{ id: 'person-1', name: 'Robin', role: 'owner', sites: null, createdAtMs: 1 },
    })
    const link = await run(createLinkOperation, { role: 'moderator', sites: ['a.example'] })
    expect(link).toMatchObject({ role: 'moderator', expiresAtMs: NOW_MS + 3_600_000 })
    expect(link.url).toMatch(/^http:\/\/console\.localhost:3000\/link#[\w-]{43}$/)
    expect(JSON.stringify(await listAudit(ledger, { limit: 10 }))).not.toContain(link.url.slice(-43))
    for (const attempt of [
      run(removePersonOperation, { personId: 'person-1' }),
      run(changeRoleOperation, { personId: 'person-1', role: 'manager' }),
    ])
      await expect(attempt).rejects.toMatchObject({ code: 'last-owner' })
    await expect(
      run(changeRoleOperation, { personId: 'person-1', role: 'owner', sites: ['a.example'] }),
    ).rejects.toMatchObject({ code: 'invalid' })
    await insertPerson(ledger, {
      ...{ id: 'person-2', name: 'Kim', role: 'owner', sites: null, createdAtMs: 2 },
    })
    await run(changeRoleOperation, { personId: 'person-1', role: 'analyst' })
    await expect(run(removePersonOperation, { personId: 'person-2' })).rejects.toMatchObject({
      code: 'last-owner',
    })
  })

  test('open links are listed without their token, and one that is withdrawn lets nobody in', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    await insertPerson(ledger, {
      ...{ id: 'person-1', name: 'Robin', role: 'owner', sites: null, createdAtMs: 1 },
    })
    const { url } = await run(createLinkOperation, { role: 'moderator', sites: ['a.example'] })
    await run(createLinkOperation, { personId: 'person-1' })
    const token = url.split('#')[1]!
    const { links } = await run(listPeopleOperation, {})
    expect(links).toHaveLength(2)
    expect(links).toContainEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f]{16}$/), personName: null, role: 'moderator' },
      ...{ sites: ['a.example'], expiresAtMs: NOW_MS + 3_600_000 },
    })
    expect(JSON.stringify(links)).not.toContain(token)
    const { id } = links.find(({ role }) => role === 'moderator')!
    await expect(run(withdrawLinkOperation, { id: '%' })).rejects.toMatchObject({ code: 'invalid' })
    await run(withdrawLinkOperation, { id })
    expect(await findLink(ledger, token, NOW_MS)).toBeNull()
    await expect(run(withdrawLinkOperation, { id })).rejects.toMatchObject({ code: 'unknown-entry' })
    expect((await run(listPeopleOperation, {})).links).toMatchObject([{ personName: 'Robin', role: 'owner' }])
    const [entry] = await listAudit(ledger, { limit: 1 })
    expect(entry).toMatchObject({
      ...{ operation: 'withdrawLink', target: 'person (new)' },
      before: { role: 'moderator', sites: ['a.example'] },
    })
  })

  test('today shows to each what the role may see', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const owner = await run(getTodayOperation, {})
    expect(owner.games).toMatchObject({ published: { now: 2 }, draft: { now: 0 } })
    expect(owner.health!.checklist.map(({ id }) => id)).toEqual([
      'site',
      'name',
      'audience',
      'imprint',
      'feed',
      'article',
      'backup',
    ])
    const analyst = await run(getTodayOperation, {}, person({ role: 'analyst' }))
    expect(analyst).toMatchObject({ openMessages: null, openReports: null, health: null })
    expect(analyst.statistics).not.toBeNull()
    expect(await run(getTodayOperation, {}, person({ role: 'moderator' }))).toMatchObject({
      openMessages: { now: 0 },
      statistics: null,
    })
  })
})
