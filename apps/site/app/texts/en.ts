/** The texts of every page, in English. What only some pages show stands beside its code, in the feature's own `…-texts.ts`. */
import { searchTexts } from '#app/features/search/search-texts.ts'
import { shellTexts } from './shell-texts.ts'

export const en = { ...shellTexts, search: searchTexts }
export type Texts = typeof en
