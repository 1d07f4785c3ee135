/** `site list`, `site show`, `site set`, `site unset`, `site add`, `site remove`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { createBrandFiles } from '#app/features/sites/brand-files.server.ts'
import { applyEdits, dropKey, editKey, listSettings, SITE_KEYS } from '#app/features/sites/site-layers.ts'
import type { Settings } from '#app/features/sites/site-layers.ts'
import { HostSchema } from '#app/domain/host-schema.ts'
import { SiteFaultsError } from '#app/features/sites/site-faults.ts'
import {
  loadSites,
  parseHost,
  parseRawSite,
  readRawSites,
  type RawSite,
} from '#app/features/sites/sites.server.ts'
import type { Site } from '#app/domain/site.ts'
import { brandFolders, sitesDir, type Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listSiteEdits, setSiteEdits } from '../ledger/sites.ts'
import { CommandError, UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { runCheck } from './site-check.ts'
import { readTyped, toNewValue } from './site-values.ts'
import { renderTable, toCell } from './table.ts'

const LIVE = 'a running server applies it within seconds'

async function runList({ io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger, config) => {
    const sites = await listSites(ledger, config)
    const rows = sites.map(({ host, name, audience, origin }) => [host, name, audience, origin])
    return { json: { sites }, text: renderTable(['host', 'name', 'audience', 'from'], rows) }
  })
}

export async function listSites(ledger: Ledger, config: Config) {
  const edits = await listSiteEdits(ledger)
  const sites = await loadSites({ dir: sitesDir(config), edits })
  return sites.listSites().map(({ host, name, audience }) => ({
    host,
    name,
    audience,
    origin: edits.some((site) => site.host === host) ? 'ledger' : 'content/sites',
  }))
}

async function runShow({ positionals, io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger, config) => {
    const site = await getRawSite(ledger, config, positionals[0]!)
    const { faults } = parseRawSite(site)
    if (faults.length > 0) throw new SiteFaultsError(faults)
    const { host, settings, edits } = site
    const rows = listSettings(settings, edits)
    const lines = rows.map(({ key, value, origin }) => [key, toCell(JSON.stringify(value) ?? ''), origin])
    return { json: { host, settings: rows }, text: renderTable(['key', 'value', 'from'], lines) }
  })
}

async function runSet({ positionals, io }: CommandInput): Promise<Outcome> {
  const [given, key, written] = positionals as [string, string, string]
  checkKey(key)
  const typed = await readTyped(key, written)
  return withLedger(io, async (ledger, config) => {
    const site = await getRawSite(ledger, config, given)
    const { host, settings } = site
    const stored = applyEdits(settings, site.edits)
    const { value, note } = await toNewValue(key, typed, { host, ledger, config, stored: stored[key] })
    const others = value === '' ? {} : dropOtherLogo(key, stored.logo)
    await storeEdits(ledger, config, site, { ...editKey(site.edits, key, value), ...others })
    const shown = `${key} of ${host} is ${describeValue(key, value)} now; ${LIVE}.`
    return { json: { host, key, value }, text: note === '' ? shown : `${shown} Note: ${note}.` }
  })
}

function describeValue(key: string, value: unknown): string {
  const isImage = (key === 'logo.svg' || key === 'logo.png') && typeof value === 'string' && value !== ''
  return isImage ? `an image of ${Math.ceil(value.length / 1024)} KB` : toCell(JSON.stringify(value))
}

/** A site has one logo: an SVG replaces the image, and an image replaces the SVG. */
function dropOtherLogo(key: string, logo: unknown): Settings {
  const { svg, png } = (logo ?? {}) as { svg?: unknown; png?: unknown }
  if (key === 'logo.svg' && png) return { 'logo.png': '' }
  return key === 'logo.png' && svg ? { 'logo.svg': '' } : {}
}

async function runUnset({ positionals, io }: CommandInput): Promise<Outcome> {
  const [given, key] = positionals as [string, string]
  checkKey(key)
  return withLedger(io, async (ledger, config) => {
    const site = await getRawSite(ledger, config, given)
    const { host, file, settings, edits } = site
    const left = dropKey(edits, key)
    if (Object.keys(left).length === Object.keys(edits).length)
      throw new CommandError('not-edited', `${key} of ${host} was not edited, so there is nothing to undo`)
    if (file === null && Object.keys(left).length === 0)
      throw new CommandError('last-key', `${host} is only in the ledger; to remove it: site remove ${host}`)
    await storeEdits(ledger, config, site, left)
    const row = listSettings(settings, left).find((setting) => setting.key === key)
    const origin = row?.origin ?? 'default'
    return {
      json: { host, key, origin },
      text: `${key} of ${host} has the value of the ${origin} again; ${LIVE}.`,
    }
  })
}

