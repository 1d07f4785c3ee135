/** What the command palette leads to: pages and actions by permission, sites, and what the server finds. */
import type { Permission } from '#server/operations/roles.ts'
import type { SignedIn } from '../session.tsx'

export interface PaletteEntry {
  /** Unique among all. */
  key: string
  group: 'Pages' | 'Actions' | 'Sites' | 'Games' | 'Articles and pages'
  label: string
  /** Beside the label. */
  note?: string
  to: string
}

const FIXED: readonly (Omit<PaletteEntry, 'key'> & { permission: Permission })[] = [
  { group: 'Pages', label: 'Today', to: '/', permission: 'account' },
  { group: 'Pages', label: 'Games', to: '/games', permission: 'games.read' },
  { group: 'Pages', label: 'Merged games', to: '/games/merges', permission: 'games.read' },
  { group: 'Pages', label: 'Messages', to: '/messages', permission: 'messages' },
  { group: 'Pages', label: 'Reports', to: '/reports', permission: 'reports' },
  { group: 'Pages', label: 'Statistics', to: '/statistics', permission: 'statistics' },
  { group: 'Pages', label: 'Home page', to: '/home-page', permission: 'home.edit' },
  { group: 'Pages', label: 'Categories', to: '/categories', permission: 'categories.read' },
  { group: 'Pages', label: 'Search aliases', to: '/search', permission: 'search.edit' },
  { group: 'Pages', label: 'Articles', to: '/articles', permission: 'articles' },
  { group: 'Pages', label: 'Pages of your own', to: '/pages', permission: 'articles' },
  { group: 'Pages', label: 'Sites', to: '/sites', permission: 'sites.read' },
  { group: 'Pages', label: 'Ads: sponsors and own code', to: '/ads', permission: 'sites.read' },
  { group: 'Pages', label: 'Feeds', to: '/feeds', permission: 'feeds.read' },
  { group: 'Pages', label: 'Feed providers of your own', to: '/feeds/providers', permission: 'feeds.read' },
  { group: 'Pages', label: 'Refused records of feeds', to: '/feeds/refused', permission: 'feeds.read' },
  { group: 'Pages', label: 'Health and backups', to: '/health', permission: 'health' },
  { group: 'Pages', label: 'Notifications', to: '/notifications', permission: 'notifications' },
  { group: 'Pages', label: 'People', to: '/people', permission: 'people' },
  { group: 'Pages', label: 'Audit', to: '/audit', permission: 'audit' },
  { group: 'Pages', label: 'Passkeys and sessions', to: '/account', permission: 'account' },
  { group: 'Actions', label: 'Write an article', to: '/articles?add=1', permission: 'articles' },
  { group: 'Actions', label: 'Write a page', to: '/pages?add=1', permission: 'articles' },
  { group: 'Actions', label: 'Add a game by its address', to: '/games?add=1', permission: 'games.edit' },
  { group: 'Actions', label: 'Add a category', to: '/categories?add=1', permission: 'categories.edit' },
  { group: 'Actions', label: 'Add a site', to: '/sites?add=1', permission: 'sites.add' },
  { group: 'Actions', label: 'Add a sponsor', to: '/ads?add=1', permission: 'sites.edit' },
  { group: 'Actions', label: 'Look at broken games', to: '/games?status=broken', permission: 'games.read' },
  { group: 'Actions', label: 'Add a feed provider', to: '/feeds/providers/new', permission: 'feeds.edit' },
  { group: 'Actions', label: 'Move a portal in', to: '/move-in', permission: 'feeds.edit' },
  { group: 'Actions', label: 'Make a backup', to: '/health', permission: 'backups' },
]

export function listFixedEntries({
  permissions,
  sites,
}: Pick<SignedIn, 'permissions' | 'sites'>): PaletteEntry[] {
  const fixed = FIXED.filter(({ permission }) => permissions.includes(permission))
  const canRead = permissions.includes('sites.read')
  return [
    ...fixed.map(({ group, label, to }) => ({ group, label, to, key: `${group} ${label}` })),
    ...(canRead ? sites : []).map(({ host, name }) => ({
      ...{ key: `site ${host}`, group: 'Sites' as const, label: name, to: `/sites/${host}` },
      ...(name !== host && { note: host }),
    })),
  ]
}

/** Those that have each of the words; where a word begins counts more than within. */
export function filterEntries(entries: readonly PaletteEntry[], search: string): PaletteEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const rank = ({ label, note = '' }: PaletteEntry): number => {
    const text = `${label} ${note}`.toLowerCase()
    if (!words.every((word) => text.includes(word))) return -1
    return words.filter((word) => text.startsWith(word) || text.includes(` ${word}`)).length
  }
  return entries
    .map((entry) => ({ entry, score: rank(entry) }))
    .filter(({ score }) => score >= 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}
