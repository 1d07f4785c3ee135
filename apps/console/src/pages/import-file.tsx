/** A feed from a file: checked first, then imported. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call, describeError, putFeedFile } from '../api.ts'
import { Button, Field } from '../ui/controls.tsx'
import { useToast } from '../ui/toasts.tsx'
import forms from './forms.module.css'

export function ImportFile({ onDone }: { onDone: (importId: number) => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const options = useQuery({ queryKey: ['feed options'], queryFn: () => call('getFeedOptions', {}) })
  const [provider, setProvider] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!file) return
    setBusy(true)
    setFault(null)
    try {
      const report = await putFeedFile(provider, file)
      toast(report.state === 'waiting' ? 'Imported: it waits for you' : `Imported: ${report.new} new games`)
      await client.invalidateQueries()
      onDone(report.importId)
    } catch (error) {
      setFault(describeError(error))
      setBusy(false)
    }
  }

  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)}>
      <Field label="Provider" hint="Whose list it is">
        {(control) => (
          <select {...control} required value={provider} onChange={({ target }) => setProvider(target.value)}>
            <option value="">Choose</option>
            {options.data?.providers.map((one) => (
              <option key={one.provider} value={one.provider}>
                {one.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="File"
        hint="JSON, JSON Lines, CSV or XML, as the provider writes it; at most 512 MB"
        fault={fault}
      >
        {(control) => (
          <input
            {...control}
            required
            type="file"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <p className={forms.note}>
        Its games are published at once, and one press undoes the import. The file becomes the provider’s list
        “default”. Games of an earlier file that are not in it leave the list. When unusually much would
        change, it waits for you. An import can be undone.
      </p>
      <div className={forms.buttons}>
        <Button kind="primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Importing' : 'Import'}
        </Button>
      </div>
    </form>
  )
}
