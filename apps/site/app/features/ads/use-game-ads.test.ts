import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ads } from './ads.ts'
import type { AdSettings } from '#app/domain/ads.ts'
import { createGameAds } from './use-game-ads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const forever = new AbortController().signal
const open = (settings: Partial<AdSettings>, load: () => Promise<Ads> = () => new Promise(() => {})) =>
  createGameAds({ kinds: [], beforePlay: false, ...settings } as unknown as AdSettings, load)

test.each<[Partial<AdSettings>, string[]]>([
  [{ kinds: ['slot', 'anchor'] }, []],
  [{ kinds: ['break'] }, ['show', 'watchAvailable', 'watchCover']],
  [{ kinds: ['rewarded', 'slot'] }, ['show', 'watchAvailable', 'watchCover']],
  [{ kinds: ['interstitial'] }, ['watchAvailable', 'watchCover']],
  [{ kinds: [], beforePlay: true }, ['beforePlay', 'watchAvailable', 'watchCover']],
])('with %j a game’s stage has %j', (settings, has) => {
  expect(Object.keys(open(settings) ?? {})).toEqual(has)
})

test('code that never comes costs a player three seconds', async () => {
  const ads = open({ kinds: ['break'], beforePlay: true })!
  const ends = [ads.beforePlay!(forever), ads.show!('break', forever)].map((end) => end.catch(() => 'over'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await Promise.all(ends)).toEqual(['over', 'over'])
})

test('a game is followed from when the code comes, however late, until it is left', async () => {
  let come: (ads: Ads) => void = () => {}
  const watched: string[] = []
  const late = {
    watchCover(listener: (isCovered: boolean) => void) {
      watched.push('watched')
      listener(true)
      return () => void watched.push('stopped')
    },
  } as Partial<Ads> as Ads
  const ads = open({ kinds: ['break'] }, () => new Promise((resolve) => (come = resolve)))!
  const covers: boolean[] = []
  const stop = ads.watchCover((isCovered) => covers.push(isCovered))
  await vi.advanceTimersByTimeAsync(20_000)
  come(late)
  await vi.advanceTimersByTimeAsync(0)
  expect(covers).toEqual([true])
  stop()
  expect(watched).toEqual(['watched', 'stopped'])

  ads.watchCover((isCovered) => covers.push(isCovered))()
  come(late)
  await vi.advanceTimersByTimeAsync(0)
  expect(covers).toEqual([true])
})
