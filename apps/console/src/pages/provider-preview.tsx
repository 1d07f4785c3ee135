/** The first games as an import would make them, and why other records give none. Nothing is stored. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResultOf } from '#server/operations/registry.ts'
import { call } from '../api.ts'
import { formatNumber } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { Loading } from '../ui/states.tsx'
import { useSettled } from '../use-settled.ts'
import game from './game.module.css'
import { toTriedDefinition, type ProviderDraft } from './provider-draft.ts'
import type { ReadFeed } from './providers-data.ts'
import { RefusedList } from './refused-list.tsx'
import styles from './provider.module.css'

type Preview = NonNullable<ResultOf<'previewProvider'>['preview']>
type PreviewGame = Preview['games'][number]

const PAUSE_MS = 400

/** Of the mapping as it is now; the last good one while the fields are faulty. */
export function useProviderPreview(draft: ProviderDraft, feed: ReadFeed | null) {
  const definition = useSettled(JSON.stringify(toTriedDefinition(draft)), PAUSE_MS)
  const query = useQuery({
    queryKey: ['provider preview', feed?.atMs, definition],
    queryFn: () =>
      call('previewProvider', {
        definition: JSON.parse(definition) as unknown,
        sample: feed!.inspected.sample,
      }),
    enabled: feed !== null,
    placeholderData: keepPreviousData,
  })
  const faults = query.data?.faults ?? []
  return {
    query,
    faults: Object.fromEntries(feed ? faults.map(({ field, message }) => [field, message]) : []),
  }
}

const PREVIEW_ID = 'first-games'

/** On a narrow screen the games stand below the form. */
export function PreviewLink({ preview: { query } }: Pick<PreviewPanelProps, 'preview'>) {
  const found = query.data?.preview
  if (!found) return null
  const { games, refused } = found
  return (
    <a className={styles.toPreview} href={`#${PREVIEW_ID}`}>
      {formatNumber(games.length)} first games
      {refused.length > 0 && `, ${formatNumber(refused.length)} refused`}: look at them
    </a>
  )
}

interface PreviewPanelProps {
  preview: ReturnType<typeof useProviderPreview>
  feed: ReadFeed | null
}

export function PreviewPanel({ preview: { query, faults }, feed }: PreviewPanelProps) {
  const { data } = query
  return (
    <section id={PREVIEW_ID} className={`${game.panel} ${styles.preview}`} aria-label="First games">
      <h2>First games</h2>
      {feed === null && (
        <p className={styles.dim}>
          Read the feed or choose a file: its first twenty games stand here, as an import would make them.
        </p>
      )}
      {feed !== null && query.isPending && <Loading />}
      {feed !== null && <QueryFault query={query} />}
      {feed !== null && !query.isError && data && (
        <div className={styles.results} aria-busy={query.isFetching} data-old={query.isFetching || undefined}>
          {data.preview === null && (
            <p role="status">
              The mapping has faults: {Object.keys(faults).join(', ')}. Correct the marked fields.
            </p>
          )}
          {data.preview && <PreviewGames preview={data.preview} />}
        </div>
      )}
    </section>
  )
}

function PreviewGames({ preview: { games, refused, read } }: { preview: Preview }) {
  return (
    <>
      <p role="status">
        {games.length === 0 ? 'No record gives a game.' : `${formatNumber(games.length)} games`}{' '}
        <span className={styles.dim}>of the first {formatNumber(read)} records. Nothing is stored yet.</span>
      </p>
      <RefusedList refused={groupRefused(refused)} />
      <ul className={styles.games}>
        {games.map((one, place) => (
          // Two records may have one id.
          <li key={`${place} ${one.providerId}`}>
            <GamePreview game={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

function groupRefused(refused: Preview['refused']) {
  const groups = Map.groupBy(refused, ({ reason }) => reason)
  return [...groups].map(([reason, records]) => ({
    ...{ reason, total: records.length },
    titles: records.map(({ title, record }) => title || `record ${record}`),
  }))
}

function GamePreview({
  game: { title, summary, tags, rating, devices, orientation, maker, source, covers },
}: {
  game: PreviewGame
}) {
  const facts = [
    rating.age === 'all' ? 'all ages' : `age ${rating.age}`,
    ...rating.notes,
    devices.length === 1 ? `${devices[0]} only` : 'all devices',
    orientation === 'any' ? 'any orientation' : orientation,
    maker && `by ${maker}`,
  ]
  return (
    <article className={styles.game} aria-label={title}>
      <Cover url={covers.wide ?? covers.square ?? covers.tall} />
      <div>
        <h3>{title}</h3>
        <p>{summary || <span className={styles.dim}>No description</span>}</p>
        <p className={styles.dim}>{tags.length > 0 ? tags.join(', ') : 'No tags'}</p>
        <p className={styles.dim}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={styles.url}>{source.url}</p>
      </div>
    </article>
  )
}

function Cover({ url }: { url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (url === null) return <p className={styles.noCover}>No cover: one is drawn</p>
  if (failed === url) return <p className={styles.noCover}>The cover does not load</p>
  return (
    <img
      src={`/api/feed-pictures?url=${encodeURIComponent(url)}`}
      alt=""
      loading="lazy"
      width={128}
      height={80}
      onError={() => setFailed(url)}
    />
  )
}
