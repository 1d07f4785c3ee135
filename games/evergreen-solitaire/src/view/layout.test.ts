import { expect, test } from 'vitest'
import { cornerOf } from '../art/faces.ts'
import { widthOfWords } from './first-words.ts'
import { layOut, placeCard } from './layout.ts'
import type { LayoutRequest } from './layout.ts'
import { placePill } from './pill.ts'
import { dealTable, PLACES, VARIANTS } from '../state.ts'
import type { Kind } from '../state.ts'

const request = (w: number, h: number, kind: Kind, more: Partial<LayoutRequest> = {}): LayoutRequest => ({
  w,
  h,
  safe: { x: 0, y: 0, w, h },
  hud: { x: w - 112, y: 8, w: 104, h: 48 },
  kind,
  isLeftHanded: false,
  isBig: false,
  ...more,
})
const modes = ['klondike', 'spider2', 'freecell', 'pyramid', 'tripeaks']

test.each<[Kind, number]>([
  ['klondike', 50],
  ['spider', 37],
  ['freecell', 45],
  ['pyramid', 50],
  ['tripeaks', 56],
])('cards of %s are %i wide at least on a phone, and taller than elsewhere', (kind, min) => {
  const { cw, ch } = layOut(request(390, 844, kind))
  expect(cw).toBeGreaterThanOrEqual(min)
  expect(ch / cw).toBeGreaterThan(1.6)
})

// The remaining height is for growing columns; a spider's grow longest.
test.each<[string, number]>([
  ['klondike', 0.66],
  ['spider2', 0.58],
  ['freecell', 0.62],
  ['pyramid', 0.8],
  ['tripeaks', 0.65],
])('the first deal of %s lies over %f of the table’s height', (mode, share) => {
  const table = dealTable(mode, 1)
  const layout = layOut(request(390, 844, table.kind))
  const rows = new Set<number>()
  table.piles.forEach((cards, pile) => {
    const count = Math.max(1, cards.length)
    for (let i = 0; i < count; i++) {
      const { y } = placeCard(layout, table, pile, i)
      for (let at = y; at < y + layout.ch; at += 2) rows.add(Math.floor(at / 4))
    }
  })
  expect((rows.size * 4) / layout.area.h).toBeGreaterThan(share)
})

test.each(modes.flatMap((mode) => [320, 360, 390, 430, 820].map((w) => [mode, w] as const)))(
  'everything of %s lies inside a tall window %i wide, for both hands and all sizes',
  (mode, w) => {
    const { kind } = VARIANTS[mode]!
    const table = dealTable(mode, 1)
    for (const h of [Math.round(w * 1.5), Math.round(w * 2.16)])
      for (const isLeftHanded of [false, true])
        for (const isBig of [false, true]) {
          const layout = layOut(request(w, h, kind, { isLeftHanded, isBig }))
          table.piles.forEach((cards, pile) => {
            const { x, y } = placeCard(layout, table, pile, Math.max(0, cards.length - 1))
            const place = `${mode} ${w}×${h} pile ${pile}`
            expect(x, place).toBeGreaterThanOrEqual(-0.5)
            expect(x + layout.cw, place).toBeLessThanOrEqual(w + 0.5)
            expect(y, place).toBeGreaterThanOrEqual(layout.area.y - 8)
            expect(y + layout.ch, place).toBeLessThanOrEqual(layout.buttons[0]!.y)
          })
        }
  },
)

test.each(['klondike', 'spider', 'pyramid', 'tripeaks'] as const)(
  'the stock of %s lies under the thumb: in the lower half of a phone, and on the hand’s side',
  (kind) => {
    for (const isLeftHanded of [false, true]) {
      const { spots, cw } = layOut(request(390, 844, kind, { isLeftHanded }))
      const { x, y } = spots[PLACES[kind].stock]!
      expect(y).toBeGreaterThan(422)
      expect(x + cw / 2 < 195).toBe(isLeftHanded)
    }
  },
)

test('big cards have big corners where the cards themselves cannot grow', () => {
  for (const w of [34, 46, 52]) {
    expect(cornerOf({ w, isBig: true })).toBeGreaterThanOrEqual(26)
    expect(cornerOf({ w, isBig: true })).toBeGreaterThan(cornerOf({ w, isBig: false }) * 1.2)
  }
})

test('on a wide low window a web keeps its width: only the stock yields to the kit’s buttons', () => {
  const layout = layOut(request(844, 390, 'spider'))
  const last = layout.spots[PLACES.spider.columns.at(-1)!]!
  expect(last.x + layout.cw).toBeGreaterThan(732)
  expect(layout.spots[PLACES.spider.stock]!.x + layout.cw).toBeLessThanOrEqual(732)
  for (const { x, y } of layout.spots) if (y < 64) expect(x + layout.cw).toBeLessThanOrEqual(732)
})

test.each(['pyramid', 'tripeaks'] as const)('the fox keeps clear of the cards of %s on a desktop', (kind) => {
  for (const isLeftHanded of [false, true]) {
    const { spots, cw, ch, host } = layOut(request(1440, 900, kind, { isLeftHanded }))
    for (const { x, y } of spots)
      if (x < host.x + 70 && x + cw > host.x - 70) expect(y + ch).toBeLessThan(900 - 110)
  }
})

