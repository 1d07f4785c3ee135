import { useLocation, useNavigationType } from 'react-router'
import type { Route } from './+types/play'
import { portalContext } from '#app/context.ts'
import { GameFacts } from '#app/features/catalogue/game-facts.tsx'
import { GameTile } from '#app/features/catalogue/game-tile.tsx'
import { GameBadges } from '#app/features/play/game-badges.tsx'
import { playTexts as texts } from '#app/features/play/play-texts.ts'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { loadPlayPage } from './load-play-page.server.ts'
import { toTiles } from './page-context.ts'
import { PlayStage } from './play-stage.tsx'
import styles from './play.module.css'

const SIDE_TILES = 12

export function loader(args: Route.LoaderArgs) {
  const { game, ...page } = loadPlayPage(args, '')
  const { catalogue } = args.context.get(portalContext)
  return { ...page, game, similar: toTiles(catalogue, catalogue.listRelated(game.slug), SIDE_TILES) }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags({ ...loaderData, isIndexed: false })
}

export default function PlayPage({ loaderData }: Route.ComponentProps) {
  const { game, site, alternatives, similar } = loaderData
  const startsAtOnce = useWasPlayPressed()
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <PlayStage game={game} site={site} alternatives={alternatives} startsAtOnce={startsAtOnce} />
        <GameFacts game={game} />
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

/** Only a press on Play that led here counts: the browser keeps that state over a reload, where nobody pressed anything. */
function useWasPlayPressed(): boolean {
  const { state } = useLocation() as { state: { play?: boolean } | null }
  return useNavigationType() !== 'POP' && state?.play === true
}
