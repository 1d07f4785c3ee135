/**
 * IndexedDB in memory, for a document whose origin may have none. What was stored is put into it again, and what changes becomes text. The
 * fields without a type are the library's own: each database as it is after the writes that have run.
 */
import { stringify, unflatten } from 'devalue'
import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb'
import { measureValue } from './measure-value.ts'

export interface MemoryDatabases {
  indexedDB: IDBFactory
  /** UTF-16 units of all texts. */
  measure(): number
  /** Each database as text, by its name. */
  read(): Record<string, string>
  /** Those that changed since the last call; null for one that is gone. */
  takeChanges(): Record<string, string | null>
  /** Whether a transaction is writing: what it wrote may still be taken back. */
  isWriting(): boolean
}

export interface DatabaseOptions {
  initial: Record<string, string>
  /** How long all texts may be. */
  getMaxLength(): number
  onChange(): void
}

/** The interfaces, which games use for ranges of keys and to see what they have got. */
export const DATABASE_INTERFACES = {
  ...{ IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore },
  ...{ IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent },
}

interface RawRecord {
  key: IDBValidKey
  value: unknown
}

interface RawStore extends Pick<IDBObjectStore, 'name' | 'keyPath' | 'autoIncrement'> {
  keyGenerator: { num: number } | null
  rawIndexes: Map<string, Pick<IDBIndex, 'name' | 'keyPath' | 'multiEntry' | 'unique'>>
  records: { values(): Iterable<RawRecord>; get(key: unknown): RawRecord | undefined }
  /** Without a log it takes something back. */
  storeRecord(record: RawRecord, noOverwrite: boolean, rollbackLog?: unknown[]): IDBValidKey
}

interface RawDatabase {
  version: number
  rawObjectStores: Map<string, RawStore>
  transactions: { mode: IDBTransactionMode; _state: string }[]
}

interface StoredDatabase {
  version: number
  stores: {
    name: string
    keyPath: string | string[] | null
    autoIncrement: boolean
    /** The last key that the store gave itself. */
    lastKey: number
    indexes: { name: string; keyPath: string | string[]; multiEntry: boolean; unique: boolean }[]
    /** Each a key and a value, as devalue writes them. */
    records: unknown[]
  }[]
}

/** After a refusal, ms until everything is measured again. */
const FULL_MS = 1000

/** Starts to put what was stored into memory; requests of the game wait for it. */
export function createMemoryDatabases({ initial, getMaxLength, onChange }: DatabaseOptions): MemoryDatabases {
  const texts = new Map(Object.entries(initial))
  const changed = new Set<string>()
  const guarded = new WeakSet<RawStore>()
  const recordTexts = new WeakMap<RawRecord, string>()
  /** Databases written to since their texts were made, and about how many letters were added to all of them. */
  const written = new Set<string>()
  let added = 0
  /** Databases whose texts were made while a transaction was writing: what it wrote may be taken back. */
  const unsettled = new Set<string>()
  let fullUntilMs = 0

  class Factory extends IDBFactory {
    override open(name: string, version?: number): IDBOpenDBRequest {
      const request = super.open(name, version)
      request.addEventListener('upgradeneeded', () => {
        const { result, transaction } = request
        watch(result)
        follow(result.name, transaction!)
      })
      request.addEventListener('success', () => watch(request.result))
      return request
    }

    override deleteDatabase(name: string): IDBOpenDBRequest {
      const request = super.deleteDatabase(name)
      request.addEventListener('success', () => note(String(name)))
      return request
    }

    override async databases(): Promise<IDBDatabaseInfo[]> {
      await restored
      return (await super.databases()).filter(({ version }) => version! > 0)
    }
  }
  const factory = new Factory()
  const raw = Reflect.get(factory, '_databases') as Map<string, RawDatabase>
  // A request for a database waits for those before it.
  const restored = Promise.all([...texts].map(([name, text]) => restore(name, text)))

  function restore(name: string, text: string): Promise<void> {
    const stored = parse(text)
    if (!stored) return Promise.resolve()
    const request = IDBFactory.prototype.open.call(factory, name, stored.version)
    request.addEventListener('upgradeneeded', () => {
      fill(request.result, request.transaction!, stored)
      for (const { name: store, lastKey } of stored.stores) {
        const { keyGenerator } = raw.get(name)!.rawObjectStores.get(store)!
        request.transaction!.addEventListener('complete', () => {
          if (keyGenerator) keyGenerator.num = Math.max(keyGenerator.num, Number(lastKey) || 0)
        })
      }
    })
    return new Promise((resolve) => {
      request.addEventListener('success', () => {
        request.result.close()
        resolve()
      })
      request.addEventListener('error', () => resolve())
    })
  }

  function note(name: string) {
    changed.add(name)
    onChange()
  }

  function follow(name: string, transaction: IDBTransaction) {
    transaction.addEventListener('complete', () => note(name))
    transaction.addEventListener('abort', () => {
      if (unsettled.has(name)) note(name)
    })
  }

  /** Makes the methods that lead to writes tell of them, for this connection of the game. */
  function watch(database: IDBDatabase) {
    if (Object.hasOwn(database, 'transaction')) return
    const stores = () => raw.get(database.name)?.rawObjectStores ?? new Map<string, RawStore>()
    for (const store of stores().values()) guard(database.name, store)
    hide(database, 'transaction', (...given: Parameters<IDBDatabase['transaction']>) => {
      const transaction = IDBDatabase.prototype.transaction.apply(database, given)
      if (transaction.mode !== 'readonly') follow(database.name, transaction)
      return transaction
    })
    hide(database, 'createObjectStore', (...given: Parameters<IDBDatabase['createObjectStore']>) => {
      const store = IDBDatabase.prototype.createObjectStore.apply(database, given)
      guard(database.name, stores().get(store.name)!)
      return store
    })
  }

  /** A write that does not fit fails as in a browser: its transaction is aborted. */
  function guard(name: string, store: RawStore) {
    if (guarded.has(store)) return
    guarded.add(store)
    const { storeRecord } = store
    store.storeRecord = (record, noOverwrite, rollbackLog) => {
      if (rollbackLog) reserve(name, measureRecord(record) - measureRecord(findReplaced(store, record)))
      return storeRecord.call(store, record, noOverwrite, rollbackLog)
    }
  }

  function reserve(name: string, length: number) {
    const isFull = () => length > 0 && measure() + added + length > getMaxLength()
    written.add(name)
    if (isFull()) {
      if (performance.now() < fullUntilMs) throw makeQuotaError()
      // What was counted is an estimate.
      refreshWritten()
      if (isFull()) {
        fullUntilMs = performance.now() + FULL_MS
        throw makeQuotaError()
      }
    }
    added += length
  }

  const measure = () => [...texts].reduce((sum, [name, text]) => sum + name.length + text.length, 0)

  function refreshWritten() {
    for (const name of written) refresh(name)
    written.clear()
    added = 0
  }

  /** Makes the text of a database. */
  function refresh(name: string) {
    const database = raw.get(name)
    if (!database || database.version === 0) texts.delete(name)
    else texts.set(name, write(database))
    if (database && hasWriter(database)) unsettled.add(name)
    else unsettled.delete(name)
  }

  function write({ version, rawObjectStores }: RawDatabase): string {
    const stores = [...rawObjectStores.values()].map((store) => {
      const { name, keyPath, autoIncrement, keyGenerator, rawIndexes } = store
      const indexes = [...rawIndexes.values()].map((index) => ({
        ...{ name: index.name, keyPath: index.keyPath },
        ...{ multiEntry: index.multiEntry, unique: index.unique },
      }))
      const facts = { name, keyPath, autoIncrement, lastKey: keyGenerator?.num ?? 0, indexes }
      const records = [...store.records.values()].map(writeRecord).filter(Boolean)
      return `${JSON.stringify(facts).slice(0, -1)},"records":[${records.join(',')}]}`
    })
    return `{"version":${version},"stores":[${stores.join(',')}]}`
  }

  /** Empty for what is no text: a Blob, or a key of the browser's cryptography. Records are replaced, never changed. */
  function writeRecord(record: RawRecord): string {
    const known = recordTexts.get(record)
    if (known !== undefined) return known
    let text = ''
    try {
      text = stringify([record.key, record.value], REDUCERS)
    } catch {
      // it lives as long as the document
    }
    recordTexts.set(record, text)
    return text
  }

  return {
    indexedDB: factory,
    measure,
    read: () => Object.fromEntries(texts),
    takeChanges() {
      const names = [...changed]
      changed.clear()
      for (const name of names) written.add(name)
      refreshWritten()
      return Object.fromEntries(names.map((name) => [name, texts.get(name) ?? null]))
    },
    isWriting: () => [...raw.values()].some(hasWriter),
  }
}

