/** Reads what decides over a record beside the record itself: `content/categories.json` and `content/ratings.json`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRatingWords } from '../audience/rating-words.ts'
import { parseCategoryMapping } from '../catalogue/categories.ts'
import type { MappingRules } from './map-record.ts'

/** Throws one error that names the file, the place in it and the fault. */
export async function loadRules(rootDir: string): Promise<MappingRules> {
  const [categories, ratings] = await Promise.all(
    ['categories.json', 'ratings.json'].map((name) => readFile(join(rootDir, 'content', name), 'utf8')),
  )
  return { mapping: parseCategoryMapping(categories!), words: parseRatingWords(ratings!) }
}
