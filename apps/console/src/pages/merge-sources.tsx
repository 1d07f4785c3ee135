/** The sources of a game side by side, the one that is played first. */
import { useState } from 'react'
import { formatDate } from '../format.ts'
import { Badge } from '../ui/controls.tsx'
import { formatRatio, sourceKey, type Merge, type MergeSource } from './merges-data.ts'
import styles from './merges.module.css'

export function MergeSources({ merge }: { merge: Merge }) {
  return (
    <div className={styles.sources}>
      {merge.sources.map((source) => (
        <div key={sourceKey(source)} className={styles.place}>
          <Source slug={merge.slug} source={source} />
        </div>
      ))}
    </div>
  )
}

function Source({ slug, source }: { slug: string; source: MergeSource }) {
  const { label, about, isPlayed, addedAtMs, providerId } = source
  return (
    <div className={styles.source}>
      <SourceCover slug={slug} source={source} />
      <div className={styles.sourceHead}>
        <h3>{label}</h3>
        {isPlayed && <Badge kind="neutral">Played</Badge>}
      </div>
      {about === null ? (
        <p className={styles.dim}>Its record cannot be read: {source.splitFault}.</p>
      ) : (
        <>
          <p className={styles.sourceTitle}>{about.title}</p>
          <p className={styles.description}>{about.description || 'No description.'}</p>
          <dl className={styles.facts}>
            <dt>Maker</dt>
            <dd>{about.maker || 'not given'}</dd>
            <dt>Shape</dt>
            <dd>{formatRatio(about.ratio)}</dd>
            <dt>Played from</dt>
            <dd>{about.playHost ?? 'this server'}</dd>
            <dt>Tags</dt>
            <dd>{about.tags.join(', ') || 'none'}</dd>
            <dt>Record</dt>
            <dd>{providerId}</dd>
            {addedAtMs !== null && (
              <>
                <dt>Since</dt>
                <dd>{formatDate(addedAtMs)}</dd>
              </>
            )}
          </dl>
        </>
      )}
    </div>
  )
}

function SourceCover({ slug, source }: { slug: string; source: MergeSource }) {
  const { provider, providerId, isPlayed, about } = source
  const [isMissing, setMissing] = useState(false)
  if (isMissing || (!isPlayed && !about?.hasCover))
    return <p className={`${styles.cover} ${styles.noCover}`}>No picture</p>
  const record = new URLSearchParams({ provider, id: providerId })
  return (
    <img
      className={styles.cover}
      src={isPlayed ? `/api/covers/${slug}?as=stored` : `/api/record-cover?${record}`}
      alt=""
      width={320}
      height={200}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  )
}
