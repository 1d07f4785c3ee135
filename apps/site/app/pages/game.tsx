import { redirect } from 'react-router'
import type { Route } from './+types/game'
import { portalContext } from '#app/context.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { describeGame, summariseGame } from '#app/features/catalogue/describe-game.server.ts'
import { gameData } from '#app/features/discovery/game-data.server.ts'
import { tellPageFacts } from '#app/features/discovery/page-facts.server.ts'
import { gameSharePicture } from '#app/features/discovery/share-address.server.ts'
import { GameRow } from '#app/features/catalogue/game-row.tsx'
import { GameTile } from '#app/features/catalogue/game-tile.tsx'
import { SLUG_RE } from '#app/features/catalogue/slug.ts'
import { nameTag } from '#app/features/catalogue/tag-name.ts'
import { categoryPath } from '#app/features/catalogue/category-types.ts'
import { GameAbout } from '#app/features/catalogue/game-about.tsx'
import { GameFacts } from '#app/features/catalogue/game-facts.tsx'
import { GameHero } from '#app/features/catalogue/game-hero.tsx'
import { toGameView } from '#app/features/catalogue/game-view.ts'
import { FavouriteButton } from '#app/features/local-data/favourite-button.tsx'
import { KeepOfflineButton } from '#app/features/offline/keep-offline-button.tsx'
import { ReportButton } from '#app/features/reports/report-button.tsx'
import { GameBadges } from '#app/features/play/game-badges.tsx'
import { ShareButton } from '#app/features/play/share-button.tsx'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { VoteButtons } from '#app/features/votes/vote-buttons.tsx'
import { headTags } from '#app/features/sites/head.ts'
import { en as texts } from '#app/texts/en.ts'
import { noSuchGame, toTiles } from './page-context.ts'
import styles from './game.module.css'

const SIDE_TILES = 11
const MORE_TILES = 12

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(portalContext)
  const { gameId } = params
  const game = SLUG_RE.test(gameId) ? catalogue.games.get(gameId) : undefined
  const survivor = game ? undefined : catalogue.merged.get(gameId)
  if (survivor) throw redirect(`/gameDetail/${survivor}`, 301)
  if (!game) noSuchGame({ context, request }, gameId)
  const related = toTiles(catalogue, catalogue.listRelated(game.slug))
  const view = toGameView(game, catalogue)
  const description = game.summary || summariseGame(game)
  tellPageFacts(context, (home) => ({
    title: game.title,
    description,
    path: `/gameDetail/${game.slug}`,
    picture: gameSharePicture(site, view),
    data: gameData(home, game, catalogue, description),
  }))
  return {
    title: `${game.title} – ${texts.game.playFree} – ${site.name}`,
    description,
    game: view,
    // Our own games say more of themselves than any list of facts.
    inShort: game.source.kind === 'own' ? '' : describeGame(game, catalogue),
    side: related.slice(0, SIDE_TILES),
    more: related.slice(SIDE_TILES, SIDE_TILES + MORE_TILES),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function GamePage({ loaderData }: Route.ComponentProps) {
  const { game, inShort, side, more } = loaderData
  const category = game.categories[0]
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <nav className={styles.crumbs} aria-label={texts.game.breadcrumbs}>
          <a href="/">{texts.header.home}</a>
          {category ? (
            <a href={categoryPath(category.id)}>{category.label}</a>
          ) : (
            game.tags[0] && <a href={`/tag/${game.tags[0]}/1`}>{nameTag(game.tags[0])}</a>
          )}
          <span aria-current="page">{game.title}</span>
        </nav>
        <GameHero game={game} />
        <div className={styles.bar}>
          <VoteButtons
            key={game.slug}
            slug={game.slug}
            counts={{ likes: game.likes, dislikes: game.dislikes }}
          />
          <FavouriteButton game={game} hasText />
          {game.worksOffline && <KeepOfflineButton key={`keep-${game.slug}`} game={game} />}
          <ShareButton title={game.title} path={`/gameDetail/${game.slug}`} />
          <span className={styles.gap} />
          <ReportButton slug={game.slug} title={game.title} hasText />
        </div>
        <GameFacts game={game} />
        <GameBadges slug={game.slug} />
        <AdSlot place="game" />
        <GameAbout game={game} inShort={inShort} />
      </div>
      <aside className={styles.side} aria-label={texts.game.moreLikeThis}>
        <h2>{texts.game.moreLikeThis}</h2>
        <ul className={styles.tiles}>
          {side.map((tile, place) => (
            <li key={tile.slug} className={place % 6 === 2 ? styles.wide : undefined}>
              <GameTile
                tile={tile}
                size={place % 6 === 2 ? 'big' : 'small'}
                shape={place % 6 === 2 ? 'wide' : 'square'}
              />
            </li>
          ))}
        </ul>
      </aside>
      <div className={styles.more}>
        <GameRow label={texts.game.evenMore} tiles={more} />
      </div>
    </div>
  )
}
