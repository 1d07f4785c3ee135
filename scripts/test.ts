/**
 * `npm test` runs everything; `npm run check` the quick part (types, lint, format, unit); `npm run e2e` the browser's.
 * The closing line counts every single test.
 */
import './test/no-env-file.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, ROOT } from './build.ts'
import { isBuilt } from './build/inputs.ts'
import { startServer } from './test/site-server.ts'
import { findChromium } from './test/find-chromium.ts'

interface Tally {
  passed: number
  failed: number
  skipped: number
}

const total: Tally = { passed: 0, failed: 0, skipped: 0 }
const results = join(ROOT, 'test-results')

function count(tally: Tally): void {
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped
}

/** A tool that passes or fails as one test. */
function runTool(name: string, bin: string, args: string[]): void {
  const startedAt = performance.now()
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', bin), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  const isOk = status === 0
  count({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 })
  console.log(`${isOk ? 'ok' : 'FAILED'}  ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
}

function runCheck(): void {
  runTool('route types', '@react-router/dev/bin.cjs', ['typegen', 'apps/site'])
  runTool('types', 'typescript/bin/tsc', ['--noEmit'])
  runTool('lint', 'oxlint/bin/oxlint', [])
  runTool('format', 'oxfmt/bin/oxfmt', ['--check'])
  const report = join(results, 'unit.json')
  spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
  )
  count(readUnitReport(report))
}

/** A report that is missing is a failed run, not an empty one. */
function readUnitReport(file: string): Tally {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
    const {
      numPassedTests = 0,
      numFailedTests = 0,
      numPendingTests = 0,
      numTodoTests = 0,
      numFailedTestSuites = 0,
    } = report
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
      skipped: numPendingTests + numTodoTests,
    }
  } catch (error) {
    console.error(`The unit tests left no report: ${String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

async function runJourneys(): Promise<void> {
  const browser = findChromium()
  if (!isBuilt(ROOT)) await build(ROOT)
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-e2e-'))
  const server = await startServer({ dataDir })
  try {
    console.log(
      `Site under test: ${server.url} (ready in ${server.readyMs} ms, first page in ${server.firstPageMs} ms)`,
    )
    const report = join(results, 'e2e.json')
    const { status } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(3)],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: {
          ...process.env,
          SITE_URL: server.url,
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    )
    count(readJourneyReport(report, status ?? 1))
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function readJourneyReport(file: string, status: number): Tally {
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: Record<string, number> }
    const { expected = 0, unexpected = 0, skipped = 0, flaky = 0 } = stats
    return { passed: expected + flaky, failed: Math.max(unexpected, status === 0 ? 0 : 1), skipped }
  } catch (error) {
    console.error(`The journeys left no report: ${String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const part = process.argv[2] ?? 'all'
if (!['all', 'check', 'e2e'].includes(part)) {
  console.error(`There is no part "${part}": say check, e2e, or nothing for everything.`)
  process.exit(2)
}
const startedAt = performance.now()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
if (!process.env.CATALOGUE_SAMPLES)
  console.log('CATALOGUE_SAMPLES is not set: tests over real feeds are skipped.')
if (part !== 'e2e') runCheck()
if (part !== 'check') await runJourneys()
console.log(`Took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
console.log(`tests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
