import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdProvider, BreakRequest } from './ad-provider.ts'
import type { AdSettings } from './ad-settings.ts'

const parts = vi.hoisted(() => ({ network: {} as Partial<AdProvider>, ours: [] as string[] }))
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
  getConsent: () => ({ ads: true, analytics: false, isDecided: true }),
  onConsent: () => () => {},
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
  vi.stubGlobal('HTMLIFrameElement', FakeFrame)
  vi.stubGlobal('document', { activeElement: game })
  vi.stubGlobal('window', { focus() {} })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => void vi.unstubAllGlobals())

const settings = {
  provider: 'gam',
  kinds: ['break', 'rewarded', 'slot'],
  everySeconds: 30,
} as unknown as AdSettings
const openAds = async () => (await import('./ads.ts')).openAds(settings)
const forever = new AbortController().signal

test('a network that breaks leaves its place to the site’s own promotion', async () => {
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
  asked[0]!.tell({ type: 'show' })
  expect(await ads.showForGame('rewarded', forever)).toBe('none')
  expect(game.focuses).toBe(0)
  asked[0]!.tell({ type: 'grant' })
  asked[0]!.tell({ type: 'end' })
  expect(await first).toBe('done')
  expect(game.focuses).toBe(1)
})
