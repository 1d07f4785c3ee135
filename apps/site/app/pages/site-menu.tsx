/** The way to every category and to the articles, in a panel over the page. It opens and closes without scripts. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { renderCategoryItems } from '#app/features/catalogue/category-items.ts'
import { useCategoryLinks } from '#app/features/catalogue/category-links.ts'
import { usePublicSite } from '#app/domain/public-site.ts'
import { RandomButton } from '#app/features/catalogue/random-button.tsx'
import { ThemeButton } from '#app/features/local-data/theme-button.tsx'
import { ARTICLES_PATH, CATEGORIES_PATH, MY_GAMES_PATH, OFFLINE_PATH } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import buttons from '#app/ui/button.module.css'
import { clsx } from '#app/ui/clsx.ts'
import { ArticleIcon, HeartIcon, MenuIcon, OfflineIcon, ShapesIcon } from '#app/ui/icons.tsx'
import styles from './site-menu.module.css'

const PANEL_ID = 'site-menu'

const PAGES: [path: string, label: string, icon: ReactNode][] = [
  [CATEGORIES_PATH, texts.header.categories, <ShapesIcon key="" />],
  [ARTICLES_PATH, texts.header.articles, <ArticleIcon key="" />],
  [MY_GAMES_PATH, texts.header.myGames, <HeartIcon key="" />],
  [OFFLINE_PATH, texts.footer.offline, <OfflineIcon key="" />],
]

export function SiteMenuButton() {
  return (
    <>
      <button
        type="button"
        className={clsx(buttons.round, buttons.named, styles.button)}
        popoverTarget={PANEL_ID}
        aria-label={texts.header.menu}
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

/** At the end of the signs: the categories that have no place among them. */
export function SiteMenuSign() {
  return (
    <button type="button" className={styles.sign} popoverTarget={PANEL_ID} aria-label={texts.header.moreMenu}>
      <MenuIcon />
      {texts.header.more}
    </button>
  )
}

/** Once on every page, outside any container that is laid out by its own size: a browser gave a panel in such a one no size at all. */
export function SiteMenuPanel() {
  const categories = useCategoryLinks()
  const site = usePublicSite()
  const panel = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const shownOn = useRef(key)
  // A link inside navigates without a new document, so nothing else closes the panel. A panel opened before hydration stays open.
  useEffect(() => {
    if (shownOn.current !== key) panel.current?.hidePopover?.()
    shownOn.current = key
  }, [key])
  return (
    <nav id={PANEL_ID} ref={panel} popover="auto" className={styles.panel} aria-label={texts.header.menu}>
      <ul className={clsx(styles.categories, styles.pages)}>
        {PAGES.map(([path, label, icon]) => (
          <li key={path}>
            <a href={path}>
              {icon}
              {label}
            </a>
          </li>
        ))}
        {site?.menu.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <RandomButton />
        <ThemeButton />
      </div>
      <h2>{texts.header.browse}</h2>
      <ul
        className={styles.categories}
        dangerouslySetInnerHTML={{ __html: renderCategoryItems(categories) }}
      />
    </nav>
  )
}
