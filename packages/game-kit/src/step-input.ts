import type { GameTypes, InputFrame, RuleSet, StepInput } from './game-types.ts'

export const AXIS_STEPS = 127

/** Reads input frames; returns the same object every tick, so that a tick allocates nothing. */
export function createStepInput<G extends GameTypes>({ actions, axes = [] }: RuleSet<G>) {
  const bits = new Map(actions.map((action, i) => [action, 1 << i]))
  const places = new Map(axes.map((axis, i) => [axis, i]))
  let before = 0
  let now: InputFrame<G> = { buttons: 0, axes: [], commands: [] }
  const bitOf = (action: G['action']) => bits.get(action) ?? 0
  const input: StepInput<G> = {
    down: (action) => (now.buttons & bitOf(action)) !== 0,
    pressed: (action) => (now.buttons & ~before & bitOf(action)) !== 0,
    released: (action) => (before & ~now.buttons & bitOf(action)) !== 0,
    axis: (axis) => (now.axes[places.get(axis) ?? -1] ?? 0) / AXIS_STEPS,
    get commands() {
      return now.commands
    },
  }
  return {
    input,
    read(frame: InputFrame<G>) {
      before = now.buttons
      now = frame
    },
  }
}

/** Converts -1 to 1 to the integer that logs store. */
export function quantise(value: number): number {
  // Rounds the absolute value, so that left and right are symmetric.
  return Math.sign(value) * Math.round(Math.min(1, Math.abs(value)) * AXIS_STEPS) || 0
}
