import { en as texts } from '#app/texts/en.ts'
import type { GameView } from './game-view.ts'
import { categoryPath } from './category-types.ts'
import { nameTag } from './tag-name.ts'
import styles from './game-about.module.css'

/** Description, how to play, pictures, tags; what nobody told us is left out. */
export function GameAbout({ game, inShort }: { game: GameView; inShort: string }) {
  return (
    <div className={styles.about}>
      {game.description && (
        <section>
          <h2>{texts.game.about}</h2>
          <Paragraphs text={game.description} />
        </section>
      )}
      {game.instructions && (
        <section>
          <h2>{texts.game.howToPlay}</h2>
          <Paragraphs text={game.instructions} />
        </section>
      )}
      {inShort && (
        <section>
          <h2>{texts.game.inShort}</h2>
          <Paragraphs text={inShort} />
        </section>
      )}
      {game.media.length > 0 && (
        <section>
          <h2>{texts.game.media}</h2>
          <ul className={styles.media}>
            {game.media.map((medium, place) => (
              <li key={medium.url}>
                <Medium medium={medium} label={texts.game.screenshot(game.title, place + 1)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {game.categories.length + game.tags.length > 0 && (
        <section>
          <h2>{texts.game.tags}</h2>
          <ul className={styles.tags}>
            {game.categories.map(({ id, label }) => (
              <li key={id}>
                <a href={categoryPath(id)}>{label}</a>
              </li>
            ))}
            {game.tags.map((tag) => (
              <li key={tag}>
                <a href={`/tag/${tag}/1`}>{nameTag(tag)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {game.trust === 'remote' && (
        <p className={styles.origin}>{texts.game.provider(nameProvider(game.provider))}</p>
      )}
    </div>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, place) => (
    // The text never changes while the page stands.
    <p key={place} className={styles.text}>
      {paragraph}
    </p>
  ))
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

function nameProvider(provider: string): string {
  const names: Record<string, string> = {
    gamepix: 'GamePix',
    gamedistribution: 'GameDistribution',
    gamemonetize: 'GameMonetize',
    htmlgames: 'HTMLGames',
  }
  return names[provider] ?? provider
}
