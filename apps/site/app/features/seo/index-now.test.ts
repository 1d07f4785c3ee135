import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import {
  canSubmit,
  isPublicHost,
  listChangedPaths,
  markReported,
  printPages,
  readPrints,
  waitAfterFailure,
  writePrints,
} from './index-now.ts'
import { makeArticle, makeCatalogue, makeContent, makeSite } from './make-view.ts'

test.each([
  ['games.example.com', true],
  ['xn--spiele-7ya.de', true],
  ['localhost', false],
  ['sunny.localhost', false],
  ['box.local', false],
  ['school.internal', false],
  ['fox.example', false],
  ['192.168.1.4', false],
  ['8.8.8.8', false],
  ['intranet', false],
])('a search engine can reach %s: %s', (host, expected) => {
  expect(isPublicHost(host)).toBe(expected)
})

test('only an enabled site on its canonical host submits anything', () => {
  const on = { discovery: { indexNow: true } }
  expect(canSubmit(makeSite(on, 'games.example.com'))).toBe(true)
  expect(canSubmit(makeSite({}, 'games.example.com'))).toBe(false)
  expect(canSubmit(makeSite(on, 'localhost'))).toBe(false)
  expect(canSubmit(makeSite({ ...on, canonicalHost: 'other.example.com' }, 'games.example.com'))).toBe(false)
})

test('new, changed and removed pages are submitted, unchanged ones are not', () => {
  const reported = new Map([
    ['/same', 'a'],
    ['/changed', 'a'],
    ['/gone', 'a'],
  ])
  const current = new Map([
    ['/same', 'a'],
    ['/changed', 'b'],
    ['/new', 'a'],
  ])
  expect(listChangedPaths(reported, current)).toEqual(['/changed', '/new', '/gone'])
  expect(listChangedPaths(reported, current, 1)).toEqual(['/changed'])
  markReported(reported, current, ['/changed'])
  expect(listChangedPaths(reported, current)).toEqual(['/new', '/gone'])
  markReported(reported, current, ['/new', '/gone'])
  expect(reported).toEqual(current)
})

test('prints are written and read again', () => {
  const prints = new Map([
    ['/gameDetail/chess', '1x'],
    ['/articlesDetail/1', '2y'],
  ])
  expect(new Map(readPrints(writePrints(prints)))).toEqual(prints)
  expect([...readPrints('')]).toEqual([])
  expect([...readPrints('torn\n\n/a 1\n')]).toEqual([['/a', '1']])
})

test('a page’s print moves with its title, its summary and its day, not with votes', () => {
  const game = makeGame({ slug: 'chess' })
  const printOf = (fields: object) =>
    new Map(
      printPages(makeCatalogue([{ ...game, ...fields }], makeSite()), makeContent([makeArticle(1)])),
    ).get('/gameDetail/chess')
  expect(printOf({ likes: 9, plays: 99 })).toBe(printOf({}))
  for (const fields of [{ title: 'Other' }, { summary: 'Other' }, { updatedAt: 5 }])
    expect(printOf(fields)).not.toBe(printOf({}))
})

test.each([
  [0, 0, 60_000],
  [3, 0, 480_000],
  [0, 3_600_000, 3_600_000],
  [50, 0, 86_400_000],
  [0, 9e12, 86_400_000],
])(
  'after %i failures and a Retry-After of %i ms, the next try comes in %i ms',
  (failures, retryAfterMs, wait) => {
    expect(waitAfterFailure(failures, retryAfterMs)).toBe(wait)
  },
)
