/** The permission table, cell by cell: a change of a role is a change of this test. */
import { expect, test } from 'vitest'
import {
  hasPermission,
  isRole,
  listPermissions,
  PERMISSIONS,
  ROLES,
  type Permission,
  type Role,
} from './roles.ts'

/** For each role: without a limit, and limited to some sites. */
const EXPECTED: Record<Permission, Record<Role, [all: boolean, limited: boolean]>> = {
  'games.read': cells('owner manager editor moderator analyst', 'owner manager editor moderator analyst'),
  'games.history': cells('owner manager editor moderator', ''),
  'games.edit': cells('owner manager editor', ''),
  'games.takeDown': cells('owner manager editor moderator', ''),
  'games.publish': cells('owner manager editor', ''),
  'sites.read': cells('owner manager', 'owner manager'),
  'sites.edit': cells('owner manager', 'owner manager'),
  'sites.add': cells('owner manager', ''),
  articles: cells('owner manager editor', 'owner manager editor'),
  'home.edit': cells('owner manager editor', 'owner manager editor'),
  'search.edit': cells('owner manager editor', 'owner manager editor'),
  'categories.read': cells('owner manager editor', 'owner manager editor'),
  'categories.edit': cells('owner manager editor', ''),
  'sites.ids': cells('owner', ''),
  'feeds.read': cells('owner manager', 'owner manager'),
  'feeds.edit': cells('owner manager', ''),
  messages: cells('owner manager moderator', 'owner manager moderator'),
  reports: cells('owner manager moderator', 'owner manager moderator'),
  'answers.edit': cells('owner manager moderator', ''),
  export: cells('owner manager', ''),
  statistics: cells('owner manager analyst', 'owner manager analyst'),
  health: cells('owner manager', ''),
  backups: cells('owner', ''),
  audit: cells('owner manager', ''),
  notifications: cells('owner', ''),
  people: cells('owner', ''),
  account: cells('owner manager editor moderator analyst', 'owner manager editor moderator analyst'),
}

function cells(all: string, limited: string): Record<Role, [boolean, boolean]> {
  return Object.fromEntries(
    ROLES.map((role) => [role, [all.split(' ').includes(role), limited.split(' ').includes(role)]]),
  ) as Record<Role, [boolean, boolean]>
}

const rows = PERMISSIONS.flatMap((permission) => ROLES.map((role) => [permission, role] as const))

test.each(rows)('%s of %s', (permission, role) => {
  expect([
    hasPermission({ role, sites: null }, permission),
    hasPermission({ role, sites: ['a.example'] }, permission),
  ]).toEqual(EXPECTED[permission][role])
})

test('an analyst never sees messages, people or the audit', () => {
  expect(listPermissions({ role: 'analyst', sites: null })).toEqual(['games.read', 'statistics', 'account'])
})

test('a role that is not known is none', () => {
  expect([isRole('owner'), isRole('root'), isRole(null)]).toEqual([true, false, false])
})
