/** A `Storage` in memory, for a document whose origin may have none. */

export interface MemoryStorage {
  storage: Storage
  /** UTF-16 units of all keys and values. */
  measure(): number
  read(): Record<string, string>
}

const METHODS = ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const

/** `onChange` gets the key, or null when everything is gone. Throws a browser's own error above `getMaxLength()` UTF-16 units. */
export function createMemoryStorage(
  initial: Record<string, string>,
  getMaxLength: () => number,
  onChange: (key: string | null) => void,
): MemoryStorage {
  const values = new Map(Object.entries(initial))
  let length = 0
  for (const [key, value] of values) length += key.length + value.length

  const methods = {
    getItem: (key: unknown) => values.get(String(key)) ?? null,
    setItem(name: unknown, given: unknown) {
      const [key, value] = [String(name), String(given)]
      const before = values.get(key)
      const next =
        length - (before === undefined ? 0 : key.length + before.length) + key.length + value.length
      if (next > getMaxLength())
        throw new DOMException(
          `Failed to execute 'setItem' on 'Storage': Setting the value of '${key}' exceeded the quota.`,
          'QuotaExceededError',
        )
      if (before === value) return
      length = next
      values.set(key, value)
      onChange(key)
    },
    removeItem(name: unknown) {
      const key = String(name)
      const before = values.get(key)
      if (before === undefined) return
      length -= key.length + before.length
      values.delete(key)
      onChange(key)
    },
    clear() {
      if (values.size === 0) return
      values.clear()
      length = 0
      onChange(null)
    },
    key: (index: unknown) => [...values.keys()][Number(index) >>> 0] ?? null,
  }
  const isMethod = (name: PropertyKey): name is (typeof METHODS)[number] =>
    METHODS.some((method) => method === name)
  const target = Object.create(typeof Storage === 'undefined' ? null : Storage.prototype) as object
  const storage = new Proxy(target, {
    get(object, name) {
      if (name === 'length') return values.size
      if (isMethod(name)) return methods[name]
      if (typeof name === 'symbol') return Reflect.get(object, name) as unknown
      return values.get(name) ?? (name in object ? (Reflect.get(object, name) as unknown) : undefined)
    },
    set(_object, name, value) {
      if (typeof name === 'symbol') return false
      methods.setItem(name, value)
      return true
    },
    defineProperty(_object, name, { value }) {
      if (typeof name === 'symbol') return false
      methods.setItem(name, value)
      return true
    },
    deleteProperty(_object, name) {
      if (typeof name === 'string') methods.removeItem(name)
      return true
    },
    has: (object, name) => (typeof name === 'string' && values.has(name)) || name in object,
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor(_object, name) {
      const value = typeof name === 'string' ? values.get(name) : undefined
      return value === undefined ? undefined : { value, writable: true, enumerable: true, configurable: true }
    },
  }) as Storage
  return { storage, measure: () => length, read: () => Object.fromEntries(values) }
}
