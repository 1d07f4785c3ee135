/** The page for an address that does not exist, or whose game was removed. */
import { useEffect, useState } from 'react'
import type { ErrorResponse } from 'react-router'
import { findGameOfPage } from '#app/features/catalogue/game-path.ts'
import { isSlug, nameOfSlug } from '#app/domain/slug.ts'
import { EmptyScene } from '#app/features/rooms/empty-scene.tsx'
import { PlayableTiles } from '#app/features/catalogue/playable-tiles.tsx'
import { readTabTracking } from '#app/features/sites/tab-tracking.ts'
import type { ErrorPageData } from '#app/features/navigation/error-page-data.ts'
import { CATEGORIES_PATH } from '#app/site-paths.ts'
import { missingTexts as texts } from '#app/texts/missing-texts.ts'
import styles from './error-page.module.css'

export function MissingPage({ error }: { error: ErrorResponse }) {
  const { message, tracking, suggestions } = error.data as ErrorPageData
  const isRemoved = error.status === 410
  const { title, heading } = isRemoved ? texts.removed : texts.notFound
  const requested = findGameOfPage(readPath(message))
  const slug = isSlug(requested) ? requested : null
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyScene scene="cellar">
        <h1>{heading}</h1>
        {slug !== null && !isRemoved && (
          <p className={styles.game}>{texts.notFound.gameHeading(nameOfSlug(slug))}</p>
        )}
        <p>{isRemoved ? texts.removed.help : texts.notFound.help}</p>
        <p className={styles.ways}>
          <a className={styles.go} href={CATEGORIES_PATH}>
            {texts.notFound.toGames}
          </a>
          <BackLink tracking={tracking} />
        </p>
      </EmptyScene>
      <PlayableTiles label={texts.notFound.suggestions} tiles={suggestions} />
      {/* For who reports it; the words above say it to everyone else. */}
      <p className={styles.address}>
        <span className={styles.code}>{title}</span> · <span>{message}</span>
      </p>
    </>
  )
}

/** `Page Not Found: /gameDetail/x?pid=7` is about `/gameDetail/x`. */
function readPath(message: string): string {
  return message.slice(message.indexOf('/')).split('?')[0]!
}

/** Links to the root with the visit's tracking parameters, without the rest of the missing address. */
function BackLink({ tracking }: { tracking: string }) {
  // Read after hydration: the server sees the address alone, the tab has stored what earlier ones held.
  const [query, setQuery] = useState(tracking)
  useEffect(() => setQuery(readTabTracking()), [])
  return (
    <a className={styles.back} href={`/${query}`}>
      {texts.notFound.back}
    </a>
  )
}
