/** `listTermGames`: games whose titles have words of searches that found nothing. */
import * as v from 'valibot'
import { foldQuery } from '#app/features/search/search.ts'
import { listGamesByWords } from '../ledger/game-list.ts'
import { defineOperation } from './operation.ts'
import { listAliasedWords } from './search-aliases.ts'

const MAX_TERMS = 50
const GAMES_PER_TERM = 3
/** Shorter words are in too many titles. */
const MIN_WORD = 4

export interface TermGames {
  terms: { term: string; games: { slug: string; title: string }[]; hasAlias: boolean }[]
}

export const listTermGamesOperation = defineOperation({
  name: 'listTermGames',
  permission: 'statistics',
  schema: v.object({
    terms: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(MAX_TERMS)),
  }),
  async run(context, { terms }): Promise<TermGames> {
    const aliased = await listAliasedWords(context)
    const found = []
    for (const term of terms) {
      const words = term.split(' ').filter((word) => word.length >= MIN_WORD)
      found.push({
        term,
        games: await listGamesByWords(context.reads, words, GAMES_PER_TERM),
        hasAlias: aliased.has(foldQuery(term)),
      })
    }
    return { terms: found }
  },
})
