/** `npm run bench -- <name>`: runs one benchmark and prints its table. */
import '../scripts/test/no-env-file.ts'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files that benchmarks share. Names that end in `-child` or `-server` are processes of a benchmark. */
const PARTS = [
  'run.ts',
  'measure.ts',
  'load.ts',
  'cpu.ts',
  'profile-summary.ts',
  'fill-games.ts',
  'frame-work.ts',
]

const name = process.argv[2]
const file = join(import.meta.dirname, `${name}.ts`)
if (!name || !/^[a-z-]+$/.test(name) || name === 'run' || !existsSync(file)) {
  const names = readdirSync(import.meta.dirname).filter(
    (entry) => entry.endsWith('.ts') && !PARTS.includes(entry) && !/-(child|server)\.ts$/.test(entry),
  )
  console.error(`Say which benchmark: ${names.map((entry) => entry.slice(0, -3)).join(', ')}`)
  process.exit(2)
}
const { run } = (await import(file)) as { run: () => Promise<void> }
await run()
