/** The page's side of the SDK for a game in a browser under control: answers its calls as a site does, and lists them. */
import type { Page } from 'playwright-core'
import { connectGame, type GameConnection, type HostWindow, type RefusedReason } from '@playhouse/sdk/host'
import { parseGameMessage, type HostMessage } from '@playhouse/sdk/protocol'
import { NAME_PREFIX } from '#app/features/local-data/upload-save.ts'
import type { SdkCall } from './inspection.ts'

/** How long a mock ad is on screen. */
const AD_MS = 800
const MAX_CALLS = 500

export interface PageHost {
  calls: SdkCall[]
  refused: Partial<Record<RefusedReason, number>>
  readySeconds: number | null
  connection: GameConnection
}

type Listener = Parameters<HostWindow['addEventListener']>[1]

/** The page's own script: what the frame sends goes to the server. */
export const PAGE_SCRIPT =
  "addEventListener('message',(e)=>{if(e.source===document.querySelector('iframe').contentWindow)gameMessage(e.data,e.origin)})"

/** To be called before the page is opened. `origin` is the game's; null for an opaque one. */
export async function openPageHost(page: Page, origin: string | null): Promise<PageHost> {
  const startedAt = performance.now()
  const sinceStart = () => Math.round(performance.now() - startedAt)
  const listeners = new Set<Listener>()
  const calls: SdkCall[] = []
  const refused: PageHost['refused'] = {}
  const note = (from: SdkCall['from'], message: object) => {
    if (calls.length < MAX_CALLS) calls.push({ atMs: sinceStart(), from, text: describeMessage(message) })
  }
  const contentWindow = {
    postMessage(message: unknown) {
      note('page', message as HostMessage)
      const post = (sent: unknown) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*')
      page.evaluate(post, message).catch(() => undefined)
    },
  }
  await page.exposeBinding('gameMessage', (source, data: unknown, from: unknown) => {
    // The sandbox's own storage asks too; here it has none to begin with.
    if (source.frame !== page.mainFrame() || data === NAME_PREFIX) return
    const message = parseGameMessage(data)
    // A game asks for its page until it answers.
    if (message && !(message.type === 'hello' && calls.some(({ text }) => text.startsWith('hello'))))
      note('game', message)
    for (const listener of listeners) listener({ data, origin: String(from), source: contentWindow })
  })
  const saves = new Map<string, string>()
  const host: PageHost = {
    calls,
    refused,
    readySeconds: null,
    connection: connectGame({
      iframe: { contentWindow },
      window: {
        addEventListener: (_type, listener) => void listeners.add(listener),
        removeEventListener: (_type, listener) => void listeners.delete(listener),
      },
      origin,
      game: 'inspected',
      storage: {
        get: (_game, key) => saves.get(key) ?? null,
        set: (_game, key, text) => void saves.set(key, text),
        remove: (_game, key) => void saves.delete(key),
        keys: () => [...saves.keys()],
      },
      ads: { break: true, rewarded: true },
      showAd: () => new Promise((resolve) => setTimeout(resolve, AD_MS, 'done')),
      createShareUrl: () => 'https://example.com/gamePlay/inspected',
      onReady: () => (host.readySeconds ??= sinceStart() / 1000),
      onRefused: (reason) => (refused[reason] = (refused[reason] ?? 0) + 1),
    }),
  }
  return host
}

const MAX_VALUE_LENGTH = 60

/** `score value=120 mode="daily"`. */
export function describeMessage(message: object): string {
  const { type, playhouse: _version, ...fields } = message as { type: string; playhouse?: number }
  const values = Object.entries(fields).map(([name, value]) => {
    const text = JSON.stringify(value) ?? ''
    return `${name}=${text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text}`
  })
  return [type, ...values].join(' ')
}
