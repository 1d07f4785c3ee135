import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdProvider, BreakRequest } from './ad-provider.ts'
import type { AdSettings } from '#app/domain/ads.ts'

const parts = vi.hoisted(() => ({
  network: {} as Partial<AdProvider>,
  ours: [] as string[],
  age: 'unspecified',
  consent: Promise.resolve(),
}))
vi.mock('./provider-gam.ts', () => ({ createProvider: () => parts.network }))
vi.mock('./provider-house.tsx', () => ({
  createProvider: () => ({
    async fillSlot(place: string) {
      parts.ours.push(place)
      return true
    },
  }),
}))
vi.mock('#app/features/analytics/track.ts', () => ({ track() {} }))
vi.mock('#app/features/analytics/visit-source.ts', () => ({
  readSource: () => ({ network: '', channel: '' }),
}))
vi.mock('#app/features/consent/consent.ts', () => ({
  getAgeTreatment: () => parts.age,
  getConsent: () => ({ ads: true, analytics: false, isDecided: true }),
  onConsent: () => () => {},
  waitForConsent: () => parts.consent,
}))

class FakeFrame {
  focuses = 0
  isConnected = true
  focus() {
    this.focuses += 1
  }
  blur() {}
}

let game: FakeFrame

beforeEach(() => {
  vi.resetModules()
  game = new FakeFrame()
  parts.ours = []
  parts.age = 'unspecified'
  parts.consent = Promise.resolve()
  vi.stubGlobal('HTMLIFrameElement', FakeFrame)
  vi.stubGlobal('document', { activeElement: game })
  vi.stubGlobal('window', { focus() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('sessionStorage', null)
})
afterEach(() => void vi.unstubAllGlobals())

const settings = {
  provider: 'gam',
  kinds: ['break', 'rewarded', 'slot'],
  everySeconds: 30,
  beforePlay: true,
  isMixed: true,
  code: {},
} as unknown as AdSettings
const openAds = async () => (await import('./ads.ts')).openAds(settings)
const forever = new AbortController().signal

test('a failing network leaves its placement to the site’s own promotion', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  parts.network = { fillSlot: () => Promise.reject(new Error('broken')) }
  let isCleared = false
  const element = { replaceChildren: () => void (isCleared = true) } as unknown as HTMLElement
  await (await openAds()).fillSlot('home', element, forever)
  expect(parts.ours).toEqual(['home'])
  expect(isCleared).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
})

test('an ad that is refused because another is on does not give the keys back to the game', async () => {
  const asked: BreakRequest[] = []
  parts.network = { showBreak: (request) => void asked.push(request) }
  const ads = await openAds()
  const first = ads.showForGame('rewarded', forever)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]!.report({ type: 'show' })
  expect(await ads.showForGame('rewarded', forever)).toBe('none')
  expect(game.focuses).toBe(0)
  asked[0]!.report({ type: 'grant' })
  asked[0]!.report({ type: 'end' })
  expect(await first).toBe('done')
  expect(game.focuses).toBe(1)
})

test('before a game comes an ad, which the page’s game is covered by, and its end is not waited for when it is left', async () => {
  const asked: BreakRequest[] = []
  parts.network = { showBreak: (request) => void asked.push(request) }
  const ads = await openAds()
  const covers: boolean[] = []
  ads.watchCover((isCovered) => covers.push(isCovered))
  const left = new AbortController()
  const over = ads.showBeforePlay(left.signal)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ kind: 'before-play', moment: 'start' })
  asked[0]!.report({ type: 'show' })
  expect(covers).toEqual([true])
  left.abort()
  await over
  expect(covers).toEqual([true, false])
  expect(asked[0]!.signal.aborted).toBe(true)
})

test('a press on Play that comes before the visitor’s stored answers waits for them', async () => {
  let answer = () => {}
  parts.consent = new Promise((resolve) => (answer = resolve))
  parts.age = 'child'
  const showBreak = vi.fn((request: BreakRequest) => request.report({ type: 'unfilled' }))
  parts.network = { showBreak }
  const over = (await openAds()).showBeforePlay(forever)
  parts.age = 'teen'
  answer()
  await over
  expect(showBreak).toHaveBeenCalledOnce()
})

test('a child’s game starts at once, and so does one whose network cannot be reached', async () => {
  const showBreak = vi.fn((request: BreakRequest) => request.report({ type: 'fail', reason: 'blocked' }))
  parts.network = { showBreak }
  const ads = await openAds()
  parts.age = 'child'
  await ads.showBeforePlay(forever)
  expect(showBreak).not.toHaveBeenCalled()
  parts.age = 'teen'
  await ads.showBeforePlay(forever)
  expect(showBreak).toHaveBeenCalledOnce()
})

test('a game gets the ads of the visitor’s network, without one that just failed', async () => {
  parts.network = {
    canShow: async (kind) => kind === 'rewarded',
    showBreak: ({ report }) => report({ type: 'unfilled' }),
  }
  const ads = await openAds()
  const heard: object[] = []
  const stop = ads.watchAvailable((available) => heard.push(available))
  await vi.waitFor(() => expect(heard).toEqual([{ break: false, rewarded: true }]))
  expect(await ads.showForGame('rewarded', forever)).toBe('none')
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ break: false, rewarded: false }))
  stop()
})
