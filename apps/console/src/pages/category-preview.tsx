/** The games that the rule of a category finds, before it is saved. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ResultOf } from '#server/operations/registry.ts'
import { QueryFault } from '../query-fault.tsx'
import styles from './categories.module.css'
import forms from './forms.module.css'

export function CategoryPreview({ query }: { query: UseQueryResult<ResultOf<'previewCategory'>> }) {
  const { data } = query
  return (
    <section
      className={styles.preview}
      aria-label="Games it finds"
      data-old={query.isPlaceholderData || undefined}
    >
      <QueryFault query={query} />
      {data && data.games.length > 0 && (
        <p className={forms.legend}>
          {data.total > data.games.length ? `The ${data.games.length} most played games` : 'Its games'}
        </p>
      )}
      <ul>
        {data?.games.map(({ slug, title }) => (
          <li key={slug}>
            <img src={`/api/covers/${slug}`} alt="" loading="lazy" />
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
