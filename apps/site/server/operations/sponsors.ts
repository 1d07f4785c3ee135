/** Sponsors' pictures of a site: `getSponsors`, `setSponsors`, `addSponsor`, `addSponsorPicture`. */
import * as v from 'valibot'
import { ImportError } from '#app/features/articles/import-error.ts'
import { encodeUpload } from '#app/features/articles/import-pictures.server.ts'
import { sponsorsSetting, type Sponsor } from '#app/features/ads/site-settings.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { findOrigin, type Origin } from '#app/features/sites/site-layers.ts'
import type { RawSite } from '#app/features/sites/sites.server.ts'
import type { AuditEntry } from '../ledger/audit.ts'
import { dayOf } from '../ledger/events.ts'
import { addSponsorPicture, pruneSponsors, type SponsorPicture } from '../ledger/sponsors.ts'
import { defineOperation, OperationError, type OperationContext } from './operation.ts'
import { listShownEntries } from './shown-entries.ts'
import { AD_CODE_KEY, SPONSORS_KEY } from './site-kinds.ts'
import { changeSite, getOwnSite, readValue, type ChangedSite } from './site-settings.ts'
import { readSites } from './site-store.ts'
import { HostTextSchema } from './sites.ts'
import { nameDay } from './summarise-events.ts'

const HISTORY = 20

export interface Sponsors {
  host: string
  name: string
  /** The address of the home page. */
  url: string
  /** The day of the sites, which begins at midnight UTC. */
  today: string
  sponsors: Sponsor[]
  origin: Origin
  /** Changes of the sponsors and of the own ad code, newest first. */
  history: AuditEntry[]
}

export const getSponsorsOperation = defineOperation({
  name: 'getSponsors',
  permission: 'sites.read',
  schema: v.object({ host: HostTextSchema }),
  async run(context, { host: given }): Promise<Sponsors> {
    const site = await getOwnSite(context, given)
    const { host, settings, edits } = site
    const name = readValue(settings, edits, 'name')
    const changes = await listShownEntries(context.reads, { target: `site ${host}`, limit: 200 })
    return {
      ...{ host, sponsors: readSponsors(site), origin: findOrigin(settings, edits, SPONSORS_KEY) },
      name: typeof name === 'string' && name !== '' ? name : host,
      today: nameDay(dayOf(context.nowMs)),
      url: siteOrigin({ canonicalHost: host }, context.config.port),
      history: changes
        .filter(({ after }) => [SPONSORS_KEY, AD_CODE_KEY].some((key) => Object.hasOwn(after ?? {}, key)))
        .slice(0, HISTORY),
    }
  },
})

function readSponsors({ settings, edits }: RawSite): Sponsor[] {
  const parsed = v.safeParse(sponsorsSetting, readValue(settings, edits, SPONSORS_KEY))
  return parsed.success ? parsed.output : []
}

export const setSponsorsOperation = defineOperation({
  name: 'setSponsors',
  permission: 'sites.edit',
  schema: v.object({
    host: HostTextSchema,
    /** Null goes back to those of the site's file, or to none. */
    sponsors: v.nullable(v.array(v.unknown())),
    /** Those that the person saw: the change is refused when they are others now. */
    expected: v.optional(v.array(v.unknown())),
  }),
  run: (context, { host, sponsors, expected }): Promise<ChangedSite> =>
    changeSite(context, {
      ...{ host, operation: 'setSponsors' },
      change: { [SPONSORS_KEY]: sponsors },
      ...(expected && { expected: { [SPONSORS_KEY]: expected } }),
    }),
})

export interface AddedSponsor {
  hosts: string[]
  /** One for each site. */
  auditIds: (number | null)[]
}

/** The same sponsor on several sites, after those that they have. */
export const addSponsorOperation = defineOperation({
  name: 'addSponsor',
  permission: 'sites.edit',
  schema: v.object({
    hosts: v.pipe(v.array(HostTextSchema), v.minLength(1), v.maxLength(200)),
    sponsor: v.record(v.string(), v.unknown()),
  }),
  async run(context, { hosts, sponsor }): Promise<AddedSponsor> {
    const sites: RawSite[] = []
    // All are looked at before one is changed.
    for (const host of new Set(hosts)) sites.push(await getOwnSite(context, host))
    const auditIds: (number | null)[] = []
    for (const site of sites) {
      const sponsors = [...readSponsors(site), sponsor]
      const change = { [SPONSORS_KEY]: sponsors }
      const { auditId } = await changeSite(context, { host: site.host, operation: 'addSponsor', change })
      auditIds.push(auditId)
    }
    return { hosts: sites.map(({ host }) => host), auditIds }
  },
})

/** Decoded and encoded anew like every picture of others; the sponsor that shows it is saved apart. */
export const addSponsorPictureOperation = defineOperation({
  name: 'addSponsorPicture',
  permission: 'sites.edit',
  schema: v.object({ bytes: v.instance(Uint8Array) }),
  async run(context, { bytes }): Promise<SponsorPicture> {
    const { src, size, files } = await encode(Buffer.from(bytes))
    const picture = /sponsors-[0-9a-f]{12}/.exec(src)![0]
    await addSponsorPicture(context.ledger, { picture, ...size }, files, context.nowMs)
    await pruneUnused(context)
    return { picture, ...size }
  },
})

async function encode(bytes: Buffer) {
  try {
    return await encodeUpload(bytes, 'sponsors', 'this file')
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    const message = error.message.charAt(0).toUpperCase() + error.message.slice(1)
    throw new OperationError('invalid', message, 'picture')
  }
}

/** Pictures and documents that no site has named for as long as the audit is stored. */
export async function pruneUnused(context: OperationContext): Promise<void> {
  const { raw } = await readSites(context)
  const settings = JSON.stringify(raw.map((site) => [site.settings, site.edits]))
  await pruneSponsors(context.ledger, settings, context.nowMs)
}
