/** Turns what the feeds' own functions refuse into words for the console; the command line has its own words and exit codes for them. */
import { FeedFault, OperationFault } from '#app/features/feeds/feed-fault.ts'
import { OutboundError } from '#app/features/outbound/outbound-error.ts'
import { OperationError, type OperationContext } from './operation.ts'

export async function explainFaults<Result>(
  { actor }: OperationContext,
  work: () => Promise<Result>,
  field: string | null = null,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isKnown =
      error instanceof FeedFault || error instanceof OperationFault || error instanceof OutboundError
    if (!isKnown || actor.door === 'command line') throw error
    const code = error instanceof OperationFault && error.code === 'unknown' ? 'unknown-feed' : 'feed-fault'
    throw new OperationError(code, error.message, field)
  }
}
