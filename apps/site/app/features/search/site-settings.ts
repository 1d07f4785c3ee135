/** The setting of a site that belongs to search: what visitors mean by words that no title has. */
import * as v from 'valibot'
import { someText, text } from '#app/domain/setting-schemas.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { foldQuery } from './search.ts'

export const MAX_ALIAS_GAMES = 12

const AliasSchema = v.pipe(
  v.strictObject({
    /** What is typed. */
    words: v.pipe(
      someText(60),
      v.check((words) => foldQuery(words) !== '', 'needs letters or digits'),
    ),
    /** Shown first, in this order. */
    games: v.optional(
      v.pipe(v.array(SlugSchema), v.maxLength(MAX_ALIAS_GAMES, `at most ${MAX_ALIAS_GAMES} games`)),
      [],
    ),
    /** What is searched for instead; empty: what is typed. */
    search: v.optional(text(60), ''),
  }),
  v.forward(
    v.check(
      ({ games, search }) => games.length > 0 || search !== '',
      'choose a game, or other words to search for',
    ),
    ['games'],
  ),
)
export type SearchAlias = v.InferOutput<typeof AliasSchema>

export const searchAliasesSetting = v.optional(
  v.pipe(
    v.array(AliasSchema),
    v.maxLength(500),
    v.check(
      (aliases) => new Set(aliases.map(({ words }) => foldQuery(words))).size === aliases.length,
      'two aliases have the same words',
    ),
  ),
  [],
)
