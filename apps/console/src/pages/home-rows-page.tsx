/** The rows of a site's home page: their order, what each shows, and when. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call, ConsoleError, describeError } from '../api.ts'
import { useDraft } from '../drafts.ts'
import { useSession } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Button, buttonClass } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, ErrorBox, Loading } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { ChangeHistory } from './change-history.tsx'
import {
  faultsOf,
  makeRow,
  nameRow,
  toDraft,
  toRows,
  type DraftRow,
  type HomeRow,
  type HomeRows,
} from './home-rows-data.ts'
import { HomeRowsList } from './home-rows-list.tsx'
import { Preview } from './preview.tsx'
import { SaveBar } from './save-bar.tsx'
import { SiteSelect, useChosenHost } from './site-select.tsx'
import styles from './home-rows.module.css'
import site from './site.module.css'

export function HomeRowsPage() {
  const host = useChosenHost()
  const query = useQuery({
    queryKey: ['home rows', host],
    queryFn: () => call('getHomeRows', { host }),
    enabled: host !== '',
  })
  return (
    <>
      <PageHead title="Home page" sub="The rows below the large tiles, in their order">
        <SiteSelect host={host} />
        {query.data && (
          <a className={buttonClass()} href={query.data.url} target="_blank" rel="noreferrer">
            <Icon name="outside" size={15} />
            Open
          </a>
        )}
      </PageHead>
      {host === '' && <Empty title="No site is yours" />}
      {host !== '' && query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && <HomeRowsForm key={host} home={query.data} />}
    </>
  )
}

interface Draft {
  rows: DraftRow[]
  /** The saved rows that it began with. */
  base: HomeRow[]
  /** Of the games that were chosen since. */
  titles: Record<string, string>
}

const FIRST_ROW: HomeRow = { rule: 'automatic', label: '', isOff: false }
const NEW_ROW: HomeRow = { rule: 'newest', label: '', isOff: false }

function HomeRowsForm({ home }: { home: HomeRows }) {
  const { person } = useSession()
  const [draft, setDraft] = useDraft<Draft>(person.id, `home rows ${home.host}`)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const { refusal, isBusy, save, keepFaults, clearRefusal } = useSave(home, draft, () => setDraft({}))
  const rows = draft.rows ?? toDraft(home.rows)
  const form = useRef<HTMLFormElement>(null)
  // A row with faults is open by then.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal, openKey])
  const isChanged = draft.rows !== undefined
  const preview = {
    subject: `home rows ${home.host}`,
    input: toRows(rows),
    make: (unsaved: HomeRow[]) => call('previewHomeRows', { host: home.host, rows: unsaved }),
  }

  function change(next: DraftRow[], added?: { slug: string; title: string }) {
    const isSaved = JSON.stringify(toRows(next)) === JSON.stringify(home.rows)
    const titles = { ...draft.titles, ...(added && { [added.slug]: added.title }) }
    setDraft(isSaved ? {} : { rows: next, base: draft.base ?? home.rows, titles })
    keepFaults((place) => next.length === rows.length && next[place] === rows[place])
  }
  function discard() {
    setDraft({})
    clearRefusal()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const faults = await save(toRows(rows))
    const faulty = rows.find((_, place) => Object.keys(faultsOf(faults, place)).length > 0)
    if (faulty) setOpenKey(faulty.key)
  }
  function add(row: HomeRow) {
    const made = makeRow(row)
    change([...rows, made])
    setOpenKey(row.rule === 'automatic' ? null : made.key)
  }

  return (
    <div className={site.columns}>
      <form ref={form} className={site.form} noValidate onSubmit={(event) => void submit(event)}>
        <Preview place="button" {...preview} />
        {rows.length === 0 && (
          <Empty title="No rows of your own">
            <p>The site shows new games, and a row for each of its large categories.</p>
            <Button onClick={() => add(FIRST_ROW)}>Begin with the row of categories</Button>
          </Empty>
        )}
        <HomeRowsList
          home={{ ...home, titles: { ...home.titles, ...draft.titles } }}
          rows={rows}
          openKey={openKey}
          faults={refusal?.faults ?? {}}
          onOpen={setOpenKey}
          onChange={change}
        />
        <Button onClick={() => add(NEW_ROW)}>
          <Icon name="plus" size={15} />
          Add a row
        </Button>
        {isChanged && (
          <div className={`${site.saving} ${styles.saving}`}>
            {refusal?.code === 'conflict' && <Theirs home={home} onTake={discard} />}
            {refusal && refusal.code !== 'conflict' && <ErrorBox message={describeRefusal(refusal)} />}
            <SaveBar isBusy={isBusy} onDiscard={discard} />
          </div>
        )}
      </form>
      <div className={site.rest}>
        <Preview place="side" {...preview} />
        <ChangeHistory history={home.history} empty="The rows of this site were not changed yet." />
      </div>
    </div>
  )
}

/** The page has the new rows by then, and the draft is still there. */
function Theirs({ home, onTake }: { home: HomeRows; onTake: () => void }) {
  const names = home.rows.map((row) => nameRow(row, home.categories)).join(', ')
  return (
    <div className={styles.theirs} role="alert">
      <p>
        Nothing was saved: somebody changed these rows since you opened the page. Saved now: {names || 'none'}
        . Save again to replace them with yours.
      </p>
      <Button onClick={onTake}>Take theirs</Button>
    </div>
  )
}

interface Refusal {
  code: string
  message: string
  faults: Readonly<Record<string, string>>
}

function describeRefusal({ message, faults }: Refusal): string {
  return Object.keys(faults).some((field) => field.startsWith('homeRows.'))
    ? 'Nothing was saved. Correct the marked rows.'
    : message
}

/** Null when nothing of it is left. */
function withFaults(refusal: Refusal, isUnchanged: (place: number) => boolean): Refusal | null {
  const faults = Object.entries(refusal.faults).filter(([field]) => {
    const [, place] = /^homeRows\.(\d+)\./.exec(field) ?? []
    return place !== undefined && isUnchanged(Number(place))
  })
  return faults.length === 0 ? null : { ...refusal, faults: Object.fromEntries(faults) }
}

function useSave(home: HomeRows, draft: Partial<Draft>, onSaved: () => void) {
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** Resolves with what is refused, by field. */
  async function save(rows: HomeRow[]): Promise<Refusal['faults']> {
    let faults: Refusal['faults'] = {}
    setBusy(true)
    // After a conflict the person has seen the rows that are saved now.
    const expected = refusal?.code === 'conflict' ? home.rows : (draft.base ?? home.rows)
    try {
      const { auditId } = await call('setHomeRows', { host: home.host, rows, expected })
      onSaved()
      setRefusal(null)
      undoToast('Saved. The home page shows it within seconds', [auditId])
    } catch (error) {
      const refused = error instanceof ConsoleError ? error : null
      faults = { ...(refused?.field ? { [refused.field]: refused.message } : {}), ...refused?.faults }
      setRefusal({ code: refused?.code ?? 'failed', message: describeError(error), faults })
    }
    await client.invalidateQueries()
    setBusy(false)
    return faults
  }

  /** After a change, with which rows are as they were. A conflict stays until it is decided. */
  const keepFaults = (isUnchanged: (place: number) => boolean) =>
    setRefusal((now) => (now === null || now.code === 'conflict' ? now : withFaults(now, isUnchanged)))

  return { refusal, isBusy, save, keepFaults, clearRefusal: () => setRefusal(null) }
}
