import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeTestFolder } from '#server/ledger/ledger-engines.ts'
import { FEED_ADAPTERS } from '../feeds/providers.ts'
import { cloudArcadeDump, gameOf, wordPressExport, wordPressItem } from './move-fixtures.ts'
import { spoolMove } from './move-spool.server.ts'

async function spool(content: string | Buffer) {
  const parent = await makeTestFolder()
  const [path, folder] = [join(parent, 'old'), join(parent, 'spool')]
  await mkdir(folder)
  await writeFile(path, content)
  const rules = { isOwnHost: () => false, adapters: FEED_ADAPTERS }
  return spoolMove({ ...{ path, folder, rules, origin: null }, allowedHosts: new Set<string>() })
}

const DUMP = cloudArcadeDump([gameOf(1), gameOf(2)])

test.each([
  ['a cut-off dump', DUMP.slice(0, -60), 'cut off'],
  ['a cut-off archive', gzipSync(DUMP).subarray(0, -20), 'damaged or cut off'],
  ['a cut-off export', wordPressExport([wordPressItem({ title: 'x' })]).slice(0, -30), 'cut off'],
  ['an empty file', '', 'is empty'],
  ['a zip archive', 'PK\u0003\u0004abc', 'zip archive'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 1, 2, 3, 0xff]), 'no SQL dump'],
  [
    'the database of WordPress',
    'CREATE TABLE `wp_posts` (`ID` int);\nINSERT INTO `wp_posts` VALUES (1);',
    'Tools › Export',
  ],
  ['another software', 'CREATE TABLE `games` (`gid` int);\nINSERT INTO `games` VALUES (1);', 'has no column'],
  ['a dump of other tables', 'CREATE TABLE `shop` (`id` int);', 'shop'],
  [
    'a feed',
    '<?xml version="1.0"?><rss><channel><item><title>x</title></item></channel></rss>',
    'no export of WordPress',
  ],
  ['a page', '<!doctype html><p>Not found', 'no export of WordPress'],
])('%s is refused', async (_, content, message) => {
  await expect(spool(content)).rejects.toThrow(message)
})

test('a large dump is read as a stream', async () => {
  const games = Array.from({ length: 20_000 }, (_, at) => gameOf(at + 1))
  const dump = gzipSync(cloudArcadeDump(games), { level: 1 })
  const before = process.memoryUsage().heapUsed
  const { counts, providers } = await spool(dump)
  expect([counts.games, providers.get('gamedistribution')?.games]).toEqual([20_000, 20_000])
  expect((process.memoryUsage().heapUsed - before) / 1024 / 1024).toBeLessThan(150)
})
