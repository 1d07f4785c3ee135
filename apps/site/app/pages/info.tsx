import type { Route } from './+types/info'
import { portalContext } from '#app/context.ts'
import { INFO_PAGE_KEYS, type InfoPageKey } from '#app/features/articles/article-view.ts'
import { InfoPageBody } from '#app/features/articles/info-page-body.tsx'
import { fillInfoPage } from '#app/features/articles/site-values.ts'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { notFound } from './page-context.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, content } = context.get(portalContext)
  if (!isInfoPageKey(params.infoKey)) notFound(new URL(request.url).pathname)
  const page = fillInfoPage(content.getInfoPage(params.infoKey), {
    siteName: site.name,
    siteHost: site.host,
    contactEmail: site.contactEmail,
    operatorName: site.operatorName,
    operatorAddress: site.operatorAddress,
  })
  return { title: `${page.title} – ${site.name}`, description: page.summary, page }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function InfoRoutePage({ loaderData }: Route.ComponentProps) {
  return <InfoPageBody page={loaderData.page} />
}

function isInfoPageKey(key: string): key is InfoPageKey {
  return (INFO_PAGE_KEYS as readonly string[]).includes(key)
}
