/** Every verb that a portal documents gets an answer, with a page and without one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PORTAL_SDKS } from './addresses.ts'
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
import { CALLBACK } from './verb-rows.ts'
import { describeVerbs, VERB_TABLES, VERBS_RE } from './verb-tables.ts'
import * as y8 from './y8.ts'
import * as yandex from './yandex.ts'
import * as youtube from './youtube.ts'

interface Tested {
  install: (own: ShimWindow) => void
  /** The globals whose members are all in the table. */
  roots: readonly string[]
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

const TESTED: Readonly<Record<string, Tested>> = {
  poki: { ...poki, roots: ['PokiSDK'] },
  'crazygames-v3': { ...crazygamesV3, roots: ['CrazyGames.SDK'] },
  'crazygames-v2': { ...crazygamesV2, roots: ['CrazyGames.SDK'] },
  gamedistribution: { ...gamedistribution, roots: ['gdsdk', 'gdApi'] },
  gamemonetize: { ...gamemonetize, roots: ['sdk'] },
  gamepix: { ...gamepix, roots: ['GamePix'] },
  y8: { ...y8, roots: ['ID'] },
  yandex: { ...yandex, roots: ['ysdk', 'player', 'storage', 'lb'], prepare: prepareYandex },
  playgama: { ...playgama, roots: ['bridge'] },
  youtube: { ...youtube, roots: ['ytgame'] },
  newgrounds: { install: installNewgrounds, roots: ['Newgrounds'] },
}

test('every SDK that has a file has a table, and the document has the tables', () => {
  const ids = PORTAL_SDKS.map(({ id }) => id).toSorted()
  expect([Object.keys(TESTED).toSorted(), Object.keys(VERB_TABLES).toSorted()]).toEqual([ids, ids])
  const document = readFileSync(join(import.meta.dirname, '../../../docs/portal-sdks.md'), 'utf8')
  expect(VERBS_RE.exec(document)?.[0], 'run: npm run verbs -w @playhouse/sdk').toContain(describeVerbs())
})

const WAIT_MS = 4500
const hasCallback = (value: unknown): boolean =>
  value === CALLBACK ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasCallback))

for (const [id, { install, roots, prepare }] of Object.entries(TESTED)) {
  const { verbs, others } = VERB_TABLES[id]!

  // covers: '11.25'
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
}

// Each waits a second for a page.
for (const [id, { install, prepare }] of Object.entries(TESTED))
  // covers: '11.25'
  test.concurrent(`${id}: no verb waits for a page that does not answer`, async () => {
    const { verbs } = VERB_TABLES[id]!
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
