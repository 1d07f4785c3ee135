/** The columns of the list of games. */
import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import { createContext, use } from 'react'
import { Link } from 'react-router'
import { formatDate, formatNumber } from '../format.ts'
import { Badge, StatusBadge } from '../ui/controls.tsx'
import type { GameRow } from './game-rows.ts'
import type { Sort } from './games-query.ts'
import styles from './games.module.css'

export const features = tableFeatures({ rowSelectionFeature })
const column = createColumnHelper<typeof features, GameRow>()

/** By the id of a column. */
export const COLUMN_SORTS: Readonly<Record<string, Sort | undefined>> = {
  title: 'title',
  plays: 'plays',
  publishedAtMs: 'published',
}

/** Whether a row loads its cover: most are drawings, which take a browser longer than the row. */
export const HasCover = createContext(true)

const middle = `${styles.cell} ${styles.middle}`
const wide = `${styles.cell} ${styles.wide}`

export const COLUMN_CLASSES: Readonly<Record<string, string | undefined>> = {
  select: styles.check,
  title: styles.cell,
  provider: wide,
  status: styles.cell,
  plays: `${middle} ${styles.right}`,
  likes: `${wide} ${styles.right}`,
  publishedAtMs: `${wide} ${styles.dim}`,
}

export const columns = column.columns([
  column.display({
    id: 'select',
    header: () => <span className="visually-hidden">Select</span>,
    cell: ({ row }) => (
      <input
        type="checkbox"
        aria-label={`Select ${row.original.title}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  }),
  column.accessor('title', {
    header: 'Title',
    cell: ({ row: { original: game } }) => (
      <Link className={styles.title} to={`/games/${game.slug}`} data-row-link>
        <Cover slug={game.slug} />
        <span>{game.title}</span>
        {game.isEdited && <Badge kind="neutral">Edited</Badge>}
        {game.vanishedAtMs !== null && <Badge kind="wait">Left its feed</Badge>}
      </Link>
    ),
  }),
  column.accessor('provider', { header: 'Provider' }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row }) => <StatusBadge status={row.original.status} />,
  }),
  column.accessor('plays', { header: 'Plays', cell: ({ row }) => formatNumber(row.original.plays) }),
  column.accessor('likes', {
    header: 'Likes',
    cell: ({ row: { original } }) => {
      const votes = original.likes + original.dislikes
      return votes === 0 ? '–' : `${Math.round((original.likes / votes) * 100)} %`
    },
  }),
  column.accessor('publishedAtMs', {
    header: 'Published',
    cell: ({ row }) => formatDate(row.original.publishedAtMs),
  }),
])

function Cover({ slug }: { slug: string }) {
  if (!use(HasCover)) return <span className={styles.cover} />
  return (
    // Another game in the same row begins with an empty picture.
    <img
      key={slug}
      className={styles.cover}
      src={`/api/covers/${slug}`}
      alt=""
      width={48}
      height={30}
      loading="lazy"
    />
  )
}
