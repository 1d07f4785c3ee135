/** Gamepads. They have no events, so they are polled once a frame while one is connected. */
import { DIRECTIONS } from '../overlay/focus.ts'
import type { Controls, PadAxis, PadButton } from './controls.ts'
import type { GameTypes } from '../game-types.ts'

export type PadTarget = {
  touched(): void
  press(name: string): void
  move(name: string, isRepeat: boolean): boolean
  pause(): void
  isBlocked(): boolean
  menu(): PadMenu
}
export type PadMenu = {
  move(dx: number, dy: number): void
  accept(): void
  back(): void
}

const BUTTONS = 'A B X Y LB RB LT RT Select Start L3 R3 Up Down Left Right'.split(' ') as PadButton[]
const AXES: PadAxis[] = ['lx', 'ly', 'rx', 'ry']
const DEAD_ZONE = 0.18
const REPEAT_FIRST_MS = 320
const REPEAT_MS = 110

export function createPads(controls: Controls<GameTypes>, target: PadTarget) {
  const byButton = new Map<PadButton, { name: string; isMove: boolean; repeat: boolean }[]>()
  const learn = (button: PadButton, name: string, isMove = false, repeat = false) =>
    byButton.set(button, [...(byButton.get(button) ?? []), { name, isMove, repeat }])
  for (const [name, { pad = [] }] of Object.entries(controls.actions)) for (const b of pad) learn(b, name)
  for (const [name, { padButtons }] of Object.entries(controls.axes)) {
    if (padButtons) {
      learn(padButtons[0], `${name}-`)
      learn(padButtons[1], `${name}+`)
    }
  }
  for (const [name, { pad = [], repeat = false }] of Object.entries(controls.moves ?? {}))
    for (const b of pad) learn(b, name, true, repeat)

  let held = new Set<PadButton>()
  /** Buttons pressed in a menu: the game ignores them until they are released. */
  const spent = new Set<PadButton>()
  const repeatAt = new Map<PadButton, number>()
  let sticks: Partial<Record<PadAxis, number>> = {}

  const pressInMenu = (button: PadButton) => {
    const menu = target.menu()
    const way = DIRECTIONS[button]
    if (way) menu.move(...way)
    else if (button === 'A') menu.accept()
    else if (button === 'B' || button === 'Start') menu.back()
  }
  const press = (button: PadButton, isRepeat: boolean) => {
    if (target.isBlocked()) return pressInMenu(button)
    if (button === 'Start') return target.pause()
    for (const { name, isMove } of byButton.get(button) ?? []) {
      if (isMove) target.move(name, isRepeat)
      else if (!isRepeat) target.press(name)
    }
  }
  const mayRepeat = (button: PadButton) =>
    target.isBlocked() ? button in DIRECTIONS : byButton.get(button)?.some(({ repeat }) => repeat)

  return {
    isPresent: () => listPads().length > 0,
    isBusy: () => held.size > 0 || Object.keys(sticks).length > 0,
    isDown: (name: string) =>
      [...held].some(
        (button) => !spent.has(button) && byButton.get(button)?.some((bound) => bound.name === name),
      ),
    axis: (name: string) => sticks[controls.axes[name]?.pad ?? 'lx'] ?? 0,
    letGo() {
      held = new Set()
      sticks = {}
    },
    poll(now: number) {
      const pads = listPads()
      if (pads.length === 0 && held.size === 0) return
      sticks = readSticks(pads)
      const down = new Set(pads.flatMap(listHeld))
      // A stick pushed far moves cursors and menus like the direction buttons.
      if (!Object.values(controls.axes).some(({ pad }) => pad === 'lx') || target.isBlocked())
        for (const b of asDirections(sticks)) down.add(b)
      if (down.size > 0 || Object.keys(sticks).length > 0) target.touched()
      for (const button of down) {
        if (!held.has(button)) {
          if (target.isBlocked()) spent.add(button)
          press(button, false)
          repeatAt.set(button, now + REPEAT_FIRST_MS)
        } else if (now >= (repeatAt.get(button) ?? 0) && mayRepeat(button)) {
          press(button, true)
          repeatAt.set(button, now + REPEAT_MS)
        }
      }
      held = down
      for (const button of spent) if (!down.has(button)) spent.delete(button)
    },
  }
}

function listPads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((pad) => pad !== null && pad.connected) as Gamepad[]
  } catch {
    // The host page does not allow gamepads.
    return []
  }
}

function listHeld(pad: Gamepad): PadButton[] {
  return BUTTONS.filter((_, i) => pad.buttons[i]?.pressed)
}

function readSticks(pads: Gamepad[]): Partial<Record<PadAxis, number>> {
  const sticks: Partial<Record<PadAxis, number>> = {}
  for (const pad of pads) {
    AXES.forEach((axis, i) => {
      const value = pad.axes[i] ?? 0
      // Values start at 0 right outside the dead zone, so that fine steering works.
      const live = (Math.abs(value) - DEAD_ZONE) / (1 - DEAD_ZONE)
      if (live > 0) sticks[axis] = Math.sign(value) * Math.min(1, live)
    })
  }
  return sticks
}

function asDirections({ lx = 0, ly = 0 }: Partial<Record<PadAxis, number>>): PadButton[] {
  const found: PadButton[] = []
  if (Math.abs(lx) > 0.5) found.push(lx < 0 ? 'Left' : 'Right')
  if (Math.abs(ly) > 0.5) found.push(ly < 0 ? 'Up' : 'Down')
  return found
}
