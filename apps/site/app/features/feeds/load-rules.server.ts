/** Loads the rules for records: `content/categories.json` and `content/ratings.json`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCategoryMapping } from '#server/category-mapping.ts'
import { parseRatingWords } from '../audience/rating-words.ts'
import type { MappingRules } from './map-record.ts'

/** Throws one error that names the file, the place in it and the fault. */
export async function loadRules(rootDir: string): Promise<MappingRules> {
  const [mapping, ratings] = await Promise.all([
    readCategoryMapping({ rootDir }),
    readFile(join(rootDir, 'content/ratings.json'), 'utf8'),
  ])
  return { mapping, words: parseRatingWords(ratings) }
}
