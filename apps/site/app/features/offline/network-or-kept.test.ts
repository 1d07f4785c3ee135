import { expect, test } from 'vitest'
import { networkOrKept } from './network-or-kept.ts'

const after = (ms: number, answer: string) =>
  new Promise<string>((resolve) => setTimeout(resolve, ms, answer))
const none = () => Promise.resolve(undefined)
const kept = () => Promise.resolve('kept')

test('a quick line answers itself', async () => {
  expect(await networkOrKept(after(1, 'new'), kept, 200)).toBe('new')
})

test('a slow line gives way to the kept copy', async () => {
  expect(await networkOrKept(after(60, 'new'), kept, 5)).toBe('kept')
})

test('a game that was never opened before comes over a slow line too', async () => {
  expect(await networkOrKept(after(60, 'new'), none, 5)).toBe('new')
})

test('without a network the kept copy answers, and without both the failure is told', async () => {
  const dead = () => Promise.reject<string>(new Error('no network'))
  expect(await networkOrKept(dead(), kept, 200)).toBe('kept')
  await expect(networkOrKept(dead(), none, 200)).rejects.toThrow('no network')
})
