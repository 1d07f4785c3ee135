/**
 * Route rules: what an operator says about addresses (`/old`, `/old/**`, `/old/:name`), as one table that server and browser read alike.
 * Several rules may fit an address; their keys are merged, and the most specific rule wins each.
 */

export interface RouteRule {
  /** Where the address is now: a path of this site, or a whole address elsewhere; a target that ends in `/**` takes the rest of the path along. */
  redirect?: string
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

/** Addresses come from anybody: what is longer or deeper than this has no rule. */
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

function addRule(matcher: Matcher, pattern: string, rule: RouteRule): void {
  const free = /\/(?:\*|:\w+)(?=\/|$)/.exec(pattern)
  if (free) {
    const prefix = pattern.slice(0, free.index)
    const rest = pattern.slice(free.index + free[0].length)
    addRule((matcher.dynamic[prefix] ??= emptyMatcher()), rest || '/', rule)
  } else if (pattern.endsWith('/**')) {
    matcher.wildcard[pattern.slice(0, -3)] = rule
  } else {
    matcher.static[dropSlash(pattern)] = rule
  }
}

/** What holds for a path (no query, no hash). Never throws, whatever the table or the path is. */
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
function listMatches(matcher: Matcher, pathname: string): RouteRule[] {
  const path = dropSlash(pathname)
  const matches: RouteRule[] = []
  for (const key of byLength(matcher.wildcard)) {
    if (path === key || path.startsWith(`${key}/`)) matches.push(matcher.wildcard[key]!)
  }
  for (const key of byLength(matcher.dynamic)) {
    if (!path.startsWith(`${key}/`) || path.length === key.length + 1) continue
    const rest = path.slice(key.length).split('/').slice(2).join('/')
    matches.push(...listMatches(matcher.dynamic[key]!, `/${rest}`))
  }
  if (Object.hasOwn(matcher.static, path)) matches.push(matcher.static[path]!)
  return matches
}

function mergeRules(matches: readonly RouteRule[]): RouteRule {
  const merged: RouteRule = {}
  for (const rule of matches) {
    if (rule.redirect !== undefined) merged.redirect = rule.redirect
    if (rule.appMiddleware) merged.appMiddleware = { ...merged.appMiddleware, ...rule.appMiddleware }
  }
  return merged
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

/**
 * Where the rules send this address, or null. The visitor's query and hash go along unless the target has its own.
 * Only what the operator wrote decides the host: the visitor's path can never add one.
 */
export function findRuleRedirect(matcher: Matcher, from: Destination): string | null {
  const { redirect } = matchRules(matcher, from.pathname)
  if (redirect === undefined) return null
  const target = redirect.endsWith('/**')
    ? redirect.slice(0, -3) + restOfPath(matcher, from.pathname, redirect)
    : redirect
  const [beforeHash = '', hash] = splitOnce(target, '#')
  const [path = '', query] = splitOnce(beforeHash, '?')
  const search = mergeQuery(query, from.search)
  const whole = `${path || '/'}${search}${hash === undefined ? from.hash : `#${hash}`}`
  return isSameAddress(whole, from) ? null : whole
}

/** What of the path lies below the prefix of the rule that gave the target. */
function restOfPath(matcher: Matcher, pathname: string, redirect: string): string {
  const path = dropSlash(pathname)
  const prefix = byLength(matcher.wildcard).findLast(
    (key) => matcher.wildcard[key]!.redirect === redirect && (path === key || path.startsWith(`${key}/`)),
  )
  const rest = prefix === undefined ? '' : path.slice(prefix.length)
  return /^\/[/\\]/.test(rest) ? '' : rest
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
