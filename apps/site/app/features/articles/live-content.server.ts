/** Keeps the content current: changes by `portal articles publish` are shown within seconds, without a restart. */
import type { ChangeListener } from '#server/ledger/change-listener.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { listPublishedArticles, type PublishedArticle } from '#server/ledger/articles.ts'
import { getVersion } from '#server/ledger/versions.ts'
import type { Log } from '#server/base/log.ts'
import { startPolling } from '#server/base/polling.ts'
import type { Site } from '#app/domain/site.ts'
import { type Content, createContent, readCompiledContent } from './articles.server.ts'

const DEFAULT_POLL_MS = 1000

export interface LiveContent {
  /** The same object until something changes. */
  forSite(site: Pick<Site, 'host'>): Content
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
  /** Where changes are announced, they are looked at at once. */
  changes?: Pick<ChangeListener, 'subscribe'>
}

export async function startContent(options: LiveContentOptions): Promise<LiveContent> {
  const { ledger, file, log, pollMs = DEFAULT_POLL_MS } = options
  const compiled = await readCompiledContent(file)
  let version = -1
  let imported: PublishedArticle[] = []
  let contentOfHost = new Map<string, Content>()

  async function look(): Promise<void> {
    // Read before the articles: what changes meanwhile moves it again.
    const current = await getVersion(ledger, 'articlesVersion')
    if (current === version) return
    const { articles, faults } = await listPublishedArticles(ledger)
    for (const fault of faults) log.warn('invalid imported article skipped', { ...fault })
    imported = articles
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

  return {
    forSite({ host }) {
      const known = contentOfHost.get(host)
      if (known) return known
      const own = imported.filter(({ site }) => site === null || site === host).map(({ article }) => article)
      const content = createContent(compiled, own)
      contentOfHost.set(host, content)
      return content
    },
    generation: () => version,
    close: poll.close,
  }
}
