/** The direction of imports over the whole tree: what `oxlint` cannot see, `import()` and pairs of features. */
import { expect, test } from 'vitest'
import {
  findCircles,
  listFeaturePairs,
  listMutualPairs,
  readGraph,
  readProjectGraph,
} from './module-graph.ts'

const MAX_MUTUAL_PAIRS = 3

test('no module imports itself through others, not even by types', () => {
  const graph = readProjectGraph()
  expect(graph.size).toBeGreaterThan(1500)
  expect(findCircles(graph)).toEqual([])
})

test('at most three pairs of features import each other', () => {
  const pairs = listFeaturePairs(readProjectGraph())
  expect(pairs.length).toBeGreaterThan(20)
  const mutual = listMutualPairs(pairs)
  expect(mutual.length, mutual.join(', ')).toBeLessThanOrEqual(MAX_MUTUAL_PAIRS)
})

test('a circle is found over type imports, import() and short names', () => {
  const sources: Record<string, string> = {
    'apps/site/app/features/a/one.ts': "import type { Two } from '#app/features/b/two.ts'",
    'apps/site/app/features/b/two.ts': "export * from '../c/three.ts'",
    'apps/site/app/features/c/three.ts': "const load = () => import('../a/one.ts')",
    'apps/site/app/features/c/three.test.ts': "import { two } from '../b/two.ts'",
  }
  const graph = readGraph(Object.keys(sources), (file) => sources[file]!)
  expect(findCircles(graph).map((circle) => circle.toSorted())).toEqual([Object.keys(sources).slice(0, 3)])
  expect(listFeaturePairs(graph)).toEqual(['a > b', 'b > c', 'c > a'])
  expect(listMutualPairs(['a > b', 'b > a', 'b > c'])).toEqual(['a > b'])
})
