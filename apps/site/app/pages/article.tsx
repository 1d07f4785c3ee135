import type { Route } from './+types/article'
import { portalContext } from '#app/context.ts'
import type { Article } from '#app/domain/article.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { findSlot } from '#app/features/ads/place-content.server.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { articleSharePicture } from '#app/features/seo/share-address.server.ts'
import { articleData } from '#app/features/seo/site-data.server.ts'
import { ArticleBody } from '#app/features/articles/article-body.tsx'
import { articleTexts } from '#app/features/articles/article-texts.ts'
import { fillGameCards } from '#app/features/articles/game-cards.ts'
import { fillArticle } from '#app/features/articles/site-values.ts'
import { GameRow } from '#app/features/catalogue/game-row.tsx'
import { SideGames } from '#app/features/catalogue/side-games.tsx'
import { ShareButton } from '#app/features/play/share-button.tsx'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { articlePath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { listGamesForTags } from './article-games.ts'
import { notFound, toTiles } from './page-context.ts'

const ARTICLE_ID_RE = /^[1-9]\d{0,5}$/
const RELATED_ARTICLES = 3
const GAMES = 12
const SIDE_GAMES = 4

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue, content, day } = context.get(portalContext)
  const id = ARTICLE_ID_RE.test(params.articlesId) ? Number(params.articlesId) : null
  const article = id === null ? null : content.findArticle(id)
  if (!article) notFound({ context, request })
  setPageMetadata(context, (home) => ({
    title: article.title,
    description: article.content,
    path: articlePath(article.id),
    picture: articleSharePicture(site, article),
    article,
    data: articleData(home, article),
  }))
  return {
    slot: findSlot(site, 'article', day),
    title: `${article.title} – ${site.name}`,
    description: article.content,
    article: fillCards(fillArticle(article, site.name), catalogue),
    previous: content.findPreviousArticle(article.id),
    next: content.findNextArticle(article.id),
    related: content.listRelatedArticles(article.id, RELATED_ARTICLES),
    topicLists: content.listTopics().map(({ topic }) => topic),
    games: toTiles(catalogue, listGamesForTags(catalogue, article.relatedTags, GAMES)),
  }
}

function fillCards(article: Article, catalogue: Catalogue): Article {
  return { ...article, detail: fillGameCards(article.detail, catalogue) }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, games, ...others } = loaderData
  const share = <ShareButton title={article.title} path={articlePath(article.id)} />
  const aside = <SideGames label={articleTexts.playThese} tiles={games.slice(0, SIDE_GAMES)} />
  return (
    <ArticleBody article={article} {...others} share={share} aside={aside}>
      <AdSlot place="article" slot={loaderData.slot} />
      <GameRow label={texts.article.games} tiles={games} />
    </ArticleBody>
  )
}
