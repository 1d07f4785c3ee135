import type { Route } from './+types/articles'
import { portalContext } from '#app/context.ts'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { articleTexts } from '#app/features/articles/article-texts.ts'
import styles from './articles.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const { site, content } = context.get(portalContext)
  return {
    title: `${articleTexts.listTitle} – ${site.name}`,
    description: articleTexts.listDescription(site.name),
    articles: content.listArticles(),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className={styles.title}>{articleTexts.listTitle}</h1>
      <p className={styles.intro}>{articleTexts.listIntro}</p>
      <ArticleList articles={loaderData.articles} hasLead />
    </>
  )
}
