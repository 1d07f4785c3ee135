import { expect, test } from 'vitest'
import { createCourse, parseWay } from '../rules/course.ts'
import { bendAt } from './growth.ts'
import { createStripCache } from './strips.ts'

test('grass bends the way the vehicle goes, nearest most, and not at all before one that stands or flies', () => {
  expect(bendAt(-0.5, 0.5, 9)).toBeGreaterThan(0.8)
  expect(bendAt(-0.5, 0.5, -9)).toBeLessThan(0)
  expect(bendAt(1, 0.5, 9)).toBeLessThan(bendAt(0, 0.5, 9))
  expect(bendAt(3, 0.5, 9)).toBe(0)
  expect(bendAt(0, 0.5, 0)).toBe(0)
  expect(bendAt(0, 6, 9)).toBe(0)
})

test('the plants in view are rebuilt only when the window has moved on', () => {
  const course = createCourse(parseWay('flat 80'))
  let made = 0
  const find = createStripCache((strips) => {
    made++
    return strips
  })
  const windowAt = (left: number) => ({ left, right: left + 16 }) as Parameters<typeof find>[1]
  const first = find(course, windowAt(10), 'red')
  expect(first[0]!.length).toBeGreaterThan(16)
  expect(find(course, windowAt(11), 'red')).toBe(first)
  expect(made).toBe(1)
  const far = find(course, windowAt(60), 'red')
  expect(made).toBe(2)
  expect(far[0]!.at(-1)!.x).toBeGreaterThan(76 * 50)
  find(course, windowAt(60), 'blue')
  expect(made).toBe(3)
})
