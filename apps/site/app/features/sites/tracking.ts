/** The parameters that say where a visit came from. They never change what a page shows; they are passed along. */
export const TRACKING_PARAMETERS = ['channel', 'network', 'pid'] as const

/** By parameter; empty where the link did not say it. */
export type Tracking = Record<(typeof TRACKING_PARAMETERS)[number], string>

const TRACKING_RE = /^[\w.-]{1,64}$/

export function isTrackingValue(value: string): boolean {
  return TRACKING_RE.test(value)
}

/** Null where a query holds no valid parameter. */
export function parseTracking(search: string): Tracking | null {
  const query = new URLSearchParams(search)
  const read = (name: keyof Tracking) => {
    const value = query.get(name) ?? ''
    return isTrackingValue(value) ? value : ''
  }
  const tracking = { channel: read('channel'), network: read('network'), pid: read('pid') }
  return TRACKING_PARAMETERS.some((name) => tracking[name] !== '') ? tracking : null
}

/** `?channel=…&network=…&pid=…` of what is known, or an empty string. */
export function toTrackingQuery(tracking: Tracking | null): string {
  const query = new URLSearchParams()
  for (const name of TRACKING_PARAMETERS) if (tracking?.[name]) query.set(name, tracking[name])
  return query.size > 0 ? `?${query}` : ''
}

/** The valid tracking parameters of a query, as a query; everything else is dropped. */
export function keepTracking(search: string): string {
  return toTrackingQuery(parseTracking(search))
}
