import { expect, test } from 'vitest'
import { findUpcoming, listHazards } from './upcoming-signs.ts'
import { createCourse, parseWay } from '../rules/course.ts'
import { PAINTS } from '../art/paints.ts'

const course = createCourse(
  parseWay('flat 10, gap 3 0.5, flat 20, bridge 8, flat 20, boost flat 8, loop 2.7, flat 9, seesaw 7'),
)

test('hazards are listed in order, and a gap with planks is a bridge', () => {
  const kinds = listHazards(course).map(({ kind }) => kind)
  expect(kinds).toEqual(['gap', 'bridge', 'loop', 'seesaw'])
})

test('a sign appears for the next hazard beyond the edge, sooner at higher speed, and never for a standing vehicle', () => {
  const [gap, bridge] = listHazards(course)
  expect(findUpcoming(course, gap!.at - 5, 6)?.hazard.kind).toBe('gap')
  expect(findUpcoming(course, gap!.at - 10, 6)).toBeNull()
  expect(findUpcoming(course, gap!.at - 10, 12)?.hazard.kind).toBe('gap')
  expect(findUpcoming(course, gap!.at - 5, 1)).toBeNull()
  expect(findUpcoming(course, gap!.at + 0.1, 6)).toBeNull()
  expect(findUpcoming(course, bridge!.at - 1, 6)!.near).toBeGreaterThan(
    findUpcoming(course, bridge!.at - 4, 6)!.near,
  )
})

test('a coat of paint that was chosen keeps its number', () => {
  const first = PAINTS.slice(0, 6).map(({ needs, at }) => `${needs} ${at}`)
  expect(first).toEqual(['stars 24', 'metres 800', 'stars 75', 'metres 1600', 'golden 10', 'stars 150'])
  expect(new Set(PAINTS.map(({ coat }) => coat.body)).size).toBe(PAINTS.length)
})
