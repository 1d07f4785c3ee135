/** Every text of the interface, in English. Features keep their own part beside their code; this is where a language is put together. */
import { articleTexts } from '#app/features/articles/article-texts.ts'
import { localDataTexts } from '#app/features/local-data/local-data-texts.ts'
import { playTexts } from '#app/features/play/play-texts.ts'
import { searchTexts } from '#app/features/search/search-texts.ts'
import { shellTexts } from './shell-texts.ts'

export const en = {
  ...shellTexts,
  articles: articleTexts,
  localData: localDataTexts,
  play: playTexts,
  search: searchTexts,
}
export type Texts = typeof en
