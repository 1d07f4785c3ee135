/** What an inspection found: what to fix first, then figures of each size, files and the calls in their order. */
import type { InspectionReport } from '#server/operations/inspect-game.ts'
import { formatBytes } from '../format.ts'
import { Badge } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import game from './game.module.css'
import styles from './inspector.module.css'

const LEVELS = { error: ['bad', 'Error'], warning: ['wait', 'Warning'], note: ['neutral', 'Note'] } as const
const MAX_FILES = 10

type Screen = InspectionReport['screens'][number]

export function InspectionReportView({ report: { faults, screens, sdks } }: { report: InspectionReport }) {
  const [first] = screens
  return (
    <>
      <section className={game.panel} aria-label="To fix">
        <h2>{faults.length === 0 ? 'Nothing to fix was found' : `To fix: ${faults.length}`}</h2>
        {sdks.length > 0 && <p>Its files name the SDK of {sdks.join(', ')}.</p>}
        <ol className={styles.faults}>
          {faults.map(({ level, code, text }) => (
            <li key={`${code} ${text}`}>
              <Badge kind={LEVELS[level][0]}>{LEVELS[level][1]}</Badge>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={game.panel}>
        <h2>Sizes</h2>
        <Screens screens={screens} />
      </section>
      {first && (
        <div className={styles.columns}>
          <section className={game.panel}>
            <h2>Largest files</h2>
            <DataTable
              label="Largest files"
              rows={first.files.slice(0, MAX_FILES)}
              keyOf={({ name }) => name}
              columns={[
                { head: 'File', kind: 'long', render: ({ name }) => name },
                { head: 'Sent', kind: 'number', render: ({ bytes }) => formatBytes(bytes) },
              ]}
            />
          </section>
          <section className={game.panel}>
            <h2>Calls of the SDK, {first.name}</h2>
            {first.calls.length === 0 ? <p>None</p> : <Calls screen={first} />}
          </section>
        </div>
      )}
    </>
  )
}

const yesOrNo = (value: boolean | null) => (value === null ? '–' : value ? 'yes' : 'no')
const inSeconds = (value: number | null) => (value === null ? '–' : `${Math.round(value * 10) / 10} s`)

function Screens({ screens }: { screens: readonly Screen[] }) {
  return (
    <DataTable
      label="Sizes"
      rows={screens}
      keyOf={({ name }) => name}
      columns={[
        {
          head: 'Size',
          kind: 'nowrap',
          render: ({ name, width, height }) => `${name}, ${width} × ${height}`,
        },
        {
          head: 'First frame',
          kind: 'number',
          render: ({ firstFrameSeconds }) => inSeconds(firstFrameSeconds),
        },
        { head: 'Ready', kind: 'number', render: ({ readySeconds }) => inSeconds(readySeconds) },
        { head: 'Loaded', kind: 'number', render: ({ bytes }) => formatBytes(bytes) },
        {
          head: 'Frame, one in twenty',
          kind: 'number',
          render: ({ frameTimes }) => (frameTimes ? `${frameTimes.median} ms, ${frameTimes.p95} ms` : '–'),
        },
        { head: 'Reacts', render: ({ reactsToInput }) => yesOrNo(reactsToInput) },
        { head: 'Pauses', render: ({ obeysPause }) => yesOrNo(obeysPause) },
        { head: 'Errors', kind: 'number', render: ({ errors }) => errors.length },
        { head: 'Hosts', kind: 'long', render: ({ hosts }) => hosts.join(', ') || '–' },
      ]}
    />
  )
}

function Calls({ screen }: { screen: Screen }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard cannot scroll
    <ol className={styles.calls} tabIndex={0} aria-label="Calls of the SDK">
      {screen.calls.map(({ atMs, from, text }, place) => (
        <li key={place}>
          <span>{atMs} ms</span>
          <span>{from === 'game' ? 'game' : 'page'}</span>
          <code>{text}</code>
        </li>
      ))}
    </ol>
  )
}
