/**
 * What a browser stored in November 2026 (`fixtures/browser-2026-11.json`, copied from a real visit) is read by today's code, field by
 * field: no renaming may cost a visitor anything. The names of the fields and keys are in the file, so they are not repeated here.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createAdCap } from './features/ads/ad-cap.ts'
import { CONSENT_KEY, parseAnswers } from './features/consent/consent-memory.ts'
import { createGameSaves } from './features/local-data/game-saves.ts'
import { HEAD_SCRIPT } from './features/local-data/head-script.ts'
import { createLocalStore } from './features/local-data/local-store.ts'
import { exportLocalData, importLocalData } from './features/local-data/transfer.ts'
import { gameCacheName, listOfflineGames } from './features/offline/game-cache.ts'
import { DATA_CACHE, PAGE_CACHE, PICTURE_CACHE } from './features/offline/page-removal.ts'
import { deleteOldShells } from './features/offline/shell-cache.ts'
import { countPlay } from './features/play/count-play.ts'
import { readTabTracking } from './features/sites/tab-tracking.ts'
import { mayReload } from './features/navigation/reload-guard.ts'

interface StoredBrowser {
  localStorage: Record<string, string>
  sessionStorage: Record<string, string>
  /** The names of the caches, and the JSON of the two that list what the others hold. */
  caches: { names: string[]; '/kept-games.json': object[]; '/shells.json': { name: string; at: number }[] }
  /** What "Save as a file" gave. */
  file: { data: Record<string, unknown>; saves: Record<string, { entries: Record<string, string> }> }
}

const file = join(import.meta.dirname, 'fixtures/browser-2026-11.json')
const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredBrowser
const STORED_AT = 1_795_645_699_000
const SAVE_KEY = /^playhouse:save:(.+)$/

afterEach(() => void vi.unstubAllGlobals())

