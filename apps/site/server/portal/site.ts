/** `site list`, `site show`, `site set`, `site unset`, `site add`, `site remove`. */
import { listSettings, SITE_KEYS } from '#app/features/sites/site-layers.ts'
import { SiteFaultsError } from '#app/features/sites/site-faults.ts'
import { loadSites, parseRawSite } from '#app/features/sites/sites.server.ts'
import { sitesDir, type Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listSiteEdits } from '../ledger/sites.ts'
import { setSiteOperation } from '../operations/site-settings.ts'
import { getRawSite } from '../operations/site-store.ts'
import { addSiteOperation, removeSiteOperation } from '../operations/sites.ts'
import { CommandError, UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { runCheck } from './site-check.ts'
import { readTyped } from './typed-value.ts'
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
    const site = await getRawSite({ ledger, config }, positionals[0]!)
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
  return withOperations(io, async (run) => {
    const { host, values, notes } = await run(setSiteOperation, { host: given, change: { [key]: typed } })
    const shown = `${key} of ${host} is ${describeValue(key, values[key])} now; ${LIVE}.`
    const text = notes.length === 0 ? shown : `${shown} Note: ${notes.join('; ')}.`
    return { json: { host, key, value: values[key] }, text }
  })
}

function describeValue(key: string, value: unknown): string {
  const isImage = (key === 'logo.svg' || key === 'logo.png') && typeof value === 'string' && value !== ''
  return isImage ? `an image of ${Math.ceil(value.length / 1024)} KB` : toCell(JSON.stringify(value))
}

async function runUnset({ positionals, io }: CommandInput): Promise<Outcome> {
  const [given, key] = positionals as [string, string]
  checkKey(key)
  return withOperations(io, async (run, ledger, config) => {
    const { host, isChanged } = await run(setSiteOperation, { host: given, change: { [key]: null } })
    if (!isChanged)
      throw new CommandError('not-edited', `${key} of ${host} was not edited, so there is nothing to undo`)
    const { settings, edits } = await getRawSite({ ledger, config }, host)
    const row = listSettings(settings, edits).find((setting) => setting.key === key)
    const origin = row?.origin ?? 'default'
    return {
      json: { host, key, origin },
      text: `${key} of ${host} has the value of the ${origin} again; ${LIVE}.`,
    }
  })
}

async function runAdd({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const isFile = values.file === true
  return withOperations(io, async (run) => {
    const added = await run(addSiteOperation, { host: positionals[0]!, name: values.name, isFile })
    const { host, name } = added
    const text = isFile
      ? `content/sites/${host}.json is written; the server reads files when it starts.`
      : `${host} is a site now, named “${name}”; ${LIVE}.`
    return { json: { ...added }, text }
  })
}

async function runRemove({ positionals, io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { host, file } = await run(removeSiteOperation, { host: positionals[0]! })
    const left = file === null ? 'is no longer a site' : `has the settings of content/sites/${file} again`
    return { json: { host, isSite: file !== null }, text: `${host} ${left}; ${LIVE}.` }
  })
}

function checkKey(key: string): void {
  if (SITE_KEYS.includes(key)) return
  throw new UsageError(`“${toCell(key)}” is no key of a site. Keys: ${SITE_KEYS.join(', ')}`)
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
