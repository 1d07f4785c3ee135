/** How much the visitor's line may be asked for. */

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

const readConnection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

export function isSavingData(): boolean {
  return readConnection().saveData === true
}

/** Nothing at all is fetched ahead on such a line. */
export function isVerySlow(): boolean {
  return readConnection().effectiveType === 'slow-2g'
}

/** Whether pages may be fetched before anybody asked for them. */
export function mayPrefetch(): boolean {
  return !isSavingData() && !readConnection().effectiveType?.endsWith('2g')
}
