import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FeelingRules, parseFeelingRules } from '#app/features/catalogue/feelings.ts'
import type { Config } from './config.ts'

/** Throws one error that lists the faults of the file. */
export async function readFeelingRules({ rootDir }: Pick<Config, 'rootDir'>): Promise<FeelingRules> {
  return parseFeelingRules(await readFile(join(rootDir, 'content/feelings.json'), 'utf8'))
}
