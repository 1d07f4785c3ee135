/** An error on the console is a failed test: nobody reads it otherwise. */
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
