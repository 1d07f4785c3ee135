/**
 * Checks whether a provider's server is reachable. The browser reports nothing about a frame of another origin, not even that it was
 * refused; a request with an opaque response at least fails when the network does. Two addresses, because a server may forbid one of them.
 */
export async function canReach(src: string): Promise<boolean> {
  const probe = (url: string | URL) =>
    fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' })
  try {
    await Promise.any([probe(new URL('/favicon.ico', src)), probe(src)])
    return true
  } catch {
    return false
  }
}
