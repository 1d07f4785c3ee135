import { expect, test, vi } from 'vitest'
import { createMemoryDatabases, DATABASE_INTERFACES } from './shim-databases.ts'

const MEGABYTE = 1024 * 1024

function open(initial: Record<string, string> = {}, maxLength = 5 * MEGABYTE) {
  const onChange = vi.fn<() => void>()
  return { onChange, ...createMemoryDatabases({ initial, getMaxLength: () => maxLength, onChange }) }
}

const settle = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error!))
  })

const finish = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error!))
  })

function openDatabase(
  { indexedDB }: { indexedDB: IDBFactory },
  upgrade: (database: IDBDatabase) => void = (database) => void database.createObjectStore('files'),
  version?: number,
) {
  const request = indexedDB.open('saves', version)
  request.addEventListener('upgradeneeded', () => upgrade(request.result))
  return settle(request)
}

async function write(database: IDBDatabase, work: (store: IDBObjectStore) => void, store = 'files') {
  const transaction = database.transaction(store, 'readwrite')
  work(transaction.objectStore(store))
  await finish(transaction)
}

// covers: '11.24'
test('databases are as they were: versions, stores, indexes, values of every kind', async () => {
  const first = open()
  const values = {
    file: { timestamp: new Date(1_700_000_000_000), mode: 33_206, contents: new Uint8Array([1, 2, 255]) },
    part: new Uint8Array([9, 8, 7, 6]).subarray(1, 3),
    view: new DataView(new Uint8Array([4, 5]).buffer),
    map: new Map<unknown, unknown>([['a', new Set([1, undefined])]]),
    odd: [null, NaN, -0, 12n, /x/g, 'ä\u2028'],
  }
  const database = await openDatabase(
    first,
    (upgraded) => {
      upgraded.createObjectStore('files')
      const players = upgraded.createObjectStore('players', { keyPath: 'id', autoIncrement: true })
      players.createIndex('name', 'name', { unique: true })
      players.createIndex('tags', 'tags', { multiEntry: true })
    },
    3,
  )
  await write(database, (store) => {
    for (const [key, value] of Object.entries(values)) store.put(value, key)
    store.put('by a date', new Date(5))
    store.put('by parts', ['a', 1])
  })
  await write(
    database,
    (store) => {
      for (const name of ['Ada', 'Bo', 'Cy']) store.add({ name, tags: ['x', name] })
      store.delete(3)
    },
    'players',
  )
  const changes = first.takeChanges()
  expect(Object.keys(changes)).toEqual(['saves'])
  expect(first.takeChanges()).toEqual({})
  expect(first.read()).toEqual(changes)
  expect(first.measure()).toBe('saves'.length + changes.saves!.length)

  const second = open({ saves: changes.saves! })
  expect(await second.indexedDB.databases()).toEqual([{ name: 'saves', version: 3 }])
  const again = await openDatabase(second, () => expect.unreachable('it has this version'))
  expect([again.version, ...again.objectStoreNames]).toEqual([3, 'files', 'players'])
  const files = again.transaction('files').objectStore('files')
  for (const [key, value] of Object.entries(values)) expect(await settle(files.get(key))).toEqual(value)
  expect(await settle(files.get(new Date(5)))).toBe('by a date')
  expect(await settle(files.get(['a', 1]))).toBe('by parts')
  const players = again.transaction('players', 'readwrite').objectStore('players')
  expect(await settle(players.index('tags').getAllKeys('x'))).toEqual([1, 2])
  // The key of a player who is gone is not given again.
  expect(await settle(players.add({ name: 'Di' }))).toBe(4)
  await expect(settle(players.add({ name: 'Ada' }))).rejects.toMatchObject({ name: 'ConstraintError' })
  expect(second.onChange).not.toHaveBeenCalled()
})

test('what is deleted, cleared, taken back or upgraded is no longer in the text', async () => {
  const { onChange, ...databases } = open()
  const database = await openDatabase(databases)
  expect(onChange).toHaveBeenCalledTimes(1)
  await write(database, (store) => void store.put('one', 1))
  const aborted = database.transaction('files', 'readwrite')
  aborted.objectStore('files').put('two', 2)
  aborted.abort()
  await expect(finish(aborted)).rejects.toBeNull()
  await database.transaction('files').objectStore('files').get(1)
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(databases.takeChanges().saves).toContain('"one"')
  expect(databases.read().saves).not.toContain('"two"')
  await write(database, (store) => void store.clear())
  expect(databases.takeChanges().saves).not.toContain('"one"')
  database.close()
  const upgraded = await openDatabase(databases, (next) => next.deleteObjectStore('files'), 2)
  expect(databases.takeChanges().saves).toBe('{"version":2,"stores":[]}')
  upgraded.close()
  await settle(databases.indexedDB.deleteDatabase('saves'))
  expect(databases.takeChanges()).toEqual({ saves: null })
  expect(databases.measure()).toBe(0)
})

