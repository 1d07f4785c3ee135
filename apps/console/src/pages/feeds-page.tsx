/** Feeds: what waits, what is scheduled, what ran. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api.ts'
import { formatAgo, formatNumber } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Button, buttonClass } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { useImportEvents, type ImportEvent } from '../use-import-events.ts'
import { useAddParam } from '../use-add-param.ts'
import { useImportParam } from '../use-import-param.ts'
import { useRun } from '../use-run.ts'
import { AddFeed } from './add-feed.tsx'
import { FeedCard } from './feed-card.tsx'
import type { FeedsData } from './feeds-data.ts'
import { ImportFile } from './import-file.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportView } from './import-view.tsx'
import { Progress } from './import-progress.tsx'
import { useRefusedCount } from './refused-query.ts'
import { ROLLING_TEXT, RollingSwitch } from './rolling-switch.tsx'
import { VanishedRule } from './vanished-rule.tsx'
import styles from './feeds.module.css'
import list from './list.module.css'

export function FeedsPage() {
  const may = useMay()
  const running = useImportEvents()
  const refused = useRefusedCount()
  const query = useQuery({ queryKey: ['feeds'], queryFn: () => call('listFeeds', {}) })
  const [isAdding, setAdding] = useAddParam()
  const [isImporting, setImporting] = useState(false)
  const [importId, setImportId] = useImportParam()
  return (
    <>
      <PageHead title="Feeds" sub="Lists of games that providers publish, imported again and again">
        <Link className={buttonClass()} to="/feeds/providers">
          Your providers
        </Link>
        <Link className={buttonClass()} to="/feeds/refused">
          Refused records{refused !== undefined && ` (${formatNumber(refused)})`}
        </Link>
        {may('feeds.edit') && (
          <>
            <Link className={buttonClass()} to="/move-in">
              Move a portal in
            </Link>
            <Button onClick={() => setImporting(true)}>Import a file</Button>
            <Button kind="primary" onClick={() => setAdding(true)}>
              <Icon name="plus" />
              Add a feed
            </Button>
          </>
        )}
      </PageHead>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && <FeedsView data={query.data} running={running} onOpen={setImportId} />}
      <ImportHistory onOpen={setImportId} />
      <Modal title="Add a feed" isOpen={isAdding && may('feeds.edit')} onClose={() => setAdding(false)}>
        <AddFeed running={running} onClose={() => setAdding(false)} />
      </Modal>
      <Modal title="Import a file" isOpen={isImporting} onClose={() => setImporting(false)}>
        <ImportFile
          onDone={(id) => {
            setImporting(false)
            setImportId(id)
          }}
        />
      </Modal>
      <Modal title={`Import ${importId ?? ''}`} isOpen={importId !== null} onClose={() => setImportId(null)}>
        {importId !== null && <ImportView importId={importId} onClose={() => setImportId(null)} />}
      </Modal>
    </>
  )
}

interface FeedsViewProps {
  data: FeedsData
  running: readonly ImportEvent[]
  onOpen: (importId: number) => void
}

function FeedsView({ data, running, onOpen }: FeedsViewProps) {
  const { feeds, lists, vanishedRule, vanishedGames } = data
  const waiting = [...feeds, ...lists].flatMap(({ provider, waiting: one }) =>
    one ? [{ provider, ...one }] : [],
  )
  const findRun = (provider: string, slice: string) =>
    running.find((one) => one.provider === provider && one.slice === slice) ?? null
  const known = new Set(feeds.map(({ provider, slice }) => `${provider} ${slice}`))
  const others = running.filter(({ provider, slice }) => !known.has(`${provider} ${slice}`))
  return (
    <>
      {waiting.length > 0 && (
        <section className={list.section} aria-label="Waiting imports">
          <h2>Waiting for you</h2>
          {waiting.map((one) => (
            <WaitingImport key={one.importId} waiting={one} onOpen={onOpen} />
          ))}
        </section>
      )}
      {others.map((run) => (
        <Progress key={run.importId} run={run} expected={0} />
      ))}
      {feeds.length === 0 && (
        <Empty title="No feed is scheduled">
          <p>
            Add one, and the server imports its games regularly. You see what it brings before it is saved.
          </p>
        </Empty>
      )}
      <div className={styles.feeds}>
        {feeds.map((feed) => (
          <FeedCard key={feed.id} feed={feed} run={findRun(feed.provider, feed.slice)} />
        ))}
      </div>
      {lists.length > 0 && <Lists lists={lists} />}
      <VanishedRule rule={vanishedRule} games={vanishedGames} />
    </>
  )
}

interface Waiting {
  provider: string
  importId: number
  sinceMs: number
  reason: string
}

function WaitingImport({ waiting, onOpen }: { waiting: Waiting; onOpen: (importId: number) => void }) {
  const may = useMay()
  const run = useRun()
  const { provider, importId, sinceMs, reason } = waiting
  return (
    <div className={styles.waiting}>
      <div>
        <strong>
          Import {importId} of {provider}
        </strong>
        <p>
          {reason} ({formatAgo(sinceMs)}).
        </p>
      </div>
      <div className={list.buttons}>
        <Button onClick={() => onOpen(importId)}>Look at it</Button>
        {may('feeds.edit') && (
          <>
            <Button
              kind="primary"
              onClick={() => void run(() => call('approveImport', { importId }), 'Published')}
            >
              Publish
            </Button>
            <Button onClick={() => void run(() => call('rejectImport', { importId }), 'Dropped')}>
              Drop
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function Lists({ lists }: { lists: FeedsData['lists'] }) {
  const may = useMay()
  const run = useRun()
  return (
    <section className={list.section}>
      <h2>Lists without a schedule</h2>
      <p className={list.dim}>A list can be rolling. {ROLLING_TEXT}</p>
      <DataTable
        label="Lists without a schedule"
        rows={lists}
        keyOf={({ id }) => id}
        columns={[
          { head: 'List', kind: 'nowrap', render: ({ provider, name }) => `${provider}/${name}` },
          { head: 'Records', kind: 'number', render: ({ records }) => records },
          { head: 'From', kind: 'long', render: ({ origin }) => origin },
          {
            head: 'Imports',
            render: ({ provider, name, isRolling }) => (
              <RollingSwitch
                name={{ provider, slice: name }}
                isRolling={isRolling}
                label="Rolling list"
                about={`${provider}/${name}`}
              />
            ),
          },
          {
            head: 'Remove',
            isHeadHidden: true,
            render: ({ provider, name, records }) =>
              may('feeds.edit') &&
              records > 0 && (
                <Button
                  kind="quiet"
                  onClick={() =>
                    void run(
                      () => call('removeFeed', { provider, slice: name, endsList: true }),
                      'Removed. The history can undo it',
                    )
                  }
                >
                  Unpublish its games
                </Button>
              ),
          },
        ]}
      />
    </section>
  )
}
