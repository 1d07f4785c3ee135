/** Every verb that a portal documents gets an answer, with a page and without one. */
import { expect, test } from 'vitest'
import * as crazygamesV2 from './crazygames-v2.ts'
import * as crazygamesV3 from './crazygames-v3.ts'
import { callVerb, listMembers, openGame } from './fake-portal.ts'
import * as gamedistribution from './gamedistribution.ts'
import * as gamemonetize from './gamemonetize.ts'
import * as gamepix from './gamepix.ts'
import * as poki from './poki.ts'
import type { ShimWindow } from './portal.ts'
import type { Verb } from './verb-rows.ts'
import { CRAZYGAMES_V2_VERBS, CRAZYGAMES_V3_VERBS } from './verbs-crazygames.ts'
import { GAMEDISTRIBUTION_VERBS, GAMEMONETIZE_VERBS, GAMEPIX_VERBS } from './verbs-distributors.ts'
import { POKI_VERBS } from './verbs-poki.ts'

interface Tested {
  id: string
  install: (own: ShimWindow) => void
  verbs: readonly Verb[]
  /** The globals whose members are all in the table. */
  roots: readonly string[]
}

const TESTED: readonly Tested[] = [
  { id: 'poki', ...poki, verbs: POKI_VERBS, roots: ['PokiSDK'] },
  { id: 'crazygames-v3', ...crazygamesV3, verbs: CRAZYGAMES_V3_VERBS, roots: ['CrazyGames.SDK'] },
  { id: 'crazygames-v2', ...crazygamesV2, verbs: CRAZYGAMES_V2_VERBS, roots: ['CrazyGames.SDK'] },
  { id: 'gamedistribution', ...gamedistribution, verbs: GAMEDISTRIBUTION_VERBS, roots: ['gdsdk', 'gdApi'] },
  { id: 'gamemonetize', ...gamemonetize, verbs: GAMEMONETIZE_VERBS, roots: ['sdk'] },
  { id: 'gamepix', ...gamepix, verbs: GAMEPIX_VERBS, roots: ['GamePix'] },
]

for (const { id, install, verbs, roots } of TESTED) {
  test(`${id}: every verb answers as its table says`, async () => {
    const { own } = openGame(install)
    const [first, ...rest] = verbs
    await callVerb(own, first!)
    await new Promise((resolve) => setTimeout(resolve, 40))
    for (const verb of [first!, ...rest]) {
      const { gives, refuses } = verb
      expect(await callVerb(own, verb), verb.verb).toEqual(refuses === undefined ? { gives } : { refuses })
    }
  })

  test(`${id}: the table has everything that the SDK has`, () => {
    const { own } = openGame(install)
    const known = verbs.map(({ verb }) => verb)
    const isKnown = (path: string) => known.some((verb) => path === verb || path.startsWith(`${verb}.`))
    expect(roots.flatMap((root) => listMembers(own, root)).filter((path) => !isKnown(path))).toEqual([])
  })

  test(`${id}: no verb waits for a page that does not answer`, async () => {
    const { own } = openGame(install, { isHosted: false })
    const limit = new Promise<string>((resolve) => setTimeout(resolve, 4000, 'waits'))
    const results = await Promise.all(
      verbs.map(async (verb) => [verb.verb, await Promise.race([callVerb(own, verb), limit])] as const),
    )
    expect(results.filter(([, result]) => result === 'waits').map(([verb]) => verb)).toEqual([])
  })
}
