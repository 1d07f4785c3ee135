import type { Route } from './+types/articles'
import { portalContext } from '#app/context.ts'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { en as texts } from '#app/texts/en.ts'
import styles from './articles.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const { site, content } = context.get(portalContext)
  return {
    title: `${texts.articles.listTitle} – ${site.name}`,
    description: texts.articles.listDescription(site.name),
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
      <h1 className={styles.title}>{texts.articles.listTitle}</h1>
      <p className={styles.intro}>{texts.articles.listIntro}</p>
      <ArticleList articles={loaderData.articles} hasLead />
    </>
  )
}
