import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { usePublicSite } from '#app/domain/public-site.ts'
import { infoPath } from '#app/site-paths.ts'
import fadeStyles from '#app/ui/scroll-fade.module.css'
import { articleTexts } from './article-texts.ts'
import { listInfoPageKeys } from '#app/domain/info-page.ts'
import type { Section } from './article-view.ts'
import { HelpCard } from './help-card.tsx'
import styles from './info-page-body.module.css'
import prose from './prose.module.css'

/** The pages' own navigation, for the layout they share; `own` are the operator's pages. */
export function InfoPageNav({ own }: { own: readonly OwnPageLink[] }) {
  const audience = usePublicSite()?.audience ?? 'general'
  return (
    <nav className={styles.nav} data-info-pages="" aria-label={articleTexts.infoPagesLabel}>
      <ul className={fadeStyles.fade}>
        {listInfoPageKeys(audience).map((key) => (
          <li key={key}>
            <NavLink to={infoPath(key)} end>
              {articleTexts.infoPageLinks[key]}
            </NavLink>
          </li>
        ))}
        {own.map(({ slug, title }) => (
          <li key={slug}>
            <NavLink to={infoPath(slug)} end>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface OwnPageLink {
  slug: string
  title: string
}

export interface InfoPageView {
  /** Of an own page: its slug. */
  key: string
  /** Compiled and sanitised when it was built or saved; the site's values are escaped. */
  heading: string
  before: string
  /** Content after the page's own part, such as the contact form. */
  after: string
  contents: readonly Section[]
  updatedAt: number
}

const MIN_CONTENTS_ENTRIES = 4

export function InfoPageBody({ page, children }: { page: InfoPageView; children?: ReactNode }) {
  // Of a long page one wants to know first how old it is.
  const isLong = page.contents.length >= MIN_CONTENTS_ENTRIES
  const updated = <p className={styles.updated}>{articleTexts.updated(page.updatedAt)}</p>
  return (
    <div className={styles.layout}>
      <article className={styles.article} data-page={page.key}>
        <h1 className={styles.title} dangerouslySetInnerHTML={html(page.heading)} />
        {isLong && updated}
        <div className={`${prose.prose} ${styles.text}`} dangerouslySetInnerHTML={html(page.before)} />
        {children}
        {page.after !== '' && (
          <div className={`${prose.prose} ${styles.text}`} dangerouslySetInnerHTML={html(page.after)} />
        )}
        {!isLong && updated}
      </article>
      <HelpCard current={page.key} />
      {isLong && (
        <nav className={styles.contents} aria-label={articleTexts.onThisPage}>
          <p>{articleTexts.onThisPage}</p>
          <ul>
            {page.contents.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

const html = (text: string) => ({ __html: text })
