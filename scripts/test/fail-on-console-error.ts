/** An error on the console fails the test, because it would go unnoticed otherwise. */
import { afterEach, expect } from 'vitest'

const errors: string[] = []
const report = console.error

console.error = (...parts: unknown[]) => {
  errors.push(parts.map(String).join(' '))
  report(...parts)
}

afterEach(() => {
  const seen = errors.splice(0)
  expect(seen, 'console.error was called').toEqual([])
})
