/** The one page for whatever went wrong. It needs nothing but itself, so it can always be drawn. */
import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { getServerPage } from '#app/features/updates/bots.ts'
import { keepTracking } from '#app/features/sites/tracking.ts'
import { shellTexts as texts } from '#app/texts/shell-texts.ts'
import styles from './error-page.module.css'

export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) return <NotFoundPage />
  const serverPage = typeof document === 'undefined' ? null : getServerPage()
  if (serverPage !== null) return <main dangerouslySetInnerHTML={{ __html: serverPage }} />
  return (
    <main className={styles.page} id="content">
      <title>{texts.error.title}</title>
      <h1>{texts.error.title}</h1>
      <p>{texts.error.text}</p>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={() => location.reload()}>
          {texts.error.reload}
        </button>
        <a className={styles.button} href="/">
          {texts.error.home}
        </a>
      </p>
    </main>
  )
}

/** A page's own check did not pass: fatal, so the whole page is this. */
function NotFoundPage() {
  return (
    <main className={styles.page} id="content">
      <NotFound />
    </main>
  )
}

/** No route matched: the frame of the site stays around this. */
export function UnmatchedPage() {
  return (
    <div className={styles.page}>
      <NotFound />
    </div>
  )
}

/** BACK goes to the root, keeps where the visit came from, and drops everything that belonged to the lost page. */
function NotFound() {
  // Read after hydration: the server never sees the tracking parameters, so that one kept page suits every visit.
  const [tracking, setTracking] = useState('')
  useEffect(() => setTracking(keepTracking(location.search)), [])
  return (
    <>
      <title>{texts.notFound.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.notFound.title}</h1>
      <p>{texts.notFound.text}</p>
      <p className={styles.ways}>
        <a className={styles.button} href={`/${tracking}`}>
          {texts.notFound.back}
        </a>
      </p>
    </>
  )
}
