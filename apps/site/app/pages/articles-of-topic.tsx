import type { Route } from './+types/articles-of-topic'
import { portalContext } from '#app/context.ts'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import { articleTexts } from '#app/features/articles/article-texts.ts'
import { topicPath } from '#app/features/articles/article-view.ts'
import { TopicFilter } from '#app/features/articles/topic-filter.tsx'
import { tellPageFacts } from '#app/features/discovery/page-facts.server.ts'
import { collectionData, listArticleEntries } from '#app/features/discovery/site-data.server.ts'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { notFound } from './page-context.ts'
import styles from './articles.module.css'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, content } = context.get(portalContext)
  const { topic } = params
  const topics = content.listTopics()
  if (!topics.some((known) => known.topic === topic)) notFound({ context, request })
  const articles = content.listArticles().filter((article) => article.topics.includes(topic))
  const label = articleTexts.topic(topic)
  const name = articleTexts.topicTitle(label)
  const description = articleTexts.topicDescription(label, site.name)
  const facts = { title: name, description, path: topicPath(topic) }
  tellPageFacts(context, (home) => ({
    ...facts,
    data: collectionData(home, { ...facts, name, entries: listArticleEntries(articles) }),
  }))
  return { title: `${name} – ${site.name}`, description, topic, topics, articles }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function ArticlesOfTopicPage({ loaderData }: Route.ComponentProps) {
  const { articles, topic, topics } = loaderData
  return (
    <>
      <h1 className={styles.title}>{articleTexts.topicTitle(articleTexts.topic(topic))}</h1>
      <p className={styles.intro}>{articleTexts.listIntro}</p>
      <TopicFilter topics={topics} current={topic} />
      <ArticleList articles={articles} hasLead />
    </>
  )
}
