/** Refused or allowed records, each with why, and with the button that decides about it. */
import { Link } from 'react-router'
import { formatAgo, formatTime } from '../format.ts'
import { Badge, Button, StatusBadge } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import type { RefusedRecord } from './refused-query.ts'
import { keyOfRecord, type Decision } from './use-decisions.ts'
import list from './list.module.css'
import styles from './refused.module.css'

interface RefusedTableProps {
  records: readonly RefusedRecord[]
  decisions: ReadonlyMap<string, Decision>
  isAllowed: boolean
  isBusy: boolean
  /** Left out for a person who only reads. */
  selection?: ReadonlySet<string>
  onSelect?: (records: readonly RefusedRecord[], isSelected: boolean) => void
  onDecide?: (records: readonly RefusedRecord[], isAllowed: boolean) => Promise<void>
}

const FIELD_TEXTS: Readonly<Record<string, string | undefined>> = {
  title: 'in its title',
  tags: 'in its tags',
  description: 'in its description',
  instructions: 'in its instructions',
}

export function RefusedTable(props: RefusedTableProps) {
  const { records, isAllowed } = props
  return (
    <DataTable
      label={isAllowed ? 'Allowed records' : 'Refused records'}
      rows={records}
      keyOf={keyOfRecord}
      columns={[
        { head: 'Title', kind: 'long', render: (record) => <Title {...props} record={record} /> },
        { head: 'Provider', kind: 'nowrap', render: ({ label }) => label },
        { head: 'Found', kind: 'long', render: (record) => <Finding record={record} /> },
        {
          head: 'Reason',
          kind: 'long',
          render: ({ reason }) => reason || 'The filter would let it in today',
        },
        {
          head: isAllowed ? 'Allowed' : 'Since',
          kind: 'nowrap',
          render: ({ allowedAtMs, refusedAtMs }) => {
            const ms = (isAllowed ? allowedAtMs : refusedAtMs)!
            return <span title={formatTime(ms)}>{formatAgo(ms)}</span>
          },
        },
        {
          head: 'Decide',
          isHeadHidden: true,
          render: (record) => <Decide {...props} record={record} />,
        },
      ]}
    />
  )
}

type RecordProps = RefusedTableProps & { record: RefusedRecord }

function Title({ record, decisions, selection, onSelect }: RecordProps) {
  const key = keyOfRecord(record)
  return (
    <div className={styles.title}>
      {onSelect && (
        <label className={styles.select}>
          <input
            type="checkbox"
            aria-label={`Select ${record.title}`}
            checked={selection?.has(key) === true && !decisions.has(key)}
            disabled={decisions.has(key)}
            onChange={({ target }) => onSelect([record], target.checked)}
          />
        </label>
      )}
      <div>
        <NameOfRecord record={record} />
      </div>
    </div>
  )
}

function NameOfRecord({ record: { title, isAllowed, game } }: { record: RefusedRecord }) {
  if (!isAllowed) return <b>{title}</b>
  if (!game)
    return (
      <>
        <b>{title}</b> <Badge kind="wait">The next import adds it</Badge>
      </>
    )
  return (
    <>
      <Link className={list.name} to={`/games/${game.slug}`}>
        {title}
      </Link>{' '}
      {game.status !== 'published' && <StatusBadge status={game.status} />}
      {game.isAdult && <Badge kind="wait">Adult: no site lists it</Badge>}
    </>
  )
}

function Finding({ record: { word, foundIn } }: { record: RefusedRecord }) {
  if (word === '') return <>–</>
  return (
    <>
      “{word}” {FIELD_TEXTS[foundIn]}
    </>
  )
}

function Decide({ record, decisions, isAllowed, isBusy, onDecide }: RecordProps) {
  const decision = decisions.get(keyOfRecord(record))
  const isNow = decision?.isAllowed ?? isAllowed
  const label = isNow ? 'Refuse again' : 'Allow'
  return (
    <div className={styles.decide}>
      {onDecide && (
        <Button
          aria-label={`${label}: ${record.title}`}
          aria-disabled={isBusy}
          // The second press of a double click would take back the first.
          onClick={({ detail }) => detail < 2 && !isBusy && void onDecide([record], !isNow)}
        >
          {label}
        </Button>
      )}
      {decision && (
        <div className={styles.outcome} role="status">
          <Badge kind={decision.isAllowed ? 'good' : 'neutral'}>
            {decision.isAllowed ? 'Allowed' : 'Refused again'}
          </Badge>
          {decision.isAllowed && <Outcome decision={decision} />}
        </div>
      )}
    </div>
  )
}

function Outcome({ decision: { title, slug, isAdult } }: { decision: Decision }) {
  if (slug === null) return <span>The next import adds it.</span>
  return (
    <>
      <Link to={`/games/${slug}`} aria-label={`Open the game ${title}`}>
        Open the game
      </Link>
      {isAdult && <span>Its age band is adult, so no site lists it. You can change that on its page.</span>}
    </>
  )
}
