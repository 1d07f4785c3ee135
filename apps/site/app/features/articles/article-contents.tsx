/** The table of contents of an article: beside the text on a wide window, a part that unfolds on others. It needs no scripts. */
import { useEffect, useRef } from 'react'
import type { TocEntry } from '#app/domain/article.ts'
import styles from './article-contents.module.css'
import { articleTexts } from './article-texts.ts'

/** After the first paint and the other start-up work of a page. */
const CONTENTS_WAIT_MS = 1000

export function ArticleContents({ entries }: { entries: TocEntry[] }) {
  const contents = useRef<HTMLElement>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      void import('./current-section.ts').then(
        ({ markCurrentSection }) => {
          if (contents.current) stop = markCurrentSection(contents.current)
        },
        () => null, // The links work without.
      )
    }, CONTENTS_WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return (
    <nav ref={contents} className={styles.contents} aria-label={articleTexts.contents}>
      <p className={styles.title} aria-hidden="true">
        {articleTexts.contents}
      </p>
      <details className={styles.fold}>
        <summary>{articleTexts.contents}</summary>
      </details>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} data-level={entry.level}>
            <a href={`#${entry.id}`}>{entry.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