test('the pill lies on no card where columns are as long as they get', () => {
  const table = dealTable('klondike', 1)
  const { columns } = PLACES.klondike
  const kings = {
    ...table,
    piles: table.piles.map((cards, pile) =>
      columns.includes(pile) ? Array.from({ length: 13 }, (_, i) => 12 - i) : cards,
    ),
  }
  const layout = layOut(request(390, 844, 'klondike', { hasPill: true }))
  const rect = placePill(layout, kings)
  kings.piles.forEach((cards, pile) =>
    cards.forEach((_, i) => {
      const { x, y } = placeCard(layout, kings, pile, i)
      const isOver =
        x < rect.x + rect.w && x + layout.cw > rect.x && y < rect.y + rect.h && y + layout.ch > rect.y
      expect(isOver, `pile ${pile} card ${i}`).toBe(false)
    }),
  )
})

test.each(
  modes.flatMap((mode) =>
    [
      [390, 844],
      [700, 700],
      [1440, 900],
    ].map(([w, h]) => [mode, w!, h!] as const),
  ),
)('the first words of %s lie on no card of the deal at %i × %i', (mode, w, h) => {
  const table = dealTable(mode, 1)
  const layout = layOut(request(w, h, table.kind))
  const rect = placePill(layout, table, widthOfWords(table.kind, { w, h }), true)
  table.piles.forEach((cards, pile) =>
    cards.forEach((_, i) => {
      const { x, y } = placeCard(layout, table, pile, i)
      const isOver =
        x < rect.x + rect.w && x + layout.cw > rect.x && y < rect.y + rect.h && y + layout.ch > rect.y
      expect(isOver, `pile ${pile} card ${i}`).toBe(false)
    }),
  )
})

test.each([
  [390, 844],
  [1440, 900],
  [1280, 800],
  [844, 390],
])('in a waste of three rank and suit of every card are seen at %i × %i, for both hands', (w, h) => {
  const table = dealTable('klondike3', 1)
  const { waste, stock } = PLACES.klondike
  const drawn = { ...table, piles: table.piles.map((cards, pile) => (pile === waste ? [1, 2, 3, 4] : cards)) }
  for (const isLeftHanded of [false, true]) {
    const layout = layOut(request(w, h, 'klondike', { isLeftHanded }))
    const xs = [1, 2, 3].map((index) => placeCard(layout, drawn, waste, index).x)
    // Of what stands in an open corner less than this is a scrap.
    for (const i of [0, 1]) expect(xs[i + 1]! - xs[i]!).toBeGreaterThan(layout.cw * 0.36)
    const at = layout.spots[stock]!.x
    for (const x of xs) expect(Math.abs(x - at)).toBeGreaterThan(layout.cw)
    for (const pile of PLACES.klondike.home) {
      const home = layout.spots[pile]!
      if (Math.abs(home.y - layout.spots[waste]!.y) < layout.ch)
        for (const x of xs) expect(Math.abs(x - home.x)).toBeGreaterThan(layout.cw)
    }
  }
})

test('the columns of a desktop stand in the middle of the felt, wide, and no column of thirteen leaves it', () => {
  const table = dealTable('klondike', 1)
  const { columns } = PLACES.klondike
  const layout = layOut(request(1440, 900, 'klondike'))
  const [first, last] = [layout.spots[columns[0]!]!.x, layout.spots[columns.at(-1)!]!.x + layout.cw]
  expect(layout.cw).toBeGreaterThan(132)
  expect(Math.abs((first + last) / 2 - (layout.area.x + layout.area.w / 2))).toBeLessThan(8)
  const kings = {
    ...table,
    piles: table.piles.map((cards, pile) =>
      pile === columns[6]!
        ? [128, 129, 130, 131, 132, 133, ...Array.from({ length: 13 }, (_, i) => 12 - i)]
        : cards,
    ),
  }
  expect(placeCard(layout, kings, columns[6]!, 18).y + layout.ch).toBeLessThanOrEqual(900)
})

test('the first words of a phone lie on no empty place of Klondike', () => {
  const table = dealTable('klondike', 1)
  const layout = layOut(request(390, 844, 'klondike'))
  const rect = placePill(layout, table, widthOfWords('klondike', { w: 390, h: 844 }), true)
  for (const { x, y } of layout.spots) {
    const isOver =
      x < rect.x + rect.w && x + layout.cw > rect.x && y < rect.y + rect.h && y + layout.ch > rect.y
    expect(isOver).toBe(false)
  }
})

test('twelve open cards of a desktop’s Klondike keep whole corners, and the fox sits aside', () => {
  const table = dealTable('klondike', 1)
  const pile = PLACES.klondike.columns[3]!
  const layout = layOut(request(1440, 900, 'klondike'))
  const twelve = Array.from({ length: 12 }, (_, i) => 12 - i)
  const long = { ...table, piles: table.piles.map((cards, i) => (i === pile ? twelve : cards)) }
  const strip = placeCard(layout, long, pile, 1).y - placeCard(layout, long, pile, 0).y
  expect(strip).toBeGreaterThanOrEqual(42)
  expect(layout.host.x).toBeLessThan(layout.spots[PLACES.klondike.columns[0]!]!.x + layout.cw / 2)
})

test.each([360, 390, 430])(
  'a web keeps clear of both edges of a phone %i wide, and of its count of runs',
  (w) => {
    const layout = layOut(request(w, 844, 'spider'))
    const xs = PLACES.spider.columns.map((pile) => layout.spots[pile]!.x)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...xs) + layout.cw).toBeLessThanOrEqual(w - 4)
    expect(layout.spots[PLACES.spider.home[0]!]!.y - layout.bottom).toBeGreaterThanOrEqual(36)
  },
)