const hasWriter = ({ transactions }: RawDatabase) =>
  transactions.some(({ mode, _state: state }) => mode !== 'readonly' && state !== 'finished')

const measureRecord = (record: RawRecord | undefined) =>
  record ? measureValue(record.key) + measureValue(record.value) : 0

/** The record with the same key, as far as that can be seen before the new one is stored. */
function findReplaced({ keyPath, records }: RawStore, { key, value }: RawRecord): RawRecord | undefined {
  const isInside = typeof keyPath === 'string' && typeof value === 'object' && value !== null
  const given = key ?? (isInside ? (Reflect.get(value, keyPath) as unknown) : undefined)
  try {
    return records.get(given)
  } catch {
    return undefined // no key: the store gives it one
  }
}

/** Null for what is no database. */
function parse(text: string): StoredDatabase | null {
  try {
    const stored = JSON.parse(text) as StoredDatabase
    return stored.version > 0 && Array.isArray(stored.stores) ? stored : null
  } catch {
    return null
  }
}

/** Where it throws, the database is as if it had never been. */
function fill(database: IDBDatabase, transaction: IDBTransaction, { stores }: StoredDatabase) {
  for (const { name, keyPath, autoIncrement, indexes, records } of stores) {
    database.createObjectStore(name, { keyPath, autoIncrement })
    const store = transaction.objectStore(name)
    for (const { name: index, keyPath: path, multiEntry, unique } of indexes)
      store.createIndex(index, path, { multiEntry, unique })
    for (const record of records) {
      const [key, value] = unflatten(record as number, REVIVERS) as [IDBValidKey, unknown]
      if (keyPath === null) store.put(value, key)
      else store.put(value)
    }
  }
}

/** A view of a part of a buffer is written without the rest of it. */
const REDUCERS = {
  Part(value: unknown) {
    if (!ArrayBuffer.isView(value) || value.byteLength === value.buffer.byteLength) return undefined
    const { buffer, byteOffset, byteLength } = value
    const bytes = buffer.slice(byteOffset, byteOffset + byteLength)
    const View = value.constructor as new (bytes: ArrayBufferLike) => ArrayBufferView
    return new View(bytes)
  },
}
const REVIVERS = { Part: (view: ArrayBufferView) => view }

const makeQuotaError = () =>
  new DOMException('The operation failed because the quota was exceeded.', 'QuotaExceededError')

function hide(object: object, name: string, value: unknown) {
  Object.defineProperty(object, name, { value, configurable: true, writable: true })
}
