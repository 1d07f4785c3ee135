/** Unsaved texts, in the storage of this tab: a reload or a lost session loses nothing. Each person has their own. */
import { useState } from 'react'

const PREFIX = 'draft '

function read<Draft>(key: string): Draft | null {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as Draft)
  } catch {
    return null // storage is off, or the text is of another version
  }
}

function write(key: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is off or full: the page still has the text.
  }
}

/** Like `useState`; an empty object is no draft. */
export function useDraft<Draft extends object>(
  personId: string,
  name: string,
): [draft: Partial<Draft>, set: (draft: Partial<Draft>) => void] {
  const key = `${PREFIX}${personId} ${name}`
  const [draft, setDraft] = useState<Partial<Draft>>(() => read<Partial<Draft>>(key) ?? {})
  // Written at once: a form that is closed with its draft runs no effect any more.
  function change(next: Partial<Draft>) {
    write(key, Object.keys(next).length > 0 ? next : null)
    setDraft(next)
  }
  return [draft, change]
}

export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is off: there are none.
  }
}
