/**
 * Public pages are the same for all visitors of a site, so each is rendered once, completely, and cached in brotli with its headers; in gzip
 * when a client asks for it, and never as plain bytes, which take five times the memory. One render at a time per key; limited by the size and the number of entries.
 */
import { findGameOfPage } from '#app/features/catalogue/game-path.ts'
import { type CachedPage, type Encoding, makeGzip, toCachedPage } from './cached-page.ts'
import { Overloaded } from './render-queue.ts'
import { type RenderedPage, toRenderedPage } from './rendered-page.ts'

export interface PageCacheOptions {
  maxBytes: number
  maxEntries: number
}

export interface PageRequest {
  key: string
  generation: string
  /** A page of this generation may be served stale while the current one is rendered; without it a visitor waits for the render. */
  staleGeneration?: string | null
  /** Whether a page of this generation is better than none when the server is overloaded. */
  isRecent?: (generation: string) => boolean
  /** False for an address that is not canonical: others of the same page could fill the cache. Default true. */
  mayStore?: boolean
  /** What the client takes. Gzip is made for the first client that asks for it. Default `br`. */
  encoding?: Encoding
  render: () => Promise<Response | RenderedPage>
  /**
   * What the page would show now, or null when it is not known. A page of another generation that still shows the same is current again, and
   * is not rendered.
   */
  fingerprint?: () => Promise<string | null>
  /** Called before a render that a visitor waits for; may refuse by throwing. */
  onMiss?: () => void
  onRevalidateError?: (error: unknown) => void
}

export interface PageCache {
  get(request: PageRequest): Promise<{ page: CachedPage; state: 'hit' | 'stale' | 'miss' }>
  /** Returns the page without a promise when it is cached and current in this encoding. Default `br`. */
  peek(key: string, generation: string, encoding?: Encoding): CachedPage | null
  /** Drops every page of another generation than these, unless it is of one of the builds and may be found unchanged. */
  sweep(generations: ReadonlySet<string>, builds?: ReadonlySet<string>): void
  /** Drops every page of these games; keys are a host, a space and a path. */
  dropGames(slugs: ReadonlySet<string>): void
  clear(): void
  stats(): { entries: number; bytes: number; renders: number; unchanged: number }
}

export function createPageCache({ maxBytes, maxEntries }: PageCacheOptions): PageCache {
  const pages = new Map<string, CachedPage>()
  /** By key, the render that began last, while it runs. */
  const rendering = new Map<string, { generation: string; promise: Promise<CachedPage> }>()
  let bytes = 0
  let renders = 0
  let unchanged = 0
  /** By key and generation, the checks that run. */
  const checks = new Map<string, Promise<boolean>>()

  const costOf = (key: string, page: CachedPage) => key.length + page.bytes

  function store(key: string, page: CachedPage) {
    drop(key)
    if (costOf(key, page) > maxBytes / 4) return
    pages.set(key, page)
    bytes += costOf(key, page)
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes && pages.size <= maxEntries) break
      drop(oldest)
    }
  }

  function drop(key: string) {
    const page = pages.get(key)
    if (!page) return
    bytes -= costOf(key, page)
    pages.delete(key)
  }

  function touch(key: string, page: CachedPage) {
    pages.delete(key)
    pages.set(key, page)
  }

  function render(request: PageRequest): Promise<CachedPage> {
    const { key, generation, render: renderPage, mayStore = true } = request
    const running = rendering.get(key)
    // A render of an older generation must not answer a request for the newer one.
    if (running?.generation === generation) return running.promise
    renders++
    const promise = renderPage()
      .then((rendered) => (rendered instanceof Response ? toRenderedPage(rendered) : rendered))
      .then((rendered) => toCachedPage(rendered, generation))
      .then((page) => {
        // A render that a later one has replaced is outdated when it ends.
        if (rendering.get(key)?.promise !== promise) return page
        if (page.status === 200 && mayStore) store(key, page)
        else drop(key)
        return page
      })
      .finally(() => {
        if (rendering.get(key)?.promise === promise) rendering.delete(key)
      })
    rendering.set(key, { generation, promise })
    return promise
  }

  /** Adds the encoding to a page that does not have it. */
  async function addGzip(key: string, page: CachedPage): Promise<void> {
    const added = await makeGzip(page)
    if (pages.get(key) === page) bytes += added
  }

  /** Whether a page of another generation shows what it would show now; it is then of the current one. */
  async function isUnchanged(request: PageRequest, page: CachedPage): Promise<boolean> {
    const { key, generation, fingerprint } = request
    if (!fingerprint || page.fingerprint === null) return false
    if (buildOf(page.generation) !== buildOf(generation)) return false
    const check = `${generation} ${key}`
    let running = checks.get(check)
    if (!running) {
      running = fingerprint()
        .then((current) => {
          if (current === null || current !== page.fingerprint || pages.get(key) !== page) return false
          page.generation = generation
          touch(key, page)
          unchanged++
          return true
        })
        .finally(() => checks.delete(check))
      checks.set(check, running)
    }
    return running
  }

  async function renew(request: PageRequest, page: CachedPage): Promise<void> {
    if (!(await isUnchanged(request, page))) await render(request)
  }

  async function get(request: PageRequest): ReturnType<PageCache['get']> {
    const page = pages.get(request.key)
    try {
      return await getCurrent(request, page)
    } catch (error) {
      if (!(error instanceof Overloaded)) drop(request.key)
      else if (page && request.isRecent?.(page.generation)) return { page, state: 'stale' }
      throw error
    }
  }

  async function getCurrent(
    request: PageRequest,
    page: CachedPage | undefined,
  ): ReturnType<PageCache['get']> {
    const { key, generation, staleGeneration } = request
    if (page?.generation === generation) {
      touch(key, page)
      return { page, state: 'hit' }
    }
    if (page && page.generation === staleGeneration) {
      touch(key, page)
      renew(request, page).catch((error: unknown) => request.onRevalidateError?.(error))
      return { page, state: 'stale' }
    }
    if (page && (await isUnchanged(request, page))) return { page, state: 'hit' }
    // Another request may have rendered it meanwhile.
    const now = pages.get(key)
    if (now?.generation === generation) return { page: now, state: 'hit' }
    request.onMiss?.()
    return { page: await render(request), state: 'miss' }
  }

  return {
    peek(key, generation, encoding = 'br') {
      const page = pages.get(key)
      if (page?.generation !== generation || (encoding === 'gzip' && page.answers.br && !page.answers.gzip))
        return null
      touch(key, page)
      return page
    },
    async get(request) {
      const found = await get(request)
      if (request.encoding === 'gzip') await addGzip(request.key, found.page)
      return found
    },
    sweep(generations, builds = new Set()) {
      for (const [key, page] of pages) {
        if (generations.has(page.generation)) continue
        if (page.fingerprint === null || !builds.has(buildOf(page.generation))) drop(key)
      }
    },
    dropGames(slugs) {
      for (const key of pages.keys()) {
        const [path = ''] = key.slice(key.indexOf(' ') + 1).split('?')
        const slug = findGameOfPage(path)
        if (slug !== null && slugs.has(slug)) drop(key)
      }
    },
    clear() {
      pages.clear()
      bytes = 0
    },
    stats: () => ({ entries: pages.size, bytes, renders, unchanged }),
  }
}

/** A generation is the id of the build, a slash, and that of the catalogue. */
function buildOf(generation: string): string {
  return generation.slice(0, Math.max(0, generation.indexOf('/')))
}
