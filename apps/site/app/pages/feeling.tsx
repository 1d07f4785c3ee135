import type { Route } from './+types/feeling'
import { portalContext } from '#app/context.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { findSlot } from '#app/features/ads/place-content.server.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { listGameEntries } from '#app/features/seo/game-data.server.ts'
import { collectionData } from '#app/features/seo/site-data.server.ts'
import { countPages, PAGE_SIZE, parsePageNumber } from '#app/features/catalogue/category-types.ts'
import { FeelingDoors } from '#app/features/catalogue/feeling-doors.tsx'
import { feelingTexts } from '#app/features/catalogue/feeling-texts.ts'
import { loadPagedGames } from '#app/features/catalogue/paged-games.server.ts'
import { PagedGames } from '#app/features/catalogue/paged-games.tsx'
import { listDoors, listKinds } from '#app/features/catalogue/list-doors.server.ts'
import { findFeelingRoom, findNextFeeling } from '#app/features/catalogue/next-list.server.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { CATEGORIES_PATH, feelingPath } from '#app/site-paths.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { notFound } from './page-context.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, catalogue, day } = context.get(portalContext)
  const feeling = catalogue.feelings.find(({ id }) => id === params.feeling)
  const page = parsePageNumber(params.pageCurrent)
  if (!feeling || page === null || page > countPages(feeling.games.length)) notFound({ context, request })
  const { id, games } = feeling
  const { heading, reason, brief } = feelingTexts[id]
  const suffix = page > 1 ? ` – ${listTexts.category.page(page, countPages(games.length))}` : ''
  const name = heading + suffix
  const description = `${reason} ${listTexts.category.count(games.length)}.${suffix}`
  const list = loadPagedGames(catalogue, games, page)
  const start = (page - 1) * PAGE_SIZE
  const path = feelingPath(id, page)
  setPageMetadata(context, (home) => ({
    title: name,
    description,
    path,
    data: collectionData(home, {
      name,
      description,
      path,
      entries: listGameEntries(list.tiles),
      first: start + 1,
      above: [{ name: listTexts.category.all, path: CATEGORIES_PATH }],
    }),
  }))
  return {
    slot: findSlot(site, 'category', day),
    ...{ id, heading, reason, brief, title: `${name} – ${site.name}`, description, ...list },
    room: findFeelingRoom(id),
    kinds: listKinds(catalogue, id, games),
    next: page === list.pages ? findNextFeeling(catalogue, id) : null,
    doors: listDoors(catalogue),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function FeelingPage({ loaderData }: Route.ComponentProps) {
  const { id, heading, reason, brief, room, kinds, next, doors } = loaderData
  return (
    <>
      <PagedGames
        list={loaderData}
        heading={heading}
        room={room}
        about={reason}
        brief={brief}
        kinds={kinds}
        next={next}
        hrefOf={(page) => feelingPath(id, page)}
      />
      <AdSlot place="category" slot={loaderData.slot} />
      <FeelingDoors doors={doors} label={listTexts.home.feelings} current={id} />
    </>
  )
}
