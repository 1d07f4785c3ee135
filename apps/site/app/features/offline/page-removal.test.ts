import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handlePageStatus } from './page-removal.ts'
import type { OfflineGame } from './offline.ts'

const ORIGIN = 'https://play.example'
const STORED = {
  pages: ['/', '/articles', '/gameDetail/toy', '/gamePlay/toy', '/gameDetail/other'],
  data: ['/gameDetail/toy/_payload.json?b1', '/gamePlay/toy/_payload.json?b1', '/_payload.json?b1'],
  pictures: ['/img/games/toy/wide-320.webp?v=1', '/img/games/toy-two/wide-320.webp?v=1'],
  'game:toy': ['/games/toy/', '/games/toy/main.js'],
  'game:other': ['/games/other/'],
}
const all = new Map<string, Map<string, Response>>()
const makeGame = (fields: Partial<OfflineGame> = {}): OfflineGame => ({
  ...{ slug: 'toy', title: 'Toy', version: '12345678', bytes: 10, at: 1, isPinned: false },
  ...fields,
})

/** The browser's cache storage, as far as this goes. */
function open(name: string) {
  const stored = all.get(name) ?? new Map<string, Response>()
  all.set(name, stored)
  const nameOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
  return {
    match: async (key: string) => stored.get(nameOf(key))?.clone(),
    put: async (key: string, response: Response) => void stored.set(nameOf(key), response),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    async delete(key: string | { url: string }, { ignoreSearch = false } = {}) {
      const names = [...stored.keys()].filter(
        (url) => url === nameOf(key) || (ignoreSearch && url.split('?')[0] === nameOf(key)),
      )
      names.forEach((url) => stored.delete(url))
      return names.length > 0
    },
  }
}

const list = (name: string) => [...(all.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length))
const listGames = async () =>
  (await (await open('kept-games').match('/kept-games.json'))?.json()) as OfflineGame[]

async function keep(games: OfflineGame[]) {
  await open('kept-games').put('/kept-games.json', Response.json(games))
}

beforeEach(async () => {
  all.clear()
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  })
  for (const [name, paths] of Object.entries(STORED))
    for (const path of paths) await open(name).put(path, new Response(path))
  await keep([makeGame(), makeGame({ slug: 'other', title: 'Other' })])
})
afterEach(() => void vi.unstubAllGlobals())

test.each([404, 410])('a page that answers %i is removed with its data, and no other is', async (status) => {
  await handlePageStatus(`${ORIGIN}/articles?channel=a`, status)
  expect(list('pages')).toEqual(STORED.pages.filter((path) => path !== '/articles'))
  await handlePageStatus(`${ORIGIN}/_payload.json?b2`, status)
  expect(list('pages')).not.toContain('/')
  expect(list('data')).toEqual(STORED.data.slice(0, 2))
})

test.each([200, 301, 403, 429, 500, 503])('status %i removes nothing', async (status) => {
  await handlePageStatus(`${ORIGIN}/gameDetail/toy`, status)
  for (const [name, paths] of Object.entries(STORED)) expect(list(name), name).toEqual(paths)
})

test.each([
  ['/gameDetail/toy', 404],
  ['/gamePlay/toy', 410],
  ['/gamePlay/toy/full', 404],
  ['/gameDetail/toy/_payload.json?b2', 410],
  ['/games/toy/', 410],
])('when %s answers %i, all pages, data, covers and files of that game are removed', async (path, status) => {
  await handlePageStatus(ORIGIN + path, status)
  expect(list('pages')).toEqual(['/', '/articles', '/gameDetail/other'])
  expect(list('data')).toEqual(['/_payload.json?b1'])
  expect(list('pictures')).toEqual(['/img/games/toy-two/wide-320.webp?v=1'])
  expect([...all.keys()]).not.toContain('game:toy')
  expect([...all.keys()]).toContain('game:other')
  expect((await listGames()).map(({ slug }) => slug)).toEqual(['other'])
})

test('a pinned game that answers 404 is hidden with its files, and shown again when it answers 200', async () => {
  await keep([makeGame({ isPinned: true })])
  await handlePageStatus(`${ORIGIN}/gameDetail/toy`, 404)
  expect(list('pages')).not.toContain('/gameDetail/toy')
  expect(list('game:toy')).toEqual(STORED['game:toy'])
  expect(await listGames()).toMatchObject([{ slug: 'toy', isHidden: true }])
  await handlePageStatus(`${ORIGIN}/gameDetail/toy`, 200)
  expect((await listGames())[0]!.isHidden).toBeUndefined()
})

test('a pinned game that answers 410 is removed with its files, also when it was hidden before', async () => {
  await keep([makeGame({ isPinned: true, isHidden: true })])
  await handlePageStatus(`${ORIGIN}/gameDetail/toy`, 410)
  expect(await listGames()).toEqual([])
  expect([...all.keys()]).not.toContain('game:toy')
})
