import { execFile } from 'node:child_process'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import {
  gamedistributionRecord,
  gamepixFeed,
  gamepixRecord,
  titleOf,
} from '#app/features/feeds/feed-fixtures.ts'
import { copyEmptyLedger } from '../ledger/ledger-engines.ts'
import { addReport } from '../ledger/reports.ts'
import { openLedger } from '../ledger/ledger.ts'
import { loadCommands } from './run-portal.ts'
import { createCommands } from './test-commands.ts'

const rootDir = resolve(import.meta.dirname, '../../../..')

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-portal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function setUp(environment: Record<string, string> = {}, { hasLedger = true } = {}) {
  const dataDir = await makeFolder()
  if (hasLedger) await copyEmptyLedger(dataDir)
  const feed = join(dataDir, 'feed.json')
  await writeFile(feed, JSON.stringify(gamepixFeed([1, 2, 3, 3].map((number) => gamepixRecord(number)))))
  const { run } = createCommands({ DATA_DIR: dataDir, ...environment })
  const runJson = async (...args: string[]) => {
    const { exitCode, out } = await run(...args, '--json')
    expect(out.trim().split('\n')).toHaveLength(1)
    return { exitCode, json: JSON.parse(out) }
  }
  return { dataDir, feed, run, runJson }
}

const slug = titleOf(1).toLowerCase().replaceAll(' ', '-')

test('a backup is made, listed, verified, and restored to an empty folder; doctor names it', async () => {
  const { run, runJson, feed, dataDir } = await setUp({}, { hasLedger: false })
  const folder = join(await makeFolder(), 'backups')
  expect(await run('backup', folder)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('There is no ledger to back up'),
  })
  await run('feed', 'import', 'gamepix', feed)
  expect((await run('doctor')).out).toMatch(/warning +backup +there is no backup yet/)
  const { json } = await runJson('backup', folder, '--keep', '3')
  expect((await runJson('backup', 'list', folder)).json.backups).toEqual([
    { name: json.name, bytes: json.bytes },
  ])
  const file = join(folder, json.name)
  expect((await run('backup', 'verify', file)).out).toMatch(
    /^The backup of .* is whole: \d+ rows of \d+ tables/,
  )
  expect((await run('doctor')).out).toMatch(/ok +backup +the last one is of /)

  expect(await run('restore', file)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('There is a ledger already'),
  })
  const other = await setUp({}, { hasLedger: false })
  expect((await other.run('restore', file)).out).toContain('Take down again what was taken down since')
  expect((await other.runJson('games', 'list')).json).toEqual((await runJson('games', 'list')).json)
  expect(await other.run('backup', 'verify', join(dataDir, 'none'))).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('There is no file'),
  })
})

test('a feed is imported, and the result is reported', async () => {
  const { run, feed } = await setUp({}, { hasLedger: false })
  const { exitCode, out, error } = await run('feed', 'import', 'gamepix', feed)
  expect([exitCode, error]).toEqual([
    0,
    expect.stringMatching(/^Note: this command creates a new ledger: .*ledger\.db\.\n$/),
  ])
  expect(out).toMatch(/fetched +4\n +new +3\n/)
  expect(out).toMatch(/record 4 \(GP3\): it has the same id as record 3/)
})

test('the counts come as one object for machines', async () => {
  const { runJson, feed } = await setUp()
  const { exitCode, json } = await runJson('feed', 'import', 'gamepix', feed)
  expect(exitCode).toBe(0)
  expect(json).toMatchObject({
    provider: 'gamepix',
    fetched: 4,
    new: 3,
    updated: 0,
    unchanged: 0,
    duplicate: 1,
    filtered: 0,
    broken: 0,
    vanished: 0,
    details: { duplicate: [{ record: 4, providerId: 'GP3' }], broken: [] },
  })
  expect((await runJson('feed', 'import', 'gamepix', feed)).json).toMatchObject({
    new: 0,
    updated: 0,
    unchanged: 3,
  })
})

