/** The fields of one row of the home page. */
import controls from '../ui/controls.module.css'
import { Field } from '../ui/controls.tsx'
import { GamePicker } from './game-picker.tsx'
import { RULES, withRule, type HomeRow, type HomeRows, type Rule } from './home-rows-data.ts'
import forms from './forms.module.css'

interface HomeRowFormProps {
  row: HomeRow
  home: HomeRows
  /** By field. */
  faults: Readonly<Record<string, string>>
  /** `added` is the title of a game that was chosen. */
  onChange: (row: HomeRow, added?: { slug: string; title: string }) => void
}

export function HomeRowForm({ row, home, faults, onChange }: HomeRowFormProps) {
  const { rule, label, from = '', until = '' } = row
  return (
    <div className={forms.form}>
      <div className={forms.pair}>
        <Field label="Shows" fault={faults.rule}>
          {(control) => (
            <select
              {...control}
              value={rule}
              onChange={({ target }) => onChange(withRule(row, target.value as Rule))}
            >
              {Object.entries(RULES).map(([id, text]) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
        {rule !== 'automatic' && (
          <Field
            label="Heading"
            hint={rule === 'games' ? undefined : 'Empty: the name of what it shows'}
            fault={faults.label}
          >
            {(control) => (
              <input
                {...control}
                value={label}
                onChange={({ target }) => onChange({ ...row, label: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <RuleField row={row} home={home} faults={faults} onChange={onChange} />
      <div className={forms.pair}>
        <Field label="From" hint="Empty: at once. Days begin at midnight UTC" fault={faults.from}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={from}
              onChange={({ target }) => onChange({ ...row, from: target.value || undefined })}
            />
          )}
        </Field>
        <Field label="Until" hint="The last day; empty: it stays" fault={faults.until}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={until}
              onChange={({ target }) => onChange({ ...row, until: target.value || undefined })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

function RuleField({ row, home, faults, onChange }: HomeRowFormProps) {
  if (row.rule === 'games')
    return (
      <GamePicker
        slugs={row.games}
        titles={home.titles}
        fault={faults.games ?? null}
        onChange={(games, added) => onChange({ ...row, games }, added)}
      />
    )
  if (row.rule === 'tag')
    return (
      <Field label="Tag" hint="As in its address, such as match-3" fault={faults.tag}>
        {(control) => (
          <input
            {...control}
            autoCapitalize="none"
            spellCheck={false}
            value={row.tag}
            onChange={({ target }) => onChange({ ...row, tag: target.value.trim() })}
          />
        )}
      </Field>
    )
  if (row.rule === 'category')
    return (
      <Field label="Category" fault={faults.category}>
        {(control) => (
          <select
            {...control}
            value={row.category}
            onChange={({ target }) => onChange({ ...row, category: target.value })}
          >
            <option value="">Choose one</option>
            {home.categories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    )
  if (row.rule === 'automatic')
    return (
      <p className={controls.hint}>
        The rows that a site has by itself: new games, and one row for each of its largest categories with at
        least ten games. Categories with a row of their own above or below are left out.
      </p>
    )
  return null
}
