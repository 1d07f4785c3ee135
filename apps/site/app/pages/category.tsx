import type { Route } from './+types/category'
import { portalContext } from '#app/context.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { tellPageFacts } from '#app/features/discovery/page-facts.server.ts'
import { listGameEntries } from '#app/features/discovery/game-data.server.ts'
import { collectionData } from '#app/features/discovery/site-data.server.ts'
import {
  CATEGORY_LABELS,
  countPages,
  isCategoryType,
  PAGE_SIZE,
  parsePageNumber,
} from '#app/features/catalogue/category-types.ts'
import { GameShelf, loadShelf } from '#app/features/catalogue/game-shelf.tsx'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { en as texts } from '#app/texts/en.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { notFound } from './page-context.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(portalContext)
  const { categoryType: type } = params
  const page = parsePageNumber(params.pageCurrent)
  if (!isCategoryType(type) || page === null) notFound({ context, request })
  const games = catalogue.lists[type]
  if (page > countPages(games.length)) notFound({ context, request })
  const label = CATEGORY_LABELS[type]
  const suffix = page > 1 ? ` – ${texts.category.page(page, countPages(games.length))}` : ''
  const name = `${texts.category.tagTitle(label)}${suffix}`
  const description = `${texts.category.count(games.length)}: ${label}. ${texts.footer.promise}${suffix}`
  const shelf = loadShelf(catalogue, games, page)
  const path = `/categoryDetail/${type}/${page}`
  tellPageFacts(context, (home) => ({
    title: name,
    description,
    path,
    data: collectionData(home, {
      name,
      description,
      path,
      entries: listGameEntries(shelf.tiles),
      first: (page - 1) * PAGE_SIZE + 1,
      above: [{ name: texts.category.all, path: '/category' }],
    }),
  }))
  return { type, title: `${name} – ${site.name}`, description, ...shelf }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { type } = loaderData
  return (
    <>
      <GameShelf
        shelf={loaderData}
        heading={texts.category.tagTitle(CATEGORY_LABELS[type])}
        icon={<CategoryIcon type={type} />}
        base={`/categoryDetail/${type}`}
      />
      <AdSlot place="category" />
    </>
  )
}
