import { useEffect, useRef, useState } from 'react'
import { clearUploadSaves, listUploadSaves } from './upload-saves.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { clearLocalData } from './local-store.ts'
import { localDataTexts } from './local-data-texts.ts'
import { myDataTexts as texts } from './my-data-texts.ts'
import { exportLocalData, importLocalData, MAX_IMPORT_LENGTH } from './transfer.ts'
import { useLocalData } from './use-local-data.ts'
import styles from './my-data-dialog.module.css'

/** Export, import and delete everything this browser stores. */
export function MyDataDialog({ onClose }: { onClose: () => void }) {
  const favourites = useLocalData((data) => data.favourites.length)
  const recent = useLocalData((data) => data.recent.length)
  const [message, setMessage] = useState('')
  const [uploads, setUploads] = useState(0)
  useEffect(() => void listUploadSaves().then((slugs) => setUploads(slugs.length)), [])
  return (
    <Dialog title={localDataTexts.myData} closeLabel={texts.close} onClose={onClose}>
      <p className={styles.intro}>{texts.intro}</p>
      <p className={styles.counts}>{texts.counts(favourites, recent)}</p>
      {uploads > 0 && <p className={styles.counts}>{texts.uploads(uploads)}</p>}
      <div className={styles.action}>
        <button type="button" className={styles.button} onClick={saveAsFile}>
          {texts.exportData}
        </button>
        <p>{texts.exportHint}</p>
      </div>
      <ImportAction onDone={setMessage} />
      <ClearAction
        onDone={(done) => {
          setMessage(done)
          setUploads(0)
        }}
      />
      <p role="status" className={styles.message}>
        {message}
      </p>
    </Dialog>
  )
}

function saveAsFile() {
  const url = URL.createObjectURL(new Blob([exportLocalData()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = texts.exportFileName
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

function ImportAction({ onDone }: { onDone: (message: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  async function importFile(file: File | undefined) {
    if (!file) return
    // Bytes are never fewer than characters, so a huge file is not even read.
    const isTooLarge = file.size > MAX_IMPORT_LENGTH * 4
    const result = isTooLarge
      ? ({ ok: false, error: texts.importTooLarge } as const)
      : importLocalData(await file.text())
    onDone(result.ok ? texts.imported(result.importedSaves) : result.error)
    if (input.current) input.current.value = ''
  }
  return (
    <div className={styles.action}>
      <button type="button" className={styles.button} onClick={() => input.current?.click()}>
        {texts.importData}
      </button>
      <p>{texts.importHint}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={texts.importData}
        onChange={(event) => void importFile(event.target.files?.[0])}
      />
    </div>
  )
}

function ClearAction({ onDone }: { onDone: (message: string) => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isCleared, setIsCleared] = useState(false)
  function clear() {
    clearLocalData()
    // Where nothing can be deleted, nothing could be stored.
    void clearUploadSaves().catch(() => {})
    setIsAsking(false)
    setIsCleared(true)
    onDone(texts.cleared)
  }
  if (!isAsking) {
    return (
      <div className={styles.action}>
        <button
          type="button"
          className={styles.danger}
          disabled={isCleared}
          onClick={() => setIsAsking(true)}
        >
          {texts.clearData}
        </button>
        <p>{texts.clearHint}</p>
      </div>
    )
  }
  return (
    <div className={styles.confirm} role="group" aria-label={texts.clearConfirm}>
      <p>{texts.clearConfirm}</p>
      <button type="button" className={styles.danger} onClick={clear}>
        {texts.clearYes}
      </button>
      <button type="button" className={styles.button} autoFocus onClick={() => setIsAsking(false)}>
        {texts.clearNo}
      </button>
    </div>
  )
}
