/** `games list --vanished`: games that no feed lists. */
import type { GameQuery } from '../ledger/games.ts'
import { getVanishedRule, listVanishedGames, renderVanishedRule } from '../ledger/vanished-games.ts'
import { UsageError, withLedger } from './command.ts'
import type { Outcome, PortalIo } from './command.ts'
import { renderTable, renderTime } from './table.ts'

export async function runVanished(io: PortalIo, query: GameQuery): Promise<Outcome> {
  if (query.status || query.search)
    throw new UsageError('--vanished goes with --provider, --limit and --offset only')
  return withLedger(io, async (ledger) => {
    const { games, total } = await listVanishedGames(ledger, query)
    const rule = renderVanishedRule(await getVanishedRule(ledger))
    const rows = games.map((game) => [
      game.slug,
      game.title,
      game.provider,
      game.status,
      renderTime(game.vanishedAtMs),
      game.rule,
    ])
    const table = renderTable(['slug', 'title', 'provider', 'status', 'vanished', 'rule'], rows)
    const count = `${games.length} of ${total.toLocaleString('en')} games that no feed lists. The rule is ${rule}: feed vanished <rule>`
    return {
      json: { total, vanishedRule: rule, games },
      text: rows.length > 0 ? `${table}\n${count}` : count,
    }
  })
}
