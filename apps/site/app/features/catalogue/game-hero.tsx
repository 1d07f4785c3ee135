/** The stage of a game's page, in the light of its cover; Play is the biggest thing on it. */
import { clsx } from '#app/ui/clsx.ts'
import { en as texts } from '#app/texts/en.ts'
import type { StageLight as Light } from '#app/features/images/stage-light.ts'
import { likedPercent } from '#app/features/votes/vote-counts.ts'
import type { GameView } from './game-view.ts'
import { PlayStart } from './play-start.tsx'
import { StageLight } from './stage-light.tsx'
import { coverSrcSet, coverUrl } from '#app/domain/tile.ts'
import styles from './game-hero.module.css'

export interface GameHeroProps {
  game: GameView
  light: Light
  /** On which windows a wide image replaces the square cover; null without one. */
  wideMedia: string | null
  /** The summary's beginning; the whole text is below the stage. */
  lead: string
  /** Names the provider and what it may do, where Play is the visitor's agreement. */
  notice: string | null
}

export function GameHero({ game, light, wideMedia, lead, notice }: GameHeroProps) {
  const percent = likedPercent(game)
  return (
    <div className={clsx(styles.stage, wideMedia && styles.hasWideArt)}>
      <StageLight light={light} />
      <div className={styles.cover} data-preview={game.preview}>
        <picture>
          {wideMedia && (
            <source
              media={wideMedia}
              srcSet={coverSrcSet(game, 'wide')}
              sizes="(max-width: 760px) 62vw, (max-width: 1599px) 540px, 640px"
              width={640}
              height={400}
            />
          )}
          <img
            src={coverUrl(game, 'square', 640)}
            srcSet={coverSrcSet(game, 'square')}
            // A little less than it is wide on a phone: the finest screens still get the large one, the others a quarter of the bytes.
            sizes="(max-width: 760px) 62vw, (max-width: 1023px) 36vw, 430px"
            width={640}
            height={640}
            alt=""
            fetchPriority="high"
          />
        </picture>
      </div>
      <div className={styles.lead}>
        <div className={styles.title}>
          <h1>{game.title}</h1>
          <p className={styles.mark}>{texts.game.ageMark(game.age)}</p>
          {percent !== null && <p className={styles.mark}>{texts.game.likedBy(percent)}</p>}
        </div>
        {lead && <p className={styles.text}>{lead}</p>}
        {game.keyboardOnly && <p className={styles.hint}>{texts.game.aloneOnPhone}</p>}
        <PlayStart slug={game.slug} title={game.title} notice={notice} />
      </div>
    </div>
  )
}
