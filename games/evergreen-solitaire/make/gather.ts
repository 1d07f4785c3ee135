/** Collects the deals solved by make/deals.ts into `src/deals.ts`, and all solutions into `src/solutions.json`, for the tests and the good bot. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { VARIANTS } from '../src/state.ts'

const [folder = '.'] = process.argv.slice(2)
const source = new URL('../src/data/deals.ts', import.meta.url)
const lines: string[] = []
const solutions: Record<string, Record<string, string>> = {}
for (const mode of Object.keys(VARIANTS)) {
  const file = `${folder}/solved-${mode}.json`
  if (!existsSync(file)) throw new Error(`${file} is missing: run make/deals.ts for ${mode}`)
  const { ways } = JSON.parse(readFileSync(file, 'utf8')) as { ways: Record<string, string> }
  const deals = Object.keys(ways).map(Number)
  const gaps = deals.map((deal, i) => (deal - (deals[i - 1] ?? 0)).toString(36))
  lines.push(`  ${mode}:\n    '${gaps.join(' ')}',`)
  solutions[mode] = ways
  console.log(mode, deals.length)
}
const table = `const DEALS: Record<string, string> = {\n${lines.join('\n')}\n}\n`
// Rewrites only the numbers.
writeFileSync(
  source,
  readFileSync(source, 'utf8').replace(/const DEALS[^}]*}\n/, () => table),
)
writeFileSync(
  new URL('../src/data/solutions.json', import.meta.url),
  `${JSON.stringify(solutions, null, 1)}\n`,
)
