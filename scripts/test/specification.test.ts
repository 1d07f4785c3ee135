/** `docs/specification.md` and the tests name each other: every number has a test, every `covers:` a number. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAnnotations } from './test-annotations.ts'

const ROOT = join(import.meta.dirname, '../..')
const specification = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
const numbers = [...specification.matchAll(/^- \*\*(\d+\.\d+)\*\* \S/gm)].map(([, number]) => number!)

const annotations = readAnnotations('covers')

test('every sentence of the specification has a number of its own', () => {
  expect(numbers.length).toBeGreaterThan(130)
  expect(numbers).toEqual([...new Set(numbers)])
  expect(specification.match(/^- /gm)).toHaveLength(numbers.length)
})

test('every number of the specification is covered by a test', () => {
  const covered = new Set(annotations.flatMap((each) => each.numbers))
  expect(numbers.filter((number) => !covered.has(number))).toEqual([])
})

test('every annotation stands above a test and names numbers of the specification', () => {
  const known = new Set(numbers)
  const faulty = annotations.filter(
    (each) => !each.isOfTest || each.numbers.some((number) => !known.has(number)),
  )
  expect(faulty).toEqual([])
})

test('every decision that the specification names is there', () => {
  const named = [...specification.matchAll(/decision (\d{3})/g)].map(([, number]) => number!)
  const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 3))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((number) => !decisions.includes(number))).toEqual([])
})
