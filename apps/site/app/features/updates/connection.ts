/** How much the visitor's line may be asked for. */

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

const readConnection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

/** Nothing at all is fetched ahead on such a line. */
export function isVerySlow(): boolean {
  return readConnection().effectiveType === 'slow-2g'
}

/** Whether pages may be fetched before anybody asked for them. */
export function mayPrefetch(): boolean {
  const { effectiveType = '', saveData = false } = readConnection()
  return !saveData && !effectiveType.endsWith('2g')
}
