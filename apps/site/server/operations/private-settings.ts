/** Which settings of a site the audit shows, and which it only calls changed: addresses, ids and keys. */
import { GROUPS, SITE_KEYS } from '#app/features/sites/site-layers.ts'
import type { AuditValues, HiddenValues } from '../ledger/audit.ts'
import { describeKind } from './site-kinds.ts'

/** Texts that visitors read, and names of games, tags, categories and pages. Any other text of a setting is hidden, also that of a new one. */
const SHOWN_TEXTS: readonly string[] = [
  ...['name', 'title', 'description', 'languages', 'operatorName'],
  ...['manifest.shortName', 'manifest.description', 'manifest.categories'],
  ...['editorPicks', 'homeRows', 'searchAliases', 'sponsors', 'links.menu', 'links.footer'],
  ...['categories.order', 'categories.hidden'],
  ...['games.providers', 'games.exceptProviders', 'games.tags', 'games.exceptTags'],
  ...['games.categories', 'games.exceptCategories', 'games.allow', 'games.deny'],
  ...['canonicalHost', 'redirects', 'runtime.apiBase'],
  // The code itself is a document of the ledger: the setting has places and ids.
  ...['ads.code', 'ads.codeCompany'],
]

const TEXT_KINDS: readonly string[] = ['text', 'list', 'pairs', 'links']

/** Of a key that is no group. */
export function isPrivateSetting(key: string): boolean {
  if (!SITE_KEYS.includes(key)) return true
  return TEXT_KINDS.includes(describeKind(key).kind) && !SHOWN_TEXTS.includes(key)
}

/** Instead of a hidden value; a new one is `CHANGED` where there was another. */
const SET = 'set'
const CHANGED = 'changed'

interface Change {
  before: AuditValues | null
  after: AuditValues | null
}

const isObject = (value: unknown): value is AuditValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown) => ['null', '""', '{}', '[]'].includes(JSON.stringify(value ?? null))
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** What is hidden already stays as it is. */
export function hideSettings({ before, after }: Change): Change {
  return {
    before: before && mapSettings(before, (key, value) => hide(key, value, SET)),
    after:
      after &&
      mapSettings(after, (key, value) => {
        const earlier = findSetting(before, key)
        return hide(key, value, isEmpty(earlier) || isSame(earlier, value) ? SET : CHANGED)
      }),
  }
}

const hide = (key: string, value: unknown, word: string) =>
  isPrivateSetting(key) && !isEmpty(value) ? word : value

/** A group that was changed as a whole has parts of both kinds. */
function mapSettings(values: AuditValues, map: (key: string, value: unknown) => unknown): AuditValues {
  const entries = Object.entries(values).map(([key, value]) => {
    if (!Object.hasOwn(GROUPS, key) || !isObject(value)) return [key, map(key, value)]
    const parts = Object.entries(value).map(([part, inner]) => [part, map(`${key}.${part}`, inner)])
    return [key, Object.fromEntries(parts)]
  })
  return Object.fromEntries(entries) as AuditValues
}

function findSetting(values: AuditValues | null, key: string): unknown {
  if (values === null || Object.hasOwn(values, key)) return values?.[key]
  const [outer = '', inner = ''] = key.split('.')
  const group = values[outer]
  return isObject(group) ? group[inner] : undefined
}

/** The settings of a change that its shown form does not have whole; null when there are none. */
export function pickHidden(raw: HiddenValues, shown: Change): HiddenValues | null {
  const keys = Object.keys(raw.after).filter(
    (key) => !isSame(raw.before[key], shown.before?.[key]) || !isSame(raw.after[key], shown.after?.[key]),
  )
  if (keys.length === 0) return null
  const pick = (values: AuditValues) => Object.fromEntries(keys.map((key) => [key, values[key] ?? null]))
  return { before: pick(raw.before), after: pick(raw.after) }
}

/** Whether values stand in it that only say that there was one: those of earlier versions have none. */
export function hasHidden({ before, after }: Change): boolean {
  let isFound = false
  for (const values of [before ?? {}, after ?? {}])
    mapSettings(values, (key, value) => {
      if (isPrivateSetting(key) && (value === SET || value === CHANGED)) isFound = true
      return value
    })
  return isFound
}
