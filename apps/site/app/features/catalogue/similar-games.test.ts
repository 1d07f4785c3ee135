import { expect, test } from 'vitest'
import type { GameView } from './game-view.ts'
import { countSimilar, layoutSimilar, listWidePlaces } from './similar-games.ts'

const picture = { kind: 'image', url: '/x.webp', w: 16, h: 10, ms: 0 } as const
const key = { keys: ['A'], does: 'Jump' }
const BARE: Pick<GameView, 'controls' | 'media' | 'tags' | 'categories'> & { hasWideArt: boolean } = {
  controls: {},
  media: [],
  tags: [],
  categories: [],
  hasWideArt: true,
}
const RICH: Pick<GameView, 'controls' | 'media' | 'tags' | 'categories'> & { hasWideArt: boolean } = {
  controls: { keyboard: [key, key, key], touch: [key] },
  media: [picture, picture],
  tags: [],
  categories: [],
  hasWideArt: true,
}

const heightOf = ({ wideRows, squareRows }: { wideRows: number; squareRows: number }) =>
  wideRows * 206 + squareRows * 161

test('controls and pictures ask for more similar games beside them', () => {
  const bare = layoutSimilar(BARE, 40, null)
  const rich = layoutSimilar(RICH, 40, null)
  expect(heightOf(bare)).toBeGreaterThanOrEqual(452)
  expect(heightOf(rich) - heightOf(bare)).toBeGreaterThan(300)
})

test('the higher stage of a square cover has more similar games beside it', () => {
  const square = layoutSimilar({ ...BARE, hasWideArt: false }, 40, null)
  expect(heightOf(square)).toBeGreaterThanOrEqual(536)
})

test('a longer text beside the games needs more of them', () => {
  const [none, short, long] = [null, 'Jump.', 'Jump over it. '.repeat(60)].map((text) =>
    heightOf(layoutSimilar(BARE, 40, text === null ? null : { words: text, factCount: 6 })),
  )
  expect(short! - none!).toBeGreaterThan(100)
  expect(long! - short!).toBeGreaterThan(80)
})

test('two pictures are higher than four, and a third row of facts asks for more games', () => {
  const heightWith = (media: GameView['media']) => heightOf(layoutSimilar({ ...BARE, media }, 60, null))
  expect(heightWith([picture, picture])).toBeGreaterThan(heightWith([picture, picture, picture, picture]))
  const [two, three] = [6, 9].map((factCount) =>
    heightOf(layoutSimilar(BARE, 40, { words: 'Jump.', factCount })),
  )
  expect(three!).toBeGreaterThanOrEqual(two!)
})

test('no layout has more tiles than there are games, and with few of them wide ones make up for it', () => {
  for (let available = 0; available < 20; available++) {
    const layout = layoutSimilar(RICH, available, null)
    expect(countSimilar(layout)).toBeLessThanOrEqual(available)
  }
  expect(layoutSimilar(RICH, 5, null).wideRows).toBeGreaterThan(layoutSimilar(RICH, 40, null).wideRows)
})

test('a layout has its number of wide tiles, with pairs of squares between them', () => {
  for (const layout of [
    layoutSimilar(BARE, 40, null),
    layoutSimilar(RICH, 40, null),
    layoutSimilar(RICH, 6, null),
  ]) {
    const places = listWidePlaces(layout)
    const wide = Array.from({ length: countSimilar(layout) }, (_, place) => places.includes(place))
    expect(wide.filter(Boolean)).toHaveLength(layout.wideRows)
    const runs = wide
      .map((isWide) => (isWide ? '|' : '.'))
      .join('')
      .split('|')
    expect(runs.every((run) => run.length % 2 === 0)).toBe(true)
  }
})

test('beside a text one wide row is used where squares alone would be much higher', () => {
  const layout = layoutSimilar(BARE, 40, { words: 'Jump over it. '.repeat(22), factCount: 6 })
  expect(layout).toEqual({ wideRows: 1, squareRows: 3 })
})
