/** A picture's file is chosen with the button, or dropped onto it. */
import { useState, type ChangeEvent, type DragEvent } from 'react'
import { buttonClass } from '../ui/controls.tsx'
import styles from './game-cover.module.css'

interface PictureUploadProps {
  /** What the server takes, in megabytes. */
  maxMb: number
  isBusy: boolean
  onFile: (file: File | undefined) => void
}

export function PictureUpload({ maxMb, isBusy, onFile }: PictureUploadProps) {
  const [isOver, setOver] = useState(false)
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    onFile(target.files?.[0])
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        onFile(event.dataTransfer.files[0])
      }}
    >
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        disabled={isBusy}
        onChange={change}
      />
      <span className={buttonClass()}>{isBusy ? 'Uploading…' : 'Upload a picture'}</span>
      <small>or drop it here: JPEG, PNG, WebP, AVIF or GIF, at most {maxMb} MB</small>
    </label>
  )
}
