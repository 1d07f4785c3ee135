import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDiskCache } from './disk-cache.server.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-cache-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a failed write leaves no file, and the cache continues', async () => {
  const dir = await makeFolder()
  const cache = await openDiskCache(dir, 1000)
  await mkdir(join(dir, 'taken'))
  await writeFile(join(dir, 'taken', 'inside'), '')
  await expect(cache.store('taken', Buffer.from('a picture'))).rejects.toThrow()
  expect(await readdir(dir)).toEqual(['taken'])
  await cache.store('free', Buffer.from('a picture'))
  expect((await cache.find('free'))?.toString()).toBe('a picture')
})

test('a file deleted by another process during listing does not stop the cache', async () => {
  const dir = await makeFolder()
  await symlink(join(dir, 'nowhere'), join(dir, 'gone'))
  const cache = await openDiskCache(dir, 1000)
  expect(cache.totalBytes()).toBe(0)
})

test('what another process has stored is found and counted, and its unfinished file stays', async () => {
  const dir = await makeFolder()
  const [first, second] = [await openDiskCache(dir, 1000), await openDiskCache(dir, 1000)]
  await first.store('cover', Buffer.from('a picture'))
  expect((await second.find('cover'))?.toString()).toBe('a picture')
  expect(second.totalBytes()).toBe(first.totalBytes())
  expect(await second.find('other')).toBeNull()
  await writeFile(join(dir, `half-${process.ppid}-0.tmp`), 'half')
  await writeFile(join(dir, 'half-999999999-0.tmp'), 'of a process that has ended')
  await openDiskCache(dir, 1000)
  expect((await readdir(dir)).toSorted()).toEqual(['cover', `half-${process.ppid}-0.tmp`])
})
