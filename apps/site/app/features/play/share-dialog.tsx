import qrcode from 'qrcode-generator'
import { useMemo, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { shareTexts as texts } from './share-texts.ts'
import styles from './share-dialog.module.css'

/** Light border around a code, in its own squares; scanners ask for four. */
const QUIET_ZONE = 4

export interface ShareDialogProps {
  title: string
  /** The page's path on this site. */
  path: string
  onClose: () => void
}

export function ShareDialog({ title, path, onClose }: ShareDialogProps) {
  const url = location.origin + path
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
    } catch {
      // No clipboard without https: the link is shown for copying by hand.
      document.querySelector<HTMLInputElement>('#share-link')?.select()
    }
  }
  return (
    <Dialog title={texts.title(title)} closeLabel={texts.close} onClose={onClose}>
      <figure className={styles.code}>
        <QrCode text={url} label={texts.qrLabel(title)} />
        <figcaption>{texts.qr}</figcaption>
      </figure>
      <div className={styles.link}>
        <input
          id="share-link"
          readOnly
          value={url}
          aria-label={texts.link}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {isCopied ? texts.copied : texts.copy}
        </button>
      </div>
      <span role="status" className="visually-hidden">
        {isCopied && texts.copied}
      </span>
    </Dialog>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQrCode(text), [text])
  const box = size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${box} ${box}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#0b0d20" />
    </svg>
  )
}

/** Type 0 lets the generator choose the smallest code that holds the text; level M bears a smudge. */
function drawQrCode(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`
    }
  }
  return { size, path }
}
