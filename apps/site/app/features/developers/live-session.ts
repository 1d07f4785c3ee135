/** The frame of the examples and the page's end of the SDK, which is loaded with the first example. */
import type * as Host from '@playhouse/sdk/host-file'

export const EXAMPLES_ADDRESS = '/sdk/verbs.html'
const HOST_MODULE = '/sdk/v1.host.mjs'
/** How long an ad of the examples lasts. */
const AD_MS = 1500

export interface SeenMessage {
  from: 'game' | 'page'
  type: string
  /** Its other fields as JSON; empty without any. */
  fields: string
}

export interface LiveEvents {
  onMessage: (message: SeenMessage) => void
  onPrinted: (text: string) => void
  onAnswer: (text: string, isError: boolean) => void
  /** The game connected: examples can run. */
  onReady: () => void
}

export interface LiveSession {
  run: (code: string) => void
  setMuted: (isMuted: boolean) => void
  setPaused: (isPaused: boolean) => void
  setAds: (areAvailable: boolean) => void
  dispose: () => void
}

/** Call it before the frame loads its document. Rejects when the module cannot be loaded. */
export async function openLiveSession(
  iframe: HTMLIFrameElement,
  lang: string,
  events: LiveEvents,
): Promise<LiveSession> {
  const { connectGame, SHARE_PARAMETER, writeShareParams } = (await import(
    /* @vite-ignore */ HOST_MODULE
  )) as typeof Host
  const watch = ({ source, data }: MessageEvent<unknown>) => {
    if (source === iframe.contentWindow) readMessage(data, events)
  }
  // Before the SDK's own listener, so that a message is listed before its answer.
  window.addEventListener('message', watch)
  const connection = connectGame({
    iframe,
    origin: null,
    game: 'sdk-example',
    storage: createMemoryStorage(),
    lang,
    ads: { break: true, rewarded: true },
    showAd: (_kind, signal) => waitForAd(signal),
    createShareUrl: (params) =>
      `${location.origin}${location.pathname}?${SHARE_PARAMETER}=${writeShareParams(params)}`,
    onShare: () => undefined,
    onHello: () => events.onReady(),
  })
  return {
    // Its origin is opaque, so only '*' reaches it.
    run: (code) => iframe.contentWindow?.postMessage({ code }, '*'),
    setMuted: connection.setMuted,
    setPaused: connection.setPaused,
    setAds: (areAvailable) => connection.setAds({ break: areAvailable, rewarded: areAvailable }),
    dispose() {
      window.removeEventListener('message', watch)
      connection.dispose()
    },
  }
}

/** The frame runs what a visitor typed: it may say anything. */
function readMessage(data: unknown, events: LiveEvents): void {
  if (typeof data !== 'object' || data === null) return
  const message = data as Record<string, unknown>
  if (typeof message.answer === 'string') events.onAnswer(message.answer, false)
  else if (typeof message.error === 'string') events.onAnswer(message.error, true)
  else if (typeof message.printed === 'string') events.onPrinted(message.printed)
  else if ('received' in message) showMessage('page', message.received, events)
  else if ('playhouse' in message) showMessage('game', message, events)
}

function showMessage(from: SeenMessage['from'], data: unknown, { onMessage }: LiveEvents): void {
  const { playhouse: _version, type, ...fields } = Object(data) as Record<string, unknown>
  onMessage({
    from,
    type: String(type),
    fields: Object.keys(fields).length === 0 ? '' : JSON.stringify(fields),
  })
}

function waitForAd(signal: AbortSignal): Promise<'done' | 'closed'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('done'), AD_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve('closed')
    })
  })
}

function createMemoryStorage() {
  const stored = new Map<string, string>()
  return {
    get: (_game: string, key: string) => stored.get(key) ?? null,
    set: (_game: string, key: string, text: string) => void stored.set(key, text),
    remove: (_game: string, key: string) => void stored.delete(key),
    keys: () => [...stored.keys()],
  }
}
