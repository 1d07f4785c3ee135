/** The headers of every response, and the content security policy of a rendered page with its inline scripts. */
import type { Site } from '#app/domain/site.ts'
import { isSecureSite } from '#app/features/sites/public-site.server.ts'
import { createHash } from 'node:crypto'
import { NO_SOURCES, type ProviderSources } from '#app/features/privacy/provider-sources.ts'
import { isMarked } from './page-nonce.ts'

export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), browsing-topics=(), display-capture=(), storage-access=(), idle-detection=(), local-fonts=(), midi=(), bluetooth=()',
}

/** For every response that is not a page: no script may run and no page may frame it. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Own games: trusted code, only ever framed by the site itself. */
export const GAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * For the document in which the page for makers runs what a visitor typed: an opaque origin, also when it is opened directly, that
 * reaches nothing. Scripts beside it are not documents: it says nothing about them.
 */
export const EXAMPLES_POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** For the service worker: it runs its own script and requests this host. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** Data blocks are never run, so they need no nonce. */
const DATA_BLOCK_RE = /\stype="application\/(ld\+)?json"/

/** Most inline scripts are the same on every page; a page's data is longer and never the same. */
const knownHashes = new Map<string, string>()
const MAX_KNOWN_HASHES = 64
const MAX_KNOWN_CHARS = 8192

function sha256(text: string): string {
  const known = knownHashes.get(text)
  if (known !== undefined) return known
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  if (text.length > MAX_KNOWN_CHARS) return hash
  knownHashes.set(text, hash)
  if (knownHashes.size > MAX_KNOWN_HASHES) knownHashes.delete(knownHashes.keys().next().value!)
  return hash
}

function hashEach(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map(sha256)
}

/** Of the inline scripts that the renderer has marked as the page's own. */
function hashScripts(html: string): string[] {
  const code = listElements(html, 'script').filter(
    ({ attributes }) => isMarked(attributes) && !/\ssrc=/.test(attributes) && !DATA_BLOCK_RE.test(attributes),
  )
  return hashEach(code.map(({ text }) => text))
}

/** The elements whose text a browser does not parse. */
function listElements(html: string, name: 'script' | 'style'): { attributes: string; text: string }[] {
  const elements = []
  const [start, end] = [`<${name}`, `</${name}>`]
  for (let at = html.indexOf(start); at >= 0;) {
    const textAt = html.indexOf('>', at) + 1
    const endAt = textAt > 0 ? html.indexOf(end, textAt) : -1
    if (endAt < 0) break
    elements.push({
      attributes: html.slice(at + start.length, textAt - 1),
      text: html.slice(textAt, endAt),
    })
    at = html.indexOf(start, endAt)
  }
  return elements
}

/** Null when the site's address is not https: a browser that has seen the header could no longer reach an http site. */
export function strictTransport(site: Pick<Site, 'canonicalHost' | 'hstsIncludeSubDomains'>): string | null {
  if (!isSecureSite(site)) return null
  return site.hstsIncludeSubDomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000'
}

/**
 * The policy of a complete page: its inline scripts and styles by hash, everything else from this host.
 * It has no nonce, so the page can be cached and served to all visitors.
 */
export function pagePolicy(
  html: string,
  frameOrigins: readonly string[],
  third: ProviderSources = NO_SOURCES,
): string {
  const scripts = hashScripts(html)
  const styles = hashEach(listElements(html, 'style').map(({ text }) => text))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...third.script].join(' '),
    ["style-src 'self'", ...styles, ...third.style].join(' '),
    ["img-src 'self' data:", ...third.img].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    // The page checks whether a frame's server is reachable before it reports a game as blocked.
    ["connect-src 'self'", ...frameOrigins, ...third.connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self'", ...frameOrigins, ...third.frame].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The policy of a page on a site with an ad network, as the networks' guides require: the page's own scripts may run, scripts that those
 * load may run, and images, frames and requests may use any https host, because an ad's hosts are not known. The page's own scripts are
 * trusted by the hashes of `html` (start its modules with `startModulesByScript`), or by a nonce, which may be a placeholder.
 */
export function adPagePolicy(
  trust: { html: string } | { nonce: string },
  frameOrigins: readonly string[],
): string {
  // A games' origin of this machine has no https.
  const plain = frameOrigins.filter((origin) => !origin.startsWith('https:'))
  // Browsers that know 'strict-dynamic' ignore 'self'; older ones run the page's modules, but no network's script.
  const scripts = 'nonce' in trust ? [`'nonce-${trust.nonce}'`] : ["'self'", ...hashScripts(trust.html)]
  return [
    "default-src 'none'",
    ['script-src', ...scripts, "'strict-dynamic' 'unsafe-eval'"].join(' '),
    "style-src 'self' 'unsafe-inline' https:",
    "img-src 'self' data: https:",
    "font-src 'self' data: https:",
    "media-src 'self' https:",
    ["connect-src 'self' https:", ...plain].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self' https:", ...plain].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
