import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gamemonetizeRecord, gamepixFeed, gamepixRecord, titleOf } from '#app/features/feeds/feed-fixtures.ts'
import { copyEmptyLedger } from '../ledger/ledger-engines.ts'
import { createCommands } from './test-commands.ts'

const slugOf = (number: number) => titleOf(number).toLowerCase().replaceAll(' ', '-')
const recordsFrom = (first: number, count: number): object[] =>
  Array.from({ length: count }, (_, index) => gamepixRecord(first + index))
const refused = gamepixRecord(50, { title: 'Win Real Money\u001b[31m' })

async function setUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'playhouse-portal-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await copyEmptyLedger(dataDir)
  const { run, runJson } = createCommands({ DATA_DIR: dataDir })
  const importRecords = async (records: object[], ...more: string[]) => {
    const file = join(dataDir, 'feed.json')
    await writeFile(file, JSON.stringify(gamepixFeed(records)))
    return run('feed', 'import', 'gamepix', file, ...more)
  }
  return { dataDir, run, runJson, importRecords }
}

// covers: '11.5'
test('an exchanged list waits, is shown by list and doctor, and is approved and undone', async () => {
  const { run, runJson, importRecords } = await setUp()
  await importRecords(recordsFrom(1, 10))
  const held = await importRecords(recordsFrom(101, 10))
  expect(held.exitCode).toBe(1)
  expect(held.out).toMatch(/Import 2 waits for your approval, and nothing of it is published: 10 of the 10/)
  expect(held.out).toMatch(/feed approve 2 .*\n.*feed reject 2/)
  expect((await run('feed', 'list')).out).toMatch(
    /Import 2 waits since .* UTC: 10 of the 10 .*feed approve 2/,
  )
  expect((await run('doctor')).out).toMatch(/warning +feeds .*import 2 waits for approval: feed approve 2/)
  expect((await runJson('feed', 'list')).json.lists).toMatchObject([
    { provider: 'gamepix', name: 'default', records: 10, waiting: { importId: 2 } },
  ])
  const approved = await run('feed', 'approve', '2')
  expect(approved).toMatchObject({
    exitCode: 0,
    out: expect.stringMatching(/published as import 3.*feed undo 3/),
  })
  expect((await runJson('games', 'list', '--vanished')).json).toMatchObject({
    total: 10,
    vanishedRule: '30d',
  })
  const undone = await run('feed', 'undo', '3')
  expect(undone.out).toMatch(/10 games that it added are unpublished/)
  expect(undone.out).toMatch(/10 games are restored to their earlier state/)
  expect((await runJson('games', 'list', '--status', 'published')).json.total).toBe(10)
  expect((await runJson('games', 'list', '--vanished')).json.total).toBe(0)
  expect((await run('feed', 'imports')).out).toMatch(/3 +gamepix\/default .* undone/)
  expect((await run('games', 'show', slugOf(101))).out).toMatch(/import 3, which added it, was undone/)
  expect(await run('feed', 'undo', '3')).toMatchObject({
    exitCode: 1,
    error: expect.stringMatching(/undone already/),
  })
})

test('an import reports how many of all games each site does not list, and why', async () => {
  const { importRecords, run } = await setUp()
  const feed = [...recordsFrom(1, 3), gamepixRecord(20, { title: 'Sniper Horror Massacre' })]
  const siteLine = /\n {2}localhost does not list 1 of 4 games: 1 age 12\+.*1 note horror/
  const first = await importRecords(feed)
  expect(first.out).toMatch(siteLine)
  expect(first.out).toContain('games list --hidden --site <host>')
  await run('site', 'set', 'localhost', 'audience', 'general')
  expect((await importRecords(feed)).out).not.toMatch(siteLine)
})

