/** The page of an address that leads nowhere, or led to a game that was removed. */
import { useEffect, useState } from 'react'
import type { ErrorResponse } from 'react-router'
import { EmptyScene } from '#app/features/rooms/empty-scene.tsx'
import { PlayableTiles } from '#app/features/catalogue/playable-tiles.tsx'
import { readTabTracking } from '#app/features/sites/tab-tracking.ts'
import type { LostPageData } from '#app/features/navigation/lost-page.ts'
import { shellTexts as texts } from '#app/texts/shell-texts.ts'
import styles from './error-page.module.css'

export function LostPage({ error }: { error: ErrorResponse }) {
  const { message, tracking, suggestions } = error.data as LostPageData
  const { title, text } = error.status === 410 ? texts.removed : texts.notFound
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div data-lost={error.status}>
        <EmptyScene scene="cellar">
          <h1>{title}</h1>
          <p>{text}</p>
          <p className={styles.address}>{message}</p>
          <BackLink tracking={tracking} />
        </EmptyScene>
      </div>
      <PlayableTiles label={texts.notFound.suggestions} tiles={suggestions} />
    </>
  )
}

/** Leads to the root with the visit's tracking parameters, and drops everything else that stood in the lost address. */
function BackLink({ tracking }: { tracking: string }) {
  // Read after hydration: the server sees the address alone, the tab has stored what earlier ones held.
  const [query, setQuery] = useState(tracking)
  useEffect(() => setQuery(readTabTracking()), [])
  return (
    <p className={styles.ways}>
      <a className={styles.button} href={`/${query}`}>
        {texts.notFound.back}
      </a>
    </p>
  )
}
