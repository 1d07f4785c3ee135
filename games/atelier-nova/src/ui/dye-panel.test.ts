import { expect, test } from 'vitest'
import { KINDS } from '../data/cuts.ts'
import { layOutRail, listWornKinds } from './dye-panel.ts'
import { findGestures, findNextTarget } from './hands.ts'
import type { Probe } from './hands.ts'
import { layOut } from './layout.ts'
import { findPiece } from '../data/catalogue.ts'
import { rules } from '../rules.ts'

const [w, h] = [390, 844]
const layout = layOut({
  w,
  h,
  safe: { x: 0, y: 0, w, h },
  hud: { x: 278, y: 8, w: 104, h: 50 },
  isBig: false,
  isLeft: false,
})
const state = rules.init({ mode: 'shows', level: 1, seed: 1, day: '' })

test('worn pieces hang on the rail in place of the drawers, at least a finger wide each, without overlaps', () => {
  expect(listWornKinds(state.look)).toEqual(['hair', 'top', 'bottom', 'shoes'])
  for (let count = 1; count <= KINDS.length; count++) {
    const rects = layOutRail(layout.tabs, count)
    expect(rects).toHaveLength(count)
    for (const [i, a] of rects.entries()) {
      expect(Math.min(a.w, a.h)).toBeGreaterThanOrEqual(44)
      expect(a.y).toBeGreaterThanOrEqual(layout.drawer.y)
      expect(a.y + a.h).toBeLessThanOrEqual(layout.bar.y)
      for (const b of rects.slice(i + 1))
        expect(a.x + a.w <= b.x + 0.01 || a.y + a.h <= b.y + 0.01, `${count}: ${i}`).toBe(true)
    }
  }
})

const probe: Probe = {
  stops: [],
  cursor: '',
  tab: KINDS.indexOf('top'),
  mode: 'dyes',
  zone: 0,
  page: 1,
  perPage: 8,
  dyesPerPage: 15,
  rail: { [`worn ${KINDS.indexOf('shoes')}`]: { x: 100, y: 200, w: 60, h: 90 } },
  order: KINDS.map(() => []),
  cells: KINDS.map(() => layout.cells),
  places: layout.places,
}
const dyeShoes = { type: 'dye', kind: 'shoes', zone: 0, dye: 3 } as const

test('at the desk the worn shoes are chosen without going through their drawer, and nothing is taken off', () => {
  expect(findNextTarget(dyeShoes, state, probe)).toEqual({
    id: `worn ${KINDS.indexOf('shoes')}`,
    isLast: false,
  })
  const taps = findGestures(dyeShoes, state, probe)
  expect(taps[0]).toEqual([{ x: 130, y: 245 }])
  // The page of dyes stayed: one back to the first.
  const prev = layout.places.prev!
  expect(taps[2]).toEqual([{ x: prev.x + prev.w / 2, y: prev.y + prev.h / 2 }])
  expect(taps).toHaveLength(4)
})

test('a piece to wear leads away from the desk first', () => {
  const { id } = findPiece('court-sneakers')
  const order = KINDS.map((kind) => (kind === 'shoes' ? [id] : []))
  expect(findNextTarget({ type: 'wear', piece: id }, state, { ...probe, order }).id).toBe('dye')
})
