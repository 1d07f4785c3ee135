import { expect, test } from 'vitest'
import { createGameSaves, MAX_SAVE_LENGTH } from './game-saves.ts'
import { EMPTY_LOCAL_DATA, withSearch } from './local-data.ts'
import { createLocalStore, STORED_KEY, STORAGE_KEY, THEME_KEY } from './local-store.ts'
import { exportLocalData, importLocalData, MAX_IMPORT_LENGTH } from './transfer.ts'

/** A browser's storage is the outside world here: what matters is how we bear its moods. */
class FakeStorage implements Storage {
  items = new Map<string, string>()
  isFull = false
  get length() {
    return this.items.size
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, value)
  }
  removeItem(key: string) {
    this.items.delete(key)
  }
  clear() {
    this.items.clear()
  }
}

const game = { slug: 'cozy-blocks', title: 'Cozy Blocks', coverVersion: '1', at: 5 }

function createPlace(storage: Storage) {
  return { store: createLocalStore(() => storage), findStorage: () => storage }
}

test('a change is stored, reported to listeners and read by the next visit', () => {
  const storage = new FakeStorage()
  const store = createLocalStore(() => storage)
  let calls = 0
  const stop = store.subscribe(() => (calls += 1))
  expect(store.update((data) => ({ ...data, theme: 'light', recent: [game] }))).toBe(true)
  expect(calls).toBe(1)
  stop()
  expect(createLocalStore(() => storage).read().theme).toBe('light')
  expect(storage.getItem(THEME_KEY)).toBe('light')
  expect(storage.getItem(STORED_KEY)).toBe('recent')
})

test('reading twice returns the same object, so that nothing renders again', () => {
  const store = createLocalStore(() => new FakeStorage())
  expect(store.read()).toBe(store.read())
})

test('denied storage: the visit works in memory', () => {
  const store = createLocalStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(store.read()).toBe(EMPTY_LOCAL_DATA)
  expect(store.update((data) => withSearch(data, 'snake'))).toBe(false)
  expect(store.read().searches).toEqual(['snake'])
  store.clear()
  expect(store.read()).toBe(EMPTY_LOCAL_DATA)
})

test('full storage: changes stay in memory and are stored when there is room again', () => {
  const storage = new FakeStorage()
  const store = createLocalStore(() => storage)
  store.update((data) => withSearch(data, 'one'))
  storage.isFull = true
  expect(store.update((data) => withSearch(data, 'two'))).toBe(false)
  expect(store.read().searches).toEqual(['two', 'one'])
  storage.isFull = false
  expect(store.update((data) => withSearch(data, 'three'))).toBe(true)
  expect(createLocalStore(() => storage).read().searches).toEqual(['three', 'two', 'one'])
})

test('two tabs change different parts and neither loses', () => {
  const storage = new FakeStorage()
  const one = createLocalStore(() => storage)
  const two = createLocalStore(() => storage)
  one.read()
  two.read()
  one.update((data) => withSearch(data, 'snake'))
  two.update((data) => ({ ...data, muted: true }))
  one.reload()
  expect(one.read()).toMatchObject({ searches: ['snake'], muted: true })
})

test('clearing deletes all of our keys and no others', () => {
  const storage = new FakeStorage()
  const store = createLocalStore(() => storage)
  store.update((data) => ({ ...data, theme: 'dark' }))
  createGameSaves(() => storage).set('cozy-blocks', 'board', 'x')
  storage.setItem('playhouse-game:cozy-blocks:board', 'stored by a game that was opened outside of its page')
  storage.setItem('playhouses', 'not ours')
  storage.setItem('someone-else', '1')
  store.clear()
  expect([...storage.items.keys()]).toEqual(['playhouses', 'someone-else'])
  expect(storage.getItem(STORAGE_KEY)).toBeNull()
})

test('a game gets its own saves back and cannot read another game’s', () => {
  const storage = new FakeStorage()
  createGameSaves(() => storage).set('cozy-blocks', 'board', '1,2')
  const saves = createGameSaves(() => storage)
  expect(saves.get('cozy-blocks', 'board')).toBe('1,2')
  expect(saves.keys('cozy-blocks')).toEqual(['board'])
  expect(saves.get('moon-melon', 'board')).toBeNull()
  expect(saves.get('cozy-blocks', '__proto__')).toBeNull()
  saves.remove('cozy-blocks', 'board')
  expect(saves.keys('cozy-blocks')).toEqual([])
})

test('data that a full storage could not store is cleared too', () => {
  const storage = new FakeStorage()
  const store = createLocalStore(() => storage)
  const saves = createGameSaves(() => storage, Date.now, store)
  storage.isFull = true
  expect(() => saves.set('cozy-blocks', 'board', 'x')).toThrow('full')
  store.clear()
  expect(saves.get('cozy-blocks', 'board')).toBeNull()
})

test('a save over the limit is refused and the last good one stays', () => {
  const storage = new FakeStorage()
  const saves = createGameSaves(() => storage)
  saves.set('cozy-blocks', 'board', 'small')
  expect(() => saves.set('cozy-blocks', 'big', 'x'.repeat(MAX_SAVE_LENGTH))).toThrow('too large')
  expect(saves.get('cozy-blocks', 'board')).toBe('small')
})

test('a full storage holds a save for the visit and reports that it is not stored', () => {
  const storage = new FakeStorage()
  storage.isFull = true
  const saves = createGameSaves(() => storage)
  expect(() => saves.set('cozy-blocks', 'board', 'x')).toThrow('full')
  expect(saves.get('cozy-blocks', 'board')).toBe('x')
})

test('an exported file brings everything to another device, where a newer save stays', () => {
  const here = createPlace(new FakeStorage())
  here.store.update((data) => ({ ...data, recent: [game], theme: 'light' }))
  createGameSaves(here.findStorage, () => 100).set('cozy-blocks', 'board', 'from here')
  createGameSaves(here.findStorage, () => 100).set('moon-melon', 'board', 'from here')

  const there = createPlace(new FakeStorage())
  createGameSaves(there.findStorage, () => 200).set('moon-melon', 'board', 'newer')
  expect(importLocalData(exportLocalData(here), there)).toEqual({ ok: true, importedSaves: 1 })
  expect(there.store.read()).toMatchObject({ recent: [game], theme: 'light' })
  expect(createGameSaves(there.findStorage).get('cozy-blocks', 'board')).toBe('from here')
  expect(createGameSaves(there.findStorage).get('moon-melon', 'board')).toBe('newer')
})

test('importing a file into a browser without storage reports it', () => {
  const here = createPlace(new FakeStorage())
  const denied = { store: createLocalStore(() => null), findStorage: () => null }
  here.store.update((data) => ({ ...data, recent: [game] }))
  expect(importLocalData(exportLocalData(here), denied)).toMatchObject({ ok: false })
})

test.each([
  ['something that is not JSON', 'hello'],
  ['foreign JSON', '{"hello":1}'],
  ['a newer version', '{"kind":"playhouse-data","version":99,"data":{}}'],
  ['a huge file', 'x'.repeat(MAX_IMPORT_LENGTH + 1)],
])('%s is refused in words', (_name, text) => {
  const result = importLocalData(text)
  expect(result.ok).toBe(false)
  expect(!result.ok && result.error.length).toBeGreaterThan(20)
})