test('a rejected import is dropped, and --force publishes at once', async () => {
  const { run, runJson, importRecords } = await setUp()
  await importRecords(recordsFrom(1, 10))
  await importRecords(recordsFrom(101, 10))
  expect((await run('feed', 'reject', '2')).out).toMatch(/Import 2 of gamepix\/default is dropped/)
  expect(await run('feed', 'approve', '2')).toMatchObject({
    exitCode: 1,
    error: expect.stringMatching(/was rejected/),
  })
  expect(await importRecords(recordsFrom(101, 10), '--force')).toMatchObject({ exitCode: 0 })
  const { json } = await runJson('feed', 'imports', '--limit', '1')
  expect(json.imports).toMatchObject([{ id: 3, state: 'published', slice: 'default', changes: 20 }])
})

// covers: '11.7'
test('refused records are listed, allowed and disallowed', async () => {
  const { run, runJson, importRecords } = await setUp()
  expect((await importRecords([...recordsFrom(1, 4), refused])).out).toMatch(
    /“Win Real Money.*feed allow gamepix <id>/s,
  )
  const { out } = await run('feed', 'refused', '--provider', 'gamepix')
  expect(out).toMatch(/Win Real Money.* gamepix +GP50 +win real money +title/)
  expect(out).not.toContain('\u001b')
  expect((await run('feed', 'allow', 'gamepix', 'GP50')).out).toMatch(
    /is allowed: win-real-money\S*\. .*\n.*no site lists.*games set win-real-money\S* age/,
  )
  expect((await runJson('feed', 'refused', '--allowed')).json.records).toMatchObject([{ providerId: 'GP50' }])
  expect((await runJson('games', 'list', '--search', 'win real')).json.total).toBe(1)
  expect((await run('feed', 'disallow', 'gamepix', 'GP50')).out).toMatch(/is refused by the filter again/)
  expect((await runJson('games', 'show', slugOf(1))).json).toMatchObject({
    statusBy: null,
    statusReason: null,
  })
  expect((await run('feed', 'allow', 'gamepix', 'GP1')).error).toMatch(/is not refused.*feed refused/)
  expect((await run('feed', 'allow', 'nobody', 'GP1')).exitCode).toBe(2)
})

// covers: '11.7'
test('merged games are listed, found right, and a wrong merge is split', async () => {
  const { run, runJson, importRecords, dataDir } = await setUp()
  await importRecords(recordsFrom(1, 3))
  const file = join(dataDir, 'twin.json')
  await writeFile(file, JSON.stringify([gamemonetizeRecord(1)]))
  await run('feed', 'import', 'gamemonetize', file)
  expect((await runJson('games', 'show', slugOf(1))).json.sources).toHaveLength(2)
  expect((await run('games', 'merges')).out).toMatch(
    new RegExp(`${slugOf(1)} .*gamepix GP1, gamemonetize 60001.*\\n1 of 1 games`),
  )
  expect((await run('games', 'confirm-merge', slugOf(1))).out).toMatch(/is one game/)
  expect((await runJson('games', 'merges')).json).toMatchObject({ total: 0 })
  expect((await runJson('games', 'confirm-merge', slugOf(1), '--again')).json).toMatchObject({
    isConfirmed: false,
    isChanged: true,
  })
  expect((await runJson('games', 'merges', '--state', 'open')).json).toMatchObject({ total: 1 })
  expect(await run('games', 'confirm-merge', slugOf(2))).toMatchObject({ exitCode: 1 })
  const { out } = await run('games', 'split', slugOf(1), 'gamemonetize', '60001')
  expect(out).toMatch(new RegExp(`is the game ${slugOf(1)}-2 now`))
  expect((await runJson('games', 'show', `${slugOf(1)}-2`)).json.sources).toMatchObject([
    { providerId: '60001' },
  ])
  expect(await run('games', 'split', slugOf(2), 'gamepix', 'GP2')).toMatchObject({
    exitCode: 1,
    error: expect.stringMatching(/the only source/),
  })
})

