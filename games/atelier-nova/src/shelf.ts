/** Pictures that are kept, the latest used last; the oldest go when they are too many or too large together. */
export function createShelf<T>(
  most: { count: number; bytes: number },
  bytesOf: (item: T) => number,
  drop: (item: T) => void = () => {},
) {
  const kept = new Map<string, T>()
  let bytes = 0
  const remove = (key: string) => {
    const item = kept.get(key)
    if (item === undefined) return
    kept.delete(key)
    bytes -= bytesOf(item)
    drop(item)
  }
  return {
    get(key: string): T | undefined {
      const item = kept.get(key)
      if (item === undefined) return undefined
      kept.delete(key)
      kept.set(key, item)
      return item
    },
    /** The first whose key begins so. */
    find(start: string): T | undefined {
      for (const [key, item] of kept) if (key.startsWith(start)) return item
      return undefined
    },
    set(key: string, item: T) {
      remove(key)
      kept.set(key, item)
      bytes += bytesOf(item)
      // What has just come stays, however large.
      while (kept.size > 1 && (kept.size > most.count || bytes > most.bytes))
        remove(kept.keys().next().value!)
    },
    clear() {
      for (const key of [...kept.keys()]) remove(key)
    },
    get size() {
      return kept.size
    },
    get bytes() {
      return bytes
    },
  }
}
