import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyLedger } from '../ledger/ledger-engines.ts'
import { createCommands } from './test-commands.ts'

const DEFINITION = {
  provider: 'sunny',
  label: 'Sunny Games',
  licence: 'By agreement of 1 March 2026',
  format: 'csv',
  fields: { id: 'id', title: 'name' },
  play: 'https://play.sunny.example/{id}/',
  playHosts: ['play.sunny.example'],
}

async function setUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'playhouse-portal-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await copyEmptyLedger(dataDir)
  const { run } = createCommands({ DATA_DIR: dataDir })
  const write = async (name: string, content: string | object) => {
    const file = join(dataDir, name)
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
    return file
  }
  return { run, write }
}

// covers: '11.19'
test('a provider of one’s own is tried, added, imported, listed and removed, without a change of source', async () => {
  const { run, write } = await setUp()
  const file = await write('sunny.json', DEFINITION)
  const feed = await write('games.csv', 'id;name\n1;Lantern Bay\n2;Moss Knight\n;Nobody\n')
  const tried = await run('feed', 'provider', 'add', file, '--dry-run', '--from', feed)
  expect(tried.out).toMatch(/Lantern Bay +1 +https:\/\/play\.sunny\.example\/1\/.*\n.*Moss Knight/)
  expect(tried.out).toMatch(/2 games of the first 3 records.*record 3: .*Nothing was stored/s)
  expect((await run('feed', 'import', 'sunny', feed)).error).toMatch(
    /no provider “sunny”; known are gamepix, /,
  )
  expect((await run('feed', 'provider', 'add', file)).out).toMatch(/Sunny Games \(sunny\) is added/)
  const preview = await run('feed', 'import', 'sunny', feed, '--dry-run')
  expect(preview.out).toMatch(/2 games of the first 3 records.*Nothing was imported/s)
  expect((await run('feed', 'import', 'sunny', feed)).out).toMatch(/Sunny Games from .*new +2\n/s)
  expect((await run('feed', 'provider', 'list')).out).toMatch(/sunny +Sunny Games +csv +2 +0 +added/)
  expect((await run('feed', 'provider', 'show', 'sunny')).out).toMatch(/licence +By agreement.*"play": /s)
  const used = await run('feed', 'provider', 'remove', 'sunny')
  expect(used).toMatchObject({ exitCode: 1, error: expect.stringMatching(/has 2 published games/) })
  await run('feed', 'remove', 'sunny/default', '--games')
  expect((await run('feed', 'provider', 'remove', 'sunny')).out).toMatch(/sunny is removed/)
  expect((await run('feed', 'provider', 'show', 'sunny')).error).toMatch(/no provider “sunny”/)
})

test('a definition that is wrong is refused with every fault, and a feed that is something else by what it is', async () => {
  const { run, write } = await setUp()
  const wrong = await write('wrong.json', { ...DEFINITION, playHosts: ['elsewhere.example'], format: 'xml' })
  const refused = await run('feed', 'provider', 'add', wrong)
  expect(refused.exitCode).toBe(1)
  expect(refused.error).toMatch(
    /does not define a provider:\n {2}records: name the element.*\n {2}play: its host/,
  )
  const text = await write('text.json', '{"provider": ')
  expect((await run('feed', 'provider', 'add', text)).error).toMatch(/is not JSON/)
  expect(await run('feed', 'provider', 'add', text, '--dry-run')).toMatchObject({
    exitCode: 2,
    error: expect.stringMatching(/--from/),
  })
  const games = [{ package_id: 'a', name: 'A', link: 'https://play.famobi.com/a/X', categories: [] }]
  const famobi = await write('famobi.json', { games })
  expect((await run('feed', 'import', 'htmlgames', famobi)).error).toMatch(
    /it is a JSON object with the keys “games”, and looks like one of Famobi’s \(famobi, feed\)\. Nothing was changed/,
  )
})
