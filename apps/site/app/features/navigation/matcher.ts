/**
 * Route rules: what an operator configures for addresses (`/old`, `/old/**`, `/old/:name`), as one table that server and browser share.
 * Its form is the product's. Several rules may match an address; their keys are merged, and the most specific rule wins.
 */

export interface RouteRule {
  /**
   * The redirect target: a path of this site, or a full address elsewhere. A target that ends in `/**` keeps the rest of the path,
   * `:name` in a path segment or a query value is replaced by the segment of that name.
   */
  redirect?: string
  /** Of the redirect, for the server's answer. */
  status?: number
  /** The names of the free segments before this rule in the table, in order; null for one without a name. */
  names?: (string | null)[]
  /** Named route middleware, switched on or off. */
  appMiddleware?: Record<string, boolean>
}

export interface Matcher {
  /** Exact paths. */
  static: Record<string, RouteRule>
  /** `/old` for `/old/**`: fits the prefix itself and everything below. */
  wildcard: Record<string, RouteRule>
  /** `/old` for `/old/:name/…`: after one free segment the rest is looked up in the table within. */
  dynamic: Record<string, Matcher>
}

/** Addresses are untrusted: a longer or deeper one has no rule. */
const MAX_PATH_CHARS = 2048
const MAX_SEGMENTS = 32

export function emptyMatcher(): Matcher {
  return { static: {}, wildcard: {}, dynamic: {} }
}

export function buildMatcher(rules: Readonly<Record<string, RouteRule>>): Matcher {
  const matcher = emptyMatcher()
  for (const [pattern, rule] of Object.entries(rules)) addRule(matcher, pattern, rule)
  return matcher
}

/** `names` are the free segments of the matched rule. */
function addRule(matcher: Matcher, pattern: string, rule: RouteRule, names: (string | null)[] = []): void {
  const free = /\/(?:\*|:(\w+))(?=\/|$)/.exec(pattern)
  if (free) {
    const prefix = pattern.slice(0, free.index)
    const rest = pattern.slice(free.index + free[0].length)
    const table = (matcher.dynamic[prefix] ??= emptyMatcher())
    addRule(table, rest || '/', rule, [...names, free[1] ?? null])
    return
  }
  const isFilled = rule.redirect !== undefined && listPlaceholders(rule.redirect).length > 0
  const entry = isFilled ? { ...rule, names } : rule
  if (pattern.endsWith('/**')) matcher.wildcard[pattern.slice(0, -3)] = entry
  else matcher.static[dropSlash(pattern)] = entry
}

/** A part of a path, or a value of a query. */
const PLACEHOLDER_RE = /(?<=[/=]):(\w+)/g

export function listPlaceholders(pattern: string): string[] {
  return [...pattern.matchAll(PLACEHOLDER_RE)].map(([, name]) => name!)
}

interface Match {
  rule: RouteRule
  /** What the free segments are, in order. */
  values: string[]
  /** The path below the prefix of a wildcard, with its slash. */
  rest: string
}

/** The rules for a path (no query, no hash), with redirects filled in. Never throws, whatever the table or the path is. */
export function matchRules(matcher: Matcher, path: string): RouteRule {
  if (path.length > MAX_PATH_CHARS || path.split('/').length > MAX_SEGMENTS) return {}
  try {
    return mergeRules(listMatches(matcher, path))
  } catch (error) {
    console.error('Error matching route rules.', error)
    return {}
  }
}

/** The least specific first: wildcards by length, then dynamic ones, then the exact path. */
function listMatches(matcher: Matcher, pathname: string, values: string[] = []): Match[] {
  const path = dropSlash(pathname)
  const matches: Match[] = []
  for (const key of byLength(matcher.wildcard)) {
    if (path === key || path.startsWith(`${key}/`))
      matches.push({ rule: matcher.wildcard[key]!, values, rest: path.slice(key.length) })
  }
  for (const key of byLength(matcher.dynamic)) {
    if (!path.startsWith(`${key}/`) || path.length === key.length + 1) continue
    const [, value = '', ...rest] = path.slice(key.length).split('/')
    matches.push(...listMatches(matcher.dynamic[key]!, `/${rest.join('/')}`, [...values, value]))
  }
  if (Object.hasOwn(matcher.static, path)) matches.push({ rule: matcher.static[path]!, values, rest: '' })
  return matches
}

function mergeRules(matches: readonly Match[]): RouteRule {
  const merged: RouteRule = {}
  for (const match of matches) {
    const { redirect, status, appMiddleware } = match.rule
    const target = redirect === undefined ? null : fillTarget(redirect, match)
    if (target !== null) {
      merged.redirect = target
      if (status === undefined) delete merged.status
      else merged.status = status
    }
    if (appMiddleware) merged.appMiddleware = { ...merged.appMiddleware, ...appMiddleware }
  }
  return merged
}

/** Null where the address has no valid value for the target: then the rule does not match. */
function fillTarget(target: string, { rule, values, rest }: Match): string | null {
  const names = rule.names ?? []
  let isSafe = true
  const filled = target.replace(PLACEHOLDER_RE, (placeholder, name: string, at: number) => {
    const value = values[names.indexOf(name)]
    // In a table written by hand a placeholder without a value is unchanged.
    if (value === undefined) return placeholder
    if (!/^[^\s/\\?#]+$/.test(value) || value === '.' || value === '..') isSafe = false
    return target[at - 1] === '=' ? encodeURIComponent(decodeSegment(value)) : value
  })
  if (!isSafe) return null
  if (!filled.endsWith('/**')) return filled
  // The visitor's path can never add a host.
  return filled.slice(0, -3) + (/^\/[/\\]/.test(rest) ? '' : rest)
}

function decodeSegment(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // not valid text: passed on unchanged
  }
}

const byLength = (table: object) => Object.keys(table).sort((a, b) => a.length - b.length)

function dropSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) || '/' : path
}

export interface Destination {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** With its hash sign, or empty; the server never sees one. */
  hash: string
}

export interface RuleRedirect {
  to: string
  status: number
}

/** A rule without one is of an older version, and temporary. */
const DEFAULT_STATUS = 307

/**
 * Where the rules send this address, or null. The visitor's query and hash go along unless the target has its own.
 * Only what the operator wrote decides the host: the visitor's path can never add one.
 */
export function findRuleRedirect(matcher: Matcher, from: Destination): RuleRedirect | null {
  const { redirect, status = DEFAULT_STATUS } = matchRules(matcher, from.pathname)
  if (redirect === undefined) return null
  const [beforeHash = '', hash] = splitOnce(redirect, '#')
  const [path = '', query] = splitOnce(beforeHash, '?')
  const search = mergeQuery(query, from.search)
  const to = `${path || '/'}${search}${hash === undefined ? from.hash : `#${hash}`}`
  return isSameAddress(to, from) ? null : { to, status }
}

function mergeQuery(own: string | undefined, visitors: string): string {
  const merged = new URLSearchParams(visitors)
  for (const [name, value] of new URLSearchParams(own ?? '')) merged.set(name, value)
  return merged.size > 0 ? `?${merged}` : ''
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

/** A rule such as `/**` to `/soon` must not send `/soon` to itself without end. */
function isSameAddress(target: string, { pathname, search, hash }: Destination): boolean {
  return (
    target === `${dropSlash(pathname)}${search}${hash}` || target.split(/[?#]/)[0] === dropSlash(pathname)
  )
}

/** Whether a redirect leaves the site's own pages and needs a full load. */
export function isExternal(target: string): boolean {
  return target.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(target)
}
