import { expect, test } from 'vitest'
import { networkOrCache } from './network-or-cache.ts'

const after = (ms: number, answer: string) =>
  new Promise<string>((resolve) => setTimeout(resolve, ms, answer))
const none = () => Promise.resolve(undefined)
const cached = () => Promise.resolve('cached')

test('a quick line answers itself', async () => {
  expect(await networkOrCache(after(1, 'new'), cached, 200)).toBe('new')
})

test('a slow network gives way to the cached copy', async () => {
  expect(await networkOrCache(after(60, 'new'), cached, 5)).toBe('cached')
})

test('a game that was never opened before comes over a slow line too', async () => {
  expect(await networkOrCache(after(60, 'new'), none, 5)).toBe('new')
})

test('offline the cached copy answers, and without one the error is thrown', async () => {
  const dead = () => Promise.reject<string>(new Error('no network'))
  expect(await networkOrCache(dead(), cached, 200)).toBe('cached')
  await expect(networkOrCache(dead(), none, 200)).rejects.toThrow('no network')
})
