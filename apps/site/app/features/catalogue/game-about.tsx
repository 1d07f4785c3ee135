import { categoryPath, tagPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { Fold } from '#app/ui/fold.tsx'
import type { GameView } from './game-view.ts'
import { nameTag } from './tag-name.ts'
import styles from './game-about.module.css'

/** Four lines of a phone hold at least this many letters. */
const FOLDED_LETTERS = 170
/** The number of paragraphs of each text that a wide window shows before unfolding; the style sheet has the same number. */
const FOLDED_PARAGRAPHS = 2
/** A phone's stage shows so many letters of the lead without cutting it. */
const PHONE_LEAD_LETTERS = 96

/** Description and how to play; unknown parts are left out. `lead` is what the stage shows: it is left out too where the stage has room for all of it. */
export function GameAbout({ game, lead }: { game: GameView; lead: string }) {
  const sections = [
    { heading: texts.game.about, paragraphs: splitParagraphs(game.description) },
    { heading: texts.game.howToPlay, paragraphs: splitParagraphs(game.instructions) },
  ].filter(({ paragraphs }) => paragraphs.length > 0)
  if (sections.length === 0) return null
  const hidden =
    lead.length <= PHONE_LEAD_LETTERS && game.description.startsWith(`${lead} `) ? lead.length : 0
  const letters = game.description.length - hidden + game.instructions.length
  const isLong = sections.length > 1 || letters > FOLDED_LETTERS
  const content = (
    <div className={styles.sections}>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph, place) => (
            // The text never changes while the page is open.
            <p key={place} className={styles.text}>
              {lead && paragraph.startsWith(`${lead} `) ? (
                <>
                  <span className={lead.length > PHONE_LEAD_LETTERS ? styles.longLead : styles.lead}>
                    {lead}{' '}
                  </span>
                  {paragraph.slice(lead.length + 1)}
                </>
              ) : (
                paragraph
              )}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
  return (
    <div className={styles.about}>
      {isLong ? (
        <Fold
          more={texts.game.readMore}
          less={texts.game.readLess}
          isAlsoWide={sections.some(({ paragraphs }) => paragraphs.length > FOLDED_PARAGRAPHS)}
        >
          {content}
        </Fold>
      ) : (
        content
      )}
    </div>
  )
}

/** The categories and tags of a game, as links; a single one is among its facts. */
export function GameTags({ game }: { game: GameView }) {
  const { categories, tags } = game
  const links = [
    ...categories.map(({ id, label }) => ({ href: categoryPath(id), label })),
    ...tags.map((tag) => ({ href: tagPath(tag), label: nameTag(tag) })),
  ]
  if (tags.length === 0 && links.length < 2) return null
  return (
    <section aria-label={texts.game.tags}>
      <ul className={styles.tags}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function splitParagraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter(Boolean)
}
