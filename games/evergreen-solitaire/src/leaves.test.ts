import { createRun, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { listWished } from './chooser.ts'
import { dealOfDay } from './days.ts'
import { countFirs, MEASURED, MOST_FIRS } from './firs.ts'
import { countAllLeaves, countGentle, countLeaves } from './gentle.ts'
import { GENTLEST } from './gentlest.ts'
import { findLead, LEAVES, MOST_LEADS } from './leaves.ts'
import { isWon, listMoves } from './moves.ts'
import { rules } from './rules.ts'
import { VARIANTS } from './state.ts'
import type { Command } from './state.ts'
import { freshTally } from './tally.ts'
import { findWay } from './ways.ts'

const send = (...commands: Command[]) => toFrame(rules, { commands })

const sit = (mode: string) => {
  const run = createRun(rules, { mode, level: 0, seed: 7, day: '' })
  const [deal] = listWished(mode, 'gentle', true)
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
    expect(rules.isSound!(JSON.parse(JSON.stringify(run.state)))).toBe(true)
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
  for (let i = 0; i < MOST_LEADS; i++)
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

test('the first three wins of a table are gentle; leaves end in steps, and hard ones and days have none', () => {
  const seat = (mode: string, won: number, wish: 'any' | 'hard' = 'any') => ({
    start: { mode },
    data: { wish, tallies: { [mode]: { ...freshTally(), won } } },
    state: { leads: 1 },
  })
  expect([0, 2, 3].map((won) => countGentle(seat('spider2', won)))).toEqual([3, 1, 0])
  expect(countLeaves(seat('spider2', 0))).toBe(LEAVES.spider2! - 1)
  expect(countLeaves(seat('klondike', 0))).toBe(0)
  expect([0, 3, 5, 6, 9, 10, 50].map((won) => countAllLeaves(seat('spider4', won)))).toEqual([
    6, 6, 6, 4, 4, 0, 0,
  ])
  expect([5, 6, 10].map((won) => countAllLeaves(seat('freecell', won)))).toEqual([1, 1, 0])
  expect([countGentle(seat('spider2', 0, 'hard')), countGentle(seat('daily', 0))]).toEqual([0, 0])
  expect([countAllLeaves(seat('spider2', 7, 'hard')), countAllLeaves(seat('daily', 0))]).toEqual([0, 0])
})

test('the webs of two and four suits have gentlest deals of their own', () => {
  for (const mode of ['spider2', 'spider4']) {
    expect(GENTLEST[mode]!.length).toBeGreaterThanOrEqual(5)
    expect(listWished(mode, 'gentle', true)).not.toEqual(listWished(mode, 'easy', false))
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
  expect(firs.at(-1)).toBe(MOST_FIRS)
})
