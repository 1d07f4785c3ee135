import type { Route } from './+types/articles'
import { portalContext } from '#app/context.ts'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import { ARTICLES_PER_PAGE, countArticlePages } from '#app/features/articles/article-pages.ts'
import { articleTexts } from '#app/features/articles/article-texts.ts'
import type { Content } from '#app/features/articles/articles.server.ts'
import { TopicFilter } from '#app/features/articles/topic-filter.tsx'
import { parsePageNumber } from '#app/features/catalogue/category-types.ts'
import { Paging } from '#app/features/catalogue/paging.tsx'
import { newsLinks } from '#app/features/seo/news-links.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { collectionData, listArticleEntries } from '#app/features/seo/site-data.server.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { articleListPath } from '#app/site-paths.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { notFound } from './page-context.ts'
import styles from './articles.module.css'

/** All articles or those of a topic, one page of them: `routes.ts` maps every address of the list here. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, content } = context.get(portalContext)
  const place = findPlace(content, params)
  if (!place) notFound({ context, request })
  const { topic, page } = place
  const matching = content.listArticles().filter(({ topics }) => topic === null || topics.includes(topic))
  const pages = countArticlePages(matching.length)
  if (page > pages) notFound({ context, request })
  const first = (page - 1) * ARTICLES_PER_PAGE
  const articles = matching.slice(first, first + ARTICLES_PER_PAGE)
  const suffix = page > 1 ? ` – ${listTexts.category.page(page, pages)}` : ''
  const facts = { ...describeList(topic, site.name, suffix), path: articleListPath(topic, page) }
  setPageMetadata(context, (home) => ({
    ...facts,
    data: collectionData(home, {
      ...{ ...facts, name: facts.title },
      entries: listArticleEntries(articles),
      first: first + 1,
    }),
  }))
  const { title, description } = facts
  const topics = content.listTopics()
  return { title: `${title} – ${site.name}`, description, topic, topics, articles, page, pages }
}

/** Null for any other address. A number in the place of a topic is a page of all articles. */
function findPlace(
  content: Content,
  { topic, pageCurrent }: { topic?: string; pageCurrent?: string },
): { topic: string | null; page: number } | null {
  if (topic === undefined) return { topic: null, page: 1 }
  if (pageCurrent === undefined) {
    const page = parsePageNumber(topic)
    if (page !== null) return page > 1 ? { topic: null, page } : null
  }
  const page = pageCurrent === undefined ? 1 : parsePageNumber(pageCurrent)
  // Page 1 has the address without a number.
  if (page === null || (page === 1 && pageCurrent !== undefined)) return null
  return content.listTopics().some((known) => known.topic === topic) ? { topic, page } : null
}

function describeList(topic: string | null, siteName: string, suffix: string) {
  if (topic === null)
    return {
      title: articleTexts.listTitle + suffix,
      description: articleTexts.listDescription(siteName) + suffix,
    }
  const label = articleTexts.topic(topic)
  return {
    title: articleTexts.topicTitle(label) + suffix,
    description: articleTexts.topicDescription(label, siteName) + suffix,
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export const links = () => newsLinks('articles')

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { topic, topics, articles, page, pages } = loaderData
  const heading = topic === null ? articleTexts.listTitle : articleTexts.topicTitle(articleTexts.topic(topic))
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        <p className={styles.intro}>{articleTexts.listIntro}</p>
      </div>
      <TopicFilter topics={topics} current={topic} />
      <ArticleList articles={articles} hasLead={page === 1} />
      <Paging page={page} pages={pages} hrefOf={(number) => articleListPath(topic, number)} />
    </>
  )
}
