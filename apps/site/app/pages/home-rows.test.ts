import { expect, test } from 'vitest'
import { makeCatalogue, makeSite } from '#app/features/seo/make-view.ts'
import type { HomeRowSetting } from '#app/features/catalogue/site-settings.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { listHomeRows } from './home-rows.ts'
import { listRows, mixWall } from './home-wall.ts'

const DAY_MS = 86_400_000
const TODAY = Date.UTC(2026, 11, 24) / DAY_MS
const source = { kind: 'remote' as const, url: 'https://play.example/x', fallbacks: [] }
const games = Array.from({ length: 300 }, (_, place) =>
  makeGame({
    slug: `g${place}`,
    source,
    quality: (place % 31) / 31,
    publishedAt: 1_700_000_000_000 + place * 1000,
    categories: place % 3 === 0 ? ['Cars', 'Girls', 'Kids'] : [],
    tags: place % 10 === 0 ? ['match-3'] : [],
  }),
)
const catalogue = makeCatalogue(games, makeSite({ remoteGames: 'on' }), 1, [])
const above = mixWall(catalogue)
const parts = { label: '', isOff: false }

const layOut = (settings: HomeRowSetting[], day = TODAY) => listHomeRows(catalogue, { settings, above, day })
const labelsOf = (settings: HomeRowSetting[], day?: number) => layOut(settings, day).map(({ label }) => label)

test('a site without rows of its own has those of its categories, with nothing more in their data', () => {
  const automatic = listRows(catalogue, above)
  expect(automatic.length).toBeGreaterThan(2)
  expect(layOut([])).toEqual(
    automatic.map(({ category, games: shown }) => ({
      ...{ id: category.id, label: category.label, games: shown },
    })),
  )
  expect(layOut([{ rule: 'automatic', ...parts }])).toEqual(layOut([]))
})

test('rows are in the given order, named after what they show, and lead to it', () => {
  const rows = layOut([
    { rule: 'tag', tag: 'match-3', ...parts },
    { rule: 'newest', ...parts, label: 'Fresh' },
    { rule: 'category', category: 'Kids', ...parts },
    { rule: 'games', games: ['g7', 'gone', 'g3', 'g7'], ...parts, label: 'Ours' },
    { rule: 'category', category: 'gone', ...parts },
    { rule: 'tag', tag: 'gone', ...parts },
  ])
  expect(rows.map(({ label, href }) => [label, href])).toEqual([
    ['Match 3', '/tag/match-3/1'],
    ['Fresh', '/categoryDetail/Newest/1'],
    [catalogue.findCategory('Kids')!.label, '/categoryDetail/Kids/1'],
    ['Ours', null],
  ])
  // Chosen games are shown although the wall may have them; no other row repeats one.
  expect(rows[3]!.games.map(({ slug }) => slug)).toEqual(['g7', 'g3'])
  const shown = [...above, ...rows.slice(0, 3).flatMap((row) => row.games)]
  expect(new Set(shown).size).toBe(shown.length)
})

test('rows of categories leave out those that have a row of their own', () => {
  const kids = catalogue.findCategory('Kids')!.label
  const labels = labelsOf([
    { rule: 'automatic', ...parts },
    { rule: 'category', category: 'Kids', ...parts },
  ])
  expect(labels.filter((label) => label === kids)).toHaveLength(1)
  expect(labels.at(-1)).toBe(kids)
})

test('a row is shown from its first day to its last, unless it is switched off', () => {
  const row: HomeRowSetting = {
    rule: 'best',
    ...parts,
    label: 'Best',
    from: '2026-12-24',
    until: '2026-12-26',
  }
  const shown = [-1, 0, 2, 3].map((days) => labelsOf([row], TODAY + days).length)
  expect(shown).toEqual([0, 1, 1, 0])
  expect(labelsOf([{ ...row, isOff: true }])).toEqual([])
})
