import type { AvailableAds } from '@playhouse/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAvailability, REST_MS } from './ad-availability.ts'
import type { BreakKind, BreakReason } from './ad-break.ts'
import type { GameAdKind } from './ad-provider.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)
const ended = (kind: BreakKind, reason: BreakReason) =>
  ({ name: 'done', kind, reason, isGranted: false }) as const

/** A site with these kinds on, and a provider that can show what `has` lists. */
function open(kinds: string[] = ['break', 'rewarded'], has: GameAdKind[] = ['break', 'rewarded']) {
  const offers: AvailableAds[] = []
  const site = {
    has,
    find: async () => ({ canShow: async (kind: GameAdKind) => site.has.includes(kind) }),
  } as {
    has: GameAdKind[]
    find(): Promise<{ canShow(kind: GameAdKind): Promise<boolean> } | null>
  }
  const availability = createAvailability({ kinds, findProvider: () => site.find() })
  return { availability, heard: offers, site, watch: () => availability.watch((ads) => offers.push(ads)) }
}

test.each<[string, string[], GameAdKind[], AvailableAds]>([
  ['both kinds', ['break', 'rewarded', 'slot'], ['break', 'rewarded'], { break: true, rewarded: true }],
  ['a kind that is off', ['break'], ['break', 'rewarded'], { break: true, rewarded: false }],
  ['a kind without a provider', ['break', 'rewarded'], ['rewarded'], { break: false, rewarded: true }],
  ['places alone', ['slot', 'anchor'], ['break', 'rewarded'], { break: false, rewarded: false }],
])('%s on the site: the game gets the available ads', async (_, kinds, has, ads) => {
  const { heard, watch } = open(kinds, has)
  watch()
  await settle()
  expect(heard).toEqual([ads])
})

test.each([
  ['there is no provider', async () => null],
  ['its code cannot be loaded', () => Promise.reject(new Error('blocked'))],
  ['it cannot say', async () => ({ canShow: () => Promise.reject(new Error('blocked')) })],
])('where %s no ad is offered', async (_, find) => {
  const { heard, site, watch } = open()
  site.find = find
  watch()
  await settle()
  expect(heard).toEqual([{ break: false, rewarded: false }])
})

test('consent during a game makes its ads available', async () => {
  const { availability, heard, site, watch } = open(['break', 'rewarded'], [])
  watch()
  await settle()
  site.has = ['rewarded']
  availability.look()
  await settle()
  expect(heard).toEqual([
    { break: false, rewarded: false },
    { break: false, rewarded: true },
  ])
})

test.each(['unfilled', 'blocked', 'error', 'timeout'] as const)(
  'after an ad that ended as %s its kind is not offered for a minute',
  async (reason) => {
    const { availability, heard, watch } = open()
    watch()
    await settle()
    heard.length = 0
    availability.followEnd(ended('rewarded', reason))
    await settle()
    expect(heard).toEqual([{ break: true, rewarded: false }])
    await vi.advanceTimersByTimeAsync(REST_MS - 1000)
    availability.followEnd(ended('rewarded', reason))
    await vi.advanceTimersByTimeAsync(1000)
    expect(heard.at(-1)).toEqual({ break: true, rewarded: false })
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect(heard.at(-1)).toEqual({ break: true, rewarded: true })
  },
)

test.each(['viewed', 'dismissed', 'capped', 'busy', 'too-early', 'off', 'left'] as const)(
  'an ad that ended as %s says nothing of the next',
  async (reason) => {
    const { availability, heard, watch } = open()
    watch()
    await settle()
    availability.followEnd(ended('rewarded', reason))
    await settle()
    expect(heard).toHaveLength(1)
  },
)

test('the late result of an older check is ignored', async () => {
  const { availability, heard, site, watch } = open()
  const answers: ((has: boolean) => void)[] = []
  site.find = async () => ({ canShow: () => new Promise((resolve) => void answers.push(resolve)) })
  watch()
  await settle()
  site.find = async () => null
  availability.look()
  await settle()
  expect(answers).toHaveLength(2)
  for (const answer of answers) answer(true)
  await settle()
  expect(heard).toEqual([{ break: false, rewarded: false }])
})

test('without a game the network is not asked; the next game gets the current state', async () => {
  const { availability, heard, site, watch } = open()
  const find = vi.spyOn(site, 'find')
  availability.look()
  await settle()
  expect(find).not.toHaveBeenCalled()
  const stop = watch()
  await settle()
  stop()
  site.has = []
  availability.look()
  await settle()
  heard.length = 0
  watch()
  await settle()
  expect(heard).toEqual([{ break: false, rewarded: false }])
})
