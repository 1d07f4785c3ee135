import type { Route } from './+types/categories'
import { portalContext } from '#app/context.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { collectionData } from '#app/features/seo/site-data.server.ts'
import { CATEGORY_NOTES } from '#app/features/catalogue/category-types.ts'
import { FeelingDoors } from '#app/features/catalogue/feeling-doors.tsx'
import { listDoors } from '#app/features/catalogue/list-doors.server.ts'
import { artSrcSet, artUrl } from '#app/domain/tile.ts'
import { isLinkedTag } from '#app/features/catalogue/small-tags.ts'
import { nameTag } from '#app/features/catalogue/tag-name.ts'
import { findOwnRoomPicture } from '#app/features/rooms/room-pictures.server.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { CATEGORIES_PATH, categoryPath, tagPath } from '#app/site-paths.ts'
import { categoriesTexts } from '#app/texts/categories-texts.ts'
import { en as texts } from '#app/texts/en.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { clsx } from '#app/ui/clsx.ts'
import { Fold } from '#app/ui/fold.tsx'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { toTiles } from './page-context.ts'
import styles from './categories.module.css'

const TAGS_SHOWN = 240
/** Their pictures are on the first screen of a phone. */
const EAGER_CATEGORIES = 6
const PICTURES_A_CATEGORY = 2

export function loader({ context }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(portalContext)
  const facts = {
    title: listTexts.category.all,
    description: listTexts.category.intro,
    path: CATEGORIES_PATH,
  }
  setPageMetadata(context, (home) => ({
    ...facts,
    data: collectionData(home, {
      ...facts,
      name: facts.title,
      entries: catalogue.categories.map(({ id, label }) => ({ name: label, path: categoryPath(id) })),
    }),
  }))
  return {
    title: `${listTexts.category.all} – ${site.name}`,
    description: listTexts.category.intro,
    doors: listDoors(catalogue),
    categories: catalogue.categories.map(({ id, label, icon, games }) => {
      const room = findOwnRoomPicture(id)
      const shown = room === null ? games.slice(0, PICTURES_A_CATEGORY) : []
      return {
        ...{ id, label, icon, room },
        about: CATEGORY_NOTES[id] ?? listTexts.category.count(games.length),
        /** Games whose art stands where the category has no room. */
        pictures: toTiles(catalogue, shown).map(({ slug, coverVersion }) => ({ slug, coverVersion })),
      }
    }),
    tags: catalogue.tags
      .entries()
      .filter(([tag]) => isLinkedTag(catalogue, tag))
      .take(TAGS_SHOWN)
      .map(([tag, games]) => ({ tag, count: games.length }))
      .toArray(),
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className={styles.head}>
        <h1>{listTexts.category.all}</h1>
        {loaderData.tags.length > 0 && (
          <a className={styles.jump} href="#tags">
            {listTexts.category.tags}
            <ArrowRightIcon />
          </a>
        )}
      </div>
      <p className={styles.intro}>{listTexts.category.intro}</p>
      <h2 className="visually-hidden">{texts.header.browse}</h2>
      <ul className={styles.categories}>
        {loaderData.categories.map(({ id, label, icon, about, room, pictures }, place) => (
          <li key={id}>
            <a className={styles.category} href={categoryPath(id)}>
              <span className={clsx(styles.pictures, room !== null && styles.room)}>
                {room !== null && (
                  <img
                    src={room}
                    width={2600}
                    height={170}
                    alt=""
                    loading={place < EAGER_CATEGORIES ? 'eager' : 'lazy'}
                    decoding="async"
                  />
                )}
                {pictures.map((game) => (
                  <img
                    key={game.slug}
                    src={artUrl(game, 192)}
                    srcSet={artSrcSet(game)}
                    sizes="(max-width: 1023px) 24vw, 170px"
                    width={192}
                    height={192}
                    alt=""
                    loading={place < EAGER_CATEGORIES ? 'eager' : 'lazy'}
                    decoding="async"
                  />
                ))}
              </span>
              <CategoryIcon name={icon} />
              <span className={styles.name}>
                {label}
                <small>{about}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <FeelingDoors doors={loaderData.doors} label={listTexts.home.feelings} />
      {loaderData.tags.length > 0 && (
        <section id="tags" className={styles.tagSection}>
          <h2 className={styles.heading}>{listTexts.category.tags}</h2>
          <Fold more={categoriesTexts.moreTags} less={categoriesTexts.lessTags}>
            <ul className={styles.tags}>
              {loaderData.tags.map(({ tag, count }) => (
                <li key={tag}>
                  <a href={tagPath(tag)}>
                    {nameTag(tag)} <small>{count}</small>
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        </section>
      )}
    </>
  )
}
