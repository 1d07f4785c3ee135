import type { Route } from './+types/search'
import { portalContext } from '#app/context.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { SearchResults } from '#app/features/search/search-results.tsx'
import { loadSearchPage } from '#app/features/search/search.server.ts'
import { parseSearchParams } from '#app/features/search/search.ts'
import { searchTexts } from '#app/features/search/search-texts.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { notFound } from './page-context.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(portalContext)
  const url = new URL(request.url)
  const params = parseSearchParams(url.searchParams)
  const data = params && loadSearchPage(catalogue, params)
  if (!data) notFound({ context, request }, params?.searchValue)
  setPageMetadata(context, () => ({
    title: searchTexts.title(data.params.searchValue),
    description: searchTexts.emptyQuery,
    path: url.pathname + url.search,
  }))
  return {
    title: `${searchTexts.title(data.params.searchValue)} – ${site.name}`,
    description: searchTexts.emptyQuery,
    data,
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags({ ...loaderData, isIndexed: false })
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchResults data={loaderData.data} />
}
