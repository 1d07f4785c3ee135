import { categoryPath, tagPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { clsx } from '#app/ui/clsx.ts'
import { Fold } from '#app/ui/fold.tsx'
import fadeStyles from '#app/ui/scroll-fade.module.css'
import type { AboutLayout } from './about-layout.server.ts'
import type { GameView } from './game-view.ts'
import { nameTag } from './tag-name.ts'
import styles from './game-about.module.css'

/** Description and how to play; unknown parts are left out. `lead` is what the stage shows: it is left out too where the stage has room for all of it. */
export function GameAbout({ about, lead }: { about: AboutLayout; lead: string }) {
  const { sections, isLongLead, fold } = about
  if (sections.length === 0) return null
  const content = (
    <div className={styles.sections}>
      {sections.map(({ name, paragraphs }) => (
        <section key={name}>
          <h2>{texts.game[name]}</h2>
          {paragraphs.map((paragraph, place) => (
            // The text never changes while the page is open.
            <p key={place} className={styles.text}>
              {lead && paragraph.startsWith(`${lead} `) ? (
                <>
                  <span className={isLongLead ? styles.longLead : styles.lead}>{lead} </span>
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
      {fold ? (
        <Fold more={texts.game.readMore} less={texts.game.readLess} {...fold}>
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
      <ul className={clsx(styles.tags, fadeStyles.fade)}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
