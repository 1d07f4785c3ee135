/** Where a CPU profile spent its time, by package and by function. */
import type { Profiler } from 'node:inspector'

export type ProfileRow = {
  part: string
  /** Of the time in which the thread worked. */
  percent: number
}

const FUNCTIONS = 30
/** Not work: the thread waits, or the profiler itself runs. */
const IDLE = new Set(['(idle)', '(program)'])

export function summariseProfile({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): ProfileRow[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const byPackage = new Map<string, number>()
  const byFunction = new Map<string, number>()
  let total = 0
  const add = (sums: Map<string, number>, key: string, us: number) => sums.set(key, (sums.get(key) ?? 0) + us)
  for (const [place, id] of samples.entries()) {
    const frame = frames.get(id)!
    if (IDLE.has(frame.functionName)) continue
    const us = timeDeltas[place] ?? 0
    const source = nameSource(frame)
    total += us
    add(byPackage, source, us)
    add(byFunction, `${frame.functionName || '(anonymous)'}:${frame.lineNumber + 1} in ${source}`, us)
  }
  const rank = (sums: Map<string, number>, count: number) =>
    [...sums]
      .sort((a, b) => b[1] - a[1])
      .slice(0, count)
      .map(([part, us]) => ({ part, percent: Math.round((us / total) * 1000) / 10 }))
  return [...rank(byPackage, 15), ...rank(byFunction, FUNCTIONS)]
}

function nameSource({ url, functionName }: Profiler.Profile['nodes'][number]['callFrame']): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'native code'
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? []
  return packageName ?? url.replace(/^.*\/build\//, 'build/')
}
