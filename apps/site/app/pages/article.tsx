import type { Route } from './+types/article'
import { portalContext } from '#app/context.ts'
import { ArticleBody } from '#app/features/articles/article-body.tsx'
import { fillArticle } from '#app/features/articles/site-values.ts'
import { GameRow } from '#app/features/catalogue/game-row.tsx'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { en as texts } from '#app/texts/en.ts'
import { listGamesForTags } from './article-games.ts'
import { notFound, toTiles } from './page-context.ts'

const ARTICLE_ID_RE = /^[1-9]\d{0,5}$/
const RELATED_ARTICLES = 3
const GAMES = 12

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue, content } = context.get(portalContext)
  const id = ARTICLE_ID_RE.test(params.articlesId) ? Number(params.articlesId) : null
  const article = id === null ? null : content.findArticle(id)
  if (!article) notFound(new URL(request.url).pathname)
  return {
    title: `${article.title} – ${site.name}`,
    description: article.content,
    article: fillArticle(article, site.name),
    next: content.findNextArticle(article.id),
    related: content.listRelatedArticles(article.id, RELATED_ARTICLES),
    games: toTiles(catalogue, listGamesForTags(catalogue, article.relatedTags, GAMES)),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, next, related, games } = loaderData
  return (
    <ArticleBody article={article} next={next} related={related}>
      <GameRow label={texts.article.games} tiles={games} />
    </ArticleBody>
  )
}