test('an invalid file is refused with the fault and its place', async () => {
  const { run, runJson, feed, dataDir } = await setUp()
  const other = join(dataDir, 'other.json')
  await writeFile(other, JSON.stringify([gamedistributionRecord(1)]).slice(0, -9))
  const refusal = await run('feed', 'import', 'gamedistribution', other)
  expect(refusal.exitCode).toBe(1)
  expect(refusal.error).toMatch(/cut off: it ends after byte \d+, inside record 1\. Nothing was changed/)
  expect(await runJson('feed', 'import', 'htmlgames', feed)).toMatchObject({
    exitCode: 1,
    json: { error: { code: 'wrong-shape' } },
  })
  expect((await run('feed', 'import', 'gamepix', '/no/such/file')).error).toMatch(/there is no such file/)
})

test('a shrunken feed needs --force', async () => {
  const { run, feed } = await setUp()
  await run('feed', 'import', 'gamepix', feed)
  await writeFile(feed, JSON.stringify(gamepixFeed([gamepixRecord(1)])))
  expect(await run('feed', 'import', 'gamepix', feed)).toMatchObject({
    exitCode: 1,
    error: expect.stringMatching(/--force/),
  })
  expect(await run('feed', 'import', 'gamepix', feed, '--force')).toMatchObject({
    exitCode: 0,
    out: expect.stringMatching(/vanished +2/),
  })
})

test('a feed is added for the server and listed', async () => {
  const { run, runJson } = await setUp()
  const url = 'https://feeds.gamepix.com/v2/json?sid=1'
  expect((await run('feed', 'add', 'gamepix', url, '--every', '6h')).out).toMatch(/Feed 1: GamePix every 6h/)
  expect((await runJson('feed', 'list')).json.feeds).toMatchObject([
    { provider: 'gamepix', url, everyMs: 21_600_000, lastError: null },
  ])
  expect((await run('feed', 'list')).out).toMatch(/gamepix +https:\/\/feeds\.gamepix\.com.* 6h/)
  for (const args of [
    ['gamepix', 'http://feeds.gamepix.com/'],
    ['gamepix', 'https://evil.com/'],
    ['nobody', url],
    ['gamepix', url, '--every', '1s'],
  ])
    expect((await run('feed', 'add', ...args)).exitCode).toBe(2)
})

test('games are listed, shown, taken off and put back', async () => {
  const { run, runJson, feed } = await setUp()
  await run('feed', 'import', 'gamepix', feed)
  expect((await run('games', 'list', '--limit', '2')).out).toMatch(/2 of 3 games/)
  expect((await runJson('games', 'list', '--search', 'bright acorn')).json).toMatchObject({
    total: 1,
    games: [{ slug }],
  })
  expect((await run('games', 'show', slug)).out).toMatch(/record +gamepix GP1, listed/)
  expect((await run('games', 'unpublish', slug)).out).toBe(`${slug}: draft\n`)
  expect((await runJson('games', 'list', '--status', 'draft')).json.total).toBe(1)
  await run('feed', 'import', 'gamepix', feed)
  expect((await runJson('games', 'show', slug)).json.game.status).toBe('draft')
  expect((await runJson('games', 'publish', slug)).json.games).toEqual([
    { slug, status: 'published', isChanged: true },
  ])
  expect((await run('games', 'remove', slug)).out).toBe(`${slug}: removed\n`)
  await run('feed', 'import', 'gamepix', feed)
  expect((await runJson('games', 'list', '--status', 'removed')).json.total).toBe(1)
  expect(await run('games', 'publish', slug, 'no-such-game')).toMatchObject({
    exitCode: 1,
    error: expect.stringMatching(/“no-such-game”; nothing/),
  })
  expect((await run('games', 'show', 'no-such-game')).exitCode).toBe(1)
  expect((await run('games', 'list', '--status', 'lost')).exitCode).toBe(2)
})

