import type { Route } from './+types/categories'
import { portalContext } from '#app/context.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { collectionData } from '#app/features/seo/site-data.server.ts'
import { CATEGORY_NOTES, isCategoryType } from '#app/features/catalogue/category-types.ts'
import { FeelingDoors } from '#app/features/catalogue/feeling-doors.tsx'
import { listDoors } from '#app/features/catalogue/list-doors.server.ts'
import { GameTile } from '#app/features/catalogue/game-tile.tsx'
import type { Game } from '#app/domain/game.ts'
import type { SiteCategory } from '#app/features/catalogue/site-categories.ts'
import { isLinkedTag } from '#app/features/catalogue/small-tags.ts'
import { nameTag } from '#app/features/catalogue/tag-name.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { CATEGORIES_PATH, categoryPath, tagPath } from '#app/site-paths.ts'
import { categoriesTexts } from '#app/texts/categories-texts.ts'
import { en as texts } from '#app/texts/en.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { toTiles } from './page-context.ts'
import styles from './categories.module.css'

const TAGS_SHOWN = 240
const TILES_A_CATEGORY = 2

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
    categories: pickExamples(catalogue.categories).map(({ category, games }) => ({
      ...{ id: category.id, label: category.label, icon: category.icon },
      about: CATEGORY_NOTES[category.id] ?? listTexts.category.count(category.games.length),
      tiles: toTiles(catalogue, games),
    })),
    tags: catalogue.tags
      .entries()
      .filter(([tag]) => isLinkedTag(catalogue, tag))
      .take(TAGS_SHOWN)
      .map(([tag, games]) => ({ tag, count: games.length }))
      .toArray(),
  }
}

/**
 * The first games of each category that no other shows; its very first ones where there are no others. The product's types choose first,
 * because they are seen first, then the categories with few games.
 */
function pickExamples(categories: readonly SiteCategory[]) {
  const shown = new Set<Game>()
  const examples = new Map<SiteCategory, Game[]>()
  const rank = ({ id, games }: SiteCategory) => (isCategoryType(id) ? 0 : games.length)
  for (const category of categories.toSorted((a, b) => rank(a) - rank(b))) {
    const unseen = category.games.values().filter((game) => !shown.has(game))
    const games = [
      ...new Set([...unseen.take(TILES_A_CATEGORY), ...category.games.slice(0, TILES_A_CATEGORY)]),
    ]
    examples.set(category, games.slice(0, TILES_A_CATEGORY))
    for (const game of examples.get(category)!) shown.add(game)
  }
  return categories.map((category) => ({ category, games: examples.get(category)! }))
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
        {loaderData.categories.map(({ id, label, icon, about, tiles }) => (
          <li key={id} className={styles.category}>
            <a className={styles.name} href={categoryPath(id)}>
              <CategoryIcon name={icon} />
              <span>
                {label}
                <small>{about}</small>
              </span>
              <span className={styles.all} aria-hidden="true">
                {texts.seeAll}
                <ArrowRightIcon />
              </span>
            </a>
            <div className={styles.tiles}>
              {tiles.map((tile) => (
                <GameTile key={tile.slug} tile={tile} />
              ))}
            </div>
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
