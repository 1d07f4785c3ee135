/** A game with a shim, and a page that answers it as the site's does. For tests only. */
import { connectGame, type ConnectGameOptions } from '../src/host.ts'
import { createMemoryStorage, openFrame, settle } from '../src/fake-frame.ts'
import { writeShareParams } from '../src/share-params.ts'
import type { ShimWindow } from './portal.ts'
import { CALLBACK, type Verb } from './verb-rows.ts'

export interface GameOptions {
  /** How the page answers a request for an ad; absent where no page answers at all. */
  ad?: 'done' | 'closed' | 'none' | 'failed'
  isHosted?: boolean
  params?: Record<string, string>
  search?: string
}

export function openGame(install: (own: ShimWindow) => void, options: GameOptions = {}) {
  const { ad = 'done', isHosted = true, params = { level: '12' }, search = '' } = options
  const { page, game, iframe } = openFrame()
  const log: string[] = []
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void log.push([name, ...values.map((value) => JSON.stringify(value))].join(' '))
  const stored = new Map<string, string>()
  const own = Object.assign(game, {
    document: {},
    location: { href: `https://g.example/${search}`, search },
    navigator: { language: 'pt-BR' },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
  }) as unknown as ShimWindow
  const storage = createMemoryStorage()
  const host: ConnectGameOptions = {
    ...{ iframe, origin: page.origin, game: 'kite', storage, window: page, params, lang: 'pt-BR' },
    ads: { break: true, rewarded: true },
    createShareUrl: (values) => `https://play.example/kite?share=${writeShareParams(values)}`,
    async showAd(kind) {
      log.push(`ad ${kind}`)
      // Long enough to be seen.
      if (ad === 'done' || ad === 'closed') await settle(150)
      return ad
    },
    onShare: note('share'),
    onProgress: note('progress'),
    onReady: note('ready'),
    onGameplay: note('gameplay'),
    onScore: note('score'),
    onAchievement: note('achievement'),
    onHappyMoment: note('happy'),
    onError: ({ message }) => log.push(`error ${message}`),
  }
  install(own)
  const connection = isHosted ? connectGame(host) : null
  return { own, log, stored, storage, connection }
}

/** The value at a path of names from the window; `owner` is what its last name belongs to. */
export function findVerb(own: ShimWindow, verb: string): { owner: unknown; value: unknown } {
  let owner: unknown = own
  let value: unknown = own
  for (const name of verb.split('.')) {
    owner = value
    if (typeof value !== 'object' || value === null || !(name in value)) throw new Error(`No ${verb}`)
    value = (value as Record<string, unknown>)[name]
  }
  return { owner, value }
}

/** Longer than a game waits for a page, and for an ad. */
const CALLBACK_MS = 3000

/** Calls a verb as its row says; resolves with what it gave, in the row's form. */
export async function callVerb(
  own: ShimWindow,
  { verb, args }: Verb,
): Promise<Pick<Verb, 'gives' | 'refuses'>> {
  const { owner, value } = findVerb(own, verb)
  if (args === undefined) return { gives: value }
  const calls: unknown[][] = []
  let hasCallback = false
  const given = replaceCallbacks(
    args,
    (...values) => void calls.push(values),
    () => (hasCallback = true),
  )
  try {
    const result: unknown = await Reflect.apply(value as () => unknown, owner, given)
    for (const end = Date.now() + CALLBACK_MS; hasCallback && calls.length === 0 && Date.now() < end;)
      await settle()
    return { gives: hasCallback ? calls : result }
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string }
    return { refuses: String(code ?? message ?? error) }
  }
}

function replaceCallbacks(
  args: readonly unknown[],
  callback: (...values: unknown[]) => void,
  onFound: () => void,
): unknown[] {
  const replace = (value: unknown): unknown => {
    if (value === CALLBACK) return (onFound(), callback)
    if (typeof value !== 'object' || value === null || value instanceof Error || Array.isArray(value))
      return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replace(each)]))
  }
  return args.map(replace)
}

/** Every function and value of an SDK's object, as paths. */
export function listMembers(own: ShimWindow, root: string): string[] {
  const { value } = findVerb(own, root)
  if (typeof value !== 'object' || value === null) return [root]
  return Object.keys(value).flatMap((name) => listMembers(own, `${root}.${name}`))
}
