/** Removes pages from the browser's caches when their address answers 404 (for now) or 410 (permanently). */
import { findGameOfFile, findGameOfPage } from '#app/features/catalogue/game-path.ts'
import { findPayloadPage } from '#app/features/navigation/payload-url.ts'
import { playPath } from '#app/site-paths.ts'
import { dropMissingGame, unhideGame } from './game-cache.ts'
import { listGamePages, pageKey } from './offline.ts'

/** Caches of visited pages, their data and images. */
export const PAGE_CACHE = 'pages'
export const DATA_CACHE = 'data'
export const PICTURE_CACHE = 'pictures'

/** Call it with the status of every response to a page, a page's data or a game's document. */
export async function handlePageStatus(address: string, status: number): Promise<void> {
  const url = new URL(address)
  const slug = findGameOfPage(url.pathname) ?? findGameOfFile(url.pathname)
  if (status === 200 && slug !== null) await unhideGame(slug)
  if (status !== 404 && status !== 410) return
  url.pathname = findPayloadPage(url.pathname) ?? url.pathname
  if (slug === null) return dropPage(url)
  // Browsers may still have the page of the older address for playing (decision 026).
  for (const path of [...listGamePages(slug), `${playPath(slug)}/full`]) await dropPage(new URL(path, url))
  await dropPictures(`/img/games/${slug}/`)
  await dropMissingGame(slug, status === 410)
}

async function dropPage(page: URL): Promise<void> {
  await (await caches.open(PAGE_CACHE)).delete(pageKey(page.href))
  const path = page.pathname === '/' ? '' : page.pathname
  // The address of data has the build in its query.
  await (await caches.open(DATA_CACHE)).delete(`${page.origin}${path}/_payload.json`, { ignoreSearch: true })
}

async function dropPictures(folder: string): Promise<void> {
  const pictures = await caches.open(PICTURE_CACHE)
  for (const request of await pictures.keys())
    if (new URL(request.url).pathname.startsWith(folder)) await pictures.delete(request)
}
