/** The table of `docs/console.md`: every command has a screen of the console, or a reason why it has none. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCommands } from './run-portal.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Row {
  commands: string[]
  screen: string
  where: string
}

function readTable(): Row[] {
  const [, section = ''] = read('docs/console.md').split('## Commands and their screens')
  const lines = section.split('\n## ')[0]!.split('\n')
  return lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [commands = '', screen = '', where = ''] = line.slice(2, -2).split(' | ')
      return { commands: [...commands.matchAll(/`([^`]+)`/g)].map(([, name]) => name!), screen, where }
    })
}

test('every command of the command line is in the table once, and the table has no other', async () => {
  const known = (await loadCommands()).map(({ name }) => name)
  const listed = readTable().flatMap(({ commands }) => commands)
  expect(known.length).toBeGreaterThan(60)
  const missing = known.filter((name) => !listed.includes(name))
  const unknown = listed.filter((name) => !known.includes(name))
  expect({ missing, unknown }).toEqual({ missing: [], unknown: [] })
  expect(listed).toHaveLength(known.length)
})

test('each row names an address of the console, or says why there is none', () => {
  const routes = [...read('apps/console/src/app.tsx').matchAll(/path: '([^'*]+)'/g)].map(
    ([, path]) => `/${path}`,
  )
  expect(routes).toContain('/games/:slug')
  for (const { commands, screen, where } of readTable()) {
    const [, address] = /^`(\/[^`]*)`$/.exec(where) ?? []
    if (screen === '–') expect(where.length, commands.join()).toBeGreaterThan(20)
    else expect(routes, commands.join()).toContain(address)
  }
})
