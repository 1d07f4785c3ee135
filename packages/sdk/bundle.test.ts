import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { bundleSdk, describeFiles, FILES_RE } from './bundle.ts'
import type { SdkFiles } from './bundle.ts'

let files: SdkFiles

beforeAll(async () => {
  files = await bundleSdk()
})

test('the README contains the integrity of the built files', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const written = FILES_RE.exec(readme)?.[0] ?? ''
  expect(
    written,
    'raise the version if this one was published, then run: npm run integrity -w @playhouse/sdk',
  ).toContain(describeFiles(files))
})

test('the same source gives the same bytes', async () => {
  expect(await bundleSdk()).toEqual(files)
})

test('the plain script defines one global and works in an empty page', async () => {
  const page = vm.createContext({ setTimeout, clearTimeout, TextEncoder, addEventListener: () => {} })
  const before = Object.keys(page)
  vm.runInContext(files.js, page)
  expect(Object.keys(page).filter((name) => !before.includes(name))).toEqual(['Playhouse'])
  const result = await vm.runInContext(
    `const playhouse = Playhouse.createPlayhouse({ game: 'toy' })
     playhouse.init().then(async ({ hosted }) => [hosted, await playhouse.breakAd(), await playhouse.save('a', 1), await playhouse.load('a')])`,
    page,
  )
  expect(JSON.stringify(result)).toBe('[false,{"shown":false,"reason":"none"},false,1]')
})

test('the module exports the same and imports nothing', async () => {
  const module = (await import(`data:text/javascript,${encodeURIComponent(files.mjs)}`)) as object
  expect(Object.keys(module)).toEqual(['createPlayhouse'])
  expect(files.mjs).not.toMatch(/\bimport\b/)
})

test('both weigh at most 4 KB, compressed', async () => {
  const { brotliCompressSync } = await import('node:zlib')
  for (const code of [files.js, files.mjs]) expect(brotliCompressSync(code).length).toBeLessThanOrEqual(4096)
})
