/** Keys: what is held, what is pressed, and moves that repeat while their key is down. */
import { listBound } from './controls.ts'
import type { Bindings, Controls } from './controls.ts'
import type { Device, InputTarget } from './input-target.ts'
import type { GameTypes } from '../game-types.ts'

const REPEAT_FIRST_MS = 320
const REPEAT_MS = 110

export type KeyboardTarget = Pick<InputTarget, 'isBlocked' | 'move' | 'wake' | 'now'> & {
  handleInput(device: Device): void
  press(name: string): void
  /** Every device lets go. */
  letGo(): void
}

export function createKeyboard(controls: Controls<GameTypes>, target: KeyboardTarget) {
  const keysDown = new Set<string>()
  const repeats = new Map<string, number>()
  let byKey = new Map<string, { name: string; kind: string }[]>()

  const beginMove = (name: string, code: string): boolean => {
    const isTaken = target.move(name, false)
    if (controls.moves?.[name]?.repeat) repeats.set(code, target.now() + REPEAT_FIRST_MS)
    target.wake()
    return isTaken
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || target.isBlocked()) return
    const isOnButton =
      event.target instanceof HTMLElement && event.target.closest('button, input, select, a') !== null
    if (isOnButton && /^(Enter|Space|Tab)$/.test(event.code)) return
    const code = event.shiftKey && byKey.has(`Shift+${event.code}`) ? `Shift+${event.code}` : event.code
    const bound = byKey.get(code)
    if (!bound) return
    target.handleInput('keyboard')
    let isTaken = event.repeat
    if (!event.repeat) {
      keysDown.add(code)
      for (const { name, kind } of bound) {
        if (kind !== 'move') target.press(name)
        if (kind !== 'move' || beginMove(name, code)) isTaken = true
      }
    }
    // Arrows and space would scroll the page around the game.
    if (isTaken) event.preventDefault()
  }
  const onKeyUp = (event: KeyboardEvent) => {
    // macOS sends no keyup event for a key released while Cmd is held.
    if (event.key === 'Meta') target.letGo()
    for (const code of [event.code, `Shift+${event.code}`]) {
      keysDown.delete(code)
      repeats.delete(code)
    }
  }
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('keyup', onKeyUp)

  return {
    isBusy: () => keysDown.size > 0,
    isDown: (name: string) =>
      [...keysDown].some((code) => byKey.get(code)?.some((bound) => bound.name === name)),
    /** Uses the player's own keys. */
    bind(bindings: Bindings) {
      byKey = new Map()
      for (const { name, kind, keys } of listBound(controls, bindings)) {
        for (const code of keys) byKey.set(code, [...(byKey.get(code) ?? []), { name, kind }])
      }
    },
    isBound: (code: string) => byKey.has(code),
    /** Called once a frame: repeated moves have no events. */
    poll(now: number) {
      for (const [code, at] of repeats) {
        if (now < at) continue
        repeats.set(code, now + REPEAT_MS)
        for (const { name, kind } of byKey.get(code) ?? []) if (kind === 'move') target.move(name, true)
      }
    },
    letGo() {
      keysDown.clear()
      repeats.clear()
    },
    dispose() {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keyup', onKeyUp)
    },
  }
}
