import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class FakeStorage {
  items = new Map<string, string>()
  get length() {
    return this.items.size
  }
  key = (index: number) => [...this.items.keys()][index] ?? null
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}

let tab: EventTarget
let storage: FakeStorage

beforeEach(() => {
  vi.resetModules()
  tab = new EventTarget()
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('window', { localStorage: storage, addEventListener: tab.addEventListener.bind(tab) })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})
afterEach(() => void vi.unstubAllGlobals())

async function open() {
  const consent = await import('./consent.ts')
  const { clearLocalData, updateLocal } = await import('#app/features/local-data/local-store.ts')
  const heard: boolean[] = []
  consent.startConsent({ audience: 'general', providers: ['gam'], hasPrivacySignal: false })
  consent.onConsent(({ isDecided }) => void heard.push(isDecided))
  return { ...consent, clearLocalData, updateLocal, heard }
}

test('after an answer is cleared in this tab the site asks again at once', async () => {
  const { answerChoice, clearLocalData, getConsent, getDecision, heard, updateLocal } = await open()
  answerChoice({ ads: true, analytics: true })
  expect(getConsent()).toEqual({ ads: true, analytics: true, isDecided: true })
  updateLocal((data) => ({ ...data, theatre: true }))
  clearLocalData()
  expect(getConsent()).toEqual({ ads: false, analytics: false, isDecided: false })
  expect(getDecision().question).toBe('choice')
  expect(heard).toEqual([true, false])
})

test('an answer that could not be stored is cleared with everything else', async () => {
  storage.setItem = () => {
    throw new Error('denied')
  }
  const { answerChoice, clearLocalData, getConsent } = await open()
  answerChoice({ ads: true, analytics: true })
  expect(getConsent().isDecided).toBe(true)
  clearLocalData()
  expect(getConsent()).toEqual({ ads: false, analytics: false, isDecided: false })
})

test('after an answer is cleared in another tab the site asks again', async () => {
  const { answerChoice, getConsent } = await open()
  answerChoice({ ads: true, analytics: false })
  storage.items.clear()
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'playhouse:consent' }))
  expect(getConsent().isDecided).toBe(false)
})

test('a caller waits until the page has its configuration, or until the limit', async () => {
  vi.useFakeTimers()
  const { startConsent, waitForConsent } = await import('./consent.ts')
  const over: string[] = []
  void waitForConsent(2000).then(() => over.push('limit'))
  await vi.advanceTimersByTimeAsync(1999)
  expect(over).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toEqual(['limit'])
  void waitForConsent(2000).then(() => over.push('started'))
  startConsent({ audience: 'general', providers: ['gam'], hasPrivacySignal: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toEqual(['limit', 'started'])
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
