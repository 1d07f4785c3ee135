/** What a start does with the own games and the ratings, before the catalogue is built. */
import { describeHidden, listWideningCommands, summariseHidden } from '#app/features/audience/hidden-games.ts'
import { rerateGames, type Rerating } from '#app/features/audience/rerate-games.server.ts'
import { OWN_PROVIDER, type Game } from '#app/domain/game.ts'
import type { Site } from '#app/domain/site.ts'
import type { Log } from './base/log.ts'
import { retireOwnGames, upsertOwnGames } from './ledger/games.ts'
import type { Ledger } from './ledger/ledger.ts'

export async function storeOwnGames({ ledger, log, games, words }: OwnGames): Promise<Rerating> {
  await upsertOwnGames(ledger, games)
  const present = games.map(({ slug }) => slug)
  const { retired } = await retireOwnGames(ledger, OWN_PROVIDER, present, Date.now())
  if (retired.length > 0)
    log.warn('unpublished own games: folder missing or game.json faulty', { slugs: retired })
  return rerateGames(ledger, words)
}

interface OwnGames {
  ledger: Ledger
  log: Log
  games: Game[]
  words: Parameters<typeof rerateGames>[1]
}

/** Logs once after an upgrade which games the sites no longer list, and how an operator changes that. */
export function logHiddenGames({ rerating, sites, games, log }: RatedStart): void {
  log.info('games rated by content/ratings.json', { rated: rerating.rated, changed: rerating.changed })
  for (const site of sites) {
    const summary = summariseHidden(games, site)
    if (summary.hidden === 0) continue
    const commands = listWideningCommands(summary, site)
    log.warn(`${site.host} ${describeHidden(summary)}`, {
      site: site.host,
      ...(commands.length > 0 && { toListMore: commands.map((command) => `npm run portal -- ${command}`) }),
    })
  }
}

interface RatedStart {
  rerating: Rerating
  sites: readonly Site[]
  games: readonly Game[]
  log: Log
}
