import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { MOTIFS } from './drawings/registry.ts'
import { hasRichCover, leadWithRichCover, LIVELY_MOTIFS } from './rich-cover.server.ts'

const makeDrawn = (slug: string, motif: string, drawing: string) => ({
  ...makeGame({ slug, covers: { wide: null, square: null, tall: null } }),
  drawnCover: { motif, drawing, composition: 'whole', palette: 0 } satisfies CoverChoice,
})

test.each([
  ['cat', 'sitting', true],
  ['car', 'taxi', true],
  ['car', 'parkingSign', false],
  ['tree', 'jungleLeaf', false],
  ['cards', 'fan', false],
  ['match', 'trio', false],
  ['sudoku', 'grid', false],
])('a drawing of %s (%s) is rich: %s', (motif, drawing, isRich) => {
  expect(MOTIFS[motif]?.[drawing]).toBeDefined()
  expect(hasRichCover(makeDrawn('x', motif, drawing))).toBe(isRich)
})

test('every lively motif has drawings, and some of them are rich', () => {
  for (const motif of LIVELY_MOTIFS)
    expect(
      Object.keys(MOTIFS[motif] ?? {}).some((drawing) => hasRichCover(makeDrawn('x', motif, drawing))),
      motif,
    ).toBe(true)
})

test('a picture of the game’s own leads before a rich drawing, a rich drawing before a plain one', () => {
  const plain = makeDrawn('plain', 'car', 'parkingSign')
  const rich = makeDrawn('rich', 'cat', 'sitting')
  const own = makeGame({ slug: 'own', covers: { wide: null, square: '/games/own/square.webp', tall: null } })
  const order = (games: (typeof own)[]) => leadWithRichCover(games).games.map(({ slug }) => slug)
  expect(order([plain, rich, own])).toEqual(['own', 'plain', 'rich'])
  expect(order([plain, rich])).toEqual(['rich', 'plain'])
  expect(leadWithRichCover([plain])).toEqual({ games: [plain], hasLead: false })
})
