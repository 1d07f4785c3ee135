/**
 * `npm test` runs everything; `npm run check` the quick part (types, lint, format, unit); `npm run e2e` the browser's.
 * `npm run check -- --coverage` measures the unit tests' coverage as well. The closing line counts every single test.
 */
import './test/no-env-file.ts'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, ROOT } from './build.ts'
import { isBuilt } from './build/inputs.ts'
import { runNode } from './run-node.ts'
import { printCoverage } from './test/coverage.ts'
import { findChromium } from './test/find-chromium.ts'
import { startServer } from './test/site-server.ts'
import { useTempFolderInMemory } from './test/temp-folder.ts'
import {
  addTallies,
  EMPTY_TALLY,
  hasFailed,
  listClosingLines,
  readJourneyReport,
  readUnitReport,
  type Tally,
} from './test/tally.ts'

let total = EMPTY_TALLY
const results = join(ROOT, 'test-results')

const count = (tally: Partial<Tally>) => {
  total = addTallies(total, { ...EMPTY_TALLY, ...tally })
}

/** A tool that passes or fails as one test. */
async function runTool(name: string, script: string, args: string[]): Promise<void> {
  const startedAt = performance.now()
  const fault = await runNode([`node_modules/${script}`, ...args], { root: ROOT }).catch(
    (error: Error) => error,
  )
  count(fault ? { failed: 1 } : { passed: 1 })
  if (fault) console.log(fault.message)
  console.log(
    `${fault ? 'FAILED' : 'ok'}  ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  )
}

/** Shows what the runner prints; resolves whether it passed. */
function runTests(command: string[], env: Record<string, string>): Promise<boolean> {
  return runNode(command, { root: ROOT, env, output: 'inherit' }).then(
    () => true,
    () => false,
  )
}

async function runUnitTests(hasCoverage: boolean): Promise<void> {
  const report = join(results, 'unit.json')
  await runTests(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(hasCoverage ? ['--coverage'] : []),
    ],
    { NODE_ENV: 'test' },
  )
  count(readUnitReport(report))
  if (hasCoverage) printCoverage(ROOT)
}

/** The unit tests wait a third of their time: the tools run meanwhile. */
async function runCheck(hasCoverage: boolean): Promise<void> {
  await runTool('route types', '@react-router/dev/bin.cjs', ['typegen', 'apps/site'])
  const unitTests = runUnitTests(hasCoverage)
  await runTool('lint', 'oxlint/bin/oxlint', [])
  await runTool('format', 'oxfmt/bin/oxfmt', ['--check'])
  // More checkers would check the types that they share again, on processors that the unit tests need.
  await runTool('types', 'typescript/bin/tsc', ['--noEmit', '--checkers', '1'])
  await unitTests
}

async function runJourneys(): Promise<void> {
  const browser = findChromium()
  if (!isBuilt(ROOT)) await build(ROOT)
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-e2e-'))
  const dataDir = join(folder, 'site')
  // Journeys add sites of their own, after which the samples would no longer answer as they do on a fresh server.
  const server = await startServer({ dataDir, env: { SAMPLES: 'on' } })
  try {
    console.log(
      `Site under test: ${server.url} (ready in ${server.readyMs} ms, first page in ${server.firstPageMs} ms)`,
    )
    const report = join(results, 'e2e.json')
    const hasPassed = await runTests(
      ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(3)],
      {
        SITE_URL: server.url,
        SITE_DATA_DIR: dataDir,
        JOURNEYS_DIR: folder,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    )
    count(readJourneyReport(report, hasPassed ? 0 : 1))
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const part = process.argv[2] ?? 'all'
const isMeasured = process.argv.includes('--coverage')
if (!['all', 'check', 'e2e'].includes(part)) {
  console.error(`Unknown part "${part}". Use check, e2e, or no argument to run everything.`)
  process.exit(2)
}
const startedAt = performance.now()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
useTempFolderInMemory()
if (!process.env.CATALOGUE_SAMPLES)
  console.log('CATALOGUE_SAMPLES is not set: tests over real feeds are skipped.')
// Threads and processes of the tests compile each TypeScript file once. Coverage counts compiled code differently.
if (!isMeasured) process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache/compiled')
if (part !== 'e2e') await runCheck(isMeasured)
if (part !== 'check') await runJourneys()
console.log(`Took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
for (const line of listClosingLines(total)) console.log(line)
process.exit(hasFailed(total) ? 1 : 0)
