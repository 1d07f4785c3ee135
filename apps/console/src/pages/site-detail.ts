import type { ResultOf } from '#server/operations/registry.ts'

export type SiteDetail = ResultOf<'getSite'>
export type SiteGroup = SiteDetail['groups'][number]
export type SiteField = SiteGroup['fields'][number]
export type SiteCheck = ResultOf<'checkSite'>
