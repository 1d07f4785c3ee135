/** Checks of `doctor` for the sites' settings: ignored settings, and whether the operator is named. */
import { hasExampleOperator } from '#app/domain/site.ts'
import { parseRawSite, readRawSites } from '#app/features/sites/sites.server.ts'
import { sitesDir, type Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listSiteEdits } from '../ledger/sites.ts'
import { listSiteNotices } from '../site-notices.ts'
import { warnOfRelatedHosts } from '../uploads/related-hosts.ts'
import type { CheckResult } from './doctor-ledger.ts'
import { hasOwnImprint } from '../operations/site-warnings.ts'
import { listOwnSlugs } from '../operations/site-values.ts'
import { atCommandLine } from './finding-text.ts'

const MAX_NAMED = 5

/** The sites that can be read; the others are failures of the check of hosts. */
async function listParsedSites(ledger: Ledger, config: Config) {
  const { raw } = await readRawSites({ dir: sitesDir(config), edits: await listSiteEdits(ledger) })
  return raw.map(parseRawSite).flatMap(({ site, leftOut }) => (site ? [{ site, leftOut }] : []))
}

export async function checkSettings(ledger: Ledger, config: Config): Promise<CheckResult> {
  const parsed = await listParsedSites(ledger, config)
  const sites = parsed.map(({ site }) => site)
  const notices = await listSiteNotices(ledger, sites, await listOwnSlugs(config))
  const faults = [...parsed.flatMap(({ leftOut }) => leftOut), ...notices]
  const found = faults.map(({ where, key, reason }) => `${where}: ${key}: ${reason}`)
  if (found.length === 0) return { state: 'ok', text: 'all settings are valid' }
  const more =
    found.length > MAX_NAMED
      ? `; and ${found.length - MAX_NAMED} more${atCommandLine(': npm run portal -- site check')}`
      : ''
  return {
    state: 'warning',
    text: `without effect: ${found.slice(0, MAX_NAMED).join('; ')}${more}`,
    places: faults.map(({ where, key }) => ({ host: where.replace(/\.json$/, ''), key })),
  }
}

export async function checkImprint(ledger: Ledger, config: Config): Promise<CheckResult> {
  const sites = (await listParsedSites(ledger, config)).map(({ site }) => site)
  const hosts = sites
    .filter((site) => hasExampleOperator(site) && !hasOwnImprint(site, config))
    .map(({ host }) => host)
  if (hosts.length === 0) return { state: 'ok', text: 'no site shows the example company' }
  const named = hosts.length > MAX_NAMED ? `${hosts.slice(0, MAX_NAMED).join(', ')}, …` : hosts.join(', ')
  return {
    state: 'warning',
    text: `the imprint of ${named} names the example company${atCommandLine(
      `; replace it: npm run portal -- site set ${hosts[0]} operatorName "…" (operatorAddress and contactEmail too)`,
    )}`,
    places: hosts.map((host) => ({ host, key: 'operatorName' })),
  }
}

/** Whether uploaded games have an origin of their own, and whether it is far enough from the sites. */
export async function checkGamesOrigin(ledger: Ledger, config: Config): Promise<CheckResult> {
  const sites = (await listParsedSites(ledger, config)).map(({ site }) => site)
  const warning = await warnOfRelatedHosts(config, sites)
  if (warning !== null) return { state: 'warning', text: warning }
  if (config.gamesOrigin !== undefined) return { state: 'ok', text: config.gamesOrigin }
  return { state: 'ok', text: 'not set: uploaded games run in a sandbox without an origin' }
}
