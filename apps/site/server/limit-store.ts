/** Where processes count together: the tables of PostgreSQL, or the memory of the primary process. */
import { createHmac, randomBytes } from 'node:crypto'
import { GAME_LIMITS, type GameLimitName } from './game-limits.ts'
import type { Ledger } from './ledger/ledger.ts'
import { reportUses, takeInWindow, takeTokens, type Grant } from './ledger/shared-limits.ts'
import { createFact } from './ledger/versions.ts'
import { LIMITS, type LimitName, type Limits, type WriteLimitName } from './limits.ts'

/** Of `meta`: a code made with it cannot be led back to an address without the ledger. */
const SECRET_KEY = 'limitSecret'

export interface ClientUses {
  client: string
  count: number
}

/** Every method takes up to `count` tokens; rejects when there is no answer. */
export interface LimitStore {
  takeTokens(name: WriteLimitName, client: string, count: number): Promise<Grant>
  takeInWindow(name: GameLimitName, slug: string, client: string, count: number): Promise<Grant>
  /** Takes what this process has allowed already; resolves with what is left by client, which may be less than nothing. */
  reportUses(name: LimitName, uses: readonly ClientUses[]): Promise<Map<string, number>>
}

/** On PostgreSQL. Its tables have a code instead of an address. */
export function createLedgerLimitStore(ledger: Ledger): LimitStore {
  let secret: string | undefined

  async function toCode(text: string): Promise<string> {
    secret ??= await createFact(ledger, SECRET_KEY, randomBytes(18).toString('base64url'))
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
  }

  return {
    takeTokens: async (name, client, count) =>
      takeTokens(ledger, await toCode(`${name} ${client}`), count, LIMITS[name]),
    takeInWindow: async (name, slug, client, count) =>
      takeInWindow(ledger, await toCode(`${name} ${slug} ${client}`), count, GAME_LIMITS[name]),
    async reportUses(name, uses) {
      const codes = await Promise.all(uses.map(({ client }) => toCode(`${name} ${client}`)))
      const counts = codes.map((key, at) => ({ key, count: uses[at]!.count }))
      const left = await reportUses(ledger, counts, LIMITS[name])
      return new Map(codes.map((key, at) => [uses[at]!.client, left.get(key)!]))
    },
  }
}

/** In the memory of the process that all workers ask. */
export function createMemoryLimitStore(limits: Limits): LimitStore {
  function takeMany(count: number, takeOne: () => number): Grant {
    let granted = 0
    let waitSeconds = 0
    while (granted < count && waitSeconds === 0) {
      waitSeconds = takeOne()
      if (waitSeconds === 0) granted++
    }
    return { granted, waitSeconds: Math.max(1, waitSeconds) }
  }

  return {
    takeTokens: async (name, client, count) => takeMany(count, () => limits.take(name, client)),
    takeInWindow: async (name, slug, client, count) =>
      takeMany(count, () => limits.takeForGame(name, slug, client)),
    reportUses: async (name, uses) =>
      new Map(uses.map(({ client, count }) => [client, limits.use(name, client, count)])),
  }
}
