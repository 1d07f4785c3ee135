/** The texts of every page, in English. Texts of single pages are in the feature's own `…-texts.ts`. */
import { searchBoxTexts } from '#app/features/search/search-box-texts.ts'
import { shellTexts } from './shell-texts.ts'

export const en = { ...shellTexts, search: searchBoxTexts }
export type Texts = typeof en
