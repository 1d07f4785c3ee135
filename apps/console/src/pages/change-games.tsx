/** Tags, categories and the age of the selected games. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { InputOf } from '#server/operations/registry.ts'
import { call, toFormFault, type FormFault } from '../api.ts'
import { formatNumber } from '../format.ts'
import { Button, Field } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { ErrorBox } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import forms from './forms.module.css'

interface Fields {
  addTags: string
  removeTags: string
  addCategory: string
  removeCategory: string
  age: string
}

const EMPTY: Fields = { addTags: '', removeTags: '', addCategory: '', removeCategory: '', age: '' }
const SERVER_FIELDS = ['addTags', 'removeTags', 'addCategories', 'removeCategories', 'age'] as const

const toTags = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
const toList = (id: string) => (id === '' ? [] : [id])

interface ChangeGamesProps {
  slugs: readonly string[]
  onClose: () => void
}

export function ChangeGames({ slugs, onClose }: ChangeGamesProps) {
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const options = useQuery({ queryKey: ['game options'], queryFn: () => call('getGameOptions', {}) })
  const [fields, setFields] = useState(EMPTY)
  const [fault, setFault] = useState<FormFault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const set = (change: Partial<Fields>) => {
    setFields({ ...fields, ...change })
    setFault(null)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const { games } = await call('editGames', {
        slugs: [...slugs],
        addTags: toTags(fields.addTags),
        removeTags: toTags(fields.removeTags),
        addCategories: toList(fields.addCategory),
        removeCategories: toList(fields.removeCategory),
        ...(fields.age !== '' && { age: fields.age as InputOf<'editGames'>['age'] }),
      })
      const changed = games.filter(({ auditId }) => auditId !== null)
      undoToast(
        `${formatNumber(changed.length)} ${changed.length === 1 ? 'game' : 'games'} changed`,
        changed.map(({ auditId }) => auditId),
      )
      onClose()
      await client.invalidateQueries()
    } catch (error) {
      setFault(toFormFault(error, SERVER_FIELDS))
      setBusy(false)
    }
  }

  const categories = options.data?.categories ?? []
  return (
    <Modal title={`Change ${formatNumber(slugs.length)} games`} isOpen onClose={onClose}>
      <form className={forms.form} onSubmit={(event) => void save(event)}>
        <TagsField
          label="Add tags"
          value={fields.addTags}
          fault={fault?.fields.addTags}
          onChange={(addTags) => set({ addTags })}
        />
        <TagsField
          label="Remove tags"
          value={fields.removeTags}
          fault={fault?.fields.removeTags}
          onChange={(removeTags) => set({ removeTags })}
        />
        <ChoiceOf
          label="Add to a category"
          none="To none"
          choices={categories}
          value={fields.addCategory}
          fault={fault?.fields.addCategories}
          onChange={(addCategory) => set({ addCategory })}
        />
        <ChoiceOf
          label="Remove from a category"
          none="From none"
          choices={categories}
          value={fields.removeCategory}
          fault={fault?.fields.removeCategories}
          onChange={(removeCategory) => set({ removeCategory })}
        />
        <ChoiceOf
          label="Age"
          none="As it is"
          choices={options.data?.ages ?? []}
          value={fields.age}
          fault={fault?.fields.age}
          onChange={(age) => set({ age })}
        />
        {fault && Object.keys(fault.fields).length === 0 && <ErrorBox message={fault.message} />}
        <div className={forms.buttons}>
          <Button kind="primary" type="submit" disabled={isBusy || fields === EMPTY}>
            {isBusy ? 'Changing…' : 'Change'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Modal>
  )
}

interface ValueFieldProps {
  label: string
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

function TagsField({ label, value, fault, onChange }: ValueFieldProps) {
  return (
    <Field label={label} hint="Separated by commas" fault={fault ?? null}>
      {(control) => <input {...control} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  )
}

interface ChoiceOfProps extends ValueFieldProps {
  /** What no choice means. */
  none: string
  choices: readonly { id: string; label: string }[]
}

function ChoiceOf({ label, none, choices, value, fault, onChange }: ChoiceOfProps) {
  return (
    <Field label={label} fault={fault ?? null}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
