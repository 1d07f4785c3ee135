import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../build.ts'
import { CHECKS } from './check.ts'

const text = readFileSync(join(ROOT, 'docs/game-checklist.md'), 'utf8')
const numbered = (part: string) =>
  [...part.matchAll(/^(\d+)\. \*\*.+?\*\*/gm)].map(([, item]) => Number(item))

test('the checklist has every item once, in the order of the numbers, and leaves none out', () => {
  const items = numbered(text)
  expect(items).toEqual(items.map((_, place) => place + 1))
})

test('the command measures every item of the checklist but those that a person judges', () => {
  const judged = text.split('\n').filter((line) => line.includes('** (a person judges).'))
  const byPerson = new Set(numbered(judged.join('\n')))
  expect(byPerson.size).toBeGreaterThan(0)
  const measured = CHECKS.map(({ item }) => item).filter((item) => !byPerson.has(item))
  expect(measured.toSorted((a, b) => a - b)).toEqual(
    numbered(text)
      .filter((item) => !byPerson.has(item))
      .toSorted((a, b) => a - b),
  )
})
