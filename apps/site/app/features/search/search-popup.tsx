/** The list under the search field. It is loaded when the field gets its first focus, so a page's first script does not hold it. */
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { type CategoryLink, useCategorySigns } from '#app/features/catalogue/category-links.ts'
import { withSearch } from '#app/features/local-data/local-data.ts'
import { updateLocal } from '#app/features/local-data/local-store.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { coverSrcSet, coverUrl } from '#app/domain/tile.ts'
import { categoryPath, gamePath } from '#app/site-paths.ts'
import { en } from '#app/texts/en.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { clsx } from '#app/ui/clsx.ts'
import { type Suggestion, searchUrl } from './search.ts'
import styles from './search-popup.module.css'
import { useSuggestions } from './use-suggestions.ts'

/** The rest of the list is for categories and popular games. */
const MAX_RECENT_SHOWN = 4
const MAX_CATEGORIES_SHOWN = 6

interface SearchOption {
  href: string
  label: string
  /** Stored among the recent searches when it is chosen; empty for a game that was not searched for. */
  remembered: string
  game?: Suggestion
  category?: CategoryLink
  isAllResults?: true
}

/** What the field's ARIA attributes and its live region say of the list. */
export interface ListState {
  listId?: string
  activeId?: string
  announcement?: string
}

export interface SearchPopupHandle {
  /** To the next or the previous option; past either end is the field itself. */
  move(step: 1 | -1): void
}

interface SearchPopupProps {
  id: string
  /** Empty for the list under an empty field. */
  query: string
  ref: Ref<SearchPopupHandle>
  onChange: (state: ListState) => void
  onClose: () => void
  focusField: () => void
}

export function SearchPopup({ id, query, ref, onChange, onClose, focusField }: SearchPopupProps) {
  const texts = en.search
  const { suggestions, note, isNothing } = useSuggestions(query)
  const searches = useLocalData((data) => data.searches)
  const signs = useCategorySigns()
  // By its address, not its place: a list that comes late must not take away what the arrows have reached.
  const [active, setActive] = useState<{ query: string; href?: string }>({ query })
  const options = listOptions(query, { suggestions, recent: searches.slice(0, MAX_RECENT_SHOWN), signs })
  const activeIndex = options.findIndex(({ href }) => active.query === query && href === active.href)
  const isOpen = options.length > 0
  const listId = isOpen ? `${id}list` : undefined
  const activeId = activeIndex >= 0 ? `${id}${activeIndex}` : undefined
  const reason = isNothing ? texts.nothingSuggested(query) : note

  const announcement = !isOpen
    ? undefined
    : query
      ? texts.announceSuggestions(isNothing ? 0 : suggestions.length)
      : texts.announceOptions(options.length)

  useLayoutEffect(
    () => onChange({ listId, activeId, announcement }),
    [onChange, listId, activeId, announcement],
  )
  useImperativeHandle(ref, () => ({
    move(step) {
      const places = options.length + 1
      const next = (activeIndex + 1 + step + places) % places
      setActive({ query, href: options[next - 1]?.href })
    },
  }))

  function choose({ remembered }: SearchOption) {
    updateLocal((data) => withSearch(data, remembered))
    onClose()
  }

  function clearRecent() {
    updateLocal((data) => ({ ...data, searches: [] }))
    focusField()
  }

  if (!isOpen) return null
  return (
    <div className={styles.popup}>
      <div id={listId} role="listbox" aria-label={texts.suggestions}>
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
  )
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

/** Under an empty field recent searches, categories and popular games are groups with headings. */
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
      // The field keeps the focus, so the list is not closed before the press has become a click.
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
