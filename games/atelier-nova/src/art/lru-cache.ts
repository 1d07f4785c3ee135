/** An LRU cache for images with limits on count and bytes. */
export function createLruCache<T>(
  max: { count: number; bytes: number },
  bytesOf: (item: T) => number,
  drop: (item: T) => void = () => {},
) {
  const items = new Map<string, T>()
  let bytes = 0
  const remove = (key: string) => {
    const item = items.get(key)
    if (item === undefined) return
    items.delete(key)
    bytes -= bytesOf(item)
    drop(item)
  }
  return {
    get(key: string): T | undefined {
      const item = items.get(key)
      if (item === undefined) return undefined
      items.delete(key)
      items.set(key, item)
      return item
    },
    /** The first whose key begins so. */
    find(start: string): T | undefined {
      for (const [key, item] of items) if (key.startsWith(start)) return item
      return undefined
    },
    set(key: string, item: T) {
      remove(key)
      items.set(key, item)
      bytes += bytesOf(item)
      // The newest item stays, however large.
      while (items.size > 1 && (items.size > max.count || bytes > max.bytes))
        remove(items.keys().next().value!)
    },
    clear() {
      for (const key of [...items.keys()]) remove(key)
    },
    get size() {
      return items.size
    },
    get bytes() {
      return bytes
    },
  }
}
