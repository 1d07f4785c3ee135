import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { findGamePicture } from '../ledger/game-pictures.ts'
import { findGame, upsertOwnGames } from '../ledger/games.ts'
import { copyEmptyLedger } from '../ledger/ledger-engines.ts'
import { openLedger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { storePlayTest } from '../ledger/play-tests.ts'
import { createCommands } from './test-commands.ts'

const SLUG = 'kite'

const paint = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

async function setUp() {
  const dir = await mkdtemp(join(tmpdir(), 'playhouse-cover-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const dataDir = join(dir, 'data')
  await copyEmptyLedger(dataDir)
  const ledger = await openLedger({ dataDir })
  onTestFinished(() => ledger.close())
  await upsertOwnGames(ledger, [makeGame({ slug: SLUG, title: 'Kite' })])
  const { run } = createCommands({ DATA_DIR: dataDir })
  const setCover = (...args: string[]) => run('games', 'cover', SLUG, ...args)
  const readCover = async () => (await findGame(ledger, SLUG))?.operatorCover
  /** The colour that the picture of the cover has most of. */
  async function readColour() {
    const cover = await readCover()
    if (cover?.from !== 'picture') throw new Error('The cover is no picture')
    const { bytes } = (await findGamePicture(ledger, SLUG, cover.picture))!
    const { dominant } = await sharp(bytes).stats()
    return (['r', 'g', 'b'] as const).toSorted((a, b) => dominant[b] - dominant[a])[0]
  }
  return { dir, ledger, setCover, readCover, readColour }
}

test('a picture’s file becomes the cover with the parts that are named, and the feed’s cover comes back', async () => {
  const { dir, setCover, readCover, readColour } = await setUp()
  const file = join(dir, 'kite.png')
  await paint(800, 500, '#f00').toFile(file)
  expect(await setCover(file, '--tall', '100,0,300')).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('the cover is your picture'),
  })
  expect(await readCover()).toMatchObject({ crops: { tall: { left: 100, top: 0, width: 300 } } })
  expect(await readColour()).toBe('r')
  expect((await setCover('feed')).out).toContain('its feed’s or its own')
  expect(await readCover()).toBeUndefined()
  expect((await setCover('feed')).out).toContain('the cover is unchanged')
})

test('the wider picture of the last play-test becomes the cover; without one nothing changes', async () => {
  const { ledger, setCover, readCover, readColour } = await setUp()
  const refused = await setCover('play-test')
  expect(refused.exitCode).toBe(2)
  expect(refused.error).toMatch(/no picture|has not been tested|play-test/i)
  expect(await readCover()).toBeUndefined()
  await storePlayTest(
    ledger,
    {
      ...{ slug: SLUG, provider: 'gamepix', url: 'https://play.example.com/kite' },
      ...{ verdict: 'good', reason: null, report: { screens: [] } },
      pictures: [
        { screen: 'phone', bytes: await paint(390, 844, '#0f0').jpeg().toBuffer() },
        { screen: 'desktop', bytes: await paint(1280, 800, '#00f').jpeg().toBuffer() },
      ],
    },
    5,
  )
  expect((await setCover('play-test')).exitCode).toBe(0)
  expect(await readColour()).toBe('b')
})

test('each “draw” is another drawing', async () => {
  const { setCover, readCover } = await setUp()
  const seen = new Set<string>()
  for (let time = 0; time < 3; time++) {
    expect((await setCover('draw')).out).toContain('another drawing')
    seen.add(JSON.stringify(await readCover()))
  }
  expect(seen.size).toBe(3)
})

test.each([
  [['missing.png'], 1, /missing\.png cannot be read: ENOENT/],
  [['missing.png', '--wide', '1,2'], 2, /--wide is <left>,<top>,<width> in pixels/],
  [['missing.png', '--square', '0,0,wide'], 2, /not “0,0,wide”/],
])('%j is refused with the reason', async (args, exitCode, message) => {
  const { setCover } = await setUp()
  const refused = await setCover(...args)
  expect(refused.exitCode).toBe(exitCode)
  expect(refused.error).toMatch(message)
})
