/** One import: what it brought or would bring, and what can be done with it. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call } from '../api.ts'
import { formatNumber, formatTime } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Button } from '../ui/controls.tsx'
import { Loading } from '../ui/states.tsx'
import { useRun } from '../use-run.ts'
import { IMPORT_STATES, ImportState } from './import-history.tsx'
import { RefusedList } from './refused-list.tsx'
import forms from './forms.module.css'
import styles from './feeds.module.css'

type Detail = ResultOf<'getImport'>
type List = Detail['titles'][number]

const KIND_TEXTS: Record<List['kind'], string> = {
  new: 'New',
  changed: 'Changed',
  unpublished: 'Unpublished',
}

const COUNT_TEXTS: readonly [name: string, text: string][] = [
  ['fetched', 'Records'],
  ['new', 'New'],
  ['updated', 'Changed'],
  ['unchanged', 'Unchanged'],
  ['duplicate', 'There already'],
  ['vanished', 'Left the list'],
  ['filtered', 'Refused'],
  ['broken', 'Not usable'],
]

export function ImportView({ importId, onClose }: { importId: number; onClose: () => void }) {
  const query = useQuery({ queryKey: ['import', importId], queryFn: () => call('getImport', { importId }) })
  if (query.isPending) return <Loading />
  if (query.isError) return <QueryFault query={query} />
  const { provider, slice, state, origin, startedAtMs, reason, counts, titles, refused } = query.data
  return (
    <div className={forms.form}>
      <div className={styles.head}>
        <p>
          {provider}
          {slice && `/${slice}`}, {formatTime(startedAtMs)}
        </p>
        <ImportState state={state} />
      </div>
      <p className={styles.url}>{origin}</p>
      {state === 'waiting' && reason && <p>It waits because {reason}.</p>}
      {counts && (
        <dl className={styles.facts}>
          {COUNT_TEXTS.map(([name, text]) => (
            <div key={name}>
              <dt>{text}</dt>
              <dd>{formatNumber(counts[name] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      {titles.map((list) => (
        <Titles key={list.kind} list={list} />
      ))}
      <RefusedList refused={refused} provider={provider} />
      {state === 'published' && <HiddenGames />}
      <Actions detail={query.data} onClose={onClose} />
    </div>
  )
}

/** A site does not list every game that was imported: its audience and its own limits decide. */
function HiddenGames() {
  const may = useMay()
  const query = useQuery({
    queryKey: ['health'],
    queryFn: () => call('getHealth', {}),
    enabled: may('health'),
    staleTime: 30_000,
  })
  const text = query.data?.findings.find(({ check }) => check === 'age rules')?.text ?? ''
  const sites = text.split('\n').filter((line) => line.includes(' does not list '))
  if (sites.length === 0) return null
  return (
    <section className={styles.refused}>
      <h3>Not every site lists all games</h3>
      {sites.map((line) => {
        const [host = ''] = line.split(' ')
        return (
          <p key={host}>
            <Link to={`/sites/${host}?group=audience`}>{host}</Link>
            {line.slice(host.length)}
          </p>
        )
      })}
    </section>
  )
}

function Titles({ list: { kind, total, games } }: { list: List }) {
  return (
    <section className={styles.refused}>
      <h3>
        {KIND_TEXTS[kind]}: {formatNumber(total)}
      </h3>
      <ul className={styles.titles}>
        {games.map(({ slug, title }) => (
          <li key={slug ?? title}>{slug === null ? title : <Link to={`/games/${slug}`}>{title}</Link>}</li>
        ))}
        {total > games.length && <li>and {formatNumber(total - games.length)} more</li>}
      </ul>
    </section>
  )
}

function Actions({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const may = useMay()
  const run = useRun()
  const { id: importId, state, changes, isLogged } = detail
  if (!may('feeds.edit')) return null
  const act = (name: 'approveImport' | 'rejectImport' | 'undoImport', done: string) => {
    onClose()
    void run(() => call(name, { importId }), done)
  }
  if (state === 'waiting')
    return (
      <div className={forms.buttons}>
        <Button kind="primary" onClick={() => act('approveImport', 'Published')}>
          Publish
        </Button>
        <Button onClick={() => act('rejectImport', 'Dropped')}>Drop</Button>
      </div>
    )
  if (state !== 'published' || changes === 0 || !isLogged)
    return state === 'published' ? null : <p className={forms.note}>{IMPORT_STATES[state]?.note}</p>
  return (
    <div className={forms.buttons}>
      <Button kind="danger" onClick={() => act('undoImport', 'Undone. Its feed is paused')}>
        Undo this import
      </Button>
    </div>
  )
}
