/** `npm run faults`: breaks what a running site depends on, and checks what visitors get. `--long` takes hours; `-- <name>` runs one fault. */
import './test/no-env-file.ts'
import { build, ROOT } from './build.ts'
import { isBuilt } from './build/inputs.ts'
import { clientFaults } from './faults/client-faults.ts'
import { fleetFaults } from './faults/fleet-faults.ts'
import { NOT_RUN, type Fault, type FaultResult, type FaultSize } from './faults/fault.ts'
import { killFaults } from './faults/kill-faults.ts'
import { postgresFaults } from './faults/postgres-faults.ts'
import { sqliteFaults } from './faults/sqlite-faults.ts'
import { startFaults } from './faults/start-faults.ts'
import { storeFaults } from './faults/store-faults.ts'
import { workerFaults } from './faults/worker-faults.ts'

const SHORT: FaultSize = { kills: 5, restarts: 2, faultMs: 30_000 }
const LONG: FaultSize = { kills: 100, restarts: 20, faultMs: 300_000 }
const FAULTS: readonly Fault[] = [
  ...killFaults,
  ...workerFaults,
  ...startFaults,
  ...sqliteFaults,
  ...postgresFaults,
  ...fleetFaults,
  ...clientFaults,
  ...storeFaults,
]

const args = process.argv.slice(2)
const wanted = args.filter((arg) => !arg.startsWith('--'))
const size = args.includes('--long') ? LONG : SHORT
const unknown = wanted.filter((name) => !FAULTS.some((fault) => fault.name.startsWith(name)))
if (unknown.length > 0) {
  console.error(`There is no fault “${unknown.join(', ')}”: ${FAULTS.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

if (!isBuilt(ROOT)) await build(ROOT)
let failed = 0
for (const { name, run } of FAULTS) {
  if (wanted.length > 0 && !wanted.some((prefix) => name.startsWith(prefix))) continue
  const result = await run(size).catch((error: unknown): FaultResult => ({
    figures: '',
    failures: [error instanceof Error ? error.message : String(error)],
  }))
  const isGood = result.failures.length === 0
  if (!isGood) failed++
  const state = !isGood ? 'failed' : result.figures.startsWith(NOT_RUN) ? 'not run' : 'passed'
  console.log(`| ${name} | ${state} | ${result.figures} |`)
  for (const failure of result.failures) console.log(`  ${failure}`)
}
process.exit(failed > 0 ? 1 : 0)
