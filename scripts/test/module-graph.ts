/**
 * Which module imports which: type imports and `import()` count like any other. `node scripts/test/module-graph.ts` prints the circles, the
 * pairs of features that import each other, and how many pairs of features there are.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = ['apps', 'bench', 'games', 'packages', 'scripts'].map((folder) => `${folder}/**/*.{ts,tsx}`)
const SKIPPED = /(^|\/)(node_modules|build|dist|\.react-router)(\/|$)/
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g
const FEATURE = /^apps\/site\/app\/features\/([^/]+)\//
/** The short names of `apps/site/package.json`. */
const ALIASES = { '#app/': 'apps/site/app/', '#server/': 'apps/site/server/' }

/** By path from the root, with slashes: the modules that a module imports. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>

/** `readSource` is given a path of `files`. */
export function readGraph(files: readonly string[], readSource: (file: string) => string): ModuleGraph {
  const known = new Set(files)
  const packages = readPackages()
  return new Map(
    files.map((file) => {
      const specifiers = [...readSource(file).matchAll(SPECIFIER)].map(([, specifier]) => specifier!)
      const targets = specifiers.map((specifier) => packages.get(specifier) ?? resolve(file, specifier))
      return [file, [...new Set(targets.filter((target) => target !== file && known.has(target)))]]
    }),
  )
}

export function readProjectGraph(): ModuleGraph {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: (path) => SKIPPED.test(path) })
  return readGraph(
    files.map((file) => file.replaceAll('\\', '/')).filter((file) => !SKIPPED.test(file)),
    (file) => readFileSync(join(ROOT, file), 'utf8'),
  )
}

function resolve(file: string, specifier: string): string {
  for (const [alias, folder] of Object.entries(ALIASES))
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length)
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : ''
}

/** The modules that `@playhouse/sdk` and similar names resolve to. */
function readPackages(): Map<string, string> {
  const entries = globSync('packages/*/package.json', { cwd: ROOT }).flatMap((path) => {
    const folder = posix.dirname(path.replaceAll('\\', '/'))
    const { name, exports } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
      name: string
      exports: Record<string, string>
    }
    return Object.entries(exports).map(
      ([key, target]) => [posix.join(name, key), posix.join(folder, target)] as const,
    )
  })
  return new Map(entries)
}

/** Groups of modules in which each imports every other one, directly or not (Tarjan's strongly connected components). */
export function findCircles(graph: ModuleGraph): string[][] {
  const circles: string[][] = []
  const numbers = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const visit = (module: string): number => {
    const number = numbers.size
    let lowest = number
    numbers.set(module, number)
    open.push(module)
    isOpen.add(module)
    for (const target of graph.get(module) ?? []) {
      if (!numbers.has(target)) lowest = Math.min(lowest, visit(target))
      else if (isOpen.has(target)) lowest = Math.min(lowest, numbers.get(target)!)
    }
    if (lowest === number) {
      const group = open.splice(open.indexOf(module))
      for (const each of group) isOpen.delete(each)
      if (group.length > 1) circles.push(group)
    }
    return lowest
  }
  for (const module of graph.keys()) if (!numbers.has(module)) visit(module)
  return circles
}

/** `ads > consent` for every two features of which the first imports the second; tests do not count. */
export function listFeaturePairs(graph: ModuleGraph): string[] {
  const pairs = new Set<string>()
  for (const [module, targets] of graph) {
    const feature = FEATURE.exec(module)?.[1]
    if (feature === undefined || /\.test\.tsx?$/.test(module)) continue
    for (const target of targets) {
      const other = FEATURE.exec(target)?.[1]
      if (other !== undefined && other !== feature) pairs.add(`${feature} > ${other}`)
    }
  }
  return [...pairs].sort()
}

/** The pairs that import each other, each once. */
export function listMutualPairs(pairs: readonly string[]): string[] {
  const known = new Set(pairs)
  return pairs.filter((pair) => {
    const [first, second] = pair.split(' > ') as [string, string]
    return first < second && known.has(`${second} > ${first}`)
  })
}

if (import.meta.main) {
  const graph = readProjectGraph()
  const circles = findCircles(graph)
  const pairs = listFeaturePairs(graph)
  const mutual = listMutualPairs(pairs)
  console.log(`${graph.size} modules, ${circles.length} circles, type imports included`)
  for (const circle of circles) console.log(`  ${circle.join('\n    ')}`)
  console.log(`${pairs.length} pairs of features, ${mutual.length} of them mutual`)
  for (const pair of mutual) console.log(`  ${pair.replace('>', '<>')}`)
}
