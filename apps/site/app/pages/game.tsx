import { redirect } from 'react-router'
import type { Route } from './+types/game'
import { portalContext } from '#app/context.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { findSlot } from '#app/features/ads/place-content.server.ts'
import { layoutAbout } from '#app/features/catalogue/about-layout.server.ts'
import { findAbout, findLead } from '#app/features/catalogue/about-text.ts'
import { describeBroken } from '#app/features/catalogue/broken-notice.server.ts'
import { isListed } from '#app/features/catalogue/listing.server.ts'
import { describeGame, summariseGame } from '#app/features/catalogue/describe-game.server.ts'
import { gameData } from '#app/features/seo/game-data.server.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { gameSharePicture } from '#app/features/seo/share-address.server.ts'
import { GameTile } from '#app/features/catalogue/game-tile.tsx'
import type { Game } from '#app/domain/game.ts'
import { reachesOthers } from '#app/domain/reached-hosts.ts'
import { SLUG_RE } from '#app/domain/slug.ts'
import { nameTag } from '#app/features/catalogue/tag-name.ts'
import { GameAbout, GameTags } from '#app/features/catalogue/game-about.tsx'
import { countFacts, GameControls, GameFacts } from '#app/features/catalogue/game-facts.tsx'
import { GameHero } from '#app/features/catalogue/game-hero.tsx'
import { GameMedia } from '#app/features/catalogue/game-media.tsx'
import { hasOwnPicture } from '#app/domain/operator-cover.ts'
import { hasWideArt, toGameView, type GameView } from '#app/features/catalogue/game-view.ts'
import { countSimilar, layoutSimilar, listWidePlaces } from '#app/features/catalogue/similar-games.ts'
import { GameBadges } from '#app/features/play/game-badges.tsx'
import { playTexts } from '#app/features/play/play-texts.ts'
import { reachedTexts } from '#app/features/play/reached-texts.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { describePlaySource } from '#app/features/feeds/play-address.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { categoryPath, gamePath, tagPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { clsx } from '#app/ui/clsx.ts'
import { GameActions } from './game-actions.tsx'
import { noSuchGame, toTiles } from './page-context.ts'
import styles from './game.module.css'

/** Two rows of eight, of ten on a wider window. */
const MORE_TILES = 20

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue, findStageLight, day } = context.get(portalContext)
  const { gameId } = params
  const game = SLUG_RE.test(gameId) ? catalogue.games.get(gameId) : undefined
  const survivor = game ? undefined : catalogue.merged.get(gameId)
  if (survivor) throw redirect(gamePath(survivor), 301)
  if (!game) noSuchGame({ context, request }, gameId)
  const related = toTiles(catalogue, catalogue.listRelated(game.slug))
  const named = catalogue.withMaker(game)
  const description = game.summary || summariseGame(named)
  const view = toGameView(
    game,
    catalogue,
    describePlaySource({ provider: game.provider, url: game.source.url }, catalogue.adapters),
  )
  const question = site.remoteGames === 'ask' ? describeThirdParty(game, view) : ''
  const { instructions } = game
  const aboutText = findAbout(game) || (game.description ? '' : describeGame(named, catalogue))
  const lead = findLead(game.summary)
  // A wide window shows the lead on the stage only.
  const words =
    (lead && aboutText.startsWith(`${lead} `) ? aboutText.slice(lead.length) : aboutText) + instructions
  const isShort = aboutText.length + instructions.length < SHORT_TEXT_LETTERS
  const layout = layoutSimilar(
    { ...view, hasWideArt: hasWideArt(game) },
    related.length,
    isShort ? { words, factCount: countFacts(view) } : null,
  )
  const beside = countSimilar(layout)
  const more = related.slice(beside, beside + MORE_TILES)
  setPageMetadata(context, (home) => ({
    title: game.title,
    description,
    path: gamePath(game.slug),
    picture: gameSharePicture(site, view),
    data: gameData(home, named, catalogue, description),
  }))
  return {
    slot: findSlot(site, 'game', day),
    title: `${game.title} – ${texts.game.playFree} – ${site.name}`,
    description,
    game: view,
    about: layoutAbout({ description: aboutText, instructions, lead }),
    lead,
    isShort,
    notice: [describeBroken(game, view.providerLabel), question].filter(Boolean).join(' ') || null,
    isIndexed: isListed(game),
    light: findStageLight(game),
    wideMedia: hasWideArt(game) ? WIDE_MEDIA[hasOwnPicture(game) ? 'picture' : 'drawing'] : null,
    side: related.slice(0, beside),
    wide: listWidePlaces(layout),
    more,
  }
}

