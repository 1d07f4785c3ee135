/** What is wrong with a site's settings, in words an operator can act on. */
import * as v from 'valibot'
import { listAdFaults } from '#app/features/ads/ad-settings.ts'
import { completeSite, type Site } from './site.ts'
import { HostSchema, SiteSchema } from './site-schema.ts'

export interface SiteFault {
  /** The file or the edits it stands in. */
  where: string
  /** Such as `theme.text`; empty when it is the whole. */
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

export function parseSite(
  host: string,
  where: string,
  settings: Record<string, unknown>,
): { site: Site; faults: [] } | { site: null; faults: SiteFault[] } {
  const faults: SiteFault[] = []
  if (!v.is(HostSchema, host))
    faults.push({ where, key: '', reason: `a host is a lower-case name without a port, not ${quote(host)}` })
  const parsed = v.safeParse(SiteSchema, settings)
  if (parsed.success) {
    const site = completeSite(host, parsed.output)
    faults.push(...listAdFaults(site).map((fault) => ({ where, ...fault })))
    if (faults.length === 0) return { site, faults: [] }
  }
  for (const issue of parsed.issues ?? [])
    faults.push({ where, key: v.getDotPath(issue) ?? '', reason: describeIssue(issue) })
  return { site: null, faults }
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
  const given = `, not ${quote(issue.input)}`
  if (issue.type === 'picklist')
    return `is one of ${(issue.expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ')}${given}`
  if (issue.type === 'max_length') return `has at most ${String(issue.requirement)} ${countedIn(issue.input)}`
  if (issue.type === 'min_length') return 'is not empty'
  if (issue.type === 'min_value') return `is at least ${String(issue.requirement)}${given}`
  if (issue.type === 'max_value') return `is at most ${String(issue.requirement)}${given}`
  if (issue.type === 'integer') return `is a whole number${given}`
  return `${(issue.kind === 'schema' && TYPE_WORDS[issue.type]) || issue.message}${given}`
}

function countedIn(input: unknown): string {
  return typeof input === 'string' ? 'characters' : 'entries'
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
