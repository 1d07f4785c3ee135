// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { InputDriver } from './bot.ts'
import { createDriver } from './driver.ts'
import type { DriverDevice, DriverTarget } from './driver.ts'
import type { Controls } from './input/controls.ts'
import { createInput } from './input/input.ts'
import type { Pointer } from './input/input-target.ts'
import type { GameTypes, RuleSet } from './game-types.ts'
import { layOutScreen } from './screen.ts'

type Run = {
  state: { deal: number }
  action: 'jump' | 'roll'
  axis: 'steer' | 'climb'
  command: { open: number }
  event: { type: 'x' }
}
const rules: RuleSet<Run> = {
  slug: 'run',
  modes: { m: {} },
  actions: ['jump', 'roll'],
  axes: ['steer', 'climb'],
  init: () => ({ deal: 3 }),
  step() {},
  getOutcome: () => null,
}
const controls: Controls<Run> = {
  actions: {
    jump: { keys: ['Space'], pad: ['A'], touch: 'button', label: 'Jump' },
    roll: { keys: ['KeyR'], pad: ['B'], touch: 'swipe-down', label: 'Roll' },
  },
  axes: {
    steer: { keys: [['ArrowLeft'], ['ArrowRight']], pad: 'lx', touch: 'stick-x', label: ['Left', 'Right'] },
    climb: { keys: [['ArrowDown'], ['ArrowUp']], pad: 'ry', touch: 'stick-y', label: ['Down', 'Up'] },
  },
  moves: { next: { keys: ['Tab'], pad: ['RB'], label: 'Next' } },
}

/** A game of 400 by 800 CSS pixels whose real input is driven. */
function openDriver({ takesPointers = false } = {}) {
  const canvas = document.createElement('canvas')
  Object.defineProperties(canvas, { clientWidth: { value: 400 }, clientHeight: { value: 800 } })
  canvas.setPointerCapture = () => {}
  const seen = { moves: [] as string[], pointers: [] as Pointer[], devices: new Set<string>() }
  const input = createInput(rules, controls, {
    canvas,
    firstDevice: 'mouse',
    toUnits: (x, y) => ({ x, y }),
    pointer: (pointer) => (seen.pointers.push(pointer), takesPointers),
    move: (name) => seen.moves.push(name) > 0,
    handleInput: (device) => seen.devices.add(device),
    isBlocked: () => false,
    pause() {},
    menu: () => ({ move() {}, accept() {}, back() {} }),
    wake() {},
    now: () => 0,
  })
  input.bind({})
  const screen = layOutScreen({ design: 'css', window: { w: 400, h: 800 }, devicePixelRatio: 1, quality: 1 })
  const driver = createDriver({
    canvas,
    input,
    options: { controls, rules },
    renderer: { screen },
    session: { run: { state: { deal: 3 } } },
    getView: () => ({ draw: () => false, probe: () => ({ cursor: seen.moves.length }) }),
  } as unknown as DriverTarget)
  const follow = (device: DriverDevice, botInput: object, hands?: InputDriver<Run>) => {
    driver.follow(device, botInput, hands as unknown as InputDriver<GameTypes>)
    if (device === 'gamepad') input.poll(0)
    const { buttons, axes } = input.read()
    return { buttons, axes: axes.map((value) => Math.round((value / 127) * 10) / 10) }
  }
  return { driver, input, seen, follow }
}
afterEach(() => vi.restoreAllMocks())

test.each(['keyboard', 'gamepad', 'touch'] as const)('a bot holds and lets go by %s', (device) => {
  const { follow, seen } = openDriver()
  expect(follow(device, { down: ['jump'] }).buttons).toBe(1)
  expect(follow(device, { down: ['jump'] }).buttons).toBe(1)
  expect(follow(device, { down: [] }).buttons).toBe(0)
  expect(seen.devices).toContain(device)
})

test.each([
  ['keyboard', [1, -1]],
  ['gamepad', [0.5, -0.8]],
  ['touch', [0.5, -0.8]],
] as const)('a bot steers two axes by %s', (device, axes) => {
  const { follow } = openDriver()
  expect(follow(device, { axes: { steer: 0.5, climb: -0.8 } }).axes).toEqual(axes)
  expect(follow(device, { axes: { steer: 0, climb: 0 } }).axes.map(Math.abs)).toEqual([0, 0])
})

test('a swipe lasts one tick, however long the bot wants it', () => {
  const { follow } = openDriver()
  expect(follow('touch', { down: ['roll'] }).buttons).toBe(2)
  expect(follow('touch', { down: ['roll'] }).buttons).toBe(0)
  follow('touch', { down: [] })
  expect(follow('touch', { down: ['roll'] }).buttons).toBe(2)
})

test('commands become the taps and gestures that the game’s hands know', () => {
  const { follow, seen } = openDriver({ takesPointers: true })
  const hands: InputDriver<Run> = {
    // One key after the other, and asked again until the cursor is there.
    taps: ({ open }, _, probe) =>
      (probe as { cursor: number }).cursor < open ? ['next', 'again'] : ['jump'],
    touches: ({ open }, { deal }) => [
      [
        { x: open, y: deal },
        { x: open + 50, y: 90 },
      ],
    ],
  }
  follow('keyboard', { commands: [{ open: 2 }] }, hands)
  expect(seen.moves).toEqual(['next', 'next'])
  follow('touch', { commands: [{ open: 7 }] }, hands)
  expect(seen.pointers.map(({ type, x, y }) => [type, x, y])).toEqual([
    ['down', 7, 3],
    ['move', 57, 90],
    ['up', 57, 90],
  ])
})

test('a game that is steered by pointing has a finger where its hands say', () => {
  const { follow, seen } = openDriver({ takesPointers: true })
  let at: { x: number; y: number } | null = { x: 10, y: 20 }
  const hands: InputDriver<Run> = { point: () => at }
  follow('mouse', {}, hands)
  at = { x: 30, y: 20 }
  follow('mouse', {}, hands)
  at = null
  follow('mouse', {}, hands)
  expect(seen.pointers.map(({ type, x }) => [type, x])).toEqual([
    ['down', 10],
    ['move', 10],
    ['move', 30],
    ['up', 30],
  ])
})

test('what a device cannot do is said by name', () => {
  const { follow, driver } = openDriver()
  expect(() => follow('keyboard', { down: ['fly'] })).toThrow('No key for "fly"')
  expect(() => follow('gamepad', { down: ['fly'] })).toThrow('No pad button for "fly"')
  expect(() => follow('touch', { down: ['fly'] })).toThrow('No touch for "fly"')
  expect(() => follow('touch', { commands: [{ open: 1 }] })).toThrow('hands.touches')
  expect(() => follow('keyboard', { commands: [{ open: 1 }] })).toThrow('hands.taps')
  expect(() => driver.pad('Z', true)).toThrow('A pad has no button "Z"')
})

test('after letting go nothing is held by any device', () => {
  const { driver, follow, input } = openDriver()
  follow('gamepad', { down: ['jump'], axes: { steer: 1 } })
  driver.letGo()
  input.poll(0)
  expect(input.read()).toMatchObject({ buttons: 0, axes: [0, 0] })
})
