/** Views of the list of games: those of the console, and those that its people saved. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call, toFormFault, type FormFault } from '../api.ts'
import { useMay } from '../session.tsx'
import { Button, Field } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { ErrorBox } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useRun } from '../use-run.ts'
import { isView, parseGamesQuery, VIEWS, writeGamesQuery, type GamesQuery } from './games-query.ts'
import forms from './forms.module.css'
import styles from './games.module.css'

interface GamesViewsProps {
  query: GamesQuery
  change: (values: Partial<GamesQuery>) => void
}

export function GamesViews({ query, change }: GamesViewsProps) {
  const may = useMay()
  const saved = useQuery({ queryKey: ['views'], queryFn: () => call('listViews', {}) })
  const [isSaving, setSaving] = useState(false)
  const shown = writeGamesQuery(query)
  const views = saved.data?.views ?? []
  const chosen = views.find((view) => view.query === shown)
  const isBuiltIn = VIEWS.some((view) => isView(query, view)) && query.search === '' && query.provider === ''
  return (
    <div className={styles.views} role="group" aria-label="Views">
      {VIEWS.map((view) => (
        <ViewButton
          key={view.name}
          name={view.name}
          isChosen={!chosen && isView(query, view)}
          onChoose={() => change(view.values)}
        />
      ))}
      {views.map((view) => (
        <ViewButton
          key={`saved ${view.name}`}
          name={view.name}
          isChosen={view === chosen}
          onChoose={() => change(parseGamesQuery(new URLSearchParams(view.query)))}
        />
      ))}
      {may('games.edit') && chosen && <RemoveView name={chosen.name} query={chosen.query} />}
      {may('games.edit') && saved.data && !chosen && !isBuiltIn && (
        <Button kind="quiet" onClick={() => setSaving(true)}>
          <Icon name="plus" size={15} />
          Save this view
        </Button>
      )}
      <Modal title="Save this view" isOpen={isSaving} onClose={() => setSaving(false)}>
        <SaveView query={shown} onClose={() => setSaving(false)} />
      </Modal>
    </div>
  )
}

function ViewButton({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className={styles.view} aria-pressed={isChosen} onClick={onChoose}>
      {name}
    </button>
  )
}

function RemoveView({ name, query }: { name: string; query: string }) {
  const run = useRun()
  const toast = useToast()
  const remove = () =>
    run(async () => {
      await call('removeView', { name })
      toast(`The view ${name} is removed`, () => void run(() => call('saveView', { name, query })))
    })
  return (
    <Button kind="quiet" aria-label={`Remove the view ${name}`} onClick={() => void remove()}>
      <Icon name="close" size={15} />
      Remove view
    </Button>
  )
}

function SaveView({ query, onClose }: { query: string; onClose: () => void }) {
  const client = useQueryClient()
  const run = useRun()
  const toast = useToast()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<FormFault | null>(null)

  async function save(event: FormEvent) {
    event.preventDefault()
    try {
      const { replaced } = await call('saveView', { name, query })
      await client.invalidateQueries({ queryKey: ['views'] })
      toast(
        `The view ${name.trim()} is saved`,
        () => void run(() => (replaced ? call('saveView', replaced) : call('removeView', { name }))),
      )
      onClose()
    } catch (error) {
      setFault(toFormFault(error, ['name']))
    }
  }

  return (
    <form className={forms.form} onSubmit={(event) => void save(event)}>
      <Field
        label="Name"
        hint="Everybody who uses the console sees it; one of the same name is replaced"
        fault={fault?.fields.name ?? null}
      >
        {(control) => <input {...control} value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      {fault && !fault.fields.name && <ErrorBox message={fault.message} />}
      <div className={forms.buttons}>
        <Button kind="primary" type="submit">
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
