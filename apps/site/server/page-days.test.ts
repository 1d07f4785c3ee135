import { afterEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { completeSite } from '#app/domain/site.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { startPageGenerations } from './page-generations.ts'

const KITES = {
  ...{ picture: 'sponsors-0123456789ab', width: 900, height: 120 },
  ...{ alt: 'Kites', link: 'https://kites.example/', places: ['home'] },
}
const makeSite = (settings: object) => completeSite('fox.example', v.parse(SiteSchema, settings))

afterEach(() => void vi.useRealTimers())

test('at midnight pages with sponsors are new, and the old ones are never served stale', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-24T23:59:59Z') })
  const generations = startPageGenerations({
    listSites: () => [],
    builds: { of: () => ({ id: 'build', contentMark: '' }) },
    catalogue: { generation: () => '1', removals: () => 0 },
  })
  const [plain, sponsored] = [makeSite({}), { ...makeSite({ sponsors: [KITES] }), host: 'kite.example' }]
  const before = [plain, sponsored].map((site) => generations.of(site).generation)
  vi.setSystemTime(Date.parse('2026-12-25T00:00:00Z'))
  expect(generations.of(plain).generation).toBe(before[0])
  expect(generations.of(sponsored).generation).not.toBe(before[1])
  expect(generations.of(sponsored).staleGeneration).toBeNull()
  generations.close()
})
