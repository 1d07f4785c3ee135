import { expect, test } from 'vitest'
import { listCovered, listUnderCorner } from './placement.ts'
import type { Moment } from './placement.ts'

const item = (id: string, kind: 'button' | 'text' | 'target' | 'float', x: number, of?: string) =>
  ({
    id,
    kind,
    x,
    y: 100,
    w: 50,
    h: 50,
    of,
    size: undefined,
    from: 'view',
    isFixed: false,
    clipped: false,
  }) as const
const at = (items: Moment['items'], hero: Moment['hero'] = null) =>
  listCovered({ window: { w: 400, h: 800 }, items, hero })

test.each(['button', 'text', 'target', 'float'] as const)('a hint must not cover a %s', (kind) => {
  expect(at([item('hint', 'float', 30), item('other', kind, 0)])).toContain('hint covers other')
  expect(at([item('hint', 'float', 60), item('other', kind, 0)])).toEqual([])
})

test('a hand may touch what it points at, and nothing else', () => {
  const card = item('card', 'target', 0)
  expect(at([item('hand', 'float', 30, 'card'), card])).toEqual([])
  expect(at([item('hand', 'float', 30, 'card'), card, item('next', 'target', 60)])).toEqual([
    'hand covers next',
  ])
})

test('nothing lies under the way back in the corner', () => {
  const moment = { window: { w: 400, h: 800 }, items: [item('score', 'text', 40)], hero: null }
  expect(listUnderCorner(moment, 120)).toEqual(['score lies under the way back'])
  expect(listUnderCorner(moment, 52)).toEqual([])
})

test("nothing floats over the player's character or out of the window", () => {
  expect(at([item('toast', 'float', 30)], { x: 0, y: 90, w: 60, h: 60 })).toEqual(['toast covers the hero'])
  expect(at([item('toast', 'float', 380)])).toEqual(['toast is cut off'])
})
