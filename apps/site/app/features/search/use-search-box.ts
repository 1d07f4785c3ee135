/** What the search field does: the list that follows the typing, and the keys. `search-box.tsx` only draws it. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { withSearch } from '#app/features/local-data/local-data.ts'
import { updateLocal } from '#app/features/local-data/local-store.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { type CategoryLink, useCategorySigns } from '#app/features/catalogue/category-links.ts'
import { categoryPath, gamePath } from '#app/site-paths.ts'
import { type Suggestion, type SuggestionList, searchUrl } from './search.ts'
import { fetchSuggestions, findCachedSuggestions } from './suggestions.ts'

const TYPING_PAUSE_MS = 50
/** The rest of the list is for categories and popular games. */
const MAX_RECENT_SHOWN = 4
const MAX_CATEGORIES_SHOWN = 6

export interface SearchOption {
  href: string
  label: string
  /** Added to the recent searches when it is chosen; empty for a game that was not searched for. */
  remembered: string
  game?: Suggestion
  category?: CategoryLink
  isAllResults?: true
}

export function rememberSearch(text: string): void {
  updateLocal((data) => withSearch(data, text))
}

export function clearRecentSearches(): void {
  updateLocal((data) => ({ ...data, searches: [] }))
}

interface OptionSources {
  suggestions: Suggestion[]
  recent: string[]
  signs: readonly CategoryLink[]
}

/** Under an empty field the recent searches stand first, then categories, then popular games. */
function listOptions(query: string, { suggestions, recent, signs }: OptionSources): SearchOption[] {
  const games = suggestions.map((game) => ({
    href: gamePath(game.slug),
    label: game.title,
    remembered: query && game.title,
    game,
  }))
  if (!query)
    return [
      ...recent.map((text) => ({ href: searchUrl({ searchValue: text }), label: text, remembered: text })),
      ...signs.slice(0, MAX_CATEGORIES_SHOWN).map((category) => ({
        href: categoryPath(category.id),
        label: category.label,
        remembered: '',
        category,
      })),
      ...games,
    ]
  return [
    ...games,
    { href: searchUrl({ searchValue: query }), label: query, remembered: query, isAllResults: true as const },
  ]
}

const NO_SUGGESTIONS: SuggestionList = { suggestions: [] }

/** Suggestions for the typed text; the last list stays until the next one arrives. */
function useSuggestions() {
  const [list, setList] = useState(NO_SUGGESTIONS)
  /** Nothing fits, and the list holds popular games. */
  const [isNothing, setIsNothing] = useState(false)
  const pending = useRef<{ timer?: number; request?: AbortController }>({})
  const stop = () => {
    clearTimeout(pending.current.timer)
    pending.current.request?.abort()
  }
  useEffect(() => stop, [])
  function updateSuggestions(query: string) {
    stop()
    const request = new AbortController()
    async function answer(found: SuggestionList | null) {
      if (!found) return
      const isEmpty = query !== '' && found.suggestions.length === 0
      const shown = isEmpty
        ? (findCachedSuggestions('') ?? (await fetchSuggestions('', request.signal)) ?? NO_SUGGESTIONS)
        : found
      if (request.signal.aborted) return
      setList(shown)
      setIsNothing(isEmpty)
    }
    pending.current.request = request
    const known = findCachedSuggestions(query)
    if (known) return void answer(known)
    // What was suggested for a word is not what is popular.
    if (!query) {
      setList(NO_SUGGESTIONS)
      setIsNothing(false)
    }
    pending.current.timer = window.setTimeout(() => {
      void fetchSuggestions(query, request.signal).then(answer)
    }, TYPING_PAUSE_MS)
  }
  return { ...list, isNothing, ask: updateSuggestions }
}

export function useSearchBox() {
  const searches = useLocalData((data) => data.searches)
  const signs = useCategorySigns()
  const { suggestions, note, isNothing, ask } = useSuggestions()
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  // By its address, not its place: a list that comes late must not take away what the arrows have reached.
  const [activeHref, setActiveHref] = useState<string | null>(null)
  const recent = searches.slice(0, MAX_RECENT_SHOWN)
  const options = isOpen ? listOptions(query, { suggestions, recent, signs }) : []
  const activeIndex = options.findIndex(({ href }) => href === activeHref)

  function follow(text: string) {
    const typed = text.trim()
    setQuery(typed)
    setIsOpen(true)
    setActiveHref(null)
    ask(typed)
  }

  function close() {
    setIsOpen(false)
    setActiveHref(null)
  }

  /** One place more than there are options: past either end is the field itself. */
  function move(step: 1 | -1) {
    const places = options.length + 1
    const next = (activeIndex + 1 + step + places) % places
    setActiveHref(options[next - 1]?.href ?? null)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (!isOpen) follow(event.currentTarget.value)
      else move(step)
    } else if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '')?.click()
    }
  }

  const suggestionCount = isNothing ? 0 : suggestions.length
  return { query, options, note, isNothing, suggestionCount, activeIndex, follow, close, onKeyDown }
}

/** `/` focuses the field from anywhere, unless the focused element needs the key. A game's frame gets its own keys. */
export function useSlashKey(focusField: () => void): void {
  useEffect(() => {
    function listen(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return
      const target = event.target as HTMLElement | null
      if (target?.closest?.('input, textarea, select, iframe, dialog[open]') || target?.isContentEditable)
        return
      if (document.fullscreenElement) return
      event.preventDefault()
      focusField()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [focusField])
}
