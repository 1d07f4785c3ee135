/** The settings of one site: `getSite`, `checkSite`, `setSite`. */
import * as v from 'valibot'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { isSampleHost } from '#app/features/sites/sample-hosts.ts'
import { SiteFaultsError, type SiteFault } from '#app/features/sites/site-faults.ts'
import {
  applyEdits,
  dropKey,
  editKey,
  findOrigin,
  SITE_KEYS,
  type Origin,
  type Settings,
} from '#app/features/sites/site-layers.ts'
import type { RawSite } from '#app/features/sites/sites.server.ts'
import { findHiddenValues, type AuditEntry } from '../ledger/audit.ts'
import {
  defineOperation,
  isOwnSite,
  OperationError,
  recordAudit,
  requireFreshCheck,
  type OperationContext,
} from './operation.ts'
import { hasHidden, hideSettings, pickHidden } from './private-settings.ts'
import { hasPermission } from './roles.ts'
import { listShownEntries } from './shown-entries.ts'
import { checkRawSite, type SiteCheck } from './site-check.ts'
import { GUARDED_KEYS, ID_KEYS, SITE_FORM, type FormField } from './site-form.ts'
import { describeFormKind, type FormKind } from './site-choices.ts'
import { getRawSite, storeEdits } from './site-store.ts'
import { HostTextSchema } from './sites.ts'
import { toNewValue } from './site-values.ts'

export interface SiteField extends FormField {
  kind: FormKind
  value: unknown
  origin: Origin
  /** What it is without the operator's edit. */
  under: { value: unknown; origin: Origin }
  /** Only owners may change it. */
  isForOwners: boolean
}

export interface SiteDetail {
  host: string
  name: string
  /** Its file in `content/sites`; null when it is only in the ledger. */
  file: string | null
  isSample: boolean
  url: string
  groups: { id: string; title: string; note: string | null; fields: SiteField[] }[]
  check: SiteCheck
  /** Changes of its settings, newest first. */
  history: AuditEntry[]
}

/** By key; null goes back to the value under the edit. */
export const ChangeSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((change) => Object.keys(change).length <= 200, 'At most 200 settings at once'),
)
const HISTORY = 50

export const getSiteOperation = defineOperation({
  name: 'getSite',
  permission: 'sites.read',
  schema: v.object({ host: HostTextSchema }),
  async run(context, { host: given }): Promise<SiteDetail> {
    const site = await getOwnSite(context, given)
    const { host, file } = site
    const groups = SITE_FORM.map(({ id, title, note = null, fields }) => ({
      ...{ id, title, note },
      fields: fields.map((field) => describeField(site, field)),
    }))
    const name = readValue(site.settings, site.edits, 'name')
    return {
      ...{ host, file, groups },
      name: typeof name === 'string' && name !== '' ? name : host,
      isSample: isSampleHost(host),
      url: siteOrigin({ canonicalHost: host }, context.config.port),
      check: await checkRawSite(context, site),
      history: await listShownEntries(context.reads, { target: `site ${host}`, limit: HISTORY }),
    }
  },
})

export async function getOwnSite(context: OperationContext, given: string): Promise<RawSite> {
  const site = await getRawSite(context, given)
  if (!isOwnSite(context.actor, site.host))
    throw new OperationError('forbidden', 'Your role is for other sites')
  return site
}

function describeField({ settings, edits }: RawSite, field: FormField): SiteField {
  const under = dropKey(edits, field.key)
  return {
    ...field,
    kind: describeFormKind(field.key),
    value: readValue(settings, edits, field.key),
    origin: findOrigin(settings, edits, field.key),
    under: {
      value: readValue(settings, under, field.key),
      origin: findOrigin(settings, under, field.key),
    },
    isForOwners: ID_KEYS.includes(field.key),
  }
}

