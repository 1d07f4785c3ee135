import { expect, test } from 'vitest'
import { OPERATIONS } from '../../../site/server/operations/registry.ts'
import { describeChange, OPERATION_TEXTS, splitChange } from './describe-change.ts'

const kites = { picture: 'sponsors-1', alt: 'Kites by Example', places: ['home'] }
const ropes = { picture: 'sponsors-2', alt: 'Ropes', places: ['game'] }

test('a change of single values shows both', () => {
  expect(
    describeChange({ before: { title: 'Kite', tags: null }, after: { title: 'Red Kite', tags: null } }),
  ).toBe('title Kite → Red Kite')
  expect(describeChange({ before: null, after: { title: 'Kite' } })).toBe('title Kite')
  expect(describeChange({ before: { tags: ['a'] }, after: { tags: null } })).toBe('tags a → –')
})

test.each([
  ['the first entry', null, [kites], 'sponsors + Kites by Example'],
  ['one more', [kites], [kites, ropes], 'sponsors + Ropes'],
  ['the last one goes', [kites], null, 'sponsors − Kites by Example'],
  ['one for another', [kites], [ropes], 'sponsors + Ropes − Kites by Example'],
  ['another order', [kites, ropes], [ropes, kites], 'sponsors in another order: Ropes, Kites by Example'],
  ['an edited entry', [kites], [{ ...kites, places: ['game'] }], 'sponsors changed'],
])('of a list only what is new, gone, moved or edited is shown: %s', (_name, before, after, text) => {
  expect(describeChange({ before: { sponsors: before }, after: { sponsors: after } })).toBe(text)
})

test('a long list is cut', () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ label: `Row ${at}` }))
  const text = describeChange({ before: { homeRows: [] }, after: { homeRows: rows } })
  expect(text).toMatch(/^rows \+ Row 0, Row 1, .*…$/)
  expect(text.length).toBeLessThan(110)
})

test('a long text is apart from the sentence, whole, and an entry that has nothing else has no sentence', () => {
  const [before, after] = [`${'a word '.repeat(20)}here`, `${'a word '.repeat(20)}there`]
  expect(
    splitChange({
      before: { title: 'Kite', description: before, tags: null },
      after: { title: 'Boat', description: after, tags: null },
    }),
  ).toEqual({
    text: 'title Kite → Boat',
    texts: [{ label: 'description', from: before, to: after }],
  })
  const only = splitChange({ before: { description: null }, after: { description: after } })
  expect(only).toEqual({ text: '', texts: [{ label: 'description', from: '', to: after }] })
})

test('own ad code is described by its places, an interval in words, and a text that is cut equally as changed', () => {
  const change = (before: object, after: object) =>
    describeChange({ before: { ...before }, after: { ...after } })
  expect(change({ 'ads.code': null }, { 'ads.code': { home: 'a1', game: 'b2' } })).toBe(
    'places with own ad code – → home, game',
  )
  expect(change({ 'ads.code': { home: 'a1' } }, { 'ads.code': { home: 'c3' } })).toBe(
    'places with own ad code changed',
  )
  expect(describeChange({ before: null, after: { everyMs: 86_400_000 } })).toBe('run every 1 day')
  const long = 'x'.repeat(200)
  expect(change({ description: `${long}a` }, { description: `${long}b` })).toBe('description changed')
})

test('settings of a site have the words of its form, and a title of something else stays a title', () => {
  const labels = { title: 'Title of the home page', 'theme.accent': 'Buttons' }
  const change = {
    before: { title: 'A', 'theme.accent': null },
    after: { title: 'B', 'theme.accent': '#f00' },
  }
  expect(describeChange({ ...change, target: 'site a.example' }, labels)).toBe(
    'Title of the home page A → B; Buttons – → #f00',
  )
  expect(describeChange({ ...change, target: 'article 21' }, labels)).toBe(
    'title A → B; theme.accent – → #f00',
  )
})

/** They change nothing that the audit lists. */
const UNLISTED = /^(get|list|check|preview|sendTest|verify)|^(endSession|addPlayTestCover|inspectFeed)$/

test('every operation that changes something has words', () => {
  const names = Object.keys(OPERATIONS).filter((name) => !UNLISTED.test(name))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => OPERATION_TEXTS[name] === undefined)).toEqual([])
})
