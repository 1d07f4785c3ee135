import { expect, test } from 'vitest'
import { parseAnswers } from './consent-memory.ts'

const age = { band: 'teen', at: 5 }
const choice = { ads: true, analytics: false, providers: ['gam'], at: 7 }

test('stored answers are read back unchanged', () => {
  expect(parseAnswers(JSON.stringify({ age, choice }))).toEqual({ age, choice })
})

test.each([
  null,
  '',
  '{',
  '[]',
  '7',
  '{"age":{"band":"old","at":1},"choice":{"ads":1}}',
  '{"age":"teen","choice":true}',
  '{"age":{"band":"teen"},"choice":{"ads":true,"analytics":true,"providers":"gam","at":1}}',
  '{"choice":{"ads":true,"analytics":true,"providers":[7],"at":1}}',
])('%j counts as no answer', (text) => {
  expect(parseAnswers(text)).toEqual({ age: null, choice: null })
})

test('a spoiled choice costs that choice, never the age', () => {
  expect(parseAnswers(JSON.stringify({ age, choice: { ...choice, ads: 'yes' } }))).toEqual({
    age,
    choice: null,
  })
})
