/** What kind of field a setting has, read from its schema: the form then needs no list of its own. */
import { SiteSchema } from '#app/domain/site-schema.ts'
import { GROUPS, SITE_KEYS } from '#app/features/sites/site-layers.ts'

export type FieldKind =
  | { kind: 'text' }
  | { kind: 'choice' | 'checks'; options: readonly string[] }
  | { kind: 'number'; min: number | null; max: number | null }
  | { kind: 'switch'; on: true | 1; off: false | 0 }
  /** A list of texts, or an object of names and texts. */
  | { kind: 'list' | 'pairs' | 'links' }
  | { kind: 'colour' | 'logo' }

/** These have pages of their own. */
export const HOME_ROWS_KEY = 'homeRows'
export const SEARCH_ALIASES_KEY = 'searchAliases'
export const SPONSORS_KEY = 'sponsors'
export const AD_CODE_KEY = 'ads.code'
const PAGE_KEYS: readonly string[] = [HOME_ROWS_KEY, SEARCH_ALIASES_KEY, SPONSORS_KEY, AD_CODE_KEY]

/** Every setting that is no group and a field of the form: `name`, `theme.text` … */
export const LEAF_KEYS: readonly string[] = SITE_KEYS.filter(
  (key) => !Object.hasOwn(GROUPS, key) && !PAGE_KEYS.includes(key),
)

interface AnySchema {
  type: string
  wrapped?: AnySchema
  entries?: Record<string, AnySchema>
  options?: readonly unknown[]
  item?: AnySchema
  pipe?: readonly { type: string; requirement?: unknown }[]
}

export function describeKind(key: string): FieldKind {
  if (key === 'logo.svg' || key === 'logo.png') return { kind: 'logo' }
  const schema = findSchema(key)
  switch (schema.type) {
    case 'boolean':
      return { kind: 'switch', on: true, off: false }
    case 'number':
      return describeNumber(schema)
    case 'picklist':
      return { kind: 'choice', options: schema.options as string[] }
    case 'array': {
      const item = unwrap(schema.item!)
      if (item.type === 'strict_object') return { kind: 'links' }
      return item.type === 'picklist'
        ? { kind: 'checks', options: item.options as string[] }
        : { kind: 'list' }
    }
    case 'string':
    case 'union':
      return describeText(schema)
    default:
      return { kind: 'pairs' }
  }
}

function findSchema(key: string): AnySchema {
  const [outer = '', inner] = key.split('.')
  const schema = unwrap(SiteSchema.entries[outer as keyof typeof SiteSchema.entries] as AnySchema)
  return inner === undefined ? schema : unwrap(schema.entries![inner]!)
}

const unwrap = (schema: AnySchema): AnySchema => (schema.wrapped ? unwrap(schema.wrapped) : schema)

function findRequirement({ pipe = [] }: AnySchema, type: string): unknown {
  return pipe.find((action) => action.type === type)?.requirement
}

function describeNumber(schema: AnySchema): FieldKind {
  const [min, max] = ['min_value', 'max_value'].map((type) => findRequirement(schema, type))
  if (min === 0 && max === 1) return { kind: 'switch', on: 1, off: 0 }
  return {
    kind: 'number',
    min: typeof min === 'number' ? min : null,
    max: typeof max === 'number' ? max : null,
  }
}

function describeText(schema: AnySchema): FieldKind {
  const pattern = findRequirement(schema, 'regex')
  if (pattern instanceof RegExp && pattern.test('#a0b1c2')) return { kind: 'colour' }
  return { kind: 'text' }
}
