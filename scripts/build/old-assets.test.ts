import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearBuild, pruneOldAssets } from './old-assets.ts'

const DAY_MS = 24 * 60 * 60_000
const START = 1_800_000_000_000
let out: string

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'playhouse-build-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

function buildWith(now: number, ...assets: string[]): void {
  clearBuild(out, now)
  mkdirSync(join(out, 'client/assets'), { recursive: true })
  for (const name of assets) writeFileSync(join(out, 'client/assets', name), name)
  pruneOldAssets(out, now)
}

const listOld = () => {
  const root = join(out, 'old-assets')
  if (!existsSync(root)) return []
  return readdirSync(root).flatMap((folder) => readdirSync(join(root, folder)).map((n) => `${folder}/${n}`))
}

test('a first build archives nothing, and needs no folder', () => {
  rmSync(out, { recursive: true })
  buildWith(START, 'a-1.js')
  expect(listOld()).toEqual([])
})

test('files that the next build lacks are archived, all others of the last build are deleted', () => {
  buildWith(START, 'a-1.js', 'b-1.js', 'b-1.js.br')
  writeFileSync(join(out, 'content.json'), '{}')
  buildWith(START + DAY_MS, 'a-2.js', 'b-1.js', 'b-1.js.br')
  expect(listOld()).toEqual([`${START + DAY_MS}/a-1.js`])
  expect(readdirSync(out).sort()).toEqual(['client', 'old-assets'])
})

test('an identical build archives nothing', () => {
  buildWith(START, 'a-1.js')
  buildWith(START + 1, 'a-1.js')
  expect(readdirSync(join(out, 'old-assets'))).toEqual([])
})

test('a build is archived for seven days after it was replaced', () => {
  buildWith(START, 'a-1.js')
  buildWith(START + DAY_MS, 'a-2.js')
  buildWith(START + 8 * DAY_MS, 'a-3.js')
  expect(listOld()).toEqual([`${START + DAY_MS}/a-1.js`, `${START + 8 * DAY_MS}/a-2.js`])
  buildWith(START + 8 * DAY_MS + 1, 'a-4.js')
  expect(listOld().map((path) => path.split('/')[1])).toEqual(['a-2.js', 'a-3.js'])
})

test('an aborted build deletes no earlier archives', () => {
  buildWith(START, 'a-1.js')
  clearBuild(out, START + 1)
  buildWith(START + 2, 'a-2.js')
  expect(listOld()).toEqual([`${START + 1}/a-1.js`])
})
