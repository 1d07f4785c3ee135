/**
 * `npm run bench -- game-start <folder>`: how long each own game takes until it can be played, beside the same game of another version that is
 * built in that folder; in turn, on a slowed processor and network (item 2 of docs/game-checklist.md), a visitor's first and second time. The
 * limit is 5 % more, by the median of the ratios.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { ROOT } from '../scripts/build.ts'
import { measureStart, type Start } from '../scripts/game/checks/load.ts'
import { launchChromium } from '../scripts/game/stage.ts'
import { startServer, type SiteServer } from '../scripts/test/site-server.ts'
import { calibrateMs, median, printTable } from './measure.ts'

const ROUNDS = 7
const MAX_RATIO = 1.05
const TIMES = ['cold', 'warm'] as const

export async function run(): Promise<void> {
  const other = process.argv[3]
  if (!other) {
    console.error('Name the folder of another version, which is built: npm run bench -- game-start ../before')
    process.exitCode = 2
    return
  }
  const dataDirs = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'playhouse-bench-')))
  const servers: SiteServer[] = []
  const browser = await launchChromium()
  try {
    for (const [at, root] of [ROOT, resolve(other)].entries())
      servers.push(await startServer({ dataDir: dataDirs[at]!, root, env: { RATE_LIMIT: 'off' } }))
    const slugs = readdirSync(join(ROOT, 'games'))
    const [now, before] = servers as [SiteServer, SiteServer]
    const verdicts = []
    for (const slug of slugs) verdicts.push(await compare(browser, slug, { now, before }))
    printTable(
      `Until an own game can be played, ms, median of ${ROUNDS} pairs; the ratio is the median of the pairs'`,
      verdicts.map(({ row }) => row),
    )
    const isMet = verdicts.every(({ isOk }) => isOk)
    console.log(`limit ${MAX_RATIO} of the other version: ${isMet ? 'met' : 'MISSED'}`)
    console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
    if (!isMet) process.exitCode = 1
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true })
  }
}

async function compare(
  browser: Browser,
  slug: string,
  { now, before }: { now: SiteServer; before: SiteServer },
): Promise<{ row: Record<string, string | number>; isOk: boolean }> {
  const measure = ({ url }: SiteServer) => measureStart({ stage: { browser, url: `${url}/games/${slug}/` } })
  const pairs: { now: Start; before: Start }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // In the other order each time: what else the machine does hits both.
    const first = await measure(round % 2 === 0 ? now : before)
    const second = await measure(round % 2 === 0 ? before : now)
    pairs.push(round % 2 === 0 ? { now: first, before: second } : { now: second, before: first })
  }
  const row: Record<string, string | number> = { game: slug }
  let isOk = true
  for (const time of TIMES) {
    const ratio = median(pairs.map((pair) => pair.now[time] / pair.before[time]))
    row[`${time}: before`] = Math.round(median(pairs.map((pair) => pair.before[time])))
    row[`${time}: now`] = Math.round(median(pairs.map((pair) => pair.now[time])))
    row[`${time}: ratio`] = ratio.toFixed(2)
    isOk &&= ratio <= MAX_RATIO
  }
  return { row, isOk }
}
