import { expect, test } from 'vitest'
import { filterEntries, listFixedEntries } from './palette-entries.ts'

const sites = [{ host: 'fox.example', name: 'Fox Games', origin: '' }]
const labelsOf = (list: ReturnType<typeof listFixedEntries>) => list.map(({ label }) => label)

test('the palette has what the permissions allow, and nothing else', () => {
  const few = listFixedEntries({ permissions: ['account', 'messages'], sites })
  expect(labelsOf(few)).toEqual(['Today', 'Messages', 'Passkeys and sessions'])
  const more = listFixedEntries({ permissions: ['account', 'backups', 'sites.read'], sites })
  expect(labelsOf(more)).toEqual([
    'Today',
    'Sites',
    'Ads: sponsors and own code',
    'Passkeys and sessions',
    'Make a backup',
    'Fox Games',
  ])
  expect(new Set(more.map(({ key }) => key)).size).toBe(more.length)
})

test('each word must be in an entry, beginnings come first', () => {
  const permissions = ['games.read', 'games.edit', 'messages', 'sites.read', 'sites.add'] as const
  const find = (search: string) => labelsOf(filterEntries(listFixedEntries({ permissions, sites }), search))
  expect(find('fox')).toEqual(['Fox Games'])
  expect(find('example FOX')).toEqual(['Fox Games'])
  expect(find('add game')).toEqual(['Add a game by its address'])
  expect(find('site')[0]).toBe('Sites')
  expect(find('zzz')).toEqual([])
})
