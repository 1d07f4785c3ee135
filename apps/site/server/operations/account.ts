/** A person's own passkeys and sessions. */
import * as v from 'valibot'
import { deleteSession, listSessions, type Session } from '../ledger/console-access.ts'
import { deletePasskey, listPasskeys, type Passkey } from '../ledger/people.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

export interface Account {
  passkeys: (Pick<Passkey, 'id' | 'device' | 'createdAtMs' | 'usedAtMs' | 'rpId'> & { isUsable: boolean })[]
  sessions: (Session & { isThis: boolean })[]
}

export const getAccountOperation = defineOperation({
  name: 'getAccount',
  permission: 'account',
  schema: v.object({}),
  async run(context): Promise<Account> {
    const { ledger, actor, nowMs, consoleOrigin } = context
    const personId = getPersonId(context)
    const rpId = URL.parse(consoleOrigin ?? '')?.hostname
    const [passkeys, sessions] = await Promise.all([
      listPasskeys(ledger, personId),
      listSessions(ledger, personId, nowMs),
    ])
    return {
      passkeys: passkeys.map(({ id, device, createdAtMs, usedAtMs, rpId: madeFor }) => ({
        ...{ id, device, createdAtMs, usedAtMs, rpId: madeFor },
        isUsable: madeFor === rpId,
      })),
      sessions: sessions.map((session) => ({ ...session, isThis: session.id === actor.sessionId })),
    }
  },
})

export const endSessionOperation = defineOperation({
  name: 'endSession',
  permission: 'account',
  schema: v.object({ sessionId: v.pipe(v.string(), v.maxLength(64)) }),
  async run(context, { sessionId }): Promise<{ isEnded: boolean }> {
    return { isEnded: await deleteSession(context.ledger, getPersonId(context), sessionId) }
  },
})

export const removePasskeyOperation = defineOperation({
  name: 'removePasskey',
  permission: 'account',
  needsFreshCheck: true,
  schema: v.object({ passkeyId: v.pipe(v.string(), v.maxLength(1400)) }),
  async run(context, { passkeyId }): Promise<{ passkeyId: string }> {
    const outcome = await deletePasskey(context.ledger, getPersonId(context), passkeyId)
    if (outcome === 'last')
      throw new OperationError(
        'last-passkey',
        'This is your last passkey for this address: add another first',
      )
    if (outcome === 'deleted')
      await recordAudit(context, 'removePasskey', {
        target: `person ${context.actor.name}`,
        before: null,
        after: { passkey: 'removed' },
      })
    return { passkeyId }
  },
})

function getPersonId({ actor }: OperationContext): string {
  if (actor.personId === null) throw new OperationError('forbidden', 'The command line has no account')
  return actor.personId
}
