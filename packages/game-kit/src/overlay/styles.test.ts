import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Set by the kit itself on its elements. */
const INTERNAL_RE = /^(strip-|share$)/

test('every custom property that the styles read is in the README', () => {
  const styles = globSync('*.css', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('')
  const read = new Set([...styles.matchAll(/var\(\s*--gk-([a-z-]+)/g)].map(([, name]) => name!))
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  const table = readme.slice(readme.indexOf('| `--gk-…` | of |'))
  const documented = new Set(table.split('\n\n')[0]!.match(/[a-z]+(?:-[a-z]+)*/g))
  expect([...read].filter((name) => !INTERNAL_RE.test(name) && !documented.has(name))).toEqual([])
  expect(read.size).toBeGreaterThan(40)
})