/** As the pages see it; a faulty one as it was given. Null where there is none. */
export function readValue(file: Settings, edits: Settings, key: string): unknown {
  const layered = applyEdits(file, edits)
  const [outer = '', inner] = key.split('.')
  const given = layered[outer]
  const schema = SiteSchema.entries[outer as keyof typeof SiteSchema.entries] as v.GenericSchema
  const parsed = v.safeParse(schema, given)
  const value = parsed.success ? parsed.output : (given ?? v.getDefault(schema as never))
  return (inner === undefined ? value : (value as Settings)[inner]) ?? null
}

/** What a change would mean; nothing is stored. */
export const checkSiteOperation = defineOperation({
  name: 'checkSite',
  permission: 'sites.read',
  schema: v.object({ host: HostTextSchema, change: ChangeSchema }),
  async run(context, { host, change }): Promise<SiteCheck> {
    const site = await getOwnSite(context, host)
    let { edits } = site
    for (const [key, value] of Object.entries(change))
      edits = value === null ? dropKey(edits, key) : editKey(edits, key, value)
    return checkRawSite(context, { ...site, edits })
  },
})

export interface ChangedSite {
  host: string
  isChanged: boolean
  /** As they are stored, by key. */
  values: Record<string, unknown>
  /** Of the audit; null when nothing was changed. */
  auditId: number | null
  /** What the operator should know of the new values. */
  notes: string[]
}

export const setSiteOperation = defineOperation({
  name: 'setSite',
  permission: 'sites.edit',
  schema: v.object({
    host: HostTextSchema,
    change: ChangeSchema,
    /** The values that the person saw, for the keys of `change`: the change is refused when they are others now. */
    expected: v.optional(ChangeSchema),
  }),
  run: (context, input): Promise<ChangedSite> => changeSite(context, input),
})

interface SiteChange {
  host: string
  change: Settings
  expected?: Settings
  /** As it is called in the audit. */
  operation?: SiteOperation
}

type SiteOperation =
  | 'setSite'
  | 'setHomeRows'
  | 'setSearchAliases'
  | 'addSearchAlias'
  | 'setSponsors'
  | 'addSponsor'
  | 'setAdCode'
  | 'undoChange'

/** Throws `SiteFaultsError` with every value that cannot be stored. `logo.png` may be bytes here. */
export async function changeSite(
  context: OperationContext,
  { host: given, change, expected = {}, operation = 'setSite' }: SiteChange,
): Promise<ChangedSite> {
  const site = await getOwnSite(context, given)
  refuseKeys(context, Object.keys(change))
  refuseStale(site, expected)
  const { edits, values, notes } = await applyChange(context, site, change)
  const { host, file } = site
  if (file === null && Object.keys(edits).length === 0)
    throw new OperationError('last-key', `${host} is only in the ledger; to remove it: site remove ${host}`)
  return { host, values, notes, ...(await storeChange(context, site, { edits, operation })) }
}

/** Throws `OperationError` for keys that there are not, and those that the person may not change. */
export function refuseKeys(context: OperationContext, keys: readonly string[]): void {
  const unknown = keys.find((key) => !SITE_KEYS.includes(key))
  if (unknown !== undefined)
    throw new OperationError(
      'invalid',
      `“${unknown.slice(0, 100)}” is no key of a site. Keys: ${SITE_KEYS.join(', ')}`,
    )
  // A group contains its parts.
  const isAmong = (list: readonly string[]) =>
    list.some((key) => keys.includes(key) || keys.includes(key.split('.')[0]!))
  if (isAmong(ID_KEYS) && !hasPermission(context.actor, 'sites.ids'))
    throw new OperationError(
      'forbidden',
      'Only an owner changes own ad code, and ids of ads, analytics and providers',
    )
  if (isAmong(GUARDED_KEYS)) requireFreshCheck(context)
}

function refuseStale({ settings, edits }: RawSite, expected: Settings): void {
  const stale = Object.keys(expected).filter(
    (key) =>
      SITE_KEYS.includes(key) &&
      JSON.stringify(expected[key] ?? null) !== JSON.stringify(readValue(settings, edits, key)),
  )
  if (stale.length > 0)
    throw new OperationError(
      'conflict',
      `Somebody changed ${stale.join(', ')} of this site since you opened it`,
      stale[0]!,
    )
}

