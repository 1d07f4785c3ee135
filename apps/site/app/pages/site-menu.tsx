/** The way to every category and to the articles, in a panel over the page. It opens and closes without scripts. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCategoryLinks } from '#app/features/catalogue/category-links.ts'
import { RandomButton } from '#app/features/catalogue/random-button.tsx'
import { ThemeButton } from '#app/features/local-data/theme-button.tsx'
import { ARTICLES_PATH, CATEGORIES_PATH, categoryPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import buttons from '#app/ui/button.module.css'
import { clsx } from '#app/ui/clsx.ts'
import { MenuIcon } from '#app/ui/icons.tsx'
import styles from './site-menu.module.css'

const PANEL_ID = 'site-menu'

export function SiteMenuButton() {
  return (
    <>
      <button
        type="button"
        className={clsx(buttons.round, styles.button)}
        popoverTarget={PANEL_ID}
        aria-label={texts.header.menu}
        title={texts.header.menu}
      >
        <MenuIcon />
      </button>
      {/* For browsers that know no such panel. */}
      <a
        className={clsx(buttons.round, styles.plain)}
        href={CATEGORIES_PATH}
        aria-label={texts.header.categories}
      >
        <MenuIcon />
      </a>
    </>
  )
}

/** Once on every page, outside any container that is laid out by its own size: a browser gave a panel in such a one no size at all. */
export function SiteMenuPanel() {
  const categories = useCategoryLinks()
  const panel = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const shownOn = useRef(key)
  // A link inside leads on without a new document, so nothing else closes the panel. What was opened before hydration stays.
  useEffect(() => {
    if (shownOn.current !== key) panel.current?.hidePopover?.()
    shownOn.current = key
  }, [key])
  return (
    <nav id={PANEL_ID} ref={panel} popover="auto" className={styles.panel} aria-label={texts.header.menu}>
      <ul className={styles.ways}>
        <li>
          <a href={CATEGORIES_PATH}>{texts.header.categories}</a>
        </li>
        <li>
          <a href={ARTICLES_PATH}>{texts.header.articles}</a>
        </li>
        <li className={styles.tools}>
          <RandomButton />
          <ThemeButton />
        </li>
      </ul>
      <ul className={styles.categories}>
        {categories.map(({ id, label, icon }) => (
          <li key={id}>
            <a href={categoryPath(id)}>
              <CategoryIcon name={icon ?? id} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