// covers: '11.6'
test('lists have names, and are removed with their games on request', async () => {
  const { run, runJson, importRecords } = await setUp()
  await importRecords(recordsFrom(1, 6), '--slice', 'new')
  await importRecords(recordsFrom(5, 6), '--slice', 'best')
  expect((await runJson('games', 'list', '--vanished')).json.total).toBe(0)
  expect((await run('feed', 'list')).out).toMatch(/gamepix\/new +6 .*\ngamepix\/best +6 /)
  expect((await run('feed', 'remove', 'gamepix/new')).error).toMatch(/no schedule.*--games/)
  expect((await run('feed', 'remove', 'gamepix/new', '--games')).out).toMatch(
    /4 games that only it listed are unpublished.*feed undo 3/,
  )
  expect((await runJson('games', 'list', '--status', 'published')).json.total).toBe(6)
  expect((await run('feed', 'rolling', 'gamepix/best', 'on')).out).toMatch(/may exchange its whole list/)
  expect((await run('feed', 'vanished', '14d')).out).toMatch(/after 14 days/)
  expect((await runJson('feed', 'list')).json.vanishedRule).toBe('14d')
})

// covers: '11.6'
test('a feed is paused, resumed and removed', async () => {
  const { run, runJson } = await setUp()
  await run('feed', 'add', 'gamepix', 'https://feeds.gamepix.com/v2/json', '--rolling')
  expect((await run('feed', 'list')).out).toMatch(/ 1d +rolling /)
  expect((await run('feed', 'pause', '1')).out).toMatch(/Feed 1 is paused. To resume: feed resume 1/)
  expect((await run('feed', 'list')).out).toMatch(/paused, rolling/)
  expect((await run('doctor')).out).toMatch(/feeds +1 feeds, 0 due, 1 paused/)
  expect((await run('feed', 'resume', '1')).out).toMatch(/is due/)
  expect((await run('feed', 'resume', '1')).out).toMatch(/was not paused/)
  expect((await run('feed', 'remove', '1')).out).toMatch(
    /gamepix\/feed-1 is no longer imported. Its games stay/,
  )
  expect((await runJson('feed', 'list')).json.feeds).toEqual([])
})

test('a feed on another host and a feed that does not exist are refused', async () => {
  const { run, runJson } = await setUp()
  const add = await run('feed', 'add', 'gamepix', 'https://feeds.gamepix.invalid/v2/json')
  expect(add).toMatchObject({ exitCode: 2, error: expect.stringMatching(/not one of feeds.gamepix.com/) })
  expect((await run('feed', 'run', '1')).error).toMatch(/There is no feed 1. List them: feed list/)
  expect((await runJson('feed', 'run', '1')).json.error).toMatchObject({ code: 'unknown' })
})

test.each([
  [['feed', 'approve', 'x'], /given by its number/],
  [['feed', 'undo', '0'], /feed imports/],
  [['feed', 'pause', 'gamepix'], /given by its number.*feed list/],
  [['feed', 'remove', 'gamepix'], /<provider>\/<name>/],
  [['feed', 'remove', 'nobody/default'], /known are/],
  [['feed', 'rolling', '1', 'maybe'], /on or off/],
  [['feed', 'vanished', 'soon'], /keep, days such as 30d/],
  [['feed', 'import', 'gamepix', 'x.json', '--slice', 'My List'], /lower-case/],
  [['feed', 'import', 'gamepix', 'x.json', '--slice', 'feed-9'], /no feed 9/],
  [['games', 'list', '--vanished', '--status', 'draft'], /--vanished goes with/],
  [['games', 'split', 'chess', 'nobody', '1'], /known are/],
  [['games', 'merges', '--state', 'wrong'], /--state is one of open/],
])('%j is refused with what to type', async (args, message) => {
  const { run } = await setUp()
  const { exitCode, error } = await run(...args)
  expect(exitCode).toBe(2)
  expect(error).toMatch(message)
})
