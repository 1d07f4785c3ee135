import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder } from '#server/ledger/ledger-engines.ts'
import { nameIndexFile, removeOldIndexes } from './index-files.server.ts'

test('older indexes are removed, and one that is being built is not', async () => {
  const dir = await makeTestFolder()
  const building = `${nameIndexFile(12)}.${process.pid}-1700000000000.part`
  for (const name of [
    nameIndexFile(9),
    nameIndexFile(10),
    nameIndexFile(11),
    building,
    `${building}-journal`,
  ])
    writeFileSync(join(dir, name), '')
  await removeOldIndexes(dir, 11)
  expect(readdirSync(dir).sort()).toEqual([nameIndexFile(11), building, `${building}-journal`].sort())
})

test('indexes of a process that has ended are removed, those of a running one and other files are not', async () => {
  const dir = await makeTestFolder()
  const [ended, other] = ['search-4194304999-3.sqlite', `search-${process.ppid}-1.sqlite`]
  for (const name of [ended, other, 'notes.txt', 'search-x.sqlite']) writeFileSync(join(dir, name), '')
  await removeOldIndexes(dir, 1)
  expect(existsSync(join(dir, ended))).toBe(false)
  for (const name of [other, 'notes.txt', 'search-x.sqlite'])
    expect(existsSync(join(dir, name)), name).toBe(true)
})
