import { createRun, playBot, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from './bots.ts'
import { DOWN } from './rules/cards.ts'
import { countDeals, dealAt, listSolved } from './data/deals.ts'
import { findHint, findTailMove, isStuck } from './rules/hints.ts'
import { applyMove, canMove, findDraw, isWon, listMoves } from './rules/moves.ts'
import { measureProgress } from './rules/progress.ts'
import { rules } from './rules.ts'
import { dealTable, PLACES, VARIANTS } from './state.ts'
import type { Command, Kind, Move, Table } from './state.ts'
import { TWIST } from './rules/twists.ts'
import ways from './data/solutions.json' with { type: 'json' }
import { findWay } from './rules/solutions.ts'

const start = { mode: 'klondike', level: 0, seed: 1, day: '' }
const card = (suit: number, rank: number) => suit * 13 + rank - 1
const send = (...commands: Command[]) => toFrame(rules, { commands })

/** An empty table with some piles laid. */
function lay(kind: Kind, piles: Record<number, number[]>, suits = 4): Table {
  return {
    kind,
    suits,
    draw: 1,
    turns: -1,
    piles: Array.from({ length: PLACES[kind].count }, (_, i) => piles[i] ?? []),
  }
}

test.each(Object.keys(VARIANTS))(
  '%s deals every card once, and there are enough deals to choose from',
  (mode) => {
    const { kind, piles } = dealTable(mode, 7)
    const ids = piles.flat().map((one) => one & (DOWN - 1))
    expect(new Set(ids).size).toBe(kind === 'spider' ? 104 : 52)
    expect(new Set(listSolved(mode)).size).toBe(listSolved(mode).length)
  },
)

/** Plays the way that was found to its end, by the rules. */
function playOut(mode: string, deal: number): Table {
  let table = dealTable(mode, deal)
  for (const move of findWay(mode, deal)!) {
    if (!canMove(table, move)) throw new Error(`${mode} ${deal}: ${move.join(' ')} is not allowed`)
    table = applyMove(table, move)
  }
  return table
}

// make/deals.ts plays every way when it writes it down; here forty of each game, for the rules may have changed since.
test.each(Object.keys(VARIANTS))('deals of %s can be won as they were written down', (mode) => {
  const deals = listSolved(mode)
  expect(Object.keys(ways[mode as keyof typeof ways]).map(Number)).toEqual(deals)
  for (const deal of deals.filter((_, i) => i % Math.ceil(deals.length / 40) === 0))
    expect(isWon(playOut(mode, deal)), `${mode} ${deal}`).toBe(true)
})

test.each<[string, Table, Move, boolean]>([
  ['red on black, one lower', lay('klondike', { 6: [card(0, 8)], 7: [card(1, 7)] }), [7, 6, 1], true],
  ['black on black', lay('klondike', { 6: [card(0, 8)], 7: [card(2, 7)] }), [7, 6, 1], false],
  ['a queen on an empty column', lay('klondike', { 7: [card(2, 12)] }), [7, 6, 1], false],
  ['a king on an empty column', lay('klondike', { 7: [card(2, 13)] }), [7, 6, 1], true],
  ['an ace to its home', lay('klondike', { 7: [card(2, 1)] }), [7, 4, 1], true],
  ['an ace to another suit’s home', lay('klondike', { 7: [card(2, 1)] }), [7, 3, 1], false],
  ['a card face down', lay('klondike', { 6: [card(0, 8)], 7: [card(1, 7) + DOWN] }), [7, 6, 1], false],
  [
    'five cards with four free cells',
    lay('freecell', {
      8: [card(0, 9)],
      9: [8, 7, 6, 5, 4].map((rank, i) => card(i % 2 ? 0 : 1, rank)),
      ...Object.fromEntries([10, 11, 12, 13, 14, 15].map((pile) => [pile, [card(3, pile - 9)]])),
    }),
    [9, 8, 5],
    true,
  ],
  [
    'two cards with no free cell',
    lay('freecell', {
      0: [1],
      1: [2],
      2: [3],
      3: [4],
      8: [card(0, 9)],
      9: [card(1, 8), card(0, 7)],
      ...Object.fromEntries([10, 11, 12, 13, 14, 15].map((pile) => [pile, [card(3, pile - 2)]])),
    }),
    [9, 8, 2],
    false,
  ],
  ['a spider’s card on any suit', lay('spider', { 9: [card(0, 9)], 10: [card(1, 8)] }), [10, 9, 1], true],
  [
    'a spider’s run of two suits',
    lay('spider', { 9: [card(0, 9)], 10: [card(1, 8), card(0, 7)] }),
    [10, 9, 2],
    false,
  ],
  ['a pair of thirteen', lay('pyramid', { 3: [card(0, 6)], 1: [card(1, 7)] }), [3, 1, 1], true],
  ['a pair of twelve', lay('pyramid', { 3: [card(0, 5)], 1: [card(1, 7)] }), [3, 1, 1], false],
  [
    'a card with another on it',
    lay('pyramid', { 3: [card(0, 6)], 4: [card(2, 2)], 1: [card(1, 7)] }),
    [3, 1, 1],
    false,
  ],
  ['a king on an ace in the peaks', lay('tripeaks', { 2: [card(0, 13)], 1: [card(1, 1)] }), [2, 1, 1], true],
  ['two apart in the peaks', lay('tripeaks', { 2: [card(0, 13)], 1: [card(1, 11)] }), [2, 1, 1], false],
])('%s: %#', (_, table, move, isAllowed) => {
  expect(canMove(table, move)).toBe(isAllowed)
})

test.each(Object.keys(VARIANTS))(
  'a twist of %s is won by the same moves, and looks like another deal',
  (mode) => {
    const count = countDeals(mode)
    const tables = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const deal = dealAt(mode, Math.floor((i * count) / 60))
      // Every fourth is played to its end: that takes long.
      if (i % 4 === 0) expect(isWon(playOut(mode, deal)), `${mode} ${deal}`).toBe(true)
      tables.add(JSON.stringify(dealTable(mode, deal).piles))
    }
    expect(tables.size).toBe(60)
    const twins = new Set(
      Array.from({ length: Math.floor(count / listSolved(mode).length) }, (_, i) =>
        JSON.stringify(dealTable(mode, listSolved(mode)[0]! + i * TWIST).piles),
      ),
    )
    expect(twins.size).toBe(Math.floor(count / listSolved(mode).length))
  },
)