// covers: '11.24'
test('a write that does not fit is aborted as a browser does, and what was there stays', async () => {
  const databases = open({}, MEGABYTE)
  const database = await openDatabase(databases)
  await write(database, (store) => void store.put(new Uint8Array(400_000), 'level'))
  const fill = (key: string) =>
    write(database, (store) => {
      store.put('small', 'other')
      store.put(new Uint8Array(600_000), key)
    })
  await expect(fill('more')).rejects.toMatchObject({ name: 'QuotaExceededError' })
  const keys = () => settle(database.transaction('files').objectStore('files').getAllKeys())
  expect(await keys()).toEqual(['level'])
  // What is replaced makes room.
  await expect(fill('level')).resolves.toBeUndefined()
  expect(await keys()).toEqual(['level', 'other'])
  expect(databases.takeChanges().saves!.length).toBeLessThan(MEGABYTE)
})

test('what was refused is not in the text, a smaller value is never refused, and another database stays', async () => {
  const other = open()
  await write(await openDatabase(other), (store) => void store.put('x'.repeat(1000), 'level'))
  const { saves } = other.takeChanges()
  let maxLength = 100_000
  const databases = createMemoryDatabases({
    initial: { untouched: saves! },
    getMaxLength: () => maxLength,
    onChange() {},
  })
  const database = await openDatabase(databases)
  await write(database, (store) => void store.put('y'.repeat(50_000), 'level'))
  const fill = write(database, (store) => {
    store.put('small', 'other')
    store.put('z'.repeat(60_000), 'more')
  })
  await expect(fill).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(databases.takeChanges().saves).not.toContain('small')
  expect(databases.read().untouched).toBe(saves)
  // localStorage has taken the rest.
  maxLength = 10_000
  await expect(write(database, (store) => void store.put('y', 'level'))).resolves.toBeUndefined()
})

test('a value that is no text lives as long as the document; damaged texts are as if they had never been', async () => {
  const databases = open()
  const database = await openDatabase(databases)
  await write(database, (store) => {
    store.put(new Blob(['x']), 'blob')
    store.put('stored', 'word')
  })
  expect(await settle(database.transaction('files').objectStore('files').get('blob'))).toBeInstanceOf(Blob)
  const { saves } = databases.takeChanges()
  const again = await openDatabase(open({ saves: saves! }))
  expect(await settle(again.transaction('files').objectStore('files').getAllKeys())).toEqual(['word'])
  for (const text of [
    '',
    '{"version":1',
    '5',
    '{"version":1,"stores":[7]}',
    saves!.replace('"stored"', '9,9'),
  ]) {
    const fresh = await openDatabase(open({ saves: text }))
    expect([...fresh.objectStoreNames], text).toEqual(['files'])
  }
})

test('what an earlier version wrote can be read', async () => {
  const saves =
    '{"version":1,"stores":[{"name":"files","keyPath":null,"autoIncrement":false,"lastKey":0,"indexes":[],"records":[' +
    '[[1,2],"/idbfs/a",{"timestamp":3,"mode":4,"contents":5},["Date","2026-11-30T18:00:00.000Z"],33206,["Uint8Array",6],["ArrayBuffer","AQL/"]]]}]}'
  const database = await openDatabase(open({ saves }))
  expect(await settle(database.transaction('files').objectStore('files').get('/idbfs/a'))).toEqual({
    timestamp: new Date('2026-11-30T18:00:00Z'),
    mode: 33_206,
    contents: new Uint8Array([1, 2, 255]),
  })
})

test('the interfaces are those of the objects, and ranges of keys work', async () => {
  const { IDBDatabase, IDBFactory, IDBKeyRange } = DATABASE_INTERFACES
  const databases = open()
  const database = await openDatabase(databases)
  expect(databases.indexedDB).toBeInstanceOf(IDBFactory)
  expect(database).toBeInstanceOf(IDBDatabase)
  await write(database, (store) => [1, 2, 3].forEach((key) => store.put(key, key)))
  const store = database.transaction('files').objectStore('files')
  expect(await settle(store.getAll(IDBKeyRange.lowerBound(2)))).toEqual([2, 3])
  expect(databases.isWriting()).toBe(false)
  const writing = database.transaction('files', 'readwrite')
  expect(databases.isWriting()).toBe(true)
  await finish(writing)
  expect(databases.isWriting()).toBe(false)
})
