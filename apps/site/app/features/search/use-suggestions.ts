/** The suggestions for what is typed; the last list stays until the next one is there. */
import { useLayoutEffect, useState } from 'react'
import type { Suggestion, SuggestionList } from './search.ts'
import { fetchSuggestions, findCachedSuggestions } from './suggestions.ts'

const TYPING_PAUSE_MS = 50
/** As in the list's style sheet. */
const PHONE = '(max-width: 600px)'

interface Shown extends SuggestionList {
  /** No title fits, and the list holds popular games instead. */
  isNothing: boolean
  /** Popular games, for a phone: its list has the whole screen, and what was found fills half of it. */
  popular: readonly Suggestion[]
}

const NOTHING_YET: Shown = { suggestions: [], isNothing: false, popular: [] }

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
      if (request.signal.aborted) return
      const popular = query !== '' && matchMedia(PHONE).matches ? findCachedSuggestions('') : NOTHING_YET
      setShown({ ...list, isNothing, popular: popular?.suggestions ?? [] })
      if (popular) return
      const fetched = await fetchSuggestions('', request.signal)
      if (fetched && !request.signal.aborted) setShown((now) => ({ ...now, popular: fetched.suggestions }))
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
