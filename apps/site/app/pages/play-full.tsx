import { lazy, Suspense, useEffect, useState } from 'react'
import { redirect } from 'react-router'
import type { Route } from './+types/play-full'
import { portalContext } from '#app/context.ts'
import { useShowAd } from '#app/features/ads/use-show-ad.ts'
import { tellPageFacts } from '#app/features/discovery/page-facts.server.ts'
import { gameSharePicture } from '#app/features/discovery/share-address.server.ts'
import { GameStage } from '#app/features/play/game-stage.tsx'
import { findPlayable, listAlternatives } from '#app/features/play/playable-game.ts'
import { playTexts as texts } from '#app/features/play/play-texts.ts'
import { usePublicSite } from '#app/features/sites/public-site.ts'
import { headTags } from '#app/features/sites/head.ts'
import { whenIdle } from '#app/features/sites/when-idle.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { noSuchGame, toTiles } from './page-context.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue, gamesOrigin } = context.get(portalContext)
  const found = findPlayable(catalogue, params.gameId)
  if (!found) noSuchGame(catalogue, params.gameId, new URL(request.url).pathname)
  if ('movedTo' in found) throw redirect(`/gamePlay/${found.movedTo}/full`, 301)
  const { remoteGames, providerIds } = site
  const { title, summary, slug } = found.game
  tellPageFacts(context, () => ({
    title,
    description: summary,
    path: `/gameDetail/${slug}`,
    picture: gameSharePicture(site, found.game),
  }))
  return {
    title: texts.pageTitle(found.game.title, site.name),
    description: found.game.summary,
    game: found.game,
    site: { remoteGames, providerIds, gamesOrigin: gamesOrigin ?? null },
    alternatives: toTiles(catalogue, listAlternatives(catalogue, found.game.slug)),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags({ ...loaderData, isIndexed: false })
}

/** This page has no shell that would bring it. */
const VisitPart = lazy(() => import('#app/features/analytics/visit-part.tsx'))

function VisitWhenIdle() {
  const site = usePublicSite()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return (
    isIdle &&
    site && (
      <Suspense>
        <VisitPart site={site} />
      </Suspense>
    )
  )
}

export default function FullPlayPage({ loaderData }: Route.ComponentProps) {
  const { game, site, alternatives } = loaderData
  const showAd = useShowAd()
  return (
    <main id="content">
      <h1 className="visually-hidden">{game.title}</h1>
      <GameStage
        key={game.slug}
        game={game}
        site={site}
        alternatives={alternatives}
        isWholePage
        showAd={showAd}
      />
      <VisitWhenIdle />
    </main>
  )
}
