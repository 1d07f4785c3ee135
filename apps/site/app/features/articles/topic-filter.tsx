import { Link } from 'react-router'
import { ARTICLES_PATH, articleListPath } from '#app/site-paths.ts'
import fadeStyles from '#app/ui/scroll-fade.module.css'
import { articleTexts } from './article-texts.ts'
import styles from './topic-filter.module.css'

interface TopicFilterProps {
  topics: readonly { topic: string; count: number }[]
  /** Null on the page of all articles. */
  current: string | null
}

/** Plain links, each with an address of its own. */
export function TopicFilter({ topics, current }: TopicFilterProps) {
  const links = [
    { topic: null, path: ARTICLES_PATH, label: articleTexts.everyTopic, count: null },
    ...topics.map(({ topic, count }) => ({
      topic,
      path: articleListPath(topic),
      label: articleTexts.topic(topic),
      count,
    })),
  ]
  return (
    <nav className={styles.filter} aria-label={articleTexts.topics}>
      <ul className={fadeStyles.fade}>
        {links.map(({ topic, path, label, count }) => (
          <li key={path}>
            <Link to={path} aria-current={topic === current ? 'page' : undefined}>
              {label} {count !== null && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
