/** The search field of every page: a form that works without scripts, and a combobox with them. */
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withSearch } from '#app/features/local-data/local-data.ts'
import { updateLocal } from '#app/features/local-data/local-store.ts'
import { SEARCH_PATH } from '#app/site-paths.ts'
import { en } from '#app/texts/en.ts'
import { clsx } from '#app/ui/clsx.ts'
import { NEEDS_SCRIPTS } from '#app/ui/no-scripts.ts'
import { MAX_QUERY_LENGTH, searchUrl } from './search.ts'
import styles from './search-box.module.css'
import type { ListState, SearchPopupHandle } from './search-popup.tsx'
import { useSlashKey } from './use-slash-key.ts'

/** Without its code there are no suggestions; Enter still leads to the page of results. */
const SearchPopup = lazy(() =>
  import('./search-popup.tsx').then(
    (module) => ({ default: module.SearchPopup }),
    () => ({ default: () => null }),
  ),
)

const NO_LIST: ListState = {}

export function SearchBox() {
  const texts = en.search
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const popup = useRef<SearchPopupHandle>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  /** What is typed, while the list is open. */
  const [query, setQuery] = useState<string | null>(null)
  const [{ listId, activeId, announcement }, setListState] = useState(NO_LIST)
  const shownValue = pathname === SEARCH_PATH ? (new URLSearchParams(search).get('searchValue') ?? '') : ''

  const focusField = useCallback(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  useSlashKey(focusField)

  // A new page shows what it was asked, or an empty field; what is typed before hydration, or while the page loads, stays.
  const shownOn = useRef(pathname + search)
  // In the commit itself: what is typed after it must not be overwritten.
  useLayoutEffect(() => {
    if (shownOn.current === pathname + search) return
    shownOn.current = pathname + search
    if (field.current && !query) field.current.value = shownValue
  })

  const open = (text: string) => setQuery(text.trim())

  function close() {
    setQuery(null)
    setListState(NO_LIST)
  }

  function clear() {
    field.current!.value = ''
    field.current!.focus()
    open('')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (!typed) return field.current?.focus()
    updateLocal((data) => withSearch(data, typed))
    close()
    void navigate(searchUrl({ searchValue: typed }))
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (query === null) open(event.currentTarget.value)
      else popup.current?.move(step)
    } else if (event.key === 'Escape' && listId) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      action={SEARCH_PATH}
      method="get"
      role="search"
      onSubmit={submit}
      onBlur={(event) => !form.current?.contains(event.relatedTarget) && close()}
    >
      <div className={styles.pill}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="searchValue"
          defaultValue={shownValue}
          placeholder={texts.placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-keyshortcuts="/"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          onInput={(event) => open(event.currentTarget.value)}
          onFocus={(event) => open(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        <kbd className={clsx(styles.hint, NEEDS_SCRIPTS)} aria-hidden="true">
          /
        </kbd>
        {/* Not among what the tab key reaches: the keys of a keyboard empty a field. */}
        <button
          className={styles.clear}
          type="button"
          tabIndex={-1}
          aria-label={texts.clear}
          onMouseDown={keepFocus}
          onClick={clear}
        />
        <button className={styles.submit} type="submit" aria-label={texts.submit}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path
              d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.6"
              strokeLinecap="round"
            />
          </svg>
        </button>
      </div>
      {query !== null && (
        <Suspense fallback={null}>
          <SearchPopup
            id={id}
            query={query}
            ref={popup}
            onChange={setListState}
            onClose={close}
            focusField={focusField}
          />
        </Suspense>
      )}
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </form>
  )
}

/** The list closes when the field loses the focus, which would be before the press has become a click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
