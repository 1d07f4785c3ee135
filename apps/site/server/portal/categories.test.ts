import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyLedger } from '../ledger/ledger-engines.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { openLedger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { getVersion } from '../ledger/versions.ts'
import { createCommands } from './test-commands.ts'

async function setUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'playhouse-categories-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await copyEmptyLedger(dataDir)
  const ledger = await openLedger({ dataDir })
  await upsertOwnGames(ledger, [
    makeGame({ slug: 'tin-man', title: 'Tin Man', tags: ['robots', 'puzzle'] }),
    makeGame({ slug: 'robot-run', title: 'Robot Run', tags: ['runner'] }),
    makeGame({ slug: 'chess', title: 'Chess', tags: ['board'] }),
  ])
  await ledger.close()
  const { run } = createCommands({ DATA_DIR: dataDir })
  const runJson = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out)
  const readVersion = async () => {
    const opened = await openLedger({ dataDir })
    const version = await getVersion(opened, 'catalogueVersion')
    await opened.close()
    return version
  }
  return { run, runJson, readVersion }
}

type Row = { slug: string; label: string; isHidden: boolean; games: number | null; from: string }
const find = ({ categories }: { categories: Row[] }, slug: string) =>
  categories.find((row) => row.slug === slug)

test('an operator makes a category by tags, words and games, and sees it listed', async () => {
  const { run, runJson, readVersion } = await setUp()
  const before = await readVersion()
  const added = await run(
    'categories',
    'add',
    'Robots',
    '--tags',
    'Robots',
    '--words',
    'robot, space ship',
    '--games',
    'chess',
  )
  expect(added).toMatchObject({ exitCode: 0, error: '' })
  expect(added.out).toContain('“Robots” is at /categoryDetail/robots/1, with 3 games')
  expect(await readVersion(), 'a running server looks again').toBeGreaterThan(before)
  const list = await runJson('categories', 'list')
  expect(find(list, 'robots')).toMatchObject({ label: 'Robots', games: 3, from: 'operator', isHidden: false })
  expect(list.categories.at(-1).rule).toEqual({
    // The name of today for the tag.
    tags: ['robot'],
    words: ['robot', 'space ship'],
    games: ['chess'],
  })
  expect((await runJson('games', 'show', 'chess')).game.categories).toContain('robots')
})

test('a category of one’s own is changed part by part', async () => {
  const { run, runJson } = await setUp()
  await run('categories', 'add', 'Robots', '--tags', 'robots', '--words', 'robot')
  expect(await runJson('categories', 'set', 'ROBOTS', '--words', '')).toMatchObject({ games: 1 })
  expect(await runJson('categories', 'set', 'robots', '--games', 'chess,robot-run')).toMatchObject({
    games: 3,
  })
  expect((await run('categories', 'set', 'robots')).exitCode).toBe(2)
  expect(await runJson('categories', 'set', 'puzzle', '--tags', 'x')).toMatchObject({
    error: { code: 'not-own' },
  })
})

test('a slug is given once, also after its category was removed', async () => {
  const { run, runJson } = await setUp()
  await run('categories', 'add', 'Robots', '--tags', 'robots')
  expect((await runJson('categories', 'add', 'Robots!', '--tags', 'robots')).slug).toBe('robots-2')
  expect(await runJson('categories', 'remove', 'robots', 'robots-2')).toEqual({
    removed: ['robots', 'robots-2'],
  })
  expect((await runJson('categories', 'list')).categories.map(({ slug }: Row) => slug)).not.toContain(
    'robots',
  )
  expect((await runJson('categories', 'add', 'Robots', '--tags', 'robots')).slug).toBe('robots-3')
  expect(await runJson('categories', 'add', 'Others', '--slug', 'robots', '--tags', 'x')).toMatchObject({
    error: { code: 'taken' },
  })
})

