/**
 * The service worker, built into `/sw.js`: what was visited stays readable, and own games that were opened stay playable, without a
 * network. The build puts the list of the site's own files in.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { ALWAYS_OFFLINE_PATHS } from '#app/browser-routes.ts'
import { OFFLINE_PATH } from '#app/site-paths.ts'
import { removeGame, gameCacheName, saveGame, saveStarter, listOfflineGames } from './game-cache.ts'
import {
  classifyRequest,
  findGameSlug,
  MAX_CACHED_PAGES,
  MAX_CACHED_IMAGES,
  offlineAddress,
  pageKey,
  parseWorkerRequest,
  type RequestKind,
  type WorkerAnswer,
  type WorkerRequest,
} from './offline.ts'
import { DATA_CACHE, handlePageStatus, PAGE_CACHE, PICTURE_CACHE } from './page-removal.ts'
import { networkOrCache } from './network-or-cache.ts'
import { listOtherCovers } from './other-covers.ts'
import { deleteOldShells, nameShell, openShell } from './shell-cache.ts'
import { worker, type WorkerEvent, type WorkerFetchEvent, type WorkerMessageEvent } from './worker-scope.ts'

/** Addresses of the site's own files, and a hash of them; put in by the build. */
declare const SHELL: { version: string; files: string[] }
/** Slugs of the own games, the smallest first; put in by the build. */
declare const STARTERS: string[]

/** With a cached copy, a slower network counts as offline. */
const NETWORK_TIMEOUT_SECONDS = 4
/** A cached page older than this is fetched again in the background. */
const FRESH_MS = 10 * 60 * 1000
const DAY_SECONDS = 24 * 60 * 60
/** When a preload fails, Firefox shows its own error page, whatever the worker answers (workbox issue 3134; seen in Firefox 107 to 153). */
const canPreload = !navigator.userAgent.includes('Firefox/')

const onlyStatus200 = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
}
const handleStatus = async ({ request, response }: { request: Request; response: Response }) => {
  await handlePageStatus(request.url, response.status).catch(() => {}) // storage is denied: there is nothing to remove
  return response
}
/** A preloaded response passes only the second; one that arrives after the cached page was used, only the first. */
const removesMissing = { fetchDidSucceed: handleStatus, handlerWillRespond: handleStatus }
const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    onlyStatus200,
    removesMissing,
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    new ExpirationPlugin({ maxEntries: MAX_CACHED_PAGES, purgeOnQuotaError: true }),
  ],
})
const data = new NetworkFirst({
  cacheName: DATA_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    onlyStatus200,
    removesMissing,
    new ExpirationPlugin({ maxEntries: MAX_CACHED_PAGES * 2, purgeOnQuotaError: true }),
  ],
})
const pictures = new CacheFirst({
  cacheName: PICTURE_CACHE,
  plugins: [
    onlyStatus200,
    new ExpirationPlugin({
      maxEntries: MAX_CACHED_IMAGES,
      maxAgeSeconds: 60 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
})

const isKind =
  (kind: RequestKind) =>
  ({ url, request }: { url: URL; request: Request }) =>
    classifyRequest({
      url,
      origin: location.origin,
      method: request.method,
      isNavigation: request.mode === 'navigate',
    }) === kind

registerRoute(isKind('page'), pages)
registerRoute(isKind('data'), data)
registerRoute(isKind('picture'), pictures)
registerRoute(isKind('asset'), ({ request }) => answerAsset(request))
registerRoute(isKind('game-page'), ({ request, event }) => answerGamePage(request, event as WorkerFetchEvent))
registerRoute(isKind('game-file'), ({ request }) => answerGameFile(request))

setCatchHandler(async ({ request }) => {
  const url = new URL(request.url)
  if (request.mode === 'navigate' && findGameSlug(url.pathname) === null)
    return url.pathname === OFFLINE_PATH
      ? answerOfflinePage()
      : Response.redirect(offlineAddress(url.pathname))
  return (await findOtherWidth(url)) ?? Response.error()
})

async function answerOfflinePage(): Promise<Response> {
  return (await caches.match(new URL(OFFLINE_PATH, location.origin).href)) ?? Response.error()
}

/** A cover that was seen in another width is better than none. */
async function findOtherWidth({ pathname }: URL): Promise<Response | undefined> {
  for (const path of listOtherCovers(pathname)) {
    const found = await caches.match(path, { ignoreSearch: true })
    if (found) return found
  }
  return undefined
}

async function answerAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request.url)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await (await openShell(SHELL.version)).put(request.url, response.clone())
  return response
}

/** An opened game is saved: its latest page from the network, all its files in the background. */
async function answerGamePage(request: Request, event: WorkerFetchEvent): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const slug = findGameSlug(pathname)!
  const network = event.preloadResponse.then((early) => early ?? fetch(request))
  let cached: Response | undefined
  const findCached = async () =>
    (cached = await (await caches.open(gameCacheName(slug))).match(`${origin}/games/${slug}/`))
  const response = await networkOrCache(network, findCached, NETWORK_TIMEOUT_SECONDS * 1000)
  if (response !== cached) await handlePageStatus(request.url, response.status).catch(() => {}) // as above
  if (response.ok && response !== cached)
    event.waitUntil(saveGame(slug, false, createPageSaver(event)).catch(() => null))
  return response
}

