import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vm from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { buildSdk, bundleSdk, describeFiles, FILES_RE, listFiles } from './bundle.ts'
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

test('files.json describes the built files', () => {
  const written: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'files.json'), 'utf8'))
  expect(written, 'run: npm run integrity -w @playhouse/sdk').toEqual(listFiles(files))
})

test('the types are one file that describes the module and the plain script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-types-'))
  const compile = (code: string) => {
    writeFileSync(join(folder, 'game.ts'), code)
    const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc')
    const flags = ['--noEmit', '--strict', '--ignoreConfig', '--types', '', '--lib', 'es2022,dom']
    return spawnSync(tsc, [...flags, 'game.ts', 'v1.d.ts'], { cwd: folder, encoding: 'utf8' }).stdout
  }
  try {
    writeFileSync(join(folder, 'v1.d.ts'), files.types)
    const use = `const playhouse = createPlayhouse({ game: 'toy', supports: { mute: false } })
      export const { granted, reason } = await playhouse.rewardedAd()
      export const level: string | undefined = (await playhouse.init()).params.level`
    expect(compile(`import { createPlayhouse } from './v1'\n${use}`)).toBe('')
    expect(compile("Playhouse.createPlayhouse({ game: 'toy' }).ready()")).toBe('')
    expect(compile("Playhouse.createPlayhouse({ game: 'toy' }).nothing()")).toMatch(/nothing.*does not exist/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the document of the examples has its scripts inside and loads nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-sdk-'))
  try {
    await buildSdk(folder)
    const html = readFileSync(join(folder, 'verbs.html'), 'utf8')
    expect(html).toContain(files.js)
    expect(html).not.toMatch(/<script src|<link/)
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect(readFileSync(join(folder, `${files.version}.d.ts`), 'utf8')).toBe(files.types)
  } finally {
    rmSync(folder, { recursive: true })
  }
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
