import { CATEGORIES_PATH, categoryPath } from '#app/site-paths.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { en as texts } from '#app/texts/en.ts'
import { useCategoryLinks } from './category-links.ts'
import styles from './category-chips.module.css'

/** With the way to all of them behind: two full rows, or one where there are few. */
const CHIPS = [15, 7] as const

/** The first categories, and the way to all. */
export function CategoryChips() {
  const categories = useCategoryLinks()
  const count = CHIPS.find((chips) => categories.length >= chips) ?? categories.length
  return (
    <ul className={styles.chips}>
      {categories.slice(0, count).map(({ id, label, icon }) => (
        <li key={id} className={styles[id]}>
          <a href={categoryPath(id)}>
            <CategoryIcon name={icon ?? id} />
            {label}
          </a>
        </li>
      ))}
      <li>
        <a href={CATEGORIES_PATH}>
          <CategoryIcon name="Tags" />
          {texts.header.categories}
        </a>
      </li>
    </ul>
  )
}
