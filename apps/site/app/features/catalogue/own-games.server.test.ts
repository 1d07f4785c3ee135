import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { parseRatingWords } from '#app/features/audience/rating-words.ts'
import { GameSchema, type GameManifest } from '#app/domain/game.ts'
import { loadOwnGames, ownGame } from './own-games.server.ts'

const words = parseRatingWords(
  JSON.stringify({
    topics: {
      ghosts: {
        age: '12+',
        notes: ['horror'],
        groups: [{ title: 10, tags: 10, text: 10, words: ['ghost*'] }],
      },
    },
  }),
)
const MANIFEST: GameManifest = {
  slug: 'tower',
  title: 'Tower',
  summary: 'Build it high.',
  description: 'A tower.',
  instructions: '',
  controls: { keyboard: [{ keys: ['Space'], does: 'Drop' }] },
  categories: ['Kids'],
  tags: ['puzzle'],
  maker: 'Playhouse',
  orientation: 'any',
  ratio: 1,
  devices: ['desktop', 'phone'],
  media: [{ kind: 'image', url: '/media/one.webp', w: 640, h: 400, ms: 0 }],
  languages: ['en'],
  age: 'all',
  quality: 0.9,
  offline: true,
  published: '2026-01-02',
  updated: '2026-02-03',
  covers: { wide: 'covers/wide.webp', square: 'covers/square.webp', tall: 'covers/tall.webp' },
  preview: 'media/preview.webm',
}
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

function makeGames(manifests: Record<string, unknown>): string {
  const dir = mkdtempSync(join(tmpdir(), 'playhouse-own-'))
  folders.push(dir)
  for (const [slug, manifest] of Object.entries(manifests)) {
    mkdirSync(join(dir, slug, 'covers'), { recursive: true })
    if (manifest !== null) writeFileSync(join(dir, slug, 'game.json'), JSON.stringify(manifest))
  }
  return dir
}

// covers: '3.10'
test('a manifest becomes a complete game with addresses of ours', () => {
  const game = ownGame(MANIFEST, words, 1234)
  expect(v.safeParse(GameSchema, game).success).toBe(true)
  expect(game).toMatchObject({
    provider: 'playhouse',
    providerId: 'tower',
    source: { kind: 'own', url: '/games/tower/', fallbacks: [] },
    covers: { wide: '/games/tower/covers/wide.webp' },
    preview: '/games/tower/media/preview.webm',
    media: [{ url: '/games/tower/media/one.webp' }],
    publishedAt: Date.UTC(2026, 0, 2),
    updatedAt: Date.UTC(2026, 1, 3),
    status: 'published',
    sizeBytes: 1234,
  })
})

test('every folder with a manifest is a game; others are passed over', async () => {
  const dir = makeGames({ tower: MANIFEST, blocks: { ...MANIFEST, slug: 'blocks' }, notes: null })
  const { games, faults } = await loadOwnGames(dir, words)
  expect(faults).toEqual([])
  expect(games.map(({ slug }) => slug)).toEqual(['blocks', 'tower'])
})

test('the size is what is sent before play: compressed copies count, covers do not', async () => {
  const dir = makeGames({ tower: MANIFEST })
  writeFileSync(join(dir, 'tower/index.html'), 'x'.repeat(100))
  writeFileSync(join(dir, 'tower/app.js'), 'x'.repeat(5000))
  writeFileSync(join(dir, 'tower/app.js.br'), 'x'.repeat(700))
  writeFileSync(join(dir, 'tower/app.js.gz'), 'x'.repeat(900))
  writeFileSync(join(dir, 'tower/covers/wide.webp'), 'x'.repeat(9000))
  expect((await loadOwnGames(dir, words)).games[0]?.sizeBytes).toBe(800)
})

// covers: '11.10'
test('a faulty game costs itself alone, and every fault is named', async () => {
  const { title: _title, covers: _covers, ...incomplete } = MANIFEST
  const dir = makeGames({
    tower: MANIFEST,
    castle: MANIFEST,
    blocks: { ...MANIFEST, slug: 'blocks', ratio: 99, title: '' },
    half: { ...incomplete, slug: 'half' },
    list: [],
    empty: {},
  })
  mkdirSync(join(dir, 'broken'))
  writeFileSync(join(dir, 'broken/game.json'), '{ "slug": "broken", ')
  // A folder in the place of the file: what cannot be read is named too.
  mkdirSync(join(dir, 'odd/game.json'), { recursive: true })
  writeFileSync(join(dir, 'notes.txt'), 'x')
  const { games, faults } = await loadOwnGames(dir, words)
  expect(games.map(({ slug }) => slug)).toEqual(['tower'])
  const reasonsOf = (slug: string) =>
    faults.filter((fault) => fault.slug === slug).map(({ reason }) => reason)
  expect(reasonsOf('castle')).toEqual(["slug: must be the folder's name"])
  expect(reasonsOf('blocks')).toEqual([expect.stringMatching(/^title: /), expect.stringMatching(/^ratio: /)])
  expect(reasonsOf('half')).toEqual([expect.stringMatching(/^title: /), expect.stringMatching(/^covers: /)])
  expect(reasonsOf('list').length).toBeGreaterThan(0)
  expect(reasonsOf('empty').length).toBeGreaterThan(15)
  expect(reasonsOf('broken')).toEqual([expect.stringMatching(/^game\.json is not JSON: /)])
  expect(reasonsOf('odd')).toHaveLength(1)
  expect(faults.some(({ slug }) => slug === 'notes.txt')).toBe(false)
})

test('a folder of games that is missing is named, and is no error', async () => {
  expect(await loadOwnGames('/nowhere/games', words)).toEqual({
    games: [],
    faults: [{ slug: '', reason: 'the folder /nowhere/games is missing; build it: npm run build' }],
  })
})
