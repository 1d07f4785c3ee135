import { expect, test } from 'vitest'
import { createRenderQueue, Overloaded, type RenderQueue } from './render-queue.ts'

const RENDER_MS = 10

/** A queue on a clock of its own, and a thread whose every render takes `world.renderMs`. */
function openQueue() {
  const world = { now: 0, renderMs: RENDER_MS }
  const queue = createRenderQueue(() => world.now)
  const render = async () => {
    world.now += world.renderMs
    return 'page'
  }
  return { world, queue, render }
}

interface Outcome {
  waitedMs: number | null
}

/** Adds `perRender` pages for each page that is rendered, `renders` times. */
async function overload(opened: ReturnType<typeof openQueue>, perRender: number, renders: number) {
  const { world, queue, render } = opened
  const outcomes: Outcome[] = []
  const work: Promise<void>[] = []
  for (let turn = 0; turn < renders; turn++) {
    for (let page = 0; page < perRender; page++) work.push(ask(queue, render, world, outcomes))
    await nextTurn()
  }
  await Promise.all(work)
  return outcomes
}

async function ask(
  queue: RenderQueue,
  render: () => Promise<string>,
  world: { now: number },
  outcomes: Outcome[],
) {
  const sinceMs = world.now
  let waitedMs: number | null = null
  try {
    await queue.run(() => {
      waitedMs = world.now - sinceMs
      return render()
    })
  } catch (error) {
    expect(error).toBeInstanceOf(Overloaded)
  }
  outcomes.push({ waitedMs })
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
const longestOf = (outcomes: readonly Outcome[]) => Math.max(...outcomes.map(({ waitedMs }) => waitedMs ?? 0))
const countRefused = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ waitedMs }) => waitedMs === null).length

test('one page is rendered in each turn of the event loop, in the order of the requests', async () => {
  const { queue } = openQueue()
  const order: string[] = []
  const work = ['a', 'b'].map((name) => queue.run(async () => void order.push(name)))
  setImmediate(() => order.push('another request'))
  await Promise.all(work)
  expect(order).toEqual(['a', 'another request', 'b'])
})

test('the result and the error of a render are passed on, and the next page is rendered', async () => {
  const { queue, render } = openQueue()
  const failed = queue.run(() => Promise.reject(new Error('it broke')))
  const next = queue.run(render)
  await expect(failed).rejects.toThrow('it broke')
  expect(await next).toBe('page')
})

test('a render that waits for something delays no other', async () => {
  const { queue, render } = openQueue()
  void queue.run(() => new Promise(() => {}))
  expect(await queue.run(render)).toBe('page')
})

test('a burst after a quiet time waits up to two seconds and is served', async () => {
  const opened = openQueue()
  const outcomes = await overload(opened, 150, 1)
  expect(countRefused(outcomes)).toBe(0)
  expect(longestOf(outcomes)).toBe(149 * RENDER_MS)
})

test('at three times what can be rendered, the thread never rests, and no page waits much longer than half a second', async () => {
  const opened = openQueue()
  const outcomes = await overload(opened, 3, 1000)
  const served = outcomes.length - countRefused(outcomes)
  expect(served * RENDER_MS).toBe(opened.world.now)
  expect(longestOf(outcomes)).toBeLessThanOrEqual(2000)
  expect(longestOf(outcomes.slice(outcomes.length / 2))).toBeLessThanOrEqual(500)
  expect(countRefused(outcomes) / outcomes.length).toBeGreaterThan(0.5)
})

test('after an overload the next page is served at once', async () => {
  const opened = openQueue()
  await overload(opened, 3, 600)
  const [outcome] = await overload(opened, 1, 1)
  expect(outcome).toEqual({ waitedMs: 0 })
})

test('when renders become slow, pages that have waited four seconds are refused, and the last one is served', async () => {
  const opened = openQueue()
  opened.world.renderMs = 1000
  const outcomes = await overload(opened, 20, 1)
  expect(longestOf(outcomes)).toBeLessThanOrEqual(5000)
  expect(countRefused(outcomes)).toBe(14)
})
