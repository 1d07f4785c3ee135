/** What can be done about a finding of `doctor`: buttons that run an operation, and links to where it is corrected. */
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { getFeedOverview } from '#app/features/feeds/feed-operations.server.ts'
import { describeProvider } from '#app/features/feeds/providers.ts'
import { readAddressReport } from '../ledger/address-checks.ts'
import { isOverdue } from '../ledger/feeds.ts'
import { listGames } from '../ledger/games.ts'
import { listPlayTests } from '../ledger/play-tests.ts'
import { listReports } from '../ledger/reports.ts'
import { listVanishedSlugs } from '../ledger/vanished-games.ts'
import type { OperationContext } from './operation.ts'
import { hasPermission, type Permission } from './roles.ts'
import { SITE_FORM } from './site-form.ts'

/** As many as one press of `unpublishGames` takes. */
const MAX_GAMES = 5000
const MAX_LINKS = 6

export type HealthFix =
  | { operation: 'confirmClock' | 'makeBackup' | 'endImports'; text: string }
  | { operation: 'unpublishGames'; text: string; slugs: string[] }
  | { operation: 'runFeed'; text: string; id: number }

export interface HealthLink {
  text: string
  /** An address of the console, or a place on the page of the findings. */
  to: string
}

export interface Actions {
  fixes: HealthFix[]
  links: HealthLink[]
}

/** Those of the operations: what a person may not do is no button. */
export const FIX_PERMISSIONS: Readonly<Record<HealthFix['operation'], Permission>> = {
  confirmClock: 'health',
  makeBackup: 'backups',
  endImports: 'feeds.edit',
  unpublishGames: 'games.takeDown',
  runFeed: 'feeds.edit',
}

interface FoundAt {
  state: 'ok' | 'warning' | 'failure'
  /** The settings that it is about. */
  places?: readonly { host: string; key: string }[] | undefined
}
type Finder = (context: OperationContext, finding: FoundAt) => Actions | Promise<Actions>

const only = (fix: HealthFix): Actions => ({ fixes: [fix], links: [] })

/** By check; those that are fine are asked only where something can be done in any case. */
const FINDERS: Readonly<Record<string, { isAlways?: true; find: Finder }>> = {
  clock: { find: () => only({ operation: 'confirmClock', text: 'The clock is right' }) },
  backup: { find: () => only({ operation: 'makeBackup', text: 'Make a backup' }) },
  ledger: {
    find: ({ actor }) => ({
      fixes: [],
      links: hasPermission(actor, 'backups') ? [{ text: 'Backups', to: '#backups' }] : [],
    }),
  },
  imports: {
    find: () => ({
      fixes: [{ operation: 'endImports', text: 'End them' }],
      links: [{ text: 'Feeds', to: '/feeds' }],
    }),
  },
  hosts: {
    find: (_, { state }) => ({
      fixes: [],
      links: [
        state === 'failure'
          ? { text: 'Sites with faults', to: '/sites' }
          : { text: 'Add your site', to: '/sites?add=1' },
      ],
    }),
  },
  settings: { find: linkPlaces },
  imprint: { find: linkPlaces },
  'age rules': { isAlways: true, find: linkPlaces },
  feeds: { find: findFeeds },
  games: { isAlways: true, find: findGames },
  addresses: { find: findUnserved },
  'play-tests': { find: findNotWorking },
  reports: { isAlways: true, find: findReports },
}

export async function findActions(
  context: OperationContext,
  { check, ...finding }: FoundAt & { check: string },
): Promise<Actions> {
  const finder = FINDERS[check]
  if (!finder || (finding.state === 'ok' && !finder.isAlways)) return { fixes: [], links: [] }
  const { fixes, links } = await finder.find(context, finding)
  const allowed = fixes.filter(({ operation }) => hasPermission(context.actor, FIX_PERMISSIONS[operation]))
  return { fixes: allowed, links }
}

