/** The list under the search field. It is loaded when the field gets its first focus, so a page's first script does not hold it. */
import { type MouseEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useCategorySigns } from '#app/features/catalogue/category-links.ts'
import { withSearch } from '#app/features/local-data/local-data.ts'
import { updateLocal } from '#app/features/local-data/local-store.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { clsx } from '#app/ui/clsx.ts'
import { Option } from './search-option.tsx'
import { listGroups, type SearchOption } from './search-options.ts'
import buttons from './search-buttons.module.css'
import styles from './search-popup.module.css'
import { searchPopupTexts as texts } from './search-popup-texts.ts'
import { useSuggestions } from './use-suggestions.ts'

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
  const { note, ...found } = useSuggestions(query)
  const { suggestions, isNothing } = found
  const searches = useLocalData((data) => data.searches)
  const signs = useCategorySigns()
  const popup = useVisibleHeight()
  // By its address, not its place: a list that comes late must not take away what the arrows have reached.
  const [active, setActive] = useState<{ query: string; href?: string }>({ query })
  const groups = listGroups(query, { ...found, searches, signs })
  const options = groups.flatMap((group) => group.options)
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

  function leave(event: MouseEvent<HTMLButtonElement>) {
    const field = event.currentTarget.form?.elements.namedItem('searchValue')
    if (field instanceof HTMLInputElement) field.blur()
    onClose()
  }

  if (!isOpen) return null
  return (
    <>
      <button className={buttons.cancel} type="button" tabIndex={-1} onMouseDown={keepFocus} onClick={leave}>
        {texts.cancel}
      </button>
      <div className={styles.scrim} aria-hidden="true" />
      <div ref={popup} className={styles.popup}>
        <div id={listId} className={styles.list} role="listbox" aria-label={texts.suggestions}>
          {query && reason && <p className={clsx(styles.kind, styles.reason)}>{reason}</p>}
          {groups.map(({ layout, name, options: group }) => (
            <div
              key={layout}
              className={styles[layout]}
              role={name ? 'group' : 'presentation'}
              aria-label={name}
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
                  query={query}
                  isCover={layout === 'covers'}
                  isActive={options.indexOf(option) === activeIndex}
                  onChoose={() => choose(option)}
                />
              ))}
            </div>
          ))}
        </div>
        {groups[0]!.layout === 'recent' && (
          <button className={styles.clear} type="button" onClick={clearRecent}>
            {texts.clearRecent}
          </button>
        )}
      </div>
    </>
  )
}

/** The list closes when the field loses the focus, which would be before the press has become a click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** On a phone the list is as high as what is left above the keys, which only the visual viewport knows. */
function useVisibleHeight() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    // A page that is zoomed in is not smaller.
    const fit = () =>
      element.current?.style.setProperty('--seen-height', `${Math.round(seen.height * seen.scale)}px`)
    fit()
    seen.addEventListener('resize', fit)
    return () => seen.removeEventListener('resize', fit)
  })
  return element
}
