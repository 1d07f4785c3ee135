import { afterEach, expect, test, vi } from 'vitest'
import { decideSource } from './visit-source.ts'

const NOTHING = { channel: '', network: '', pid: '' }
const decide = (search: string, stored: string | null = null, referrerSearch = '') =>
  decideSource({ search, stored, referrerSearch })

test.each([
  ['', NOTHING, false],
  ['?gameId=a', NOTHING, false],
  ['?network=tiktok&channel=c1&pid=77', { network: 'tiktok', channel: 'c1', pid: '77' }, true],
  ['?pid=77', { ...NOTHING, pid: '77' }, true],
  ['?network=<b>&pid=7', { ...NOTHING, pid: '7' }, true],
  ['?pid=%00', NOTHING, false],
  [`?pid=${'a'.repeat(65)}`, NOTHING, false],
])('a visit that begins at %j came from %j', (search, source, isNew) => {
  expect(decide(search)).toEqual({ source, isNew })
})

test('the source stays through pages without parameters until another link brings a new one, whole', () => {
  const stored = '?channel=a&network=tiktok&pid=77'
  const source = { channel: 'a', network: 'tiktok', pid: '77' }
  expect(decide('', stored)).toEqual({ source, isNew: false })
  expect(decide('?pid=77&network=tiktok&channel=a', stored)).toEqual({ source, isNew: false })
  expect(decide('?channel=b', stored)).toEqual({ source: { ...NOTHING, channel: 'b' }, isNew: true })
})

test('a page that was left before its scripts ran hands its parameters on, unless the tab has some', () => {
  expect(decide('', null, '?pid=9')).toEqual({ source: { ...NOTHING, pid: '9' }, isNew: true })
  expect(decide('', '?pid=7', '?pid=9')).toEqual({ source: { ...NOTHING, pid: '7' }, isNew: false })
  expect(decide('?pid=8', null, '?pid=9')).toEqual({ source: { ...NOTHING, pid: '8' }, isNew: true })
})

test('what an earlier version stored is read, and what is spoiled counts as nothing', () => {
  expect(decide('', 'network=tiktok&channel=')).toEqual({
    source: { ...NOTHING, network: 'tiktok' },
    isNew: false,
  })
  for (const spoiled of ['<script>', '{"pid":7}', 'pid=%00', '\uD800'])
    expect(decide('', spoiled)).toEqual({ source: NOTHING, isNew: false })
})

/** A tab: each call of `load` is a page loaded in it. */
function openTab({ isDenied = false } = {}) {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  vi.stubGlobal('document', { referrer: '' })
  const deny = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', isDenied ? { getItem: deny, setItem: deny } : storage)
  return {
    items,
    async load(search: string) {
      vi.resetModules()
      const page = await import('./visit-source.ts')
      const show = (shown: string) =>
        vi.stubGlobal('location', { search: shown, origin: 'https://fox.example' })
      show(search)
      return { ...page, show }
    },
  }
}
afterEach(() => vi.unstubAllGlobals())

test('a link is one landing, however many pages and reloads follow, and the next link is another', async () => {
  const tab = openTab()
  const first = await tab.load('?pid=77')
  expect([first.takeLanding(), first.takeLanding()]).toEqual([true, false])
  first.show('')
  expect(first.readSource().pid).toBe('77')
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

test('where the browser denies storage the source lives as long as its page', async () => {
  const tab = openTab({ isDenied: true })
  const page = await tab.load('?pid=77')
  expect(page.takeLanding()).toBe(true)
  page.show('')
  expect(page.readSource().pid).toBe('77')
  expect((await tab.load('')).readSource()).toEqual(NOTHING)
})
