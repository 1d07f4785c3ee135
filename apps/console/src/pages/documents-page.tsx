/** The lists of articles and pages. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, ConsoleError, describeError } from '../api.ts'
import { formatDate, formatTime } from '../format.ts'
import { useSession } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button, buttonClass, Field } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { DataTable } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, ErrorBox, Loading } from '../ui/states.tsx'
import { useAddParam } from '../use-add-param.ts'
import type { Kind } from './document-data.ts'
import { ExportButton } from './export-button.tsx'
import forms from './forms.module.css'
import styles from './list.module.css'

type Document = ResultOf<'listDocuments'>['documents'][number]
type StatusFilter = Document['status'] | 'built in' | ''

const TEXTS = {
  article: { title: 'Articles', sub: 'What your sites publish', add: 'Write an article', new: 'New article' },
  page: { title: 'Pages', sub: 'Beside the imprint: terms, questions', add: 'Write a page', new: 'New page' },
} as const

export const ArticlesPage = () => <DocumentsPage key="article" kind="article" />
export const PagesPage = () => <DocumentsPage key="page" kind="page" />

function DocumentsPage({ kind }: { kind: Kind }) {
  const { sites } = useSession()
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<StatusFilter>('')
  const [site, setSite] = useState('')
  const [isAdding, setAdding] = useAddParam()
  const texts = TEXTS[kind]
  const query = useQuery({
    queryKey: ['documents', kind, search, status, site],
    queryFn: () => call('listDocuments', { kind, search, status: status || null, site: site || null }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub}>
        <ExportButton kind="articles" />
        <Button kind="primary" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {texts.add}
        </Button>
      </PageHead>
      <nav className={styles.tabs} aria-label="Articles and pages">
        <NavLink to="/articles" className={buttonClass('quiet')}>
          Articles
        </NavLink>
        <NavLink to="/pages" className={buttonClass('quiet')}>
          Pages
        </NavLink>
      </nav>
      <div className={styles.filters}>
        <input
          className={controls.input}
          type="search"
          aria-label="Title"
          placeholder="Words of the title"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <select
          className={controls.input}
          aria-label="State"
          value={status}
          onChange={({ target }) => setStatus(target.value as StatusFilter)}
        >
          <option value="">Every state</option>
          <option value="draft">Drafts</option>
          <option value="scheduled">Scheduled</option>
          <option value="published">Published</option>
          {kind === 'article' && <option value="built in">Built in</option>}
        </select>
        {sites.length > 1 && (
          <select
            className={controls.input}
            aria-label="Site"
            value={site}
            onChange={({ target }) => setSite(target.value)}
          >
            <option value="">Every site</option>
            {sites.map(({ host }) => (
              <option key={host} value={host}>
                {host}
              </option>
            ))}
          </select>
        )}
      </div>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && query.data.documents.length === 0 && (
        <NoDocuments kind={kind} total={query.data.total} />
      )}
      {query.data && query.data.documents.length > 0 && (
        <DocumentsTable kind={kind} documents={query.data.documents} />
      )}
      <Modal title={texts.new} isOpen={isAdding} onClose={() => setAdding(false)}>
        <NewDocumentForm kind={kind} onClose={() => setAdding(false)} />
      </Modal>
    </>
  )
}

function NoDocuments({ kind, total }: { kind: Kind; total: number }) {
  if (total > 0) return <Empty title="Nothing has these words, this state and this site" />
  if (kind === 'article') return <Empty title="No articles yet" />
  return (
    <Empty title="No pages of your own yet">
      <p>Terms of use or questions and answers: a page is linked beside the imprint of each of your sites.</p>
    </Empty>
  )
}

const STATUS_BADGES = {
  draft: ['neutral', 'Draft'],
  scheduled: ['wait', 'Scheduled'],
  published: ['good', 'Published'],
} as const

export function DocumentBadge({ status }: { status: Document['status'] }) {
  const [kind, text] = STATUS_BADGES[status]
  return <Badge kind={kind}>{text}</Badge>
}

function DocumentsTable({ kind, documents }: { kind: Kind; documents: readonly Document[] }) {
  return (
    <DataTable
      label={TEXTS[kind].title}
      rows={documents}
      keyOf={({ id }) => id}
      columns={[
        {
          head: 'Title',
          kind: 'long',
          render: ({ id, title, origin }) =>
            origin === 'own' ? (
              <Link className={styles.name} to={`/${kind}s/${id}`}>
                {title || '(no title)'}
              </Link>
            ) : (
              title
            ),
        },
        {
          head: 'State',
          kind: 'nowrap',
          render: ({ status, origin }) =>
            origin === 'own' ? <DocumentBadge status={status} /> : <Badge kind="neutral">Built in</Badge>,
        },
        { head: 'Site', render: ({ site }) => site ?? 'Every site' },
        {
          head: 'Date',
          kind: 'nowrap',
          render: ({ status, publishedAtMs, updatedAtMs }) =>
            status === 'scheduled' && publishedAtMs !== null
              ? formatTime(publishedAtMs)
              : formatDate(publishedAtMs ?? updatedAtMs),
        },
        {
          head: 'Open',
          isHeadHidden: true,
          render: ({ url, title }) =>
            url !== null && (
              <a href={url} target="_blank" rel="noreferrer" aria-label={`Open ${title}`}>
                <Icon name="outside" size={16} />
              </a>
            ),
        },
      ]}
    />
  )
}

/** A draft with a title, so that pictures have where to belong. */
function NewDocumentForm({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const { sites, person } = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [title, setTitle] = useState('')
  const [slug, setSlug] = useState<string | null>(null)
  const [site, setSite] = useState(person.sites === null ? '' : (sites[0]?.host ?? ''))
  const [fault, setFault] = useState<{ field: string | null; message: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const faultOf = (field: string) => (fault?.field === field ? fault.message : null)
  const address = slug ?? toSlug(title)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      const { id } = await call('saveDocument', { kind, title, site: site || null, slug: address })
      await client.invalidateQueries()
      void navigate(`/${kind}s/${id}`)
    } catch (error) {
      setFault({ field: error instanceof ConsoleError ? error.field : null, message: describeError(error) })
      setBusy(false)
    }
  }

  return (
    <form className={forms.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Title" fault={faultOf('title')}>
        {(control) => <input {...control} value={title} onChange={({ target }) => setTitle(target.value)} />}
      </Field>
      {kind === 'page' && (
        <Field label="Address" hint={`/privacyIndex/${address || '…'}`} fault={faultOf('slug')}>
          {(control) => (
            <input
              {...control}
              autoCapitalize="none"
              spellCheck={false}
              value={address}
              onChange={({ target }) => setSlug(target.value)}
            />
          )}
        </Field>
      )}
      <Field label="Site" fault={faultOf('site')}>
        {(control) => (
          <select {...control} value={site} onChange={({ target }) => setSite(target.value)}>
            {person.sites === null && <option value="">Every site</option>}
            {sites.map(({ host }) => (
              <option key={host} value={host}>
                {host}
              </option>
            ))}
          </select>
        )}
      </Field>
      {fault && !['title', 'slug', 'site'].includes(fault.field ?? '') && (
        <ErrorBox message={fault.message} />
      )}
      <p className={forms.note}>It is a draft until you publish it.</p>
      <div className={forms.buttons}>
        <Button kind="primary" type="submit" disabled={isBusy}>
          Start writing
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

/** A suggestion; the server decides. */
function toSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-').slice(0, 60)
}
