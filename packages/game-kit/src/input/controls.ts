/** Maps a game's actions and axes to keys, gamepads and touch. */
import type { GameTypes } from '../game-types.ts'

export type PadButton =
  | 'A'
  | 'B'
  | 'X'
  | 'Y'
  | 'LB'
  | 'RB'
  | 'LT'
  | 'RT'
  | 'Select'
  | 'Start'
  | 'L3'
  | 'R3'
  | 'Up'
  | 'Down'
  | 'Left'
  | 'Right'
export type PadAxis = 'lx' | 'ly' | 'rx' | 'ry'

/**
 * What a finger or mouse does for an action: `tap` held anywhere, `left` and `right` held in that half, `button` a round button on the
 * screen (drawn only after a touch), `swipe-…` one tick per swipe.
 */
export type TouchAction =
  | 'tap'
  | 'left'
  | 'right'
  | 'button'
  | 'swipe-left'
  | 'swipe-right'
  | 'swipe-up'
  | 'swipe-down'
/** `stick-x` and `stick-y`: a stick where the thumb lands; `drag-x` and `drag-y`: the way dragged so far. */
export type TouchAxis = 'stick-x' | 'stick-y' | 'drag-x' | 'drag-y'

export type ActionControl = {
  /** `KeyboardEvent.code` names, with `Shift+` in front where Shift makes a different action. */
  keys?: readonly string[]
  pad?: readonly PadButton[]
  touch?: TouchAction
  /** For the settings' list of keys, and for the button on the screen. */
  label: string
}

export type AxisControl = {
  /** Towards -1 and towards 1. */
  keys?: readonly [less: readonly string[], more: readonly string[]]
  pad?: PadAxis
  /** Direction buttons of a pad that do the same. */
  padButtons?: readonly [less: PadButton, more: PadButton]
  touch?: TouchAxis
  label: readonly [less: string, more: string]
}

/** A press that is for the view, not for the rules: move a cursor, undo, hint. Repeats while held when `repeat` is set. */
export type MoveControl = {
  keys?: readonly string[]
  pad?: readonly PadButton[]
  /** Repeats while held. */
  repeat?: boolean
  label: string
}

export type Controls<G extends GameTypes> = {
  actions: { [Action in G['action']]: ActionControl }
  axes: { [Axis in G['axis']]: AxisControl }
  moves?: Record<string, MoveControl>
}

/** Bindings the player changed: keys by name of the action, the move, or the axis with `-` or `+` behind it. */
export type Bindings = Record<string, readonly string[]>

export type Bound = {
  name: string
  kind: 'action' | 'move' | 'less' | 'more'
  label: string
  keys: readonly string[]
}

/** Lists everything that has keys, with the player's own bindings applied. */
export function listBound(controls: Controls<GameTypes>, bindings: Bindings): Bound[] {
  const own = (name: string, keys: readonly string[] = []) => bindings[name] ?? keys
  return [
    ...Object.entries(controls.actions).map(([name, { keys, label }]): Bound => ({
      name,
      kind: 'action',
      label,
      keys: own(name, keys),
    })),
    ...Object.entries(controls.axes).flatMap(([name, { keys, label }]): Bound[] => [
      { name: `${name}-`, kind: 'less', label: label[0], keys: own(`${name}-`, keys?.[0]) },
      { name: `${name}+`, kind: 'more', label: label[1], keys: own(`${name}+`, keys?.[1]) },
    ]),
    ...Object.entries(controls.moves ?? {}).map(([name, { keys, label }]): Bound => ({
      name,
      kind: 'move',
      label,
      keys: own(name, keys),
    })),
  ]
}

/** Binds a key to one action and removes it from any other. */
export function rebind(
  controls: Controls<GameTypes>,
  bindings: Bindings,
  name: string,
  code: string,
): Bindings {
  const changed: Bindings = { ...bindings }
  for (const bound of listBound(controls, bindings)) {
    if (bound.name !== name && bound.keys.includes(code)) {
      changed[bound.name] = bound.keys.filter((key) => key !== code)
    }
  }
  const oldKeys = listBound(controls, bindings).find((bound) => bound.name === name)?.keys ?? []
  changed[name] = [code, ...oldKeys.filter((key) => key !== code)].slice(0, 2)
  return changed
}

/** `KeyA` as a person reads it. */
export function nameKey(code: string): string {
  const arrows: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }
  return arrows[code] ?? code.replace(/^(Key|Digit)/, '')
}
