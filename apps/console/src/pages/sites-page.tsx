/** The sites of this server. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, ConsoleError, describeError, readSession } from '../api.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button, Field } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, ErrorBox, Loading } from '../ui/states.tsx'
import { ExportButton } from './export-button.tsx'
import forms from './forms.module.css'
import { useAddParam } from '../use-add-param.ts'
import styles from './list.module.css'

type Site = ResultOf<'listSites'>['sites'][number]

export function SitesPage() {
  const may = useMay()
  const [isAdding, setAdding] = useAddParam()
  const query = useQuery({ queryKey: ['sites'], queryFn: () => call('listSites', {}) })
  return (
    <>
      <PageHead title="Sites" sub="Each host has its own name, look, games and ads">
        <ExportButton kind="settings" />
        {may('sites.add') && (
          <Button kind="primary" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            Add a site
          </Button>
        )}
      </PageHead>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data?.faults.map(({ where, reason }) => (
        <ErrorBox key={where} message={`${where} ${reason}`} />
      ))}
      {query.data && query.data.sites.length === 0 && (
        <Empty title="No site is yours">
          <p>An owner decides which sites you may change.</p>
        </Empty>
      )}
      {query.data && query.data.sites.length > 0 && <SitesTable sites={query.data.sites} />}
      <Modal title="Add a site" isOpen={isAdding} onClose={() => setAdding(false)}>
        <AddSiteForm onClose={() => setAdding(false)} />
      </Modal>
    </>
  )
}

function SitesTable({ sites }: { sites: readonly Site[] }) {
  return (
    <DataTable
      label="Sites"
      rows={sites}
      keyOf={(site) => site.host}
      columns={[
        {
          head: 'Name',
          render: ({ host, name }) => (
            <Link className={styles.name} to={`/sites/${host}`}>
              {name}
            </Link>
          ),
        },
        { head: 'Host', render: ({ host }) => host },
        { head: 'Audience', render: ({ audience }) => audience },
        {
          head: 'State',
          kind: 'nowrap',
          render: ({ faults, isSample, isOff }) =>
            faults.length > 0 ? (
              <Badge kind="bad">{faults.length === 1 ? '1 fault' : `${faults.length} faults`}</Badge>
            ) : isOff ? (
              <Badge kind="wait">Off</Badge>
            ) : isSample ? (
              <Badge kind="neutral">Example</Badge>
            ) : (
              <Badge kind="good">On</Badge>
            ),
        },
        {
          head: 'From',
          kind: 'nowrap',
          render: ({ origin, isEdited }) =>
            isEdited ? 'File, changed here' : origin === 'ledger' ? 'Added here' : 'File',
        },
        {
          head: 'Open',
          isHeadHidden: true,
          render: ({ url, name }) => (
            <a href={url} target="_blank" rel="noreferrer" aria-label={`Open ${name}`}>
              <Icon name="outside" size={16} />
            </a>
          ),
        },
      ]}
    />
  )
}

const POLL_INTERVAL_MS = 250
const MAX_POLLS = 40

/** Until the server answers for it, which takes a second. */
async function waitForSite(host: string): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    // The site is added: a failure here is no reason to say that it is not.
    const session = await readSession().catch(() => null)
    if (session?.isSignedIn && session.sites.some((site) => site.host === host)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
}

function AddSiteForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  const [host, setHost] = useState('')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<{ field: string | null; message: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const faultOf = (field: string) => (fault?.field === field ? fault.message : null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      const added = await call('addSite', { host, name })
      await waitForSite(added.host)
      if (!isOpen.current) return void client.invalidateQueries()
      // A new document: the policy of this one frames no preview of the new site.
      location.assign(`/sites/${added.host}`)
    } catch (error) {
      setFault({ field: error instanceof ConsoleError ? error.field : null, message: describeError(error) })
      setBusy(false)
    }
  }

  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)}>
      <Field label="Host" hint="Such as games.example.com, without https://" fault={faultOf('host')}>
        {(control) => (
          <input
            {...control}
            required
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={host}
            onChange={({ target }) => setHost(target.value)}
          />
        )}
      </Field>
      <Field label="Name" hint="Visitors see it; empty: the host" fault={faultOf('name')}>
        {(control) => <input {...control} value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      {fault && !['host', 'name'].includes(fault.field ?? '') && <ErrorBox message={fault.message} />}
      <p className={forms.note}>
        Point the host’s DNS to this server, and let your proxy pass it on. The server draws the icons and
        answers for the host within seconds.
      </p>
      <div className={forms.buttons}>
        <Button kind="primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Adding…' : 'Add'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