function openStorage(entries: Record<string, string>): Storage {
  const items = new Map(Object.entries(entries))
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** The browser's cache storage, empty but for the two lists. */
function openCaches() {
  const texts = new Map([
    ['kept-games/kept-games.json', JSON.stringify(stored.caches['/kept-games.json'])],
    ['shells/shells.json', JSON.stringify(stored.caches['/shells.json'])],
  ])
  const removed: string[] = []
  vi.stubGlobal('caches', {
    keys: async () => stored.caches.names,
    delete: async (name: string) => removed.push(name) > 0,
    open: async (name: string) => ({
      match: async (key: string) => (texts.has(name + key) ? new Response(texts.get(name + key)) : undefined),
      put: async (key: string, response: Response) => void texts.set(name + key, await response.text()),
    }),
  })
  return { texts, removed }
}

test('favourites, history, searches, votes, achievements and choices of November 2026 are all read', () => {
  const { version, ...fields } = JSON.parse(stored.localStorage.playhouse!) as Record<string, unknown>
  expect(version).toBe(1)
  const read = (entries: Record<string, string>) => createLocalStore(() => openStorage(entries)).read()
  for (const [name, value] of Object.entries(read({})))
    expect(fields[name], `${name} is filled`).not.toEqual(value)
  expect(read(stored.localStorage)).toEqual(fields)
})

test('values needed before the first paint are read as they were stored', () => {
  const dataset: Record<string, string> = {}
  vi.stubGlobal('localStorage', openStorage(stored.localStorage))
  vi.stubGlobal('document', { documentElement: { dataset } })
  new Function(HEAD_SCRIPT)()
  expect(dataset).toMatchObject({ theme: 'light', stored: 'recent favourites theatre' })
  // The copies are those that a change writes today.
  const storage = openStorage({ playhouse: stored.localStorage.playhouse! })
  createLocalStore(() => storage).update((data) => ({ ...data }))
  for (const key of ['playhouse:theme', 'playhouse'])
    expect(storage.getItem(key)).toBe(stored.localStorage[key])
  // Later versions name games that were liked, too.
  expect(storage.getItem('playhouse:kept')).toBe('recent favourites liked theatre')
})

test('saves of games are read, and stay when another save is written', () => {
  const storage = openStorage(stored.localStorage)
  const saves = createGameSaves(() => storage, Date.now, {
    read: () => ({}) as never,
    subscribe: () => () => {},
  })
  const slugs = Object.keys(stored.localStorage).flatMap((key) => SAVE_KEY.exec(key)?.[1] ?? [])
  expect(slugs.toSorted()).toEqual(['cozy-blocks', 'memory-meadow'])
  for (const slug of slugs) {
    const { entries } = JSON.parse(stored.localStorage[`playhouse:save:${slug}`]!) as {
      entries: Record<string, string>
    }
    expect(saves.keys(slug)).toEqual(Object.keys(entries))
    saves.set(slug, 'one-more', '1')
    for (const [key, text] of Object.entries(entries)) expect(saves.get(slug, key)).toBe(text)
  }
})

test('an export of November 2026 is imported into an empty browser completely', () => {
  const storage = openStorage({})
  const place = { store: createLocalStore(() => storage), findStorage: () => storage }
  const slugs = Object.keys(stored.file.saves)
  expect(slugs).toHaveLength(2)
  expect(importLocalData(JSON.stringify(stored.file), place)).toEqual({
    ok: true,
    importedSaves: slugs.length,
  })
  // Each browser asks again which games the site lists.
  expect(place.store.read()).toEqual({ ...stored.file.data, unlisted: [] })
  const again = JSON.parse(exportLocalData(place)) as StoredBrowser['file']
  expect(again.saves).toEqual(stored.file.saves)
})

test('a visitor’s answers about age and consent of November 2026 are valid', () => {
  const text = stored.localStorage[CONSENT_KEY]!
  expect(JSON.parse(text)).toMatchObject({ age: { band: 'adult' }, choice: { ads: true, analytics: true } })
  expect(parseAnswers(text)).toEqual(JSON.parse(text))
})

test('a tab of November 2026 has its visit and the parameters of its first link', async () => {
  const storage = openStorage(stored.sessionStorage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { search: '', origin: 'https://play.example' })
  vi.stubGlobal('document', { referrer: '' })
  expect(readTabTracking()).toBe('?channel=summer&network=tiktok&pid=partner-7')

  const sent: Blob[] = []
  vi.stubGlobal('navigator', { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 })
  countPlay({ slug: 'inkrealm', title: 'Inkrealm', coverVersion: '' })
  const visit = stored.sessionStorage['playhouse:visit']
  expect(visit).toMatch(/^[0-9a-f]{32}$/)
  expect(JSON.parse(await sent[0]!.text())).toEqual({ slug: 'inkrealm', visitId: visit })
})

test('the times of the last ad and of the last loads are read', () => {
  const storage = openStorage(stored.sessionStorage)
  const isDue = (now: number) => createAdCap({ everyMs: 30_000, now: () => now, storage }).isDue()
  expect([isDue(STORED_AT + 29_999), isDue(STORED_AT + 30_000)]).toEqual([false, true])
  const now = () => STORED_AT + 5000
  expect(mayReload('/articles', { storage, now })).toBe(false)
  expect(mayReload('/gameDetail/cozy-blocks', { storage, now })).toBe(false)
  // Two loads are known, so a third is the last of the minute.
  expect(mayReload('/category', { storage, now })).toBe(true)
  expect(mayReload('/search', { storage, now })).toBe(false)
})

test('every game that was stored for offline play is listed with all its fields', async () => {
  openCaches()
  expect(stored.caches['/kept-games.json']).toHaveLength(4)
  expect(await listOfflineGames()).toEqual(stored.caches['/kept-games.json'])
})

test('visited pages, their data and images and the files of games are in the caches they were in', () => {
  const games = ['cozy-blocks', 'memory-meadow', 'wheelhop-hills'].map(gameCacheName)
  for (const name of [PAGE_CACHE, DATA_CACHE, PICTURE_CACHE, ...games])
    expect(stored.caches.names).toContain(name)
})

test('the files of the build before stay when a new build’s worker takes over', async () => {
  const { texts, removed } = openCaches()
  const [before] = stored.caches['/shells.json']
  expect(stored.caches.names).toContain(before!.name)
  expect(await deleteOldShells('shell:0123456789abcdef')).toBe(before!.at)
  expect(JSON.parse(texts.get('shells/shells.json')!)).toEqual([
    { name: 'shell:0123456789abcdef', at: expect.any(Number) },
    before,
  ])
  expect(removed).toEqual([])
})
