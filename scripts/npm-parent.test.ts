import { expect, onTestFinished, test } from 'vitest'
import { type NpmWatch, watchNpm } from './npm-parent.ts'

const TERMINAL = 50
const NPM = 100
const SHELL = 101

function openWatch(platform: NodeJS.Platform, watch: Partial<NpmWatch> = {}) {
  const world = { parent: SHELL, alive: new Set([TERMINAL, NPM, SHELL]), ends: 0 }
  const end = watchNpm(() => world.ends++, {
    env: { npm_lifecycle_event: 'start' },
    platform,
    readParent: () => world.parent,
    findParentOf: async (pid) => (pid === SHELL ? NPM : null),
    isAlive: (pid) => world.alive.has(pid),
    everyMs: 5,
    ...watch,
  })
  onTestFinished(end)
  const pause = () => new Promise((resolve) => setTimeout(resolve, 40))
  return { world, pause }
}

test.each(['linux', 'darwin'] as const)(
  'on %s the end of the shell is detected by the new parent',
  async (platform) => {
    const { world, pause } = openWatch(platform)
    await pause()
    expect(world.ends).toBe(0)
    world.parent = 1
    await pause()
    expect(world.ends).toBe(1)
  },
)

test.each([NPM, SHELL])('on Windows the end of process %i is detected', async (pid) => {
  const { world, pause } = openWatch('win32')
  await pause()
  expect(world.ends).toBe(0)
  world.alive.delete(pid)
  await pause()
  expect(world.ends).toBe(1)
})

test('on Windows without PowerShell only the shell is watched', async () => {
  const { world, pause } = openWatch('win32', { findParentOf: async () => null })
  world.alive.delete(NPM)
  await pause()
  expect(world.ends).toBe(0)
  world.alive.delete(SHELL)
  await pause()
  expect(world.ends).toBe(1)
})

test.each([{}, { npm_lifecycle_event: 'deploy' }])(
  'a server that npm start did not start is not watched: %j',
  async (env) => {
    const { world, pause } = openWatch('linux', { env })
    world.parent = 1
    await pause()
    expect(world.ends).toBe(0)
  },
)
