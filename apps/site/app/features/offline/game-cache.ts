/** Stores own games in the browser's cache storage, one cache per game, and their list in a cache of its own. */
import * as v from 'valibot'
import {
  type GameFiles,
  GameFilesSchema,
  type OfflineGame,
  listEvicted,
  listGamePages,
  parseOfflineGames,
} from './offline.ts'

const LIST_CACHE = 'kept-games'
const LIST_KEY = '/kept-games.json'
const STARTERS_KEY = '/starters.json'
/** The games saved in advance fill a row, and cost no more than one large image. */
const MAX_STARTER_BYTES = 1.5 * 1024 * 1024
const StartersSchema = v.object({ slugs: v.array(v.string()), bytes: v.number() })
const COVER_WIDTH = 320
const CONCURRENCY = 4

export const gameCacheName = (slug: string) => `game:${slug}`

export async function listOfflineGames(): Promise<OfflineGame[]> {
  const stored = await (await caches.open(LIST_CACHE)).match(LIST_KEY)
  return parseOfflineGames(await stored?.json().catch(() => null))
}

/** Changes of the list run one after the other, so that two games opened at once do not overwrite each other. */
let lastChange: Promise<unknown> = Promise.resolve()

function changeList(change: (games: OfflineGame[]) => OfflineGame[]): Promise<OfflineGame[]> {
  const done = lastChange.then(async () => {
    const games = change(await listOfflineGames())
    const cache = await caches.open(LIST_CACHE)
    await cache.put(LIST_KEY, Response.json(games))
    return games
  })
  lastChange = done.catch(() => null)
  return done
}

/**
 * Downloads or updates a game and its two pages, and evicts others if needed. `savePage` stores a page.
 * Throws when the network or the storage fails; the list then has no incomplete game.
 */
export async function saveGame(
  slug: string,
  isPinned: boolean,
  savePage: (path: string) => Promise<void>,
  isStarter = false,
): Promise<OfflineGame[]> {
  const files = await fetchGameFiles(slug)
  arriving.add(slug)
  try {
    return await saveListed(slug, files, { isPinned, isStarter }, savePage)
  } finally {
    arriving.delete(slug)
  }
}

/** Games whose files are being downloaded: not on the list yet, and not to be deleted. */
const arriving = new Set<string>()

async function saveListed(
  slug: string,
  files: GameFiles,
  { isPinned, isStarter }: { isPinned: boolean; isStarter: boolean },
  savePage: (path: string) => Promise<void>,
): Promise<OfflineGame[]> {
  const known = (await listOfflineGames()).find((game) => game.slug === slug)
  if (known?.version !== files.version) await storeFiles(slug, files)
  await Promise.all(listGamePages(slug).map(savePage))
  await saveCover(slug)
  const games = await changeList((list) => {
    const before = list.find((game) => game.slug === slug)
    const { title, version, bytes } = files
    const entry = {
      slug,
      title,
      version,
      bytes,
      at: Date.now(),
      isPinned: isPinned || (before?.isPinned ?? false),
      ...(isStarter && { isStarter }),
    }
    const all = [entry, ...list.filter((game) => game.slug !== slug)]
    const evicted = new Set(listEvicted(all))
    return all.filter((game) => !evicted.has(game))
  })
  await dropUnlisted(games)
  return games
}

let isSavingStarter = false

/** Saves the next of these games that the site has, until they fill 1.5 MB together. A game that was saved this way once is not saved again. */
export async function saveStarter(
  slugs: readonly string[],
  savePage: (path: string) => Promise<void>,
): Promise<void> {
  if (isSavingStarter) return
  isSavingStarter = true
  try {
    await saveNextStarter(slugs, savePage)
  } finally {
    isSavingStarter = false
  }
}

async function saveNextStarter(
  slugs: readonly string[],
  savePage: (path: string) => Promise<void>,
): Promise<void> {
  const list = await caches.open(LIST_CACHE)
  const stored = v.safeParse(StartersSchema, await (await list.match(STARTERS_KEY))?.json().catch(() => null))
  const before = stored.success ? stored.output : { slugs: [], bytes: 0 }
  const known = new Set([...before.slugs, ...(await listOfflineGames()).map(({ slug }) => slug)])
  for (const slug of slugs.filter((name) => !known.has(name))) {
    const files = await fetchGameFiles(slug).catch(() => null)
    if (!files) continue // not listed by this site, or no network: the next one, or another visit
    const bytes = before.bytes + files.bytes
    if (bytes > MAX_STARTER_BYTES) return
    const isSaved = await saveGame(slug, false, savePage, true).then(
      () => true,
      () => false,
    )
    if (!isSaved) continue
    await list.put(STARTERS_KEY, Response.json({ slugs: [...before.slugs, slug], bytes }))
    return
  }
}

/**
 * The site has no such game. Permanently: its files are deleted. Otherwise the files of a pinned game stay and the game is hidden.
 * Saves, favourites and history are in another storage and are not touched.
 */
export async function dropMissingGame(slug: string, isPermanent: boolean): Promise<void> {
  const known = (await listOfflineGames()).find((game) => game.slug === slug)
  if (!known || (known.isHidden && !isPermanent)) return
  const staysHidden = known.isPinned && !isPermanent
  const games = await changeList((list) =>
    list.flatMap((game) => (game.slug !== slug ? game : staysHidden ? { ...game, isHidden: true } : [])),
  )
  await dropUnlisted(games)
}

/** Shows a hidden game again. */
export async function unhideGame(slug: string): Promise<void> {
  const known = (await listOfflineGames()).find((game) => game.slug === slug)
  if (!known?.isHidden) return
  await changeList((list) =>
    list.map((game) => (game.slug === slug ? { ...game, isHidden: undefined } : game)),
  )
}

export async function removeGame(slug: string): Promise<OfflineGame[]> {
  const games = await changeList((list) => list.filter((game) => game.slug !== slug))
  await dropUnlisted(games)
  return games
}

async function fetchGameFiles(slug: string): Promise<GameFiles> {
  const response = await fetch(`/games/${slug}/files.json`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`the files of "${slug}" could not be listed: ${response.status}`)
  return v.parse(GameFilesSchema, await response.json())
}

async function storeFiles(slug: string, { files }: GameFiles): Promise<void> {
  const cache = await caches.open(gameCacheName(slug))
  const urls = files.map((file) => new URL(`/games/${slug}/${file}`, location.origin).href)
  const isPage = (url: string) => url.endsWith('/')
  const waiting = urls.filter((url) => !isPage(url))
  const store = async (url: string) => {
    const response = await fetch(url, { cache: 'no-cache' })
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    await cache.put(url, response)
  }
  const storeInTurn = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) await store(url)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, storeInTurn))
  // Last, because the page needs the other files: an interrupted update leaves the older game complete.
  for (const url of urls.filter(isPage)) await store(url)
  const listed = new Set(urls)
  for (const { url } of await cache.keys())
    if (!listed.has(url) && url.includes('/games/')) await cache.delete(url)
}

async function saveCover(slug: string): Promise<void> {
  const path = `/img/games/${slug}/square-${COVER_WIDTH}.webp`
  const response = await fetch(path)
  if (response.ok) await (await caches.open(gameCacheName(slug))).put(path, response)
}

/** Deletes caches of games that are not on the list: evicted, removed, or incomplete because a visit ended. */
async function dropUnlisted(games: readonly OfflineGame[]): Promise<void> {
  const listed = new Set([...games.map(({ slug }) => slug), ...arriving].map(gameCacheName))
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('game:') && !listed.has(name)).map((name) => caches.delete(name)),
  )
}
