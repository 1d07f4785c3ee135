import { parseProgress } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import {
  findDuel,
  findNextHat,
  freshCareer,
  HAT_STARS,
  isCareer,
  isHatOpen,
  isInkOpen,
  isModeOpen,
  LADDER,
  recordRound,
  rungFor,
  titleOf,
} from './career.ts'
import { listInks } from './dress.ts'
import { INKS } from '../art/inks.ts'
import { listFilled, listOpen, ORDERS } from './orders.ts'
import { PERSONALITIES } from '../rules/personalities.ts'
import { initialState } from '../rules/sheets.ts'
import { PAINTERS } from '../state.ts'

const saves = { version: 1, init: freshCareer, isValid: isCareer }
const everybody = PERSONALITIES.map((_, who) => who)

test('the ladder has every rival once, and every hat but none has its price', () => {
  expect([...LADDER].sort((a, b) => a - b)).toEqual(everybody)
  const prices = HAT_STARS.map(([, stars]) => stars)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(new Set(HAT_STARS.map(([hat]) => hat))).toEqual(
    new Set(PERSONALITIES.map(({ hat }) => hat).filter((hat) => hat !== 'none')),
  )
})

test('stars open hats one after the other', () => {
  const career = freshCareer()
  expect(findNextHat(career)).toEqual({ hat: 'bow', missing: 1, share: 0 })
  const gains = recordRound(career, { mode: 'rush', place: 4, stars: 2, present: LADDER, ahead: [] })
  expect(gains.hats).toEqual(['bow'])
  expect(isHatOpen(career, 'bow')).toBe(true)
  expect(isHatOpen(career, 'leaf')).toBe(false)
  expect(findNextHat(career)).toMatchObject({ hat: 'leaf', missing: 2 })
  expect(career.unseen).toEqual(['hat-bow'])
})

test('a rival beaten gives its ink, one a round and in order', () => {
  const career = freshCareer()
  const [first, second] = LADDER
  expect(
    recordRound(career, { mode: 'rush', place: 12, stars: 0, present: LADDER, ahead: [second!] }).isDuelWon,
  ).toBe(false)
  expect(findDuel(career)).toBe(first)
  expect(
    recordRound(career, { mode: 'rush', place: 1, stars: 3, present: LADDER, ahead: everybody }).isDuelWon,
  ).toBe(true)
  expect(career.beaten).toEqual([first])
  expect(isInkOpen(career, first! + 1)).toBe(true)
  expect(findDuel(career)).toBe(second)
})

test('a round without rivals beats no rival', () => {
  const career = freshCareer()
  expect(
    recordRound(career, { mode: 'relax', place: 1, stars: 3, present: LADDER, ahead: null }),
  ).toMatchObject({
    duel: null,
    isDuelWon: false,
  })
  expect(career.stars).toBe(3)
})

test('places are compared with the round before in the same mode', () => {
  const career = freshCareer()
  const come = (mode: string, place: number) =>
    recordRound(career, { mode, place, stars: 1, present: LADDER, ahead: everybody })
  expect(come('rush', 12)).toMatchObject({ from: null, isBestPlace: false })
  expect(come('rush', 7)).toMatchObject({ from: 12, isBestPlace: true })
  expect(come('fog', 9)).toMatchObject({ from: null })
  expect(come('rush', 9)).toMatchObject({ from: 7, isBestPlace: false })
  expect(career.best).toEqual({ rush: 7, fog: 9 })
})

const round = { mode: 'rush', place: 1, stars: 3, present: LADDER, ahead: everybody }
const dry = { ...round, place: 9, stars: 0, ahead: [] }

test('rivals grow with the player’s wins: calm for two rounds, then fierce in the sixth', () => {
  const career = freshCareer()
  const rungs = Array.from({ length: 6 }, () => {
    const rung = rungFor(career, false)
    recordRound(career, { ...round, rung })
    return rung
  })
  expect(rungs).toEqual([1, 1, 3, 4, 5, 5])
  expect(isCareer(career)).toBe(true)
  expect(isCareer({ ...career, rung: 6 })).toBe(false)
})

