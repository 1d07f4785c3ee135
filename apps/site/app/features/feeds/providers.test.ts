/** A feed provider is one file: nothing else of the site may know one by its name. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FEED_ADAPTERS } from './providers.ts'

const SITE = join(import.meta.dirname, '../../..')
/** Where a provider's name may stand, and why. */
const EXCEPTIONS: Record<string, string> = {
  'app/features/feeds/providers.ts': 'the list of all adapters',
  'app/features/feeds/crash-cycle.ts': 'test support',
  'app/features/feeds/feed-fixtures.ts': 'test support',
  'app/features/feeds/import-setup.ts': 'test support',
  'app/features/feeds/shape-fixtures.ts': 'test support',
  'app/features/images/test-image-host.ts': 'test support',
  'app/pages/test-page-loaders.ts': 'test support',
  'app/features/moving/move-fixtures.ts': 'test support',
  'server/ledger/fill-ledger.ts': 'test support',
  'server/operations/site-form.ts': 'an example in the help of a field',
  'server/portal/feed.ts': 'an example in the help of a command',
  'server/portal/feed-imports.ts': 'an example in the help of a command',
  'server/portal/feed-refused.ts': 'an example in the help of a command',
  'server/portal/games-merges.ts': 'an example in the help of a command',
}

const adapterFiles = FEED_ADAPTERS.map(({ provider }) => `app/features/feeds/${provider}.ts`)
const names = new RegExp(FEED_ADAPTERS.flatMap(({ provider, label }) => [provider, label]).join('|'), 'i')

test('a provider is spelled in its own file and nowhere else', () => {
  const files = globSync('{app,server}/**/*.{ts,tsx,css}', { cwd: SITE })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'))
  expect(files).toEqual(expect.arrayContaining(adapterFiles))
  const spelling = files.filter((file) => names.test(readFileSync(join(SITE, file), 'utf8')))
  expect(spelling.toSorted()).toEqual([...adapterFiles, ...Object.keys(EXCEPTIONS)].toSorted())
})
