import { afterEach, expect, test, vi } from 'vitest'
import { decideTracking } from './tab-tracking.ts'

const decide = (search: string, stored = '', referrerSearch = '') =>
  decideTracking({ search, stored, referrerSearch })

// covers: '2.19'
test.each([
  ['', ''],
  ['?gameId=a', ''],
  ['?network=tiktok&pid=77&channel=c1', '?channel=c1&network=tiktok&pid=77'],
  ['?network=<b>&pid=7', '?pid=7'],
  ['?pid=%00', ''],
  [`?pid=${'a'.repeat(65)}`, ''],
])('a visit that begins at %j came from %j', (search, tracking) => {
  expect(decide(search)).toBe(tracking)
})

test('the source stays on pages without parameters until another link replaces all of it', () => {
  const stored = '?channel=a&network=tiktok&pid=77'
  expect(decide('', stored)).toBe(stored)
  expect(decide('?channel=b', stored)).toBe('?channel=b')
})

test('a page that was left before its scripts ran hands its parameters on, unless the tab has some', () => {
  expect(decide('', '', '?pid=9')).toBe('?pid=9')
  expect(decide('', '?pid=7', '?pid=9')).toBe('?pid=7')
  expect(decide('?pid=8', '', '?pid=9')).toBe('?pid=8')
})

test('data stored by an earlier version is read, and invalid data is ignored', () => {
  expect(decide('', 'network=tiktok&channel=')).toBe('?network=tiktok')
  for (const spoiled of ['<script>', '{"pid":7}', 'pid=%00', '\uD800']) expect(decide('', spoiled)).toBe('')
})

/** A tab: each call of `load` is a page loaded in it. */
function openTab({ isDenied = false, stored = '' } = {}) {
  const items = new Map<string, string>(stored ? [['playhouse:source', stored]] : [])
  const deny = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: isDenied ? deny : (key: string) => items.get(key) ?? null,
    setItem: isDenied ? deny : (key: string, value: string) => void items.set(key, value),
  })
  return {
    items,
    async load(search: string) {
      vi.resetModules()
      const { takeLanding } = await import('./tab-tracking.ts')
      const { readSource } = await import('#app/features/analytics/visit-source.ts')
      const show = (shown: string) =>
        vi.stubGlobal('location', { search: shown, origin: 'https://fox.example' })
      show(search)
      return { takeLanding, readSource, show }
    },
  }
}
afterEach(() => vi.unstubAllGlobals())

test('a link is one landing, however many pages and reloads follow, and the next link is another', async () => {
  const tab = openTab()
  const first = await tab.load('?pid=77')
  expect([first.takeLanding(), first.takeLanding()]).toEqual([true, false])
  first.show('')
  expect(first.readSource()).toEqual({ channel: '', network: '', pid: '77' })
  expect(first.takeLanding()).toBe(false)
  const reloaded = await tab.load('?pid=77')
  expect(reloaded.takeLanding()).toBe(false)
  const later = await tab.load('')
  expect(later.readSource().pid).toBe('77')
  expect(later.takeLanding()).toBe(false)
  later.show('?pid=78')
  expect(later.takeLanding()).toBe(true)
  expect(later.readSource().pid).toBe('78')
  expect([...tab.items]).toEqual([['playhouse:source', '?pid=78']])
})

test('data stored by an earlier version is no landing', async () => {
  const page = await openTab({ stored: 'network=tiktok&channel=a' }).load('')
  expect(page.takeLanding()).toBe(false)
  expect(page.readSource()).toEqual({ channel: 'a', network: 'tiktok', pid: '' })
})

test('where the browser denies storage the source lives as long as its page', async () => {
  const tab = openTab({ isDenied: true })
  const page = await tab.load('?pid=77')
  expect(page.takeLanding()).toBe(true)
  page.show('')
  expect(page.readSource().pid).toBe('77')
  expect((await tab.load('')).readSource().pid).toBe('')
})
