/** The frame around every page: header, footer, the way to the top, and what listens for the whole document. */
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { CategorySigns } from '#app/features/catalogue/category-signs.tsx'
import { usePreviews } from '#app/features/catalogue/use-previews.ts'
import { RandomButton } from '#app/features/catalogue/random-button.tsx'
import { MyDataButton } from '#app/features/local-data/my-data-button.tsx'
import { ThemeButton } from '#app/features/local-data/theme-button.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { isPlayPage } from '#app/features/sites/canonical-path.ts'
import { usePublicSite } from '#app/features/sites/public-site.ts'
import { SiteLogo } from '#app/features/sites/site-logo.tsx'
import { useAnnouncedNavigation } from '#app/features/updates/use-announced-navigation.ts'
import { useLinkNavigation } from '#app/features/updates/use-link-navigation.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { en as texts } from '#app/texts/en.ts'
import buttons from '#app/ui/button.module.css'
import { clsx } from '#app/ui/clsx.ts'
import { GoToTop } from '#app/ui/go-to-top.tsx'
import { HeartIcon } from '#app/ui/icons.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { LazyShellParts } from './lazy-shell-parts.tsx'
import { SiteMenuButton, SiteMenuPanel } from './site-menu.tsx'
import styles from './shell.module.css'

export default function Shell() {
  const { pathname } = useLocation()
  const isPlaying = isPlayPage(pathname)
  const root = useRouteLoaderData<typeof rootLoader>('root')
  useLinkNavigation()
  usePreviews()
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
            <a href="/category">{texts.header.browse}</a>
            <a href="/articles">{texts.header.articles}</a>
          </nav>
          <div className={styles.tools}>
            <a
              className={clsx(buttons.round, styles.wide)}
              href="/myGames"
              aria-current={pathname === '/myGames' ? 'page' : undefined}
              aria-label={texts.header.myGames}
              title={texts.header.myGames}
            >
              <HeartIcon />
            </a>
            <SiteMenuButton />
            <span className={styles.wide}>
              <RandomButton />
            </span>
            <span className={styles.wide}>
              <ThemeButton />
            </span>
          </div>
        </div>
        {!isPlaying && <CategorySigns />}
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

const INFO_LINKS = ['aboutUs', 'imprint', 'contactUs', 'privacyPolicy', 'parents'] as const

function Footer() {
  // The last is for the parents of children, and only there.
  const site = usePublicSite()
  const links = INFO_LINKS.slice(0, site?.audience === 'child' ? 5 : 4)
  return (
    <footer className={styles.footer}>
      <p className={styles.promise}>{texts.footer.promise}</p>
      <nav aria-label={texts.footer.label}>
        <ul className={styles.links}>
          <li>
            <a href="/category">{texts.footer.categories}</a>
          </li>
          <li>
            <a href="/articles">{texts.footer.articles}</a>
          </li>
          {links.map((key) => (
            <li key={key}>
              <a href={`/privacyIndex/${key}`}>{texts.footer[key]}</a>
            </li>
          ))}
          <li>
            <a href="/offline">{texts.footer.offline}</a>
          </li>
          {site?.asksConsent && (
            <li>
              <a href="/privacyIndex/privacyPolicy#choices">{texts.footer.choices}</a>
            </li>
          )}
          <li>
            <MyDataButton className={styles.linkButton} />
          </li>
        </ul>
      </nav>
    </footer>
  )
}
