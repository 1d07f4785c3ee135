/** What both pages of playing are made from: the one among the others, and the one that is nothing but the game. */
import { redirect, type RouterContextProvider } from 'react-router'
import { portalContext } from '#app/context.ts'
import { tellPageFacts } from '#app/features/discovery/page-facts.server.ts'
import { gameSharePicture } from '#app/features/discovery/share-address.server.ts'
import { findPlayable, listAlternatives } from '#app/features/play/playable-game.ts'
import { playTexts as texts } from '#app/features/play/play-texts.ts'
import { noSuchGame, toTiles } from './page-context.ts'

interface PlayPageArgs {
  context: Readonly<RouterContextProvider>
  params: { gameId: string }
  request: Request
}

/** `ending` is that of the page's address. Throws where there is no such game here, or its address is another by now. */
export function loadPlayPage({ context, params, request }: PlayPageArgs, ending: '' | '/full') {
  const { site, catalogue, gamesOrigin } = context.get(portalContext)
  const found = findPlayable(catalogue, params.gameId)
  if (!found) noSuchGame(catalogue, params.gameId, new URL(request.url).pathname)
  if ('movedTo' in found) throw redirect(`/gamePlay/${found.movedTo}${ending}`, 301)
  const { remoteGames, providerIds } = site
  const { title, summary, slug } = found.game
  tellPageFacts(context, () => ({
    title,
    description: summary,
    path: `/gameDetail/${slug}`,
    picture: gameSharePicture(site, found.game),
  }))
  return {
    title: texts.pageTitle(title, site.name),
    description: summary,
    game: found.game,
    site: { remoteGames, providerIds, gamesOrigin: gamesOrigin ?? null },
    alternatives: toTiles(catalogue, listAlternatives(catalogue, slug)),
  }
}
