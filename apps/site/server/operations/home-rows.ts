/** The rows of a site's home page: `getHomeRows`, `setHomeRows`. */
import * as v from 'valibot'
import { readCategories } from '#app/features/catalogue/manage-categories.server.ts'
import { homeRowsSetting, type HomeRowSetting } from '#app/features/catalogue/site-settings.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { findOrigin, type Origin } from '#app/features/sites/site-layers.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import type { AuditEntry } from '../ledger/audit.ts'
import { dayOf } from '../ledger/events.ts'
import { listTitles } from '../ledger/game-list.ts'
import { defineOperation } from './operation.ts'
import { listShownEntries } from './shown-entries.ts'
import { HOME_ROWS_KEY } from './site-kinds.ts'
import { changeSite, getOwnSite, readValue, type ChangedSite } from './site-settings.ts'
import { HostTextSchema } from './sites.ts'
import { nameDay } from './summarise-events.ts'

const HISTORY = 20

export interface HomeRows {
  host: string
  name: string
  /** The address of the home page. */
  url: string
  /** The day of the sites, which begins at midnight UTC. */
  today: string
  /** Empty: the site shows rows of its largest categories. */
  rows: HomeRowSetting[]
  origin: Origin
  /** The categories that a row can be of. */
  categories: { id: string; label: string }[]
  /** The titles of the games in `rows`, by slug. */
  titles: Record<string, string>
  /** Changes of the rows, newest first. */
  history: AuditEntry[]
}

export const getHomeRowsOperation = defineOperation({
  name: 'getHomeRows',
  permission: 'home.edit',
  schema: v.object({ host: HostTextSchema }),
  async run(context, { host: given }): Promise<HomeRows> {
    const { ledger, reads, config, nowMs } = context
    const { host, settings, edits } = await getOwnSite(context, given)
    const parsed = v.safeParse(homeRowsSetting, readValue(settings, edits, HOME_ROWS_KEY))
    const rows = parsed.success ? parsed.output : []
    const name = readValue(settings, edits, 'name')
    const slugs = rows.flatMap((row) => (row.rule === 'games' ? row.games : []))
    const categories = await readCategories(ledger, await readCategoryMapping(config))
    const changes = await listShownEntries(reads, { target: `site ${host}`, limit: 200 })
    return {
      ...{ host, rows, origin: findOrigin(settings, edits, HOME_ROWS_KEY) },
      name: typeof name === 'string' && name !== '' ? name : host,
      today: nameDay(dayOf(nowMs)),
      url: siteOrigin({ canonicalHost: host }, config.port),
      categories: categories.map(({ id, label }) => ({ id, label })),
      titles: Object.fromEntries(await listTitles(reads, [...new Set(slugs)])),
      history: changes
        .filter(({ after }) => after !== null && Object.hasOwn(after, HOME_ROWS_KEY))
        .slice(0, HISTORY),
    }
  },
})

export const setHomeRowsOperation = defineOperation({
  name: 'setHomeRows',
  permission: 'home.edit',
  schema: v.object({
    host: HostTextSchema,
    /** Null goes back to the rows of the site's file, or to none. */
    rows: v.nullable(v.array(v.unknown())),
    /** The rows that the person saw: the change is refused when they are others now. */
    expected: v.optional(v.array(v.unknown())),
  }),
  run: (context, { host, rows, expected }): Promise<ChangedSite> =>
    changeSite(context, {
      ...{ host, operation: 'setHomeRows' },
      change: { [HOME_ROWS_KEY]: rows },
      ...(expected && { expected: { [HOME_ROWS_KEY]: expected } }),
    }),
})
