/** Runs an operation from the command line: the same one that the console runs. */
import type { Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import {
  COMMAND_LINE,
  OperationError,
  runOperation,
  type Operation,
  type OperationContext,
} from '../operations/operation.ts'
import { CommandError, UsageError, withLedger } from './command.ts'
import type { PortalIo } from './command.ts'

export type RunOperation = <Input, Result>(
  operation: Operation<Input, Result>,
  input: unknown,
) => Promise<Result>

interface MoreContext {
  /** Where a running server has the console. */
  consoleOrigin?: string
  onProgress?: OperationContext['onProgress']
}

/** Reports what an operation refuses like every other command does. */
export function withOperations<T>(
  io: PortalIo,
  use: (run: RunOperation, ledger: Ledger, config: Config) => Promise<T>,
  more: MoreContext = {},
): Promise<T> {
  return withLedger(io, async (ledger, config) => {
    const context = toCommandContext(ledger, config, more)
    const run: RunOperation = (operation, input) => runOperation(operation, context, input)
    try {
      return await use(run, ledger, config)
    } catch (error) {
      if (!(error instanceof OperationError)) throw error
      if (error.code === 'invalid') throw new UsageError(describe(error))
      throw new CommandError(error.code, error.message)
    }
  })
}

function describe({ field, message }: OperationError): string {
  return field === null ? message : `${field}: ${message}`
}

/** Of operations that the command line runs. */
export function toCommandContext(
  ledger: Ledger,
  config: Config,
  { consoleOrigin, onProgress }: MoreContext = {},
): OperationContext {
  return {
    ledger,
    reads: ledger,
    config,
    actor: COMMAND_LINE,
    nowMs: Date.now(),
    background: null,
    onProgress,
    isFresh: true,
    consoleOrigin: consoleOrigin ?? config.console?.origin ?? null,
  }
}
