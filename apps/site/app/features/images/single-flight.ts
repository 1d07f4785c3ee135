export type SingleFlight = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** One piece of work for everybody who asks for it while it runs. */
export function createSingleFlight(): SingleFlight {
  const running = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key) as Promise<T> | undefined
    if (known) return known
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
