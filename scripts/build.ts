/** `npm run build`: builds everything the server serves into `build/`, and prints each step with its time. */
import { join } from 'node:path'
import { compressFolder } from './build/compress.ts'
import { buildGames, describeGameFaults, listGameFaults } from './build/games.ts'
import { hashInputs, isBuilt, markBuilt } from './build/inputs.ts'
import { clearBuild, pruneOldAssets } from './build/old-assets.ts'
import { buildSdk } from '../packages/sdk/bundle.ts'
import { buildShims } from '../packages/sdk/bundle-shims.ts'
import { buildStorageShims, buildWorker } from './build/service-worker.ts'
import { watchNpm } from './npm-parent.ts'
import { withFileLock } from './file-lock.ts'
import { runNode } from './run-node.ts'
import { writeContent } from '../apps/site/app/features/articles/write-content.ts'

export const ROOT = join(import.meta.dirname, '..')

export interface BuildOptions {
  /** `npm start` skips a faulty game; `npm run build` fails and leaves the previous build unchanged. */
  leavesOutFaultyGames?: boolean
}

export function build(root = ROOT, options: BuildOptions = {}): Promise<void> {
  return withFileLock(join(root, '.cache/build-lock.sqlite'), async (waited) => {
    if (waited && isBuilt(root)) return console.log('Another process has built the site.')
    await buildAll(root, options)
  })
}

async function buildAll(root: string, { leavesOutFaultyGames = false }: BuildOptions): Promise<void> {
  const startedAt = performance.now()
  const faults = await listGameFaults(root)
  if (faults.length > 0) {
    const report = `The games have ${faults.length} fault(s):\n${describeGameFaults(faults)}`
    if (!leavesOutFaultyGames) throw new Error(report)
    console.error(`${report}\nThese games are skipped.`)
  }
  const faulty = new Set(faults.map(({ slug }) => slug))
  const out = join(root, 'build')
  // Changes during the build are not part of it.
  const inputs = hashInputs(root)
  clearBuild(out)
  await step('articles and pages', () => writeContent(root, join(out, 'content.json')))
  await step('sdk', () => buildSdk(join(out, 'sdk')))
  await step('games', () => buildGames(root, join(out, 'games'), faulty))
  await step('site', () =>
    runNode(['node_modules/@react-router/dev/bin.cjs', 'build'], { cwd: join(root, 'apps/site'), root }),
  )
  await step('service worker', () => buildWorker(root))
  await step('uploads', () => buildStorageShims(root))
  await step('portal SDKs', () => buildShims(join(out, 'uploads/sdks')))
  await step('console', () =>
    runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      root,
      cwd: join(root, 'apps/console'),
    }),
  )
  await step('compression', () =>
    Promise.all(
      ['client', 'console', 'games', 'sdk', 'worker'].map((folder) => compressFolder(join(out, folder))),
    ),
  )
  pruneOldAssets(out)
  markBuilt(root, inputs)
  console.log(`Built in ${seconds(startedAt)} s`)
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  process.stdout.write(`Building ${name} … `)
  await work()
  console.log(`${seconds(startedAt)} s`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}

if (import.meta.main) {
  // `npm start` runs this, and may be ended meanwhile.
  watchNpm(() => process.exit(1))
  await build(ROOT, { leavesOutFaultyGames: process.argv.includes('--skip-faulty-games') }).catch(
    (error: Error) => {
      console.error(error.message)
      process.exitCode = 1
    },
  )
}
