import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../../apps/site/server/ledger/ledger-engines.ts'
import { build } from '../build.ts'
import { buildGames, listGameFaults } from './games.ts'

const ROOT = join(import.meta.dirname, '../..')
const WHOLE = JSON.parse(readFileSync(join(ROOT, 'games/cozy-blocks/game.json'), 'utf8')) as Record<
  string,
  unknown
>

async function makeRoot(games: Record<string, object | string | null>): Promise<string> {
  const root = await makeTestFolder()
  for (const [slug, manifest] of Object.entries(games)) {
    const dir = join(root, 'games', slug)
    mkdirSync(join(dir, 'covers'), { recursive: true })
    for (const file of ['vite.config.ts', 'index.html']) writeFileSync(join(dir, file), '')
    for (const shape of ['wide', 'square', 'tall']) writeFileSync(join(dir, `covers/${shape}.webp`), '')
    const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest)
    if (manifest !== null) writeFileSync(join(dir, 'game.json'), text)
  }
  return root
}

const covers = { wide: 'covers/wide.webp', square: 'covers/square.webp', tall: 'covers/tall.webp' }
const whole = (slug: string) => ({ ...WHOLE, slug, covers, preview: null })

test('the games of this repository are complete', async () => {
  expect(await listGameFaults(ROOT)).toEqual([])
})

// covers: '11.10'
test('an incomplete game.json fails the build with its faults named, and the last build stays', async () => {
  const { title: _title, ...incomplete } = whole('half')
  const root = await makeRoot({ fine: whole('fine'), half: incomplete, broken: '{', bare: null })
  mkdirSync(join(root, 'build'))
  writeFileSync(join(root, 'build/content.json'), 'of the last build')
  const attempt = build(root)
  await expect(attempt).rejects.toThrow(/^The games have 3 fault\(s\):/)
  await expect(attempt).rejects.toThrow(/games\/half: title: /)
  await expect(attempt).rejects.toThrow(/games\/broken: game\.json is not JSON/)
  await expect(attempt).rejects.toThrow(/games\/bare: game\.json is missing/)
  await expect(attempt).rejects.not.toThrow(/games\/fine/)
  expect(readdirSync(join(root, 'build'))).toEqual(['content.json'])
})

test('files that a game names or needs are looked for', async () => {
  const root = await makeRoot({
    covered: {
      ...whole('covered'),
      covers: { ...covers, tall: 'covers/none.webp' },
      preview: 'media/loop.webm',
    },
  })
  mkdirSync(join(root, 'games/manifest-only'))
  writeFileSync(join(root, 'games/manifest-only/game.json'), JSON.stringify(whole('manifest-only')))
  mkdirSync(join(root, 'games/notes'))
  const faults = (await listGameFaults(root)).map(({ slug, reason }) => `${slug}: ${reason}`)
  expect(faults).toEqual([
    'covered: covers/none.webp is named in game.json, but there is no such file',
    'covered: media/loop.webm is named in game.json, but there is no such file',
    'manifest-only: vite.config.ts is missing',
    'manifest-only: index.html is missing',
    ...Object.values(covers).map(
      (file) => `manifest-only: ${file} is named in game.json, but there is no such file`,
    ),
  ])
})

test('a start builds the others, and copies the faulty manifest for the server to report', async () => {
  const root = await makeRoot({ broken: '{' })
  const out = join(root, 'out')
  await buildGames(root, out, new Set(['broken']))
  expect(readdirSync(join(out, 'broken'))).toEqual(['game.json'])
  expect(existsSync(join(out, 'broken/files.json'))).toBe(false)
  expect(await listGameFaults(await makeTestFolder())).toEqual([])
})
