/** Devices without hardware: keys, a pad and fingers that fire the events of real ones. For the test contract only. */
import type { PadAxis, PadButton } from './input/controls.ts'

export type Place = { x: number; y: number }
export type PointerKind = 'mouse' | 'touch'

const PAD_BUTTONS = 'A B X Y LB RB LT RT Select Start L3 R3 Up Down Left Right'.split(' ') as PadButton[]
const PAD_AXES: PadAxis[] = ['lx', 'ly', 'rx', 'ry']
/** Inside it a pad's stick counts as at rest. */
const DEAD_ZONE = 0.18

export function fireKey(code: string, isDown: boolean): void {
  document.dispatchEvent(
    new KeyboardEvent(isDown ? 'keydown' : 'keyup', { code, bubbles: true, cancelable: true }),
  )
}

/** Plugged in with its first button or axis. `poll`: reads pads now. */
export function createFakePad(poll: () => void) {
  const pad = {
    buttons: PAD_BUTTONS.map(() => ({ pressed: false, touched: false, value: 0 })),
    axes: [0, 0, 0, 0],
    connected: true,
    index: 0,
    id: 'check',
    mapping: 'standard',
    timestamp: 0,
  }
  let isIn = false
  const plug = () => {
    if (isIn) return
    isIn = true
    Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => [pad] })
    dispatchEvent(new Event('gamepadconnected'))
  }
  return {
    plug,
    press(button: string, isDown: boolean) {
      plug()
      const state = pad.buttons[PAD_BUTTONS.indexOf(button as PadButton)]
      if (!state) throw new Error(`A pad has no button "${button}"`)
      Object.assign(state, { pressed: isDown, value: isDown ? 1 : 0 })
      poll()
    },
    /** Outside the dead zone, so that the value arrives. */
    tilt(axis: PadAxis, value: number) {
      pad.axes[PAD_AXES.indexOf(axis)] =
        value === 0 ? 0 : Math.sign(value) * (DEAD_ZONE + Math.abs(value) * (1 - DEAD_ZONE))
    },
    letGo() {
      for (const button of pad.buttons) Object.assign(button, { pressed: false, value: 0 })
      pad.axes.fill(0)
    },
  }
}

/** A finger by name goes down where it is wanted, and up where it is not wanted any more. */
export function createFakeFingers(canvas: HTMLCanvasElement) {
  const lastAt = new Map<string, Place>()
  const ids = new Map<string, number>()
  let held = new Set<string>()
  const fire = (type: 'down' | 'move' | 'up', { x, y }: Place, device: PointerKind, pointerId: number) =>
    canvas.dispatchEvent(
      new PointerEvent(`pointer${type}`, {
        clientX: x,
        clientY: y,
        pointerId,
        pointerType: device,
        button: type === 'move' ? -1 : 0,
        bubbles: true,
        cancelable: true,
        isPrimary: pointerId === 1,
      }),
    )
  const idOf = (name: string) => {
    if (!ids.has(name)) ids.set(name, ids.size + 2)
    return ids.get(name)!
  }
  return {
    fire,
    /** `begins`: where a finger goes down that is dragged; `swipes`: how far it goes at once. */
    hold(
      device: PointerKind,
      wanted: ReadonlyMap<string, Place>,
      {
        begins = new Map(),
        swipes = new Map(),
      }: { begins?: ReadonlyMap<string, Place>; swipes?: ReadonlyMap<string, Place> } = {},
    ) {
      for (const name of held) if (!wanted.has(name)) fire('up', lastAt.get(name)!, device, idOf(name))
      for (const [name, at] of wanted) {
        const from = begins.get(name) ?? at
        if (!held.has(name)) {
          fire('down', from, device, idOf(name))
          const far = swipes.get(name)
          if (far) fire('move', { x: from.x + far.x, y: from.y + far.y }, device, idOf(name))
        }
        if (begins.has(name)) fire('move', at, device, idOf(name))
        lastAt.set(name, at)
      }
      held = new Set(wanted.keys())
    },
    letGo: () => void (held = new Set()),
  }
}
