import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CategoryMapping, parseCategoryMapping } from '#app/features/catalogue/categories.ts'
import type { Config } from './config.ts'

/** Throws one error that lists the faults of the file. */
export async function readCategoryMapping({ rootDir }: Pick<Config, 'rootDir'>): Promise<CategoryMapping> {
  return parseCategoryMapping(await readFile(join(rootDir, 'content/categories.json'), 'utf8'))
}
