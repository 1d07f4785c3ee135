/** Games, ads and visitors do what they like in any order; nothing of it may leave a game paused, muted or covered. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRandom } from '#app/features/images/seeded-random.ts'
import { openPlay } from '../../../../../packages/sdk/src/fake-frame.ts'
import { answerGame } from './ad-break.ts'
import { createAdCap } from './ad-cap.ts'
import type { AdProvider, BreakRequest, ProviderEvent } from './ad-provider.ts'
import { createBreakDesk } from './break-desk.ts'

const SEEDS = 100
const STEPS = 60
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
afterEach(() => void vi.useRealTimers())

/** A network that draws over the page when it likes, until it ends or nobody waits any more. */
function openNetwork(pick: (count: number) => number) {
  const requests: BreakRequest[] = []
  let covering: BreakRequest | null = null
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
  return {
    findProvider,
    isCovering: () => covering !== null,
    act() {
      const request = requests[pick(requests.length || 1)]
      if (!request) return
      const event = EVENTS[pick(EVENTS.length)]!
      // Whoever keeps to the contract draws nothing for a request that is over.
      if (event.type === 'show' && !request.signal.aborted) covering = request
      request.tell(event)
    },
  }
}

function openPage(seed: number) {
  const random = createRandom(`ads ${seed}`)
  const pick = (count: number) => Math.floor(random() * count)
  const network = openNetwork(pick)
  const desk = createBreakDesk({
    kinds: ['break', 'rewarded'],
    cap: createAdCap({ everyMs: 20_000, storage: null }),
    hasInput: () => pick(20) > 0,
    moment: () => 'next',
    findProvider: network.findProvider,
  })
  const showAd = async (kind: 'break' | 'rewarded', signal: AbortSignal) =>
    answerGame(await desk.show(kind, signal))
  let play = openPlay({ showAd })
  let connection = play.connect()
  let asked = 0
  let answered = 0
  const ask = (answer: Promise<unknown>) => {
    asked++
    void answer.then(() => answered++)
  }
  const steps = [
    () => ask(play.playhouse.breakAd()),
    () => ask(play.playhouse.rewardedAd()),
    network.act,
    network.act,
    network.act,
    () => connection.setPaused(pick(2) === 0),
    () => connection.setMuted(pick(2) === 0),
    () => {
      connection.dispose()
      play = openPlay({ showAd })
      connection = play.connect()
    },
  ]
  return {
    async step() {
      steps[pick(steps.length)]!()
      await vi.advanceTimersByTimeAsync([0, 1, 50, 900, 7000][pick(5)]!)
    },
    isCovering: network.isCovering,
    isOver: () => asked === answered,
    connection: () => connection,
    /** What the game that is on the page was last told. */
    told(type: 'pause' | 'mute', key: 'paused' | 'muted') {
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
      expect({ seed, step, paused: page.told('pause', 'paused') }).toEqual({ seed, step, paused: true })
      expect({ seed, step, muted: page.told('mute', 'muted') }).toEqual({ seed, step, muted: true })
    }
    page.connection().setPaused(false)
    page.connection().setMuted(false)
    await vi.advanceTimersByTimeAsync(300_000)
    expect({ seed, isCovering: page.isCovering(), isOver: page.isOver() }).toEqual({
      seed,
      isCovering: false,
      isOver: true,
    })
    expect({ seed, paused: page.told('pause', 'paused') }).toEqual({ seed, paused: false })
    expect({ seed, muted: page.told('mute', 'muted') }).toEqual({ seed, muted: false })
  }
  // The visits were not all empty ones.
  expect(covered).toBeGreaterThan(SEEDS)
})
