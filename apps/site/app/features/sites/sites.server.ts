import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { listOwnAddresses } from '#server/lan-address.ts'
import { HostSchema, SiteSchema, type Site } from './site.ts'

export interface Sites {
  /** The site a Host header names, or null: an unknown host is never given a default tenant. */
  findSite(hostHeader: string | undefined): Site | null
  listSites(): Site[]
}

export interface LoadSitesOptions {
  dir: string
  /** What an operator edited, by host: only the edited keys. */
  edits: readonly { host: string; edits: Record<string, unknown> }[]
}

/** Reads every site; a host that exists only in the edits takes the rest from `localhost`. Throws with all faults at once. */
export async function loadSites({ dir, edits }: LoadSitesOptions): Promise<Sites> {
  const files = (await readdir(dir)).filter((name) => name.endsWith('.json'))
  const raw = new Map<string, Record<string, unknown>>()
  for (const name of files) raw.set(name.slice(0, -5), JSON.parse(await readFile(join(dir, name), 'utf8')))
  const defaults = raw.get('localhost') ?? {}
  for (const { host, edits: edited } of edits) raw.set(host, { ...(raw.get(host) ?? defaults), ...edited })

  const faults: string[] = []
  const sites = new Map<string, Site>()
  for (const [host, settings] of raw) {
    const parsed = v.safeParse(v.object({ host: HostSchema, ...SiteSchema.entries }), { ...settings, host })
    if (parsed.success) sites.set(host, parsed.output)
    else
      faults.push(
        ...parsed.issues.map((issue) => `  ${host}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`),
      )
  }
  if (faults.length > 0) throw new Error(`The sites have ${faults.length} fault(s):\n${faults.join('\n')}`)
  return createSites(sites)
}

export function createSites(sites: ReadonlyMap<string, Site>): Sites {
  const localNames = new Set(['localhost', '127.0.0.1', '[::1]', ...listOwnAddresses()])
  return {
    listSites: () => [...sites.values()],
    findSite(hostHeader) {
      const host = parseHost(hostHeader)
      if (host === null) return null
      return sites.get(host) ?? (localNames.has(host) ? (sites.get('localhost') ?? null) : null)
    },
  }
}

/** The name without port, lower case; null for anything that is not a plain host. */
export function parseHost(header: string | undefined): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]{1,253})(?::\d{1,5})?$/i.exec(header ?? '')
  return match ? match[1]!.toLowerCase().replace(/\.$/, '') : null
}
