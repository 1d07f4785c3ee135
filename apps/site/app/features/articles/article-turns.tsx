/** The ways to the articles before and after this one. */
import { Link } from 'react-router'
import type { ArticleSummary } from '#app/domain/article.ts'
import { articlePath } from '#app/site-paths.ts'
import { ArticleIcon } from './article-icon.tsx'
import { articleTexts } from './article-texts.ts'
import styles from './article-turns.module.css'

interface ArticleTurnsProps {
  previous: ArticleSummary | null
  next: ArticleSummary | null
}

export function ArticleTurns({ previous, next }: ArticleTurnsProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.turns} aria-label={articleTexts.turns}>
      {previous && <Turn article={previous} label={articleTexts.previous} isBack />}
      {next && <Turn article={next} label={articleTexts.next} />}
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
