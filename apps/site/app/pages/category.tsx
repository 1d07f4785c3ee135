import type { Route } from './+types/category'
import { portalContext } from '#app/context.ts'
import {
  CATEGORY_LABELS,
  countPages,
  isCategoryType,
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
  if (!isCategoryType(type) || page === null) notFound(new URL(request.url).pathname)
  const games = catalogue.lists[type]
  if (page > countPages(games.length)) notFound(new URL(request.url).pathname)
  const label = CATEGORY_LABELS[type]
  const suffix = page > 1 ? ` – ${texts.category.page(page, countPages(games.length))}` : ''
  return {
    type,
    title: `${texts.category.tagTitle(label)}${suffix} – ${site.name}`,
    description: `${texts.category.count(games.length)}: ${label}. ${texts.footer.promise}${suffix}`,
    ...loadShelf(catalogue, games, page),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { type } = loaderData
  return (
    <GameShelf
      shelf={loaderData}
      heading={texts.category.tagTitle(CATEGORY_LABELS[type])}
      icon={<CategoryIcon type={type} />}
      base={`/categoryDetail/${type}`}
    />
  )
}
