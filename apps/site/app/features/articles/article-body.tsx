import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Article, ArticleSummary, TocEntry } from './article.ts'
import styles from './article-body.module.css'
import { ArticleList } from './article-list.tsx'
import { articleTexts } from './article-texts.ts'
import { articleIconUrl, articlePath, splitDetail } from './article-view.ts'
import prose from './prose.module.css'

interface ArticleBodyProps {
  /** With `detail` filled for the site (`fillArticle`). */
  article: Article
  next: ArticleSummary | null
  related: ArticleSummary[]
  /** Stands between the text and the other articles: games that fit, share. */
  children?: ReactNode
}

export function ArticleBody({ article, next, related, children }: ArticleBodyProps) {
  const { heading, body } = splitDetail(article.detail)
  const others = related.filter((other) => other.id !== next?.id)
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header className={styles.head}>
          <ArticleTopics topics={article.topics} />
          {/* Compiled and sanitised at build time. */}
          <h1 className={styles.title} dangerouslySetInnerHTML={{ __html: heading }} />
          <p className={styles.summary}>{article.content}</p>
          <ArticleDates article={article} />
        </header>
        <img
          className={styles.lead}
          src={articleIconUrl(article)}
          alt=""
          width={1200}
          height={675}
          fetchPriority="high"
          decoding="async"
        />
        {article.toc.length > 1 && <TableOfContents entries={article.toc} />}
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: body }} />
      </article>
      {children}
      {next && <NextArticle article={next} />}
      {others.length > 0 && (
        <section className={styles.related} aria-labelledby="related-articles">
          <h2 id="related-articles">{articleTexts.related}</h2>
          <ArticleList articles={others} headingLevel={3} />
        </section>
      )}
      <p className={styles.all}>
        <Link to="/articles">{articleTexts.allArticles}</Link>
      </p>
    </div>
  )
}

function ArticleTopics({ topics }: { topics: string[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic}>{articleTexts.topic(topic)}</li>
      ))}
    </ul>
  )
}

function ArticleDates({ article }: { article: Article }) {
  const { publishedAt, updatedAt } = article
  return (
    <p className={styles.dates}>
      <time dateTime={toDay(publishedAt)}>{articleTexts.published(publishedAt)}</time>
      {updatedAt > publishedAt && <time dateTime={toDay(updatedAt)}>{articleTexts.updated(updatedAt)}</time>}
      <span>{articleTexts.readingTime(article.readingMinutes)}</span>
    </p>
  )
}

function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

function TableOfContents({ entries }: { entries: TocEntry[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="article-contents">
      <p id="article-contents" className={styles.contentsTitle}>
        {articleTexts.contents}
      </p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} data-level={entry.level}>
            <a href={`#${entry.id}`}>{entry.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function NextArticle({ article }: { article: ArticleSummary }) {
  return (
    <aside className={styles.next} aria-label={articleTexts.next}>
      <img src={articleIconUrl(article)} alt="" width={1200} height={675} loading="lazy" decoding="async" />
      <div>
        <p className={styles.nextLabel}>{articleTexts.next}</p>
        <p className={styles.nextTitle}>
          <Link to={articlePath(article.id)}>{article.title}</Link>
        </p>
        <p className={styles.nextSummary}>{article.content}</p>
      </div>
    </aside>
  )
}
