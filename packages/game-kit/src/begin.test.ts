// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { begin } from './begin.ts'
import type { GameRuntime } from './game-runtime.ts'

afterEach(() => vi.restoreAllMocks())

/** A runtime that notes what happens to it, in its order. */
function openGame(isRunning: boolean) {
  const calls: string[] = []
  const note = (name: string) => () => void calls.push(name)
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => {
    calls.push('next frame')
    call(0)
    return 1
  })
  const game = {
    query: new URLSearchParams('test'),
    pageState: {},
    options: { createView: () => ({ draw: note('draw') }) },
    ads: { listen: note('ads') },
    saves: { load: async () => calls.push('load') },
    renderer: { fit: note('fit'), setCorner() {} },
    menus: { load: async () => calls.push('menus') },
    session: { resumeLast: async () => calls.push('resume') },
    attention: { applySettings: note('settings'), apply: note('apply'), saveAll() {} },
    loop: { isRunning, advance: note('advance'), touch() {} },
    input: {},
    eventLog: { write: ({ type }: { type: string }) => calls.push(type) },
    playhouse: {
      init: async () => ({ muted: false, paused: false, ads: {} }),
      ready: note('ready to the page'),
      ...{ onCorner() {}, onMute() {}, onPause() {} },
    },
  }
  return { game: game as unknown as GameRuntime, calls }
}

test('a game that runs draws one frame before it is ready: that of its loop', async () => {
  const { game, calls } = openGame(true)
  await begin(game)
  expect(calls).not.toContain('advance')
  expect(calls.slice(calls.indexOf('settings'))).toEqual([
    'settings',
    'apply',
    'next frame',
    'ready',
    'ready to the page',
  ])
})

test('a game that is paused or held from the beginning shows its first frame, too', async () => {
  const { game, calls } = openGame(false)
  await begin(game)
  expect(calls.filter((call) => call === 'advance')).toHaveLength(1)
  expect(calls.indexOf('advance')).toBeLessThan(calls.indexOf('next frame'))
})
