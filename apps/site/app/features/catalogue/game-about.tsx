import { categoryPath, tagPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { Fold } from '#app/ui/fold.tsx'
import { splitParagraphs } from './about-text.ts'
import type { GameView } from './game-view.ts'
import { nameTag } from './tag-name.ts'
import styles from './game-about.module.css'

/** Four lines are shown, and folding must hide more than this. */
const WHOLE_LINES = 5.5
/** A line of a phone, and of a tablet, has about so many letters. */
const LINE_LETTERS = { phone: 46, tablet: 76 } as const
/** The heading of a second text with the space around it, in lines. */
const HEADING_LINES = 2
/** The number of paragraphs of each text that a wide window shows before unfolding; the style sheet has the same numbers. */
const FOLDED_PARAGRAPHS = 2
const FOLDED_STEPS = 4
/** A phone's stage shows so many letters of the lead without cutting it. */
const PHONE_LEAD_LETTERS = 96

/** Description and how to play; unknown parts are left out. `lead` is what the stage shows: it is left out too where the stage has room for all of it. */
export function GameAbout({ game, lead }: { game: GameView; lead: string }) {
  const sections = [
    {
      heading: texts.game.about,
      paragraphs: game.description.split(/\n{2,}/).filter(Boolean),
      folded: FOLDED_PARAGRAPHS,
    },
    {
      heading: texts.game.howToPlay,
      paragraphs: splitParagraphs(game.instructions),
      folded: FOLDED_STEPS,
    },
  ].filter(({ paragraphs }) => paragraphs.length > 0)
  if (sections.length === 0) return null
  const hidden =
    lead.length <= PHONE_LEAD_LETTERS && game.description.startsWith(`${lead} `) ? lead.length : 0
  const isLong = (line: number) => countLines(sections, hidden, line) > WHOLE_LINES
  const isAlsoWide = sections.some(({ paragraphs, folded }) => paragraphs.length > folded)
  const content = (
    <div className={styles.sections}>
      {sections.map(({ heading, paragraphs, folded }) => (
        <section key={heading} className={folded === FOLDED_STEPS ? styles.steps : styles.story}>
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
      {isAlsoWide || isLong(LINE_LETTERS.phone) ? (
        <Fold
          more={texts.game.readMore}
          less={texts.game.readLess}
          isAlsoTablet={isLong(LINE_LETTERS.tablet)}
          isAlsoWide={isAlsoWide}
        >
          {content}
        </Fold>
      ) : (
        content
      )}
    </div>
  )
}

/** How many lines the sections have below the first heading; `hidden` letters of the first are not shown. */
function countLines(sections: readonly { paragraphs: string[] }[], hidden: number, line: number): number {
  const letters = sections.flatMap(({ paragraphs }) => paragraphs.map(({ length }) => length))
  letters[0]! -= hidden
  const lines = letters.map((count) => Math.ceil(count / line))
  return lines.reduce((sum, count) => sum + count, 0) + (sections.length - 1) * HEADING_LINES
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
