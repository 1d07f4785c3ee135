/** One mapper for keys, mouse, fingers and pads: what comes out is named actions, axes, moves and pointers in the game's units. */
import type { Device, InputTarget } from './input-target.ts'
import type { Controls } from './controls.ts'
import { createKeyboard } from './keyboard.ts'
import { createPads } from './pads.ts'
import { createTouch } from './touch.ts'
import type { GameTypes, InputFrame, RuleSet } from '../game-types.ts'
import { quantise } from '../step-input.ts'

/** What is held without a device. */
function createInjected(axisNames: readonly string[]) {
  const down = new Set<string>()
  const axes = new Map<string, number>()
  return {
    axes,
    isBusy: () => down.size > 0,
    isDown: (name: string) => down.has(name),
    hold(name: string, value: number | null) {
      if (value === null) {
        axes.delete(name)
        down.delete(name)
      } else if (axisNames.includes(name)) axes.set(name, value)
      else down.add(name)
    },
  }
}

type Source = { isDown(name: string): boolean; axis?(name: string): number }

/** What all devices say together; of those that steer the first one counts, and what is given counts before all. */
function createReader<G extends GameTypes>(
  { actions, axes = [] }: RuleSet<G>,
  devices: readonly Source[],
  tapped: ReadonlySet<string>,
  given: ReadonlyMap<string, number>,
) {
  const isDown = (name: string) => tapped.has(name) || devices.some((device) => device.isDown(name))
  const steer = (name: string): number =>
    Number(isDown(`${name}+`)) - Number(isDown(`${name}-`)) ||
    devices.reduce((value, device) => value || (device.axis?.(name) ?? 0), 0)
  return (): Pick<InputFrame<G>, 'buttons' | 'axes'> => ({
    buttons: actions.reduce((sum, name, i) => (isDown(name) ? sum | (1 << i) : sum), 0),
    axes: axes.map((name) => quantise(given.get(name) ?? steer(name))),
  })
}

export type Input<G extends GameTypes> = ReturnType<typeof createInput<G>>

export function createInput<G extends GameTypes>(
  rules: RuleSet<G>,
  controls: Controls<G>,
  target: InputTarget,
) {
  const open = controls as unknown as Controls<GameTypes>
  const axes = (rules.axes ?? []) as readonly string[]
  /** Pressed since the last frame was read, even if released already: a quick tap is never lost. */
  const tapped = new Set<string>()
  const injected = createInjected(axes)
  let commands: G['command'][] = []
  let device: Device = target.firstDevice
  let source: (() => InputFrame<G> | null) | null = null

  const useDevice = (next: Device) => {
    device = next
    target.handleInput(next)
  }
  const press = (name: string) => {
    tapped.add(name)
    target.wake()
  }
  const pads = createPads(open, { ...target, touched: () => useDevice('gamepad'), press })
  const touch = createTouch(open, { ...target, handleInput: useDevice, press })

  const letGo = () => {
    tapped.clear()
    for (const one of [keyboard, touch, pads]) one.letGo()
  }
  const keyboard = createKeyboard(open, { ...target, handleInput: useDevice, press, letGo })
  addEventListener('blur', letGo)

  const devices = [injected, keyboard, pads, touch]
  const readDevices = createReader(rules, devices, tapped, injected.axes)

  return {
    letGo,
    touch,
    pads,
    get device() {
      return device
    },
    bind: keyboard.bind,
    isBound: keyboard.isBound,
    /** For replays and bots: read before every tick; null uses the devices for that tick. */
    setSource(next: (() => InputFrame<G> | null) | null) {
      source = next
      target.wake()
    },
    send(command: G['command']) {
      commands.push(command)
      target.wake()
    },
    /** Holds an action or an axis as if a device did; null releases it. For tests and for views that steer by pointer. */
    hold(name: string, value: number | null) {
      injected.hold(name, value)
      target.wake()
    },
    /** Called once a frame: gamepads and repeated moves have no events. */
    poll(now: number) {
      pads.poll(now)
      keyboard.poll(now)
    },
    isBusy: () =>
      tapped.size > 0 || source !== null || commands.length > 0 || devices.some((one) => one.isBusy()),
    /** The input frame of the next tick. */
    read(): InputFrame<G> {
      const given = source?.()
      if (given) return given
      const frame = { ...readDevices(), commands }
      tapped.clear()
      commands = []
      return frame
    },
    dispose() {
      keyboard.dispose()
      removeEventListener('blur', letGo)
    },
  }
}
