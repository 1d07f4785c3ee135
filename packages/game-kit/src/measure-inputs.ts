/** Checks that every player input causes a sound within 100 ms and a visible change within two frames. */
import type { GameRuntime } from './game-runtime.ts'
import { TICK_MS } from './frames/loop.ts'
import { listFrames } from './run.ts'
import type { RunLog } from './run.ts'

/** `heard` is null for steering, which may be silent. */
export type InputFigures = Record<string, { times: number; heard: number | null; seen: number }>
/** 100 ms. */
const HEARD_WITHIN_TICKS = 6
const SEEN_WITHIN_TICKS = 2
const SAMPLE = 96

/** Plays a log that is already cued, frame by frame. */
export function measureInputs(
  { loop, canvas, options }: GameRuntime,
  log: RunLog,
  entries: readonly { type: string }[],
  ticks: number,
): InputFigures {
  const found: InputFigures = {}
  const waiting: { name: string; tick: number }[] = []
  let unseen: { name: string; tick: number; pixels: Uint8ClampedArray }[] = []
  const look = createLook(canvas)
  let before = 0
  let axesBefore: readonly number[] = []
  let tick = 0
  for (const { buttons, commands, axes } of listFrames(log)) {
    if (tick >= ticks) break
    const steered = (options.rules.axes ?? []).filter((_, i) => axes[i] !== 0 && !axesBefore[i])
    const pressed = [
      ...options.rules.actions.filter((_, i) => buttons & ~before & (1 << i)),
      ...commands.map((command) => (command as { type?: string }).type ?? 'command'),
    ]
    const inputNames = [...pressed, ...steered]
    before = buttons
    axesBefore = axes
    for (const name of inputNames) unseen.push({ name, tick, pixels: look() })
    const soundsBefore = entries.length
    loop.advance(TICK_MS)
    for (const name of inputNames) {
      const figures = (found[name] ??= { times: 0, heard: pressed.includes(name) ? 0 : null, seen: 0 })
      figures.times++
      if (figures.heard !== null) waiting.push({ name, tick })
    }
    if (unseen.length > 0) {
      const now = look()
      unseen = unseen.filter(({ name, pixels, tick: from }) => {
        const isSeen = differs(pixels, now)
        if (isSeen) found[name]!.seen++
        return !isSeen && tick < from + SEEN_WITHIN_TICKS - 1
      })
    }
    if (entries.slice(soundsBefore).some(({ type }) => type === 'sound')) {
      for (const { name } of waiting.splice(0)) found[name]!.heard!++
    }
    while (waiting[0] && tick - waiting[0].tick >= HEARD_WITHIN_TICKS) waiting.shift()
    tick++
  }
  return found
}

function createLook(canvas: HTMLCanvasElement) {
  const small = new OffscreenCanvas(SAMPLE, SAMPLE).getContext('2d', { willReadFrequently: true })!
  return () => {
    small.drawImage(canvas, 0, 0, SAMPLE, SAMPLE)
    return small.getImageData(0, 0, SAMPLE, SAMPLE).data
  }
}

function differs(a: Uint8ClampedArray, b: Uint8ClampedArray): boolean {
  return a.some((value, i) => Math.abs(value - b[i]!) > 6)
}
