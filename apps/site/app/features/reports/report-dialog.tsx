import { type ReactNode, useState } from 'react'
import { getGameToken } from '#app/features/local-data/game-token.ts'
import { isTooMany, postJson } from '#app/api-client.ts'
import { useCall } from '#app/features/navigation/use-call.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { DesktopIcon, FlagIcon, GamepadIcon, PriceIcon, ShieldIcon } from '#app/ui/game-icons.tsx'
import { OfflineIcon } from '#app/ui/icons.tsx'
import {
  MAX_NOTE_LENGTH,
  MAX_RIGHTS_LENGTH,
  MIN_RIGHTS_LENGTH,
  REPORT_REASONS,
  type ReportReason,
  RIGHTS,
} from './report.ts'
import { reportTexts as texts } from './report-texts.ts'
import styles from './report-dialog.module.css'

export interface ReportDialogProps {
  slug: string
  title: string
  onClose: () => void
}

const ICONS: Record<ReportReason, ReactNode> = {
  'does-not-load': <OfflineIcon />,
  'black-screen': <DesktopIcon />,
  controls: <GamepadIcon />,
  rude: <ShieldIcon />,
  [RIGHTS]: <PriceIcon />,
  other: <FlagIcon />,
}

/** Choosing a reason sends it at once, and a comment is optional; but who claims a right has to say more first. */
export function ReportDialog({ slug, title, onClose }: ReportDialogProps) {
  // A failure (offline, refused, ledger unavailable) is shown below, and the visitor can try again.
  const { status, error, run } = useCall((body: object) => postJson('/api/report', body))
  const [reason, setReason] = useState<ReportReason | null>(null)
  // The report is safe by the time a note is written.
  const [hasNote, setHasNote] = useState(false)

  function send(chosen: ReportReason, note: string) {
    setReason(chosen)
    setHasNote(note !== '')
    void run({ slug, token: getGameToken(slug), reason: chosen, note })
  }

  const isReported = hasNote || status === 'success'
  return (
    <Dialog title={texts.title(title)} closeLabel={texts.close} onClose={onClose}>
      {!isReported && reason !== RIGHTS && (
        <ul className={styles.reasons}>
          {REPORT_REASONS.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.reason}
                disabled={status === 'pending'}
                onClick={() => (name === RIGHTS ? setReason(name) : send(name, ''))}
              >
                {ICONS[name]}
                {texts.reasons[name]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {status === 'pending' && texts.sending}
        {status === 'error' && (isTooMany(error) ? texts.tooMany : texts.notStored)}
        {status === 'success' && (hasNote ? texts.noteSent : texts.thanks)}
      </p>
      {reason && (isReported || reason === RIGHTS) && !(hasNote && status === 'success') && (
        <NoteForm reason={reason} onSend={(note) => send(reason, note)} />
      )}
      {isReported && (
        <button type="button" className={styles.done} onClick={onClose}>
          {texts.close}
        </button>
      )}
    </Dialog>
  )
}

function NoteForm({ reason, onSend }: { reason: ReportReason; onSend: (note: string) => void }) {
  const [note, setNote] = useState('')
  const isRights = reason === RIGHTS
  const minLength = isRights ? MIN_RIGHTS_LENGTH : 1
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        if (note.trim().length >= minLength) onSend(note.trim())
      }}
    >
      <label htmlFor="report-note">{isRights ? texts.rightsLabel : texts.noteLabel}</label>
      <textarea
        id="report-note"
        rows={isRights ? 6 : 3}
        maxLength={isRights ? MAX_RIGHTS_LENGTH : MAX_NOTE_LENGTH}
        aria-describedby="report-note-hint"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p id="report-note-hint">
        {isRights ? texts.rightsHint(MIN_RIGHTS_LENGTH, MAX_RIGHTS_LENGTH) : texts.noteHint}
      </p>
      <button type="submit" disabled={note.trim().length < minLength}>
        {isRights ? texts.sendRights : texts.sendNote}
      </button>
    </form>
  )
}
