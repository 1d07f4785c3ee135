/** The file, the right to publish it, and how far it is. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GameUploaded } from '#server/operations/uploads.ts'
import { ConsoleError, describeError } from '../api.ts'
import { sendArchive, startSending, type Sending } from '../send-archive.ts'
import { Button, Field } from '../ui/controls.tsx'
import forms from './forms.module.css'
import styles from './upload.module.css'

const MAX_MEGABYTES = 500

export interface Upload {
  file: File | null
  setFile: (file: File | null) => void
  hasRight: boolean
  setRight: (hasRight: boolean) => void
  /** From 0 to 1; null while nothing is sent. */
  share: number | null
  fault: { field: string | null; message: string } | null
  /** Null when it was refused. */
  send: (about: object) => Promise<GameUploaded | null>
}

export function useUpload(): Upload {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [hasRight, setRight] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<Upload['fault']>(null)
  return {
    file: sending?.file ?? null,
    setFile: (file) => setSending(file && startSending(file)),
    ...{ hasRight, setRight, share, fault },
    async send(about) {
      if (!sending) return null
      setFault(null)
      try {
        const uploaded = await sendArchive(sending, { ...about, hasRight }, setShare)
        await client.invalidateQueries()
        return uploaded
      } catch (error) {
        setFault({ field: error instanceof ConsoleError ? error.field : null, message: describeError(error) })
        return null
      } finally {
        setShare(null)
      }
    },
  }
}

export function UploadFields({ upload }: { upload: Upload }) {
  const { file, setFile, hasRight, setRight, share, fault } = upload
  const isTooLarge = file !== null && file.size > MAX_MEGABYTES * 1024 * 1024
  const refused = isTooLarge ? `The file is larger than ${MAX_MEGABYTES} MB` : null
  return (
    <>
      <Field
        label="Archive"
        hint={`A zip with an index.html, at most ${MAX_MEGABYTES} MB`}
        fault={refused ?? (fault?.field === 'file' ? fault.message : null)}
      >
        {(control) => (
          <input
            {...control}
            required
            type="file"
            accept=".zip,application/zip"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <label className={forms.check}>
        <input
          type="checkbox"
          required
          checked={hasRight}
          onChange={({ target }) => setRight(target.checked)}
        />
        I may publish this game: we made it, or its licence or maker allows it
      </label>
      {share !== null && (
        <div className={styles.progress}>
          <progress value={share} aria-label="Upload" />
          <p role="status">
            {share < 1 ? `${Math.floor(share * 100)} % sent` : 'Sent. The server reads and stores the files'}
          </p>
        </div>
      )}
    </>
  )
}

export function UploadButtons({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  return (
    <div className={forms.buttons}>
      <Button kind="primary" type="submit" disabled={upload.share !== null}>
        {upload.share === null ? 'Upload' : 'Uploading'}
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  )
}

/** What the maker should know about the files. */
export function Findings({ findings }: { findings: readonly string[] }) {
  if (findings.length === 0) return null
  return (
    <ul>
      {findings.map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ul>
  )
}
