/** `site add`, `site list`. */
import { join } from 'node:path'
import { HostSchema } from '#app/features/sites/site-schema.ts'
import { loadSites, parseHost } from '#app/features/sites/sites.server.ts'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listSiteEdits, setSiteEdits } from '../ledger/sites.ts'
import { UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { renderTable } from './table.ts'

const MAX_NAME_LENGTH = 45

async function runAdd({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const host = parseNewHost(positionals[0]!)
  const name = typeof values.name === 'string' ? values.name.trim() : host.slice(0, MAX_NAME_LENGTH)
  return withLedger(io, async (ledger, config) => {
    const edited = await listSiteEdits(ledger)
    const before = edited.find((site) => site.host === host)?.edits ?? {}
    const edits = { ...before, name }
    // Refused here and not when the server next starts.
    await loadSites({
      dir: sitesDir(config),
      edits: [...edited.filter((site) => site.host !== host), { host, edits }],
    })
    await setSiteEdits(ledger, host, edits)
    const text = `${host} is a site now, named “${name}”; a running server knows it within seconds.`
    return { json: { host, name }, text }
  })
}

async function runList({ io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger, config) => {
    const sites = await listSites(ledger, config)
    const rows = sites.map(({ host, name, origin }) => [host, name, origin])
    return { json: { sites }, text: renderTable(['host', 'name', 'from'], rows) }
  })
}

export async function listSites(ledger: Ledger, config: Config) {
  const edits = await listSiteEdits(ledger)
  const sites = await loadSites({ dir: sitesDir(config), edits })
  return sites.listSites().map(({ host, name }) => ({
    host,
    name,
    origin: edits.some((site) => site.host === host) ? 'ledger' : 'content/sites',
  }))
}

function sitesDir(config: Config): string {
  return join(config.rootDir, 'content/sites')
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
    summary: 'Serve one more host; what is not told has a default',
    args: ['<host>'],
    options: { name: { type: 'string', value: '<name>', help: 'The site’s name (its host)' } },
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
]
