/** Who may do what: the one table of permissions. The command line is not in it: a person who runs it has the machine. */
export const ROLES = ['owner', 'manager', 'editor', 'moderator', 'analyst'] as const
export type Role = (typeof ROLES)[number]

/** What the roles are for, as people read it. */
export const ROLE_TEXTS: Record<Role, string> = {
  owner: 'Everything, people included',
  manager: 'Everything except people, backups, own ad code, and ids of ads and analytics',
  editor: 'Games, categories, articles, rows of home pages and searches',
  moderator: 'Messages, reports and take-downs',
  analyst: 'Statistics and games, to read only',
}

interface Rule {
  roles: readonly Role[]
  /**
   * For a person who is limited to some sites: `all` when the permission changes nothing that belongs to several sites, `own` when it is used on
   * what belongs to those sites, `none` otherwise.
   */
  limited: 'all' | 'own' | 'none'
}

const TABLE = {
  'games.read': { roles: ROLES, limited: 'all' },
  /** Who changed a game, uploaded a version or inspected it, and when. */
  'games.history': { roles: ['owner', 'manager', 'editor', 'moderator'], limited: 'none' },
  'games.edit': { roles: ['owner', 'manager', 'editor'], limited: 'none' },
  'games.takeDown': { roles: ['owner', 'manager', 'editor', 'moderator'], limited: 'none' },
  'games.publish': { roles: ['owner', 'manager', 'editor'], limited: 'none' },
  /** Settings of sites. */
  'sites.read': { roles: ['owner', 'manager'], limited: 'own' },
  'sites.edit': { roles: ['owner', 'manager'], limited: 'own' },
  'sites.add': { roles: ['owner', 'manager'], limited: 'none' },
  /** The operator's articles and pages. */
  articles: { roles: ['owner', 'manager', 'editor'], limited: 'own' },
  /** The rows of a site's home page. */
  'home.edit': { roles: ['owner', 'manager', 'editor'], limited: 'own' },
  /** What searches mean on a site. */
  'search.edit': { roles: ['owner', 'manager', 'editor'], limited: 'own' },
  /** Categories of all sites. */
  'categories.read': { roles: ['owner', 'manager', 'editor'], limited: 'all' },
  'categories.edit': { roles: ['owner', 'manager', 'editor'], limited: 'none' },
  /** Own ad code, and ids of ad networks, analytics services and game providers. */
  'sites.ids': { roles: ['owner'], limited: 'none' },
  'feeds.read': { roles: ['owner', 'manager'], limited: 'all' },
  'feeds.edit': { roles: ['owner', 'manager'], limited: 'none' },
  messages: { roles: ['owner', 'manager', 'moderator'], limited: 'own' },
  reports: { roles: ['owner', 'manager', 'moderator'], limited: 'own' },
  /** Texts that answer messages of all sites. */
  'answers.edit': { roles: ['owner', 'manager', 'moderator'], limited: 'none' },
  /** Games, articles and settings as files. */
  export: { roles: ['owner', 'manager'], limited: 'none' },
  statistics: { roles: ['owner', 'manager', 'analyst'], limited: 'own' },
  /** The state of the server: feeds, disk, backups, what is left to set up. */
  health: { roles: ['owner', 'manager'], limited: 'none' },
  backups: { roles: ['owner'], limited: 'none' },
  audit: { roles: ['owner', 'manager'], limited: 'none' },
  /** To whom the server writes when something waits or fails. */
  notifications: { roles: ['owner'], limited: 'none' },
  people: { roles: ['owner'], limited: 'none' },
  /** One's own passkeys and sessions. */
  account: { roles: ROLES, limited: 'all' },
} as const satisfies Record<string, Rule>

export type Permission = keyof typeof TABLE

export const PERMISSIONS = Object.keys(TABLE) as readonly Permission[]

export interface Holder {
  role: Role
  /** Hosts; null for every site. */
  sites: readonly string[] | null
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value)
}

export function hasPermission({ role, sites }: Holder, permission: Permission): boolean {
  const { roles, limited }: Rule = TABLE[permission]
  return roles.includes(role) && (sites === null || limited !== 'none')
}

export function listPermissions(holder: Holder): Permission[] {
  return PERMISSIONS.filter((permission) => hasPermission(holder, permission))
}
