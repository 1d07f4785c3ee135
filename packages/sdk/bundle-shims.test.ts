import vm from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { bundleShims, FIRST_SCRIPT } from './bundle-shims.ts'
import { PORTAL_SDKS } from './shims/addresses.ts'

const GLOBALS: Readonly<Record<string, string>> = {
  poki: 'PokiSDK',
  'crazygames-v3': 'CrazyGames',
  'crazygames-v2': 'CrazyGames',
  gamedistribution: 'gdsdk',
  gamemonetize: 'sdk',
  gamepix: 'GamePix',
  y8: 'ID',
  yandex: 'YaGames',
  playgama: 'bridge',
  youtube: 'ytgame',
}

let codes: Record<string, string>

beforeAll(async () => {
  codes = await bundleShims()
})

test('each file has at most 8 KB with brotli, the first script 3 KB', () => {
  const kilobytes = Object.entries(codes).map(
    ([name, code]) => [name, brotliCompressSync(code).length / 1024] as const,
  )
  expect(kilobytes.map(([name]) => name)).toEqual([FIRST_SCRIPT, ...PORTAL_SDKS.map(({ id }) => id)])
  expect(kilobytes.filter(([name, size]) => size > (name === FIRST_SCRIPT ? 3 : 8))).toEqual([])
})

test('each file is a plain script that defines the global of its SDK in an empty page', () => {
  for (const [id, name] of Object.entries(GLOBALS)) {
    const page = vm.createContext({ setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask })
    Object.assign(page, { TextEncoder, URLSearchParams, addEventListener: () => {} })
    page.window = page
    page.parent = page
    page.location = { href: 'https://g.example/', search: '' }
    page.navigator = { language: 'en' }
    vm.runInContext(codes[id]!, page)
    expect(page[name], id).toBeTypeOf('object')
  }
})
