/** A site with ads on, and the events that its pages send. */
import type { Frame, Page } from '@playwright/test'
import { addHosts } from './own-hosts.ts'
import { waitForIdle, waitForRoundTrip } from './page-barriers.ts'
import { expect, test as base } from './site-test.ts'
import { GAME_STAGE, visit } from './visit.ts'

/** Events that only the site counts for its operator; not part of the product's events. */
const OWN_COUNTS = new Set(['AdRequest', 'AdShow', 'AdClick', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB'])
const SCREENS_AND_VISITS = new Set([
  ...['Home', 'Play', 'Detail', 'Category', 'CateDetail', 'Search', 'Landing', 'Visit'],
  ...['PlayPress', 'PlayReady', 'PlayTime'],
])

/** Every ad kind that a site can enable. */
export const AD_KINDS = ['break', 'rewarded', 'slot', 'anchor', 'interstitial']

/** Tests on a site of this host with these settings, which is added for the first test of the file. */
export function createAdTest(host: string, settings: Record<string, unknown>) {
  let url: string | undefined
  return base.extend({
    // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures are wanted from this pattern
    baseURL: async ({}, use) => {
      const kinds = { 'ads.kinds': AD_KINDS, 'ads.everySeconds': 30 }
      url ??= (await addHosts({ [host]: { ...kinds, ...settings } })).urlOf(host)
      await use(url)
    },
  })
}

/** Stores the consent of an earlier visit. */
export async function agree(page: Page, providers: readonly string[]): Promise<void> {
  await page.addInitScript((ids) => {
    localStorage.setItem(
      'playhouse:consent',
      JSON.stringify({ age: null, choice: { ads: true, analytics: true, providers: ids, at: Date.now() } }),
    )
  }, providers)
}

export interface SentEvent {
  event: string
  subject?: string
  network?: string
  channel?: string
  page?: string
}

/** Records all events that pages send from now on, in order. */
export async function recordEvents(page: Page) {
  const sent: SentEvent[] = []
  await page.route('**/api/events', (route) => {
    const { events } = route.request().postDataJSON() as { events: SentEvent[] }
    sent.push(...events)
    return route.fulfill({ json: { kept: events.length } })
  })
  return {
    /** Flushes the page and returns the names of the product's ad events since the last call. */
    async take(): Promise<string[]> {
      await flush(page)
      const names = sent.splice(0).map(({ event }) => event)
      return names.filter((name) => !OWN_COUNTS.has(name) && !SCREENS_AND_VISITS.has(name))
    },
    async takeAll(): Promise<SentEvent[]> {
      await flush(page)
      return sent.splice(0)
    },
  }
}

/** A page sends its queued events when it is hidden; this fakes that state. */
async function flush(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const setVisibility = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
    setVisibility('hidden')
    // Some events are added by the same state change and sent after it.
    await Promise.resolve()
    setVisibility('visible')
  })
  await waitForRoundTrip(page)
}

const GAME = `<!doctype html><title>A game</title><body><h1>Toy</h1><script src="/sdk/v1.js"></script><script>
window.seen = { paused: false, muted: false, answers: [], ads: null }
const game = Playhouse.createPlayhouse({ game: 'cozy-blocks', supports: { mute: true, pause: true } })
game.onPause((paused) => (seen.paused = paused))
game.onMute((muted) => (seen.muted = muted))
game.onAds((ads) => (seen.ads = ads))
game.init().then(({ ads }) => { seen.ads = ads; game.ready(); game.gameplayStart(); game.gameplayStop() })
const keep = (answer) => seen.answers.push(answer)
window.askBreak = () => void game.breakAd().then(keep)
window.askReward = () => void game.rewardedAd().then(keep)
</script>`

/** Plays a mock game that only requests ads in place of Cozy Blocks; it is a recently played game, so no ad is shown before it. */
export async function playToy(page: Page, query = ''): Promise<Toy> {
  await page.addInitScript(() => {
    if (localStorage.getItem('playhouse')) return
    const recent = [{ slug: 'cozy-blocks', title: 'Cozy Blocks', coverVersion: '', at: 1 }]
    localStorage.setItem('playhouse', JSON.stringify({ version: 1, recent }))
  })
  await pressPlay(page, query)
  return findToy(page)
}

export async function serveToy(page: Page): Promise<void> {
  await page.route(/\/games\/cozy-blocks\/(index\.html)?$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: GAME }),
  )
}

/** The same game for a new player. Resolves after Play was pressed. */
export async function pressPlay(page: Page, query = ''): Promise<void> {
  await serveToy(page)
  // The response contains the providers that the visitor agreed to.
  const configured = page.waitForResponse('**/api/commonApi')
  await visit(page, `/gamePlay/cozy-blocks${query}`)
  await configured
  await waitForIdle(page)
  await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
}

/** Returns the started game, once it is playing. */
export async function findToy(page: Page, timeout = 10_000): Promise<Toy> {
  await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing', { timeout })
  return new Toy(page.frames().find((frame) => frame.url().includes('/games/cozy-blocks/'))!)
}

interface Seen {
  paused: boolean
  muted: boolean
  answers: object[]
  ads: object | null
}

export class Toy {
  readonly frame: Frame
  constructor(frame: Frame) {
    this.frame = frame
  }
  ask(kind: 'askBreak' | 'askReward'): Promise<void> {
    return this.frame.evaluate(`${kind}()`)
  }
  seen(): Promise<Seen> {
    return this.frame.evaluate('seen')
  }
  async expectHeld(isHeld: boolean): Promise<void> {
    await expect
      .poll(async () => {
        const { paused, muted } = await this.seen()
        return [paused, muted]
      })
      .toEqual([isHeld, isHeld])
  }
  async expectOffered(ads: { break: boolean; rewarded: boolean }): Promise<void> {
    await expect.poll(async () => (await this.seen()).ads).toEqual(ads)
  }
  /** The last result, when the game continues. */
  async answer(timeout = 10_000): Promise<object> {
    let answers: object[] = []
    await expect
      .poll(async () => (answers = (await this.seen()).answers).length, { timeout })
      .toBeGreaterThan(0)
    await this.expectHeld(false)
    await this.frame.evaluate('seen.answers.length = 0')
    return answers.at(-1)!
  }
}
