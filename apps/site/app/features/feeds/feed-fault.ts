export type FeedFaultCode =
  | 'not-json'
  | 'malformed'
  | 'cut-off'
  | 'empty'
  | 'wrong-shape'
  | 'wrong-provider'
  | 'too-big'
  | 'shrunk'
  | 'outdated'
  | 'cancelled'
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

/** The server has no newer version of the list than the one that is published. */
export class FeedUnmodified extends Error {
  override name = 'FeedUnmodified'
  constructor() {
    super('the feed has not changed')
  }
}

const ADVICE: Record<FeedFaultCode, string> = {
  'not-json': 'Check that the file or address is the provider’s JSON feed',
  malformed:
    'Check the file or address, and for a provider of your own the format and encoding in its definition',
  'cut-off': 'Download the feed again',
  empty: 'Check the file or address',
  'wrong-shape': 'Check that the file or address is the list of games the provider publishes',
  'wrong-provider': 'Import it under the provider it is from, or check the file or address',
  'too-big':
    'Ask the provider for a smaller list, or cut the file into several and import each with a --slice of its own',
  shrunk: 'It may be cut short: look at it, and where it is right, import it with --force',
  outdated: 'Run this import again',
  cancelled: 'Run it again when it should go on',
  unreachable: 'Check the address and try again later; a scheduled feed is tried again by itself',
}

/** What an operator does next; `feedId` where a scheduled feed was run. */
export function adviseOn(code: FeedFaultCode, feedId: number | null): string {
  if (code === 'shrunk' && feedId !== null)
    return `It may be cut short: look at it, and where it is right, run it once with: feed run ${feedId} --force`
  return ADVICE[code]
}

export type OperationFaultCode =
  | 'unknown'
  | 'not-waiting'
  | 'not-undoable'
  | 'not-refused'
  | 'not-allowed'
  | 'not-split'
  | 'invalid'
  | 'in-use'
  | 'busy'

/** A refused operation; the message says why and what to do. Nothing was changed. */
export class OperationFault extends Error {
  override name = 'OperationFault'
  readonly code: OperationFaultCode
  constructor(code: OperationFaultCode, message: string) {
    super(message)
    this.code = code
  }
}
