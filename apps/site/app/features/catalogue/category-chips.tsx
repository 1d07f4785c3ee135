import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { en as texts } from '#app/texts/en.ts'
import { CATEGORY_LABELS, CATEGORY_TYPES } from './category-types.ts'
import styles from './category-chips.module.css'

/** The seven categories, and the way to all tags. */
export function CategoryChips() {
  return (
    <ul className={styles.chips}>
      {CATEGORY_TYPES.map((type) => (
        <li key={type} className={styles[type]}>
          <a href={`/categoryDetail/${type}/1`}>
            <CategoryIcon type={type} />
            {CATEGORY_LABELS[type]}
          </a>
        </li>
      ))}
      <li>
        <a href="/category">
          <CategoryIcon type="Tags" />
          {texts.header.categories}
        </a>
      </li>
    </ul>
  )
}
