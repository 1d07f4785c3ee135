/** Keeps the content current: what is published by the console or the command line, or at a time, is shown within seconds, without a restart. */
import type { ChangeListener } from '#server/ledger/change-listener.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import {
  listPublishedArticles,
  listPublishedPages,
  type PublishedArticle,
  type PublishedPage,
} from '#server/ledger/articles.ts'
import { findNextDue, publishDue } from '#server/ledger/documents.ts'
import { getVersion } from '#server/ledger/versions.ts'
import type { Log } from '#server/base/log.ts'
import { startPolling } from '#server/base/polling.ts'
import type { Article, OwnPage } from '#app/domain/article.ts'
import type { Site } from '#app/domain/site.ts'
import { type Content, createContent, readCompiledContent } from './articles.server.ts'

const DEFAULT_POLL_MS = 1000

export interface LiveContent {
  /** The same object until something changes. */
  forSite(site: Pick<Site, 'host' | 'articles'>): Content
  /** The site's content with this article or page instead of what is published. */
  withDraft(site: Pick<Site, 'host' | 'articles'>, draft: { article?: Article; page?: OwnPage }): Content
  /** Moves when any site's articles change. */
  generation(): number
  close(): Promise<void>
}

export interface LiveContentOptions {
  ledger: Ledger
  /** `build/content.json` */
  file: string
  log: Log
  pollMs?: number
  /** Milliseconds since 1970. */
  now?: () => number
  /** Where changes are announced, they are looked at at once. */
  changes?: Pick<ChangeListener, 'subscribe'>
}

export async function startContent(options: LiveContentOptions): Promise<LiveContent> {
  const { ledger, file, log, pollMs = DEFAULT_POLL_MS, now = Date.now } = options
  const compiled = await readCompiledContent(file)
  let version = -1
  let imported: PublishedArticle[] = []
  let pages: PublishedPage[] = []
  let nextDueMs: number | null = null
  let contentOfHost = new Map<string, Content>()

  async function look(): Promise<void> {
    // Each process looks at its own clock; the first one that is there publishes for all.
    if (nextDueMs !== null && nextDueMs <= now()) {
      await publishDue(ledger, now())
      nextDueMs = null
    }
    // Read before the articles: what changes meanwhile moves it again.
    const current = await getVersion(ledger, 'articlesVersion')
    if (current === version) return
    const { articles, faults } = await listPublishedArticles(ledger)
    for (const fault of faults) log.warn('invalid imported article skipped', { ...fault })
    const found = await listPublishedPages(ledger)
    for (const fault of found.faults) log.warn('invalid page skipped', { ...fault })
    nextDueMs = await findNextDue(ledger)
    imported = articles
    pages = found.pages
    contentOfHost = new Map()
    version = current
  }

  await look()
  const poll = startPolling({
    look,
    everyMs: pollMs,
    onError: (error) => log.error('reloading the articles failed; the previous ones stay in use', error),
  })

  options.changes?.subscribe('articlesVersion', poll.lookNow)

  function listOwn(host: string): { articles: Article[]; pages: OwnPage[] } {
    const isHere = ({ site }: { site: string | null }) => site === null || site === host
    return {
      articles: imported.filter(isHere).map(({ article }) => article),
      pages: listPagesOf(pages.filter(isHere)),
    }
  }

  return {
    forSite({ host, articles: { builtIn } }) {
      const key = `${host} ${builtIn}`
      const known = contentOfHost.get(key)
      if (known) return known
      const content = createContent(compiled, { ...listOwn(host), hasBuiltIn: builtIn })
      contentOfHost.set(key, content)
      return content
    },
    withDraft({ host, articles: { builtIn } }, { article, page }) {
      const own = listOwn(host)
      const replace = <One extends { id: number }>(all: One[], draft: One | undefined) =>
        draft ? [...all.filter(({ id }) => id !== draft.id), draft] : all
      return createContent(compiled, {
        articles: replace(own.articles, article),
        pages: replace(own.pages, page),
        hasBuiltIn: builtIn,
      })
    },
    generation: () => version,
    close: poll.close,
  }
}

/** A page of the site itself stands in for one of all sites with the same address. */
function listPagesOf(pages: readonly PublishedPage[]): OwnPage[] {
  const ofAll = pages.filter(({ site }) => site === null)
  const ofSite = pages.filter(({ site }) => site !== null)
  const slugs = new Set(ofSite.map(({ page }) => page.slug))
  return [...ofSite, ...ofAll.filter(({ page }) => !slugs.has(page.slug))].map(({ page }) => page)
}
