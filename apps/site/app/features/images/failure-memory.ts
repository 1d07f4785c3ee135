export interface FailureMemory {
  isFailing(url: string): boolean
  /** `isUnreachable`: no response at all, which is a problem of the host rather than of the image. */
  noteFailure(url: string, isUnreachable: boolean): void
  noteAnswer(url: string): void
}

export interface FailureMemoryOptions {
  now: () => number
  expireAfterMs: number
  maxEntries?: number
  /** After this many unreachable answers in a row a host is left alone for as long as one picture is. */
  hostPatience?: number
}

/** A failed URL is not fetched again for a while; a host that is down costs a few waits, not one per image. */
export function createFailureMemory(options: FailureMemoryOptions): FailureMemory {
  const { now, expireAfterMs: forgetAfterMs, maxEntries = 20_000, hostPatience = 4 } = options
  const urls = new Map<string, number>()
  const hosts = new Map<string, { inARow: number; untilMs: number }>()
  const hostOf = (url: string) => URL.parse(url)?.host ?? ''

  function limitSize(map: Map<string, unknown>) {
    if (map.size > maxEntries) map.delete(map.keys().next().value!)
  }
  return {
    isFailing(url) {
      const until = urls.get(url)
      if (until !== undefined && until <= now()) urls.delete(url)
      return (urls.get(url) ?? 0) > now() || (hosts.get(hostOf(url))?.untilMs ?? 0) > now()
    },
    noteFailure(url, isUnreachable) {
      urls.delete(url)
      urls.set(url, now() + forgetAfterMs)
      limitSize(urls)
      if (!isUnreachable) return
      const host = hosts.get(hostOf(url)) ?? { inARow: 0, untilMs: 0 }
      host.inARow++
      if (host.inARow >= hostPatience) host.untilMs = now() + forgetAfterMs
      hosts.set(hostOf(url), host)
      limitSize(hosts)
    },
    noteAnswer(url) {
      hosts.delete(hostOf(url))
    },
  }
}
