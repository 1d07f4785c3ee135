/** Checks of `doctor` for feeds: overdue, failed and waiting feeds, games that no feed lists, and refused records. */
import { listProviders } from '#app/features/feeds/added-providers.server.ts'
import { getFeedOverview } from '#app/features/feeds/feed-operations.server.ts'
import { isOverdue } from '../ledger/feeds.ts'
import { isDeadImport, listRunningImports } from '../ledger/imports.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listRefusedRecords } from '../ledger/refused-list.ts'
import { listVanishedGames } from '../ledger/vanished-games.ts'
import type { CheckResult } from './doctor-ledger.ts'
import { atCommandLine } from './finding-text.ts'

export async function checkFeeds(ledger: Ledger): Promise<CheckResult> {
  const { feeds, lists } = await getFeedOverview(ledger)
  const due = feeds.filter((feed) => feed.pausedAtMs === null && feed.nextAtMs <= Date.now())
  const overdue = feeds.filter((feed) => isOverdue(feed, Date.now()))
  const failed = feeds.filter((feed) => feed.lastError !== null)
  const waiting = [...feeds, ...lists].flatMap((one) => one.waiting ?? [])
  const { faults: unreadable } = await listProviders(ledger)
  const faults = [
    ...unreadable.map(
      (fault) => `a provider cannot be read: ${fault}${atCommandLine(' (feed provider show)')}`,
    ),
    ...overdue.map((feed) => `feed ${feed.id} (${feed.provider}) is overdue: is the server running?`),
    ...failed.map((feed) => `feed ${feed.id} (${feed.provider}) failed ${feed.failures}×: ${feed.lastError}`),
    ...waiting.map(
      (one) => `import ${one.importId} waits for approval${atCommandLine(`: feed approve ${one.importId}`)}`,
    ),
  ]
  const paused = feeds.filter((feed) => feed.pausedAtMs !== null).length
  const counts = `${feeds.length} feeds, ${due.length} due${paused > 0 ? `, ${paused} paused` : ''}`
  return { state: faults.length > 0 ? 'warning' : 'ok', text: [counts, ...faults].join('; ') }
}

export async function checkImports(ledger: Ledger): Promise<CheckResult> {
  const running = await listRunningImports(ledger)
  const dead = running.filter((entry) => isDeadImport(entry, Date.now()))
  if (dead.length === 0) return { state: 'ok', text: `${running.length} running` }
  const named = dead.map(({ id, provider }) => `${id} (${provider})`).join(', ')
  return {
    state: 'warning',
    text: `the process of import ${named} was killed; a running server removes what is left of it within minutes`,
  }
}

/** Parts of the sentence about games. */
export async function describeFeedGames(ledger: Ledger): Promise<string[]> {
  const vanished = await listVanishedGames(ledger, { limit: 1, offset: 0 })
  const refused = await listRefusedRecords(ledger, { isAllowed: false, search: '', limit: 1, offset: 0 })
  return [
    `${vanished.total} that no feed lists${vanished.total > 0 ? atCommandLine(' (games list --vanished)') : ''}`,
    ...(refused.total > 0 ? [`${refused.total} refused records${atCommandLine(' (feed refused)')}`] : []),
  ]
}
