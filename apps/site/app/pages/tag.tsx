import type { Route } from './+types/tag'
import { portalContext } from '#app/context.ts'
import { countPages, parsePageNumber } from '#app/features/catalogue/category-types.ts'
import { GameShelf, loadShelf } from '#app/features/catalogue/game-shelf.tsx'
import { nameTag } from '#app/features/catalogue/tag-name.ts'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { en as texts } from '#app/texts/en.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { notFound } from './page-context.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(portalContext)
  const games = catalogue.tags.get(params.tag)
  const page = parsePageNumber(params.pageCurrent)
  if (!games || page === null || page > countPages(games.length)) notFound(new URL(request.url).pathname)
  const name = texts.category.tagTitle(nameTag(params.tag))
  const suffix = page > 1 ? ` – ${texts.category.page(page, countPages(games.length))}` : ''
  return {
    tag: params.tag,
    name,
    title: `${name}${suffix} – ${site.name}`,
    description: `${texts.category.count(games.length)}: ${nameTag(params.tag)}. ${texts.footer.promise}${suffix}`,
    ...loadShelf(catalogue, games, page),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { name, tag } = loaderData
  return (
    <GameShelf shelf={loaderData} heading={name} icon={<CategoryIcon type="Tags" />} base={`/tag/${tag}`} />
  )
}
