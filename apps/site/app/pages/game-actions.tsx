/** What a visitor may do with a game: one row, on a phone of icons with small words. */
import type { GameView } from '#app/features/catalogue/game-view.ts'
import { FavouriteButton } from '#app/features/local-data/favourite-button.tsx'
import { SaveOfflineButton } from '#app/features/offline/save-offline-button.tsx'
import { ReportButton } from '#app/features/reports/report-button.tsx'
import { ShareButton } from '#app/features/play/share-button.tsx'
import { VoteButtons } from '#app/features/votes/vote-buttons.tsx'
import { gamePath } from '#app/site-paths.ts'
import styles from './game-actions.module.css'

export function GameActions({ game }: { game: GameView }) {
  const { slug, title, likes, dislikes } = game
  return (
    <div className={styles.bar}>
      <VoteButtons key={slug} slug={slug} counts={{ likes, dislikes }} />
      <FavouriteButton game={game} hasText />
      {game.worksOffline && <SaveOfflineButton key={`keep-${slug}`} game={game} />}
      <ShareButton title={title} path={gamePath(slug)} />
      <span className={styles.gap} />
      <ReportButton slug={slug} title={title} hasText />
    </div>
  )
}
