/** Beside the settings: a picture of the look, contrast, what visitors are asked, and warnings. */
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { call } from '../api.ts'
import { Badge } from '../ui/controls.tsx'
import type { SiteCheck } from './site-detail.ts'
import game from './game.module.css'
import styles from './site.module.css'

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  'theme.text': 'Text',
  'theme.textHover': 'Text under the pointer',
  'theme.background': 'background',
  'theme.element': 'cards',
}

export function SiteAside({ group, check, name }: { group: string; check: SiteCheck; name: string }) {
  return (
    <>
      {group === 'look' && check.palette && <Look name={name} palette={check.palette} check={check} />}
      {group === 'audience' && check.visitors.length > 0 && (
        <section className={game.panel} aria-live="polite">
          <h2>For visitors</h2>
          <ul className={styles.sentences}>
            {check.visitors.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {check.warnings.length > 0 && (
        <section className={game.panel}>
          <h2>To look at</h2>
          <ul className={styles.sentences}>
            {check.warnings.map(({ key, text }) => (
              <li key={`${key} ${text}`}>
                <code>{key}</code> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
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
    <section className={game.panel}>
      <h2>Preview</h2>
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
