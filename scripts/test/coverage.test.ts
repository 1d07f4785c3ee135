import { expect, test } from 'vitest'
import { listCoverage } from './coverage.ts'

const share = (covered: number, total: number) => ({ covered, total })

test('coverage is summed over the files of each part, and other files do not count', () => {
  const lines = listCoverage(
    {
      total: { lines: share(1, 1000), branches: share(1, 1000) },
      '/project/packages/sdk/src/client.ts': { lines: share(30, 40), branches: share(1, 2) },
      '/project/packages/sdk/src/host.ts': { lines: share(60, 60), branches: share(2, 2) },
      '/project/apps/site/server/app.ts': { lines: share(1, 2), branches: share(0, 0) },
      '/project/games/inkrealm/src/rules.ts': { lines: share(0, 500), branches: share(0, 10) },
    },
    '/project',
  )
  expect(lines).toEqual([
    'coverage  server    lines 50.0 %, branches none',
    'coverage  features  lines none, branches none',
    'coverage  SDK       lines 90.0 %, branches 75.0 %',
    'coverage  kit       lines none, branches none',
  ])
})
