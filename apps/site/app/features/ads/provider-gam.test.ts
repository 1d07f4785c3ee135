import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdSettings } from '#app/domain/ads.ts'
import type { ProviderEvent } from './ad-provider.ts'
import { createProvider } from './provider-gam.ts'

const consent = vi.hoisted(() => ({ ads: true }))
vi.mock('#app/features/consent/consent.ts', () => ({
  getConsent: () => consent,
  getAgeTreatment: () => 'unspecified',
}))
vi.mock('#app/features/consent/load-script.ts', () => ({ loadScript: async () => {} }))

const settings = {
  provider: 'gam',
  adManagerNetwork: '12345',
  adManagerSlots: { home: 'a', break: 'b', anchor: 'c', interstitial: 'd' },
} as unknown as AdSettings
const open = () => createProvider({ settings, onClick() {}, requestInterstitial() {} })

let destroyed: string[]
/** A tag that accepts all calls and never reports anything. */
const silentTag = () => ({
  cmd: { push: (call: () => void) => call() },
  enums: {
    OutOfPageFormat: { BOTTOM_ANCHOR: 3, INTERSTITIAL: 5, GAME_MANUAL_INTERSTITIAL: 7 },
    TagForAgeTreatment: { TEEN: 2 },
  },
  setConfig() {},
  pubads: () => ({ addEventListener() {}, removeEventListener() {} }),
  enableServices() {},
  defineSlot: (path: string) => makeSlot(path),
  defineOutOfPageSlot: (path: string) => makeSlot(path),
  display() {},
  destroySlots: (slots: { path: string }[]) => void destroyed.push(...slots.map(({ path }) => path)),
})
function makeSlot(path: string) {
  const slot = { path, addService: () => slot, getSlotElementId: () => path }
  return slot
}

/** An element, as far as a place of a page is one here. */
function makePlace() {
  const children: object[] = []
  const element = { clientWidth: 800, append: (child: object) => void children.push(child) }
  return { element: element as unknown as HTMLElement, children }
}

let created: { id: string; isRemoved: boolean; remove(): void }[]

beforeEach(() => {
  vi.useFakeTimers()
  consent.ads = true
  destroyed = []
  created = []
  vi.stubGlobal('window', { googletag: silentTag() })
  vi.stubGlobal('document', {
    createElement() {
      const element = { id: '', isRemoved: false, remove: () => void (element.isRemoved = true) }
      created.push(element)
      return element
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

/** What ad blockers put in the tag's place: fewer methods, and a queue that swallows its errors. */
function standInForBlocker() {
  const push = (call: () => void) => {
    try {
      call()
    } catch {
      // As such scripts do.
    }
  }
  vi.stubGlobal('window', { googletag: { cmd: { push } } })
}

test('with an ad blocker’s replacement a break ends at once, and a placement is free for the site’s own', async () => {
  standInForBlocker()
  const provider = open()
  const events: ProviderEvent[] = []
  const { signal } = new AbortController()
  provider.showBreak({ kind: 'break', moment: 'next', signal, report: (event) => void events.push(event) })
  await settle()
  expect(events).toEqual([{ type: 'fail', reason: 'blocked' }])
  expect(await provider.fillSlot('home', makePlace().element, signal)).toBe(false)
})

test('a tag that throws during a request ends the break', async () => {
  const tag = { ...silentTag(), enums: {} }
  vi.stubGlobal('window', { googletag: tag })
  const events: ProviderEvent[] = []
  const { signal } = new AbortController()
  open().showBreak({ kind: 'break', moment: 'next', signal, report: (event) => void events.push(event) })
  await settle()
  expect(events).toEqual([{ type: 'fail', reason: 'error' }])
})

test('a place that is never filled is given back with its slot', async () => {
  const filled = open().fillSlot('home', makePlace().element, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(8000)
  expect(await filled).toBe(false)
  expect(destroyed).toEqual(['/12345/a'])
  expect(created).toMatchObject([{ isRemoved: true }])
})

test('a tag that never works through its queue counts as blocked', async () => {
  vi.stubGlobal('window', { googletag: { cmd: { push() {} } } })
  const events: ProviderEvent[] = []
  const provider = open()
  const { signal } = new AbortController()
  provider.showBreak({ kind: 'break', moment: 'next', signal, report: (event) => void events.push(event) })
  const filled = provider.fillSlot('home', makePlace().element, signal)
  await vi.advanceTimersByTimeAsync(5000)
  expect(events).toEqual([{ type: 'fail', reason: 'blocked' }])
  expect(await filled).toBe(false)
})

test('it has ads for kinds with a unit, when its tag works and supports the format', async () => {
  expect(await open().canShow('break')).toBe(true)
  // No unit; then a tag without the format; then none.
  expect(await open().canShow('rewarded')).toBe(false)
  vi.stubGlobal('window', { googletag: { ...silentTag(), enums: { OutOfPageFormat: {} } } })
  expect(await open().canShow('break')).toBe(false)
  standInForBlocker()
  await expect(open().canShow('break')).rejects.toThrow()
})

test('the break before a game has a unit of its own', async () => {
  const paths: string[] = []
  const tag = silentTag()
  const defineOutOfPageSlot = (path: string) => (paths.push(path), makeSlot(path))
  vi.stubGlobal('window', { googletag: { ...tag, defineOutOfPageSlot } })
  const events: ProviderEvent[] = []
  const ask = async (slots: Record<string, string>) => {
    const provider = createProvider({
      settings: { ...settings, adManagerSlots: slots },
      onClick() {},
      requestInterstitial() {},
    })
    const { signal } = new AbortController()
    const report = (event: ProviderEvent) => void events.push(event)
    provider.showBreak({ kind: 'before-play', moment: 'start', signal, report })
    await settle()
  }
  await ask({ 'before-play': 'p', break: 'b' })
  expect(paths).toEqual(['/12345/p'])
  await ask({ break: 'b' })
  expect(events).toEqual([{ type: 'unfilled' }])
})

test('an interstitial that never ends is taken off the page', async () => {
  const provider = open()
  provider.startPage(['interstitial'], new AbortController().signal)
  await settle()
  provider.removeInterstitial!()
  provider.removeInterstitial!()
  expect(destroyed).toEqual(['/12345/d'])
})

test('the interstitial waits for the next page, but not after a refusal', async () => {
  const provider = open()
  const startPage = async () => {
    const page = new AbortController()
    provider.startPage(['anchor', 'interstitial'], page.signal)
    await settle()
    return page
  }
  const first = await startPage()
  first.abort()
  expect(destroyed).toEqual(['/12345/c'])
  const second = await startPage()
  consent.ads = false
  second.abort()
  expect(destroyed).toEqual(['/12345/c', '/12345/c', '/12345/d'])
})
