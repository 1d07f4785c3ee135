import { lazy, Suspense, useEffect, useState } from 'react'
import type { Route } from './+types/play-full'
import { usePublicSite } from '#app/features/sites/public-site.ts'
import { headTags } from '#app/features/sites/head.ts'
import { whenIdle } from '#app/features/sites/when-idle.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { loadPlayPage } from './load-play-page.server.ts'
import { PlayStage } from './play-stage.tsx'

export function loader(args: Route.LoaderArgs) {
  return loadPlayPage(args, '/full')
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags({ ...loaderData, isIndexed: false })
}

/** This page has no shell that would bring it. */
const VisitPart = lazy(() => import('#app/features/analytics/visit-part.tsx'))

function VisitWhenIdle() {
  const site = usePublicSite()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return (
    isIdle &&
    site && (
      <Suspense>
        <VisitPart site={site} />
      </Suspense>
    )
  )
}

export default function FullPlayPage({ loaderData }: Route.ComponentProps) {
  const { game, site, alternatives } = loaderData
  return (
    <main id="content">
      <h1 className="visually-hidden">{game.title}</h1>
      <PlayStage game={game} site={site} alternatives={alternatives} isWholePage />
      <VisitWhenIdle />
    </main>
  )
}
