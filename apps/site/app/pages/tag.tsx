import { redirect } from 'react-router'
import type { Route } from './+types/tag'
import { portalContext } from '#app/context.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { listGameEntries } from '#app/features/seo/game-data.server.ts'
import { collectionData } from '#app/features/seo/site-data.server.ts'
import { countPages, PAGE_SIZE, parsePageNumber } from '#app/features/catalogue/category-types.ts'
import { loadPagedGames } from '#app/features/catalogue/paged-games.server.ts'
import { PagedGames } from '#app/features/catalogue/paged-games.tsx'
import { findListEnd, findTagRoom } from '#app/features/catalogue/next-list.server.ts'
import { isLinkedTag } from '#app/features/catalogue/small-tags.ts'
import { findTagTarget } from '#app/features/catalogue/tag-target.ts'
import { nameTag } from '#app/features/catalogue/tag-name.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { CATEGORIES_PATH, tagPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { notFound, toTiles } from './page-context.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(portalContext)
  const page = parsePageNumber(params.pageCurrent)
  const target = page === null ? null : findTagTarget(catalogue, params.tag)
  if (target) throw redirect(target, 301)
  const games = catalogue.tags.get(params.tag)
  if (!games || page === null || page > countPages(games.length)) notFound({ context, request }, params.tag)
  const name = listTexts.category.tagTitle(nameTag(params.tag))
  const suffix = page > 1 ? ` – ${listTexts.category.page(page, countPages(games.length))}` : ''
  const title = name + suffix
  const description = `${listTexts.category.count(games.length)}: ${nameTag(params.tag)}. ${texts.footer.promise}${suffix}`
  const list = loadPagedGames(catalogue, games, page)
  const path = tagPath(params.tag, page)
  setPageMetadata(context, (home) => ({
    title,
    description,
    path,
    data: collectionData(home, {
      name: title,
      description,
      path,
      entries: listGameEntries(list.tiles),
      first: (page - 1) * PAGE_SIZE + 1,
      above: [{ name: listTexts.category.all, path: CATEGORIES_PATH }],
    }),
  }))
  const end = findListEnd(catalogue, games, list)
  return {
    ...{ tag: params.tag, name, title: `${title} – ${site.name}`, description, ...list },
    isIndexed: isLinkedTag(catalogue, params.tag),
    room: findTagRoom(catalogue, params.tag, games, end),
    next: end.next,
    more: toTiles(catalogue, end.more),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { name, tag, room, next, more } = loaderData
  return (
    <PagedGames
      list={loaderData}
      heading={name}
      room={room}
      next={next}
      more={more}
      hrefOf={(page) => tagPath(tag, page)}
    />
  )
}
