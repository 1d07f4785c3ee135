import { redirect } from 'react-router'
import type { Route } from './+types/play-full'
import { portalContext } from '#app/context.ts'
import { GameStage } from '#app/features/play/game-stage.tsx'
import { findPlayable, listAlternatives } from '#app/features/play/playable-game.ts'
import { playTexts as texts } from '#app/features/play/play-texts.ts'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { notFound, toTiles } from './page-context.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue, gamesOrigin } = context.get(portalContext)
  const found = findPlayable(catalogue, params.gameId)
  if (!found) notFound(new URL(request.url).pathname)
  if ('movedTo' in found) throw redirect(`/gamePlay/${found.movedTo}/full`, 301)
  const { remoteGames, providerIds } = site
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

export default function FullPlayPage({ loaderData }: Route.ComponentProps) {
  const { game, site, alternatives } = loaderData
  return (
    <main id="content">
      <h1 className="visually-hidden">{game.title}</h1>
      <GameStage key={game.slug} game={game} site={site} alternatives={alternatives} isWholePage />
    </main>
  )
}
