import { afterEach, expect, test, vi } from 'vitest'
import { removeGame, saveGame, saveStarter, listOfflineGames } from './game-cache.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The part of the browser's cache storage that the game cache uses. */
function openCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => entries.delete(url),
    }
  }
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  })
  return open
}

const files = (version: string) => ({
  slug: 'toy',
  title: 'Toy',
  version: version.repeat(8),
  bytes: 10,
  files: [`assets/${version}.js`, ''],
})

test('an interrupted update leaves the saved game unchanged', async () => {
  vi.stubGlobal('location', { origin: 'https://play.example' })
  const open = openCaches()
  let version = 'a'
  let isCut = false
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('files.json')) return Response.json(files(version))
    if (isCut && url.endsWith('.js')) throw new TypeError('no network')
    return new Response(`${version} of ${url}`)
  })
  const keep = () => saveGame('toy', false, async () => {})
  expect((await keep()).map(({ slug }) => slug)).toEqual(['toy'])
  version = 'b'
  isCut = true
  await expect(keep()).rejects.toThrow('no network')
  const cache = await open('game:toy')
  const page = await (await cache.match('https://play.example/games/toy/'))!.text()
  expect(page).toMatch(/^a of/)
  expect(await cache.match('https://play.example/games/toy/assets/a.js')).toBeDefined()
})

// covers: '1.16'
test('small games are saved ahead one after the other up to 1.5 MB, and a removed one does not come back', async () => {
  vi.stubGlobal('location', { origin: 'https://play.example' })
  openCaches()
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/missing/')) return new Response('', { status: 404 })
    const slug = url.split('/')[2]!
    return url.endsWith('files.json')
      ? Response.json({ ...files('a'), slug, bytes: slug === 'large' ? 1_400_000 : 400_000 })
      : new Response(url)
  })
  const saveNext = async () => {
    await saveStarter(['missing', 'toy', 'ball', 'large'], async () => {})
    return (await listOfflineGames()).map(({ slug }) => slug)
  }
  expect(await saveNext()).toEqual(['toy'])
  expect(await listOfflineGames()).toMatchObject([{ slug: 'toy', isStarter: true, isPinned: false }])
  expect(await saveNext()).toEqual(['ball', 'toy'])
  expect(await saveNext(), 'the next would be too much').toEqual(['ball', 'toy'])
  await removeGame('toy')
  expect(await saveNext()).toEqual(['ball'])
  expect((await saveGame('toy', false, async () => {}))[0]!.isStarter).toBeUndefined()
})
