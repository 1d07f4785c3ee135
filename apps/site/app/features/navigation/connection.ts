/** How much may be fetched over the visitor's connection. */

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

const readConnection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

export function isSavingData(): boolean {
  return readConnection().saveData === true
}

/** Nothing is prefetched on such a connection. */
export function isVerySlow(): boolean {
  return readConnection().effectiveType === 'slow-2g'
}

/** Whether pages may be prefetched. */
export function mayPrefetch(): boolean {
  return !isSavingData() && !readConnection().effectiveType?.endsWith('2g')
}
