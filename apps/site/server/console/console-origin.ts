/** Where the console is: an origin of its own, on which nothing else is served. */

import type { Site } from '#app/domain/site.ts'

export interface ConsoleOrigin {
  /** `https://console.example.com`, as browsers write it. */
  origin: string
  /** The host name, without a port: the domain of the passkeys. */
  rpId: string
  /** Without encryption, which only a browser on this machine, or at the end of a tunnel to it, may use. */
  isLocal: boolean
}

/** Null when the text is neither https nor http on a name that ends in `.localhost`, or has more than an origin. */
export function parseConsoleOrigin(text: string): ConsoleOrigin | null {
  const url = URL.parse(text)
  if (!url || url.href !== `${url.origin}/` || url.username || url.password) return null
  const isLocal = url.protocol === 'http:' && url.hostname.endsWith('.localhost')
  if (url.protocol !== 'https:' && !isLocal) return null
  return { origin: url.origin, rpId: url.hostname, isLocal }
}

/** The default; null for a port that is chosen at the start. */
export function findLocalOrigin(port: number): ConsoleOrigin | null {
  return port === 0 ? null : parseConsoleOrigin(`http://console.localhost:${port}`)
}

/** On a host of its own nothing of a site's can reach the console. */
export function refuseConsoleHost(console: ConsoleOrigin | null, sites: readonly Pick<Site, 'host'>[]): void {
  if (console === null || sites.every(({ host }) => host !== console.rpId)) return
  throw new Error(
    `${console.rpId} is a site, and the host of the console: set CONSOLE_ORIGIN to another host, or CONSOLE=off`,
  )
}
