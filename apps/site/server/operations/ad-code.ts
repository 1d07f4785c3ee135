/** The operator's own ad code of a site: `getAdCode`, `setAdCode`. The code is in the ledger; settings and audit have its id only. */
import * as v from 'valibot'
import { AD_PLACES, type AdPlace } from '#app/domain/ads.ts'
import { addAdDocument, findAdDocument } from '../ledger/sponsors.ts'
import { defineOperation, OperationError } from './operation.ts'
import { AD_CODE_KEY } from './site-kinds.ts'
import { changeSite, getOwnSite, readValue, type ChangedSite } from './site-settings.ts'
import { pruneUnused } from './sponsors.ts'
import { HostTextSchema } from './sites.ts'

/** A snippet of a network has some hundred characters. */
export const MAX_CODE_BYTES = 64 * 1024

export interface AdCode {
  host: string
  audience: string
  company: string
  policyUrl: string
  /** The HTML of each place that has some. */
  code: Partial<Record<AdPlace, string>>
  /** Whether places for ads are among the site's kinds of ads. */
  hasPlaces: boolean
}

export const getAdCodeOperation = defineOperation({
  name: 'getAdCode',
  permission: 'sites.ids',
  schema: v.object({ host: HostTextSchema }),
  async run(context, { host: given }): Promise<AdCode> {
    const { host, settings, edits } = await getOwnSite(context, given)
    const read = (key: string) => readValue(settings, edits, key)
    const ids = (read(AD_CODE_KEY) ?? {}) as Partial<Record<AdPlace, string>>
    const code: AdCode['code'] = {}
    for (const place of AD_PLACES) {
      const html = ids[place] === undefined ? null : await findAdDocument(context.ledger, ids[place])
      if (html !== null) code[place] = html
    }
    const kinds = read('ads.kinds')
    return {
      ...{ host, code },
      audience: String(read('audience')),
      company: String(read('ads.codeCompany') ?? ''),
      policyUrl: String(read('ads.codePolicyUrl') ?? ''),
      hasPlaces: Array.isArray(kinds) && kinds.includes('slot'),
    }
  },
})

const PlaceSchema = v.picklist(AD_PLACES, `A place is one of ${AD_PLACES.join(', ')}`)

export const setAdCodeOperation = defineOperation({
  name: 'setAdCode',
  permission: 'sites.ids',
  needsFreshCheck: true,
  schema: v.object({
    host: HostTextSchema,
    /** HTML by place. Null takes it out of the place; a place that is left out stays as it is. */
    code: v.record(PlaceSchema, v.nullable(v.string('This is no text'))),
    /** Whose advertising the code loads; left out: unchanged. */
    company: v.optional(v.string()),
    policyUrl: v.optional(v.string()),
  }),
  async run(context, { host, code, company, policyUrl }): Promise<ChangedSite> {
    const { settings, edits } = await getOwnSite(context, host)
    const ids = { ...(readValue(settings, edits, AD_CODE_KEY) as Record<string, string>) }
    const entries = Object.entries(code)
    for (const [place, html] of entries) if (html !== null) checkCode(place, html)
    for (const [place, html] of entries) {
      if (html === null) delete ids[place]
      else ids[place] = await addAdDocument(context.ledger, html, context.nowMs)
    }
    const changed = await changeSite(context, {
      ...{ host, operation: 'setAdCode' },
      change: {
        [AD_CODE_KEY]: Object.keys(ids).length > 0 ? ids : null,
        ...(company !== undefined && { 'ads.codeCompany': company }),
        ...(policyUrl !== undefined && { 'ads.codePolicyUrl': policyUrl }),
      },
    })
    await pruneUnused(context)
    return changed
  },
})

/** Throws `OperationError`. */
function checkCode(place: string, html: string): void {
  const field = `code.${place}`
  const refuse = (message: string) => {
    throw new OperationError('invalid', message, field)
  }
  if (html.trim() === '') refuse('The code is empty')
  if (Buffer.byteLength(html) > MAX_CODE_BYTES) refuse('The code has at most 64 KB')
  if (html.includes('\0')) refuse('This is no HTML: it has a character that texts do not have')
  if (!/<[a-z!]/i.test(html)) refuse('This is no HTML: it has no element, such as <script> or <div>')
}
