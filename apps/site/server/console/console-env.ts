/** What the console's handlers share. */
import type { HttpBindings } from '@hono/node-server'
import type { Actor } from '../operations/operation.ts'
import type { Session } from '../ledger/console-access.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { ConsoleOrigin } from './console-origin.ts'

export interface ConsoleEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Null while nobody is signed in. */
    session: Session | null
    actor: Actor | null
  }
}

export interface ConsoleParts {
  ledger: Ledger
  console: ConsoleOrigin
  /** Milliseconds since 1970. */
  now: () => number
}
