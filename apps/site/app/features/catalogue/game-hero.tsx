/** The stage of a game's page: lit by the cover itself, darkened until the text is safe; Play is the biggest thing on it. */
import { PlayIcon } from '#app/ui/icons.tsx'
import { en as texts } from '#app/texts/en.ts'
import type { GameView } from './game-view.ts'
import { coverSrcSet, coverUrl } from './tile.ts'
import styles from './game-hero.module.css'

export function GameHero({ game }: { game: GameView }) {
  return (
    <div className={styles.stage}>
      <img className={styles.light} src={coverUrl(game, 'square', 24)} width={24} height={24} alt="" />
      <img
        className={styles.cover}
        src={coverUrl(game, 'square', 640)}
        srcSet={coverSrcSet(game, 'square')}
        // A little less than it is wide on a phone: the finest screens still get the large one, the others a quarter of the bytes.
        sizes="(max-width: 760px) 44vw, (max-width: 1023px) 36vw, 430px"
        width={640}
        height={640}
        alt=""
        fetchPriority="high"
      />
      <div className={styles.lead}>
        <h1>{game.title}</h1>
        {game.summary && <p>{game.summary}</p>}
        {game.keyboardOnly && <p className={styles.hint}>{texts.game.aloneOnPhone}</p>}
        <a
          id="btnPlay"
          className={styles.play}
          href={`/gamePlay/${game.slug}`}
          data-play=""
          aria-label={texts.game.playTitle(game.title)}
        >
          <PlayIcon />
          {texts.game.play}
        </a>
      </div>
    </div>
  )
}
