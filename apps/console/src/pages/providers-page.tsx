/** Providers of the operator's own: what their feeds are, what they map, and which feeds use them. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call, describeError } from '../api.ts'
import { formatNumber } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { saveFile } from '../save-file.ts'
import { useMay } from '../session.tsx'
import { Badge, Button, buttonClass } from '../ui/controls.tsx'
import { DataTable, type Column } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, ErrorBox, Loading } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { useRun } from '../use-run.ts'
import forms from './forms.module.css'
import game from './game.module.css'
import list from './list.module.css'
import { toDraft } from './provider-draft.ts'
import type { Definition } from './provider-draft.ts'
import { FORMAT_TEXTS, labelOfField } from './provider-fields.ts'
import { PROVIDERS_KEY, type ListedProvider } from './providers-data.ts'

export function ProvidersPage() {
  const may = useMay()
  const query = useQuery({ queryKey: PROVIDERS_KEY, queryFn: () => call('listProviders', {}) })
  const [removed, setRemoved] = useState<ListedProvider | null>(null)
  const own = query.data?.providers.filter(({ isAdded }) => isAdded) ?? []
  return (
    <>
      <Link className={game.back} to="/feeds">
        <Icon name="back" size={15} />
        Feeds
      </Link>
      <PageHead
        title="Your providers"
        sub="Feeds that the software does not know, each with a mapping of its fields"
      >
        {may('feeds.edit') && (
          <Link className={buttonClass('primary')} to="/feeds/providers/new">
            <Icon name="plus" />
            Add a provider
          </Link>
        )}
      </PageHead>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && own.length === 0 && (
        <Empty title="No provider of your own">
          <p>
            A list of games in JSON, JSON Lines, CSV or XML becomes a provider: say which of its fields is the
            title, the play address and the cover. You see its first games before anything is saved.
          </p>
        </Empty>
      )}
      {own.length > 0 && (
        <DataTable
          label="Your providers"
          rows={own}
          keyOf={({ provider }) => provider}
          columns={listColumns(may('feeds.edit'), setRemoved)}
        />
      )}
      <Modal
        title={`Remove ${removed?.label ?? ''}?`}
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
      >
        {removed && <RemoveProvider provider={removed} onClose={() => setRemoved(null)} />}
      </Modal>
    </>
  )
}

function listColumns(
  mayEdit: boolean,
  onRemove: (provider: ListedProvider) => void,
): Column<ListedProvider>[] {
  return [
    {
      head: 'Provider',
      kind: 'nowrap',
      render: ({ provider, label, faults }) => (
        <span>
          <Link className={list.name} to={`/feeds/providers/${provider}`}>
            {label}
          </Link>
          {faults.length > 0 && (
            <>
              {' '}
              <Badge kind="bad">Cannot be read</Badge>
            </>
          )}
        </span>
      ),
    },
    { head: 'Feeds are', kind: 'nowrap', render: describeFormats },
    { head: 'Maps', kind: 'long', render: describeMapping },
    { head: 'Used by', render: describeUse },
    {
      head: 'Actions',
      isHeadHidden: true,
      render: (provider) => (
        <div className={list.buttons}>
          <Button aria-label={`Download ${provider.label}`} onClick={() => download(provider)}>
            <Icon name="download" size={15} />
            Download
          </Button>
          {mayEdit && (
            <Button aria-label={`Remove ${provider.label}`} onClick={() => onRemove(provider)}>
              Remove
            </Button>
          )}
        </div>
      ),
    },
  ]
}

function describeFormats({ shapes }: ListedProvider): string {
  return [...new Set(shapes.map(({ name, format }) => FORMAT_TEXTS[name] ?? FORMAT_TEXTS[format]))].join(', ')
}

function describeMapping({ definition }: ListedProvider): string {
  const { sources } = toDraft((definition ?? {}) as Definition)
  return Object.keys(sources)
    .map((name) => labelOfField(name))
    .join(', ')
}

function describeUse({ usedBy, games }: ListedProvider): string {
  const feeds = usedBy.map(({ id }) => `feed ${id}`)
  const parts = [...feeds, ...(games > 0 ? [`${formatNumber(games)} published games`] : [])]
  return parts.join(', ') || 'Nothing yet'
}

/** As `feed provider add` reads it. */
function download({ provider, definition }: Pick<ListedProvider, 'provider' | 'definition'>): void {
  saveFile(`${provider}.json`, `${JSON.stringify(definition, null, 2)}\n`, 'application/json')
}

interface RemoveProviderProps {
  provider: ListedProvider
  onClose: () => void
}

function RemoveProvider({ provider: { provider, label, usedBy, games }, onClose }: RemoveProviderProps) {
  const run = useRun()
  const undoToast = useUndoToast()
  const [fault, setFault] = useState<string | null>(null)
  const isUsed = usedBy.length > 0 || games > 0

  async function remove() {
    setFault(null)
    try {
      const { auditId } = await call('removeProvider', { provider })
      undoToast(`${label} is removed`, [auditId])
      onClose()
    } catch (error) {
      setFault(describeError(error))
    }
    await run(async () => {})
  }

  return (
    <div className={forms.form}>
      <p>
        {isUsed
          ? `${label} is used by ${[...usedBy.map(({ id }) => `feed ${id}`), `${formatNumber(games)} published games`].join(' and ')}. Remove its feeds and lists first, under Feeds.`
          : 'Its definition is deleted. The audit can bring it back.'}
      </p>
      {fault && <ErrorBox message={fault} />}
      <div className={forms.buttons}>
        {!isUsed && (
          <Button kind="danger" onClick={() => void remove()}>
            Remove the provider
          </Button>
        )}
        <Button onClick={onClose}>{isUsed ? 'Close' : 'Cancel'}</Button>
      </div>
    </div>
  )
}
