import { expect, test } from 'vitest'
import { createIdlePaint } from './idle-paint.ts'
import type { Scene } from './scene.ts'

test('the pieces of a hand are painted one by one while the browser is idle, and none while one is held', () => {
  const waiting: (() => void)[] = []
  const painted: number[] = []
  const scene = { game: { hand: [{}, null, {}, {}] }, held: null } as unknown as Scene
  const painter = { prepare: (_: Scene, slot: number) => void painted.push(slot) }
  const prepare = createIdlePaint(painter, scene, (call) => void waiting.push(call))
  const pass = () => waiting.splice(0).forEach((call) => call())
  prepare()
  prepare()
  expect(waiting).toHaveLength(1)
  pass()
  expect(painted).toEqual([0])
  scene.held = { slot: 2 } as Scene['held']
  pass()
  scene.held = null
  pass()
  expect(painted).toEqual([0, 3])
  pass()
  expect(waiting).toHaveLength(0)
})
