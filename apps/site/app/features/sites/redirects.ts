/**
 * A site's redirects: from an address (`/old`), a prefix (`/old/**`) or one free segment (`/old/:name`) to where it is now.
 * A rule is stored as `{ "to": …, "status": … }`. A bare target is the form of older versions and stays a temporary redirect (307).
 */
import { buildMatcher, findRuleRedirect, listPlaceholders } from '#app/features/navigation/matcher.ts'

export const REDIRECT_STATUSES = [301, 302, 307, 308] as const
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number]
/** Of a rule that was stored as a bare target. */
const BARE_STATUS = 307
/** Of a rule that names none. */
const DEFAULT_STATUS = 301
const MAX_RULES = 1000
const MAX_HOPS = 10

export interface Redirect {
  to: string
  status: RedirectStatus
}
export type Redirects = Record<string, Redirect>

export interface RedirectFault {
  /** The address of the rule; empty for the list as a whole. */
  from: string
  reason: string
}

const SEGMENT = String.raw`[\w.~%@,;=+!$&'()-]{1,120}`
const FROM_RE = new RegExp(String.raw`^(\/|(\/(${SEGMENT}|:\w{1,40}|\*)){1,16}(\/\*\*)?|\/\*\*)$`)
const PATH_RE = /^\/(?![/\\])[^\s\\]{0,500}$/
/** Answered before any rule is looked at. */
const NEVER_ASKED_RE = /^\/(api|livez|readyz)(\/|$)/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rules that can be followed; what cannot is named and left out, so that no stored rule stops a start. */
export function parseRedirects(value: unknown): { redirects: Redirects; faults: RedirectFault[] } {
  if (!isObject(value)) return { redirects: {}, faults: [{ from: '', reason: 'is an object in { }' }] }
  const redirects: Redirects = {}
  const faults: RedirectFault[] = []
  const shapes = new Map<string, string>()
  for (const [from, rule] of Object.entries(value)) {
    const parsed = parseRule(from, rule)
    const twin = shapes.get(shapeOf(from))
    if (typeof parsed === 'string') faults.push({ from, reason: parsed })
    else if (twin !== undefined) faults.push({ from, reason: `matches the same addresses as ${twin}` })
    else if (shapes.size >= MAX_RULES) faults.push({ from, reason: 'at most 1,000 redirects' })
    else {
      shapes.set(shapeOf(from), from)
      redirects[from] = parsed
    }
  }
  return { redirects, faults }
}

/** The rule, or its fault. */
function parseRule(from: string, rule: unknown): Redirect | string {
  if (!FROM_RE.test(from)) return 'an address such as /old, /old/** or /old/:name'
  if (!isObject(rule)) return parseTarget(from, rule, BARE_STATUS)
  const { to, status = DEFAULT_STATUS, ...others } = rule
  const [other] = Object.keys(others)
  if (other !== undefined) return `“${other}” is no part of a rule, which is { "to": "/new", "status": 301 }`
  if (!REDIRECT_STATUSES.some((known) => known === status)) return 'its status is 301, 302, 307 or 308'
  return parseTarget(from, to, status as RedirectStatus)
}

function parseTarget(from: string, to: unknown, status: RedirectStatus): Redirect | string {
  if (typeof to !== 'string' || !isTarget(to))
    return 'leads to a path of this site such as /new, or to an https:// address'
  if (from === to) return 'an address cannot lead to itself'
  const names = listPlaceholders(from)
  const lost = listPlaceholders(to).find((name) => !names.includes(name))
  if (lost !== undefined) return `its target asks for :${lost}, which ${from} does not have`
  if (/\/\*+(\/|$)/.test(to.replace(/\/\*\*$/, '')))
    return 'its target has a *, which nothing fills in; write /old/:name to /new/:name, or /old/** to /new/**'
  return { to, status }
}

function isTarget(target: string): boolean {
  if (PATH_RE.test(target)) return !target.split('/').includes('..')
  if (!/^https:\/\/[a-z0-9]/i.test(target) || target.length > 500) return false
  return URL.canParse(target) && new URL(target).username === ''
}

/** Rules of one shape stand at one place of the table, where the last would silently replace the others. */
const shapeOf = (from: string) => from.replace(/\/:\w+(?=\/|$)/g, '/*')

/**
 * What an operator sets, in the form it is stored in: new rules without a status are permanent, those that were stored as a bare target
 * before stay as they are. A new rule must also be able to match.
 */
export function toStoredRedirects(
  value: unknown,
  stored: unknown,
): { value: Record<string, unknown>; faults: RedirectFault[] } {
  const before = isObject(stored) ? stored : {}
  const written = isObject(value) ? Object.entries(value) : []
  const entries = written.map(([from, rule]): [string, unknown] => {
    if (typeof rule === 'string')
      return [from, before[from] === rule ? rule : { to: rule, status: DEFAULT_STATUS }]
    return [from, isObject(rule) ? { ...rule, status: rule.status ?? DEFAULT_STATUS } : rule]
  })
  const { redirects, faults } = parseRedirects(isObject(value) ? Object.fromEntries(entries) : value)
  const isNew = ([from, rule]: [string, unknown]) => JSON.stringify(before[from]) !== JSON.stringify(rule)
  for (const [from] of entries.filter(isNew)) {
    const reason = redirects[from] && (findDeadPattern(from, redirects[from]) ?? findLoop(from, redirects))
    if (reason) faults.push({ from, reason })
  }
  return { value: Object.fromEntries(entries), faults }
}

/** Why a rule can never apply. */
function findDeadPattern(from: string, { to }: Redirect): string | null {
  if (NEVER_ASKED_RE.test(from)) return 'is answered by the server itself, so the rule would never match'
  if (from.split('/').some((part) => part === '.' || part === '..'))
    return 'no address holds . or .., so the rule would never match'
  if (/\/\*(\/|$)/.test(from))
    return `a * alone is no pattern: write ${from.replace(/\/\*(?=\/|$)/g, '/:name')} for one part, or ${from.replace(/\/\*(\/.*)?$/, '')}/** for everything below`
  if (to.endsWith('/**') && !from.endsWith('/**'))
    return `its target takes the rest of the path along, but ${from} has none; end both in /**`
  return null
}

/** Permanent redirects in a circle are remembered by browsers, so they are not set in the first place. */
function findLoop(from: string, redirects: Redirects): string | null {
  const rules = Object.entries(redirects).map(([key, { to, status }]) => [key, { redirect: to, status }])
  const matcher = buildMatcher(Object.fromEntries(rules) as Parameters<typeof buildMatcher>[0])
  const start = from.replace(/\/(\*\*|:\w+|\*)(?=\/|$)/g, '/x')
  const seen = [start]
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const found = findRuleRedirect(matcher, { pathname: seen.at(-1)!, search: '', hash: '' })
    if (found === null || !found.to.startsWith('/')) return null
    const path = found.to.split(/[?#]/)[0]!
    if (seen.includes(path)) return `leads in a circle: ${[...seen, path].join(' → ')}`
    seen.push(path)
  }
  return `leads through more than ${MAX_HOPS} other rules`
}
