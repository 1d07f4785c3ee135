export type OutboundFault =
  | 'bad-address'
  | 'not-https'
  | 'host-not-allowed'
  | 'private-address'
  | 'unknown-host'
  | 'unreachable'
  | 'too-many-redirects'
  | 'too-big'
  | 'timeout'
  | 'stopped'
  | 'broken-off'

export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly code: OutboundFault
  constructor(code: OutboundFault, address: string, cause: string) {
    super(`Fetching ${address} failed: ${cause}`)
    this.code = code
  }
}

/** Without the query, which may carry a publisher's id. */
export function describeUrl(url: URL): string {
  return `${url.protocol}//${url.host}${url.pathname}`.slice(0, 200)
}
