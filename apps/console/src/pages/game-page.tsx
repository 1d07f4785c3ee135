/** One game: its values, where they come from, its state, plays and history. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { call, describeError } from '../api.ts'
import { formatTime } from '../format.ts'
import { useMay, useSession } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Button, buttonClass, StatusBadge } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useUndoToast } from '../undo.ts'
import type { CroppedPicture } from './cover-cropper.tsx'
import type { GameDetail } from './game-detail.ts'
import { GameCover } from './game-cover.tsx'
import { GameFigures } from './game-figures.tsx'
import { GameForm } from './game-form.tsx'
import { GameMerge } from './game-merge.tsx'
import { ChangeHistory } from './change-history.tsx'
import { PlayTestPanel } from './play-test-panel.tsx'
import { UploadVersions } from './upload-versions.tsx'
import styles from './game.module.css'

export function GamePage() {
  const { slug = '' } = useParams()
  const query = useQuery({ queryKey: ['game', slug], queryFn: () => call('getGame', { slug }) })
  return (
    <>
      <Link className={styles.back} to="/games">
        <Icon name="back" size={15} />
        Games
      </Link>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && <GameView key={slug} detail={query.data} />}
    </>
  )
}

function GameView({ detail }: { detail: GameDetail }) {
  const { sites } = useSession()
  const [offered, setOffered] = useState<CroppedPicture | null>(null)
  const { game } = detail
  const site = sites[0]
  return (
    <>
      <PageHead title={game.title} sub={game.slug}>
        <StatusBadge status={game.status} />
        <StatusActions detail={detail} />
        {game.source.kind !== 'own' && (
          <Link className={buttonClass()} to={`/games/${game.slug}/inspector`}>
            Inspect
          </Link>
        )}
        {site && game.status === 'published' && (
          <a
            className={buttonClass()}
            href={`${site.origin}/gameDetail/${game.slug}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="outside" size={15} />
            Open on {site.host}
          </a>
        )}
      </PageHead>
      <div className={styles.columns}>
        <GameForm detail={detail} />
        <div className={styles.side}>
          <GameCover detail={detail} offered={offered} onOfferEnd={() => setOffered(null)} />
          {game.source.kind === 'hosted' && <UploadVersions slug={game.slug} status={game.status} />}
          <GameFigures detail={detail} />
          {game.source.kind === 'remote' && <PlayTestPanel slug={game.slug} onPicture={setOffered} />}
          <Sources detail={detail} />
          <GameMerge slug={game.slug} />
          {detail.history && (
            <ChangeHistory history={detail.history} empty="Nobody has changed this game yet." />
          )}
        </div>
      </div>
    </>
  )
}

function StatusActions({ detail: { game } }: { detail: GameDetail }) {
  const may = useMay()
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()

  async function run(operation: 'publishGames' | 'unpublishGames' | 'removeGames', done: string) {
    try {
      const { games } = await call(operation, { slugs: [game.slug] })
      undoToast(
        done,
        games.map(({ auditId }) => auditId),
      )
    } catch (error) {
      toast(describeError(error))
    }
    await client.invalidateQueries()
  }

  return (
    <>
      {game.status !== 'published' && may('games.publish') && (
        <Button onClick={() => void run('publishGames', 'Published')}>Publish</Button>
      )}
      {game.status === 'published' && may('games.takeDown') && (
        <Button onClick={() => void run('unpublishGames', 'Unpublished')}>Unpublish</Button>
      )}
      {game.status !== 'removed' && may('games.takeDown') && (
        <Button
          onClick={() =>
            void run('removeGames', 'Removed. Its page says so, and search engines are asked to drop it')
          }
        >
          Remove
        </Button>
      )}
    </>
  )
}

function Sources({ detail: { game, sources, playedFrom } }: { detail: GameDetail }) {
  return (
    <section className={styles.panel}>
      <h2>Where it comes from</h2>
      <dl className={styles.facts}>
        <dt>Provider</dt>
        <dd>{game.provider}</dd>
        <dt>Played from</dt>
        <dd>{playedFrom ?? 'this server'}</dd>
        <dt>Published</dt>
        <dd>{formatTime(game.publishedAt)}</dd>
        <dt>Age</dt>
        <dd>
          {game.rating.age}
          {game.rating.notes.length > 0 && `, ${game.rating.notes.join(', ')}`}
        </dd>
        {sources.statusReason !== null && (
          <>
            <dt>Unpublished</dt>
            <dd>{sources.statusReason}</dd>
          </>
        )}
        {sources.sources.map((source) => (
          <SourceRow key={`${source.provider} ${source.providerId}`} source={source} />
        ))}
      </dl>
    </section>
  )
}

function SourceRow({ source }: { source: GameDetail['sources']['sources'][number] }) {
  const state =
    source.vanishedAtMs !== null ? ' (no feed lists it)' : source.refusedReason ? ' (refused)' : ''
  return (
    <>
      <dt>Record</dt>
      <dd>
        {source.provider} {source.providerId}
        {state}
      </dd>
    </>
  )
}
