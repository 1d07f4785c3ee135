/** The frame around every page: header, footer, the link to the top, and listeners on the document. */
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { CategorySigns } from '#app/features/catalogue/category-signs.tsx'
import { RandomButton } from '#app/features/catalogue/random-button.tsx'
import { MyDataButton } from '#app/features/local-data/my-data-button.tsx'
import { ThemeButton } from '#app/features/local-data/theme-button.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { isPlayPage } from '#app/domain/canonical-path.ts'
import { usePublicSite } from '#app/domain/public-site.ts'
import { SiteLogo } from '#app/features/sites/site-logo.tsx'
import { useAnnouncedNavigation } from '#app/features/navigation/use-announced-navigation.ts'
import { useLinkNavigation } from '#app/features/navigation/use-link-navigation.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ARTICLES_PATH, CATEGORIES_PATH, MY_GAMES_PATH } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import buttons from '#app/ui/button.module.css'
import { clsx } from '#app/ui/clsx.ts'
import { GoToTop } from '#app/ui/go-to-top.tsx'
import { HeartIcon } from '#app/ui/icons.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { LazyShellParts } from './lazy-shell-parts.tsx'
import { SiteMenuButton, SiteMenuPanel, SiteMenuSign } from './site-menu.tsx'
import styles from './shell.module.css'

export default function Shell() {
  const { pathname } = useLocation()
  const isPlaying = isPlayPage(pathname)
  const root = useRouteLoaderData<typeof rootLoader>('root')
  useLinkNavigation()
  const announcement = useAnnouncedNavigation()
  return (
    <>
      <a className={styles.skip} href="#content">
        {texts.skipToContent}
      </a>
      <header className={clsx(styles.header, isPlaying && styles.still)} aria-label={texts.header.label}>
        <div className={styles.bar}>
          <a className={styles.logo} href="/" aria-label={texts.header.home}>
            <SiteLogo />
          </a>
          <div className={styles.search}>
            <SearchBox />
          </div>
          <nav className={styles.ways} aria-label={texts.header.ways}>
            <a href={CATEGORIES_PATH} aria-current={pathname === CATEGORIES_PATH ? 'page' : undefined}>
              {texts.header.browse}
            </a>
            <a href={ARTICLES_PATH} aria-current={pathname === ARTICLES_PATH ? 'page' : undefined}>
              {texts.header.articles}
            </a>
          </nav>
          <div className={styles.tools}>
            <a
              className={clsx(buttons.round, buttons.named, styles.wide)}
              href={MY_GAMES_PATH}
              aria-current={pathname === MY_GAMES_PATH ? 'page' : undefined}
              aria-label={texts.header.myGames}
            >
              <HeartIcon />
            </a>
            <span className={styles.wide}>
              <RandomButton />
            </span>
            <span className={styles.wide}>
              <ThemeButton />
            </span>
            <SiteMenuButton />
          </div>
        </div>
        {!isPlaying && <CategorySigns more={<SiteMenuSign />} />}
      </header>
      <SiteMenuPanel />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {root && <LazyShellParts site={root.site} hasWorker={root.hasServiceWorker} />}
      <GoToTop label={texts.goToTop} />
      {!isPlaying && <BottomBar pathname={pathname} />}
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </>
  )
}

function Footer() {
  const site = usePublicSite()
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <a className={styles.logo} href="/" aria-label={texts.header.home}>
          <SiteLogo height={28} />
        </a>
        <p className={styles.promise}>
          {texts.footer.promise} {texts.footer.safety}
        </p>
      </div>
      <nav aria-label={texts.footer.label}>
        <ul className={styles.links}>
          {site?.footer.map(([href, label]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li>
            <MyDataButton className={styles.linkButton} />
          </li>
        </ul>
      </nav>
    </footer>
  )
}
