/**
 * The server's time for one keystroke in the search field, with correct and mistyped queries, at two catalogue sizes. `--titles 100000` measures
 * as many titles instead, with the limits of a large catalogue.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type IndexedGame, buildSearchIndex } from '../apps/site/app/features/search/index-build.server.ts'
import { openSearchIndex } from '../apps/site/app/features/search/search-index.server.ts'
import { createRandom } from './measure.ts'
import { makeRecords } from './scale/records.ts'
import { listMadeTitles, makeGame } from '../apps/site/app/features/search/test-titles.ts'

/** Of what is typed right and with one letter wrong. */
const LIMITS: Limits = [{ p99: 10 }, { p99: 10 }]
const LARGE_LIMITS: Limits = [
  { p50: 1, p99: 10 },
  { p50: 6, p99: 25 },
]
const QUERIES = 4000
const SUGGESTIONS = 8

function readSampleTitles(folder: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const named: unknown[] = [
    ...read('gamepix-v2.json').items.map((item: { title: string }) => item.title),
    ...read('htmlgames.json').map((item: { name: string }) => item.name),
    ...read('gamemonetize.json').map((item: { title: string }) => item.title),
    ...read('gamedistribution-classic.json').map((item: { Title: string }) => item.Title),
  ]
  return [...new Set(named.map(String))]
}

function readPortalTitles(folder: string): string[] {
  const lines = readFileSync(join(folder, 'portal-slugs.csv'), 'utf8').split('\n').slice(1)
  const names = lines.map((line) => line.split(',').slice(2).join(',').replace(/["\r]/g, '').trim())
  return [...new Set(names.filter((name) => name.length > 1 && name.length <= 160))]
}

function listVariedTitles(count: number): string[] {
  if (!Number.isInteger(count) || count < 1) throw new Error('--titles takes a whole number, such as 100000')
  return [...makeRecords(count)].map(({ title }) => title)
}

/** Titles as people type them: the first letters, the whole, and both with one letter dropped, swapped or changed. */
function drawQueries(
  titles: readonly string[],
  isMistyped: boolean,
  random: (below: number) => number,
): string[] {
  return Array.from({ length: QUERIES }, (_, turn) => {
    const title = titles[random(titles.length)]!
    const typed = turn % 2 === 0 ? title : title.slice(0, 1 + random(title.length))
    if (!isMistyped) return typed
    const at = random(typed.length)
    const [before, letter, after] = [typed.slice(0, at), typed[at] ?? '', typed.slice(at + 1)]
    if (turn % 3 === 0) return before + after
    if (turn % 3 === 1) return before + after.slice(0, 1) + letter + after.slice(1)
    return `${before}x${after}`
  })
}

type Limits = readonly [asWritten: Partial<Row>, mistyped: Partial<Row>]

interface Row {
  p50: number
  p99: number
  worst: number
}

function measure(work: (turn: number) => void, turns: number): Row {
  for (let turn = 0; turn < Math.min(500, turns); turn++) work(turn)
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const startedAt = performance.now()
    work(turn)
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { p50: at(0.5), p99: at(0.99), worst: at(1) }
}

const COLUMNS = ['p50 ms', 'p99 ms', 'worst ms']

function printRow(name: string, { p50, p99, worst }: Row, verdict = ''): void {
  const figures = [p50, p99, worst].map((ms) => ms.toFixed(2).padStart(10)).join('')
  console.log(`${name.padEnd(40)}${figures}  ${verdict}`)
}

/** Fixed work, the same on every machine: the reference for the other rows. */
function measureMachine(): Row {
  let state = 1
  const row = measure(() => {
    for (let i = 0; i < 1_000_000; i++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  }, 300)
  // Read once, so that the loop is not optimised away.
  return state === -1 ? { ...row, worst: Number.NaN } : row
}

function measureCatalogue(name: string, titles: readonly string[], folder: string, limits?: Limits): boolean {
  const games: IndexedGame[] = titles.map((title, index) => ({
    ...makeGame(title, index),
    plays: (index * 7919) % 10_007,
  }))
  const file = join(folder, 'search.sqlite')
  const startedAt = performance.now()
  buildSearchIndex(file, games)
  console.log(
    `${name}: ${titles.length} titles, index built in ${Math.round(performance.now() - startedAt)} ms`,
  )
  const index = openSearchIndex(file)
  const random = createRandom(42)
  let isWithin = true
  for (const isMistyped of [false, true]) {
    const queries = drawQueries(titles, isMistyped, random)
    // The median of three rounds: another process may disturb one.
    const rounds = [1, 2, 3].map(() => measure((turn) => index.suggest(queries[turn]!, SUGGESTIONS), QUERIES))
    const row = rounds.sort((a, b) => a.p99 - b.p99)[1]!
    const { p50 = Infinity, p99 = Infinity } = limits?.[isMistyped ? 1 : 0] ?? {}
    const isGood = row.p50 <= p50 && row.p99 <= p99
    isWithin &&= isGood
    const verdict =
      limits && `${isGood ? 'within' : 'OVER'} ${p50 < Infinity ? `${p50} ms p50, ` : ''}${p99} ms p99`
    printRow(`  suggestions, ${isMistyped ? 'one letter wrong' : 'as written'}`, row, verdict)
  }
  index.close()
  return isWithin
}

export async function run(): Promise<void> {
  const samples = process.env['CATALOGUE_SAMPLES']
  const hasSamples = samples !== undefined && existsSync(samples)
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'))
  try {
    console.log(''.padEnd(40) + COLUMNS.map((head) => head.padStart(10)).join(''))
    const machine = measureMachine()
    printRow('calibration: a million integer steps', machine)
    if (machine.p99 > 2 * machine.p50)
      console.log('The machine is busy with something else; measure again when it is not.')
    const at = process.argv.indexOf('--titles')
    if (at > 0) {
      if (
        !measureCatalogue(
          'varied titles',
          listVariedTitles(Number(process.argv[at + 1])),
          folder,
          LARGE_LIMITS,
        )
      )
        process.exitCode = 1
      return
    }
    const names = hasSamples ? 'real titles' : 'made titles (CATALOGUE_SAMPLES is not set)'
    const small = hasSamples ? readSampleTitles(samples) : listMadeTitles(2600)
    const large = hasSamples ? readPortalTitles(samples) : listMadeTitles(58_000)
    const isWithin = measureCatalogue(names, small, folder, LIMITS)
    measureCatalogue(names, large, folder)
    if (!isWithin) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}
