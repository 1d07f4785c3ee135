/** Gathers what make/deals.ts solved into `src/deals.ts`, and the shortest ways to win into `make/solutions.json` for the test. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { VARIANTS } from '../src/state.ts'

const SAMPLE = 12
const folder = process.argv[2] ?? new URL('.', import.meta.url).pathname
const lines: string[] = []
const sample: Record<string, Record<string, string>> = {}
for (const mode of Object.keys(VARIANTS)) {
  const file = `${folder}/solved-${mode}.json`
  if (!existsSync(file)) continue
  const solved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const deals = Object.keys(solved).map(Number)
  const gaps = deals.map((deal, i) => (deal - (deals[i - 1] ?? 0)).toString(36))
  lines.push(`  ${mode}:\n    '${gaps.join(' ')}',`)
  const shortest = Object.entries(solved).sort((a, b) => a[1].length - b[1].length)
  sample[mode] = Object.fromEntries(shortest.slice(0, SAMPLE))
  console.log(mode, deals.length)
}
writeFileSync(
  new URL('../src/deals.ts', import.meta.url),
  `/** Written by make/gather.ts: numbers of deals that the solver played to the end, each as the step from the one before, in base 36. */
const DEALS: Record<string, string> = {
${lines.join('\n')}
}

/** Where the solver was slow, what it won comes in several twists. */
const TWISTS: Record<string, number> = { spider2: 3, spider4: 40 }

export function listDeals(mode: string): number[] {
  let deal = 0
  const solved = (DEALS[mode] ?? '1').split(' ').map((gap) => (deal += Number.parseInt(gap, 36)))
  const twists = Array.from({ length: TWISTS[mode] ?? 1 }, (_, i) => i * 100_000)
  return twists.flatMap((twist) => solved.map((number) => number + twist))
}

/** A deal that can be won; the same for the same seed. */
export function findDeal(mode: string, seed: number): number {
  const deals = listDeals(mode)
  return deals[seed % deals.length]!
}
`,
)
writeFileSync(new URL('solutions.json', import.meta.url), `${JSON.stringify(sample, null, 1)}\n`)