test('a pyramid’s stock is turned over twice, no more', () => {
  let table = lay('pyramid', { 1: [card(0, 3), card(1, 4)], 3: [card(2, 5)] })
  table.turns = 2
  for (const turns of [1, 0]) {
    const move = findDraw(table)!
    expect(move).toEqual([1, 0, 2])
    table = applyMove(table, move)
    expect(table.turns).toBe(turns)
    while (table.piles[0]!.length > 0) table = applyMove(table, findDraw(table)!)
  }
  expect(findDraw(table)).toBeNull()
  expect(canMove(table, [1, 0, 2])).toBe(false)
  expect(isStuck(table)).toBe(true)
})

test('a whole run of one suit flies home, and the card under it is turned', () => {
  const run = Array.from({ length: 12 }, (_, i) => card(0, 13 - i))
  const table = applyMove(lay('spider', { 9: [card(1, 4) + DOWN, ...run], 10: [card(0, 1)] }), [10, 9, 1])
  expect(table.piles[1]).toHaveLength(13)
  expect(table.piles[9]).toEqual([card(1, 4)])
})

test('everything can be taken back to the first card', () => {
  const run = createRun(rules, start)
  const dealt = JSON.stringify(run.state.table)
  for (let i = 0; i < 40; i++) {
    const move = listMoves(run.state.table)[0] ?? findDraw(run.state.table)!
    run.tick(send({ type: 'move', move: i % 3 ? findDraw(run.state.table)! : move }))
  }
  expect(run.state.moves).toHaveLength(40)
  for (let i = 0; i < 40; i++) run.tick(send({ type: 'undo' }))
  expect(JSON.stringify(run.state.table)).toBe(dealt)
})

test('what the rules do not allow changes nothing', () => {
  const run = createRun(rules, start)
  const before = JSON.stringify(run.state)
  expect(run.tick(send({ type: 'move', move: [6, 2, 9] }))).toEqual([{ type: 'refused', move: [6, 2, 9] }])
  expect(JSON.stringify(run.state)).toBe(before)
})

test('an open table finishes by itself', () => {
  const run = createRun(rules, start)
  run.state.table = lay(
    'klondike',
    Object.fromEntries(
      [0, 1, 2, 3].map((suit) => [6 + suit, Array.from({ length: 13 }, (_, i) => card(suit, 13 - i))]),
    ),
  )
  run.tick(send({ type: 'finish' }))
  for (let i = 0; i < 700 && !run.outcome; i++) run.tick(send())
  expect(run.outcome?.won).toBe(true)
})

