/** What a start says about the console: where it is, and how to get in while nobody can. */
import { randomUUID } from 'node:crypto'
import { findFirstLink } from '../ledger/console-access.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { hasPeople, listPasskeys, listPeople } from '../ledger/people.ts'
import { changeFact } from '../ledger/versions.ts'
import { COMMAND_LINE, runOperation } from '../operations/operation.ts'
import { createLinkOperation } from '../operations/people.ts'
import type { Portal } from '../portal-state.ts'

const COMMAND = 'npm run portal -- console link'

/** Lines to print; none while the console is off, or the ledger is away. */
export async function describeConsole(portal: Portal): Promise<string[]> {
  const { config, ledger, lastGood } = portal
  if (config.console === null || lastGood !== null) return []
  const { origin, rpId } = config.console
  if (!(await hasPeople(ledger))) {
    if ((await findFirstLink(ledger, Date.now())) || !(await claimFirstLink(ledger, Date.now())))
      return [`Console: nobody can sign in yet. A link was printed before; another one: ${COMMAND}`]
    const link = await runOperation(
      createLinkOperation,
      {
        ledger,
        reads: ledger,
        config,
        actor: COMMAND_LINE,
        nowMs: Date.now(),
        background: null,
        isFresh: true,
        consoleOrigin: origin,
      },
      {},
    )
    return [`Console: open this link once, within an hour, to create your passkey: ${link.url}`]
  }
  const usable = (await listPasskeys(ledger)).filter((passkey) => passkey.rpId === rpId)
  if (usable.length > 0) return [`Console: ${origin}`]
  const [first] = await listPeople(ledger)
  return [
    `Console: ${origin}. No passkey is for this address; make new ones: ${COMMAND} --person "${first!.name}"`,
  ]
}

/** Longer than a process needs to make the link. */
const CLAIM_MS = 60_000

/** One link for each ledger: of several processes that start at the same time, one makes it. */
async function claimFirstLink(ledger: Ledger, nowMs: number): Promise<boolean> {
  const own = `${nowMs} ${randomUUID()}`
  let stored = ''
  await changeFact(ledger, 'firstLinkClaim', (claim) => {
    const isTaken = claim !== null && nowMs - Number.parseInt(claim, 10) < CLAIM_MS
    stored = isTaken ? claim : own
    return stored
  })
  return stored === own
}
