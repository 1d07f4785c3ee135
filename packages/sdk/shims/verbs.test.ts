/** Every verb that a portal documents gets an answer, with a page and without one. */
import { expect, test } from 'vitest'
import * as crazygamesV2 from './crazygames-v2.ts'
import * as crazygamesV3 from './crazygames-v3.ts'
import { callVerb, listMembers, openGame } from './fake-portal.ts'
import * as gamedistribution from './gamedistribution.ts'
import * as gamemonetize from './gamemonetize.ts'
import * as gamepix from './gamepix.ts'
import { installNewgrounds } from './newgrounds-client.ts'
import * as playgama from './playgama.ts'
import * as poki from './poki.ts'
import type { ShimWindow } from './portal.ts'
import { CALLBACK, type Verb } from './verb-rows.ts'
import { CRAZYGAMES_V2_VERBS, CRAZYGAMES_V3_VERBS } from './verbs-crazygames.ts'
import { GAMEDISTRIBUTION_VERBS, GAMEMONETIZE_VERBS, GAMEPIX_VERBS } from './verbs-distributors.ts'
import {
  NEWGROUNDS_OTHERS,
  NEWGROUNDS_VERBS,
  Y8_VERBS,
  YOUTUBE_OTHERS,
  YOUTUBE_VERBS,
} from './verbs-others.ts'
import { PLAYGAMA_OTHERS, PLAYGAMA_VERBS } from './verbs-playgama.ts'
import { POKI_VERBS } from './verbs-poki.ts'
import { YANDEX_OBJECTS, YANDEX_OTHERS, YANDEX_VERBS } from './verbs-yandex.ts'
import * as y8 from './y8.ts'
import * as yandex from './yandex.ts'
import * as youtube from './youtube.ts'

interface Tested {
  id: string
  install: (own: ShimWindow) => void
  verbs: readonly Verb[]
  /** The globals whose members are all in the table. */
  roots: readonly string[]
  /** Members that `games.test.ts` calls. */
  others?: readonly string[]
  /** Puts objects that the SDK gives beside its global. */
  prepare?: (own: ShimWindow) => Promise<void>
}

async function prepareYandex(own: ShimWindow) {
  const { init } = own.YaGames as { init: () => Promise<Record<string, () => Promise<unknown>>> }
  const ysdk = await init()
  const [player, storage, lb] = await Promise.all([
    ysdk.getPlayer!(),
    ysdk.getStorage!(),
    ysdk.getLeaderboards!(),
  ])
  Object.assign(own, { ysdk, player, storage, lb })
}

const TESTED: readonly Tested[] = [
  { id: 'poki', ...poki, verbs: POKI_VERBS, roots: ['PokiSDK'] },
  { id: 'crazygames-v3', ...crazygamesV3, verbs: CRAZYGAMES_V3_VERBS, roots: ['CrazyGames.SDK'] },
  { id: 'crazygames-v2', ...crazygamesV2, verbs: CRAZYGAMES_V2_VERBS, roots: ['CrazyGames.SDK'] },
  { id: 'gamedistribution', ...gamedistribution, verbs: GAMEDISTRIBUTION_VERBS, roots: ['gdsdk', 'gdApi'] },
  { id: 'gamemonetize', ...gamemonetize, verbs: GAMEMONETIZE_VERBS, roots: ['sdk'] },
  { id: 'gamepix', ...gamepix, verbs: GAMEPIX_VERBS, roots: ['GamePix'] },
  { id: 'y8', ...y8, verbs: Y8_VERBS, roots: ['ID'] },
  { id: 'playgama', ...playgama, verbs: PLAYGAMA_VERBS, roots: ['bridge'], others: PLAYGAMA_OTHERS },
  { id: 'youtube', ...youtube, verbs: YOUTUBE_VERBS, roots: ['ytgame'], others: YOUTUBE_OTHERS },
  {
    ...{ id: 'newgrounds', install: installNewgrounds, verbs: NEWGROUNDS_VERBS, roots: ['Newgrounds'] },
    others: NEWGROUNDS_OTHERS,
  },
  {
    ...{ id: 'yandex', ...yandex, verbs: YANDEX_VERBS, roots: ['ysdk', 'player', 'storage', 'lb'] },
    others: [...YANDEX_OBJECTS, ...YANDEX_OTHERS],
    prepare: prepareYandex,
  },
]

const WAIT_MS = 4500
const hasCallback = (value: unknown): boolean =>
  value === CALLBACK ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasCallback))

for (const { id, install, verbs, roots, others = [], prepare } of TESTED) {
  test(`${id}: every verb answers as its table says`, async () => {
    const { own } = openGame(install)
    await prepare?.(own)
    const [first, ...rest] = verbs
    await callVerb(own, first!)
    await new Promise((resolve) => setTimeout(resolve, 40))
    for (const verb of [first!, ...rest]) {
      const { gives, refuses } = verb
      expect(await callVerb(own, verb), verb.verb).toEqual(refuses === undefined ? { gives } : { refuses })
    }
  })

  test(`${id}: the table has everything that the SDK has`, async () => {
    const { own } = openGame(install)
    await prepare?.(own)
    const known = [...verbs.map(({ verb }) => verb), ...others]
    const isKnown = (path: string) => known.some((verb) => path === verb || path.startsWith(`${verb}.`))
    expect(roots.flatMap((root) => listMembers(own, root)).filter((path) => !isKnown(path))).toEqual([])
  })

  test(`${id}: no verb waits for a page that does not answer`, async () => {
    const { own } = openGame(install, { isHosted: false })
    await prepare?.(own)
    const limit = new Promise<string>((resolve) => setTimeout(resolve, WAIT_MS, 'waits'))
    const results = await Promise.all(
      verbs.map(async (verb) => [verb, await Promise.race([callVerb(own, verb), limit])] as const),
    )
    const waiting = results.filter(
      ([{ args }, result]) =>
        typeof result === 'string' || (hasCallback(args) && (result.gives as unknown[]).length === 0),
    )
    expect(waiting.map(([{ verb }]) => verb)).toEqual([])
  })
}
