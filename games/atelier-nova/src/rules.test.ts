import { JUDGES } from './art/figure/judges.ts'
import { parseLook } from './rules/outfit.ts'
import { sayVerdict } from './view/verdict-card.ts'
import { createRun, playBot, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { findBestLook, findPar } from './rules/best.ts'
import { bots } from './bots.ts'
import { findPiece, listKind, PIECES } from './data/catalogue.ts'
import { KINDS } from './data/cuts.ts'
import { findScheme, judge } from './rules/judging.ts'
import type { Judge, Scheme } from './rules/judging.ts'
import type { Look } from './rules/look.ts'
import { swatch } from './rules/palette.ts'
import { rules, weekOf } from './rules.ts'
import type { Command, Event } from './state.ts'
import { THEMES } from './data/themes.ts'
import type { Theme } from './data/themes.ts'
import { texts } from './texts.ts'

const start = (mode = 'shows', level = 1) => ({
  mode,
  level,
  seed: level || 1,
  day: mode === 'daily' ? '2026-11-21' : '',
})
function play(commands: readonly Command[], level = 1) {
  const run = createRun(rules, start('shows', level))
  const events: Event[] = []
  for (const command of commands) events.push(...run.tick(toFrame(rules, { commands: [command] })))
  return { run, events, state: run.state }
}
const id = (name: string) => findPiece(name).id
const wear = (name: string): Command => ({ type: 'wear', piece: id(name) })

test('there are 180 pieces, some of every kind, each with styles and a name of its own', () => {
  expect(PIECES).toHaveLength(180)
  for (const kind of KINDS) expect(listKind(kind).length).toBeGreaterThanOrEqual(8)
  expect(new Set(PIECES.map(({ name }) => name)).size).toBe(180)
  for (const { tags } of PIECES) expect(Object.keys(tags).length).toBeGreaterThan(0)
})

test('there are at least 30 theme cards, all with a line of their own', () => {
  expect(THEMES.length).toBeGreaterThanOrEqual(30)
  expect(THEMES.filter(({ name }) => texts.brief(name) === '').map(({ name }) => name)).toEqual([])
})

test.each<[string, readonly Command[], readonly string[]]>([
  ['a piece is worn and, on theme, praised', [wear('cloud-sweater')], ['worn', 'matched']],
  ['the same piece again comes off', [wear('wool-beret'), wear('wool-beret')], ['worn', 'removed']],
  ['a dye needs something to dye', [{ type: 'dye', kind: 'wings', zone: 0, dye: 3 }], ['refused']],
  ['no such dye', [{ type: 'dye', kind: 'top', zone: 0, dye: 999 }], ['refused']],
  ['no such piece', [{ type: 'wear', piece: -1 }], ['refused']],
  ['half a piece is none', [{ type: 'wear', piece: 1.5 }], ['refused']],
  ['nothing to take back', [{ type: 'undo' }], ['refused']],
  ['a broken look is not worn', [{ type: 'dress', look: { wear: 7 } as never }], ['refused']],
  ['nobody is judged before the walk', [{ type: 'done' }], ['refused']],
])('%s', (_, commands, types) => {
  expect(play(commands).events.map(({ type }) => type)).toEqual(types)
})

test('a dress takes the place of top and bottom, and gives it back', () => {
  const dressed = play([wear('tea-dress')]).state.look.wear
  expect([dressed.dress?.piece, dressed.top, dressed.bottom]).toEqual([id('tea-dress'), undefined, undefined])
  const again = play([wear('tea-dress'), wear('hoodie')]).state.look.wear
  expect([again.dress, again.top?.piece, again.bottom?.piece]).toEqual([
    undefined,
    id('hoodie'),
    id('pencil-jeans'),
  ])
})

test('taking back restores the outfit before', () => {
  const before = play([]).state.look
  expect(play([wear('tea-dress'), { type: 'undo' }]).state.look).toEqual(before)
})

test.each<[Scheme, readonly string[]]>([
  ['neutral', ['ivory', 'ink', 'gold']],
  ['tone', ['rose', 'cherry', 'ivory']],
  ['neighbours', ['coral', 'apricot', 'butter']],
  ['opposites', ['teal', 'cherry']],
  ['triad', ['cherry', 'pistachio', 'navy']],
  ['loud', ['cherry', 'butter', 'teal', 'violet']],
  ['neighbours', ['magenta', 'rose', 'coral']],
])('%s: %s', (scheme, dyes) => {
  expect(findScheme(dyes.map(swatch))).toBe(scheme)
})

test('a remark names the piece, the style and the points', () => {
  const look = play([wear('star-cape')], 2).state.look
  const { remarks } = judge(look, THEMES[1]!)
  expect(remarks).toContainEqual({
    judge: 'tansy',
    what: 'style',
    piece: id('star-cape'),
    tag: 'magical',
    points: 4,
  })
  expect(texts.remarks.style('Star Cape', 'magical', 4)).toBe(
    'The star cape is just what I looked for: magical.',
  )
})

test('the points do not depend on who wears it', () => {
  const { look } = play([wear('gala-gown')], 9).state
  const other = { ...look, model: { skin: 11, body: 4, face: 7, eyes: 3, aid: 3 } }
  expect(judge(other, THEMES[8]!)).toEqual(judge(look, THEMES[8]!))
})

test('every theme can be won, and the best outfit is worth all three stars', () => {
  for (const [i, theme] of THEMES.entries()) {
    const { goals } = createRun(rules, start('shows', i + 1)).state
    expect(findPar(theme, i)).toBe(judge(findBestLook(theme, i), theme).score)
    expect(goals[0]).toBeGreaterThan(0)
    expect(goals[2]).toBeLessThanOrEqual(findPar(theme, i))
  }
})

test('a good player wins with three stars, and the log plays the same again', () => {
  const { outcome, log, hash } = playBot(rules, start('shows', 12), bots.expert, { maxTicks: 4000 })
  expect(outcome).toMatchObject({ won: true, stars: 3 })
  expect(replay(rules, log).hash()).toBe(hash)
})

test('after the verdict the outfit can be changed and shown again', () => {
  const { run } = play([
    wear('cloud-sweater'),
    { type: 'walk' },
    { type: 'skip' },
    { type: 'skip' },
    { type: 'back' },
  ])
  expect(run.state).toMatchObject({ phase: 'dress', verdict: null, score: 0 })
  expect(run.state.look.wear.top?.piece).toBe(id('cloud-sweater'))
})

test('saved looks are taken apart with care', () => {
  const { look } = play([]).state
  expect(parseLook(look)).toEqual(look)
  for (const bad of [
    null,
    7,
    {},
    { ...look, pose: 99 },
    { ...look, model: { ...look.model, skin: -1 } },
    { ...look, wear: { hat: { piece: id('hoodie'), a: 0, b: 0, pattern: 0 } } },
  ])
    expect(parseLook(bad)).toBeNull()
})

test.each([
  ['1970-01-01', 0],
  ['1970-01-05', 1],
  ['2026-11-15', 2967],
  ['2026-11-16', 2968],
  ['2026-11-22', 2968],
  ['2026-11-23', 2969],
])('%s is in week %i', (day, week) => {
  expect(weekOf(day)).toBe(week)
})

test('the judges say what is missing, and leave the numbers to the card', () => {
  const barefoot = play([wear('tea-dress')]).state.look
  const { shoes: _, ...wearing } = barefoot.wear
  const look = { ...barefoot, wear: wearing }
  const said = (theme: Theme, worn: Look, who: Judge) =>
    sayVerdict({ ...play([]).state, theme, look: worn, verdict: judge(worn, theme) }, who)
  expect(said(THEMES[0]!, look, 'nova')).toBe('Bare feet.')
  for (const who of JUDGES) expect(said(THEMES[0]!, look, who)).not.toMatch(/\d/)
  // Many are many, and who gives next to nothing does not praise.
  const { wear: worn } = play([wear('ballet-flats')]).state.look
  expect(said(THEMES[19]!, { ...look, wear: { shoes: worn.shoes! } }, 'tansy')).toBe(
    'The ballet flats are a little elegant. I looked for much more.',
  )
  expect(said(THEMES[19]!, { ...look, wear: { shoes: worn.shoes! } }, 'nova')).not.toMatch(/^Almost/)
})

test('no piece hangs there in a skin colour', () => {
  const close = ['sand', 'blush', 'apricot', 'cocoa', 'copper', 'chestnut', 'espresso'].map(swatch)
  const worn = (['dress', 'top', 'bottom'] as const).flatMap((kind) => listKind(kind))
  expect(worn.filter(({ a }) => close.includes(a)).map(({ name }) => name)).toEqual([])
})
