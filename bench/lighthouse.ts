/**
 * Lighthouse (mobile, simulated slow 4G and a slow phone's processor), median of five, on home, a category and a game's page.
 * Run it with nothing else on the machine; the benchmark index tells how fast the machine was.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { importSamples } from '../scripts/test/import-samples.ts'
import { findChromium } from '../scripts/test/find-chromium.ts'
import { startServer } from '../scripts/test/site-server.ts'
import { build, ROOT } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build/inputs.ts'
import { median, printTable } from './measure.ts'

/** `npm run bench -- lighthouse 1` for a quick look. */
const RUNS = Number(process.argv[3] ?? 5)
const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof LIMITS
const CATEGORIES = Object.keys(LIMITS) as Category[]
const MAX_CLS = 0.01
const DEBUG_PORT = 9333

export async function run(): Promise<void> {
  if (!isBuilt(ROOT)) await build(ROOT)
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-lighthouse-'))
  await importSamples(dataDir)
  const server = await startServer({ dataDir })
  const browser = spawn(
    findChromium(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--remote-debugging-port=${DEBUG_PORT}`,
      `--user-data-dir=${join(dataDir, 'browser')}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  try {
    await waitForBrowser()
    const gamePath = /href="(\/gameDetail\/[^"]+)"/.exec(await (await fetch(server.url)).text())?.[1] ?? '/'
    const rows = []
    let isKept = true
    for (const path of ['/', '/categoryDetail/HotGames/1', gamePath]) {
      const { row, isOk } = await measurePage(server.url, path)
      rows.push(row)
      isKept &&= isOk
    }
    printTable(
      `Lighthouse mobile, median of ${RUNS} (limits: ${JSON.stringify(LIMITS)}, CLS ${MAX_CLS})`,
      rows,
    )
    console.log(isKept ? 'all limits kept' : 'a limit is BROKEN')
    if (!isKept) process.exitCode = 1
  } finally {
    browser.kill()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measurePage(base: string, path: string) {
  await (await fetch(base + path)).text()
  const scores: Record<string, number[]> = {}
  const add = (name: string, value: number) => (scores[name] ??= []).push(value)
  const failed = new Set<string>()
  for (let turn = 0; turn < RUNS; turn++) {
    const result = await lighthouse(base + path, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
    const { categories, audits, environment } = result.lhr
    for (const name of CATEGORIES) {
      add(name, Math.round((categories[name]?.score ?? 0) * 100))
      if (name === 'performance') continue
      for (const { id, weight } of categories[name]?.auditRefs ?? []) {
        const score = audits[id]?.score
        if (weight > 0 && score !== null && score !== undefined && score < 1) failed.add(id)
      }
    }
    add('lcp', audits['largest-contentful-paint']?.numericValue ?? Number.NaN)
    add('tbt', audits['total-blocking-time']?.numericValue ?? Number.NaN)
    add('cls', audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)
    add('fcp', audits['first-contentful-paint']?.numericValue ?? Number.NaN)
    add('benchmarkIndex', environment.benchmarkIndex)
  }
  const of = (name: string) => median(scores[name] ?? [])
  const row = {
    path,
    ...Object.fromEntries(CATEGORIES.map((name) => [name, of(name)])),
    'FCP ms': Math.round(of('fcp')),
    'LCP ms': Math.round(of('lcp')),
    'TBT ms': Math.round(of('tbt')),
    CLS: of('cls').toFixed(4),
    benchmarkIndex: Math.round(of('benchmarkIndex')),
    failing: [...failed].join(' '),
  }
  return { row, isOk: CATEGORIES.every((name) => of(name) >= LIMITS[name]) && of('cls') <= MAX_CLS }
}

async function waitForBrowser(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const isUp = await fetch(`http://127.0.0.1:${DEBUG_PORT}/json/version`)
      .then((answer) => answer.ok)
      .catch(() => false)
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The browser did not open its debugging port')
}
