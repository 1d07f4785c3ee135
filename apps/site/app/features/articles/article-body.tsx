import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Article, ArticleSummary, TocEntry } from '#app/domain/article.ts'
import { articlePath, ARTICLES_PATH, articleListPath } from '#app/site-paths.ts'
import styles from './article-body.module.css'
import { ArticleIcon } from './article-icon.tsx'
import { ArticleList } from './article-list.tsx'
import { toPictures } from './article-pictures.ts'
import { articleTexts } from './article-texts.ts'
import { FIRST_IMPORTED_ID } from '#app/domain/article-ids.ts'
import { repeatsSummary, splitDetail } from './article-view.ts'
import prose from './prose.module.css'

/** After the first paint and the other start-up work of a page. */
const CONTENTS_WAIT_MS = 1000

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
  /** Between the text and the other articles: related games. */
  children?: ReactNode
}

export function ArticleBody(props: ArticleBodyProps) {
  const { article, previous, next, related, topicLists, share, children } = props
  const { heading, body } = splitDetail(article.detail)
  const hasContents = article.toc.length > 1
  const isBuiltIn = article.id < FIRST_IMPORTED_ID
  return (
    <div className={styles.page}>
      <article className={styles.article} data-contents={hasContents ? '' : undefined}>
        <div className={styles.top}>
          <header className={styles.head}>
            <ArticleTopics topics={article.topics} topicLists={topicLists} />
            {/* Compiled and sanitised before it came here. */}
            <h1 className={styles.title} dangerouslySetInnerHTML={{ __html: heading }} />
            {!repeatsSummary(body, article.content) && <p className={styles.summary}>{article.content}</p>}
            <div className={styles.facts}>
              <ArticleDates article={article} />
              {share}
            </div>
          </header>
          <ArticleIcon
            className={styles.lead}
            icon={article.icon}
            sizes="(min-width: 1184px) 540px, (min-width: 1024px) 50vw, 100vw"
            isFirst
          />
        </div>
        {hasContents && <TableOfContents key={article.id} entries={article.toc} />}
        <div className={styles.text}>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: toPictures(body) }} />
          {isBuiltIn && <p className={styles.ages}>{articleTexts.ages}</p>}
        </div>
      </article>
      {(previous || next) && (
        <nav className={styles.turns} aria-label={articleTexts.turns}>
          {previous && <Turn article={previous} label={articleTexts.previous} isBack />}
          {next && <Turn article={next} label={articleTexts.next} />}
        </nav>
      )}
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

function ArticleTopics({ topics, topicLists }: { topics: string[]; topicLists: readonly string[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic}>
          {topicLists.includes(topic) ? (
            <Link to={articleListPath(topic)}>{articleTexts.topic(topic)}</Link>
          ) : (
            articleTexts.topic(topic)
          )}
        </li>
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
  const contents = useRef<HTMLElement>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      void import('./current-section.ts').then(
        ({ markCurrentSection }) => {
          if (contents.current) stop = markCurrentSection(contents.current)
        },
        () => null, // The links work without.
      )
    }, CONTENTS_WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return (
    <nav ref={contents} className={styles.contents} aria-labelledby="article-contents">
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

function Turn({
  article,
  label,
  isBack = false,
}: {
  article: ArticleSummary
  label: string
  isBack?: boolean
}) {
  return (
    <div className={styles.turn} data-back={isBack ? '' : undefined}>
      <ArticleIcon icon={article.icon} sizes="(min-width: 640px) 220px, 40vw" />
      <div>
        <p className={styles.turnLabel}>{label}</p>
        <p className={styles.turnTitle}>
          <Link to={articlePath(article.id)} rel={isBack ? 'prev' : 'next'}>
            {article.title}
          </Link>
        </p>
      </div>
    </div>
  )
}
