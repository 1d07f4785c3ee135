/** The table of `docs/security.md` and the tests name each other: every item has a test or a reason. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAnnotations } from './test-annotations.ts'

const ROOT = join(import.meta.dirname, '../..')
const ITEMS = /^\d+(\.\d+)+(, \d+(\.\d+)+)*$/

const security = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const table = security.slice(security.indexOf('## ASVS'), security.indexOf('## What was tried'))
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, items = '']) => ITEMS.test(items))
  .map(([, items = '', holds = '', reason = '']) => ({ items: items.split(', '), holds, reason }))
const items = rows.flatMap((row) => row.items)
const annotations = readAnnotations('asvs')

test('every row of the table is read, and no item stands in two', () => {
  const lines = table.match(/^\|(?! item |---)/gm) ?? []
  expect(rows).toHaveLength(lines.length)
  expect(items.length).toBeGreaterThan(60)
  expect(items).toEqual([...new Set(items)])
})

test('an item has either a test and what holds, or a reason', () => {
  const tested = new Set(annotations.flatMap(({ numbers }) => numbers))
  const faulty = rows.flatMap(({ items: each, holds, reason }) =>
    each.filter((item) => tested.has(item) !== (reason === '') || (holds === '') !== (reason !== '')),
  )
  expect(faulty).toEqual([])
})

test('every annotation stands above a test and names items of the table', () => {
  const known = new Set(items)
  const faulty = annotations.filter(
    ({ numbers, isOfTest }) => !isOfTest || numbers.some((number) => !known.has(number)),
  )
  expect(faulty).toEqual([])
})
