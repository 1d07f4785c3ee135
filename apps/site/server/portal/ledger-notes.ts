/** Notes of a command about its ledger, when an operator may mean another one. */
import { ledgerOptions, type Config } from '../config.ts'
import { ledgerExists } from '../ledger/ledger-exists.ts'
import { describeLedger, type RunningServer } from '../running-servers.ts'

/** Call it before the ledger is opened: opening creates it. */
export async function listLedgerNotes(config: Config, servers: readonly RunningServer[]): Promise<string[]> {
  const own = await describeLedger(config)
  const isNew = !(await ledgerExists(ledgerOptions(config)))
  return [
    ...(isNew ? [`this command creates a new ledger: ${own}`] : []),
    ...describeOtherServers(own, servers),
  ]
}

/** Empty when one of the servers has this ledger, or none runs. */
export function describeOtherServers(ledger: string, servers: readonly RunningServer[]): string[] {
  if (servers.some((server) => server.ledger === ledger)) return []
  return servers.map(
    ({ pid, port, ledger: other }) =>
      `the server on port ${port} (process ${pid}) has another ledger, ${other}; this is ${ledger}, so the server does not see this change. Run this command with the server’s DATA_DIR or DATABASE_URL`,
  )
}
