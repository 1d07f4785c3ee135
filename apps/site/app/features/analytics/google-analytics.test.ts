import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withoutSearch } from './sink.ts'

vi.mock('#app/features/consent/load-script.ts', () => ({ startScript() {} }))

const page: { dataLayer?: ArrayLike<unknown>[] } = {}
const SEARCH = 'https://fox.example/search?searchValue=my+own+name&utm_source=owl'

beforeEach(() => {
  delete page.dataLayer
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { href: SEARCH, hostname: 'fox.example' })
  vi.stubGlobal('document', {
    referrer: 'https://fox.example/search?searchValue=a%20secret',
    title: 'my own name',
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('no words that were searched for go to Google with an address, a referrer or a title', async () => {
  const { openGoogleAnalytics } = await import('./google-analytics.ts')
  openGoogleAnalytics('G-1')
  const commands = page.dataLayer!.map((command) => Array.from(command))
  expect(commands.map(([name]) => name)).toEqual(['js', 'config'])
  expect(commands[1]![2]).toMatchObject({
    page_location: 'https://fox.example/search?utm_source=owl',
    page_referrer: 'https://fox.example/search',
    page_title: 'fox.example',
  })
})

test.each([
  ['', ''],
  ['https://fox.example/?network=owl', 'https://fox.example/?network=owl'],
  ['https://fox.example/search?searchValue=a&searchValue=b', 'https://fox.example/search'],
  ['no address', 'no address'],
])('%j without its search words is %j', (address, left) => {
  expect(withoutSearch(address)).toBe(left)
})
