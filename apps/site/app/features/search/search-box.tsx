/** The search field of every page: a form that works without scripts, and a combobox with them. */
import { type FormEvent, useCallback, useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { coverSrcSet, coverUrl } from '#app/domain/tile.ts'
import { SEARCH_PATH } from '#app/site-paths.ts'
import { en } from '#app/texts/en.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { clsx } from '#app/ui/clsx.ts'
import { NEEDS_SCRIPTS } from '#app/ui/no-scripts.ts'
import { MAX_QUERY_LENGTH, searchUrl } from './search.ts'
import styles from './search-box.module.css'
import {
  type SearchOption,
  clearRecentSearches,
  rememberSearch,
  useSearchBox,
  useSlashKey,
} from './use-search-box.ts'

export function SearchBox() {
  const texts = en.search
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { query, options, note, isNothing, suggestionCount, activeIndex, follow, close, onKeyDown } =
    useSearchBox()
  const reason = isNothing ? texts.nothingSuggested(query) : note
  const isOpen = options.length > 0
  const shownValue = pathname === SEARCH_PATH ? (new URLSearchParams(search).get('searchValue') ?? '') : ''

  const focusField = useCallback(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  useSlashKey(focusField)

  // A new page shows what it was asked, or an empty field; what is typed before hydration stays.
  const shownOn = useRef(pathname + search)
  useEffect(() => {
    if (shownOn.current === pathname + search) return
    shownOn.current = pathname + search
    if (field.current) field.current.value = shownValue
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (!typed) return field.current?.focus()
    rememberSearch(typed)
    close()
    void navigate(searchUrl({ searchValue: typed }))
  }

  function choose(option: SearchOption) {
    rememberSearch(option.remembered)
    close()
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
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}list` : undefined}
          aria-activedescendant={activeIndex >= 0 ? `${id}${activeIndex}` : undefined}
          onInput={(event) => follow(event.currentTarget.value)}
          onFocus={(event) => follow(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <kbd className={clsx(styles.hint, NEEDS_SCRIPTS)} aria-hidden="true">
          /
        </kbd>
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
      {isOpen && (
        <div className={styles.popup}>
          <div id={`${id}list`} role="listbox" aria-label={texts.suggestions}>
            {query && reason && <p className={clsx(styles.kind, styles.reason)}>{reason}</p>}
            {listGroups(options, query).map(([name, group]) => (
              <div
                key={name}
                className={name ? LAYOUTS[name] : isNothing ? styles.pair : undefined}
                role={name ? 'group' : 'presentation'}
                aria-label={name || undefined}
              >
                {name && (
                  <p className={styles.kind} aria-hidden="true">
                    {name}
                  </p>
                )}
                {group.map((option) => (
                  <Option
                    key={option.href}
                    id={`${id}${options.indexOf(option)}`}
                    option={option}
                    isActive={options.indexOf(option) === activeIndex}
                    onChoose={() => choose(option)}
                  />
                ))}
              </div>
            ))}
          </div>
          {!query && !options[0]!.game && !options[0]!.category && (
            <button className={styles.clear} type="button" onClick={clearRecent}>
              {texts.clearRecent}
            </button>
          )}
        </div>
      )}
      <div className="visually-hidden" role="status">
        {isOpen &&
          (query ? texts.announceSuggestions(suggestionCount) : texts.announceOptions(options.length))}
      </div>
    </form>
  )

  function clearRecent() {
    clearRecentSearches()
    field.current?.focus()
  }
}

/** Under an empty field what was searched before, categories and popular games have names of their own. */
function listGroups(options: SearchOption[], query: string): [name: string, options: SearchOption[]][] {
  if (query) return [['', options]]
  const { recent, categories, popularNow } = en.search
  const groups: [string, SearchOption[]][] = [
    [recent, options.filter(({ game, category }) => !game && !category)],
    [categories, options.filter(({ category }) => category)],
    [popularNow, options.filter(({ game }) => game)],
  ]
  return groups.filter(([, group]) => group.length > 0)
}

const LAYOUTS: Record<string, string | undefined> = {
  [en.search.recent]: styles.pair,
  [en.search.categories]: styles.signs,
  [en.search.popularNow]: styles.covers,
}

interface OptionProps {
  id: string
  option: SearchOption
  isActive: boolean
  onChoose: () => void
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const { game, category } = option
  return (
    <a
      ref={link}
      id={id}
      className={clsx(styles.option, option.isAllResults && styles.allResults)}
      href={option.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field keeps the focus, so that the list does not close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {game ? (
        <img
          src={coverUrl(game, 'square', 96)}
          srcSet={coverSrcSet(game, 'square')}
          sizes="48px"
          width={48}
          height={48}
          alt=""
        />
      ) : category ? (
        <CategoryIcon name={category.icon ?? category.id} />
      ) : (
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d={option.isAllResults ? ARROW : CLOCK}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      <span>{option.isAllResults ? en.search.allResults(option.label) : option.label}</span>
    </a>
  )
}

const ARROW = 'M5 12h14m-6-6 6 6-6 6'
const CLOCK = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2'
