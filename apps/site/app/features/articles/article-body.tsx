import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Article, ArticleSummary } from '#app/domain/article.ts'
import { usePublicSite } from '#app/domain/public-site.ts'
import { ARTICLES_PATH, articleListPath } from '#app/site-paths.ts'
import styles from './article-body.module.css'
import { ArticleContents } from './article-contents.tsx'
import { ArticleIcon } from './article-icon.tsx'
import { ArticleList } from './article-list.tsx'
import { clsx } from '#app/ui/clsx.ts'
import { toPictures } from './article-pictures.ts'
import { articleTexts } from './article-texts.ts'
import { ArticleTurns } from './article-turns.tsx'
import { FIRST_IMPORTED_ID } from '#app/domain/article-ids.ts'
import { repeatsSummary, splitDetail, toDay } from './article-view.ts'
import prose from './prose.module.css'

interface ArticleBodyProps {
  /** With `detail` filled for the site (`fillArticle`). */
  article: Article
  previous: ArticleSummary | null
  next: ArticleSummary | null
  related: ArticleSummary[]
  /** Those of its topics that have a list of their own. */
  topicLists: readonly string[]
  /** Beside the date. */
  share?: ReactNode
  /** Beside the text, when there is space. */
  aside?: ReactNode
  /** Between the text and the other articles: related games. */
  children?: ReactNode
}

export function ArticleBody(props: ArticleBodyProps) {
  const { article, previous, next, related, topicLists, share, aside, children } = props
  const { heading, body } = splitDetail(article.detail)
  const hasContents = article.toc.length > 1
  const listed = article.topics.filter((topic) => topicLists.includes(topic))
  // Of too few articles for a list: there is nothing to link to.
  const unlisted = article.topics.filter((topic) => !listed.includes(topic))
  const isBuiltIn = article.id < FIRST_IMPORTED_ID
  // An operator's article has its picture from its text, where a reader would see it twice.
  const isIconInText = !isBuiltIn && body.includes('<img src="/img/articles')
  return (
    <div className={styles.page}>
      <article className={styles.article} data-contents={hasContents ? '' : undefined}>
        <div className={clsx(styles.top, isIconInText && styles.plain)}>
          <header className={styles.head}>
            {listed.length > 0 && <ArticleTopics topics={listed} />}
            {/* Compiled and sanitised before it came here. */}
            <h1 className={styles.title} dangerouslySetInnerHTML={{ __html: heading }} />
            {!repeatsSummary(body, article.content) && <p className={styles.summary}>{article.content}</p>}
            <div className={styles.facts}>
              <ArticleDates article={article} />
              {share}
            </div>
          </header>
          {!isIconInText && (
            <ArticleIcon
              className={styles.lead}
              icon={article.icon}
              sizes="(min-width: 1184px) 540px, (min-width: 1024px) 50vw, 100vw"
              isFirst
            />
          )}
        </div>
        {hasContents && <ArticleContents key={article.id} entries={article.toc} />}
        <div className={styles.text}>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: toPictures(body) }} />
          {unlisted.length > 0 && <p className={styles.note}>{articleTexts.alsoAbout(unlisted)}</p>}
          {isBuiltIn && <p className={styles.note}>{articleTexts.ages}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </article>
      <ArticleTurns previous={previous} next={next} />
      {children}
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related-articles">
          <h2 id="related-articles">{articleTexts.related}</h2>
          <ArticleList articles={related} headingLevel={3} />
        </section>
      )}
      <p className={styles.all}>
        <Link to={ARTICLES_PATH}>{articleTexts.allArticles}</Link>
      </p>
    </div>
  )
}

function ArticleTopics({ topics }: { topics: string[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic}>
          <Link to={articleListPath(topic)}>{articleTexts.topic(topic)}</Link>
        </li>
      ))}
    </ul>
  )
}

function ArticleDates({ article }: { article: Article }) {
  const { publishedAt, updatedAt } = article
  const siteName = usePublicSite()?.name
  return (
    <p className={styles.dates}>
      {siteName && <span>{articleTexts.author(siteName)}</span>}
      {updatedAt > publishedAt ? (
        <time dateTime={toDay(updatedAt)}>{articleTexts.updated(updatedAt)}</time>
      ) : (
        <time dateTime={toDay(publishedAt)}>{articleTexts.published(publishedAt)}</time>
      )}
      <span>{articleTexts.readingTime(article.readingMinutes)}</span>
    </p>
  )
}
