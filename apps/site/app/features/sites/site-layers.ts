/** A site's settings in layers: the schema's defaults, the site's file, the operator's edits. Edits are stored by key, one dot deep. */
import * as v from 'valibot'
import { SiteSchema } from '#app/domain/site-schema.ts'

export type Settings = Record<string, unknown>
export type Origin = 'default' | 'file' | 'ledger'

export interface SettingRow {
  key: string
  value: unknown
  origin: Origin
}

const isObject = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys that contain further keys; other objects (such as `providerIds`) are single values. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(SiteSchema.entries).flatMap(([key, schema]) => {
    const inner = 'wrapped' in schema ? (schema.wrapped as { type: string; entries?: object }) : undefined
    return inner?.type === 'strict_object' ? [[key, Object.keys(inner.entries!)]] : []
  }),
)

/** Every key that can be set: `name`, `theme`, `theme.text` … */
export const SITE_KEYS: readonly string[] = Object.keys(SiteSchema.entries).flatMap((key) => [
  key,
  ...(GROUPS[key] ?? []).map((inner) => `${key}.${inner}`),
])

interface AnySchema {
  type: string
  wrapped?: AnySchema
  entries?: Record<string, AnySchema>
  options?: readonly unknown[]
  literal?: unknown
}

/** Whether a key's value is a text, so that an operator needs no quotes around it; one that only accepts certain words is one too. */
export function takesText(key: string): boolean {
  const [outer, inner] = splitKey(key)
  const schema = unwrap(SiteSchema.entries[outer as keyof typeof SiteSchema.entries] as AnySchema)
  const leaf = inner === undefined ? schema : unwrap(schema.entries?.[inner])
  return isText(leaf)
}

function unwrap(schema: AnySchema | undefined): AnySchema {
  if (schema === undefined) return { type: 'unknown' }
  return schema.wrapped ? unwrap(schema.wrapped) : schema
}

function isText({ type, options = [], literal }: AnySchema): boolean {
  if (type === 'union') return options.every((option) => isText(unwrap(option as AnySchema)))
  if (type === 'picklist') return options.every((option) => typeof option === 'string')
  return type === 'string' || (type === 'literal' && typeof literal === 'string')
}

/** The file's settings with the edits above them. */
export function applyEdits(file: Settings, edits: Settings): Settings {
  const layered: Settings = { ...file }
  for (const [key, value] of Object.entries(edits)) {
    const [outer, inner] = splitKey(key)
    if (inner === undefined) layered[outer] = value
    else layered[outer] = { ...(isObject(layered[outer]) ? layered[outer] : {}), [inner]: value }
  }
  return layered
}

/** Adds an edit: a full group replaces the edits of its parts. */
export function editKey(edits: Settings, key: string, value: unknown): Settings {
  return { ...dropKey(edits, key), [key]: value }
}

/** Also takes a part out of a group that was edited as a whole. */
export function dropKey(edits: Settings, key: string): Settings {
  const [outer, inner] = splitKey(key)
  const left = Object.entries(edits).filter(([edited]) => edited !== key && !edited.startsWith(`${key}.`))
  return Object.fromEntries(
    left.map(([edited, value]) => {
      if (edited !== outer || inner === undefined || !isObject(value)) return [edited, value]
      const { [inner]: _, ...others } = value
      return [edited, others]
    }),
  )
}

/** Every value of a site and where it comes from. */
export function listSettings(file: Settings, edits: Settings): SettingRow[] {
  const settings = v.parse(SiteSchema, applyEdits(file, edits)) as Settings
  return Object.keys(SiteSchema.entries).flatMap((key): SettingRow[] => {
    const names = GROUPS[key]
    if (!names) return [{ key, value: settings[key], origin: findOrigin(file, edits, key) }]
    const values = settings[key] as Settings
    return names.map((inner) => ({
      key: `${key}.${inner}`,
      value: values[inner],
      origin: findOrigin(file, edits, `${key}.${inner}`),
    }))
  })
}

export function findOrigin(file: Settings, edits: Settings, key: string): Origin {
  const [outer, inner] = splitKey(key)
  if (inner === undefined) return outer in edits ? 'ledger' : outer in file ? 'file' : 'default'
  if (`${outer}.${inner}` in edits) return 'ledger'
  if (outer in edits) return isObject(edits[outer]) && inner in edits[outer] ? 'ledger' : 'default'
  return isObject(file[outer]) && inner in file[outer] ? 'file' : 'default'
}

function splitKey(key: string): [outer: string, inner?: string] {
  const at = key.indexOf('.')
  return at < 0 ? [key] : [key.slice(0, at), key.slice(at + 1)]
}
