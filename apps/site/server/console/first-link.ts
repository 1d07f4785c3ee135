/** What a start says about the console: where it is, and how to get in while nobody can. */
import { findFirstLink } from '../ledger/console-access.ts'
import { hasPeople, listPasskeys, listPeople } from '../ledger/people.ts'
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
    // One for each ledger: other processes start at the same time.
    if (await findFirstLink(ledger, Date.now()))
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
