/** The parameters with the source of a visit. They never change a page; links carry them along. */
export const TRACKING_PARAMETERS = ['channel', 'network', 'pid'] as const

const TRACKING_RE = /^[\w.-]{1,64}$/

export function isTrackingValue(value: string): boolean {
  return TRACKING_RE.test(value)
}

/** `?channel=…&network=…&pid=…` of what is valid, or an empty string: everything else in the query is dropped. */
export function filterTracking(search: string): string {
  const query = new URLSearchParams(search)
  const valid = new URLSearchParams()
  for (const name of TRACKING_PARAMETERS) {
    const value = query.get(name)
    if (value !== null && isTrackingValue(value)) valid.set(name, value)
  }
  return valid.size > 0 ? `?${valid}` : ''
}
