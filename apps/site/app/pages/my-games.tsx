import type { Route } from './+types/my-games'
import { portalContext } from '#app/context.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { MyDataButton } from '#app/features/local-data/my-data-button.tsx'
import { listMyGames } from '#app/features/play/list-my-games.ts'
import { MyGames } from '#app/features/play/my-games.tsx'
import { myGamesTexts as texts } from '#app/features/play/my-games-texts.ts'
import { PlayableTiles } from '#app/features/catalogue/playable-tiles.tsx'
import { listVariedGames } from '#app/features/catalogue/varied-games.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { useOfflineGames } from '#app/features/offline/use-offline-games.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { MY_GAMES_PATH, OFFLINE_PATH } from '#app/site-paths.ts'
import { toTiles } from './page-context.ts'
import styles from './my-games.module.css'

const OFFERED = 12
/** So many of them may be the visitor's own, which are not offered again. */
const MAX_REPEATED = 18

export function loader({ context }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(portalContext)
  const { title, description } = texts
  setPageMetadata(context, () => ({ title, description, path: MY_GAMES_PATH }))
  return {
    title: `${title} – ${site.name}`,
    description,
    offered: toTiles(
      catalogue,
      listVariedGames(catalogue.categories, catalogue.lists.BestGames, OFFERED + MAX_REPEATED),
    ),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags({ ...loaderData, isIndexed: false })
}

export default function MyGamesPage({ loaderData }: Route.ComponentProps) {
  const data = useLocalData((all) => all)
  const mine = new Set(listMyGames(data, useOfflineGames() ?? []).map(({ slug }) => slug))
  const offered = loaderData.offered.filter(({ slug }) => !mine.has(slug)).slice(0, OFFERED)
  return (
    <>
      <MyGames />
      <PlayableTiles label={texts.offered} tiles={offered} />
      <p className={styles.ways}>
        <a className={styles.button} href={OFFLINE_PATH}>
          {texts.offline}
        </a>
        <MyDataButton className={styles.button} />
      </p>
    </>
  )
}