test.each([
  ['a type in another case', ['Hottest', '--slug', 'hotgames'], 'taken'],
  ['a type’s own letters', ['Autos', '--slug', 'cars'], 'taken'],
  ['a category of the file', ['Puzzlers', '--slug', 'puzzle'], 'taken'],
  ['an address that is none', ['Robots', '--slug', 'Ro bots'], 'invalid'],
  ['a label that is in use', ['puzzle'], 'taken'],
  ['an empty label', [' '], 'invalid'],
  ['a label of two lines', ['Two\nlines'], 'invalid'],
  ['a label without letters', ['!!!'], 'invalid'],
  ['a tag that says nothing', ['Robots', '--tags', 'free'], 'invalid'],
  ['a word of one letter', ['Robots', '--words', 'x'], 'invalid'],
  ['a game that is not there', ['Robots', '--games', 'nothing'], 'unknown-game'],
  ['a drawing that is not there', ['Robots', '--icon', 'nothing'], 'invalid'],
])('%s is refused, and nothing is added', async (_, args, code) => {
  const { runJson, readVersion } = await setUp()
  const before = await readVersion()
  const all = args.some((arg) => /^--(tags|words|games)$/.test(arg)) ? args : [...args, '--tags', 'robots']
  expect(await runJson('categories', 'add', ...all)).toMatchObject({ error: { code } })
  expect(await readVersion()).toBe(before)
})

test('a category without any rule is refused', async () => {
  const { runJson } = await setUp()
  expect(await runJson('categories', 'add', 'Robots')).toMatchObject({ error: { code: 'no-rule' } })
})

test('any category can be renamed and keeps its address', async () => {
  const { run, runJson } = await setUp()
  expect((await run('categories', 'rename', 'cars', 'Racers')).out).toContain('Cars is labelled “Racers”')
  await run('categories', 'rename', 'merge', 'Merge games')
  const list = await runJson('categories', 'list')
  expect(find(list, 'Cars')?.label).toBe('Racers')
  expect(find(list, 'merge')?.label).toBe('Merge games')
  expect(await runJson('categories', 'rename', 'puzzle', 'racers')).toMatchObject({
    error: { code: 'taken' },
  })
  expect(await runJson('categories', 'rename', 'nothing', 'X')).toMatchObject({
    error: { code: 'unknown-category' },
  })
})

test('categories are hidden and shown again: all that are named, or none', async () => {
  const { run, runJson } = await setUp()
  expect((await run('categories', 'hide', 'puzzle', 'GIRLS')).out).toMatch(/^puzzle, Girls: hidden/)
  const hidden = await runJson('categories', 'list')
  expect([find(hidden, 'puzzle')?.isHidden, find(hidden, 'Girls')?.isHidden]).toEqual([true, true])
  expect(await runJson('categories', 'show', 'puzzle', 'nothing')).toMatchObject({
    error: { code: 'unknown-category' },
  })
  expect(find(await runJson('categories', 'list'), 'puzzle')?.isHidden).toBe(true)
  await run('categories', 'show', 'puzzle')
  expect(find(await runJson('categories', 'list'), 'puzzle')?.isHidden).toBe(false)
})

test('named categories are listed first; a new order replaces the old one', async () => {
  const { runJson } = await setUp()
  const slugs = async () => (await runJson('categories', 'list')).categories.map(({ slug }: Row) => slug)
  await runJson('categories', 'order', 'quiz', 'kids')
  expect((await slugs()).slice(0, 3)).toEqual(['quiz', 'Kids', 'HotGames'])
  await runJson('categories', 'order', 'puzzle', 'puzzle')
  expect((await slugs()).slice(0, 3)).toEqual(['puzzle', 'HotGames', 'Newest'])
})

test('a site hides and orders categories for itself', async () => {
  const { run, runJson } = await setUp()
  expect((await run('categories', 'hide', 'puzzle', 'board', '--site', 'localhost')).out).toContain(
    'on localhost',
  )
  await run('categories', 'show', 'board', '--site', 'localhost')
  await run('categories', 'order', 'Kids', '--site', 'localhost')
  const here = await runJson('categories', 'list', '--site', 'localhost')
  expect(here.site).toBe('localhost')
  expect([find(here, 'puzzle')?.isHidden, find(here, 'board')?.isHidden]).toEqual([true, false])
  expect(here.categories[0].slug).toBe('Kids')
  const everywhere = await runJson('categories', 'list')
  expect(find(everywhere, 'puzzle')?.isHidden).toBe(false)
  expect(everywhere.categories[0].slug).toBe('HotGames')
  expect(await runJson('categories', 'hide', 'puzzle', '--site', 'nowhere.example')).toMatchObject({
    error: { code: 'unknown-site' },
  })
})

test('a built-in category cannot be removed', async () => {
  const { runJson } = await setUp()
  for (const slug of ['puzzle', 'Kids'])
    expect(await runJson('categories', 'remove', slug)).toMatchObject({ error: { code: 'not-own' } })
})

test('a category without a game says that it is not listed yet', async () => {
  const { run } = await setUp()
  expect((await run('categories', 'add', 'Trains', '--tags', 'train')).out).toContain(
    'not listed before it has a game',
  )
})
