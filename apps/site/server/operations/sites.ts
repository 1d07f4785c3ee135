/** The list of sites: `listSites`, `addSite`, `removeSite`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { HostSchema } from '#app/domain/host-schema.ts'
import { createBrandFiles } from '#app/features/sites/brand-files.server.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { isSampleHost } from '#app/features/sites/sample-hosts.ts'
import { SiteFaultsError, type SiteFault } from '#app/features/sites/site-faults.ts'
import { editKey } from '#app/features/sites/site-layers.ts'
import { parseHost, parseRawSite, type RawSite } from '#app/features/sites/sites.server.ts'
import { brandFolders, sitesDir } from '../config.ts'
import { setSiteEdits } from '../ledger/sites.ts'
import { defineOperation, isOwnSite, OperationError, recordAudit } from './operation.ts'
import { findRawSite, getRawSite, readSites, storeEdits, type SiteContext } from './site-store.ts'

export const HostTextSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(300))

export interface SiteEntry {
  host: string
  name: string
  audience: string
  /** Where it is defined: a file of `content/sites`, or the ledger. */
  origin: 'ledger' | 'content/sites'
  /** Whether it has edits in the ledger. */
  isEdited: boolean
  isSample: boolean
  isOff: boolean
  /** Of its pages. */
  url: string
  /** Settings that keep it from being served. */
  faults: readonly SiteFault[]
}

export const listSitesOperation = defineOperation({
  name: 'listSites',
  permission: 'sites.read',
  schema: v.object({}),
  async run(context): Promise<{ sites: SiteEntry[]; faults: SiteFault[] }> {
    const { raw, faults } = await readSites(context)
    const sites = raw.filter(({ host }) => isOwnSite(context.actor, host))
    return { sites: sites.map((site) => describeEntry(site, context)), faults }
  },
})

function describeEntry(raw: RawSite, { config }: SiteContext): SiteEntry {
  const { host, file, edits } = raw
  const { site, faults } = parseRawSite(raw)
  const isEdited = Object.keys(edits).length > 0
  return {
    host,
    name: site?.name ?? host,
    audience: site?.audience ?? '',
    origin: file === null || isEdited ? 'ledger' : 'content/sites',
    isEdited: file !== null && isEdited,
    isSample: isSampleHost(host),
    isOff: site?.isOff ?? false,
    url: siteOrigin({ canonicalHost: host }, config.port),
    faults,
  }
}

export interface AddedSite {
  host: string
  name: string
  origin: 'ledger' | 'content/sites'
}

export const addSiteOperation = defineOperation({
  name: 'addSite',
  permission: 'sites.add',
  needsFreshCheck: true,
  schema: v.object({
    host: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    /** Writes `content/sites/<host>.json` instead of storing it in the ledger. */
    isFile: v.optional(v.boolean(), false),
  }),
  async run(context, { host: given, name: givenName, isFile }): Promise<AddedSite> {
    const host = parseNewHost(given)
    const name = givenName || host.slice(0, 45)
    if (host === context.config.console?.rpId)
      throw new OperationError(
        'console-host',
        `${host} is the host of the console, so it cannot be a site`,
        'host',
      )
    const known = await findRawSite(context, host)
    // The command line may name a site anew; a form that adds one must not change another.
    if (known && context.actor.door === 'console')
      throw new OperationError('known-site', `${host} is a site already`, 'host')
    const site = known ?? { host, file: null, settings: {}, edits: {} }
    if (isFile) await writeSiteFile(context, site, name)
    else await storeEdits(context, site, editKey(site.edits, 'name', name))
    await recordAudit(context, 'addSite', { target: `site ${host}`, before: null, after: { name } })
    return { host, name, origin: isFile ? 'content/sites' : 'ledger' }
  },
})

function parseNewHost(given: string): string {
  const host = parseHost(given)
  if (host !== null && v.is(HostSchema, host) && !/:\d+$/.test(given)) return host
  throw new OperationError(
    'invalid',
    `A host is a plain name such as games.example.com, without https:// or a port, not “${given.slice(0, 100)}”`,
    'host',
  )
}

async function writeSiteFile({ config }: SiteContext, known: RawSite, name: string): Promise<void> {
  if (known.file !== null)
    throw new OperationError('known-site', `${known.host} has a file already: content/sites/${known.file}`)
  const file = `${known.host}.json`
  const changed = parseRawSite({ ...known, file, settings: { name } })
  if (!changed.site) throw new SiteFaultsError(changed.faults)
  await writeFile(join(sitesDir(config), file), `${JSON.stringify({ name }, null, 2)}\n`, { flag: 'wx' })
  await createBrandFiles(brandFolders(config)).prepare(changed.site)
}

export interface RemovedSite {
  host: string
  /** Set when the host is a site still, with the settings of this file. */
  file: string | null
}

/** Removes a site of the ledger, or all edits of a site that has a file. */
export const removeSiteOperation = defineOperation({
  name: 'removeSite',
  permission: 'sites.add',
  needsFreshCheck: true,
  schema: v.object({ host: HostTextSchema }),
  async run(context, { host: given }): Promise<RemovedSite> {
    const { host, file, edits } = await getRawSite(context, given)
    if (file !== null && Object.keys(edits).length === 0)
      throw new OperationError('file-site', `${host} is a file: delete content/sites/${file} and restart`)
    await setSiteEdits(context.ledger, host, {})
    await recordAudit(context, 'removeSite', { target: `site ${host}`, before: edits, after: null })
    return { host, file }
  },
})
