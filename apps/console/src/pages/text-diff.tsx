/** One text against another: words that only one of them has are marked. */
import { diffWordsWithSpace } from 'diff'
import styles from './text-diff.module.css'

/** Two long texts without a word in common would keep the browser busy. */
const TIMEOUT_MS = 100

interface TextDiffProps {
  from: string
  to: string
}

export function TextDiff({ from, to }: TextDiffProps) {
  return (
    <p className={styles.diff}>
      {listParts(from, to).map(({ value, added, removed }, place) => {
        if (added) return <ins key={place}>{value}</ins>
        if (removed) return <del key={place}>{value}</del>
        return <span key={place}>{value}</span>
      })}
    </p>
  )
}

export interface DiffPart {
  value: string
  added: boolean
  removed: boolean
}

export function listParts(from: string, to: string): DiffPart[] {
  const parts = diffWordsWithSpace(from, to, { timeout: TIMEOUT_MS }) ?? [
    { value: from, added: false, removed: true },
    { value: to, added: true, removed: false },
  ]
  return parts.map(({ value, added, removed }) => ({ value, added, removed }))
}
