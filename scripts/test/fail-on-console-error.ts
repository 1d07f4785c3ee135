/** An error on the console fails the test, because it would go unnoticed otherwise. */
import { afterEach, expect } from 'vitest'

declare global {
  /** Files of tests that share a process share the list. */
  var consoleErrors: string[] | undefined
}

globalThis.consoleErrors ??= listenToErrors()

function listenToErrors(): string[] {
  const errors: string[] = []
  const report = console.error
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '))
    report(...parts)
  }
  return errors
}

afterEach(() => {
  const seen = globalThis.consoleErrors?.splice(0)
  expect(seen, 'console.error was called').toEqual([])
})
