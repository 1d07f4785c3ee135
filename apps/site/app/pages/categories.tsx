import type { Route } from './+types/categories'
import { portalContext } from '#app/context.ts'
import { tellPageFacts } from '#app/features/discovery/page-facts.server.ts'
import { collectionData } from '#app/features/discovery/site-data.server.ts'
import { categoryPath } from '#app/features/catalogue/category-types.ts'
import { GameTile } from '#app/features/catalogue/game-tile.tsx'
import { nameTag } from '#app/features/catalogue/tag-name.ts'
import { headTags } from '#app/features/sites/head.ts'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { en as texts } from '#app/texts/en.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { toTiles } from './page-context.ts'
import styles from './categories.module.css'

const TAGS_SHOWN = 240
const TILES_A_CATEGORY = 3

export function loader({ context }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(portalContext)
  const facts = { title: texts.category.all, description: texts.category.intro, path: '/category' }
  tellPageFacts(context, (home) => ({
    ...facts,
    data: collectionData(home, {
      ...facts,
      name: facts.title,
      entries: catalogue.categories.map(({ id, label }) => ({ name: label, path: categoryPath(id) })),
    }),
  }))
  return {
    title: `${texts.category.all} – ${site.name}`,
    description: texts.category.intro,
    categories: catalogue.categories.map(({ id, label, icon, games }) => ({
      ...{ id, label, icon },
      count: games.length,
      tiles: toTiles(catalogue, games, TILES_A_CATEGORY),
    })),
    tags: catalogue.tags
      .entries()
      .filter(([tag]) => !catalogue.findCategoryOfTag(tag))
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
      <h1 className={styles.title}>{texts.category.all}</h1>
      <p className={styles.intro}>{texts.category.intro}</p>
      <ul className={styles.categories}>
        {loaderData.categories.map(({ id, label, icon, count, tiles }) => (
          <li key={id} className={styles.category}>
            <a className={styles.name} href={categoryPath(id)}>
              <CategoryIcon name={icon} />
              <span>
                {label}
                <small>{texts.category.count(count)}</small>
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
      <h2 className={styles.heading}>{texts.category.tags}</h2>
      <ul className={styles.tags}>
        {loaderData.tags.map(({ tag, count }) => (
          <li key={tag}>
            <a href={`/tag/${tag}/1`}>
              {nameTag(tag)} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
