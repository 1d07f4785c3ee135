import type { TrackedEvent } from './events.ts'

/** An analytics provider, loaded and allowed. Each is one file that is fetched only where the provider is on and allowed. */
export interface Sink {
  send(event: TrackedEvent): void
  /** Consent was withdrawn: the sink stops and deletes what it stored in the browser. */
  withdraw(): void
  /** Consent was given again on the same page. */
  resume(): void
}

/** The address without the search words, which are not shared with third parties. */
export function withoutSearch(address: string): string {
  const url = URL.parse(address)
  if (!url?.searchParams.has('searchValue')) return address
  url.searchParams.delete('searchValue')
  return url.href
}

/** Removes the cookies that begin so, from this host and those above it, and the local data. */
export function deleteTraces(prefixes: readonly string[]): void {
  const isFromProvider = (name: string) => prefixes.some((prefix) => name.startsWith(prefix))
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, place) => `;domain=${parts.slice(place).join('.')}`)]
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0]!
    if (!isFromProvider(name)) continue
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`
  }
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (isFromProvider(name)) storage.removeItem(name)
  } catch {
    // Denied storage holds nothing of theirs.
  }
}