test('rivals are softer after two rounds without a star in a row, and never softer than calm', () => {
  const career = { ...freshCareer(), rounds: 7, rung: 3 }
  const rungs = [dry, { ...round, place: 4, stars: 1 }, dry, dry, dry, dry, dry, dry].map((one) => {
    recordRound(career, one)
    return career.rung
  })
  expect(rungs).toEqual([3, 3, 3, 2, 2, 1, 1, 1])
})

test('the daily, the quiet sheet and what was chosen for every round move no rung', () => {
  const career = { ...freshCareer(), rounds: 7, rung: 3 }
  const gains = [
    recordRound(career, { ...round, mode: 'daily' }),
    recordRound(career, { ...round, mode: 'relax', ahead: null }),
  ]
  expect(gains.map(({ nextRung }) => nextRung)).toEqual([3, 3])
  for (const [choice, rung] of [
    [{ gentle: true }, 1],
    [{ bold: true }, 4],
  ] as const) {
    const fixed = { ...career, ...choice }
    recordRound(fixed, round)
    expect([fixed.rung, rungFor(fixed, false), rungFor(fixed, true)]).toEqual([3, rung, 3])
  }
  expect(rungFor(freshCareer(), true)).toBe(3)
})

test('a career from before rivals grew continues where it was', () => {
  const rungs = [1, 3, 9].map((rounds) => rungFor({ ...freshCareer(), rounds }, false))
  expect(rungs).toEqual([1, 2, 3])
  const old = { ...freshCareer(), rounds: 9, bold: true, wins: 3, laurels: 1 }
  expect(isCareer(old)).toBe(true)
  expect(rungFor(old, false)).toBe(4)
})

test('harder rivals bring more: drops for a star, laurels for a win', () => {
  const gains = [1, 2, 3, 4, 5].map((rung) => recordRound(freshCareer(), { ...round, rung }))
  expect(gains.map(({ drops }) => drops)).toEqual([0, 0, 1, 2, 3])
  expect(gains.map(({ laurels }) => laurels)).toEqual([0, 0, 0, 1, 2])
  const career = freshCareer()
  recordRound(career, { ...round, rung: 5 })
  recordRound(career, { ...round, rung: 4, place: 2, stars: 2 })
  expect(career).toMatchObject({ laurels: 2, drops: 2, stars: 6 })
  expect(isCareer({ ...career, laurels: -1 })).toBe(false)
})

test('titles rise with the stars', () => {
  const titles = [0, 3, 4, 60, 500].map((stars) => titleOf({ ...freshCareer(), stars }))
  expect(titles).toEqual([0, 0, 1, 5, 11])
})

test('a save from before the career existed gets a new one and keeps its other data', () => {
  const old = { v: 1, kit: { mode: 'fog', level: 0, best: { fog: 812 } }, settings: {}, game: {} }
  const { kit, game } = parseProgress(old, saves, false)
  expect(kit.best).toEqual({ fog: 812 })
  expect(game).toEqual(freshCareer())
})

test('a valid career is restored; a forged one is reset', () => {
  const career = freshCareer()
  recordRound(career, { mode: 'rush', place: 2, stars: 3, present: LADDER, ahead: everybody })
  Object.assign(career, { hat: 'bow', ink: career.beaten[0]! + 1 })
  const load = (game: unknown) => parseProgress(JSON.parse(JSON.stringify({ v: 1, game })), saves, false).game
  expect(load(career)).toEqual(career)
  for (const spoilt of [{ hat: 'horns' }, { ink: 9 }, { stars: -2 }, { beaten: [99] }, { best: 7 }])
    expect(load({ ...career, ...spoilt })).toEqual(freshCareer())
})

