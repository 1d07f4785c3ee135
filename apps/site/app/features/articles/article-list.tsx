import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArticleSummary } from '#app/domain/article.ts'
import { usePublicSite } from '#app/domain/public-site.ts'
import { articlePath } from '#app/site-paths.ts'
import { ArticleIcon } from './article-icon.tsx'
import styles from './article-list.module.css'
import { articleTexts } from './article-texts.ts'
import { toDay } from './article-view.ts'

/** A list that begins with an article and three beside it needs these. */
const FRONT_ARTICLES = 4

interface ArticleListProps {
  articles: ArticleSummary[]
  /** The first image is large and loads at once; for the list's own page. */
  hasLead?: boolean
  /** Level of the titles, one below the list's heading. */
  headingLevel?: 2 | 3
}

export function ArticleList({ articles, hasLead = false, headingLevel = 2 }: ArticleListProps) {
  if (articles.length === 0) return <p className={styles.empty}>{articleTexts.emptyList}</p>
  const lead = hasLead ? (articles.length >= FRONT_ARTICLES ? 'front' : 'row') : undefined
  return (
    <ul className={styles.list} data-lead={lead}>
      {articles.map((article, index) => (
        <li key={article.id} className={styles.item}>
          <ArticleCard article={article} isLead={hasLead && index === 0} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}

interface ArticleCardProps {
  article: ArticleSummary
  isLead: boolean
  headingLevel: 2 | 3
}

function ArticleCard({ article, isLead, headingLevel }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  const topic = article.topics[0]
  const siteName = usePublicSite()?.name
  return (
    <article className={styles.card}>
      <ArticleIcon
        className={styles.picture}
        icon={article.icon}
        sizes={isLead ? '(min-width: 820px) 700px, 100vw' : '(min-width: 820px) 400px, 100vw'}
        isFirst={isLead}
      />
      <div className={styles.words}>
        {topic && <p className={styles.topic}>{articleTexts.topic(topic)}</p>}
        <Heading className={styles.title}>
          <Link className={styles.link} to={articlePath(article.id)} viewTransition>
            {keepHyphens(article.title)}
          </Link>
        </Heading>
        <p className={styles.summary}>{keepHyphens(article.content)}</p>
        <p className={styles.meta}>
          {siteName && isLead && <span>{articleTexts.author(siteName)}</span>}
          <time dateTime={toDay(article.publishedAt)}>{articleTexts.month(article.publishedAt)}</time>
          <span>{articleTexts.readingTime(article.readingMinutes)}</span>
        </p>
      </div>
    </article>
  )
}

/** A word like “role-playing” is not broken at its hyphen, and no line ends with an article. */
function keepHyphens(text: string): ReactNode[] {
  return text
    .replace(/\b(An?|The) /gi, '$1\u00A0')
    .split(/(\S+-\S+)/)
    .map((part, place) =>
      place % 2 === 0 ? (
        part
      ) : (
        <span key={part} className={styles.whole}>
          {part}
        </span>
      ),
    )
}
