/** What settings mean before they are saved: faults, warnings, colours, and what visitors are asked. */
import { contrast } from '#app/domain/colour.ts'
import type { Theme } from '#app/domain/site-schema.ts'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import type { SiteFault } from '#app/features/sites/site-faults.ts'
import { parseRawSite, type RawSite } from '#app/features/sites/sites.server.ts'
import { correctTheme, previewProperties } from '#app/features/sites/theme.ts'
import type { OperationContext } from './operation.ts'
import { readSites } from './site-store.ts'
import { describeVisitors } from './site-visitors.ts'
import { listSiteWarnings } from './site-warnings.ts'

export interface ContrastRow {
  /** Of text, and of what is behind it. */
  key: string
  surface: string
  /** WCAG 2: 1 to 21. */
  ratio: number
  /** Below 4.5 the text is shown in this colour instead; null above. */
  shownAs: string | null
}

export interface SiteCheck {
  faults: readonly SiteFault[]
  warnings: readonly { key: string; text: string }[]
  /** Empty while there are faults. */
  visitors: readonly string[]
  contrasts: readonly ContrastRow[]
  /** The custom properties of the site's pages; null while there are faults. */
  palette: Record<string, string> | null
}

export async function checkRawSite(context: OperationContext, raw: RawSite): Promise<SiteCheck> {
  const { site, faults, leftOut } = parseRawSite(raw)
  if (!site) return { faults, warnings: [], visitors: [], contrasts: [], palette: null }
  const [sites, adapters] = [await readSites(context), await listAdapters(context.ledger)]
  // Published games and categories are not looked up: this runs while a person types.
  const known = { hosts: sites.raw.map(({ host }) => host), adapters, slugs: null, categoryIds: null }
  const warnings = listSiteWarnings(site, context.config, known)
  return {
    faults: leftOut,
    warnings: warnings.map(([key, text]) => ({ key, text })),
    visitors: describeVisitors(site),
    contrasts: listContrasts(site.theme),
    palette: previewProperties(site.theme),
  }
}

function listContrasts(theme: Theme): ContrastRow[] {
  const corrected = correctTheme(theme)
  return (['text', 'textHover'] as const).flatMap((key) =>
    (['background', 'element'] as const).map((surface) => ({
      key: `theme.${key}`,
      surface: `theme.${surface}`,
      ratio: contrast(theme[key], theme[surface]),
      shownAs: corrected[key] === theme[key] ? null : corrected[key],
    })),
  )
}
