/** A ledger with many games of a provider. */
import { toGameRow } from '../apps/site/server/ledger/games.ts'
import type { Ledger } from '../apps/site/server/ledger/ledger.ts'
import { makeGame } from '../apps/site/server/ledger/make-game.ts'
import { bumpVersion } from '../apps/site/server/ledger/versions.ts'

const ROWS_AT_ONCE = 500
const TAGS = 400

export const slugOf = (number: number) => `a-game-of-middling-length-${number}`

/** `count`: a multiple of 500. */
export async function fillGames({ db }: Ledger, count: number): Promise<void> {
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, offset) => makeRow(start + offset))
    await db.insertInto('games').values(rows).execute()
  }
  await bumpVersion(db, 'catalogueVersion')
}

function makeRow(number: number) {
  return toGameRow(
    makeGame({
      ...{
        slug: slugOf(number),
        title: `Game number ${number}`,
        provider: 'gamepix',
        providerId: String(number),
      },
      description: 'A paragraph of text. '.repeat(15),
      source: { kind: 'remote', url: `https://provider.example/${number}`, fallbacks: [] },
      tags: [`tag-${number % TAGS}`, `tag-${(number * 7) % TAGS}`, `tag-${(number * 31) % TAGS}`],
      publishedAt: 1.6e12 + number * 60_000,
    }),
  )
}
