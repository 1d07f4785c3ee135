import { expect, test } from 'vitest'
import type { AdSettings } from '#app/domain/ads.ts'
import { createProvider } from './provider-house.tsx'

test('the ad between two pages shows from the second page on, and closes with its page', () => {
  const asked: AbortSignal[] = []
  const provider = createProvider({
    settings: {} as AdSettings,
    onClick() {},
    requestInterstitial: (signal) => void asked.push(signal),
  })
  const pages = [new AbortController(), new AbortController(), new AbortController()]
  for (const page of pages) provider.startPage(['interstitial'], page.signal)
  expect(asked).toEqual([pages[1]!.signal, pages[2]!.signal])
  pages[2]!.abort()
  expect(asked.map(({ aborted }) => aborted)).toEqual([false, true])
})