/** Also where too few visitors say the same to warn of it. */
async function findReports({ ledger }: OperationContext): Promise<Actions> {
  const open = await listReports(ledger, { open: true, limit: 1 })
  return { fixes: [], links: open.length > 0 ? [{ text: 'Reports', to: '/reports' }] : [] }
}

/** Each setting, with the name of its site. */
function linkPlaces(_: OperationContext, { places = [] }: FoundAt): Actions {
  const links = places.map(({ host, key }) => {
    const found = findField(key)
    const query = found ? `?group=${found.group}&field=${found.key}` : ''
    return { text: `${host}: ${found?.label ?? key}`, to: `/sites/${host}${query}` }
  })
  const unique = [...new Map(links.map((link) => [link.to, link])).values()]
  return { fixes: [], links: unique.slice(0, MAX_LINKS) }
}

/** The field of the form that has a setting or the group that it is in: `redirects./old` is in `redirects`. */
function findField(key: string): { group: string; key: string; label: string } | null {
  for (const { id, fields } of SITE_FORM) {
    const field = fields.find((one) => key === one.key || key.startsWith(`${one.key}.`))
    if (field) return { group: id, key: field.key, label: field.label }
  }
  return null
}

async function findFeeds({ ledger, nowMs }: OperationContext): Promise<Actions> {
  const [{ feeds, lists }, adapters] = [await getFeedOverview(ledger), await listAdapters(ledger)]
  const again = feeds.filter(
    (feed) => feed.waiting === null && (feed.lastError !== null || isOverdue(feed, nowMs)),
  )
  const waiting = [...feeds, ...lists].flatMap((one) => one.waiting ?? [])
  return {
    fixes: again.map(({ id, provider }) => ({
      ...{ operation: 'runFeed', text: `Run feed ${id} again (${describeProvider(provider, adapters)})`, id },
    })),
    links: [
      ...waiting.map(({ importId }) => ({
        text: `Look at import ${importId}`,
        to: `/feeds?import=${importId}`,
      })),
      { text: 'Feeds', to: '/feeds' },
    ].slice(0, MAX_LINKS),
  }
}

const BROKEN_LINK: HealthLink = { text: 'Broken games', to: '/games?status=broken' }

const unpublish = (slugs: string[], which: string): HealthFix[] => {
  const games = slugs.length === 1 ? 'game' : 'games'
  return slugs.length > 0
    ? [{ operation: 'unpublishGames', text: `Unpublish ${slugs.length} ${games} ${which}`, slugs }]
    : []
}

async function findGames({ ledger }: OperationContext, { state }: FoundAt): Promise<Actions> {
  const vanished = await listVanishedSlugs(ledger, MAX_GAMES)
  const broken = await listGames(ledger, { status: 'broken', limit: 1, offset: 0 })
  const published = await listGames(ledger, { status: 'published', limit: 1, offset: 0 })
  return {
    fixes: unpublish(vanished, 'that left their feed'),
    links: [
      ...(broken.total > 0 ? [BROKEN_LINK] : []),
      ...(vanished.length > 0 ? [{ text: 'Games that left their feed', to: '/games?vanished=1' }] : []),
      ...(state !== 'ok' && published.total === 0 ? [{ text: 'Add a feed', to: '/feeds' }] : []),
    ],
  }
}

/** While only a provider fails, no game is broken: there is nothing to list. */
async function findUnserved({ ledger }: OperationContext): Promise<Actions> {
  const { broken } = await readAddressReport(ledger)
  return {
    fixes: unpublish(broken.slice(0, MAX_GAMES), 'that are not served'),
    links: broken.length > 0 ? [BROKEN_LINK] : [],
  }
}

async function findNotWorking({ ledger }: OperationContext): Promise<Actions> {
  const tests = await listPlayTests(ledger, { verdict: 'broken', limit: MAX_GAMES })
  const slugs = tests.filter(({ brokenSince }) => brokenSince !== null).map(({ slug }) => slug)
  return { fixes: unpublish(slugs, 'that do not work'), links: slugs.length > 0 ? [BROKEN_LINK] : [] }
}
