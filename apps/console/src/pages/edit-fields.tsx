/** Fields that know three values: what is typed, what is saved, and what is under the operator's value. */
import { useState, type ReactNode } from 'react'
import { Button, Field } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { TextDiff } from './text-diff.tsx'
import forms from './forms.module.css'
import styles from './game.module.css'

export interface EditControl {
  field: string
  /** Without the operator's value. */
  stored: unknown
  /** As sites show it. */
  saved: unknown
  /** Whether the saved value is the operator's. */
  isOwn: boolean
  draft: unknown
  hasDraft: boolean
  fault: string | null
  isDisabled: boolean
  storedName: string
  /** Beside the label. */
  aside?: ReactNode
  /** The text of a value; lists are joined with commas. */
  show?: (value: unknown) => string
  /** Null goes back to the stored value. */
  set: (value: unknown) => void
}

export interface FieldTexts {
  label: string
  hint?: string
}

/** The typed value; going back shows the stored one. */
export function currentOf({ draft, hasDraft, stored, saved }: EditControl): unknown {
  return hasDraft ? (draft ?? stored) : saved
}

const toText = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
const toList = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

interface StoredProps {
  control: EditControl
  /** Of a field of words: what is typed, so that what differs from it is marked. */
  typed?: string
}

/** The value under the operator's, and one press back to it. */
export function Stored({ control, typed }: StoredProps): ReactNode {
  const { isOwn, hasDraft, draft, stored, saved, storedName, isDisabled, set, show = toText } = control
  const shown = show(stored)
  const isCompared = typed !== undefined && shown !== '' && typed !== '' && shown !== typed
  if (!isOwn && !hasDraft) return null
  const isGoingBack = hasDraft && draft === null
  if (isGoingBack) return <p className={controls.hint}>Goes back to this value when you save.</p>
  return (
    <div className={styles.stored}>
      <strong>{storedName}:</strong>
      {isCompared ? (
        <>
          <TextDiff from={shown} to={typed} />
          <small>Struck words are only there, underlined ones only in your text.</small>
        </>
      ) : (
        <p>{shown || '(empty)'}</p>
      )}
      {isOwn && hasDraft && (
        <>
          <strong>Saved now:</strong>
          <p>{show(saved) || '(empty)'}</p>
        </>
      )}
      {isOwn && !isDisabled && (
        <Button kind="quiet" onClick={() => set(null)}>
          Use this again
        </Button>
      )}
    </div>
  )
}

export function TextField({
  label,
  hint,
  isLong = false,
  isList = false,
  ...control
}: EditControl & FieldTexts & { isLong?: boolean; isList?: boolean }) {
  const { fault, isDisabled, set } = control
  const value = toText(currentOf(control))
  // A list is written with commas, which would vanish while they are typed.
  const [typed, setTyped] = useState<string | null>(null)
  const props = {
    disabled: isDisabled,
    value: isList && typed !== null ? typed : value,
    onChange(event: { target: { value: string } }) {
      if (isList) setTyped(event.target.value)
      set(isList ? toList(event.target.value) : event.target.value)
    },
    onBlur: () => setTyped(null),
  }
  return (
    <div>
      <Field label={label} hint={hint} fault={fault} aside={control.aside}>
        {(field) => (isLong ? <textarea {...field} {...props} /> : <input {...field} {...props} />)}
      </Field>
      <Stored control={control} typed={value} />
    </div>
  )
}

export interface ChoiceOption {
  id: string
  label: string
}

const labelOf = (options: readonly ChoiceOption[], value: unknown) =>
  options.find(({ id }) => id === value)?.label ?? toText(value)

export function ChoiceField({
  label,
  hint,
  options,
  unset,
  ...control
}: EditControl &
  FieldTexts & { options: readonly ChoiceOption[]; /** What no value means. */ unset?: string }) {
  return (
    <div>
      <Field label={label} hint={hint} fault={control.fault} aside={control.aside}>
        {(field) => (
          <select
            {...field}
            disabled={control.isDisabled}
            value={toText(currentOf(control))}
            onChange={(event) => control.set(event.target.value || null)}
          >
            {unset !== undefined && <option value="">{unset}</option>}
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Stored control={{ ...control, show: (value) => labelOf(options, value) }} />
    </div>
  )
}

const labelsOf = (options: readonly ChoiceOption[], value: unknown) =>
  Array.isArray(value) ? value.map((id) => labelOf(options, id)).join(', ') : ''

export function ChecksField({
  label,
  hint,
  options,
  ...control
}: EditControl & FieldTexts & { options: readonly ChoiceOption[] }) {
  const current = currentOf(control)
  const chosen = Array.isArray(current) ? (current as string[]) : []
  // In the order of the options, so that the same choice is the same value.
  const toggle = (id: string) =>
    options
      .map((option) => option.id)
      .filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one)))
  return (
    <div>
      <fieldset className={forms.checks} disabled={control.isDisabled}>
        <legend className={forms.legend}>
          {label} {control.aside}
        </legend>
        {options.map((option) => (
          <label key={option.id}>
            <input
              type="checkbox"
              checked={chosen.includes(option.id)}
              onChange={() => control.set(toggle(option.id))}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
      {(control.fault ?? hint) && (
        <p className={control.fault ? controls.fault : controls.hint}>{control.fault ?? hint}</p>
      )}
      <Stored control={{ ...control, show: (value) => labelsOf(options, value) }} />
    </div>
  )
}