test('own values of a game survive an import, and commands are in the audit', async () => {
  const { run, runJson, feed } = await setUp()
  await run('feed', 'import', 'gamepix', feed)
  expect((await run('games', 'set', slug, 'title', 'My Title')).out).toContain('title My Title')
  await run('games', 'set', slug, 'tags', 'Car Games, racing')
  await writeFile(feed, JSON.stringify(gamepixFeed([gamepixRecord(1, { title: 'A New Title' })])))
  await run('feed', 'import', 'gamepix', feed, '--force')
  expect((await runJson('games', 'show', slug)).json.game).toMatchObject({
    title: 'My Title',
    tags: ['car', 'racing'],
  })
  const { entries } = (await runJson('audit', 'list', '--target', `game ${slug}`)).json
  expect(entries).toMatchObject([
    { door: 'command line', operation: 'editGame', after: { tags: ['car', 'racing'] } },
    { before: { title: null }, after: { title: 'My Title' }, isUndoable: true },
  ])
  const countOf = async (...options: string[]) =>
    (await runJson('audit', 'list', '--operation', 'editGame', ...options)).json.entries.length
  const today = new Date().toISOString().slice(0, 10)
  expect(await countOf('--target', 'game', '--door', 'command line', '--from', today)).toBe(2)
  expect(await countOf('--until', '2020-01-01')).toBe(0)
  expect(await countOf('--target', 'site')).toBe(0)
  expect((await run('audit', 'list', '--from', 'yesterday')).exitCode).toBe(2)
  expect((await run('audit', 'list', '--door', 'window')).exitCode).toBe(2)
  expect((await run('audit', 'list', '--person', 'Robin')).exitCode).toBe(1)
  expect((await run('audit', 'undo', String(entries[1].id))).exitCode).toBe(0)
  expect((await runJson('games', 'show', slug)).json.game.title).toBe('A New Title')
  expect((await run('audit', 'undo', String(entries[1].id))).exitCode).toBe(1)
  expect((await run('games', 'set', slug, 'colour', 'red')).exitCode).toBe(2)
  expect((await run('games', 'set', slug, 'title', '')).exitCode).toBe(2)
  expect((await run('games', 'set', 'nobody', 'title', 'x')).exitCode).toBe(1)
})

