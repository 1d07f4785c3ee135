/** What can be read from the files of a game: where it begins, its name, its icon, its size. */
import { findPortalSdk, listPortalSdks } from '@playhouse/sdk/portal-sdks'
import { parseHtmlTitle } from './html-facts.ts'
import { BundleFault, checkName } from './bundle-rules.ts'
import { findEngine, isEngineArchive, PLAIN_ENGINE } from './engines.ts'
import { findThreadUse, type ThreadUse } from './threads.ts'

export interface BundleFacts {
  /** Id of the engine. */
  engine: string
  /** The path of the document that begins it. */
  entry: string
  /** Empty where the document says nothing. */
  title: string
  /** The path of an image, or null. */
  icon: string | null
  /** Files and bytes, unpacked. */
  files: number
  bytes: number
  /** Ids of other portals' SDKs that it loads; versions of earlier releases have none. */
  sdks?: string[]
  /** Absent from a game without threads, and from versions of earlier releases. */
  threads?: ThreadUse
  /** Whether a script or document names IndexedDB; absent otherwise, and from versions of earlier releases. */
  usesIndexedDb?: boolean
  /** What a maker should know; none hinders the upload. */
  findings: string[]
}

/** Removes the one folder that archives are often made of. */
export function findCommonFolder(paths: readonly string[]): string {
  const [first] = paths[0]?.split('/') ?? []
  const isCommon = first !== undefined && paths.every((path) => path.startsWith(`${first}/`))
  return isCommon ? `${first}/` : ''
}

/** Refuses what no game needs, by its name. */
export function checkNames(paths: readonly string[]): void {
  for (const path of paths) checkName(path, isEngineArchive(path, paths))
}

/** `index.html` at the top, or the only document there is; then the one nearest to the top. */
export function findEntry(paths: readonly string[]): string {
  const documents = paths.filter((path) => /\.html?$/i.test(path))
  const depth = (path: string) => path.split('/').length
  const isIndex = (path: string) => /(?:^|\/)index\.html?$/i.test(path)
  const [best] = documents.toSorted(
    (a, b) => depth(a) - depth(b) || Number(isIndex(b)) - Number(isIndex(a)) || a.localeCompare(b),
  )
  const top = documents.filter((path) => depth(path) === depth(best ?? ''))
  if (best === undefined)
    throw new BundleFault('no-entry', 'The game has no HTML document: it begins with an index.html')
  if (!isIndex(best) && top.length > 1)
    throw new BundleFault(
      'no-entry',
      `The game has no index.html, and several documents: ${top.slice(0, 4).join(', ')}`,
    )
  return best
}

export interface BundleTexts {
  entry: string
  /** The entry document. */
  html: string
  /** The beginning of each script. */
  scripts: readonly string[]
  sizes: ReadonlyMap<string, number>
}

export function describeBundle({ entry, html, scripts, sizes }: BundleTexts): BundleFacts {
  const paths = [...sizes.keys()]
  const engine = findEngine({ paths, html, scripts })
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const title = parseHtmlTitle(html).replace(engine?.titleNoise ?? /^$/, '')
  const facts = { engine: engine?.id ?? PLAIN_ENGINE.id, entry, title, icon: findIcon(paths, html, entry) }
  const sdks = listPortalSdks(html, scripts)
  const threads = findThreadUse([html, ...scripts])
  return {
    ...facts,
    ...(threads ? { threads } : {}),
    files: paths.length,
    bytes,
    sdks,
    findings: listFindings({ html, scripts, paths, bytes, threads }),
  }
}

const LINK_RE = /<link\b[^>]*\brel\s*=\s*["']?[^"'>]*icon[^>]*>/gi
const ICON_FILE_RE =
  /(?:^|\/)(?:apple-touch-icon|icon|favicon|logo)(?:[-_.]?\d+(?:x\d+)?)?\.(?:png|webp|jpe?g)$/i

/** The document's own words first; then a file that is called like an icon, the nearest to the top. */
function findIcon(paths: readonly string[], html: string, entry: string): string | null {
  const base = new URL(entry, 'http://bundle/')
  const named = [...html.matchAll(LINK_RE)].flatMap(([link]) => {
    const address = /\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(link)?.[1]
    const url = address === undefined ? null : URL.parse(address, base)
    return url?.host === 'bundle' ? [decodeURI(url.pathname.slice(1))] : []
  })
  const isPicture = (path: string) => /\.(?:png|webp|jpe?g)$/i.test(path) && paths.includes(path)
  const files = paths.filter((path) => ICON_FILE_RE.test(path)).toSorted((a, b) => a.length - b.length)
  return [...named.filter(isPicture), ...files][0] ?? null
}

const FOREIGN_RE = /\b(?:https?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24})(?=[/"'`:?#\s)])/gi
/** Names in licences, namespaces and links, which nothing loads. */
const NAMED_ONLY_RE =
  /(?:^|\.)(?:w3\.org|github\.com|mozilla\.org|opensource\.org|example\.com|apache\.org|schema\.org|wikipedia\.org|stackoverflow\.com)$/
const MAX_HOSTS = 12
const MAX_ADDRESS_LENGTH = 200

/** Whether the address that begins there is an SDK's, which has a file here. */
function isPortalSdk(text: string, index: number): boolean {
  const [address = ''] = text.slice(index, index + MAX_ADDRESS_LENGTH).split(/["'`\s)<>\\]/, 1)
  return findPortalSdk(address) !== null
}
const LARGE_BYTES = 100 * 1024 * 1024
const THREADS_TEXTS: Record<ThreadUse, string> = {
  needed:
    'It needs threads: where each game has an origin of its own it plays in Chrome and Edge on computers, and in other browsers in a tab of its own; elsewhere export it without threads',
  possible:
    'It mentions threads (SharedArrayBuffer), which it gets only where each game has an origin of its own, in Chrome and Edge on computers',
}

function listFindings({
  html,
  scripts,
  paths,
  bytes,
  threads,
}: Pick<BundleTexts, 'html' | 'scripts'> & {
  paths: string[]
  bytes: number
  threads: ThreadUse | null
}): string[] {
  const findings: string[] = []
  const hosts = new Set<string>()
  for (const text of [html, ...scripts])
    for (const { 1: host, index } of text.matchAll(FOREIGN_RE))
      if (!NAMED_ONLY_RE.test(host!) && !isPortalSdk(text, index)) hosts.add(host!.toLowerCase())
  if (hosts.size > 0) {
    const shown = [...hosts].slice(0, MAX_HOSTS)
    const more = hosts.size > shown.length ? ` and ${hosts.size - shown.length} more` : ''
    findings.push(
      `It names other hosts, which it reaches only when you allow them: ${shown.join(', ')}${more}`,
    )
  }
  const texts = [html, ...scripts].join('\n')
  if (threads) findings.push(THREADS_TEXTS[threads])
  if (/serviceWorker\s*\.\s*register/.test(texts))
    findings.push('It registers a service worker, which it does not get here')
  if (bytes > LARGE_BYTES)
    findings.push(`It has ${Math.round(bytes / 1024 / 1024)} MB: many visitors will leave before it starts`)
  if (paths.some((path) => /[^\x20-\x7e]/.test(path)))
    findings.push('Some file names have letters outside of ASCII, which archives often spoil')
  return findings
}