async function runAdd({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const host = parseNewHost(positionals[0]!)
  const name = typeof values.name === 'string' ? values.name.trim() : host.slice(0, 45)
  return withLedger(io, async (ledger, config) => {
    if (host === config.console?.rpId)
      throw new CommandError('console-host', `${host} is the host of the console, so it cannot be a site`)
    const known = await findRawSite(ledger, config, host)
    if (values.file) return addFile(config, host, name, known)
    const site = known ?? { host, file: null, settings: {}, edits: {} }
    await storeEdits(ledger, config, site, editKey(site.edits, 'name', name))
    return {
      json: { host, name, origin: 'ledger' },
      text: `${host} is a site now, named “${name}”; ${LIVE}.`,
    }
  })
}

async function addFile(config: Config, host: string, name: string, known?: RawSite): Promise<Outcome> {
  if (known?.file)
    throw new CommandError('known-site', `${host} has a file already: content/sites/${known.file}`)
  const file = `${host}.json`
  const changed = parseRawSite({ host, file, settings: { name }, edits: known?.edits ?? {} })
  if (!changed.site) throw new SiteFaultsError(changed.faults)
  await writeFile(join(sitesDir(config), file), `${JSON.stringify({ name }, null, 2)}\n`, { flag: 'wx' })
  await createBrandFiles(brandFolders(config)).prepare(changed.site)
  const text = `content/sites/${file} is written; the server reads files when it starts.`
  return { json: { host, name, origin: 'content/sites' }, text }
}

async function runRemove({ positionals, io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger, config) => {
    const { host, file, edits } = await getRawSite(ledger, config, positionals[0]!)
    if (file !== null && Object.keys(edits).length === 0)
      throw new CommandError('file-site', `${host} is a file: delete content/sites/${file} and restart`)
    await setSiteEdits(ledger, host, {})
    const left = file === null ? 'is no longer a site' : `has the settings of content/sites/${file} again`
    return { json: { host, isSite: file !== null }, text: `${host} ${left}; ${LIVE}.` }
  })
}

/** For other commands that change a setting of a site; `value` is checked like any other. */
export async function editSite(
  ledger: Ledger,
  config: Config,
  host: string,
  key: string,
  value: unknown,
): Promise<void> {
  const site = await getRawSite(ledger, config, host)
  await storeEdits(ledger, config, site, editKey(site.edits, key, value))
}

/** The whole site as its pages see it. */
export async function getSite(ledger: Ledger, config: Config, host: string): Promise<Site> {
  const { site, faults } = parseRawSite(await getRawSite(ledger, config, host))
  if (!site) throw new SiteFaultsError(faults)
  return site
}

/** Faulty edits are refused here, before the server's next check; changed icons are drawn at once. */
async function storeEdits(ledger: Ledger, config: Config, site: RawSite, edits: Settings): Promise<void> {
  const changed = parseRawSite({ ...site, edits })
  // A faulty site may be corrected key by key.
  if (changed.faults.length > 0 && changed.faults.length >= parseRawSite(site).faults.length)
    throw new SiteFaultsError(changed.faults)
  // Drawn first: a logo that cannot be rendered is not stored.
  if (changed.site) await createBrandFiles(brandFolders(config)).prepare(changed.site)
  await setSiteEdits(ledger, site.host, edits)
}

async function findRawSite(ledger: Ledger, config: Config, host: string): Promise<RawSite | undefined> {
  const { raw } = await readRawSites({ dir: sitesDir(config), edits: await listSiteEdits(ledger) })
  return raw.find((site) => site.host === host)
}

async function getRawSite(ledger: Ledger, config: Config, given: string): Promise<RawSite> {
  const site = await findRawSite(ledger, config, given.toLowerCase())
  if (site) return site
  throw new CommandError(
    'unknown-site',
    `There is no site “${toCell(given)}”. Known ones: site list. Add it: site add <host>`,
  )
}

function checkKey(key: string): void {
  if (SITE_KEYS.includes(key)) return
  throw new UsageError(`“${toCell(key)}” is no key of a site. Keys: ${SITE_KEYS.join(', ')}`)
}

function parseNewHost(given: string): string {
  const host = parseHost(given)
  if (host !== null && v.is(HostSchema, host) && !/:\d+$/.test(given)) return host
  throw new UsageError(
    `A host is a plain name such as games.example.com, without https:// or a port, not “${given}”`,
  )
}

export const siteCommands: Command[] = [
  {
    name: 'site add',
    summary: 'Add a site for a host and draw its icons; settings that are not given have defaults',
    args: ['<host>'],
    options: {
      name: { type: 'string', value: '<name>', help: 'The site’s name (its host)' },
      file: { type: 'boolean', help: 'Write content/sites/<host>.json instead of storing it in the ledger' },
    },
    example: 'site add games.example.com --name "Fox Games"',
    run: runAdd,
  },
  {
    name: 'site list',
    summary: 'List the hosts this server answers for',
    args: [],
    options: {},
    example: 'site list',
    run: runList,
  },
  {
    name: 'site show',
    summary: 'Show every setting of a site and where it comes from: default, file or ledger',
    args: ['<host>'],
    options: {},
    example: 'site show localhost',
    run: runShow,
  },
  {
    name: 'site set',
    summary:
      'Change one setting of a site: a text as it is, anything else as JSON, or from a file with @<file>',
    args: ['<host>', '<key>', '<value>'],
    options: {},
    example: 'site set localhost name "Fox Arcade"',
    run: runSet,
  },
  {
    name: 'site unset',
    summary: 'Undo the change of a setting',
    args: ['<host>', '<key>'],
    options: {},
    example: 'site unset localhost theme.accent',
    run: runUnset,
  },
  {
    name: 'site check',
    summary: 'List every fault of every site, weak contrast, and settings that cannot work',
    args: [],
    options: {},
    example: 'site check',
    run: runCheck,
  },
  {
    name: 'site remove',
    summary: 'Remove a site from the ledger, or the changes of a site that has a file',
    args: ['<host>'],
    options: {},
    example: 'site remove games.example.com',
    run: runRemove,
  },
]
