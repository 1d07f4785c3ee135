/** Faults of a site's settings, in words an operator can act on. */
import * as v from 'valibot'
import { listAdFaults } from '#app/features/ads/ad-settings.ts'
import { readPngLogo, readSvgLogo } from './logo.ts'
import { parseRedirects, type RedirectFault } from './redirects.ts'
import { completeSite, type Site } from '#app/domain/site.ts'
import { HostSchema } from '#app/domain/host-schema.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'

export interface SiteFault {
  /** The file or the edits with the fault. */
  where: string
  /** Such as `theme.text`; empty for the file as a whole. */
  key: string
  reason: string
}

export class SiteFaultsError extends Error {
  override name = 'SiteFaultsError'
  readonly faults: readonly SiteFault[]
  constructor(faults: readonly SiteFault[]) {
    const lines = faults.map(
      ({ where, key, reason }) => `  ${where}: ${key === '' ? '' : `${key}: `}${reason}`,
    )
    super(`The sites have ${faults.length} fault(s):\n${lines.join('\n')}`)
    this.faults = faults
  }
}

export type ParsedSite =
  | {
      site: Site
      faults: []
      /** Parts of settings that are left out because they are faulty; the site works without. */
      leftOut: SiteFault[]
    }
  | { site: null; faults: SiteFault[]; leftOut: [] }

export function parseSite(host: string, where: string, settings: Record<string, unknown>): ParsedSite {
  const faults: SiteFault[] = []
  if (!v.is(HostSchema, host))
    faults.push({ where, key: '', reason: `a host is a lower-case name without a port, not ${quote(host)}` })
  const parsed = v.safeParse(SiteSchema, settings)
  if (parsed.success) {
    const site = completeSite(host, parsed.output)
    faults.push(...listAdFaults(site).map((fault) => ({ where, ...fault })))
    if (faults.length === 0) return { site, faults: [], leftOut: listLeftOut(where, settings) }
  }
  for (const issue of parsed.issues ?? [])
    faults.push({ where, key: v.getDotPath(issue) ?? '', reason: describeIssue(issue) })
  return { site: null, faults, leftOut: [] }
}

/** Ignored faults that affect only themselves: an old rule must not prevent every site from starting. */
function listLeftOut(where: string, { redirects = {}, logo }: Record<string, unknown>): SiteFault[] {
  return [
    ...parseRedirects(redirects).faults.map((fault) => toRedirectFault(where, fault)),
    ...listLogoFaults(logo).map((fault) => ({ where, ...fault })),
  ]
}

/** Of a complete `logo`; the schema checks everything else in it. */
export function listLogoFaults(logo: unknown): Omit<SiteFault, 'where'>[] {
  const { svg, png } = (logo ?? {}) as { svg?: unknown; png?: unknown }
  const faults = [
    { key: 'logo.svg', reason: typeof svg === 'string' ? readSvgLogo(svg).fault : null },
    { key: 'logo.png', reason: typeof png === 'string' ? readPngLogo(png).fault : null },
  ]
  return faults.flatMap(({ key, reason }) => (reason === null ? [] : [{ key, reason }]))
}

export function toRedirectFault(where: string, { from, reason }: RedirectFault): SiteFault {
  return { where, key: from === '' ? 'redirects' : `redirects.${from}`, reason }
}

const TYPE_WORDS: Record<string, string> = {
  string: 'is a text in quotes',
  number: 'is a number',
  boolean: 'is true or false',
  array: 'is a list in [ ]',
  record: 'is an object in { }',
  strict_object: 'is an object in { }',
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is no key of a site'
  // The whole of a list or an object says less than the rule about it.
  if (issue.type === 'check' && isObject(issue.input)) return issue.message
  const given = `, not ${quote(issue.input)}`
  if (issue.type === 'picklist')
    return `is one of ${(issue.expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ')}${given}`
  if (issue.type === 'max_length') return `has at most ${String(issue.requirement)} ${countedIn(issue.input)}`
  if (issue.type === 'min_length') return 'must not be empty'
  if (issue.type === 'min_value') return `is at least ${String(issue.requirement)}${given}`
  if (issue.type === 'max_value') return `is at most ${String(issue.requirement)}${given}`
  if (issue.type === 'integer') return `is a whole number${given}`
  return `${(issue.kind === 'schema' && TYPE_WORDS[issue.type]) || issue.message}${given}`
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function countedIn(input: unknown): string {
  return typeof input === 'string' ? 'characters' : 'entries'
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