test('a link to the console is for one person, with a role, and for the port of the configuration', async () => {
  const { run, runJson } = await setUp({ PORT: '4321' })
  const { json } = await runJson('console', 'link')
  expect(json).toMatchObject({ role: 'owner', personName: null })
  expect(json.url).toMatch(/^http:\/\/console\.localhost:4321\/link#/)
  expect((await run('console', 'people')).out).toContain('Nobody can sign in yet')
  expect((await run('console', 'link', '--person', 'Kim')).exitCode).toBe(1)
  expect((await run('console', 'link', '--role', 'boss')).exitCode).toBe(2)
  expect((await run('site', 'add', 'console.localhost')).exitCode).toBe(1)
  const off = await setUp({ CONSOLE: 'off' })
  expect((await off.runJson('console', 'link')).json.error.code).toBe('console-off')
})

test('reports are listed and resolved', async () => {
  const { run, runJson, feed, dataDir } = await setUp()
  await run('feed', 'import', 'gamepix', feed)
  const ledger = await openLedger({ dataDir })
  const id = await addReport(ledger, {
    site: 'localhost',
    gameSlug: slug,
    reason: 'broken',
    note: 'red\u001b[31m',
    createdAtMs: 1,
  })
  await ledger.close()
  const { out } = await run('reports', 'list')
  expect(out).toContain(slug)
  expect(out).not.toContain('\u001b')
  expect((await runJson('reports', 'resolve', String(id))).json).toEqual({ resolved: [id] })
  expect((await run('reports', 'list')).out).toMatch(/No open reports/)
  expect((await runJson('reports', 'list', '--all')).json.reports).toHaveLength(1)
  expect((await run('reports', 'resolve', String(id))).exitCode).toBe(1)
  expect((await run('reports', 'resolve', 'x')).exitCode).toBe(2)
})

test('the doctor checks everything and reports faults', async () => {
  const { run, runJson, feed } = await setUp()
  await run('feed', 'import', 'gamepix', feed)
  const { exitCode, json } = await runJson('doctor')
  expect(exitCode).toBe(0)
  expect(json.findings.map((finding: { check: string }) => finding.check)).toEqual([
    'configuration',
    'ledger',
    'disk',
    'clock',
    'backup',
    'hosts',
    'settings',
    'games origin',
    'imprint',
    'feeds',
    'imports',
    'games',
    'addresses',
    'play-tests',
    'age rules',
    'reports',
  ])
  const sick = await setUp({ PORT: 'many' })
  expect(await sick.run('doctor')).toMatchObject({
    exitCode: 1,
    out: expect.stringMatching(/failure +configuration.*\n.*PORT/),
  })
  const unreachable = await setUp({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' })
  const { exitCode: code, out } = await unreachable.run('doctor')
  expect(code).toBe(1)
  expect(out).toMatch(/failure +ledger/)
  expect(out).not.toContain('secret')
})

test.each([
  [[], 2],
  [['nonsense'], 2],
  [['feed'], 2],
  [['feed', 'import'], 2],
  [['feed', 'import', 'gamepix'], 2],
  [['feed', 'import', 'gamepix', 'a', 'b'], 2],
  [['feed', 'list', '--colour'], 2],
  [['feed', 'import', 'nobody', 'x.json'], 2],
  [['games', 'list', '--limit', 'all'], 2],
  [['games', 'publish'], 2],
  [['--help'], 0],
  [['help', '--help'], 0],
  [['feed', '--help'], 0],
  [['feed', 'import', '--help'], 0],
])('%j ends with %i', async (args, exitCode) => {
  const { run, runJson } = await setUp()
  const answer = await run(...args)
  expect(answer.exitCode).toBe(exitCode)
  expect(exitCode === 0 ? answer.out : answer.error).toMatch(/npm run portal --|known are|whole number/)
  expect((await runJson(...args)).exitCode).toBe(exitCode)
})

test.each((await loadCommands()).map((command) => [command.name, command] as const))(
  '%s explains itself',
  async (name, command) => {
    const { run } = await setUp()
    const { out } = await run(...name.split(' '), '--help')
    expect(out).toContain(command.summary)
    for (const option of Object.keys(command.options)) expect(out).toContain(`--${option}`)
    expect(out).toContain(`npm run portal -- ${command.example}`)
  },
)

test('the command runs as a process of its own', async () => {
  const { dataDir, feed } = await setUp({}, { hasLedger: false })
  const portal = join(rootDir, 'apps/site/server/portal.ts')
  const options = { env: { ...process.env, DATA_DIR: dataDir } }
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [portal, 'feed', 'import', 'gamepix', feed, '--json'],
    options,
  )
  expect(JSON.parse(stdout)).toMatchObject({ fetched: 4 })
  expect(stderr).toContain(
    `Note: this command creates a new ledger: ${join(await realpath(dataDir), 'ledger.db')}.`,
  )
  const failure = await promisify(execFile)(process.execPath, [portal, 'games', 'nonsense'], options).catch(
    (error: unknown) => error,
  )
  expect(failure).toMatchObject({ code: 2 })
})

test('games test names what it cannot play, and games tests begins empty', async () => {
  const { run } = await setUp()
  expect(await run('games', 'test')).toMatchObject({
    exitCode: 2,
    error: expect.stringContaining('Name games, or say with --due'),
  })
  const absent = await setUp({ PATH: '', CHROMIUM_PATH: '' })
  const { exitCode, error } = await absent.run('games', 'test', slug)
  // Where a browser is installed in a usual place, the game is what is missing.
  expect({ exitCode, error }).toMatchObject({
    exitCode: 1,
    error: expect.stringMatching(/No Chromium|no game/),
  })
  const named = await setUp({ CHROMIUM_PATH: '/nowhere/chromium' })
  await named.run('feed', 'import', 'gamepix', named.feed)
  expect((await named.run('games', 'test', 'no-such-game')).error).toContain(
    'There is no game “no-such-game”',
  )
  const failed = await named.run('games', 'test', slug)
  expect(failed).toMatchObject({ exitCode: 1, error: expect.stringContaining(`Playing ${slug} failed`) })
  expect((await named.run('games', 'tests')).out, 'a browser that does not start says nothing').toContain(
    'No game was tested',
  )
})
