import type { Route } from './+types/articles'
import { portalContext } from '#app/context.ts'
import { tellPageFacts } from '#app/features/discovery/page-facts.server.ts'
import { collectionData, listArticleEntries } from '#app/features/discovery/site-data.server.ts'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import { newsLinks } from '#app/features/discovery/news-links.ts'
import { TopicFilter } from '#app/features/articles/topic-filter.tsx'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { articleTexts } from '#app/features/articles/article-texts.ts'
import styles from './articles.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const { site, content } = context.get(portalContext)
  const articles = content.listArticles()
  const name = articleTexts.listTitle
  const facts = { title: name, description: articleTexts.listDescription(site.name), path: '/articles' }
  tellPageFacts(context, (home) => ({
    ...facts,
    data: collectionData(home, { ...facts, name, entries: listArticleEntries(articles) }),
  }))
  const topics = content.listTopics()
  return { title: `${name} – ${site.name}`, description: facts.description, topics, articles }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export const links = () => newsLinks('articles')

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className={styles.title}>{articleTexts.listTitle}</h1>
      <p className={styles.intro}>{articleTexts.listIntro}</p>
      <TopicFilter topics={loaderData.topics} current={null} />
      <ArticleList articles={loaderData.articles} hasLead />
    </>
  )
}
