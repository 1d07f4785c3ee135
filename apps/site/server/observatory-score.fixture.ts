/**
 * The score that MDN's HTTP Observatory gives a page, by its published rules: a base of 100, penalties, and bonuses that count only
 * where the penalties leave 90. TLS and the redirect from http are the proxy's job and are assumed.
 */

export interface ScoredPage {
  headers: Headers
  html: string
  /** Whether the site's own address is https; a site of this machine has none to be strict about. */
  isSecure: boolean
}

interface Verdict {
  test: string
  score: number
}

export interface Score {
  total: number
  verdicts: Verdict[]
}

export function scorePage(page: ScoredPage): Score {
  const policy = parsePolicy(page.headers.get('content-security-policy') ?? '')
  const verdicts: Verdict[] = [
    { test: 'csp', score: scorePolicy(policy) },
    { test: 'cookies', score: page.headers.has('set-cookie') ? -40 : 0 },
    { test: 'cors', score: scoreCors(page.headers) },
    { test: 'referrer', score: scoreReferrer(page.headers.get('referrer-policy')) },
    { test: 'hsts', score: scoreTransport(page) },
    { test: 'sri', score: scoreIntegrity(page.html) },
    { test: 'nosniff', score: page.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { test: 'framing', score: scoreFraming(page.headers, policy) },
    {
      test: 'corp',
      score: scoreOneOf(page.headers.get('cross-origin-resource-policy'), ['same-origin', 'same-site']),
    },
    {
      test: 'coop',
      score: scoreOneOf(page.headers.get('cross-origin-opener-policy'), [
        'same-origin',
        'same-origin-allow-popups',
        'noopener-allow-popups',
      ]),
    },
    {
      test: 'coep',
      score: scoreOneOf(page.headers.get('cross-origin-embedder-policy'), ['require-corp', 'credentialless']),
    },
  ]
  const penalties = verdicts.reduce((sum, { score }) => sum + Math.min(0, score), 0)
  const bonuses = verdicts.reduce((sum, { score }) => sum + Math.max(0, score), 0)
  const base = 100 + penalties
  return { total: Math.max(0, base >= 90 ? base + bonuses : base), verdicts }
}

type Policy = ReadonlyMap<string, readonly string[]>

function parsePolicy(header: string): Policy {
  const directives = header.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(
    directives.filter(([name]) => name).map(([name, ...sources]) => [name!.toLowerCase(), sources]),
  )
}

/** The sources that count: with a nonce or a hash and `strict-dynamic`, a browser ignores hosts, schemes and `unsafe-inline`. */
function sourcesOf(policy: Policy, name: string): readonly string[] {
  const sources = policy.get(name) ?? policy.get('default-src') ?? ['*']
  const hasToken = sources.some((source) => /^'(nonce|sha(256|384|512))-/.test(source))
  if (!hasToken) return sources
  const isStrict = sources.includes("'strict-dynamic'")
  return sources.filter(
    (source) =>
      source !== "'unsafe-inline'" && !(isStrict && !/^'(nonce|sha|strict|unsafe-eval)/.test(source)),
  )
}

const isBroad = (source: string) => /^(\*|https?:|data:|blob:|'unsafe-inline')$/.test(source)

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25
  const scripts = sourcesOf(policy, 'script-src')
  const objects = sourcesOf(policy, 'object-src')
  if (scripts.some(isBroad) || objects.some(isBroad)) return -20
  const all = [...policy.values()].flat()
  if (all.some((source) => /^(http|ftp|ws):/.test(source))) return -20
  if ([...scripts, ...sourcesOf(policy, 'style-src')].includes("'unsafe-eval'")) return -10
  if (sourcesOf(policy, 'style-src').some((source) => isBroad(source))) return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

function scoreCors(headers: Headers): number {
  const isOpen = headers.get('access-control-allow-credentials') === 'true'
  return isOpen && headers.has('access-control-allow-origin') ? -50 : 0
}

function scoreReferrer(value: string | null): number {
  if (value === null) return 0
  const tight = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  return tight.includes(value) ? 5 : -5
}

function scoreTransport({ headers, isSecure }: ScoredPage): number {
  if (!isSecure) return 0
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? -1)
  if (seconds < 0) return -20
  return seconds >= 15_768_000 ? 0 : -10
}

function scoreIntegrity(html: string): number {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
  if (scripts.some(([, source]) => source!.startsWith('http:'))) return -50
  return scripts.some(([tag, source]) => /^(https:)?\/\//.test(source!) && !tag.includes('integrity='))
    ? -5
    : 0
}

function scoreFraming(headers: Headers, policy: Policy): number {
  const isClosed =
    policy.has('frame-ancestors') || /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
  return isClosed ? 5 : -20
}

function scoreOneOf(value: string | null, good: readonly string[]): number {
  if (value === null) return 0
  return good.includes(value) ? 10 : -5
}
