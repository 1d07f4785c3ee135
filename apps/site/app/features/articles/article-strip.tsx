import { Link } from 'react-router'
import type { Article } from '#app/domain/article.ts'
import { articlePath, ARTICLES_PATH } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { ArticleIcon } from './article-icon.tsx'
import styles from './article-strip.module.css'

interface ArticleStripProps {
  heading: string
  articles: (Pick<Article, 'id' | 'title' | 'icon'> & { summary: string })[]
}

/** A few articles in one row, for pages that are about something else. */
export function ArticleStrip({ heading, articles }: ArticleStripProps) {
  if (articles.length === 0) return null
  return (
    <section className={styles.strip} aria-labelledby="article-strip">
      <div className={styles.head}>
        <h2 id="article-strip" className={styles.heading}>
          <Link to={ARTICLES_PATH}>{heading}</Link>
        </h2>
        <Link className={styles.all} to={ARTICLES_PATH} aria-label={texts.seeAllOf(heading)}>
          {texts.seeAll}
          <ArrowRightIcon />
        </Link>
      </div>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id} className={styles.item}>
            <ArticleIcon icon={article.icon} sizes="(min-width: 640px) 400px, 112px" />
            <h3 className={styles.title}>
              <Link to={articlePath(article.id)}>{article.title}</Link>
            </h3>
            <p className={styles.summary}>{article.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
