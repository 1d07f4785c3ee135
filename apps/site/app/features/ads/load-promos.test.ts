import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Promo } from './promo.ts'

const network = vi.hoisted(() => ({ answers: [] as unknown[], asked: [] as string[] }))
vi.mock('#app/api-client.ts', () => ({
  async fetchJson(address: string) {
    network.asked.push(address)
    const answer = network.answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  },
}))

const make = (slug: string): Promo => ({ kind: 'game', slug, title: slug, coverVersion: '1', line: '' })
const PROMOS = { promos: [make('fox-run'), make('owl-hop')] }

beforeEach(() => {
  vi.resetModules()
  network.asked = []
  vi.stubGlobal('location', { pathname: '/gameDetail/fox-run' })
})
afterEach(() => void vi.unstubAllGlobals())

const open = () => import('./load-promos.ts')
const slugOf = (promo: Promo | null) => (promo?.kind === 'game' ? promo.slug : null)

test('a page fetches once, and never promotes itself', async () => {
  network.answers = [PROMOS]
  const { takePromo } = await open()
  expect(slugOf(await takePromo())).toBe('owl-hop')
  expect(slugOf(await takePromo('game'))).toBe('owl-hop')
  expect(await takePromo('article')).toBeNull()
  expect(network.asked).toEqual(['/api/promos?near=fox-run'])
})

test('whether there is one is known before it is shown, and uses none up', async () => {
  network.answers = [PROMOS]
  const { hasPromo, takePromo } = await open()
  expect(await hasPromo('game')).toBe(true)
  expect(await hasPromo('article')).toBe(false)
  expect(slugOf(await takePromo('game'))).toBe('owl-hop')
})

test.each([[new Error('no network')], [null], [''], [{}], [{ promos: 'none' }]])(
  'a response of %j is no promotion, and the next placement fetches again',
  async (answer) => {
    network.answers = [answer, PROMOS]
    const { takePromo } = await open()
    expect(await takePromo()).toBeNull()
    expect(slugOf(await takePromo())).toBe('owl-hop')
  },
)
