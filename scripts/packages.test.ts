/** Rules for every package.json of the repository. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './build.ts'

interface Package {
  private?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const files = [
  'package.json',
  'scripts/game/template/package.json',
  ...globSync(['apps/*/package.json', 'packages/*/package.json', 'games/*/package.json'], { cwd: ROOT }),
]
const packages = files.map((file) => [file, JSON.parse(read(file)) as Package] as const)
const listNeeded = ({ dependencies, devDependencies, optionalDependencies }: Package) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })

test('every dependency is named in a decision', () => {
  const folder = 'docs/decisions'
  const decisions = readdirSync(join(ROOT, folder))
    .map((file) => read(join(folder, file)))
    .join('\n')
  const needed = new Set(packages.flatMap(([, each]) => listNeeded(each).map(([name]) => name)))
  expect(needed.size).toBeGreaterThan(40)
  expect([...needed].filter((name) => !decisions.includes(`\`${name}\``))).toEqual([])
})

test('every dependency has an exact version', () => {
  for (const [file, each] of packages)
    for (const [name, version] of listNeeded(each))
      expect(version, `${name} in ${file}`).toMatch(
        name.startsWith('@playhouse/') ? /^\*$/ : /^\d+\.\d+\.\d+(-[\w.]+)?$/,
      )
})

test.each(packages)('%s cannot be published by accident', (_file, each) => {
  expect(each.private).toBe(true)
})

test('.nvmrc names the Node that npm installs', () => {
  const { optionalDependencies } = packages[0]![1]
  for (const version of Object.values(optionalDependencies!)) expect(read('.nvmrc').trim()).toBe(version)
})
