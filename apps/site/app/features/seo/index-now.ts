/** The rules of IndexNow, without the network: when to submit, what changed, and when to retry. */
import type { Content } from '#app/features/articles/articles.server.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { isListed } from '#app/features/catalogue/listing.server.ts'
import { hashText } from '#app/features/images/seeded-random.ts'
import type { Site } from '#app/domain/site.ts'
import { articlePath, gamePath } from '#app/site-paths.ts'

/** The protocol's limit of one message. */
export const MAX_REPORTED_PATHS = 10_000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 24 * 3_600_000

/** A short hash of each page by path, as submitted or as it is now. */
export type PagePrints = Map<string, string>

/** Names that no search engine can reach. */
const LOCAL_NAMES = new Set([
  ...['localhost', 'local', 'internal', 'intranet', 'private', 'lan', 'home', 'corp'],
  ...['test', 'example', 'invalid', 'onion', 'arpa'],
])

export function isPublicHost(host: string): boolean {
  const labels = host.split('.')
  return labels.length > 1 && !/^[\d.]+$/.test(host) && !LOCAL_NAMES.has(labels.at(-1)!)
}

/** On, reachable, and the place where the pages belong. */
export function canSubmit({
  host,
  canonicalHost,
  discovery,
}: Pick<Site, 'host' | 'canonicalHost' | 'discovery'>): boolean {
  return discovery.indexNow && isPublicHost(host) && canonicalHost === host
}

/** Every page that has a date of its own. Printing 100,000 games takes a while: the caller gets them piece by piece. */
export function* printPages(
  catalogue: Pick<Catalogue, 'games'>,
  content: Pick<Content, 'listArticles'>,
): Generator<readonly [path: string, print: string]> {
  for (const { id, title, content: summary, updatedAt } of content.listArticles())
    yield [articlePath(id), printOf(title, summary, updatedAt)]
  for (const { slug, title, summary, updatedAt } of catalogue.games.values().filter(isListed))
    yield [gamePath(slug), printOf(title, summary, updatedAt)]
}

function printOf(title: string, summary: string, updatedAt: number): string {
  return hashText(`${title}\n${summary}\n${updatedAt}`).toString(36)
}

/** New, changed and removed paths, at most as many as one message may have. */
export function listChangedPaths(
  reported: PagePrints,
  current: PagePrints,
  limit = MAX_REPORTED_PATHS,
): string[] {
  const changed: string[] = []
  for (const [path, print] of current) {
    if (changed.length === limit) return changed
    if (reported.get(path) !== print) changed.push(path)
  }
  for (const path of reported.keys()) {
    if (changed.length === limit) return changed
    if (!current.has(path)) changed.push(path)
  }
  return changed
}

/** Updates the submitted state after the search engine accepted these paths. */
export function markReported(reported: PagePrints, current: PagePrints, paths: readonly string[]): void {
  for (const path of paths) {
    const print = current.get(path)
    if (print === undefined) reported.delete(path)
    else reported.set(path, print)
  }
}

export function writePrints(prints: PagePrints): string {
  return Array.from(prints, ([path, print]) => `${path} ${print}`).join('\n')
}

/** Piece by piece too. */
export function* readPrints(text: string): Generator<readonly [path: string, print: string]> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start)
    const line = text.slice(start, end < 0 ? undefined : end)
    const at = line.indexOf(' ')
    if (at > 0) yield [line.slice(0, at), line.slice(at + 1)]
    start += line.length + 1
  }
}

/** One minute, then twice as long after each failure, a day at most; never earlier than Retry-After. */
export function waitAfterFailure(failures: number, retryAfterMs = 0): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 20))
  return Math.min(LONGEST_WAIT_MS, Math.max(wait, retryAfterMs))
}
