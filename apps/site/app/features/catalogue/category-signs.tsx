/** The row of signs in the header: the product's types and the site's largest genres. Plain links in a row that scrolls. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { categoryPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { renderCategorySigns } from './category-items.ts'
import { useCategorySigns } from './category-links.ts'
import fadeStyles from '#app/ui/scroll-fade.module.css'
import styles from './category-signs.module.css'

export interface CategorySignsProps {
  /** At the end of the row, where it is not scrolled by a thumb. */
  more?: ReactNode
}

export function CategorySigns({ more }: CategorySignsProps) {
  const signs = useCategorySigns()
  const { pathname } = useLocation()
  const shown = signs.find(({ id }) => pathname.startsWith(categoryPath(id, '')))?.id
  const row = useRef<HTMLUListElement>(null)
  // Only the row moves, never the page.
  useEffect(() => {
    const sign = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (sign) row.current!.scrollLeft = sign.offsetLeft - sign.offsetWidth
  }, [shown])
  return (
    <nav className={styles.signs} aria-label={texts.header.signs}>
      <ul
        ref={row}
        className={fadeStyles.fade}
        dangerouslySetInnerHTML={{ __html: renderCategorySigns(signs, shown) }}
      />
      {more}
    </nav>
  )
}
