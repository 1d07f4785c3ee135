/** The suggestions for what is typed; the last list stays until the next one is there. */
import { useLayoutEffect, useState } from 'react'
import type { SuggestionList } from './search.ts'
import { fetchSuggestions, findCachedSuggestions } from './suggestions.ts'

const TYPING_PAUSE_MS = 50

interface Shown extends SuggestionList {
  /** No title fits, and the list holds popular games instead. */
  isNothing: boolean
}

const NOTHING_YET: Shown = { suggestions: [], isNothing: false }

export function useSuggestions(query: string): Shown {
  const [shown, setShown] = useState(NOTHING_YET)
  useLayoutEffect(() => {
    const request = new AbortController()
    async function show(found: SuggestionList | null) {
      if (!found) return
      const isNothing = query !== '' && found.suggestions.length === 0
      const list = isNothing
        ? (findCachedSuggestions('') ?? (await fetchSuggestions('', request.signal)) ?? NOTHING_YET)
        : found
      if (!request.signal.aborted) setShown({ ...list, isNothing })
    }
    const cached = findCachedSuggestions(query)
    if (cached) {
      void show(cached)
      return () => request.abort()
    }
    // What was suggested for a word is not what is popular.
    if (!query) setShown(NOTHING_YET)
    const timer = setTimeout(() => void fetchSuggestions(query, request.signal).then(show), TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [query])
  return shown
}