/** The notice beside Play; empty for a game that stays on this server. */
function describeThirdParty(game: Game, { trust, providerLabel }: GameView): string {
  if (trust === 'remote') return playTexts.ask.beside(providerLabel)
  return reachesOthers(game) ? reachedTexts.beside(game.hosts!) : ''
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function GamePage({ loaderData }: Route.ComponentProps) {
  const { game, isShort, side, wide, more } = loaderData
  const count = side.length + more.length
  return (
    <div className={clsx(styles.page, isShort && styles.short)}>
      <div className={styles.left}>
        <div className={styles.head}>
          <div className={styles.lead}>
            <Breadcrumbs game={game} />
            <GameHero
              game={game}
              light={loaderData.light}
              wideMedia={loaderData.wideMedia}
              lead={loaderData.lead}
              notice={loaderData.notice}
            />
            <GameActions game={game} />
          </div>
          <div className={styles.media}>
            <GameMedia game={game} />
          </div>
          <div className={styles.controls}>
            <GameControls game={game} />
            <GameBadges slug={game.slug} />
          </div>
        </div>
        <div className={styles.about}>
          <GameAbout about={loaderData.about} lead={loaderData.lead} />
          <GameTags game={game} />
          <AdSlot place="game" slot={loaderData.slot} />
        </div>
      </div>
      <div className={styles.facts}>
        <GameFacts game={game} />
      </div>
      <div className={styles.similar}>
        <aside className={styles.side} aria-label={texts.game.moreLikeThis}>
          <h2>{texts.game.moreLikeThis}</h2>
          <ul className={clsx(styles.tiles, styles.beside)}>
            {side.map((tile, place) => {
              const isWide = wide.includes(place)
              return (
                <li key={tile.slug} className={isWide ? styles.wide : undefined}>
                  <GameTile tile={tile} size={isWide ? 'big' : 'small'} shape={isWide ? 'side' : 'square'} />
                </li>
              )
            })}
          </ul>
        </aside>
        {more.length > 0 && (
          <section className={styles.more} aria-label={texts.game.evenMore}>
            <h2>{texts.game.evenMore}</h2>
            {/* On a narrow window both lists are one grid, of three or five columns, and what would start a row it cannot fill is left out. */}
            <ul
              className={clsx(
                styles.tiles,
                styles[`phoneTrim${count % 3}`],
                styles[`tabletTrim${count % 5}`],
              )}
            >
              {more.map((tile) => (
                <li key={tile.slug}>
                  <GameTile tile={tile} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

/** Where a wide cover is shown. On a phone a drawn one would have its title too small. */
const WIDE_MEDIA = { picture: '(max-width: 760px), (min-width: 1200px)', drawing: '(min-width: 1200px)' }
/** Texts shorter than this are beside their facts, with similar games beside both. */
const SHORT_TEXT_LETTERS = 400

function Breadcrumbs({ game }: { game: GameView }) {
  const category = game.categories[0]
  return (
    <nav className={styles.crumbs} aria-label={texts.game.breadcrumbs}>
      <a href="/">{texts.header.home}</a>
      {category ? (
        <a href={categoryPath(category.id)}>{category.label}</a>
      ) : (
        game.tags[0] && <a href={tagPath(game.tags[0])}>{nameTag(game.tags[0])}</a>
      )}
      <span aria-current="page">{game.title}</span>
    </nav>
  )
}
