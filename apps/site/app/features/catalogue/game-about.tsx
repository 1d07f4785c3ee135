import { categoryPath, tagPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { Fold } from '#app/ui/fold.tsx'
import type { GameView } from './game-view.ts'
import { nameTag } from './tag-name.ts'
import styles from './game-about.module.css'

/** Four lines of a phone hold at least this many letters. */
const FOLDED_LETTERS = 170

/** Description and how to play; what nobody told us is left out. */
export function GameAbout({ game, inShort }: { game: GameView; inShort: string }) {
  const sections = [
    [texts.game.about, game.description],
    [texts.game.howToPlay, game.instructions],
    [texts.game.inShort, inShort],
  ].filter(([, text]) => text) as [string, string][]
  const isLong = sections.length > 1 || (sections[0]?.[1].length ?? 0) > FOLDED_LETTERS
  const content = (
    <div className={styles.sections}>
      {sections.map(([heading, text]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Paragraphs text={text} />
        </section>
      ))}
    </div>
  )
  return (
    <div className={styles.about}>
      {isLong ? (
        <Fold more={texts.game.readMore} less={texts.game.readLess}>
          {content}
        </Fold>
      ) : (
        content
      )}
    </div>
  )
}

/** The categories and tags of a game, as links. */
export function GameTags({ game }: { game: GameView }) {
  if (game.categories.length + game.tags.length === 0) return null
  return (
    <section aria-label={texts.game.tags}>
      <ul className={styles.tags}>
        {game.categories.map(({ id, label }) => (
          <li key={id}>
            <a href={categoryPath(id)}>{label}</a>
          </li>
        ))}
        {game.tags.map((tag) => (
          <li key={tag}>
            <a href={tagPath(tag)}>{nameTag(tag)}</a>
          </li>
        ))}
      </ul>
    </section>
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
