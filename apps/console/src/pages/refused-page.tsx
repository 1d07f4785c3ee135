/** Records that the filter refuses, and those that are allowed anyway: filters, pages, and actions on several at once. */
import { useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Button, buttonClass } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import {
  MAX_SEARCH_CHARS,
  PAGE_ROWS,
  useRefusedQuery,
  useRefusedRecords,
  type RefusedQuery,
} from './refused-query.ts'
import { RefusedTable } from './refused-table.tsx'
import { keyOfRecord, useDecisions } from './use-decisions.ts'
import forms from './forms.module.css'
import games from './games.module.css'
import statistics from './statistics.module.css'
import styles from './refused.module.css'

type Change = (values: Partial<RefusedQuery>) => void

export function RefusedPage() {
  const [query, change] = useRefusedQuery()
  const { list, isCurrent, listKey } = useRefusedRecords(query)
  const { data } = list
  return (
    <>
      <PageHead
        title="Refused records"
        sub={data ? describeTotal(data.total, query) : 'Games of feeds that the filter does not let in'}
      >
        <Link className={buttonClass()} to="/feeds">
          <Icon name="back" />
          Feeds
        </Link>
      </PageHead>
      <div className={games.views} role="group" aria-label="Which records">
        {[false, true].map((isAllowed) => (
          <button
            key={String(isAllowed)}
            type="button"
            className={games.view}
            aria-pressed={query.isAllowed === isAllowed}
            onClick={() => change({ isAllowed, reason: '' })}
          >
            {isAllowed ? 'Allowed' : 'Refused'}
          </button>
        ))}
      </div>
      <Filters query={query} change={change} providers={data?.providers ?? []} />
      {list.isPending && <Loading />}
      <QueryFault query={list} />
      {data && !list.isError && data.records.length === 0 && (
        <NoRecords query={query} total={data.total} change={change} />
      )}
      {data && !list.isError && data.records.length > 0 && (
        <Records
          key={listKey}
          isCurrent={isCurrent}
          records={data.records}
          isAllowed={query.isAllowed}
          listedAtMs={list.dataUpdatedAt}
        />
      )}
      {data && data.total > PAGE_ROWS && <Pages page={query.page} total={data.total} change={change} />}
    </>
  )
}

function describeTotal(total: number, { isAllowed, provider, reason, search }: RefusedQuery): string {
  const count = `${formatNumber(total)} ${total === 1 ? 'record' : 'records'}`
  const isFiltered = [provider, reason, search].some((value) => value !== '')
  if (isFiltered) return `${count} ${total === 1 ? 'matches' : 'match'}`
  return `${count} ${isAllowed ? 'allowed' : 'refused'}`
}

interface FiltersProps {
  query: RefusedQuery
  change: Change
  providers: readonly { provider: string; label: string }[]
}

function Filters({ query: { isAllowed, provider, reason, search }, change, providers }: FiltersProps) {
  const isListed = provider === '' || providers.some((one) => one.provider === provider)
  const words = isAllowed ? 'Title' : 'Title or word'
  return (
    <div className={games.filters} role="search">
      <div className={games.search}>
        <Icon name="search" />
        <input
          type="search"
          className={controls.input}
          aria-label={words}
          placeholder={words}
          maxLength={MAX_SEARCH_CHARS}
          value={search}
          onChange={({ target }) => change({ search: target.value })}
        />
      </div>
      <select
        className={`${controls.input} ${games.select}`}
        aria-label="Provider"
        value={provider}
        onChange={({ target }) => change({ provider: target.value })}
      >
        <option value="">Any provider</option>
        {!isListed && <option value={provider}>{provider}</option>}
        {providers.map((one) => (
          <option key={one.provider} value={one.provider}>
            {one.label}
          </option>
        ))}
      </select>
      {reason !== '' && !isAllowed && (
        <button type="button" className={statistics.chip} onClick={() => change({ reason: '' })}>
          Reason: {reason}
          <Icon name="close" size={14} />
          <span className="visually-hidden">, remove this filter</span>
        </button>
      )}
    </div>
  )
}

function NoRecords({ query, total, change }: { query: RefusedQuery; total: number; change: Change }) {
  const { isAllowed, provider, reason, search } = query
  if (total > 0)
    return (
      <Empty title="There is no such page">
        <Button onClick={() => change({ page: 1 })}>To the first page</Button>
      </Empty>
    )
  if (provider !== '' || search !== '' || (reason !== '' && !isAllowed))
    return (
      <Empty title="No record is like that">
        <p>Change the words or the filters.</p>
      </Empty>
    )
  return isAllowed ? (
    <Empty title="No record is allowed">
      <p>A refused record that you allow is listed here, and you can refuse it again.</p>
    </Empty>
  ) : (
    <Empty title="No record is refused">
      <p>
        Imports refuse games that no site may show, such as gambling for real money. They are listed here, and
        you can allow single ones.
      </p>
    </Empty>
  )
}

interface RecordsProps {
  records: Parameters<typeof RefusedTable>[0]['records']
  isAllowed: boolean
  /** Whether it can be decided about them. */
  isCurrent: boolean
  listedAtMs: number
}

function Records({ records, isAllowed, isCurrent, listedAtMs }: RecordsProps) {
  const may = useMay()
  const { decisions, isBusy: isDeciding, decide } = useDecisions(listedAtMs)
  const isBusy = isDeciding || !isCurrent
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const mayEdit = may('feeds.edit')
  const open = records.filter((record) => !decisions.has(keyOfRecord(record)))
  const selected = open.filter((record) => selection.has(keyOfRecord(record)))
  const label = isAllowed ? 'Refuse again' : 'Allow'

  function select(chosen: readonly (typeof records)[number][], isSelected: boolean) {
    const next = new Set(selection)
    for (const key of chosen.map(keyOfRecord)) {
      if (isSelected) next.add(key)
      else next.delete(key)
    }
    setSelection(next)
  }

  return (
    <>
      {mayEdit && (
        <div
          className={selected.length > 0 ? games.bulk : styles.bulk}
          role="group"
          aria-label="Selected records"
        >
          <label className={`${forms.check} ${styles.all}`}>
            <input
              type="checkbox"
              checked={open.length > 0 && selected.length === open.length}
              disabled={open.length === 0}
              onChange={({ target }) => select(open, target.checked)}
            />
            {selected.length > 0 ? `${formatNumber(selected.length)} selected` : 'All on this page'}
          </label>
          {selected.length > 0 && (
            <>
              <Button aria-disabled={isBusy} onClick={() => !isBusy && void decide(selected, !isAllowed)}>
                {label}
              </Button>
              <Button kind="quiet" onClick={() => setSelection(new Set())}>
                Clear
              </Button>
            </>
          )}
        </div>
      )}
      <RefusedTable
        records={records}
        decisions={decisions}
        isAllowed={isAllowed}
        isBusy={isBusy}
        {...(mayEdit && { selection, onSelect: select, onDecide: decide })}
      />
    </>
  )
}

function Pages({ page, total, change }: { page: number; total: number; change: Change }) {
  const last = Math.ceil(total / PAGE_ROWS)
  const from = (page - 1) * PAGE_ROWS + 1
  function goTo(next: number) {
    change({ page: next })
    document.getElementById('main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Button disabled={page <= 1} onClick={() => goTo(page - 1)}>
        Previous
      </Button>
      <span>
        {page <= last && `${formatNumber(from)}–${formatNumber(Math.min(total, from + PAGE_ROWS - 1))} of `}
        {formatNumber(total)}
      </span>
      <Button disabled={page >= last} onClick={() => goTo(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