test('rivals wear their own inks, never the player’s', () => {
  const state = initialState({ mode: 'rush', level: 0, seed: 4, day: '' })
  for (const mine of [0, 1, 7, 19]) {
    const inks = listInks(state, mine)
    expect(inks[0]).toBe(INKS[mine])
    expect(new Set(inks).size).toBe(PAINTERS)
  }
  const whoseInkIsMine = state.painters.findIndex(({ mind }, i) => i > 0 && mind.who === 6)
  expect(listInks(state, 7)[whoseInkIsMine]).toBe(INKS[0])
  expect(listInks(state, 8)[whoseInkIsMine]).toBe(INKS[7])
})

test('a team wears one colour in three patterns', () => {
  const state = initialState({ mode: 'teams', level: 0, seed: 4, day: '' })
  const inks = listInks(state, 5)
  const friends = inks.filter((_, i) => state.painters[i]!.team === 0)
  expect(new Set(friends.map(({ fill }) => fill)).size).toBe(1)
  expect(new Set(friends.map(({ pattern }) => pattern)).size).toBe(3)
})

test('rounds without a star bring drops, and three drops a star', () => {
  const career = freshCareer()
  const late = { mode: 'rush', place: 19, stars: 0, present: LADDER, ahead: [] }
  expect(recordRound(career, late)).toMatchObject({ drops: 1, isStarOfDrops: false, hats: [] })
  expect(findNextHat(career)!.share).toBeCloseTo(1 / 3)
  expect(recordRound(career, { ...late, place: 10 })).toMatchObject({
    drops: 2,
    isStarOfDrops: true,
    hats: ['bow'],
  })
  expect(career).toMatchObject({ stars: 1, drops: 0 })
  expect(recordRound(career, { ...late, place: 8, stars: 1 })).toMatchObject({
    drops: 0,
    isStarOfDrops: false,
  })
  expect(isCareer(career)).toBe(true)
  expect(isCareer({ ...career, drops: 3 })).toBe(false)
  const { drops: _, ...old } = career
  expect(isCareer(old)).toBe(true)
})

test('the first rounds are open, others by stars, and a played one stays open', () => {
  const career = freshCareer()
  const isOpen = (mode: string, bests = {}) => isModeOpen(career, mode, bests)
  expect(['rush', 'islands', 'daily', 'relax'].every((mode) => isOpen(mode))).toBe(true)
  expect(['pools', 'teams', 'fog'].some((mode) => isOpen(mode))).toBe(false)
  expect(isOpen('fog', { fog: 812 })).toBe(true)
  expect(recordRound(career, { ...round, place: 2, ahead: [] }).modes).toEqual(['pools'])
  career.best['teams'] = 3
  expect(isOpen('teams')).toBe(true)
})

test('orders that are filled bring their stars once, and make room for the next', () => {
  const career = freshCareer()
  expect(listOpen([])).toEqual([0, 1, 2])
  expect(recordRound(career, { ...dry, orders: [0, 2] }).orders).toEqual([0, 2])
  expect(career.stars).toBe(ORDERS[0]!.stars + ORDERS[2]!.stars)
  expect(listOpen(career.orders!)).toEqual([1, 28, 3])
  expect(isCareer(career)).toBe(true)
  expect(isCareer({ ...career, orders: [999] })).toBe(false)
})

test('an order is judged by the round; places and cuts only at its end', () => {
  const state = initialState({ mode: 'rush', level: 0, seed: 4, day: '' })
  const all = ORDERS.map((_, i) => i)
  const kinds = (isOver: boolean) => new Set(listFilled(all, state, isOver).map((i) => ORDERS[i]!.kind))
  expect([...kinds(false)]).toEqual([])
  expect([...kinds(true)]).toContain('cuts')
  state.painters[0]!.splashes = 5
  state.tally = { ...state.tally!, boons: 4, lead: 900, loop: 300, most: 600 }
  expect(listFilled(all, state, false).map((i) => ORDERS[i]!.target)).toEqual([2, 6, 4, 3, 4, 15])
  expect(listFilled(all, { ...state, twist: 'relax' }, true)).toEqual([])
})
