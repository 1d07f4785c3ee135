/** The weaknesses of the games that are known, with their figures: the checks fail on new and worse ones, and on entries that are none any more. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LazyWins } from './lazy.ts'
import type { Spectra } from './spectrum.ts'

/** Each by game. */
interface KnownWeaknesses {
  lazyWins: Record<string, LazyWins>
  spectra: Record<string, Spectra>
}

export function readKnownWeaknesses(): KnownWeaknesses {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, 'known-weaknesses.json'), 'utf8'),
  ) as KnownWeaknesses
}
