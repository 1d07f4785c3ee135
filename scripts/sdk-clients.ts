/**
 * `npm run sdk-clients`: unmodified public clients of other portals' SDKs against the files that answer in place of those SDKs.
 * `SDK_CLIENTS` names a folder with one folder for each client; without it nothing runs. No client is part of this repository.
 */
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findPortalSdk } from '../packages/sdk/shims/addresses.ts'
import { openGame } from '../packages/sdk/shims/fake-portal.ts'
import type { Gateway } from '../packages/sdk/shims/gateways.ts'
import type { ShimWindow } from '../packages/sdk/shims/portal.ts'

const WAIT_MS = 8000
const KEY = btoa('0123456789abcdef')
/** What clients use of a browser's globals, beside the SDK's own. */
const GLOBALS = ['PokiSDK', 'CrazyGames', 'GamePix', 'gdsdk', 'sdk']

/* oxlint-disable typescript/no-explicit-any -- clients have no types here */
interface Client {
  folder: string
  file: string
  /** Calls the client as a game does; gives what it got. */
  run(module: any, context: object): Promise<Record<string, unknown>>
  expected: Record<string, unknown>
}

const ads = async (plugin: any, context: object) => {
  await plugin.initialize(context)
  return {
    fullScreen: (await plugin.showFullScreenAd()).didShowAd,
    ...(plugin.showRewardedAd ? { rewarded: (await plugin.showRewardedAd({})).didShowAd } : {}),
  }
}

const CLIENTS: readonly Client[] = [
  {
    ...{ folder: 'adlad-plugin-poki', file: 'mod.js' },
    async run({ pokiPlugin }, context) {
      const plugin = pokiPlugin()
      const shown = await ads(plugin, context)
      for (const verb of ['loadStop', 'gameplayStart', 'gameplayStop']) await plugin[verb]()
      return shown
    },
    expected: { fullScreen: true, rewarded: true },
  },
  {
    ...{ folder: 'adlad-plugin-crazygames', file: 'mod.js' },
    async run({ crazyGamesPlugin }, context) {
      const plugin = crazyGamesPlugin()
      const shown = await ads(plugin, context)
      plugin.customRequests.setStorageItem('level', 3)
      return { ...shown, stored: plugin.customRequests.getStorageItem('level') }
    },
    expected: { fullScreen: true, rewarded: true, stored: 3 },
  },
  {
    ...{ folder: 'adlad-plugin-gamedistribution', file: 'mod.js' },
    run: ({ gameDistributionPlugin }, context) => ads(gameDistributionPlugin({ gameId: 'x' }), context),
    expected: { fullScreen: true, rewarded: true },
  },
  {
    ...{ folder: 'adlad-plugin-gamemonetize', file: 'mod.js' },
    run: ({ gameMonetizePlugin }, context) => ads(gameMonetizePlugin({ gameId: 'x' }), context),
    expected: { fullScreen: true },
  },
  {
    ...{ folder: 'adlad-plugin-gamepix', file: 'mod.js' },
    async run({ gamePixPlugin }) {
      const plugin = gamePixPlugin()
      await plugin.initialize()
      // It leaves this call to the game.
      ;(globalThis as any).GamePix.loaded()
      return { fullScreen: (await plugin.showFullScreenAd()).didShowAd }
    },
    expected: { fullScreen: true },
  },
  {
    ...{ folder: 'newgrounds.js', file: 'dist/newgrounds.mjs' },
    async run({ default: ng }) {
      await ng.connect('12345:AbCdEfGh', KEY)
      const score = await ng.postScore(4, 120)
      return { medal: await ng.unlockMedal(7), score: score.value, ping: await ng.ping() }
    },
    expected: { medal: true, score: 120, ping: 'pong' },
  },
]

let current: ShimWindow

/** Runs the file that answers in place of an SDK. */
async function loadSdk(address: string): Promise<void> {
  const sdk = findPortalSdk(address)
  if (!sdk) throw new Error(`No SDK has the address ${address}`)
  const { install } = (await import(`../packages/sdk/shims/${sdk.id}.ts`)) as {
    install: (own: ShimWindow) => void
  }
  install(current)
}

function prepareGlobals(): void {
  const world = globalThis as any
  world.loadPortalSdk = loadSdk
  world.location = new URL('https://g.example/')
  for (const name of GLOBALS)
    Object.defineProperty(world, name, { get: () => current[name], configurable: true })
  Object.defineProperty(world, 'window', { get: () => current, configurable: true })
  Object.defineProperty(world, 'localStorage', { get: () => current.localStorage, configurable: true })
  const append = (script: any) => {
    if (script.src) void loadSdk(script.src).then(() => script.onload?.())
  }
  world.document = {
    createElement: () => ({ style: {}, append: () => {}, addEventListener: () => {} }),
    head: { append, appendChild: append },
    body: { append: () => {}, appendChild: () => {} },
    addEventListener: () => {},
  }
  world.fetch = async (address: string, init?: { body?: unknown }) => {
    if (!findPortalSdk(String(address))?.isGateway) throw new TypeError('Failed to fetch')
    await loadSdk(String(address))
    const gateways = (current as any)[Symbol.for('playhouse.gateways')] as Map<string, Gateway>
    return new Response(await gateways.get('newgrounds')!(init?.body, { app: '', key: KEY }))
  }
  // An import map does this in a browser.
  registerHooks({
    resolve(specifier, context, next) {
      if (!findPortalSdk(specifier) || !specifier.startsWith('https:')) return next(specifier, context)
      const code = `await globalThis.loadPortalSdk(${JSON.stringify(specifier)})`
      return { url: `data:text/javascript,${encodeURIComponent(code)}//${Date.now()}`, shortCircuit: true }
    },
  })
}

async function runClient(folder: string, client: Client): Promise<string | null> {
  const { own } = openGame(() => {})
  current = own
  const context = {
    ...{ useTestAds: false, setNeedsPause: () => {}, setNeedsMute: () => {}, loadScriptTag: loadSdk },
  }
  const module: unknown = await import(pathToFileURL(join(folder, client.folder, client.file)).href)
  const late = new Promise<never>((_, reject) => setTimeout(reject, WAIT_MS, new Error('It waits for ever')))
  const got = await Promise.race([client.run(module, context), late])
  const [text, expected] = [JSON.stringify(got), JSON.stringify(client.expected)]
  return text === expected ? null : `gave ${text} instead of ${expected}`
}

async function main(): Promise<number> {
  const folder = process.env.SDK_CLIENTS
  if (!folder) {
    console.log('Skipped: SDK_CLIENTS names no folder of clients')
    return 0
  }
  prepareGlobals()
  let failed = 0
  for (const client of CLIENTS) {
    if (!existsSync(join(folder, client.folder))) {
      console.log(`${client.folder}: skipped, there is no such folder`)
      continue
    }
    const fault = await runClient(resolve(folder), client).catch((error: unknown) => String(error))
    if (fault !== null) failed++
    console.log(`${client.folder}: ${fault === null ? 'passed' : `failed, ${fault}`}`)
  }
  return failed
}

process.exit(Math.min(1, await main()))
