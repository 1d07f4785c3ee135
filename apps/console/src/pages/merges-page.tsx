/** Merged games: those whose sources are least alike come first, and each is found right or split. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call, describeError } from '../api.ts'
import { formatNumber } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { useMay } from '../session.tsx'
import { Button } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useSettled } from '../use-settled.ts'
import { GAMES_KEY } from './game-rows.ts'
import { MergeCard, type Settled } from './merge-card.tsx'
import { MERGES_KEY, type Merge } from './merges-data.ts'
import games from './games.module.css'
import game from './game.module.css'
import styles from './merges.module.css'

const STATES = [
  { state: 'open', name: 'Not looked at' },
  { state: 'right', name: 'Same game' },
  { state: 'all', name: 'All' },
] as const
const TYPING_PAUSE_MS = 250

interface Filters {
  state: (typeof STATES)[number]['state']
  search: string
  provider: string
}

/** In the page's address, so that a view can be stored as a bookmark. */
function useFilters(): [filters: Filters, change: (values: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams()
  const filters: Filters = {
    state: STATES.find(({ state }) => state === params.get('state'))?.state ?? 'open',
    search: params.get('search') ?? '',
    provider: params.get('provider') ?? '',
  }
  function change(values: Partial<Filters>) {
    const { state, search, provider } = { ...filters, ...values }
    const entries = Object.entries({ state: state === 'open' ? '' : state, search, provider })
    setParams(
      entries.filter(([, value]) => value !== ''),
      { replace: true },
    )
  }
  return [filters, change]
}

export function MergesPage() {
  const [filters, change] = useFilters()
  const search = useSettled(filters.search, TYPING_PAUSE_MS)
  const { state, provider } = filters
  const query = useInfiniteQuery({
    queryKey: [MERGES_KEY, state, provider, search],
    queryFn: ({ pageParam }) =>
      call('listMerges', { state, search, provider: provider || undefined, after: pageParam }),
    initialPageParam: undefined as { likeness: number; slug: string } | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // What was done stays in its place until the page is left.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const total = query.data?.pages[0]?.total
  const merges = query.data?.pages.flatMap((page) => page.merges) ?? []
  return (
    <>
      <Link className={game.back} to="/games">
        <Icon name="back" size={15} />
        Games
      </Link>
      <PageHead
        title="Merged games"
        sub={
          total === undefined
            ? ' '
            : `${formatNumber(total)} ${total === 1 ? 'game' : 'games'} with several sources, the least alike first`
        }
      />
      <FilterBar filters={filters} change={change} />
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && merges.length === 0 && <NoMerges filters={filters} />}
      {merges.length > 0 && <MergeList key={[state, provider, search].join('\n')} merges={merges} />}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

function NoMerges({ filters: { state, search, provider } }: { filters: Filters }) {
  if (search !== '' || provider !== '')
    return (
      <Empty title="No merged game is like that">
        <p>Change the words or the filters.</p>
      </Empty>
    )
  return state === 'right' ? (
    <Empty title="No merge was found right yet" />
  ) : (
    <Empty title={state === 'open' ? 'No merge waits for a look' : 'No game has several sources'}>
      <p>When a feed lists a game that another provider has, it appears here.</p>
    </Empty>
  )
}

function FilterBar({ filters, change }: { filters: Filters; change: (values: Partial<Filters>) => void }) {
  const options = useQuery({ queryKey: ['game options'], queryFn: () => call('getGameOptions', {}) })
  return (
    <>
      <div className={games.views} role="group" aria-label="Views">
        {STATES.map(({ state, name }) => (
          <button
            key={state}
            type="button"
            className={games.view}
            aria-pressed={filters.state === state}
            onClick={() => change({ state })}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={games.filters} role="search">
        <div className={games.search}>
          <Icon name="search" />
          <input
            type="search"
            className={controls.input}
            aria-label="Title or slug"
            placeholder="Title or slug"
            maxLength={200}
            value={filters.search}
            onChange={(event) => change({ search: event.target.value })}
          />
        </div>
        <select
          className={`${controls.input} ${games.select}`}
          aria-label="Provider"
          value={filters.provider}
          onChange={(event) => change({ provider: event.target.value })}
        >
          <option value="">Any provider</option>
          {options.data?.providers.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

function MergeList({ merges }: { merges: readonly Merge[] }) {
  const may = useMay()
  const client = useQueryClient()
  const toast = useToast()
  const list = useRef<HTMLDivElement>(null)
  const [settled, setSettled] = useState<ReadonlyMap<string, Settled>>(new Map())
  const [reopened, setReopened] = useState<ReadonlySet<string>>(new Set())

  async function run(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      toast(describeError(error))
    }
    for (const key of [GAMES_KEY, 'game', 'merge', 'merge count'])
      await client.invalidateQueries({ queryKey: [key] })
  }

  function settle({ slug }: Merge, change: Settled | undefined) {
    const next = change && findNext(list.current, slug)
    setSettled((now) => {
      const changed = new Map(now)
      if (change) changed.set(slug, change)
      else changed.delete(slug)
      return changed
    })
    if (!change) setReopened((now) => new Set(now).add(slug))
    next?.focus()
  }

  return (
    <>
      {may('games.edit') && (
        <p className={styles.keys}>
          With the keyboard, from a title: <kbd>↓</kbd> next, <kbd>↑</kbd> the one before, <kbd>Y</kbd> same
          game, <kbd>S</kbd> split.
        </p>
      )}
      <div ref={list} role="group" aria-label="Games" className={styles.list} onKeyDown={handleKeys}>
        {merges.map((merge) => (
          <MergeCard
            key={merge.slug}
            merge={reopened.has(merge.slug) ? { ...merge, isConfirmed: false } : merge}
            settled={settled.get(merge.slug)}
            run={run}
            onSettled={(change) => settle(merge, change)}
          />
        ))}
      </div>
    </>
  )
}

const listLinks = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-merge-link]')]

function findNext(list: HTMLElement | null, slug: string): HTMLElement | undefined {
  if (!list) return undefined
  const links = listLinks(list)
  const at = links.findIndex((link) => link.closest<HTMLElement>('[data-merge]')?.dataset.merge === slug)
  return links[at + 1] ?? links[at - 1]
}

/** Keys work where the focus is, so none is pressed by accident elsewhere. */
function handleKeys(event: KeyboardEvent<HTMLDivElement>) {
  const { currentTarget: list, target, key } = event
  const isElsewhere = !(target instanceof HTMLElement) || !list.contains(target)
  if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
  const card = target.closest<HTMLElement>('[data-merge]')
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step !== 0) {
    const links = listLinks(list)
    const next = links[links.findIndex((link) => card?.contains(link)) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
    next.closest('section')?.scrollIntoView({ block: 'nearest' })
    return
  }
  const action = { y: '[data-same]', s: '[data-split]' }[key.toLowerCase()]
  if (action) card?.querySelector<HTMLElement>(action)?.click()
}
