/** Our fields, in the words of the editor. */
export interface MappedField {
  /** As a definition calls it. */
  name: string
  label: string
  hint?: string
  /** Besides a field of the feed. */
  takes?: 'fixed' | 'template'
  /** Values that are understood, where they are few. */
  options?: readonly string[]
  /** Whether words of the feed may need a meaning. */
  hasWords?: boolean
}

const ORIENTATIONS = ['landscape', 'portrait', 'all'] as const

export const MAIN_FIELDS: readonly MappedField[] = [
  { name: 'title', label: 'Title' },
  { name: 'url', label: 'Play address', takes: 'template' },
  { name: 'id', label: 'Id', hint: 'Without one, the play address is the id' },
  { name: 'description', label: 'Description', takes: 'fixed' },
  { name: 'instructions', label: 'How to play', takes: 'fixed' },
  { name: 'category', label: 'Category', takes: 'fixed' },
  { name: 'tags', label: 'Tags', takes: 'fixed' },
  { name: 'covers.wide', label: 'Wide cover', takes: 'template' },
  { name: 'covers.square', label: 'Square cover', takes: 'template' },
  { name: 'covers.tall', label: 'Tall cover', takes: 'template' },
]

export const MORE_FIELDS: readonly MappedField[] = [
  { name: 'width', label: 'Width', takes: 'fixed' },
  { name: 'height', label: 'Height', takes: 'fixed' },
  { name: 'ratio', label: 'Width divided by height', takes: 'fixed' },
  { name: 'orientation', label: 'Orientation', takes: 'fixed', options: ORIENTATIONS, hasWords: true },
  { name: 'mobile', label: 'Runs on phones', takes: 'fixed', options: ['yes', 'no'], hasWords: true },
  { name: 'maker', label: 'Maker', takes: 'fixed' },
  { name: 'languages', label: 'Languages', takes: 'fixed', hasWords: true },
  { name: 'minYears', label: 'Youngest players, in years', takes: 'fixed', hasWords: true },
  { name: 'quality', label: 'Rating from 0 to 1', takes: 'fixed', hasWords: true },
  { name: 'publishedAt', label: 'Published on' },
  { name: 'updatedAt', label: 'Updated on' },
]

const LABELS = new Map([...MAIN_FIELDS, ...MORE_FIELDS].map(({ name, label }) => [name, label]))

export const labelOfField = (name: string) => LABELS.get(name) ?? name

/** The keys of a definition that a field's faults are about. */
export function listFaultKeys(name: string): string[] {
  if (name.startsWith('covers.')) return [name]
  return [`fields.${name}`, `fixed.${name}`, `values.${name}`, ...(name === 'url' ? ['play'] : [])]
}

export const FORMAT_TEXTS: Readonly<Record<string, string>> = {
  json: 'JSON',
  jsonl: 'JSON Lines',
  csv: 'CSV',
  xml: 'XML',
  rss: 'RSS',
  atom: 'Atom',
  myarcadefeed: 'MyArcadeFeed',
}
