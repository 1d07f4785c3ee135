/** What the server's doctor says, and backups. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { formatAgo, formatBytes, formatNumber } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button, buttonClass } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHead } from '../ui/page.tsx'
import { Loading } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { useToast } from '../ui/toasts.tsx'
import { useRun } from '../use-run.ts'
import list from './list.module.css'
import styles from './health.module.css'

type Finding = ResultOf<'getHealth'>['findings'][number]
type Fix = Finding['fixes'][number]

const STATES = {
  failure: ['bad', 'Fails'],
  warning: ['wait', 'Look at it'],
  ok: ['good', 'Fine'],
} as const
const ORDER = Object.keys(STATES)

export function HealthPage() {
  const may = useMay()
  const query = useQuery({ queryKey: ['health'], queryFn: () => call('getHealth', {}), staleTime: 30_000 })
  const findings = (query.data?.findings ?? []).toSorted(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state),
  )
  const open = findings.filter(({ state }) => state !== 'ok').length
  const sub =
    open === 0 ? 'Everything that the sites depend on' : `${open} of ${findings.length} checks want a look`
  return (
    <>
      <PageHead title="Health" sub={query.data ? sub : 'Everything that the sites depend on'}>
        {may('notifications') && (
          <Link className={buttonClass()} to="/notifications">
            Notifications
          </Link>
        )}
        <Button disabled={query.isFetching} onClick={() => void query.refetch()}>
          {query.isFetching ? 'Checking…' : 'Check again'}
        </Button>
      </PageHead>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && (
        <ul className={styles.findings} aria-label="Checks">
          {findings.map((finding) => (
            <FindingRow key={finding.check} finding={finding} />
          ))}
        </ul>
      )}
      {may('backups') && <Backups />}
    </>
  )
}

function FindingRow({ finding: { check, state, text, fixes, links } }: { finding: Finding }) {
  const [kind, label] = STATES[state]
  const [first, ...more] = text.split('\n')
  return (
    <li className={styles.finding} data-state={state}>
      <h2>{check.charAt(0).toUpperCase() + check.slice(1)}</h2>
      <Badge kind={kind}>{label}</Badge>
      <div className={styles.text}>
        <p>{first}</p>
        {more.length > 0 && (
          <details open={state !== 'ok'}>
            <summary>More</summary>
            <p>{more.join('\n')}</p>
          </details>
        )}
      </div>
      {fixes.length + links.length > 0 && (
        <div className={`${list.buttons} ${styles.actions}`}>
          {fixes.map((fix) => (
            <FixButton key={fix.text} fix={fix} />
          ))}
          {links.map(({ text: name, to }) =>
            to.startsWith('#') ? (
              <a key={to} className={buttonClass()} href={to}>
                {name}
              </a>
            ) : (
              <Link key={to} className={buttonClass()} to={to}>
                {name}
              </Link>
            ),
          )}
        </div>
      )}
    </li>
  )
}

function FixButton({ fix }: { fix: Fix }) {
  const run = useRun()
  const undoToast = useUndoToast()
  const [isBusy, setBusy] = useState(false)

  async function apply() {
    setBusy(true)
    if (fix.operation === 'unpublishGames')
      await run(async () => {
        const { games } = await call('unpublishGames', { slugs: fix.slugs })
        undoToast(
          games.length === 1 ? 'One game is unpublished' : `${games.length} games are unpublished`,
          games.map(({ auditId }) => auditId),
        )
      })
    else if (fix.operation === 'runFeed')
      await run(() => call('runFeed', { id: fix.id }), 'Started: Feeds shows how far it is')
    else await run(() => call(fix.operation, {}), DONE_TEXTS[fix.operation])
    setBusy(false)
  }

  return (
    <Button kind="primary" disabled={isBusy} onClick={() => void apply()}>
      {isBusy ? 'Working…' : fix.text}
    </Button>
  )
}

const DONE_TEXTS = {
  confirmClock: 'Confirmed: expired data is deleted within the hour',
  makeBackup: 'The backup is complete',
  endImports: 'They have ended: their lists can run again',
} as const

function Backups() {
  const query = useQuery({ queryKey: ['backups'], queryFn: () => call('listBackups', {}) })
  const run = useRun()
  const [isBusy, setBusy] = useState(false)

  async function make() {
    setBusy(true)
    await run(() => call('makeBackup', {}), 'The backup is complete')
    setBusy(false)
  }

  return (
    <section id="backups" className={styles.backups} aria-label="Backups">
      <div className={styles.head}>
        <h2>Backups</h2>
        <Button kind="primary" disabled={isBusy} onClick={() => void make()}>
          {isBusy ? 'Making a backup…' : 'Make a backup'}
        </Button>
      </div>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && <BackupsTable data={query.data} />}
    </section>
  )
}

function BackupsTable({ data }: { data: ResultOf<'listBackups'> }) {
  const { backups, place, isDaily, isEncrypted, lastAtMs } = data
  return (
    <>
      <p className={list.dim}>
        {isDaily
          ? 'One is made each day'
          : 'None is made by itself: for one each day, name a place with the environment variable BACKUP_TO'}
        , in <code>{place}</code>
        {isEncrypted ? ', encrypted' : ', not encrypted'}.{' '}
        {lastAtMs !== null && `The last one is of ${formatAgo(lastAtMs)}.`} Keep copies on another machine.
      </p>
      <details className={styles.restore}>
        <summary>How to go back to a backup</summary>
        <p>
          Stop the server, and restore the backup into an empty folder with this command:{' '}
          <code>npm run portal -- restore &lt;file&gt;</code> with DATA_DIR set to that folder. Start the
          server with it, then repeat take-downs and deletions that came after the backup.
        </p>
      </details>
      {backups.length > 0 && (
        <DataTable
          label="Backups"
          rows={backups}
          keyOf={({ name }) => name}
          columns={[
            { head: 'Backup', kind: 'long', render: ({ name }) => name },
            { head: 'Size', kind: 'number', render: ({ bytes }) => formatBytes(bytes) },
            {
              head: 'Actions',
              isHeadHidden: true,
              kind: 'nowrap',
              render: ({ name }) => <BackupActions name={name} />,
            },
          ]}
        />
      )}
    </>
  )
}

function BackupActions({ name }: { name: string }) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  async function verify() {
    setBusy(true)
    try {
      const { rows, tables } = await call('verifyBackup', { name })
      toast(
        `It is complete: ${formatNumber(rows)} rows of ${tables} tables were read into a temporary copy and are the same. Your sites were not touched`,
      )
    } catch (error) {
      toast(describeError(error))
    }
    setBusy(false)
  }

  async function download() {
    try {
      const { address } = await call('downloadBackup', { name })
      location.assign(address)
    } catch (error) {
      toast(describeError(error))
    }
  }

  return (
    <span className={list.buttons}>
      <Button disabled={isBusy} aria-label={`Verify ${name}`} onClick={() => void verify()}>
        {isBusy ? 'Verifying…' : 'Verify'}
      </Button>
      <Button aria-label={`Download ${name}`} onClick={() => void download()}>
        Download
      </Button>
    </span>
  )
}
