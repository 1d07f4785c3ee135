/** The file of another portal: sent in pieces, checked, and moved in when the person has seen what would come. */
import { useState, type FormEvent } from 'react'
import type { StartedMove } from '#server/operations/move-in.ts'
import type { MoveReport } from '#server/operations/move-report.ts'
import { ConsoleError, describeError, postMove } from '../api.ts'
import { sendPieces, startSending, type Sending } from '../send-archive.ts'
import { useSession } from '../session.tsx'
import { Button, Field } from '../ui/controls.tsx'
import { useToast } from '../ui/toasts.tsx'
import { MoveReportView } from './move-report-view.tsx'
import forms from './forms.module.css'
import styles from './upload.module.css'

type Fault = { field: string | null; message: string }

interface Move {
  site: string
  from: string
  allow: readonly string[]
}

function useMove(onStarted: (move: StartedMove) => void) {
  const toast = useToast()
  const [sending, setSending] = useState<Sending | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [report, setReport] = useState<MoveReport | null>(null)

  async function run(move: Move, isDryRun: boolean) {
    if (!sending) return
    setFault(null)
    try {
      const pieces = await sendPieces(sending, setShare)
      const fileName = sending.file.name.slice(0, 200)
      const started = await postMove(sending.id, { ...move, fileName, pieces, isDryRun })
      setReport(isDryRun ? started.report : null)
      if (isDryRun) return
      toast('It is being moved in')
      // The server has used the pieces up.
      setSending(startSending(sending.file))
      onStarted(started)
    } catch (error) {
      setFault({ field: error instanceof ConsoleError ? error.field : null, message: describeError(error) })
    } finally {
      setShare(null)
    }
  }

  const setFile = (file: File | null) => {
    setSending(file && startSending(file))
    setReport(null)
  }
  return { share, fault, report, setReport, setFile, hasFile: sending !== null, run }
}

export function MoveForm({ onStarted }: { onStarted: (move: StartedMove) => void }) {
  const { sites } = useSession()
  const { share, fault, report, setReport, setFile, hasFile, run } = useMove(onStarted)
  const [site, setSite] = useState(sites[0]?.host ?? '')
  const [from, setFrom] = useState('')
  const [allow, setAllow] = useState<readonly string[]>([])
  const faultOf = (field: string) => (fault?.field === field ? fault.message : null)
  const isBusy = share !== null

  function submit(event: FormEvent) {
    event.preventDefault()
    void run({ site, from, allow }, true)
  }

  return (
    <form className={forms.form} onSubmit={submit}>
      <Field
        label="File"
        hint="A MySQL dump of CloudArcade (.sql), or an export of WordPress (.xml); both also packed as .gz. At most 500 MB"
        fault={faultOf('file')}
      >
        {(control) => (
          <input
            {...control}
            required
            type="file"
            accept=".sql,.xml,.gz"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <div className={forms.pair}>
        <Field label="Site" hint="Its articles, pages and old addresses go here" fault={faultOf('site')}>
          {(control) => (
            <select {...control} value={site} onChange={({ target }) => setSite(target.value)}>
              {sites.map(({ host, name }) => (
                <option key={host} value={host}>
                  {name === host ? host : `${name} (${host})`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Address of the old site"
          hint="Its pictures are fetched from there. An export of WordPress says it"
          fault={faultOf('from')}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="url"
              placeholder="https://old.example.com"
              value={from}
              onChange={({ target }) => {
                setFrom(target.value)
                setReport(null)
              }}
            />
          )}
        </Field>
      </div>
      {share !== null && (
        <div className={styles.progress}>
          <progress value={share < 1 ? share : undefined} aria-label="Upload" />
          <p role="status">
            {share < 1 ? `${Math.floor(share * 100)} % sent` : 'Sent. The server reads the file'}
          </p>
        </div>
      )}
      {fault && !['file', 'site', 'from'].includes(fault.field ?? '') && <p role="alert">{fault.message}</p>}
      {report && (
        <section aria-label="What would be moved in">
          <p className={forms.note}>Nothing is stored yet. This would be moved in:</p>
          <MoveReportView report={report} allow={allow} onAllow={setAllow} />
        </section>
      )}
      <div className={forms.buttons}>
        <Button kind={report ? 'normal' : 'primary'} type="submit" disabled={isBusy || !hasFile}>
          {report ? 'Check again' : isBusy ? 'Checking' : 'Check the file'}
        </Button>
        {report && (
          <Button kind="primary" disabled={isBusy} onClick={() => void run({ site, from, allow }, false)}>
            Move it in
          </Button>
        )}
      </div>
    </form>
  )
}
