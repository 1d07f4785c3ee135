import { clsx } from '#app/ui/clsx.ts'
import { en as texts } from '#app/texts/en.ts'
import type { GameView } from './game-view.ts'
import styles from './game-media.module.css'

/** A game's pictures and clips in one row of one height. */
export function GameMedia({ game }: { game: GameView }) {
  if (game.media.length === 0) return null
  return (
    <section className={styles.media} aria-label={texts.game.media}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is pushed sideways on a phone, so a keyboard must reach it */}
      <ul className={styles.row} tabIndex={0}>
        {game.media.map((medium, place) => (
          <li key={medium.url} className={clsx(medium.h > medium.w && styles.tall)}>
            <Medium medium={medium} label={texts.game.screenshot(game.title, place + 1)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Medium({ medium, label }: { medium: GameView['media'][number]; label: string }) {
  if (medium.kind === 'image') {
    return (
      <img src={medium.url} width={medium.w} height={medium.h} alt={label} loading="lazy" decoding="async" />
    )
  }
  if (medium.kind === 'audio') return <audio src={medium.url} aria-label={label} controls preload="none" />
  return (
    <video
      src={medium.url}
      width={medium.w}
      height={medium.h}
      aria-label={label}
      controls
      muted
      playsInline
      preload="none"
    />
  )
}
