/** Plays one game in a browser of its own. */
import type { Game } from '#app/domain/game.ts'
import { listFramePolicies } from '#app/features/play/frame-policy.ts'
import type { PlayTest } from '#server/ledger/play-tests.ts'
import { startCheckedProxy, type ProxyOptions } from './checked-proxy.ts'
import { launchBrowser } from './launch-browser.ts'
import { judgePlayTest, PLAY_SCREENS, type Observation, type PlayReason } from './judge-play-test.ts'
import { observeGame } from './observe-game.ts'

/** For one screen, until something is drawn. */
const LIMIT_MS = 30_000
/** The whole test: after it the browser is ended. */
const TEST_LIMIT_MS = 120_000

export interface PlayTestOptions extends ProxyOptions {
  browserPath: string
  /** The browser's own sandbox; root has to do without it. */
  hasSandbox: boolean
  /** The site whose page holds the frame. */
  host: string
  limitMs?: number
  /** Tests: what else the browser is started with. */
  browserArgs?: readonly string[]
  signal?: AbortSignal
}

export interface PlayTestReport {
  screens: Observation[]
}

export interface RanPlayTest extends PlayTest<PlayTestReport> {
  reason: PlayReason | null
  /** JPEG, by screen; only what was drawn. */
  pictures: { screen: string; bytes: Buffer }[]
}

/** Throws when the browser cannot be started, or was ended because the test took too long. */
export async function runPlayTest(
  game: Pick<Game, 'slug' | 'provider' | 'controls' | 'source'>,
  options: PlayTestOptions,
): Promise<RanPlayTest> {
  const { browserPath, hasSandbox, host, limitMs = LIMIT_MS, browserArgs = [], signal } = options
  const { slug, provider, controls } = game
  const { url } = game.source
  const [policy] = listFramePolicies(
    { slug, trust: 'remote', sources: [{ provider, label: provider, url }] },
    { origin: `https://${host}`, remoteGames: 'on', audience: 'general' },
  )
  const proxy = await startCheckedProxy(options)
  try {
    const browser = await launchBrowser({ browserPath, hasSandbox, proxy, browserArgs })
    const end = () => void browser.close()
    const limit = setTimeout(end, TEST_LIMIT_MS)
    signal?.addEventListener('abort', end, { once: true })
    try {
      const seen = []
      for (const screen of PLAY_SCREENS)
        seen.push(
          await observeGame({
            ...{ browser, proxy, screen, host, limitMs },
            game: { controls, url: policy!.src },
            frame: policy!,
          }),
        )
      const screens = seen.map(({ observation }) => observation)
      return {
        ...{ slug, provider, url, ...judgePlayTest(screens), report: { screens } },
        pictures: seen.flatMap(({ observation: { screen }, picture }) =>
          picture ? [{ screen, bytes: picture }] : [],
        ),
      }
    } finally {
      clearTimeout(limit)
      signal?.removeEventListener('abort', end)
      await browser.close()
    }
  } finally {
    await proxy.close()
  }
}
