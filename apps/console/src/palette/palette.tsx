/** The command palette: everything by its name, with the keyboard alone. */
import { Dialog } from '@base-ui/react/dialog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../api.ts'
import { useMay, useSession } from '../session.tsx'
import modal from '../ui/modal.module.css'
import { filterEntries, listFixedEntries, type PaletteEntry } from './palette-entries.ts'
import styles from './palette.module.css'

const FOUND = 5
const MIN_SEARCH_CHARS = 2

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
}

export function Palette({ isOpen, onClose }: PaletteProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={modal.backdrop} />
        <Dialog.Popup className={`${modal.popup} ${styles.popup}`}>
          <Dialog.Title className="visually-hidden">Go to</Dialog.Title>
          <PaletteBody onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteBody({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const id = useId()
  const [search, setSearch] = useState('')
  const [place, setPlace] = useState(0)
  const entries = useEntries(search.trim())
  const current = Math.min(place, entries.length - 1)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function open(entry: PaletteEntry | undefined) {
    if (!entry) return
    onClose()
    void navigate(entry.to)
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = entries.length - 1
    const next = { ArrowDown: current >= last ? 0 : current + 1, ArrowUp: current <= 0 ? last : current - 1 }[
      event.key
    ]
    if (next !== undefined) setPlace(next)
    else if (event.key === 'Enter') open(entries[current])
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        className={styles.input}
        role="combobox"
        aria-label="Go to"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="A page, game, site, article, or what you want to do"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label="Found">
        {entries.map((entry, at) => (
          <PaletteOption
            key={entry.key}
            id={`${id}-${at}`}
            entry={entry}
            heading={entry.group !== entries[at - 1]?.group ? entry.group : null}
            isCurrent={at === current}
            onPoint={() => setPlace(at)}
            onPress={() => open(entry)}
          />
        ))}
      </div>
      {entries.length === 0 && (
        <p className={styles.none} role="status">
          Nothing has these words.
        </p>
      )}
    </>
  )
}

interface PaletteOptionProps {
  id: string
  entry: PaletteEntry
  /** Above the first one of a group. */
  heading: string | null
  isCurrent: boolean
  onPoint: () => void
  onPress: () => void
}

function PaletteOption({ id, entry, heading, isCurrent, onPoint, onPress }: PaletteOptionProps) {
  return (
    <>
      {heading !== null && (
        <p className={styles.heading} role="presentation">
          {heading}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and the keys */}
      <div
        id={id}
        className={styles.option}
        role="option"
        aria-selected={isCurrent}
        onPointerMove={isCurrent ? undefined : onPoint}
        onClick={onPress}
      >
        <span>{entry.label}</span>
        {entry.note && <small>{entry.note}</small>}
      </div>
    </>
  )
}

const GROUPS: readonly PaletteEntry['group'][] = ['Pages', 'Actions', 'Sites', 'Games', 'Articles and pages']

function useEntries(search: string): PaletteEntry[] {
  const session = useSession()
  const may = useMay()
  const isSearching = search.length >= MIN_SEARCH_CHARS
  const games = useQuery({
    queryKey: ['palette games', search],
    queryFn: () => call('listGames', { search, sort: 'plays', isDescending: true, limit: FOUND }),
    enabled: isSearching && may('games.read'),
    placeholderData: keepPreviousData,
  })
  const documents = useQuery({
    queryKey: ['palette documents', search],
    queryFn: async () => {
      const [articles, pages] = await Promise.all([
        call('listDocuments', { kind: 'article', search }),
        call('listDocuments', { kind: 'page', search }),
      ])
      const own = articles.documents.filter(({ origin }) => origin === 'own')
      return [
        ...own.map(({ id, title }) => ({ title, to: `/articles/${id}` })),
        ...pages.documents.map(({ id, title }) => ({ title, to: `/pages/${id}` })),
      ].slice(0, FOUND)
    },
    enabled: isSearching && may('articles'),
    placeholderData: keepPreviousData,
  })
  const fixed = filterEntries(listFixedEntries(session), search)
  const found: PaletteEntry[] = isSearching
    ? [
        ...(games.data?.games ?? []).map(({ slug, title }) => ({
          ...{ key: `game ${slug}`, group: 'Games' as const, label: title, to: `/games/${slug}` },
        })),
        ...(documents.data ?? []).map(({ title, to }) => ({
          ...{ key: to, group: 'Articles and pages' as const, label: title, to },
        })),
      ]
    : []
  const all = [...fixed, ...found]
  return GROUPS.flatMap((group) => all.filter((entry) => entry.group === group))
}
