import { NavLink } from 'react-router'
import type { InfoPage } from './article.ts'
import { articleTexts } from './article-texts.ts'
import { INFO_PAGE_KEYS, splitDetail } from './article-view.ts'
import styles from './info-page-body.module.css'
import prose from './prose.module.css'

/** The four pages' own navigation, for the layout they share. */
export function InfoPageNav() {
  return (
    <nav className={styles.nav} aria-label={articleTexts.infoPagesLabel}>
      <ul>
        {INFO_PAGE_KEYS.map((key) => (
          <li key={key}>
            <NavLink to={`/privacyIndex/${key}`}>{articleTexts.infoPageLinks[key]}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `page` is filled for the site (`fillInfoPage`). */
export function InfoPageBody({ page }: { page: InfoPage }) {
  const { heading, body } = splitDetail(page.detail)
  return (
    <article className={styles.article}>
      {/* Compiled and sanitised at build time; the site's values are escaped. */}
      <h1 className={styles.title} dangerouslySetInnerHTML={{ __html: heading }} />
      <div className={prose.prose} dangerouslySetInnerHTML={{ __html: body }} />
      <p className={styles.updated}>{articleTexts.updated(page.updatedAt)}</p>
    </article>
  )
}
