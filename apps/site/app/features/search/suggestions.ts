/** Fetches suggestions while the visitor types, and popular games before; cached for the visit. */
import type { SuggestionList } from './search.ts'

const MAX_CACHED = 200
const cached = new Map<string, SuggestionList>()

const readKey = (query: string) => query.trim().toLowerCase()

export function findCachedSuggestions(query: string): SuggestionList | undefined {
  return cached.get(readKey(query))
}

/** Null without a response: an older request, no network, a busy server. The visible list then stays. */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<SuggestionList | null> {
  try {
    const typed = query.trim().toWellFormed()
    const response = await fetch(typed ? `/api/suggest?q=${encodeURIComponent(typed)}` : '/api/popular', {
      signal,
    })
    if (!response.ok) return null
    const list = (await response.json()) as SuggestionList
    if (cached.size >= MAX_CACHED) cached.clear()
    cached.set(readKey(query), list)
    return list
  } catch {
    // Aborted by the next keystroke, or offline; Enter still opens the results page.
    return null
  }
}
