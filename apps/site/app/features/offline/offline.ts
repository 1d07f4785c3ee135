/** Rules for offline use: what is cached, and for how long. No browser APIs: the worker and the page share this module. */
import * as v from 'valibot'
import { findGameOfPage } from '#app/features/catalogue/game-path.ts'
import { SLUG_RE } from '#app/domain/slug.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { GAME_PATHS, QUERY_ROUTES } from '#app/browser-routes.ts'
import { OFFLINE_PATH } from '#app/site-paths.ts'

/** Own games a browser stores besides the pinned ones; the least recently opened is evicted first. */
export const MAX_OPENED_GAMES = 24
/** All saved games together; pinned ones are evicted last. */
export const MAX_CACHED_GAME_BYTES = 200 * 1024 * 1024
export const MAX_CACHED_PAGES = 120
export const MAX_CACHED_IMAGES = 800

/** The list that the build writes beside each own game: all files it needs to play, without its covers. */
export const GameFilesSchema = v.object({
  slug: SlugSchema,
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  /** Moves when any of the files does. */
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Relative to the game's folder; `''` is its page. */
  files: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(200), v.regex(/^(?!\/|.*\.\.)[\w./-]*$/))),
    v.maxLength(500),
  ),
})
export type GameFiles = v.InferOutput<typeof GameFilesSchema>

const OfflineGameSchema = v.object({
  slug: SlugSchema,
  title: v.string(),
  version: v.string(),
  bytes: v.number(),
  /** When it was last opened, milliseconds since 1970. */
  at: v.number(),
  /** The visitor saved it. */
  isPinned: v.boolean(),
  /** The browser saved it in the background, so that there is something to play offline; not opened yet. */
  isStarter: v.optional(v.boolean()),
  /** The site does not list it now: its files stay, and no list shows it. */
  isHidden: v.optional(v.boolean()),
})
export type OfflineGame = v.InferOutput<typeof OfflineGameSchema>

/** The worker's stored list; invalid entries are dropped. */
export function parseOfflineGames(value: unknown): OfflineGame[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => {
    const result = v.safeParse(OfflineGameSchema, entry)
    return result.success ? [result.output] : []
  })
}

/** Which games must leave so that the rest fits: the longest unopened first, asked-for ones last. The newest always stays. */
export function listEvicted(games: readonly OfflineGame[]): OfflineGame[] {
  const [newest, ...others] = games.toSorted((a, b) => b.at - a.at)
  if (!newest) return []
  let opened = newest.isPinned ? 0 : 1
  let bytes = newest.bytes
  const evicted: OfflineGame[] = []
  for (const game of [
    ...others.filter((entry) => entry.isPinned),
    ...others.filter((entry) => !entry.isPinned),
  ]) {
    const isTooMuch = bytes + game.bytes > MAX_CACHED_GAME_BYTES
    const isTooMany = !game.isPinned && opened >= MAX_OPENED_GAMES
    if (isTooMuch || isTooMany) {
      evicted.push(game)
      continue
    }
    bytes += game.bytes
    if (!game.isPinned) opened++
  }
  return evicted
}

export type RequestKind =
  /** A page of the site, requested by a navigation. */
  | 'page'
  /** A page's data, requested by a client navigation. */
  | 'data'
  /** The document of an own game, in its frame. */
  | 'game-page'
  | 'game-file'
  /** A built file whose name carries its hash. */
  | 'asset'
  | 'picture'
  /** Never cached: only the network can answer. */
  | 'network'

export interface HostRequest {
  url: URL
  /** The site's own origin. */
  origin: string
  method: string
  isNavigation: boolean
}

const DATA_RE = /\/_payload\.json$/
const MEDIA_RE = /\.(webm|mp4|mp3|ogg)$/
const GAME_RE = /^\/games\/([^/]+)\/(.*)$/

export function classifyRequest({ url, origin, method, isNavigation }: HostRequest): RequestKind {
  if (url.origin !== origin || method !== 'GET') return 'network'
  const { pathname } = url
  const game = GAME_RE.exec(pathname)
  if (game) {
    if (!SLUG_RE.test(game[1]!) || MEDIA_RE.test(pathname) || game[2]!.startsWith('covers/')) return 'network'
    return game[2] === '' || game[2] === 'index.html' ? 'game-page' : 'game-file'
  }
  if (isNavigation)
    return /^\/(api|img|assets|sdk|builds|preview)\//.test(pathname) || /\.\w+$/.test(pathname)
      ? 'network'
      : 'page'
  if (pathname.startsWith('/assets/') && !MEDIA_RE.test(pathname)) return 'asset'
  if (pathname.startsWith('/img/')) return 'picture'
  return DATA_RE.test(pathname) ? 'data' : 'network'
}

/** The slug in `/games/<slug>/…`, or null. */
export function findGameSlug(pathname: string): string | null {
  const slug = GAME_RE.exec(pathname)?.[1]
  return slug !== undefined && SLUG_RE.test(slug) ? slug : null
}

/** The name a page is cached under: what changes nothing on it, such as tracking, is left out, so one copy answers every campaign's link. */
export function pageKey(address: string): string {
  const url = new URL(address)
  const query = new URLSearchParams()
  const names = QUERY_ROUTES.find(({ path }) => path === url.pathname)?.query ?? []
  for (const name of names) {
    const value = url.searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  return url.origin + url.pathname + (query.size > 0 ? `?${query}` : '')
}

/** The pages that are stored together with an own game. */
export function listGamePages(slug: string): string[] {
  return GAME_PATHS.map((path) => path.replace(':gameId', slug))
}

/** The offline page's address with the requested path. Only a path of this site can be in it. */
export function offlineAddress(pathname: string): string {
  return `${OFFLINE_PATH}?for=${encodeURIComponent(pathname)}`
}

/** The game of a missing address, for the offline page's texts. */
export function findWantedSlug(wanted: string | null): string | null {
  const slug = findGameOfPage(wanted ?? '')
  return slug !== null && SLUG_RE.test(slug) ? slug : null
}

/** What the page asks of the worker; each is answered on the message's port. */
export type WorkerRequest =
  | { type: 'list' }
  | { type: 'keep'; slug: string }
  | { type: 'forget'; slug: string }
  /** Save one small game when there is none; once, so that a removed one does not come back. */
  | { type: 'starter' }
  /** Pages and files the visit has used, which a worker that came later has not seen. */
  | { type: 'visited'; pages: string[]; files: string[] }

export function parseWorkerRequest(value: unknown): WorkerRequest | null {
  const result = v.safeParse(WorkerRequestSchema, value)
  return result.success ? result.output : null
}

const PathSchema = v.pipe(v.string(), v.maxLength(2048), v.regex(/^\/(?!\/)/, 'is a path of this site'))
const WorkerRequestSchema = v.variant('type', [
  v.object({ type: v.literal('list') }),
  v.object({ type: v.literal('starter') }),
  v.object({ type: v.literal('keep'), slug: SlugSchema }),
  v.object({ type: v.literal('forget'), slug: SlugSchema }),
  v.object({
    type: v.literal('visited'),
    pages: v.pipe(v.array(PathSchema), v.maxLength(4)),
    files: v.pipe(v.array(PathSchema), v.maxLength(400)),
  }),
])

/** The worker's answer: the list after the change, or null when it failed. */
export type WorkerAnswer = { games: OfflineGame[] | null }
