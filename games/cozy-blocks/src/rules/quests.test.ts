import { expect, test } from 'vitest'
import { playLikeExpert, playOut } from '../bots.ts'
import { startEndless, startPuzzle, step } from '../rules.ts'
import { CELLS, SHAPES } from './shapes.ts'
import { makeCushion } from './cushion-cell.ts'
import { initialState } from '../state.ts'
import { QUEST_KINDS, countQuestProgress, createQuest, getQuestPoints } from './quests.ts'

const DOT = SHAPES.findIndex(({ cells }) => cells.length === 1)

test('the first quests teach what can be cleared; later ones grow and never repeat in a row', () => {
  expect([0, 1, 2].map((number) => createQuest(5, number, 2).kind)).toEqual(['row', 'patch', 'together'])
  const later = Array.from({ length: 60 }, (_, i) => createQuest(5, i + 3, 2))
  expect(new Set(later.map(({ kind }) => kind))).toEqual(new Set(QUEST_KINDS))
  later.slice(1).forEach(({ kind }, i) => expect(kind).not.toBe(later[i]!.kind))
  const rows = later.filter(({ kind }) => kind === 'row').map(({ need }) => need)
  expect(Math.max(...rows)).toBeGreaterThan(createQuest(5, 0, 2).need)
  expect(
    later.filter(({ kind }) => kind === 'colour').every(({ colour }) => colour >= 1 && colour <= 7),
  ).toBe(true)
  expect(getQuestPoints(5)).toBeGreaterThan(getQuestPoints(0))
})

test.each([
  ['row', 1],
  ['col', 0],
  ['patch', 0],
  ['together', 1],
  ['colour', 2],
  ['combo', 3],
  ['gift', 1],
] as const)('a clear brings a wish for %s nearer by what it was', (kind, have) => {
  const clear = {
    lines: { rows: [2], cols: [], zones: [] },
    cells: [1, 1, 4].map((colour) => ({ cell: makeCushion(colour, 0, false) })),
    combo: 3,
    gifts: [9],
  }
  expect(countQuestProgress({ kind, need: 5, have: 0, colour: 1, until: 9 }, clear)).toBe(have)
})

test('a completed quest earns points, is undone with its placement, and another comes with the next hand', () => {
  const board = Array.from({ length: CELLS }, (_, index) =>
    index < 7 || index === 40 ? makeCushion(1, 0, true) : 0,
  )
  const dot = { shape: DOT, colour: 1 }
  const state = { ...initialState(), board, hand: [dot, dot], next: [dot, dot, dot], handNumber: 4 }
  const quest = { kind: 'row' as const, need: 1, have: 0, colour: 0, until: 9 }
  const run = { ...state, wish: quest, granted: 0, dreamt: 1 }
  const events = step(run, { type: 'place', slot: 0, row: 0, col: 7 })
  expect(events.map(({ type }) => type)).toEqual(['placed', 'cleared', 'granted'])
  expect([run.score, run.granted, run.wish]).toEqual([1 + 20 + 60, 1, null])
  step(run, { type: 'undo' })
  expect([run.score, run.granted, run.wish]).toEqual([0, 0, quest])
  step(run, { type: 'place', slot: 0, row: 0, col: 7 })
  expect(step(run, { type: 'place', slot: 1, row: 6, col: 6 }).at(-1)).toMatchObject({ type: 'questGiven' })
  expect(run.wish).toMatchObject({ kind: 'patch', have: 0 })
})

test('an unfulfilled quest is replaced after some hands', () => {
  const run = startEndless(3)
  const kinds: (string | undefined)[] = []
  for (let i = 0; i < 100 && !run.outcome; i++) {
    step(run, { type: 'place', ...playLikeExpert(run, () => 0.5)! })
    if (run.wish) run.wish.have = 0
    if (run.wish?.kind !== kinds.at(-1) && run.wish) kinds.push(run.wish.kind)
  }
  expect(kinds.length).toBeGreaterThan(2)
  expect(run.handNumber).toBeGreaterThan(20)
})

test('a good player sees many quests in a run, a puzzle has none', () => {
  const run = playOut(startEndless(3), playLikeExpert, 1, 200)
  expect(run.granted).toBeGreaterThan(4)
  expect(startPuzzle(0).wish).toBeUndefined()
})
