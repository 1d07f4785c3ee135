/** What surrounds every page: the menu at the side, or at the lower edge of a phone. */
import { Menu } from '@base-ui/react/menu'
import { useEffect, useRef } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import type { Permission } from '#server/operations/roles.ts'
import { PALETTE_EVENT, PaletteOpener } from './palette/palette-opener.tsx'
import { signOut, useMay, useSession } from './session.tsx'
import { Icon, type IconName } from './ui/icon.tsx'
import styles from './shell.module.css'

interface Entry {
  to: string
  label: string
  icon: IconName
  permission: Permission
  /** A page that is reached from this one only. */
  leadsTo?: string
}

const ENTRIES: readonly Entry[] = [
  { to: '/', label: 'Today', icon: 'today', permission: 'account' },
  { to: '/games', label: 'Games', icon: 'games', permission: 'games.read' },
  { to: '/messages', label: 'Messages', icon: 'messages', permission: 'messages' },
  { to: '/reports', label: 'Reports', icon: 'reports', permission: 'reports' },
]
/** On a phone these are in the menu of the person. */
const MORE_ENTRIES: readonly Entry[] = [
  { to: '/statistics', label: 'Statistics', icon: 'statistics', permission: 'statistics' },
  { to: '/home-page', label: 'Home page', icon: 'home', permission: 'home.edit' },
  { to: '/categories', label: 'Categories', icon: 'categories', permission: 'categories.read' },
  { to: '/search', label: 'Search aliases', icon: 'search', permission: 'search.edit' },
  { to: '/articles', label: 'Articles', icon: 'articles', permission: 'articles' },
  { to: '/sites', label: 'Sites', icon: 'sites', permission: 'sites.read' },
  { to: '/ads', label: 'Ads', icon: 'ads', permission: 'sites.read' },
  { to: '/feeds', label: 'Feeds', icon: 'feeds', permission: 'feeds.read', leadsTo: '/move-in' },
  { to: '/health', label: 'Health', icon: 'health', permission: 'health', leadsTo: '/notifications' },
  { to: '/people', label: 'People', icon: 'people', permission: 'people' },
  { to: '/audit', label: 'Audit', icon: 'audit', permission: 'audit' },
]

export function Shell() {
  const may = useMay()
  const { isReadOnly } = useSession()
  const entries = ENTRIES.filter(({ permission }) => may(permission))
  const more = MORE_ENTRIES.filter(({ permission }) => may(permission))
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <nav className={styles.nav} aria-label="Console">
        <p className={styles.brand}>
          <Icon name="brand" />
          <span>Playhouse</span>
        </p>
        <PaletteOpener />
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <NavEntry key={entry.to} {...entry} />
          ))}
          {more.map((entry) => (
            <NavEntry key={entry.to} {...entry} isWideOnly />
          ))}
        </ul>
        <PersonMenu more={more} />
      </nav>
      <main id="main" className={styles.main} tabIndex={-1}>
        <FocusOnNavigation />
        {isReadOnly && (
          <p className={styles.notice} role="status">
            The database is away. Pages show its last copy, and nothing can be changed.
          </p>
        )}
        <Outlet />
      </main>
    </div>
  )
}

function NavEntry({ to, label, icon, leadsTo, isWideOnly = false }: Entry & { isWideOnly?: boolean }) {
  const { pathname } = useLocation()
  const isHere = isWithin(pathname, to) || (leadsTo !== undefined && isWithin(pathname, leadsTo))
  return (
    <li className={isWideOnly ? styles.wideOnly : undefined}>
      <Link to={to} className={styles.entry} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        <span>{label}</span>
      </Link>
    </li>
  )
}

/** The page itself, or one below it. */
function isWithin(pathname: string, page: string): boolean {
  return pathname === page || (page !== '/' && pathname.startsWith(`${page}/`))
}

function PersonMenu({ more }: { more: readonly Entry[] }) {
  const { person } = useSession()
  const navigate = useNavigate()
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={`${styles.entry} ${styles.person}`}>
        <Icon name="account" />
        <span className={styles.personName}>{person.name}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="top" align="start" sideOffset={6} className={styles.positioner}>
          <Menu.Popup className={styles.popup}>
            <div className={styles.popupHead}>
              <strong>{person.name}</strong>
              <span>{person.role}</span>
            </div>
            {more.map(({ to, label }) => (
              <Menu.Item
                key={to}
                className={`${styles.item} ${styles.phoneOnly}`}
                onClick={() => void navigate(to)}
              >
                {label}
              </Menu.Item>
            ))}
            <Menu.Item
              className={`${styles.item} ${styles.phoneOnly}`}
              onClick={() => dispatchEvent(new Event(PALETTE_EVENT))}
            >
              Go to…
            </Menu.Item>
            <Menu.Item className={styles.item} onClick={() => void navigate('/account')}>
              Passkeys and sessions
            </Menu.Item>
            <Menu.Item className={styles.item} onClick={() => void signOut()}>
              Sign out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** After a navigation, so that a screen reader reads the new page. */
function FocusOnNavigation() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [pathname])
  return null
}
