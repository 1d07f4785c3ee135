import { expect, test } from 'vitest'
import { isHalfWritten } from './worker-client.ts'

const message = { value: 'Dear site', defaultValue: '' }
const search = { value: 'cats', defaultValue: 'cats' }
const page = (fields: object[], activeElement: object | null = null) => ({
  activeElement,
  querySelectorAll: () => fields,
})

test('a newer worker does not reload a page with unsent text, even in a field without focus', () => {
  expect(isHalfWritten(page([message], message))).toBe(true)
  expect(isHalfWritten(page([message], { tagName: 'BUTTON' }))).toBe(true)
  expect(isHalfWritten(page([search], search))).toBe(true)
  expect(isHalfWritten(page([search]))).toBe(false)
  expect(isHalfWritten(page([]))).toBe(false)
})