async function answerGameFile(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const cacheName = gameCacheName(findGameSlug(url.pathname)!)
  const isHashed = /-[\w-]{8}\.\w+$/.test(url.pathname)
  const cached = await caches.match(url.origin + url.pathname, { cacheName })
  if (cached && isHashed) return cached
  try {
    return await fetch(request)
  } catch (error) {
    if (cached) return cached
    throw error
  }
}

/** Saves pages in the background; a recent copy is not fetched again. */
function createPageSaver(event: WorkerEvent) {
  return async (path: string): Promise<void> => {
    const request = new Request(new URL(path, location.origin))
    const cached = await caches.match(pageKey(request.url), { cacheName: PAGE_CACHE })
    if (cached && Date.now() - readDate(cached) < FRESH_MS) return
    await pages.handleAll({ request, event })[1]
  }
}

const readDate = (response: Response) => Date.parse(response.headers.get('Date') ?? '') || 0

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const shell = await openShell(SHELL.version)
      await shell.addAll(SHELL.files)
      await shell.addAll(ALWAYS_OFFLINE_PATHS.map((path) => new Request(path, { cache: 'reload' })))
      await worker.skipWaiting()
    })(),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const oldest = await deleteOldShells(nameShell(SHELL.version))
      await dropPagesBefore(oldest)
      const { navigationPreload } = worker.registration
      // A registration keeps its setting from one worker to the next.
      await (canPreload ? navigationPreload?.enable() : navigationPreload?.disable())
      await worker.clients.claim()
    })(),
  )
})

/** A page needs the files of the build that made it. */
async function dropPagesBefore(time: number): Promise<void> {
  const cache = await caches.open(PAGE_CACHE)
  for (const request of await cache.keys()) {
    const page = await cache.match(request)
    if (page && readDate(page) < time) await cache.delete(request)
  }
}

worker.addEventListener('message', (event) => {
  const workerRequest = parseWorkerRequest(event.data)
  if (workerRequest) event.waitUntil(answer(workerRequest, event))
})

async function answer(workerRequest: WorkerRequest, event: WorkerMessageEvent): Promise<void> {
  const games = await handleRequest(workerRequest, event).catch(() => null)
  const shown = games && games.filter(({ isHidden }) => !isHidden)
  event.ports[0]?.postMessage({ games: shown } satisfies WorkerAnswer)
}

async function handleRequest(workerRequest: WorkerRequest, event: WorkerEvent) {
  if (workerRequest.type === 'keep') return saveGame(workerRequest.slug, true, createPageSaver(event))
  if (workerRequest.type === 'forget') return removeGame(workerRequest.slug)
  if (workerRequest.type === 'starter') await saveStarter(STARTERS, createPageSaver(event))
  if (workerRequest.type === 'visited') await saveVisited(workerRequest.pages, workerRequest.files, event)
  return listOfflineGames()
}

/** A visit that began before the worker did: its page, the pictures it loaded and the games it opened. */
async function saveVisited(
  paths: readonly string[],
  files: readonly string[],
  event: WorkerEvent,
): Promise<void> {
  const savePage = createPageSaver(event)
  for (const path of paths) await savePage(path).catch(() => null)
  for (const file of files) {
    const url = new URL(file, location.origin)
    const kind = classifyRequest({ url, origin: location.origin, method: 'GET', isNavigation: false })
    const slug = kind === 'game-page' ? findGameSlug(url.pathname) : null
    if (slug) await saveGame(slug, false, savePage).catch(() => null)
    if (kind === 'picture')
      await pictures.handleAll({ request: new Request(url), event })[1].catch(() => null)
  }
}
