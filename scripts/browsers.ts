/**
 * `npm run browsers`: journeys, the SDK's examples and the games' demos in Chromium, Firefox and WebKit, as far as they are installed.
 * `--browser` and `--check` choose some of them. A run of everything writes its results to docs/browsers.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, ROOT } from './build.ts'
import { isBuilt } from './build/inputs.ts'
import { listDemoChecks } from './browsers/demos.ts'
import { listExampleChecks } from './browsers/examples.ts'
import { BROWSER_KINDS } from './browsers/find-browsers.ts'
import { startFront } from './browsers/front.ts'
import { JOURNEYS } from './browsers/journeys.ts'
import { numbers } from './browsers/numbers.ts'
import {
  type BrowserReport,
  formatMarkdown,
  formatResults,
  hasFailed,
  replaceResults,
} from './browsers/report.ts'
import { checkBrowser } from './browsers/run-checks.ts'
import { startServer } from './test/site-server.ts'

const DOCUMENT = join(ROOT, 'docs/browsers.md')

const { values } = parseArgs({
  options: {
    browser: { type: 'string', multiple: true },
    check: { type: 'string', multiple: true },
  },
})
const kinds = BROWSER_KINDS.filter(({ id }) => values.browser?.includes(id) ?? true)
const all = [...JOURNEYS, ...listExampleChecks(), numbers, ...listDemoChecks()]
const checks = all.filter(({ name }) => values.check?.some((part) => name.includes(part)) ?? true)
if (kinds.length === 0 || checks.length === 0) {
  console.error(
    `Nothing to run. --browser: ${BROWSER_KINDS.map(({ id }) => id).join(', ')}. --check: a part of ${all.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

if (!isBuilt(ROOT)) await build(ROOT)
const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-browsers-'))
const server = await startServer({ dataDir })
const front = await startFront(server.port)
const reports: BrowserReport[] = []
try {
  for (const kind of kinds) reports.push(await checkBrowser(kind, checks, front))
} finally {
  await front.stop()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`\n${formatResults(checks, reports)}`)
if (!values.browser && !values.check) {
  const day = new Date().toISOString().slice(0, 10)
  const text = replaceResults(readFileSync(DOCUMENT, 'utf8'), formatMarkdown(checks, reports, day))
  writeFileSync(DOCUMENT, text)
  console.log(`Written to ${DOCUMENT}`)
}
process.exitCode = hasFailed(reports) ? 1 : 0
