/** Simulates a player on one device for the checks of keyboard, touch, mouse and gamepad. */
import type { InputDriver, BotInput } from './bot.ts'
import { createFakeFingers, createFakePad, fireKey } from './fake-devices.ts'
import type { Place, PointerKind } from './fake-devices.ts'
import type { GameRuntime } from './game-runtime.ts'
import { listBound } from './input/controls.ts'
import type { Controls } from './input/controls.ts'
import type { GameTypes } from './game-types.ts'
import { toCss } from './screen.ts'

export type DriverDevice = 'keyboard' | 'touch' | 'mouse' | 'gamepad'
type Hands = InputDriver<GameTypes> | undefined
type Input = BotInput<GameTypes>

const STICK_REACH = 56
/** CSS pixels of a swipe. */
const SWIPE = 40
const SWIPES: Readonly<Record<string, Place>> = {
  'swipe-left': { x: -SWIPE, y: 0 },
  'swipe-right': { x: SWIPE, y: 0 },
  'swipe-up': { x: 0, y: -SWIPE },
  'swipe-down': { x: 0, y: SWIPE },
}
/** So often a command may ask for more keys. */
const MAX_ASKED = 200

/** What the driver needs of a game. */
export type DriverTarget = Pick<GameRuntime, 'canvas' | 'input' | 'getView'> & {
  options: Pick<GameRuntime['options'], 'controls' | 'rules'>
  renderer: Pick<GameRuntime['renderer'], 'screen'>
  session: { run: Pick<GameRuntime['session']['run'], 'state'> }
}

export type Driver = ReturnType<typeof createDriver>

export function createDriver(target: DriverTarget) {
  const { canvas, renderer, session, input, getView } = target
  const pad = createFakePad(() => input.pads.poll(performance.now()))
  const fingers = createFakeFingers(canvas)
  const buttons = createButtonHolder(target, pad)
  const toPlace = (at: Place) => toCss(renderer.screen, { ...at, w: 0, h: 0 })
  const point = (type: 'down' | 'move' | 'up', x: number, y: number, device: PointerKind, id = 1) =>
    fingers.fire(type, toPlace({ x, y }), device, id)
  const look = () => [session.run.state, getView().probe?.()] as const

  /** Gestures that the game's hands know for a command. */
  const gesture = (device: PointerKind, command: unknown, hands: Hands) => {
    if (!hands?.touches)
      throw new Error(
        'The game sends commands: `hands.touches` in src/bots.ts must map them to pointer gestures',
      )
    for (const [first, ...rest] of hands.touches(command, ...look())) {
      point('down', first!.x, first!.y, device)
      for (const { x, y } of rest) point('move', x, y, device)
      const last = rest.at(-1) ?? first!
      point('up', last.x, last.y, device)
    }
  }
  const tap = (device: 'keyboard' | 'gamepad', command: unknown, hands: Hands) => {
    if (!hands?.taps)
      throw new Error('The game sends commands: `hands.taps` in src/bots.ts must map them to keys')
    for (let asked = 0; asked < MAX_ASKED; asked++) {
      const names = hands.taps(command, ...look())
      for (const name of names.filter((one) => one !== 'again')) {
        buttons.hold(device, new Set([name]))
        buttons.hold(device, new Set())
      }
      if (names.at(-1) !== 'again') return
    }
  }
  const byPointer = (device: PointerKind, botInput: Input, hands: Hands) => {
    if (!hands?.point) return holdByTouch(target, fingers, device, botInput)
    const at = hands.point(botInput, ...look())
    const wanted = new Map(at ? [['point', toPlace(at)]] : [])
    fingers.hold(device, wanted, { begins: wanted })
  }

  return {
    point,
    key: fireKey,
    pad: pad.press,
    /** Applies a bot's input for this tick through the device. */
    follow(device: DriverDevice, botInput: Input, hands?: InputDriver<GameTypes>) {
      const isPointer = device === 'touch' || device === 'mouse'
      for (const one of botInput.commands ?? [])
        if (isPointer) gesture(device, one, hands)
        else tap(device, one, hands)
      if (isPointer) byPointer(device, botInput, hands)
      else if (device === 'keyboard') buttons.holdKeys(botInput)
      else buttons.holdPad(botInput)
    },
    letGo() {
      input.letGo()
      buttons.letGo()
      fingers.letGo()
      pad.letGo()
    },
  }
}

/** Holds names by keys or pad buttons. */
function createButtonHolder({ options }: DriverTarget, pad: ReturnType<typeof createFakePad>) {
  const controls = options.controls as Controls<GameTypes>
  let held = new Set<string>()
  const press = (device: 'keyboard' | 'gamepad', name: string, isDown: boolean) => {
    if (device === 'keyboard') {
      const code = listBound(controls, {}).find((bound) => bound.name === name)?.keys[0]
      if (!code) throw new Error(`No key for "${name}"`)
      return fireKey(code, isDown)
    }
    const button = controls.actions[name]?.pad?.[0] ?? controls.moves?.[name]?.pad?.[0]
    if (!button) throw new Error(`No pad button for "${name}"`)
    pad.press(button, isDown)
  }
  /** Exactly these. */
  const hold = (device: 'keyboard' | 'gamepad', names: Set<string>) => {
    for (const name of new Set([...held, ...names]))
      if (held.has(name) !== names.has(name)) press(device, name, names.has(name))
    held = names
  }
  return {
    hold,
    holdKeys({ down = [], axes = {} }: Input) {
      const ends = Object.entries(axes).filter(([, value = 0]) => Math.abs(value) > 0.3)
      hold(
        'keyboard',
        new Set([...down, ...ends.map(([axis, value = 0]) => `${axis}${value < 0 ? '-' : '+'}`)]),
      )
    },
    holdPad({ down = [], axes = {} }: Input) {
      pad.plug()
      hold('gamepad', new Set<string>(down))
      const wanted = axes as Record<string, number>
      for (const axis of options.rules.axes ?? [])
        pad.tilt(controls.axes[axis]?.pad ?? 'lx', wanted[axis] ?? 0)
    },
    letGo: () => void (held = new Set()),
  }
}

/** A thumb on the stick, and one on each action. */
function holdByTouch(
  { canvas, input, options }: DriverTarget,
  fingers: ReturnType<typeof createFakeFingers>,
  device: PointerKind,
  { down = [], axes = {} }: Input,
): void {
  const controls = options.controls as Controls<GameTypes>
  const [w, h] = [canvas.clientWidth, canvas.clientHeight]
  const home = { x: w * 0.25, y: h * 0.7 }
  const wanted = new Map<string, Place>()
  for (const [axis, value = 0] of Object.entries(axes)) {
    const touch = controls.axes[axis]?.touch
    if (!touch) continue
    const { x, y } = wanted.get('stick') ?? home
    const reach = value * STICK_REACH
    wanted.set('stick', touch.endsWith('x') ? { x: home.x + reach, y } : { x, y: home.y + reach })
  }
  const swipes = new Map<string, Place>()
  for (const name of down as readonly string[]) {
    const touch = controls.actions[name]?.touch
    if (!touch) throw new Error(`No touch for "${name}"`)
    const across = touch === 'left' ? 0.25 : touch === 'right' ? 0.75 : 0.6
    wanted.set(name, input.touch.findButton(name) ?? { x: w * across, y: h * 0.5 })
    if (SWIPES[touch]) swipes.set(name, SWIPES[touch])
  }
  fingers.hold(device, wanted, { begins: new Map([['stick', home]]), swipes })
}
