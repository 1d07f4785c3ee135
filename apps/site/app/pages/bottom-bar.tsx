/** A phone's four ways, at the edge a thumb reaches. Plain links; the third calls the search field where there are scripts. */
import type { MouseEvent, ReactNode } from 'react'
import { CATEGORIES_PATH, MY_GAMES_PATH, SEARCH_PATH } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { HeartIcon, HomeIcon, SearchIcon, ShapesIcon } from '#app/ui/icons.tsx'
import styles from './bottom-bar.module.css'

const BAR_LINKS: [path: string, label: string, icon: ReactNode][] = [
  ['/', texts.bar.home, <HomeIcon key="" />],
  [CATEGORIES_PATH, texts.bar.categories, <ShapesIcon key="" />],
  [SEARCH_PATH, texts.bar.search, <SearchIcon key="" />],
  [MY_GAMES_PATH, texts.bar.myGames, <HeartIcon key="" />],
]

export function BottomBar({ pathname }: { pathname: string }) {
  return (
    <nav className={styles.bar} aria-label={texts.bar.label}>
      {BAR_LINKS.map(([path, label, icon]) => (
        <a
          key={path}
          href={path}
          aria-current={path === pathname ? 'page' : undefined}
          onClick={path === SEARCH_PATH ? callSearch : undefined}
        >
          {icon}
          {label}
        </a>
      ))}
    </nav>
  )
}

function callSearch(event: MouseEvent) {
  const field = document.querySelector<HTMLInputElement>('header [type=search]')
  if (!field || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  field.focus({ preventScroll: true })
}
