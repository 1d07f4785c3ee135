/** Refuses values that a settings file may contain but an operator must not set, and turns others into the stored form. */
import { ALL_INFO_PAGE_KEYS } from '#app/domain/info-page.ts'
import { findPage } from '#app/site-routes.ts'
import { listDocuments } from '../ledger/documents.ts'
import { findAdDocument, findSponsorPicture } from '../ledger/sponsors.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makePngLogo } from '#app/features/sites/logo-png.server.ts'
import { cleanLogo, type CleanLogo } from '#app/features/sites/logo-svg.ts'
import { LogoFault } from '#app/features/sites/logo-fault.ts'
import { toStoredRedirects } from '#app/features/sites/redirects.ts'
import {
  listLogoFaults,
  SiteFaultsError,
  toRedirectFault,
  type SiteFault,
} from '#app/features/sites/site-faults.ts'
import type { Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { listUnknownProviders, listUnknownSlugs, unknownPick, unknownProvider } from '../site-notices.ts'

export interface NewValue {
  /** As it is stored. */
  value: unknown
  /** A note for the operator; empty when there is none. */
  note: string
}

export interface ValueContext {
  host: string
  ledger: Ledger
  config: Config
  /** The stored value of this key. */
  stored: unknown
}

/** Throws `SiteFaultsError` with all faults. */
export async function toNewValue(key: string, typed: unknown, context: ValueContext): Promise<NewValue> {
  const { host } = context
  const plain = { value: typed, note: '' }
  switch (key) {
    case 'redirects': {
      const { value, faults } = toStoredRedirects(typed, context.stored)
      refuse(faults.map((fault) => toRedirectFault(host, fault)))
      return { value, note: '' }
    }
    case 'editorPicks':
      refuse(await listPickFaults(typed, context))
      return plain
    case 'homeRows':
    case 'searchAliases':
      refuse(await listGameFaults(key, typed, context))
      return plain
    case 'sponsors':
      return { value: await toStoredSponsors(typed, context), note: '' }
    case 'ads.code':
      refuse(await listCodeFaults(typed, context))
      return plain
    case 'links.menu':
    case 'links.footer':
      refuse(await listLinkFaults(key, typed, context))
      return plain
    case 'providerIds':
      refuse(await listProviderFaults(typed, context))
      return plain
    case 'logo.svg':
    case 'logo.png':
      return toLogo(key, typed, host)
    case 'logo':
      refuse(listLogoFaults(typed).map((fault) => ({ where: host, ...fault })))
      return plain
    default:
      return plain
  }
}

function refuse(faults: readonly SiteFault[]): void {
  if (faults.length > 0) throw new SiteFaultsError(faults)
}

async function listPickFaults(picks: unknown, { host, ledger, config }: ValueContext): Promise<SiteFault[]> {
  // The schema refuses anything else than a list of slugs.
  const slugs = (Array.isArray(picks) ? picks : []).filter((slug) => typeof slug === 'string')
  const unknown = await listUnknownSlugs(ledger, slugs, await listOwnSlugs(config))
  return unknown.map((slug) => unknownPick(host, slug))
}

/** Of rows and aliases, the games that do not exist; the schema refuses the rest. */
async function listGameFaults(
  key: 'homeRows' | 'searchAliases',
  typed: unknown,
  { host, ledger, config }: ValueContext,
): Promise<SiteFault[]> {
  const rows = (Array.isArray(typed) ? typed : []) as ({ games?: unknown } | null)[]
  const own = await listOwnSlugs(config)
  const faults: SiteFault[] = []
  for (const [place, row] of rows.entries()) {
    const games = Array.isArray(row?.games) ? row.games : []
    const slugs = games.filter((slug) => typeof slug === 'string')
    for (const slug of await listUnknownSlugs(ledger, slugs, own))
      faults.push({ where: host, key: `${key}.${place}.games`, reason: `there is no game “${slug}”` })
  }
  return faults
}

/** With the sizes of their pictures; the schema refuses everything else that is wrong with them. */
async function toStoredSponsors(typed: unknown, { host, ledger }: ValueContext): Promise<unknown> {
  if (!Array.isArray(typed)) return typed
  const faults: SiteFault[] = []
  const stored: unknown[] = []
  for (const [place, sponsor] of (typed as ({ picture?: unknown } | null)[]).entries()) {
    const picture =
      typeof sponsor?.picture === 'string' ? await findSponsorPicture(ledger, sponsor.picture) : null
    if (!picture) faults.push({ where: host, key: `sponsors.${place}.picture`, reason: 'choose a picture' })
    stored.push({ ...sponsor, ...picture })
  }
  refuse(faults)
  return stored
}

async function listCodeFaults(typed: unknown, { host, ledger }: ValueContext): Promise<SiteFault[]> {
  const entries = typeof typed === 'object' && typed !== null ? Object.entries(typed) : []
  const faults: SiteFault[] = []
  for (const [place, id] of entries)
    if ((await findAdDocument(ledger, String(id))) === null)
      faults.push({
        where: host,
        key: `ads.code.${place}`,
        reason: 'there is no such document: “ads code set” stores one',
      })
  return faults
}

/** Links of the site's own to pages that there are not; the schema refuses addresses of other forms. */
async function listLinkFaults(
  key: 'links.menu' | 'links.footer',
  typed: unknown,
  { host, ledger }: ValueContext,
): Promise<SiteFault[]> {
  const links = (Array.isArray(typed) ? typed : []) as ({ to?: unknown } | null)[]
  const pages = await listDocuments(ledger, 'page')
  const own = pages.filter(({ site }) => site === null || site === host).map(({ slug }) => slug)
  const isKnown = (to: string) => {
    const { name, params } = findPage(to.split(/[?#]/)[0]!)
    const slug = Object.values(params)[0] ?? ''
    if (name === 'info') return ALL_INFO_PAGE_KEYS.some((one) => one === slug) || own.includes(slug)
    return name !== 'lost'
  }
  return links.flatMap((link, place) =>
    typeof link?.to === 'string' && link.to.startsWith('/') && !isKnown(link.to.trim())
      ? [{ where: host, key: `${key}.${place}`, reason: `there is no page ${link.to}` }]
      : [],
  )
}

/** The games of this installation's folder: before its first start they are not in the ledger. */
export function listOwnSlugs({ rootDir }: Config): Promise<string[]> {
  return readdir(join(rootDir, 'games')).catch(() => [])
}

async function listProviderFaults(ids: unknown, { host, ledger }: ValueContext): Promise<SiteFault[]> {
  const isObject = typeof ids === 'object' && ids !== null && !Array.isArray(ids)
  const adapters = await listAdapters(ledger)
  return listUnknownProviders(isObject ? ids : {}, adapters).map((name) =>
    unknownProvider(host, name, adapters),
  )
}

async function toLogo(key: 'logo.svg' | 'logo.png', typed: unknown, host: string): Promise<NewValue> {
  if (typed === '') return { value: '', note: '' }
  try {
    if (key === 'logo.svg') {
      const logo = cleanLogo(String(typed))
      return { value: logo.svg, note: describeRoom(logo) }
    }
    if (!(typed instanceof Uint8Array)) throw new LogoFault('is read from a file: @logo.png')
    const { address, ...size } = await makePngLogo(typed)
    return { value: address, note: describeRoom(size) }
  } catch (error) {
    if (error instanceof LogoFault) throw new SiteFaultsError([{ where: host, key, reason: error.message }])
    throw error
  }
}

/** Icons are square; a wide logo is centred in them. */
function describeRoom({ width, height }: Pick<CleanLogo, 'width' | 'height'>): string {
  if (Math.abs(width / height - 1) < 0.02) return ''
  const sides = width > height ? 'above and below' : 'on the left and right'
  return `it is ${width} × ${height}, so the square icons show it with empty room ${sides}`
}
