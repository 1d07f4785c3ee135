/**
 * Checks whether the server of a frame's address is reachable; a path is one of this site. The browser reports nothing about a frame of
 * another origin, not even that it was refused; a request with an opaque response at least fails when the network does. Two addresses,
 * because a server may forbid one of them.
 */
export async function canReach(src: string): Promise<boolean> {
  const probe = (url: URL) =>
    fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' })
  const address = new URL(src, location.href)
  try {
    await Promise.any([probe(new URL('/favicon.ico', address)), probe(address)])
    return true
  } catch {
    return false
  }
}