/** The edits with the change; throws `SiteFaultsError` with every value that cannot be stored. */
export async function applyChange({ ledger, config }: OperationContext, site: RawSite, change: Settings) {
  const { host, settings } = site
  let { edits } = site
  const values: Settings = {}
  const notes: string[] = []
  const faults: SiteFault[] = []
  for (const [key, given] of Object.entries(change)) {
    if (given === null) {
      edits = dropKey(edits, key)
      continue
    }
    const layered = applyEdits(settings, edits)
    try {
      const { value, note } = await toNewValue(key, given, { host, ledger, config, stored: layered[key] })
      edits = { ...editKey(edits, key, value), ...(value === '' ? {} : dropOtherLogo(key, layered.logo)) }
      values[key] = value
      if (note !== '') notes.push(note)
    } catch (error) {
      if (!(error instanceof SiteFaultsError)) throw error
      faults.push(...error.faults)
    }
  }
  if (faults.length > 0) throw new SiteFaultsError(faults)
  return { edits, values, notes }
}

/** A site has one logo: an SVG replaces the image, and an image replaces the SVG. */
function dropOtherLogo(key: string, logo: unknown): Settings {
  const { svg, png } = (logo ?? {}) as { svg?: unknown; png?: unknown }
  if (key === 'logo.svg' && png) return { 'logo.png': '' }
  return key === 'logo.png' && svg ? { 'logo.svg': '' } : {}
}

async function storeChange(
  context: OperationContext,
  site: RawSite,
  { edits, operation }: { edits: Settings; operation: SiteOperation },
): Promise<Pick<ChangedSite, 'isChanged' | 'auditId'>> {
  const keys = Object.keys({ ...site.edits, ...edits }).filter((key) => !isSame(site.edits[key], edits[key]))
  if (keys.length === 0) return { isChanged: false, auditId: null }
  await storeEdits(context, site, edits)
  const pick = (from: Settings) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]))
  const raw = { before: pick(site.edits), after: pick(edits) }
  const shown = hideSettings(raw)
  // An undo is not undone.
  const hidden = operation === 'undoChange' ? null : pickHidden(raw, shown)
  const entry = { target: `site ${site.host}`, ...shown, hidden }
  return { isChanged: true, auditId: await recordAudit(context, operation, entry) }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Takes back what an entry of the audit says, unless one of its settings was changed again. */
export async function undoSiteChange(context: OperationContext, entry: AuditEntry): Promise<void> {
  const site = await getOwnSite(context, entry.target.slice('site '.length))
  const { before, after } = await readRawChange(context, entry)
  const keys = Object.keys(after)
  refuseKeys(context, keys)
  const changed = keys.find((key) => !isSame(site.edits[key], after[key]))
  if (changed !== undefined)
    throw new OperationError('conflict', `${changed} of ${site.host} was changed again since`)
  const others = Object.entries(site.edits).filter(([key]) => !keys.includes(key))
  const restored = keys.flatMap((key) => (before[key] === null ? [] : [[key, before[key]] as const]))
  // A group stands before its parts, which override it.
  const edits = Object.fromEntries([...others, ...restored].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  if (site.file === null && Object.keys(edits).length === 0)
    throw new OperationError('last-key', `${site.host} has no other setting: remove the site instead`)
  await storeChange(context, site, { edits, operation: 'undoChange' })
}

/** With the values that no list shows. Entries of earlier versions have them all. */
async function readRawChange({ ledger }: OperationContext, entry: AuditEntry) {
  const hidden = await findHiddenValues(ledger, entry.id)
  if (hidden === null && hasHidden(entry))
    throw new OperationError('not-undoable', 'The values before this change are no longer stored')
  return { before: { ...entry.before, ...hidden?.before }, after: { ...entry.after, ...hidden?.after } }
}
