/** Games, ads and visitors do what they like in any order; nothing of it may leave a game paused, muted or covered. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRandom } from '#app/features/images/seeded-random.ts'
import {
  clearLocalData,
  readLocal,
  subscribeLocal,
  updateLocal,
} from '#app/features/local-data/local-store.ts'
import { createFrameState } from '#app/features/play/frame-state.ts'
import { openPlay } from '../../../../../packages/sdk/src/fake-frame.ts'
import { answerGame } from './ad-break.ts'
import { createAdCap } from './ad-cap.ts'
import type { AdProvider, BreakRequest, ProviderEvent } from './ad-provider.ts'
import { type BreakHandler, createBreakHandler } from './break-handler.ts'

const SEEDS = 100
const STEPS = 60
/** A network that timed out and shows its ad anyway closes it itself. */
const LATE_AD_MS = 30_000
const EVENTS: ProviderEvent[] = [
  { type: 'show' },
  { type: 'show' },
  { type: 'grant' },
  { type: 'end' },
  { type: 'dismiss' },
  { type: 'unfilled' },
  { type: 'fail', reason: 'error' },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearLocalData()
  vi.useRealTimers()
})

/** A network that covers the page at any time: with requested ads, also late ones, and with ads of its own. */
function openNetwork(pick: (count: number) => number) {
  const requests: BreakRequest[] = []
  let covering: BreakRequest | null = null
  let isOwnShown = false
  const provider = {
    showBreak(request: BreakRequest) {
      requests.push(request)
      request.signal.addEventListener('abort', () => {
        if (covering === request) covering = null
      })
    },
  } as AdProvider
  const findProvider = async () => {
    const luck = pick(10)
    if (luck === 0) return null
    if (luck === 1) throw new Error('blocked')
    return provider
  }
  function report(request: BreakRequest, event: ProviderEvent) {
    if (event.type === 'show') {
      if (covering) return
      covering = request
      if (request.signal.aborted) setTimeout(() => report(request, { type: 'end' }), LATE_AD_MS)
    } else if (event.type !== 'grant' && covering === request) covering = null
    request.report(event)
  }
  return {
    findProvider,
    isCovering: () => covering !== null || isOwnShown,
    act() {
      const request = requests[pick(requests.length || 1)]
      if (request) report(request, EVENTS[pick(EVENTS.length)]!)
    },
    showOwn(handler: BreakHandler) {
      if (isOwnShown) return
      isOwnShown = true
      handler.follow({ isShown: () => isOwnShown, remove: () => void (isOwnShown = false) })
    },
    closeOwn: () => void (isOwnShown = false),
    /** The ad's frame reports that it is closed. */
    sendClosed(handler: BreakHandler) {
      if (covering) covering = null
      else isOwnShown = false
      handler.close()
    },
  }
}

function openPage(seed: number) {
  const random = createRandom(`ads ${seed}`)
  const pick = (count: number) => Math.floor(random() * count)
  const network = openNetwork(pick)
  const frameState = createFrameState()
  const stopFollowing = subscribeLocal(frameState.follow)
  const handler = createBreakHandler({
    kinds: ['break', 'rewarded', 'before-play'],
    cap: createAdCap({ everyMs: 20_000, storage: null }),
    hasInput: () => pick(20) > 0,
    moment: () => 'next',
    findProvider: network.findProvider,
    onCover: frameState.setCovered,
  })
  const showAd = async (kind: 'break' | 'rewarded', signal: AbortSignal) =>
    answerGame(await handler.show(kind, signal))
  const open = () => {
    const play = openPlay({ showAd, ...frameState.begin() })
    const connection = play.connect()
    frameState.connect(connection)
    return { ...play, connection }
  }
  let play = open()
  let isHelpOpen = false
  let asked = 0
  let answered = 0
  const ask = (answer: Promise<unknown>) => {
    asked++
    void answer.then(() => answered++)
  }
  const toggleHelp = () => frameState.setPaused((isHelpOpen = !isHelpOpen))
  const toggleMuted = () => updateLocal((data) => ({ ...data, muted: !data.muted }))
  const steps = [
    () => ask(play.playhouse.breakAd()),
    () => ask(play.playhouse.rewardedAd()),
    () => ask(handler.show('before-play', new AbortController().signal)),
    network.act,
    network.act,
    network.act,
    () => network.showOwn(handler),
    network.closeOwn,
    () => network.sendClosed(handler),
    toggleHelp,
    toggleMuted,
    () => {
      play.connection.dispose()
      frameState.connect(null)
      play = open()
    },
  ]
  return {
    async step() {
      steps[pick(steps.length)]!()
      await vi.advanceTimersByTimeAsync([0, 1, 50, 900, 7000][pick(5)]!)
    },
    isCovering: network.isCovering,
    isOver: () => asked === answered,
    letGo() {
      if (isHelpOpen) toggleHelp()
      if (readLocal().muted) toggleMuted()
    },
    leave() {
      stopFollowing()
      play.connection.dispose()
    },
    /** The last value that the game on the page received. */
    lastValue(type: 'pause' | 'mute', key: 'paused' | 'muted') {
      const messages = play.game.sent as { type: string; paused?: boolean; muted?: boolean }[]
      return (
        messages.findLast((message) => message.type === type || message.type === 'welcome')?.[key] ?? false
      )
    },
  }
}

test('after a hundred disorderly visits every game plays, sounds and is to be seen', async () => {
  let covered = 0
  for (let seed = 0; seed < SEEDS; seed++) {
    const page = openPage(seed)
    for (let step = 0; step < STEPS; step++) {
      await page.step()
      if (!page.isCovering()) continue
      covered++
      expect({ seed, step, paused: page.lastValue('pause', 'paused') }).toEqual({ seed, step, paused: true })
      expect({ seed, step, muted: page.lastValue('mute', 'muted') }).toEqual({ seed, step, muted: true })
    }
    page.letGo()
    await vi.advanceTimersByTimeAsync(300_000)
    expect({ seed, isCovering: page.isCovering(), isOver: page.isOver() }).toEqual({
      seed,
      isCovering: false,
      isOver: true,
    })
    expect({ seed, paused: page.lastValue('pause', 'paused') }).toEqual({ seed, paused: false })
    expect({ seed, muted: page.lastValue('mute', 'muted') }).toEqual({ seed, muted: false })
    page.leave()
  }
  // The visits were not all empty ones.
  expect(covered).toBeGreaterThan(SEEDS)
})
