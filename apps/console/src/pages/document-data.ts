import type { ResultOf } from '#server/operations/registry.ts'

export type Kind = 'article' | 'page'
export type DocumentDetail = ResultOf<'getDocument'>
/** What the form of an article or a page has. */
export type DocumentText = DocumentDetail['text'] & { site: string | null }
