import type { Route } from './+types/home'
import { portalContext } from '#app/context.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { findSlot } from '#app/features/ads/place-content.server.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { listGameEntries } from '#app/features/seo/game-data.server.ts'
import { homeData } from '#app/features/seo/site-data.server.ts'
import { ArticleStrip } from '#app/features/articles/article-strip.tsx'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { FeelingDoors } from '#app/features/catalogue/feeling-doors.tsx'
import { listDoors } from '#app/features/catalogue/list-doors.server.ts'
import { GameRow } from '#app/features/catalogue/game-row.tsx'
import { SurpriseRow } from '#app/features/catalogue/surprise-row.tsx'
import { Wall } from '#app/features/catalogue/wall.tsx'
import { leadWithRichCover } from '#app/features/images/rich-cover.server.ts'
import { YourGames } from '#app/features/play/continue-playing.tsx'
import { pickDayGame } from '#app/features/posters/day-poster.server.ts'
import { DayPoster } from '#app/features/posters/day-poster.tsx'
import { newsLinks } from '#app/features/seo/news-links.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import type { Game } from '#app/domain/game.ts'
import { thinBadges, type Tile } from '#app/domain/tile.ts'
import { describeSite } from '#app/domain/site.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { categoryPath } from '#app/site-paths.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { listHomeRows } from './home-rows.ts'
import { listKeyboardGames, listOthers, mixWall } from './home-wall.ts'
import { toTiles } from './page-context.ts'
import styles from './home.module.css'

/** Every second row has a large game, at its ends in turn, where one of its games has a cover for it. */
const LARGE_TILE_SIDES = [null, 'left', null, 'right'] as const

export function loader({ context }: Route.LoaderArgs) {
  const { site, catalogue, content, day } = context.get(portalContext)
  const dayGame = pickDayGame(catalogue, day)
  const wall = mixWall(catalogue, dayGame)
  const above = dayGame ? [...wall, dayGame] : wall
  const rows = listHomeRows(catalogue, { settings: site.homeRows, above, day })
  const head = { title: site.title, description: describeSite(site, catalogue.total) }
  setPageMetadata(context, (home) => ({
    ...head,
    path: '/',
    data: homeData(home, head.description, listGameEntries(wall)),
  }))
  return {
    slot: findSlot(site, 'home', day),
    ...head,
    poster: dayGame && { tile: catalogue.toTile(dayGame), challenge: dayGame.daily },
    wall: markTiles(catalogue, wall),
    doors: listDoors(catalogue),
    hasSurprise: site.runtime.random === 1,
    rows: rows.map(({ games, ...row }, place) => {
      const side = LARGE_TILE_SIDES[place % LARGE_TILE_SIDES.length]!
      // Games that were chosen one by one keep their order.
      const led = side && row.href !== null ? leadWithRichCover(games) : { games, hasLead: false }
      return { ...row, lead: led.hasLead ? side : null, tiles: markTiles(catalogue, led.games) }
    }),
    others: toTiles(
      catalogue,
      listOthers(catalogue, [...(dayGame ? [dayGame] : []), ...wall, ...rows.flatMap(({ games }) => games)]),
    ),
    keyboardGames: toTiles(catalogue, listKeyboardGames(catalogue)),
    articles: content
      .listArticles()
      .slice(0, 3)
      .map(({ id, title, content: summary, icon }) => ({ id, title, summary, icon })),
  }
}

function markTiles(catalogue: Catalogue, games: readonly Game[]): Tile[] {
  return thinBadges(games.map(catalogue.toMarkedTile))
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export const links = () => newsLinks('games')

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{listTexts.home.heading}</h1>
      <Wall
        tiles={loaderData.wall}
        label={listTexts.home.wall}
        poster={loaderData.poster && <DayPoster {...loaderData.poster} />}
        yourGames={<YourGames others={loaderData.others} />}
        doors={
          <>
            <FeelingDoors doors={loaderData.doors} label={listTexts.home.feelings} />
            <h2>{listTexts.home.more}</h2>
          </>
        }
      />
      <div className={styles.doors}>
        <FeelingDoors doors={loaderData.doors} label={listTexts.home.feelings} />
      </div>
      <AdSlot place="home" slot={loaderData.slot} />
      {loaderData.rows.map(({ id, label, href, tiles, lead }) => (
        <GameRow
          key={id}
          label={label}
          href={href === undefined ? categoryPath(id) : (href ?? undefined)}
          tiles={tiles}
          lead={lead}
        />
      ))}
      <GameRow label={listTexts.home.keyboard} tiles={loaderData.keyboardGames} needsKeyboard />
      {loaderData.hasSurprise && <SurpriseRow />}
      <ArticleStrip heading={listTexts.home.articles} articles={loaderData.articles} />
    </div>
  )
}
