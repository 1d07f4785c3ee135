export type FeedFaultCode =
  | 'not-json'
  | 'cut-off'
  | 'empty'
  | 'wrong-shape'
  | 'wrong-provider'
  | 'too-big'
  | 'shrunk'
  | 'outdated'
  | 'unreachable'

/** Why nothing can be imported from a feed, and where that was seen. */
export class FeedFault extends Error {
  override name = 'FeedFault'
  readonly code: FeedFaultCode
  constructor(code: FeedFaultCode, message: string) {
    super(message)
    this.code = code
  }
}
