import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Consent } from '#app/features/consent/consent.ts'
import type { AdSettings } from '#app/domain/ads.ts'
import { createProvider } from './provider-google-h5.ts'

const listeners = vi.hoisted(() => new Set<(consent: Consent) => void>())
vi.mock('#app/features/consent/consent.ts', () => ({
  onConsent: (listener: (consent: Consent) => void) => void listeners.add(listener),
  getAgeTreatment: () => 'unspecified',
}))
vi.mock('#app/features/consent/load-script.ts', () => ({ loadScript: async () => {} }))

const settings = {
  provider: 'google-h5',
  adsenseClient: 'ca-pub-1',
  adsenseSlots: { home: '7' },
} as unknown as AdSettings
const open = () => createProvider({ settings, onClick() {}, requestInterstitial() {} })
const say = (ads: boolean) => {
  for (const listener of listeners) listener({ ads, analytics: false, isDecided: true })
}

beforeEach(() => listeners.clear())
afterEach(() => void vi.unstubAllGlobals())

test('after consent is withdrawn the loaded script shows no more anchors and vignettes', () => {
  const adsbygoogle: { pauseAdRequests?: number } = {}
  vi.stubGlobal('window', { adsbygoogle })
  open()
  say(false)
  expect(adsbygoogle.pauseAdRequests).toBe(1)
  say(true)
  expect(adsbygoogle.pauseAdRequests).toBe(0)
})

test('a place in which no unit fits is left empty, for the site’s own', async () => {
  const unit = { dataset: {}, style: {}, isRemoved: false, remove: () => void (unit.isRemoved = true) }
  vi.stubGlobal('document', { createElement: () => unit })
  vi.stubGlobal('window', {
    adsbygoogle: {
      push(entry: { preloadAdBreaks?: string }) {
        if (!entry.preloadAdBreaks) throw new Error('No slot size for availableWidth=0')
      },
    },
  })
  const place = { append() {} } as unknown as HTMLElement
  expect(await open().fillSlot('home', place, new AbortController().signal)).toBe(false)
  expect(unit.isRemoved).toBe(true)
})

test('a script that throws when it is asked for a break ends the break', async () => {
  vi.stubGlobal('window', {
    adsbygoogle: {
      push(entry: { type?: string }) {
        if (entry.type) throw new Error('broken')
      },
    },
  })
  const events: object[] = []
  const { signal } = new AbortController()
  open().showBreak({ kind: 'break', moment: 'next', signal, report: (event) => void events.push(event) })
  await vi.waitFor(() => expect(events).toEqual([{ type: 'fail', reason: 'error' }]))
})

test('it has ads when its script is ready, which a blocker’s replacement never is', async () => {
  vi.useFakeTimers()
  const push = vi.fn()
  vi.stubGlobal('window', { adsbygoogle: { push } })
  const answers: boolean[] = []
  void open()
    .canShow('rewarded')
    .then((canShow) => answers.push(canShow))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).toEqual([])
  push.mock.calls[0]![0].onReady()
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual([true])
  vi.useRealTimers()
})

test('a page has one preroll; after it a break before a game is a start', async () => {
  const types: string[] = []
  const push = ({ type }: { type?: string }) => void (type && types.push(type))
  vi.stubGlobal('window', { adsbygoogle: { push } })
  vi.stubGlobal('document', { querySelector: () => null })
  const provider = open()
  for (const _ of [1, 2, 3]) {
    const asked = new AbortController()
    provider.showBreak({ kind: 'before-play', moment: 'start', signal: asked.signal, report() {} })
    await vi.waitFor(() => expect(types.length).toBe(_))
    asked.abort()
  }
  expect(types).toEqual(['preroll', 'start', 'start'])
})
