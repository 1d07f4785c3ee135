/** The games that the rule of a category finds, before it is saved. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ResultOf } from '#server/operations/registry.ts'
import { QueryFault } from '../query-fault.tsx'
import controls from '../ui/controls.module.css'
import { countGames } from './categories-data.ts'
import styles from './categories.module.css'

export function CategoryPreview({ query }: { query: UseQueryResult<ResultOf<'previewCategory'>> }) {
  const { data } = query
  return (
    <section
      className={styles.preview}
      aria-label="Games it finds"
      data-old={query.isPlaceholderData || undefined}
    >
      <p role="status">
        <strong>{data === undefined ? 'Counting…' : describeFound(data.total)}</strong>
      </p>
      {data && data.total > data.games.length && (
        <p className={controls.hint}>The {data.games.length} most played ones:</p>
      )}
      <QueryFault query={query} />
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

const describeFound = (total: number) =>
  total === 0 ? 'No games yet: no site lists a category without games' : `It has ${countGames(total)}`
