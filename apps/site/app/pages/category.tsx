import { redirect } from 'react-router'
import type { Route } from './+types/category'
import { portalContext } from '#app/context.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { findSlot } from '#app/features/ads/place-content.server.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { listGameEntries } from '#app/features/seo/game-data.server.ts'
import { collectionData } from '#app/features/seo/site-data.server.ts'
import {
  CATEGORY_INTROS,
  CATEGORY_NOTES,
  countPages,
  isComputedType,
  isRankedType,
  isUncountedType,
  PAGE_SIZE,
  parsePageNumber,
} from '#app/features/catalogue/category-types.ts'
import { listTagKinds } from '#app/features/catalogue/list-doors.server.ts'
import { loadPagedGames } from '#app/features/catalogue/paged-games.server.ts'
import { PagedGames } from '#app/features/catalogue/paged-games.tsx'
import { findListEnd } from '#app/features/catalogue/next-list.server.ts'
import { findRoomPicture } from '#app/features/rooms/room-pictures.server.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { CATEGORIES_PATH, categoryPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { notFound, toTiles } from './page-context.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue, day } = context.get(portalContext)
  const category = catalogue.findCategory(params.categoryType)
  const page = parsePageNumber(params.pageCurrent)
  if (!category || page === null) notFound({ context, request })
  const { id, label, heading, games } = category
  if (page > countPages(games.length)) {
    // These lists were longer once, and search engines remember their later pages.
    if (isRankedType(id)) throw redirect(categoryPath(id), 301)
    notFound({ context, request })
  }
  const suffix = page > 1 ? ` – ${listTexts.category.page(page, countPages(games.length))}` : ''
  const name = heading + suffix
  const description = `${listTexts.category.count(games.length)}: ${label}. ${texts.footer.promise}${suffix}`
  const list = loadPagedGames(catalogue, games, page, { isExact: isUncountedType(id) })
  const path = categoryPath(id, page)
  setPageMetadata(context, (home) => ({
    title: name,
    description,
    path,
    data: collectionData(home, {
      name,
      description,
      path,
      entries: listGameEntries(list.tiles),
      first: (page - 1) * PAGE_SIZE + 1,
      above: [{ name: listTexts.category.all, path: CATEGORIES_PATH }],
    }),
  }))
  const { next, more } = findListEnd(catalogue, games, list)
  return {
    slot: findSlot(site, 'category', day),
    ...{ id, heading, room: findRoomPicture(id), title: `${name} – ${site.name}`, description, ...list },
    about: CATEGORY_INTROS[id] ?? null,
    brief: CATEGORY_NOTES[id],
    // An order of all games has every tag.
    kinds: isComputedType(id) ? [] : listTagKinds(catalogue, games),
    next,
    more: toTiles(catalogue, more),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { id, heading, room, about, brief, kinds, next, more } = loaderData
  return (
    <>
      <PagedGames
        list={loaderData}
        heading={heading}
        room={room}
        about={about}
        brief={brief}
        kinds={kinds}
        next={next}
        more={more}
        hrefOf={(page) => categoryPath(id, page)}
      />
      <AdSlot place="category" slot={loaderData.slot} />
    </>
  )
}
