import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyLedger } from '../ledger/ledger-engines.ts'
import { createCommands } from './test-commands.ts'

const CODE = '<script src="https://ads.example/tag.js?id=secret-77"></script>'
const OWNER = ['--company', 'Ads Ltd', '--policy', 'https://ads.example/privacy']

async function setUp() {
  const dir = await mkdtemp(join(tmpdir(), 'playhouse-ads-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const dataDir = join(dir, 'data')
  await copyEmptyLedger(dataDir)
  const picture = join(dir, 'kites.png')
  await sharp({ create: { width: 600, height: 100, channels: 3, background: '#0a0' } }).toFile(picture)
  const write = async (name: string, content: string | Uint8Array) => {
    await writeFile(join(dir, name), content)
    return join(dir, name)
  }
  const { run } = createCommands({ DATA_DIR: dataDir })
  const list = async (host = 'localhost') => JSON.parse((await run('ads', 'list', host, '--json')).out)
  return { dir, picture, write, run, list }
}

const addTo = (picture: string, ...more: string[]) => [
  ...['ads', 'sponsor', 'add', 'localhost', picture],
  ...['--alt', 'Kites by Example', '--link', 'https://kites.example/', ...more],
]

// covers: '11.29'
test('a sponsor’s picture is put on two sites for some days, listed, and taken off one of them', async () => {
  const { picture, run, list } = await setUp()
  expect((await run('ads', 'list', 'localhost')).out).toMatch(/^no sponsors\nlocalhost: no own ad code\n/)
  const more = ['--places', 'home, game', '--from', '2999-01-01', '--also', 'sunny.localhost']
  expect(await run(...addTo(picture, ...more))).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('The picture stands on localhost, sunny.localhost'),
  })
  expect(await list()).toMatchObject({
    sponsors: [
      {
        alt: 'Kites by Example',
        link: 'https://kites.example/',
        places: ['home', 'game'],
        from: '2999-01-01',
      },
    ],
  })
  expect((await run('ads', 'list', 'sunny.localhost')).out).toMatch(
    /1 +Kites by Example +home, game +not now: from 2999-01-01 +https:\/\/kites\.example\//,
  )
  expect(await run('ads', 'sponsor', 'remove', 'localhost', '2')).toMatchObject({
    exitCode: 2,
    error: expect.stringContaining('localhost has no sponsor number 2; “ads list localhost” has the numbers'),
  })
  expect((await run('ads', 'sponsor', 'remove', 'localhost', '1')).out).toContain('is off localhost')
  expect((await list()).sponsors).toEqual([])
  expect((await list('sunny.localhost')).sponsors).toHaveLength(1)
})

test('what is missing or wrong of a sponsor is a sentence, and nothing is stored', async () => {
  const { dir, picture, write, run, list } = await setUp()
  for (const [args, exitCode, text] of [
    [['ads', 'sponsor', 'add', 'localhost', picture, '--alt', 'Kites'], 2, 'needs --alt'],
    [addTo(join(dir, 'none.png')), 1, 'none.png cannot be read: ENOENT'],
    [addTo(await write('text.png', 'no picture')), 2, 'is no JPEG, PNG, GIF, WebP or AVIF picture'],
    [addTo(picture, '--places', 'attic'), 1, 'attic'],
    [addTo(picture, '--until', 'tomorrow'), 1, 'until'],
    [addTo(picture, '--also', 'nowhere.example.com'), 1, 'nowhere.example.com'],
    [[...addTo(picture).slice(0, -1), 'http://kites.example/'], 1, 'https'],
  ] as const) {
    const { error, exitCode: exited } = await run(...args)
    expect([exited, error], args.join(' ')).toEqual([exitCode, expect.stringContaining(text)])
  }
  expect((await list()).sponsors).toEqual([])
})

// covers: '11.30'
test('own ad code is put into a place, shown, listed without itself, and removed', async () => {
  const { write, run, list } = await setUp()
  const file = await write('ad.html', CODE)
  expect(await run('ads', 'code', 'set', 'localhost', 'home', file)).toMatchObject({ exitCode: 1 })
  expect((await list()).code.places).toEqual([])
  const set = await run('ads', 'code', 'set', 'localhost', 'home', file, ...OWNER)
  expect(set, set.error).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('AdSense and most networks forbid such frames'),
  })
  expect((await run('ads', 'code', 'show', 'localhost', 'home')).out.trim()).toBe(CODE)
  const listed = await run('ads', 'list', 'localhost')
  expect(listed.out).toContain('own ad code of Ads Ltd in home')
  expect(listed.out + (await run('ads', 'list', 'localhost', '--json')).out).not.toContain('secret-77')
  for (const command of ['show', 'remove'])
    expect(await run('ads', 'code', command, 'localhost', 'game')).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('The place game of localhost has no own code'),
    })
  expect((await run('ads', 'code', 'remove', 'localhost', 'home')).exitCode).toBe(0)
  expect((await list()).code.places).toEqual([])
})

test('code that is no text, is empty or is for no place is refused', async () => {
  const { write, run, list } = await setUp()
  const bytes = await write('bytes.html', new Uint8Array([0xff, 0xfe, 0x80]))
  const empty = await write('empty.html', '')
  for (const [place, file, exitCode] of [
    ['home', bytes, 2],
    ['home', empty, 2],
    ['attic', await write('ad.html', CODE), 2],
  ] as const)
    expect((await run('ads', 'code', 'set', 'localhost', place, file, ...OWNER)).exitCode, file).toBe(
      exitCode,
    )
  expect((await list()).code.places).toEqual([])
})
