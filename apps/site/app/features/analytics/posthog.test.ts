import { afterEach, expect, test, vi } from 'vitest'
import { openPosthog } from './posthog.ts'

vi.mock('#app/features/consent/load-script.ts', () => ({ startScript() {} }))

afterEach(() => void vi.unstubAllGlobals())

test('PostHog gets only events, and no search words of an address', () => {
  const page: { posthog?: object } = {}
  vi.stubGlobal('window', page)
  openPosthog('phc_1', 'https://eu.i.posthog.com')
  const [key, options] = (Reflect.get(page.posthog!, '_i') as [key: string, options: object][])[0]!
  expect(key).toBe('phc_1')
  expect(options).toMatchObject({
    api_host: 'https://eu.i.posthog.com',
    autocapture: false,
    capture_pageview: false,
    mask_personal_data_properties: true,
    custom_personal_data_properties: ['searchValue'],
  })
})
