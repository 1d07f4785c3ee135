/** One mapper for keys, mouse, fingers and pads: what comes out is named actions, axes, moves and pointers in the game's units. */
import type { Device, InputTarget } from './input-target.ts'
import { listBound } from './controls.ts'
import type { Bindings, Controls } from './controls.ts'
import { createPads } from './pads.ts'
import { createTouch } from './touch.ts'
import type { GameTypes, InputFrame, RuleSet } from '../game-types.ts'
import { quantise } from '../step-input.ts'

const REPEAT_FIRST_MS = 320
const REPEAT_MS = 110

export type Input<G extends GameTypes> = ReturnType<typeof createInput<G>>

export function createInput<G extends GameTypes>(
  rules: RuleSet<G>,
  controls: Controls<G>,
  target: InputTarget,
) {
  const open = controls as unknown as Controls<GameTypes>
  const axes = (rules.axes ?? []) as readonly string[]
  const actions = rules.actions as readonly string[]
  const keysDown = new Set<string>()
  /** Pressed since the last frame was read, even if released already: a quick tap is never lost. */
  const tapped = new Set<string>()
  const injected = { down: new Set<string>(), axes: new Map<string, number>() }
  const repeats = new Map<string, number>()
  let byKey = new Map<string, { name: string; kind: string }[]>()
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
  const pads = createPads(open, {
    touched: () => useDevice('gamepad'),
    press,
    move: target.move,
    pause: target.pause,
    isBlocked: target.isBlocked,
    menu: target.menu,
  })
  const touch = createTouch(open, { ...target, handleInput: useDevice, press })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || target.isBlocked()) return
    const isOnButton =
      event.target instanceof HTMLElement && event.target.closest('button, input, select, a') !== null
    if (isOnButton && /^(Enter|Space|Tab)$/.test(event.code)) return
    const code = event.shiftKey && byKey.has(`Shift+${event.code}`) ? `Shift+${event.code}` : event.code
    const bound = byKey.get(code)
    if (!bound) return
    useDevice('keyboard')
    let isTaken = event.repeat
    if (!event.repeat) {
      keysDown.add(code)
      for (const { name, kind } of bound) {
        if (kind !== 'move') press(name)
        if (kind !== 'move' || beginMove(name, code)) isTaken = true
      }
    }
    // Arrows and space would scroll the page around the game.
    if (isTaken) event.preventDefault()
  }
  const beginMove = (name: string, code: string): boolean => {
    const isTaken = target.move(name, false)
    if (controls.moves?.[name]?.repeat) repeats.set(code, target.now() + REPEAT_FIRST_MS)
    target.wake()
    return isTaken
  }
  const onKeyUp = (event: KeyboardEvent) => {
    // macOS sends no keyup event for a key released while Cmd is held.
    if (event.key === 'Meta') letGo()
    for (const code of [event.code, `Shift+${event.code}`]) {
      keysDown.delete(code)
      repeats.delete(code)
    }
  }
  const letGo = () => {
    keysDown.clear()
    repeats.clear()
    tapped.clear()
    touch.letGo()
    pads.letGo()
  }
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('keyup', onKeyUp)
  addEventListener('blur', letGo)

  const isHeld = (name: string) =>
    injected.down.has(name) ||
    pads.isDown(name) ||
    touch.isDown(name) ||
    [...keysDown].some((code) => byKey.get(code)?.some((bound) => bound.name === name))
  const readAxis = (name: string) => {
    const given = injected.axes.get(name)
    if (given !== undefined) return given
    const on = (end: string) => (isHeld(`${name}${end}`) || tapped.has(`${name}${end}`) ? 1 : 0)
    const keys = on('+') - on('-')
    return keys || pads.axis(name) || touch.axis(name)
  }

  return {
    letGo,
    touch,
    pads,
    get device() {
      return device
    },
    /** Uses the player's own keys. */
    bind(bindings: Bindings) {
      byKey = new Map()
      for (const { name, kind, keys } of listBound(open, bindings)) {
        for (const code of keys) byKey.set(code, [...(byKey.get(code) ?? []), { name, kind }])
      }
    },
    isBound: (code: string) => byKey.has(code),
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
      if (value === null) {
        injected.axes.delete(name)
        injected.down.delete(name)
      } else if (axes.includes(name)) injected.axes.set(name, value)
      else injected.down.add(name)
      target.wake()
    },
    /** Called once a frame: gamepads and repeated moves have no events. */
    poll(now: number) {
      pads.poll(now)
      for (const [code, at] of repeats) {
        if (now < at) continue
        repeats.set(code, now + REPEAT_MS)
        for (const { name, kind } of byKey.get(code) ?? []) if (kind === 'move') target.move(name, true)
      }
    },
    isBusy: () =>
      keysDown.size > 0 ||
      tapped.size > 0 ||
      source !== null ||
      commands.length > 0 ||
      injected.down.size > 0 ||
      touch.isBusy() ||
      pads.isBusy(),
    /** The input frame of the next tick. */
    read(): InputFrame<G> {
      const given = source?.()
      if (given) return given
      let buttons = 0
      actions.forEach((name, i) => {
        if (isHeld(name) || tapped.has(name)) buttons |= 1 << i
      })
      const frame = { buttons, axes: axes.map((name) => quantise(readAxis(name))), commands }
      tapped.clear()
      commands = []
      return frame
    },
    dispose() {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keyup', onKeyUp)
      removeEventListener('blur', letGo)
    },
  }
}
