/** `site check`: faults of the sites, and settings that are allowed but have no effect. */
import { describeRawSite, parseRawSite, readRawSites } from '#app/features/sites/sites.server.ts'
import { readCategories } from '#app/features/catalogue/manage-categories.server.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import { sitesDir } from '../config.ts'
import { listPublishedGames } from '../ledger/games.ts'
import { listSiteEdits } from '../ledger/sites.ts'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { listSiteWarnings } from '../operations/site-warnings.ts'
import { withLedger } from './command.ts'
import type { CommandInput, Outcome } from './command.ts'
import { toCell } from './table.ts'

interface Finding {
  state: 'fault' | 'warning'
  where: string
  key: string
  text: string
}

export async function runCheck({ io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger, config) => {
    const { raw, faults } = await readRawSites({ dir: sitesDir(config), edits: await listSiteEdits(ledger) })
    const slugs = new Set((await listPublishedGames(ledger)).games.map(({ slug }) => slug))
    const categories = await readCategories(ledger, await readCategoryMapping(config))
    const categoryIds = new Set(categories.map(({ id }) => id))
    const adapters = await listAdapters(ledger)
    const hosts = raw.map(({ host }) => host)
    const findings: Finding[] = faults.map(({ where, key, reason }) => ({
      state: 'fault',
      where,
      key,
      text: reason,
    }))
    for (const site of raw) {
      const where = describeRawSite(site)
      const parsed = parseRawSite(site)
      const faulty = [...parsed.faults, ...parsed.leftOut]
      findings.push(
        ...faulty.map(({ key, reason }) => ({ state: 'fault' as const, where, key, text: reason })),
      )
      if (!parsed.site) continue
      const warnings = listSiteWarnings(parsed.site, config, { hosts, slugs, adapters, categoryIds })
      findings.push(...warnings.map(([key, text]) => ({ state: 'warning' as const, where, key, text })))
    }
    const isFailure = findings.some(({ state }) => state === 'fault')
    const lines = findings.map(
      ({ state, where, key, text }) =>
        `${state.padEnd(8)} ${where}: ${key === '' ? '' : `${key}: `}${toCell(text, 300)}`,
    )
    const summary = `${raw.length} sites, ${countOf(findings, 'fault')} faults, ${countOf(findings, 'warning')} warnings`
    return {
      json: { ok: !isFailure, sites: hosts, findings },
      text: [...lines, summary].join('\n'),
      isFailure,
    }
  })
}

const countOf = (findings: Finding[], state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).length
