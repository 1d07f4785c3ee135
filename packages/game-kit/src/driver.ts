/** Simulates a player on one device for the checks of keyboard, touch, mouse and gamepad. */
import type { InputDriver, BotInput } from './bot.ts'
import type { GameRuntime } from './game.ts'
import { listBound } from './input/controls.ts'
import type { PadAxis, PadButton } from './input/controls.ts'
import type { GameTypes } from './game-types.ts'
import { toCss } from './screen.ts'

export type DriverDevice = 'keyboard' | 'touch' | 'mouse' | 'gamepad'

const PAD_BUTTONS: PadButton[] = [
  'A',
  'B',
  'X',
  'Y',
  'LB',
  'RB',
  'LT',
  'RT',
  'Select',
  'Start',
  'L3',
  'R3',
  'Up',
  'Down',
  'Left',
  'Right',
]
const PAD_AXES: PadAxis[] = ['lx', 'ly', 'rx', 'ry']
const STICK_REACH = 56

export function createDriver(runtime: GameRuntime) {
  const { canvas, options, renderer, session, input } = runtime
  const { controls } = options
  const fake = {
    buttons: PAD_BUTTONS.map(() => ({ pressed: false, touched: false, value: 0 })),
    axes: [0, 0, 0, 0],
    connected: true,
    index: 0,
    id: 'check',
    mapping: 'standard',
    timestamp: 0,
  }
  const lastAt = new Map<string, { x: number; y: number }>()
  let held = new Set<string>()
  let isPadIn = false

  const plugPad = () => {
    if (isPadIn) return
    isPadIn = true
    Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => [fake] })
    dispatchEvent(new Event('gamepadconnected'))
  }
  const point = (type: 'down' | 'move' | 'up', x: number, y: number, device: 'mouse' | 'touch', id = 1) => {
    const css = toCss(renderer.screen, { x, y, w: 0, h: 0 })
    fire(type, css.x, css.y, device, id)
  }
  const fire = (
    type: 'down' | 'move' | 'up',
    clientX: number,
    clientY: number,
    device: 'mouse' | 'touch',
    pointerId: number,
  ) =>
    canvas.dispatchEvent(
      new PointerEvent(`pointer${type}`, {
        clientX,
        clientY,
        pointerId,
        pointerType: device,
        button: type === 'move' ? -1 : 0,
        bubbles: true,
        cancelable: true,
        isPrimary: pointerId === 1,
      }),
    )
  const key = (code: string, isDown: boolean) =>
    document.dispatchEvent(
      new KeyboardEvent(isDown ? 'keydown' : 'keyup', { code, bubbles: true, cancelable: true }),
    )
  const pad = (button: string, isDown: boolean) => {
    plugPad()
    const state = fake.buttons[PAD_BUTTONS.indexOf(button as PadButton)]!
    Object.assign(state, { pressed: isDown, value: isDown ? 1 : 0 })
    input.pads.poll(performance.now())
  }

  const keyOf = (name: string) => listBound(controls, {}).find((bound) => bound.name === name)?.keys[0]
  const padOf = (name: string): PadButton | undefined =>
    (controls.actions as Record<string, { pad?: readonly PadButton[] }>)[name]?.pad?.[0] ??
    controls.moves?.[name]?.pad?.[0]

  /** Holds exactly these names by keys or pad buttons. */
  const holdNames = (device: 'keyboard' | 'gamepad', names: Set<string>) => {
    for (const name of new Set([...held, ...names])) {
      if (held.has(name) === names.has(name)) continue
      const isDown = names.has(name)
      if (device === 'keyboard') {
        const code = keyOf(name)
        if (!code) throw new Error(`No key for "${name}"`)
        key(code, isDown)
      } else {
        const button = padOf(name)
        if (!button) throw new Error(`No pad button for "${name}"`)
        pad(button, isDown)
      }
    }
    held = names
  }
  const byKeyboard = ({ down = [], axes = {} }: BotInput<GameTypes>) => {
    const names = new Set<string>(down)
    for (const [axis, value = 0] of Object.entries(axes))
      if (Math.abs(value) > 0.3) names.add(`${axis}${value < 0 ? '-' : '+'}`)
    holdNames('keyboard', names)
  }
  const byPad = ({ down = [], axes = {} }: BotInput<GameTypes>) => {
    plugPad()
    holdNames('gamepad', new Set<string>(down))
    const wanted = axes as Record<string, number>
    for (const axis of options.rules.axes ?? []) {
      const value = wanted[axis] ?? 0
      const place = PAD_AXES.indexOf(controls.axes[axis as never]?.['pad'] ?? 'lx')
      // Outside the dead zone, so that the value arrives.
      fake.axes[place] = value === 0 ? 0 : Math.sign(value) * (0.18 + Math.abs(value) * 0.82)
    }
  }
  const byTouch = (
    device: 'touch' | 'mouse',
    botInput: BotInput<GameTypes>,
    hands?: InputDriver<GameTypes>,
  ) => {
    const { down = [], axes = {} } = botInput
    const wanted = new Map<string, { x: number; y: number }>()
    if (hands?.point) {
      const at = hands.point(botInput, session.run.state, runtime.getView().probe?.())
      if (at) wanted.set('point', toCss(renderer.screen, { ...at, w: 0, h: 0 }))
      return moveFingers(device, wanted, { x: 0, y: 0 })
    }
    const w = canvas.clientWidth
    const h = canvas.clientHeight
    const stick = { x: 0, y: 0, used: false }
    for (const [axis, value = 0] of Object.entries(axes)) {
      const touch = (controls.axes as Record<string, { touch?: string }>)[axis]?.touch
      if (!touch) continue
      stick.used = true
      stick[touch.endsWith('x') ? 'x' : 'y'] = value * STICK_REACH
    }
    if (stick.used) wanted.set('stick', { x: w * 0.25 + stick.x, y: h * 0.7 + stick.y })
    for (const name of down) wanted.set(name, placeOf(name, w, h))
    moveFingers(device, wanted, { x: w * 0.25, y: h * 0.7 })
  }
  const placeOf = (name: string, w: number, h: number) => {
    const touch = (controls.actions as Record<string, { touch?: string }>)[name]?.touch
    if (!touch) throw new Error(`No touch for "${name}"`)
    const button = input.touch.findButton(name)
    if (button) return { x: button.x, y: button.y }
    return { x: touch === 'left' ? w * 0.25 : touch === 'right' ? w * 0.75 : w * 0.6, y: h * 0.5 }
  }
  const moveFingers = (
    device: 'touch' | 'mouse',
    wanted: Map<string, { x: number; y: number }>,
    stickHome: { x: number; y: number },
  ) => {
    const names = new Set(wanted.keys())
    for (const name of held) {
      const { x, y } = lastAt.get(name)!
      if (!names.has(name)) fire('up', x, y, device, fingerOf(name))
    }
    for (const [name, { x, y }] of wanted) {
      const touch = (controls.actions as Record<string, { touch?: string }>)[name]?.touch ?? ''
      if (!held.has(name)) {
        const at = name === 'stick' ? stickHome : { x, y }
        fire('down', at.x, at.y, device, fingerOf(name))
        if (touch.startsWith('swipe')) swipe(touch, at, device, fingerOf(name))
      }
      if (name === 'stick' || name === 'point') fire('move', x, y, device, fingerOf(name))
      lastAt.set(name, { x, y })
    }
    held = names
  }
  const swipe = (
    touch: string,
    { x, y }: { x: number; y: number },
    device: 'touch' | 'mouse',
    id: number,
  ) => {
    const [dx, dy] = {
      'swipe-left': [-40, 0],
      'swipe-right': [40, 0],
      'swipe-up': [0, -40],
      'swipe-down': [0, 40],
    }[touch] ?? [0, 0]
    fire('move', x + dx!, y + dy!, device, id)
  }
  const fingers = new Map<string, number>()
  const fingerOf = (name: string) => {
    if (!fingers.has(name)) fingers.set(name, fingers.size + 2)
    return fingers.get(name)!
  }

  const command = (device: DriverDevice, command: unknown, hands: InputDriver<GameTypes> | undefined) => {
    const probe = runtime.getView().probe?.()
    if (device === 'touch' || device === 'mouse') {
      if (!hands?.touches)
        throw new Error(
          'The game sends commands: `hands.touches` in src/bots.ts must map them to pointer gestures',
        )
      for (const [first, ...rest] of hands.touches(command, session.run.state, probe)) {
        point('down', first!.x, first!.y, device)
        for (const { x, y } of rest) point('move', x, y, device)
        const last = rest.at(-1) ?? first!
        point('up', last.x, last.y, device)
      }
      return
    }
    if (!hands?.taps)
      throw new Error('The game sends commands: `hands.taps` in src/bots.ts must map them to keys')
    for (let asked = 0; asked < 200; asked++) {
      const names = hands.taps(command, session.run.state, runtime.getView().probe?.())
      for (const name of names.filter((one) => one !== 'again')) {
        holdNames(device, new Set([name]))
        holdNames(device, new Set())
      }
      if (names.at(-1) !== 'again') return
    }
  }

  return {
    point,
    key,
    pad,
    /** Applies a bot's input for this tick through the device. */
    follow(device: DriverDevice, botInput: BotInput<GameTypes>, hands?: InputDriver<GameTypes>) {
      for (const one of botInput.commands ?? []) command(device, one, hands)
      if (device === 'keyboard') byKeyboard(botInput)
      else if (device === 'gamepad') byPad(botInput)
      else byTouch(device, botInput, hands)
    },
    letGo() {
      input.letGo()
      held = new Set()
      if (isPadIn) {
        for (const button of fake.buttons) Object.assign(button, { pressed: false, value: 0 })
        fake.axes.fill(0)
      }
    },
  }
}
