/** Beside the settings: a picture of the look, contrast, what visitors are asked, and warnings. */
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { call } from '../api.ts'
import { Badge } from '../ui/controls.tsx'
import type { SiteCheck, SiteGroup } from './site-detail.ts'
import game from './game.module.css'
import styles from './site.module.css'

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  'theme.text': 'Text',
  'theme.textHover': 'Text under the pointer',
  'theme.background': 'background',
  'theme.element': 'cards',
}

/** Of the groups whose settings mean something that one wants to see at once. */
export function SiteMeaning({ group, check, name }: { group: string; check: SiteCheck; name: string }) {
  if (group === 'look' && check.palette) return <Look name={name} palette={check.palette} check={check} />
  if (group !== 'audience' || check.visitors.length === 0) return null
  return (
    <section className={`${game.panel} ${styles.meaning}`} aria-live="polite">
      <h2>For visitors</h2>
      <ul className={styles.sentences}>
        {check.visitors.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

/** With a link to the group of the field. */
export function Warnings({ check, groups }: { check: SiteCheck; groups: readonly SiteGroup[] }) {
  if (check.warnings.length === 0) return null
  return (
    <section className={game.panel} aria-label="To look at">
      <h2>To look at</h2>
      <ul className={styles.sentences}>
        {check.warnings.map(({ key, text }) => {
          const group = groups.find(({ fields }) => fields.some((field) => field.key === key))
          const label = group?.fields.find((field) => field.key === key)?.label ?? key
          return (
            <li key={`${key} ${text}`}>
              {group ? <Link to={`?group=${group.id}`}>{label}</Link> : label} {text}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface LookProps {
  name: string
  palette: Record<string, string>
  check: SiteCheck
}

function Look({ name, palette, check }: LookProps) {
  const games = useQuery({
    queryKey: ['preview games'],
    queryFn: () => call('listGames', { sort: 'plays', isDescending: true, status: 'published', limit: 4 }),
  })
  return (
    <section className={`${game.panel} ${styles.meaning}`}>
      <h2>Colours</h2>
      <div className={styles.preview} style={palette as CSSProperties}>
        <div className={styles.previewHead}>
          <strong>{name}</strong>
          <span className={styles.previewButton}>Play</span>
        </div>
        <p>
          Text, <span className={styles.previewDim}>quiet text</span>,{' '}
          <span className={styles.previewMark}>marked words</span>
        </p>
        <ul className={styles.tiles}>
          {games.data?.games.map(({ slug, title }) => (
            <li key={slug}>
              <img src={`/api/covers/${slug}`} alt="" />
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.contrasts}>
        {check.contrasts.map(({ key, surface, ratio, shownAs }) => (
          <li key={key + surface}>
            <span>
              {COLOUR_NAMES[key]} on {COLOUR_NAMES[surface]}
            </span>
            <Badge kind={ratio >= 4.5 ? 'good' : 'wait'}>{ratio.toFixed(1)} : 1</Badge>
            {shownAs !== null && ratio < 4.5 && <small>Below 4.5, so it is shown as {shownAs}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
