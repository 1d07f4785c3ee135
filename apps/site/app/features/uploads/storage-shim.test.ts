// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import {
  applyChange,
  emptySave,
  MAX_GAME_LENGTH,
  parseSaveChange,
  readFrameData,
} from '#app/features/local-data/upload-save.ts'
import { createCookieJar } from './shim-cookies.ts'
import { createMemoryStorage } from './shim-storage.ts'

const openStorage = (initial: Record<string, string> = {}, maxLength = 100) => {
  const onChange = vi.fn<(key: string | null) => void>()
  return { onChange, ...createMemoryStorage(initial, () => maxLength, onChange) }
}

test('a storage behaves like the browser’s', () => {
  const { storage, read, onChange } = openStorage({ level: '3' })
  expect(storage.getItem('level')).toBe('3')
  expect(storage.length).toBe(1)
  storage.setItem('coins', 5 as never)
  ;(storage as unknown as Record<string, unknown>).name = 'Ada'
  expect([storage.coins, storage['name'], storage.key(1), storage.key(9)]).toEqual([
    '5',
    'Ada',
    'coins',
    null,
  ])
  expect(Object.keys(storage)).toEqual(['level', 'coins', 'name'])
  expect('coins' in storage).toBe(true)
  delete storage.coins
  expect(storage.getItem('coins')).toBeNull()
  expect(storage.coins).toBeUndefined()
  expect(storage instanceof Storage).toBe(true)
  expect(JSON.parse(JSON.stringify(storage))).toEqual({ level: '3', name: 'Ada' })
  storage.clear()
  expect(read()).toEqual({})
  expect(onChange.mock.calls.flat()).toEqual(['coins', 'name', 'coins', null])
})

test('keys that are names of JavaScript are keys', () => {
  const { storage, read } = openStorage()
  for (const key of ['__proto__', 'constructor', 'toString']) storage.setItem(key, 'x')
  expect(storage.getItem('__proto__')).toBe('x')
  expect(Object.keys(read())).toEqual(['__proto__', 'constructor', 'toString'])
})

// covers: '11.24'
test('what does not fit throws the browser’s error, and what was there stays', () => {
  const { storage } = openStorage({ a: 'x'.repeat(50) }, 100)
  const fill = () => storage.setItem('b', 'y'.repeat(60))
  expect(fill).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }) as Error)
  expect(fill).toThrow("Failed to execute 'setItem' on 'Storage'")
  expect(storage.getItem('b')).toBeNull()
  storage.setItem('a', 'z'.repeat(90))
  storage.removeItem('a')
  expect(fill).not.toThrow()
})

test('cookies are written, read and expire', () => {
  let nowMs = 1000
  const jar = createCookieJar(
    { old: { value: '1', expiresMs: 900 } },
    () => {},
    () => nowMs,
  )
  jar.write('score=12; path=/; SameSite=Lax')
  jar.write('name=a=b; max-age=60')
  jar.write('day=x; expires=Thu, 01 Jan 1970 00:00:05 GMT')
  expect(jar.read()).toBe('score=12; name=a=b; day=x')
  nowMs = 6000
  expect(jar.read()).toBe('score=12; name=a=b')
  jar.write('score=; max-age=0')
  expect(jar.list()).toEqual({ name: { value: 'a=b', expiresMs: 61_000 } })
})

test('the page stores what a game may store, and nothing else', () => {
  const save = { ...emptySave(), local: { a: '1', b: '2' } }
  const change = parseSaveChange({ isCleared: false, local: { a: null, c: '3' }, cookies: {} })!
  expect(applyChange(save, change)?.local).toEqual({ b: '2', c: '3' })
  expect(applyChange(save, { ...change, isCleared: true })?.local).toEqual({ c: '3' })
  expect(applyChange(save, { ...change, local: { big: 'x'.repeat(MAX_GAME_LENGTH) } })).toBeNull()
  const databases = { one: '{}', two: null }
  const changed = applyChange({ ...save, databases: { two: '{}', three: '{}' } }, { ...change, databases })
  expect(changed?.databases).toEqual({ one: '{}', three: '{}' })
  // Both kinds share what a game may store.
  const half = 'x'.repeat(MAX_GAME_LENGTH / 2)
  expect(applyChange(save, { ...change, local: { a: half }, databases: { d: half } })).toBeNull()
  for (const hostile of [
    null,
    5,
    [],
    {},
    { isCleared: false, local: { a: 1 }, cookies: {} },
    { isCleared: false, local: {}, cookies: { a: 1 } },
    { isCleared: false, local: {}, cookies: {}, databases: { a: 1 } },
    { isCleared: false, local: {}, cookies: {}, databases: [] },
  ])
    expect(parseSaveChange(hostile)).toBeNull()
  const many = Object.fromEntries(
    Array.from({ length: 51 }, (_, at) => [String(at), { value: '', expiresMs: 1 }]),
  )
  expect(parseSaveChange({ isCleared: false, local: {}, cookies: many })).toBeNull()
})

test('a carried name that is damaged is an empty one', () => {
  const empty = { local: {}, cookies: {}, session: {}, databases: {} }
  for (const value of [null, 'x', { local: { a: 1 }, session: 3, cookies: [] }])
    expect(readFrameData(value)).toEqual(empty)
})
