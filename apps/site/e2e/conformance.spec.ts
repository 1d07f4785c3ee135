/** The list of what shows each sentence of the specification names tests that exist. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ROOT } from './operator.ts'

test('every test that the conformance list names is there', () => {
  const rows = readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| The product'))
  expect(rows.length).toBeGreaterThan(70)
  for (const row of rows) {
    const shown = row.split(' | ').at(-1)!.replace(/ \|$/, '')
    const named = [...shown.matchAll(/`([^`]+)` › ([^;]+)/g)]
    if (named.length === 0) expect(shown, row).toMatch(/later: |does not apply: /)
    for (const [, file, name] of named) {
      const source = readFileSync(join(ROOT, file!.includes('/') ? '' : 'apps/site/e2e', file!), 'utf8')
      expect(source, `${file} has no "${name}"`).toContain(name!.trim())
    }
    expect(shown.replaceAll(/later: (many sites and builds|articles|ads and analytics)/g, '')).not.toContain(
      'later:',
    )
  }
})
