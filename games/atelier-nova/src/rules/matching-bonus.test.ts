import { createRun, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { findBestLook } from './best.ts'
import { findPiece } from '../data/catalogue.ts'
import { addExtra, MAX_EXTRA, sumExtra } from '../view/extra-stars.ts'
import { saves } from '../view/book.ts'
import { judge } from './judging.ts'
import type { Look } from './look.ts'
import { swatch } from './palette.ts'
import { costOf, sureStars } from '../data/prizes.ts'
import { findRival, RIVALS_FROM } from './rival.ts'
import { rules } from '../rules.ts'
import type { State } from '../state.ts'
import { THEMES } from '../data/themes.ts'
import { countTrims, findEcho, findPose, MAX_TRIMS, POSE_TAGS } from './matching-bonus.ts'

const { look } = createRun(rules, { mode: 'shows', level: 1, seed: 1, day: '' }).state
const worn = (name: string, a: string, b: string, pattern = 0) => ({
  piece: findPiece(name).id,
  a: swatch(a),
  b: swatch(b),
  pattern,
})
const dressed = (top: number, bottom: number, hat: number): Look => ({
  ...look,
  wear: {
    top: worn('hoodie', 'teal', 'ivory', top),
    bottom: worn('pencil-jeans', 'cherry', 'ivory', bottom),
    hat: worn('wool-beret', 'sun', 'ivory', hat),
  },
})

test.each<[string, Look, number]>([
  ['two pieces in stripes', dressed(1, 1, 0), 1],
  ['with one other pattern', dressed(2, 2, 5), 2],
  ['each its own', dressed(1, 2, 0), 0],
  ['all plain', dressed(0, 0, 0), 0],
])('a pattern met twice: %s', (_, own, pattern) => {
  expect(findEcho(own)).toBe(pattern)
})

test('a third pattern drowns the one that is met again', () => {
  const busy = dressed(1, 1, 2)
  busy.wear.bag = worn('market-tote', 'ivory', 'ivory', 3)
  expect(findEcho(busy)).toBe(0)
})

test('a trim counts in the main dye of another piece, not in its own', () => {
  const plain = dressed(0, 0, 0)
  expect(countTrims(plain)).toBe(0)
  const { top, bottom, hat } = plain.wear
  expect(countTrims({ ...plain, wear: { bottom, hat, top: { ...top!, b: swatch('cherry') } } })).toBe(1)
  expect(countTrims({ ...plain, wear: { bottom, hat, top: { ...top!, b: swatch('teal') } } })).toBe(0)
})

test('every style has a pose that says it, and no pose says the first style of every card', () => {
  for (const theme of THEMES) {
    const worth = POSE_TAGS.map((_, pose) => findPose(pose, theme)?.points ?? 0)
    expect(Math.max(...worth), theme.name).toBe(4)
    expect(worth.filter((points) => points === 0).length, theme.name).toBeGreaterThan(0)
  }
})

test('the best outfit has all three things, and they are a part of it worth having', () => {
  for (const [i, theme] of THEMES.entries()) {
    const best = findBestLook(theme, sureStars({ mode: 'shows', level: i + 1 }))
    expect(findEcho(best), theme.name).toBeGreaterThan(0)
    expect(findPose(best.pose, theme)?.points, theme.name).toBe(4)
    expect(countTrims(best), theme.name).toBeGreaterThan(0)
    const given = judge(best, theme).remarks.filter(({ what }) => ['echo', 'trim', 'pose'].includes(what))
    expect(given.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(9 + MAX_TRIMS)
  }
})

const shown = (mode: string, seed = 1): State => {
  const run = createRun(rules, { mode, level: 0, seed, day: mode === 'daily' ? '2026-11-22' : '' })
  const best = findBestLook(run.state.theme, 0)
  const skip = { type: 'skip' } as const
  const walk = { type: 'walk' } as const
  // An envelope opened, past the rival, then past one's own walk.
  const ways = run.state.theme.late ? [walk, walk, skip, skip] : [walk, skip, skip]
  for (const command of [{ type: 'dress', look: best } as const, ...ways])
    run.tick(toFrame(rules, { commands: [command] }))
  return run.state
}

test('a theme of the day wins a star for the shelf once, a week two, a collection only with its last show', () => {
  const day = shown('daily')
  const once = addExtra({}, day, '2026-11-22')
  expect(sumExtra(once)).toBe(1)
  expect(addExtra(once, day, '2026-11-22')).toBe(once)
  expect(sumExtra(addExtra(once, shown('weekly'), '2968'))).toBe(3)
  expect(addExtra({}, shown('collection'), '5')).toEqual({})
  expect(sumExtra(addExtra({}, { ...shown('collection'), show: 3 }, '5'))).toBe(1)
})

test('collections are not played for stars for ever', () => {
  const last = { ...shown('collection'), show: 3 }
  let extra = {}
  for (let i = 0; i < 20; i++) extra = addExtra(extra, last, `${i}`)
  expect(sumExtra(extra)).toBe(6)
  expect(sumExtra(Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`daily ${i}`, 1])))).toBe(
    MAX_EXTRA,
  )
})

test('saves from before these fields existed still load, and broken ones do not', () => {
  expect(saves.isValid?.({ looks: [] })).toBe(true)
  expect(saves.isValid?.({ looks: [], known: [1, 2], extra: { 'daily 2026-11-22': 1 } })).toBe(true)
  expect(saves.isValid?.({ looks: [], known: [1, 1] })).toBe(false)
  expect(saves.isValid?.({ looks: [], known: [9999] })).toBe(false)
  expect(saves.isValid?.({ looks: [], extra: { 'daily 2026-11-22': 50 } })).toBe(false)
})

test('rivals wear pieces that every player has, are judged by the same three, and grow from show to show', () => {
  const scores = THEMES.map((theme, i) => {
    const state = { mode: 'shows', level: i + 1, theme }
    const rival = findRival(state)
    if (i + 1 < RIVALS_FROM) expect(rival).toBeNull()
    if (!rival) return 0
    expect(rival.score).toBe(judge(rival.look, theme).score)
    expect(findRival({ ...state, theme: { ...theme } })).toEqual(rival)
    for (const { piece } of Object.values(rival.look.wear)) expect(costOf(piece)).toBeLessThanOrEqual(i)
    return rival.score / judge(findBestLook(theme, i), theme).score
  })
  for (const share of scores.slice(RIVALS_FROM - 1)) expect(share).toBeGreaterThan(0.2)
  for (const share of scores) expect(share).toBeLessThan(0.7)
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  expect(mean(scores.slice(-12))).toBeGreaterThan(mean(scores.slice(3, 15)))
})
