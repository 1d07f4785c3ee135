import { useEffect, useState } from 'react'
import { redirect, useLocation, useNavigationType } from 'react-router'
import type { Route } from './+types/play'
import { portalContext } from '#app/context.ts'
import { GameControls, GameFacts } from '#app/features/catalogue/game-facts.tsx'
import { GameTile } from '#app/features/catalogue/game-tile.tsx'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { gameSharePicture } from '#app/features/seo/share-address.server.ts'
import { GameBadges } from '#app/features/play/game-badges.tsx'
import type { GameStageProps } from '#app/features/play/game-stage.tsx'
import { loadFramedPage, takePress } from '#app/features/play/own-document.ts'
import { findPlayable, listAlternatives } from '#app/features/play/playable-game.ts'
import { playTexts as texts } from '#app/features/play/play-texts.ts'
import { hasAdNetwork } from '#app/features/ads/ad-settings.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import type { PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { gamePath, playPath } from '#app/site-paths.ts'
import { noSuchGame, toTiles } from './page-context.ts'
import { PlayStage } from './play-stage.tsx'
import styles from './play.module.css'

const SIDE_TILES = 12

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue, gamesOrigin, findStageLight } = context.get(portalContext)
  const found = findPlayable(catalogue, params.gameId, {
    providerIds: site.providerIds,
    gamesOrigin: gamesOrigin ?? null,
  })
  if (!found) noSuchGame({ context, request }, params.gameId)
  if ('movedTo' in found) throw redirect(playPath(found.movedTo), 301)
  const { remoteGames, audience } = site
  const { title, summary, slug } = found.game
  setPageMetadata(context, () => ({
    title,
    description: summary,
    path: gamePath(slug),
    picture: gameSharePicture(site, found.game),
  }))
  return {
    title: texts.pageTitle(title, site.name),
    description: summary,
    game: found.game,
    light: findStageLight(catalogue.games.get(slug)!),
    site: { remoteGames, audience },
    // With an ad network every page may show frames of other hosts.
    needsOwnDocument: !hasAdNetwork(site) && found.game.sources.some(({ url }) => !url.startsWith('/')),
    alternatives: toTiles(catalogue, listAlternatives(catalogue, slug)),
    similar: toTiles(catalogue, catalogue.listRelated(slug), SIDE_TILES),
  }
}

export const clientLoader = loadFramedPage as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags({ ...loaderData, isIndexed: false })
}

export default function PlayPage({ loaderData }: Route.ComponentProps) {
  const { game, light, site, alternatives, similar } = loaderData
  const { press, stored } = usePlayPress()
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <PlayStage {...{ game, light, site, alternatives, press }} storedPress={stored} />
        <div className={styles.facts}>
          <GameControls game={game} />
          <GameFacts game={game} />
        </div>
        <GameBadges slug={game.slug} />
      </div>
      <aside className={styles.side} aria-label={texts.similar}>
        <h2>{texts.similar}</h2>
        <ul className={styles.tiles}>
          {similar.map((tile) => (
            <li key={tile.slug}>
              <GameTile tile={tile} />
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}

/** Only the press on Play that opened this page counts: the browser keeps that state over a reload, where Play was not pressed. */
function usePlayPress(): Record<'press' | 'stored', GameStageProps['press']> {
  const { state, pathname } = useLocation() as {
    state: Pick<GameStageProps, 'press'> | null
    pathname: string
  }
  const isLoaded = useNavigationType() === 'POP'
  const [stored, setStored] = useState<GameStageProps['press']>('none')
  // After hydration, because the server does not know of a press.
  useEffect(() => {
    setStored(takePress(pathname) ?? 'none')
    return () => setStored('none')
  }, [pathname])
  return { press: isLoaded ? stored : state?.press, stored }
}
