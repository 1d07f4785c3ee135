/** Checks of `doctor` for games that may not work: by the checks of their addresses, and by visitors' reports. */
import { readAddressReport } from '../ledger/address-checks.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listOftenReported, listReports } from '../ledger/reports.ts'
import type { CheckResult } from './doctor-ledger.ts'

/** Visitors who have reported a game independently of each other. */
const OFTEN = 5
const MAX_NAMED = 5

const name = (slugs: readonly string[]) =>
  `${slugs.slice(0, MAX_NAMED).join(', ')}${slugs.length > MAX_NAMED ? ', …' : ''}`

export async function checkAddresses(ledger: Ledger, isOn: boolean): Promise<CheckResult> {
  if (!isOn) return { state: 'ok', text: 'not checked (ADDRESS_CHECKS=off)' }
  const { broken, failing } = await readAddressReport(ledger)
  const faults = [
    ...failing.map(
      ({ provider, checks, failures }) =>
        `${provider} failed for ${failures} of ${checks} games on its last day: a fault of the provider, so none of them counts as broken`,
    ),
    ...(broken.length > 0
      ? [`${broken.length} no longer served by their provider (${name(broken)}): games unpublish <slug>`]
      : []),
  ]
  return faults.length > 0
    ? { state: 'warning', text: faults.join('; ') }
    : { state: 'ok', text: 'all served' }
}

export async function checkReports(ledger: Ledger): Promise<CheckResult> {
  const { length } = await listReports(ledger, { open: true })
  if (length === 0) return { state: 'ok', text: 'none open' }
  const often = await listOftenReported(ledger, OFTEN)
  const text = `${length} open: npm run portal -- reports list`
  if (often.length === 0) return { state: 'ok', text }
  return { state: 'warning', text: `${text}; reported by ${OFTEN} or more visitors: ${name(often)}` }
}