test('a won game is over when its cards have leapt, and nothing can be done to it meanwhile', () => {
  const run = createRun(rules, start)
  run.state.table = lay('tripeaks', { 1: [card(0, 5)], 29: [card(1, 6)] })
  expect(run.tick(send({ type: 'move', move: [29, 1, 1] })).map(({ type }) => type)).toContain('won')
  expect(run.outcome).toBeNull()
  run.tick(send({ type: 'undo' }, { type: 'again' }, { type: 'giveUp' }))
  for (let i = 0; i < 200 && !run.outcome; i++) run.tick(send())
  expect(run.outcome).toMatchObject({ won: true })
})

test.each<[string, Table, number]>([
  ['a pyramid with only its top left', lay('pyramid', { 3: [card(0, 5)] }), 287 / 336],
  [
    'peaks with only the lowest row cleared',
    lay('tripeaks', Object.fromEntries(Array.from({ length: 18 }, (_, i) => [i + 2, [i]]))),
    10 / 148,
  ],
  [
    'a suit at home and nothing turned',
    lay('freecell', { 4: Array.from({ length: 13 }, (_, i) => i) }),
    0.25,
  ],
])('%s: %#', (_, table, share) => {
  expect(measureProgress(table)).toBeCloseTo(share, 5)
})

test('a game that is given up scores what was done', () => {
  const run = createRun(rules, start)
  run.tick(send({ type: 'giveUp' }))
  expect(run.outcome).toEqual({ won: false, score: 0 })
})

test('who gives up without a move left hears that there was none', () => {
  const { state } = createRun(rules, start)
  const blocked = lay('pyramid', { 2: [card(0, 9)], 3: [card(0, 5)] })
  expect(isStuck(blocked)).toBe(true)
  Object.assign(state, { table: blocked, hasGivenUp: true })
  expect(rules.getOutcome(state)).toMatchObject({ won: false, hasNoMoves: true })
})

test.each(['again', 'undo'] as const)('a game that is given up can be gone on with: %s', (type) => {
  const { state } = createRun(rules, start)
  rules.step(
    state,
    {
      down: () => false,
      pressed: () => false,
      released: () => false,
      axis: () => 0,
      commands: [{ type: 'giveUp' }, { type }],
    },
    () => {},
  )
  expect(rules.getOutcome(state)).toBeNull()
  expect(state).toMatchObject({ moves: [], undos: 0 })
})

test('the day decides the daily deal', () => {
  const daily = { ...start, mode: 'daily', day: '2026-11-21', seed: 77 }
  expect(createRun(rules, daily).hash()).toBe(createRun(rules, daily).hash())
})

test.each(['tripeaks', 'spider1', 'freecell'])(
  'the expert wins %s, and its log leads to the same table',
  (mode) => {
    const { outcome, log, hash } = playBot(rules, { ...start, mode }, bots.expert, {
      seed: 3,
      maxTicks: 4000,
    })
    expect(outcome?.won).toBe(true)
    expect(replay(rules, JSON.parse(JSON.stringify(log))).hash()).toBe(hash)
  },
)

test('only a saved game whose moves lead to its table is valid', () => {
  const { state } = createRun(rules, start)
  expect(rules.isValid!(JSON.parse(JSON.stringify(state)))).toBe(true)
  expect(rules.isValid!({ ...state, deal: state.deal + 1 })).toBe(false)
  expect(rules.isValid!(null)).toBe(false)
})

test('a finger on a card of a web that is held fast means the run at the column’s end', () => {
  const column = [card(0, 9), card(1, 4), card(0, 6), card(0, 5)]
  const table = lay('spider', { 9: column, 10: [card(1, 7)], 11: [card(1, 6)] })
  expect(findTailMove(table, 9)).toEqual([9, 10, 2])
  const kings = Object.fromEntries(PLACES.spider.columns.slice(1).map((pile) => [pile, [card(0, 13)]]))
  expect(findTailMove(lay('spider', { 9: column, ...kings }), 9)).toBeNull()
})

test('the lamp sends an ace or a two home before anything else', () => {
  const table = lay('klondike', {
    6: [card(0, 8)],
    7: [card(1, 7)],
    8: [card(2, 1)],
    2: [card(0, 1)],
    9: [card(0, 2)],
  })
  expect(findHint(table)).toEqual([8, 4, 1])
  expect(findHint(applyMove(table, [8, 4, 1]))).toEqual([9, 2, 1])
})

test('a press after the last card shortens the cheer and changes nothing else', () => {
  const run = createRun(rules, start)
  for (const move of findWay('klondike', run.state.deal)!) run.tick(send({ type: 'move', move }))
  const { endIn } = run.state
  expect(endIn).toBeGreaterThan(100)
  run.tick(send({ type: 'finish' }))
  expect(run.state.endIn).toBeLessThan(15)
  for (let i = 0; i < 20 && !run.outcome; i++) run.tick(send())
  expect(run.outcome?.won).toBe(true)
})
