import type { Route } from './+types/my-games'
import { portalContext } from '#app/context.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { MyDataButton } from '#app/features/local-data/my-data-button.tsx'
import { MyGames } from '#app/features/play/my-games.tsx'
import { myGamesTexts as texts } from '#app/features/play/my-games-texts.ts'
import { listPlayableGames } from '#app/features/rooms/playable-games.ts'
import { PlayableTiles } from '#app/features/catalogue/playable-tiles.tsx'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { MY_GAMES_PATH, OFFLINE_PATH } from '#app/site-paths.ts'
import { toTiles } from './page-context.ts'
import styles from './my-games.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(portalContext)
  const { title, description } = texts
  setPageMetadata(context, () => ({ title, description, path: MY_GAMES_PATH }))
  return {
    title: `${title} – ${site.name}`,
    description,
    offered: toTiles(catalogue, listPlayableGames([], catalogue.lists.HotGames)),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags({ ...loaderData, isIndexed: false })
}

export default function MyGamesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MyGames />
      <PlayableTiles label={texts.offered} tiles={loaderData.offered} />
      <p className={styles.ways}>
        <a className={styles.button} href={OFFLINE_PATH}>
          {texts.offline}
        </a>
        <MyDataButton className={styles.button} />
      </p>
    </>
  )
}
