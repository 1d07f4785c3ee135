/** Plays games as this installation would show them. */
import type { Game } from '#app/domain/game.ts'
import type { Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listWholeSites } from '../portal/published-games.ts'
import { findBrowser } from './find-browser.ts'
import { runPlayTest, type RanPlayTest } from './run-play-test.ts'

export const NO_BROWSER_TEXT = 'No Chromium is installed here: install one, or set CHROMIUM_PATH to its path'

export class NoBrowserError extends Error {
  override name = 'NoBrowserError'
}

export type PlayGame = (game: Game, signal?: AbortSignal) => Promise<RanPlayTest>

/** Throws `NoBrowserError` where no Chromium is found. */
export function openPlayTests(ledger: Ledger, config: Config): PlayGame {
  const browserPath = findBrowser(config.playTest)
  if (browserPath === null) throw new NoBrowserError(NO_BROWSER_TEXT)
  const { hasSandbox } = config.playTest
  return async (game, signal) =>
    runPlayTest(game, { browserPath, hasSandbox, signal, host: await findHost(ledger, config) })
}

/** Providers lock games to sites by the address of the page: it is the operator's first public site. */
async function findHost(ledger: Ledger, config: Config): Promise<string> {
  const hosts = (await listWholeSites(ledger, config)).map(({ canonicalHost }) => canonicalHost)
  return hosts.find((host) => !/(^|\.)localhost$/.test(host)) ?? 'localhost'
}
