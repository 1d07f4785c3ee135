/** Pages with what is not saved yet, on the site's own host, for ten minutes: `previewSite`, `previewHomeRows`, `previewDocument`. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { SiteFaultsError } from '#app/features/sites/site-faults.ts'
import type { Settings } from '#app/features/sites/site-layers.ts'
import { parseRawSite } from '#app/features/sites/sites.server.ts'
import { articlePath, HOME_PATH, infoPath, PREVIEW_PREFIX } from '#app/site-paths.ts'
import { insertPreview } from '../ledger/console-previews.ts'
import type { DocumentKind } from '../ledger/document-versions.ts'
import { findDocument } from '../ledger/documents.ts'
import { makeDocument, requireOwnSite } from './document-store.ts'
import { DocumentTextEntries, keyEntries } from './document-schemas.ts'
import { defineOperation, OperationError, type OperationContext } from './operation.ts'
import { HOME_ROWS_KEY } from './site-kinds.ts'
import { applyChange, ChangeSchema, getOwnSite, refuseKeys } from './site-settings.ts'
import { HostTextSchema } from './sites.ts'

export interface MadePreview {
  /** On the site's own host. */
  url: string
  expiresAtMs: number
}

/** What a preview shows instead of what is saved. */
export type PreviewRecord =
  | { kind: 'site'; edits: Settings }
  | { kind: DocumentKind; id: number; record: object; publishedAtMs: number }

export const previewSiteOperation = defineOperation({
  name: 'previewSite',
  permission: 'sites.edit',
  schema: v.object({ host: HostTextSchema, change: ChangeSchema }),
  run: (context, { host, change }): Promise<MadePreview> => previewSettings(context, host, change),
})

export const previewHomeRowsOperation = defineOperation({
  name: 'previewHomeRows',
  permission: 'home.edit',
  schema: v.object({ host: HostTextSchema, rows: v.nullable(v.array(v.unknown())) }),
  run: (context, { host, rows }): Promise<MadePreview> =>
    previewSettings(context, host, { [HOME_ROWS_KEY]: rows }),
})

async function previewSettings(
  context: OperationContext,
  given: string,
  change: Settings,
): Promise<MadePreview> {
  const site = await getOwnSite(context, given)
  // Nothing is stored, so the passkey is not asked for.
  refuseKeys({ ...context, isFresh: true }, Object.keys(change))
  const { edits } = await applyChange(context, site, change)
  const { faults, site: whole } = parseRawSite({ ...site, edits })
  if (!whole) throw new SiteFaultsError(faults)
  return storePreview(context, { host: site.host, path: HOME_PATH, record: { kind: 'site', edits } })
}

export const previewDocumentOperation = defineOperation({
  name: 'previewDocument',
  permission: 'articles',
  schema: v.object({
    ...keyEntries,
    /** On which site it is looked at; null for its own. */
    host: v.optional(v.nullable(HostTextSchema), null),
    ...DocumentTextEntries,
  }),
  async run(context, { kind, id, host, site, ...text }): Promise<MadePreview> {
    const found = await findDocument(context.ledger.db, { kind, id })
    if (!found) throw new OperationError('unknown-document', `There is no ${kind} ${id}`)
    requireOwnSite(context, found.site)
    const shownOn = site ?? host
    if (shownOn === null) throw new OperationError('invalid', 'Choose a site to look at it on', 'site')
    const { host: own } = await getOwnSite(context, shownOn)
    const { record, slug } = await makeDocument(context, { kind, id, site, text })
    return storePreview(context, {
      host: own,
      path: kind === 'article' ? articlePath(id) : infoPath(slug),
      record: { kind, id, record, publishedAtMs: found.publishedAtMs ?? context.nowMs },
    })
  },
})

async function storePreview(
  { ledger, config, actor, nowMs }: OperationContext,
  preview: { host: string; path: string; record: PreviewRecord },
): Promise<MadePreview> {
  if (actor.sessionId === null)
    throw new OperationError('forbidden', 'The command line has no previews: save, and look at the site')
  const token = randomBytes(32).toString('base64url')
  const expiresAtMs = await insertPreview(ledger, token, { sessionId: actor.sessionId, ...preview }, nowMs)
  return {
    url: siteOrigin({ canonicalHost: preview.host }, config.port) + PREVIEW_PREFIX + token,
    expiresAtMs,
  }
}
