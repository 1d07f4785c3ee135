/**
 * An operation is one thing that an operator does. The command line and the console run the same operations, so each rule stands once: who may,
 * which input is valid, what happens, what is written to the audit.
 */
import * as v from 'valibot'
import type { OpenRemote } from '#app/features/images/remote-image.server.ts'
import type { CategoryErrorCode } from '#app/features/catalogue/manage-categories.server.ts'
import type { FeedProgress } from '#app/features/feeds/feed-reading.server.ts'
import type { Game } from '#app/domain/game.ts'
import type { Config } from '../config.ts'
import {
  insertAudit,
  insertAuditWithValues,
  type AuditValues,
  type Door,
  type HiddenValues,
} from '../ledger/audit.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { hasPermission, type Holder, type Permission } from './roles.ts'

export interface Actor extends Holder {
  /** Null for the command line. */
  personId: string | null
  name: string
  door: Door
  /** Of the console: the session, so that its own entry can be told from the others. */
  sessionId: string | null
}

export const COMMAND_LINE: Actor = {
  personId: null,
  name: 'command line',
  door: 'command line',
  sessionId: null,
  role: 'owner',
  sites: null,
}

export interface OperationContext {
  ledger: Ledger
  /** Where long lists are read, so that they delay no write. */
  reads: Pick<Ledger, 'db' | 'engine'>
  config: Config
  actor: Actor
  nowMs: number
  /** Of a server: for work that goes on after the answer. Null: the operation itself waits for its end. */
  background: BackgroundWork | null
  /** Of a server: every published game, in its categories. Left out: games are read from the ledger. */
  catalogueGames?: () => readonly Game[]
  /** Of the command line: how far an import is. */
  onProgress?: (progress: FeedProgress) => void
  /** Tests: instead of the network, for pictures of a portal that is moved in, and for feeds that are inspected. */
  openRemote?: OpenRemote
  /** Whether the passkey was used minutes ago; always true for the command line. */
  isFresh: boolean
  /** Where the console is: links and passkeys are made for it. Null while it is off. */
  consoleOrigin: string | null
}

/** Work of a server that is stopped with it. */
export interface BackgroundWork {
  /** Failures are logged under the name. */
  start(name: string, work: (signal: AbortSignal) => Promise<unknown>): void
}

export interface Operation<Input = unknown, Result = unknown> {
  name: string
  permission: Permission
  /** In the console the person has to use the passkey again, unless that was minutes ago. */
  needsFreshCheck?: boolean
  schema: v.GenericSchema<unknown, Input>
  run(context: OperationContext, input: Input): Promise<Result>
}

export type OperationErrorCode =
  | 'invalid'
  | 'forbidden'
  | 'conflict'
  | 'unknown-game'
  | 'unknown-message'
  | 'unknown-report'
  | 'unknown-answer'
  | 'unknown-view'
  | 'unknown-document'
  | 'unknown-version'
  | 'refused-bundle'
  | 'unknown-backup'
  | 'unknown-move'
  | 'no-browser'
  | 'failed-command'
  | 'failed-store'
  | 'unknown-person'
  | 'unknown-entry'
  | 'not-undoable'
  | 'last-owner'
  | 'last-passkey'
  | 'known-game'
  | 'console-off'
  | 'check-passkey'
  | 'unknown-site'
  | 'known-site'
  | 'file-site'
  | 'console-host'
  | 'last-key'
  | 'unknown-feed'
  | 'feed-fault'
  | CategoryErrorCode

export class OperationError extends Error {
  override name = 'OperationError'
  readonly code: OperationErrorCode
  /** The field of the input that the message is about, if one is. */
  readonly field: string | null
  /** Where several fields are refused: each of them. */
  readonly faults: readonly { field: string; message: string }[]
  constructor(
    code: OperationErrorCode,
    message: string,
    field: string | null = null,
    faults: OperationError['faults'] = [],
  ) {
    super(message)
    this.code = code
    this.field = field
    this.faults = faults
  }
}

/** Types the input and result of an operation by its parts. */
export function defineOperation<const Input, Result>(
  operation: Operation<Input, Result>,
): Operation<Input, Result> {
  return operation
}

/** Checks permission and input, then runs it. Throws `OperationError` for what the person can correct. */
export async function runOperation<Input, Result>(
  operation: Operation<Input, Result>,
  context: OperationContext,
  input: unknown,
): Promise<Result> {
  if (!hasPermission(context.actor, operation.permission))
    throw new OperationError('forbidden', 'Your role does not allow this')
  const parsed = v.safeParse(operation.schema, input)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new OperationError('invalid', describeIssue(issue), v.getDotPath(issue))
  }
  if (operation.needsFreshCheck) requireFreshCheck(context)
  return operation.run(context, parsed.output)
}

/** Throws while the person has not used the passkey for minutes: the console asks for it and calls again. */
export function requireFreshCheck({ isFresh }: OperationContext): void {
  if (!isFresh) throw new OperationError('check-passkey', 'Use your passkey once more')
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'min_length') return 'This must not be empty'
  if (issue.type === 'max_length')
    return `At most ${String(issue.requirement)} ${typeof issue.input === 'string' ? 'characters' : 'entries'}`
  return issue.message
}

/** Written when the change is made. `hidden`: for its undo, shown to nobody. */
export function recordAudit(
  { ledger, actor, nowMs }: OperationContext,
  operation: string,
  {
    hidden = null,
    ...given
  }: {
    target: string
    before: AuditValues | null
    after: AuditValues | null
    hidden?: HiddenValues | null
  },
): Promise<number> {
  const { personId, name: personName, door } = actor
  const entry = { atMs: nowMs, personId, personName, door, operation, ...given }
  return hidden ? insertAuditWithValues(ledger, entry, hidden) : insertAudit(ledger, entry)
}

/** Whether what is asked for belongs to a site that the person may see. */
export function isOwnSite({ sites }: Holder, host: string): boolean {
  return sites === null || sites.includes(host)
}
