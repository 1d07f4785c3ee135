import { useState } from 'react'
import { postJson } from '#app/features/updates/fetch.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { MAX_NOTE_LENGTH, REPORT_REASONS, type ReportReason } from './report.ts'
import { reportTexts as texts } from './report-texts.ts'
import styles from './report-dialog.module.css'

export interface ReportDialogProps {
  slug: string
  title: string
  onClose: () => void
}

/** What was said last; the note has its own words because the report is safe by then. */
type Sending = 'no' | 'sending' | 'failed' | 'sent' | 'note-sending' | 'note-failed' | 'note-sent'

/** Choosing what is wrong sends it at once; a word more is welcome but never asked for. */
export function ReportDialog({ slug, title, onClose }: ReportDialogProps) {
  const [sending, setSending] = useState<Sending>('no')
  const [reason, setReason] = useState<ReportReason | null>(null)

  async function send(chosen: ReportReason, note: string) {
    const prefix = note ? ('note-' as const) : ('' as const)
    setReason(chosen)
    setSending(`${prefix}sending`)
    try {
      await postJson('/api/report', { slug, reason: chosen, note })
      setSending(`${prefix}sent`)
    } catch {
      // Offline, refused or the ledger is away: said below, and another try is one press away.
      setSending(`${prefix}failed`)
    }
  }

  const isReported = sending === 'sent' || sending.startsWith('note-')
  return (
    <Dialog title={texts.title(title)} closeLabel={texts.close} onClose={onClose}>
      {!isReported && (
        <ul className={styles.reasons}>
          {REPORT_REASONS.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.reason}
                disabled={sending === 'sending'}
                onClick={() => void send(name, '')}
              >
                {texts.reasons[name]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {sending.endsWith('sending') && texts.sending}
        {sending.endsWith('failed') && texts.notKept}
        {sending === 'sent' && texts.thanks}
        {sending === 'note-sent' && texts.noteSent}
      </p>
      {isReported && sending !== 'note-sent' && reason && (
        <NoteForm onSend={(note) => void send(reason, note)} />
      )}
      {isReported && (
        <button type="button" className={styles.done} onClick={onClose}>
          {texts.close}
        </button>
      )}
    </Dialog>
  )
}

function NoteForm({ onSend }: { onSend: (note: string) => void }) {
  const [note, setNote] = useState('')
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        if (note.trim()) onSend(note.trim())
      }}
    >
      <label htmlFor="report-note">{texts.noteLabel}</label>
      <textarea
        id="report-note"
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        aria-describedby="report-note-hint"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p id="report-note-hint">{texts.noteHint}</p>
      <button type="submit" disabled={!note.trim()}>
        {texts.sendNote}
      </button>
    </form>
  )
}
