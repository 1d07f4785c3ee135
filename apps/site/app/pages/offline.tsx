import type { Route } from './+types/offline'
import { portalContext } from '#app/context.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { OfflineGames } from '#app/features/offline/offline-games.tsx'
import { offlineTexts as texts } from '#app/features/offline/offline-texts.ts'
import { listPlayableGames } from '#app/features/rooms/playable-games.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { OFFLINE_PATH } from '#app/site-paths.ts'
import { toTiles } from './page-context.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(portalContext)
  setPageMetadata(context, () => ({ title: texts.title, description: texts.description, path: OFFLINE_PATH }))
  const able = catalogue.localGames.filter((game) => game.offline)
  return {
    title: `${texts.title} – ${site.name}`,
    description: texts.description,
    able: toTiles(catalogue, listPlayableGames(able, [])),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags({ ...loaderData, isIndexed: false })
}

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  return <OfflineGames able={loaderData.able} />
}
