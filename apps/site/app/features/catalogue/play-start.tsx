/** Play, the biggest thing on a game's page, and what a visitor agrees to with it. */
import { PlayIcon } from '#app/ui/icons.tsx'
import { en as texts } from '#app/texts/en.ts'
import { playPath } from '#app/site-paths.ts'
import styles from './play-start.module.css'

export interface PlayStartProps {
  slug: string
  title: string
  /** Names the provider and what it may do, where Play is the visitor's agreement. */
  notice: string | null
}

export function PlayStart({ slug, title, notice }: PlayStartProps) {
  return (
    <div className={styles.start}>
      <a
        id="btnPlay"
        className={styles.play}
        href={playPath(slug)}
        data-play={notice ? 'agreed' : 'play'}
        aria-label={texts.game.playTitle(title)}
        aria-describedby={notice ? 'play-notice' : undefined}
      >
        <PlayIcon />
        {texts.game.play}
      </a>
      {notice && (
        <p id="play-notice" className={styles.notice}>
          {notice}
        </p>
      )}
    </div>
  )
}
