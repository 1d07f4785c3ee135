/** Checks of `doctor` for games that may not work: by the checks of their addresses, and by visitors' reports. */
import { readAddressReport } from '../ledger/address-checks.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { countDueTests, listFailingProviders, listPlayTests } from '../ledger/play-tests.ts'
import { listOftenReported, listReports } from '../ledger/reports.ts'
import type { CheckResult } from './doctor-ledger.ts'
import { atCommandLine } from './finding-text.ts'

/** Visitors who have reported a game independently of each other. */
const OFTEN = 5
const MAX_NAMED = 5
const MAX_LISTED = 1000
/** The pause between two games of a provider, and the test itself. */
const SECONDS_A_GAME = 45

const name = (slugs: readonly string[]) =>
  `${slugs.slice(0, MAX_NAMED).join(', ')}${slugs.length > MAX_NAMED ? ', …' : ''}`

export async function checkAddresses(ledger: Ledger, isOn: boolean): Promise<CheckResult> {
  if (!isOn) return { state: 'ok', text: 'not checked: the environment variable ADDRESS_CHECKS is off' }
  const { broken, failing } = await readAddressReport(ledger)
  const faults = [
    ...failing.map(
      ({ provider, checks, failures }) =>
        `${provider} failed for ${failures} of ${checks} games on its last day: a fault of the provider, so none of them counts as broken`,
    ),
    ...(broken.length > 0
      ? [`${broken.length} no longer served by their provider (${name(broken)}), and lists leave them out`]
      : []),
  ]
  return faults.length > 0
    ? { state: 'warning', text: faults.join('; ') }
    : { state: 'ok', text: 'all served' }
}

/** What a browser found when it played games. */
export async function checkPlayTests(ledger: Ledger, isOn: boolean, nowMs: number): Promise<CheckResult> {
  const [failing, broken, due] = await Promise.all([
    listFailingProviders(ledger, nowMs),
    listPlayTests(ledger, { verdict: 'broken', limit: MAX_LISTED }),
    countDueTests(ledger, nowMs),
  ])
  const marked = broken.filter(({ brokenSince }) => brokenSince !== null).map(({ slug }) => slug)
  const queue = isOn
    ? `${due} waiting, ${describeEnd(due)}`
    : 'not tested by themselves: the environment variable PLAY_TEST is off'
  const faults = [
    ...failing.map(
      ({ provider, tests, failures }) =>
        `${provider} failed for ${failures} of ${tests} games within a day: a fault of the provider, so none of them counts as broken`,
    ),
    ...(marked.length > 0
      ? [
          `${marked.length} do not work, and lists leave them out (${name(marked)})${atCommandLine(': games tests --verdict broken')}`,
        ]
      : []),
  ]
  return faults.length > 0
    ? { state: 'warning', text: `${faults.join('; ')}; ${queue}` }
    : { state: 'ok', text: queue }
}

/** As if all were of one provider, whose games are played with pauses. */
function describeEnd(due: number): string {
  const hours = Math.ceil((due * SECONDS_A_GAME) / 3600)
  return due === 0 ? 'all were tested' : `done in at most ${hours} h`
}

export async function checkReports(ledger: Ledger): Promise<CheckResult> {
  const { length } = await listReports(ledger, { open: true })
  if (length === 0) return { state: 'ok', text: 'none open' }
  const often = await listOftenReported(ledger, OFTEN)
  const text = `${length} open${atCommandLine(': npm run portal -- reports list')}`
  if (often.length === 0) return { state: 'ok', text }
  return { state: 'warning', text: `${text}; reported by ${OFTEN} or more visitors: ${name(often)}` }
}
