import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listOwnAddresses } from '#server/base/lan-address.ts'
import { isSampleHost } from './sample-hosts.ts'
import { parseSite, SiteFaultsError, type SiteFault } from './site-faults.ts'
import { applyEdits, type Settings } from './site-layers.ts'
import type { Site } from '#app/domain/site.ts'

export interface Sites {
  /** The site a Host header names, or null: an unknown host is never given a default tenant. */
  findSite(hostHeader: string | undefined): Site | null
  listSites(): Site[]
  /** Whether there is a site that is not a sample. */
  hasOperatorSite(): boolean
}

export interface LoadedSites extends Sites {
  /** Faulty parts of settings, which cost nothing but themselves. */
  leftOut: readonly SiteFault[]
}

export interface LoadSitesOptions {
  dir: string
  /** What an operator edited, by host: only the edited keys. */
  edits: readonly { host: string; edits: Settings }[]
  /** The sites as loaded before: an unchanged site stays the same object, so everything cached for it stays valid. */
  known?: readonly Site[]
}

/** One host before it is checked: its file and its edits, either of which may be missing. */
export interface RawSite {
  host: string
  /** The file's name, or null for a host that exists only in the ledger. */
  file: string | null
  settings: Settings
  edits: Settings
}

/** Reads every site. Throws with all faults of all sites at once. */
export async function loadSites(options: LoadSitesOptions): Promise<LoadedSites> {
  const { raw, faults } = await readRawSites(options)
  const known = new Map(options.known?.map((site) => [site.host, site]))
  const sites = new Map<string, Site>()
  const leftOut: SiteFault[] = []
  for (const site of raw) {
    const parsed = parseRawSite(site)
    faults.push(...parsed.faults)
    leftOut.push(...parsed.leftOut)
    if (parsed.site) sites.set(site.host, reuseUnchanged(parsed.site, known.get(site.host)))
  }
  if (faults.length > 0) throw new SiteFaultsError(faults)
  return { ...createSites(sites), leftOut }
}

function reuseUnchanged(site: Site, before: Site | undefined): Site {
  return before && JSON.stringify(before) === JSON.stringify(site) ? before : site
}

/** Where a site's settings stand, as an operator looks for them. */
export function describeRawSite({ host, file, edits }: RawSite): string {
  if (file === null) return `${host} in the ledger`
  return Object.keys(edits).length > 0 ? `${file} with ${host} in the ledger` : file
}

/** The site with all its layers, or all of its faults. */
export function parseRawSite(site: RawSite): ReturnType<typeof parseSite> {
  return parseSite(site.host, describeRawSite(site), applyEdits(site.settings, site.edits))
}

/** The layers of every site, and the files that could not be read. */
export async function readRawSites({
  dir,
  edits,
}: LoadSitesOptions): Promise<{ raw: RawSite[]; faults: SiteFault[] }> {
  const faults: SiteFault[] = []
  const raw = new Map<string, RawSite>()
  for (const file of (await readdir(dir)).filter((name) => name.endsWith('.json')).sort()) {
    const host = file.slice(0, -'.json'.length)
    try {
      const settings: unknown = JSON.parse(await readFile(join(dir, file), 'utf8'))
      if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
        faults.push({ where: file, key: '', reason: 'is not an object in { }' })
      else raw.set(host, { host, file, settings: settings as Settings, edits: {} })
    } catch (error) {
      faults.push({ where: file, key: '', reason: `is not JSON: ${(error as Error).message}` })
    }
  }
  for (const edited of edits) {
    const known = raw.get(edited.host) ?? { host: edited.host, file: null, settings: {}, edits: {} }
    raw.set(edited.host, { ...known, edits: edited.edits })
  }
  return { raw: [...raw.values()], faults }
}

export function createSites(sites: ReadonlyMap<string, Site>): Sites {
  const localNames = new Set(['localhost', '127.0.0.1', '[::1]', ...listOwnAddresses()])
  const list = [...sites.values()]
  const hasOperatorSite = list.some(({ host }) => !isSampleHost(host))
  return {
    listSites: () => list,
    hasOperatorSite: () => hasOperatorSite,
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
