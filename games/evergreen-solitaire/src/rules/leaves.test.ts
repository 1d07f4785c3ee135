import { createRun, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { listDealsOf } from './deal-chooser.ts'
import { dealOfDay } from './days.ts'
import { dealAt } from '../data/deals.ts'
import { countFirs, MEASURED, MAX_FIRS } from '../data/firs.ts'
import { countAllLeaves, countGentle, countLeaves } from '../view/deal-help.ts'
import { GENTLEST } from '../data/gentlest.ts'
import { createHelper } from '../view/helper.ts'
import { findLead, LEAVES, MAX_LEADS } from './leaves.ts'
import { isWon, listMoves } from './moves.ts'
import { rules } from '../rules.ts'
import { VARIANTS } from '../state.ts'
import type { Command, Move } from '../state.ts'
import { freshTally } from '../ui/stats.ts'
import { findWay } from './solutions.ts'

const send = (...commands: Command[]) => toFrame(rules, { commands })

const sit = (mode: string) => {
  const run = createRun(rules, { mode, level: 0, seed: 7, day: '' })
  const [deal] = listDealsOf(mode, 'gentle', true)
  run.tick(send({ type: 'deal', deal: deal!, instead: run.state.deal }))
  return { run, way: findWay(mode, deal!)! }
}

test.each(['klondike3', 'spider1', 'spider2', 'spider4'])(
  'who strayed in %s is led back to the way and along it by a golden leaf',
  (mode) => {
    const { run, way } = sit(mode)
    run.tick(send({ type: 'move', move: way[0]! }))
    const isSame = (move: readonly number[]) => move.join() === way[1]!.join()
    run.tick(send({ type: 'move', move: listMoves(run.state.table).find((move) => !isSame(move))! }))
    const lead = findLead(run.state, way)
    expect(lead.back).toBe(1)
    expect(run.tick(send({ type: 'lead', ...lead }))).toEqual([{ type: 'led', count: lead.moves.length }])
    expect(run.state.moves).toEqual(way.slice(0, 1 + lead.moves.length))
    expect(run.state).toMatchObject({ leads: 1, undos: 1 })
    expect(rules.isValid!(JSON.parse(JSON.stringify(run.state)))).toBe(true)
    expect(replay(rules, JSON.parse(JSON.stringify(run.log()))).hash()).toBe(run.hash())
  },
)

test.each(Object.keys(LEAVES))('the leaves of a %s leave its last moves to the player', (mode) => {
  const { run, way } = sit(mode)
  for (let i = 0; i < LEAVES[mode]!; i++) run.tick(send({ type: 'lead', ...findLead(run.state, way) }))
  expect(isWon(run.state.table)).toBe(false)
  expect(run.state.moves.length).toBeLessThan(way.length)
  expect(run.state.leads).toBe(LEAVES[mode])
})

test('no more leaves than there are, none on a day’s deal, and no move the rules forbid', () => {
  const { run, way } = sit('klondike')
  const forbidden: Command = { type: 'lead', back: 0, moves: [way[0]!, [2, 3, 9]] }
  expect(run.tick(send(forbidden))).toEqual([{ type: 'refused', move: null }])
  expect(run.tick(send({ type: 'lead', back: 5, moves: [] }))).toEqual([{ type: 'refused', move: null }])
  expect(run.state.moves).toEqual([])
  for (let i = 0; i < MAX_LEADS; i++)
    run.tick(send({ type: 'lead', back: 0, moves: [findLead(run.state, way).moves[0]!] }))
  const more: Command = { type: 'lead', ...findLead(run.state, way) }
  expect(run.tick(send(more))).toEqual([{ type: 'refused', move: null }])

  const day = '2026-11-22'
  const daily = createRun(rules, { mode: 'past', level: 0, seed: 5, day: '' })
  daily.tick(send({ type: 'day', day }))
  const { mode, deal } = dealOfDay(day)
  const [first] = findWay(mode, deal)!
  expect(daily.tick(send({ type: 'lead', back: 0, moves: [first!] }))).toEqual([
    { type: 'refused', move: null },
  ])
  daily.tick(send({ type: 'move', move: first! }))
  expect(daily.tick(send({ type: 'lead', back: 1, moves: [] }))).toEqual([{ type: 'led', count: 0 }])
})

test('the first three wins of a table are gentle; leaves grow rarer but never end, and hard ones and days have none', () => {
  const seat = (mode: string, won: number, difficulty: 'any' | 'hard' = 'any', deal = 0) => ({
    start: { mode },
    data: { wish: difficulty, tallies: { [mode]: { ...freshTally(), won } } },
    state: { leads: 1, deal },
  })
  expect([0, 2, 3].map((won) => countGentle(seat('spider2', won)))).toEqual([3, 1, 0])
  expect(countLeaves(seat('spider2', 0))).toBe(LEAVES.spider2! - 1)
  expect(countLeaves(seat('klondike', 0))).toBe(0)
  for (const mode of Object.keys(LEAVES)) {
    const deals = Array.from({ length: 240 }, (_, i) => dealAt(mode, i * 4))
    const shares = [0, 9, 10, 20, 500].map(
      (won) => deals.filter((deal) => countAllLeaves(seat(mode, won, 'any', deal)) === LEAVES[mode]).length,
    )
    expect(shares.slice(0, 2)).toEqual([240, 240])
    expect([...shares].sort((a, b) => b - a)).toEqual(shares)
    expect(shares[4]).toBe(shares[3])
    expect(shares[4]).toBeGreaterThan(60)
  }
  expect([countGentle(seat('spider2', 0, 'hard')), countGentle(seat('daily', 0))]).toEqual([0, 0])
  expect([countAllLeaves(seat('spider2', 7, 'hard')), countAllLeaves(seat('daily', 0))]).toEqual([0, 0])
})

test('a leaf makes one move and lights the next ones, until its light ends or the player makes another move', () => {
  const { run, way } = sit('spider2')
  const shown: Move[] = []
  let isOnWay = true
  const prospects = {
    findLead: () => ({ ...findLead(run.state, way), back: isOnWay ? 0 : 1 }),
    findMove: () => way[run.state.moves.length]!,
    showHint: (move: Move) => shown.push(move),
    forgetHint() {},
    showText() {},
  }
  const kit = {
    get state() {
      return run.state
    },
    phase: 'playing',
    send: (command: Command) => run.tick(send(command)),
  }
  const target = { prospects, tally: { countMove() {} }, hand: { point() {} }, refuse() {} }
  const helper = createHelper(kit as never, target as never)
  const stretch = findLead(run.state, way).moves.length
  helper.leaf()
  expect(run.state).toMatchObject({ moves: way.slice(0, 1), leads: 1 })
  helper.led()
  for (let i = 1; i < stretch + 3; i++) {
    run.tick(send({ type: 'move', move: way[i]! }))
    helper.moved()
  }
  expect(shown).toEqual(way.slice(1, stretch))
  helper.leaf()
  isOnWay = false
  helper.moved()
  expect(shown).toHaveLength(stretch - 1)
})

test('the webs of two and four suits have gentlest deals of their own', () => {
  for (const mode of ['spider2', 'spider4']) {
    expect(GENTLEST[mode]!.length).toBeGreaterThanOrEqual(5)
    expect(listDealsOf(mode, 'gentle', true)).not.toEqual(listDealsOf(mode, 'easy', false))
  }
})

test('firs follow the figures: whose deals are won less often never has fewer', () => {
  expect(Object.keys(MEASURED)).toEqual(Object.keys(VARIANTS))
  const order = Object.keys(MEASURED).sort(
    (a, b) => MEASURED[b]!.won - MEASURED[a]!.won || MEASURED[b]!.way - MEASURED[a]!.way,
  )
  const firs = order.map(countFirs)
  expect(firs).toEqual([...firs].sort())
  expect(firs[0]).toBe(1)
  expect(firs.at(-1)).toBe(MAX_FIRS)
})
