/** The sponsors of a site: a picture each, where and when it stands. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api.ts'
import { formatDay } from '../format.ts'
import { useMay } from '../session.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { Empty } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { useRun } from '../use-run.ts'
import {
  EMPTY_SPONSOR,
  namePlaces,
  toDraft,
  toSponsor,
  type Sponsor,
  type SponsorDraft,
  type Sponsors,
} from './ads-data.ts'
import { findState } from './home-rows-data.ts'
import { SponsorForm } from './sponsor-form.tsx'
import styles from './ads.module.css'
import list from './list.module.css'

interface SponsorListProps {
  data: Sponsors
  isAdding: boolean
  onAdded: () => void
}

export function SponsorList({ data: { host, sponsors, today }, isAdding, onAdded }: SponsorListProps) {
  const may = useMay()
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const run = useRun()
  const [edited, setEdited] = useState<number | null>(null)

  async function store(next: unknown[], done: string) {
    const { auditId } = await call('setSponsors', {
      host,
      sponsors: next.length > 0 ? next : null,
      expected: sponsors,
    })
    undoToast(done, [auditId])
    await client.invalidateQueries()
  }
  async function save(draft: SponsorDraft, hosts: string[]) {
    const sponsor = toSponsor(draft)
    if (edited !== null)
      return store(
        sponsors.map((one, place) => (place === edited ? sponsor : one)),
        'Saved. Pages show it within seconds',
      )
    const { auditIds } = await call('addSponsor', { hosts, sponsor })
    undoToast(
      hosts.length > 1 ? `Added to ${hosts.length} sites` : 'Added. Pages show it within seconds',
      auditIds,
    )
    await client.invalidateQueries()
  }
  const others = (place: number) => sponsors.filter((_, at) => at !== place)

  return (
    <section className={list.section} aria-label="Sponsors">
      <h2>Sponsors</h2>
      <p className={list.dim}>
        A picture with a link, served by your own site and labelled “Sponsored”. It asks nothing of another
        company, so it is allowed on sites for children. Where one stands, no other ad does; several in one
        place take turns, a day each.
      </p>
      {sponsors.length === 0 ? (
        <Empty title="No sponsors yet">
          <p>Add one with its picture, the address it leads to, and the pages it stands on.</p>
        </Empty>
      ) : (
        <ul className={styles.sponsors}>
          {sponsors.map((sponsor, place) => (
            <SponsorCard
              key={`${sponsor.picture} ${place}`}
              sponsor={sponsor}
              today={today}
              onEdit={may('sites.edit') ? () => setEdited(place) : null}
              onRemove={() => void run(() => store(others(place), 'Removed'))}
            />
          ))}
        </ul>
      )}
      {(isAdding || edited !== null) && (
        <SponsorForm
          title={edited === null ? 'Add a sponsor' : 'Edit the sponsor'}
          host={host}
          initial={edited === null ? EMPTY_SPONSOR : toDraft(sponsors[edited]!)}
          asksSites={edited === null}
          onClose={() => {
            setEdited(null)
            onAdded()
          }}
          onSave={save}
        />
      )}
    </section>
  )
}

const STATES = {
  on: { kind: 'good', text: 'Shown' },
  off: { kind: 'neutral', text: 'Off' },
  later: { kind: 'wait', text: 'Later' },
  over: { kind: 'neutral', text: 'Over' },
} as const

interface SponsorCardProps {
  sponsor: Sponsor
  today: string
  /** Null: the person may only look. */
  onEdit: (() => void) | null
  onRemove: () => void
}

function SponsorCard({ sponsor, today, onEdit, onRemove }: SponsorCardProps) {
  const { picture, width, height, alt, link, places, from, until } = sponsor
  const state = STATES[findState(sponsor, today)]
  const days = [from && `from ${formatDay(from)}`, until && `until ${formatDay(until)}`]
    .filter(Boolean)
    .join(' ')
  return (
    <li className={styles.sponsor}>
      <img src={`/api/sponsors/${picture}.webp`} alt="" width={width} height={height} />
      <div className={styles.facts}>
        <strong>{alt}</strong>
        <a href={link} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
        <small>
          <Badge kind={state.kind}>{state.text}</Badge> {namePlaces(places)}
          {days && ` · ${days}`}
        </small>
      </div>
      {onEdit && (
        <div className={list.buttons}>
          <Button aria-label={`Edit ${alt}`} onClick={onEdit}>
            Edit
          </Button>
          <Button aria-label={`Remove ${alt}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </li>
  )
}
