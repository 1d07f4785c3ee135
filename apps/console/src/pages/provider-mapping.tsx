/** For each of our fields: a field of the feed, a value for all games, or a template of an address. */
import { Field } from '../ui/controls.tsx'
import type { FieldControl } from '../ui/controls.tsx'
import { formatNumber } from '../format.ts'
import game from './game.module.css'
import { isPreset } from './provider-draft.ts'
import type { FieldSource, InspectedList } from './provider-draft.ts'
import type { EditorParts } from './providers-data.ts'
import { listFaultKeys, MAIN_FIELDS, MORE_FIELDS, type MappedField } from './provider-fields.ts'
import styles from './provider.module.css'

type FeedField = InspectedList['fields'][number]

export function MappingPanel(parts: EditorParts) {
  const { draft, feed } = parts
  const lists = feed?.inspected.lists ?? []
  const list = lists.find(({ path }) => path === draft.records) ?? lists[0] ?? null
  const used = MORE_FIELDS.filter(({ name }) => draft.sources[name] !== undefined)
  return (
    <section className={game.panel} aria-label="Mapping">
      <h2>Mapping</h2>
      {isPreset(draft.shape) && (
        <p className={styles.dim}>The shape is known. What you choose here replaces a field of it.</p>
      )}
      <div className={styles.fields}>
        {MAIN_FIELDS.map((field) => (
          <MappedFieldView key={field.name} field={field} list={list} {...parts} />
        ))}
      </div>
      <details className={styles.more}>
        <summary>More fields{used.length > 0 && ` (${used.length} mapped)`}</summary>
        <div className={styles.fields}>
          {MORE_FIELDS.map((field) => (
            <MappedFieldView key={field.name} field={field} list={list} {...parts} />
          ))}
        </div>
      </details>
    </section>
  )
}

interface MappedFieldProps extends EditorParts {
  field: MappedField
  list: InspectedList | null
}

/** The choice of a place that is typed. */
const TYPED = 'typed'
const PLACE = 'place '

function MappedFieldView({ field, list, draft, onChange, faultOf }: MappedFieldProps) {
  const { name, label, hint } = field
  const source = draft.sources[name]
  const fields = list?.fields ?? []
  const place = source?.kind === 'field' ? fields.find(({ path }) => path === source.text) : undefined
  const fault = faultOf(...listFaultKeys(name))
  function set(next: FieldSource | null) {
    const { [name]: _, ...others } = draft.sources
    onChange({ sources: next === null ? others : { ...others, [name]: next } })
  }
  const isTyped = source !== undefined && place === undefined
  return (
    <div className={styles.mapped}>
      <Field
        label={label}
        hint={place && list ? describePlace(place, list) : source ? undefined : hint}
        fault={isTyped ? null : fault}
      >
        {(control) => (
          <select
            {...control}
            value={toChoice(source, place)}
            onChange={({ target }) => set(toSource(target.value))}
          >
            <option value="">–</option>
            {fields.length > 0 && (
              <optgroup label="Fields of the feed">
                {fields.map(({ path, examples }) => (
                  <option key={path} value={`${PLACE}${path}`}>
                    {path}: {(examples[0] ?? '').slice(0, 40)}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label="Something else">
              {field.takes === 'fixed' && <option value="fixed">The same for all games</option>}
              {field.takes === 'template' && <option value="template">An address with fields in it</option>}
              <option value={TYPED}>{fields.length > 0 ? 'Another place' : 'A place in the feed'}</option>
            </optgroup>
          </select>
        )}
      </Field>
      {isTyped && <TypedSource field={field} source={source} fault={fault} onChange={set} />}
      {field.hasWords && source?.kind === 'field' && (
        <Words field={field} found={place?.words ?? []} draft={draft} onChange={onChange} />
      )}
    </div>
  )
}

function describePlace({ examples, records }: FeedField, list: InspectedList): string {
  const [first = '', ...others] = examples
  const few = records < list.records ? `In ${formatNumber(records)} of ${formatNumber(list.records)}. ` : ''
  return `${few}Such as ${[first, ...others].join(' · ').slice(0, 160)}`
}

function toChoice(source: FieldSource | undefined, place: FeedField | undefined): string {
  if (!source) return ''
  if (place) return `${PLACE}${place.path}`
  return source.kind === 'field' ? TYPED : source.kind
}

function toSource(choice: string): FieldSource | null {
  if (choice === '') return null
  if (choice.startsWith(PLACE)) return { kind: 'field', text: choice.slice(PLACE.length) }
  if (choice === 'fixed' || choice === 'template') return { kind: choice, text: '' }
  return { kind: 'field', text: '' }
}

const TYPED_TEXTS: Readonly<Record<FieldSource['kind'], { label: string; hint: string }>> = {
  field: {
    label: 'place',
    hint: 'Keys joined by dots. Several places: a | b, the first with a value counts',
  },
  fixed: { label: 'value for all games', hint: 'Every game gets it' },
  template: {
    label: 'template',
    hint: 'Such as https://play.example.com/{id}/, with places of the feed in braces',
  },
}

interface TypedSourceProps {
  field: MappedField
  source: FieldSource
  fault: string | null
  onChange: (source: FieldSource) => void
}

function TypedSource({ field: { label, options }, source, fault, onChange }: TypedSourceProps) {
  const { label: kindLabel, hint } = TYPED_TEXTS[source.kind]
  const set = (text: string) => onChange({ ...source, text })
  return (
    <Field label={`${label}: ${kindLabel}`} hint={source.text === '' ? hint : undefined} fault={fault}>
      {(control) =>
        source.kind === 'fixed' && options ? (
          <OptionSelect
            control={control}
            value={source.text}
            options={options}
            unset="Choose"
            onChange={set}
          />
        ) : (
          <input
            {...control}
            spellCheck={source.kind === 'fixed'}
            value={source.text}
            onChange={({ target }) => set(target.value)}
          />
        )
      }
    </Field>
  )
}

interface OptionSelectProps {
  control: FieldControl
  value: string
  options: readonly string[]
  unset: string
  onChange: (value: string) => void
}

function OptionSelect({ control, value, options, unset, onChange }: OptionSelectProps) {
  const all = value === '' || options.includes(value) ? options : [...options, value]
  return (
    <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{unset}</option>
      {all.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  )
}

interface WordsProps extends Pick<EditorParts, 'draft' | 'onChange'> {
  field: MappedField
  /** Values that the sample has. */
  found: readonly string[]
}

function Words({ field: { name, label, options }, found, draft, onChange }: WordsProps) {
  const meanings = draft.words[name] ?? {}
  const words = [...new Set([...found, ...Object.keys(meanings)])]
  if (words.length === 0) return null
  const set = (word: string, meaning: string) =>
    onChange({ words: { ...draft.words, [name]: { ...meanings, [word]: meaning } } })
  const given = Object.values(meanings).filter(Boolean).length
  return (
    <details className={styles.words} open={given > 0 || undefined}>
      <summary>What its words mean{given > 0 && ` (${given} given)`}</summary>
      {words.map((word) => (
        <Field key={word} label={`${label} “${word}” means`}>
          {(control) =>
            options ? (
              <OptionSelect
                control={control}
                value={meanings[word] ?? ''}
                options={options}
                unset="What it says"
                onChange={(meaning) => set(word, meaning)}
              />
            ) : (
              <input
                {...control}
                placeholder={word}
                value={meanings[word] ?? ''}
                onChange={({ target }) => set(word, target.value)}
              />
            )
          }
        </Field>
      ))}
    </details>
  )
}
