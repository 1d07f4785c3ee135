import type { Departure, EffectState } from './effect-types.ts'
import type { createBits } from '../art/particle-shapes.ts'
import { countLines } from '../rules/grid.ts'
import { findPopPlace } from './pop-place.ts'
import { CLOTHS } from '../art/palette.ts'
import { DREAM, timesOf } from '../rules/clearing.ts'
import type { GameEvent } from '../rules/events.ts'
import { SIZE, getShape } from '../rules/shapes.ts'
import { readCushion } from '../rules/cushion-cell.ts'

export type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>

export const LEAVE_MS = 520

/** For how long what is full stands still and shines, before it flies. */
export const FLASH_MS = 300

export const DROP_MS = 70

export const THROW_MS = 150

const MAX_SETTLED = 22

const STAGGER_MS = 34

/** Height of a clear's points in squares, and how wide a letter is about, in heights and as a smaller one in squares. */
export const POINTS = 1.05

export const BIG_POINTS = 1.25

const LETTER = 0.68

const UNDER_LETTER = 0.36

/** Cushions that settle, and the feast when the board is empty. */
export function createSettling(
  effects: EffectState,
  random: () => number,
  scatter: ReturnType<typeof createBits>['scatter'],
) {
  const settle = (count: number, at: number) => {
    for (let i = 0; i < count; i++)
      effects.settled.push({
        x: random(),
        y: random(),
        turn: random() * 6,
        size: 0.7 + random() * 0.5,
        at: at + random() * 600,
      })
    effects.settled.splice(0, effects.settled.length - MAX_SETTLED)
  }
  const feast = (now: number, calm: boolean, share = 1) => {
    effects.wokenAt = now
    effects.joy = 1
    if (calm) return
    settle(Math.ceil(6 * share), now + 900)
    for (let i = 0; i < 18 * share; i++) {
      const colour = CLOTHS[1 + (i % 7)]!.base
      scatter({ x: random() * 8, y: random() * 8 }, colour, now + random() * 700, { count: 3, power: 3.6 })
    }
  }
  /** A solved puzzle or a finished daily board: feathers everywhere. */
  const celebrate = (now: number, calm: boolean) => {
    feast(now + 500, calm, 0.5)
  }
  return { settle, feast, celebrate }
}

/** What a cleared line sets off. */
export function createClearEffects(
  effects: EffectState,
  scatter: ReturnType<typeof createBits>['scatter'],
  feast: (now: number, calm: boolean, share?: number) => void,
  settle: (count: number, at: number) => void,
) {
  const onCleared = (
    event: Of<'cleared'>,
    now: number,
    from: { x: number; y: number },
    calm: boolean,
    praise: string,
  ) => {
    const count = countLines(event.lines)
    effects.glow = { lines: event.lines, at: now, rank: count - 1 + timesOf(event.combo) - 1 }
    // A large clear would hide the board behind its feathers.
    const few = event.cells.length > 16 ? 2 : 4
    for (const { index, cell } of event.cells) {
      const x = (index % SIZE) + 0.5
      const y = Math.floor(index / SIZE) + 0.5
      const at = now + (calm ? 0 : FLASH_MS) + Math.hypot(x - from.x, y - from.y) * STAGGER_MS
      effects.leaving.push({ index, cell, at })
      if (!calm)
        scatter({ x, y }, CLOTHS[readCushion(cell).colour]?.base ?? '#fff', at + LEAVE_MS * 0.4, {
          count: few,
          power: 3.8,
          grow: 1.35,
        })
    }
    for (const index of [...event.gifts, ...event.bursts]) {
      const x = (index % SIZE) + 0.5
      const y = Math.floor(index / SIZE) + 0.5
      effects.rings.push({ x, y, at: now + (calm ? 0 : FLASH_MS) })
      if (!calm) scatter({ x, y }, '#ff6d5e', now + FLASH_MS, { count: 16, power: 4.6 })
    }
    // A cap was pulled off: it starts up.
    for (const index of event.woken)
      effects.landed.set(index, {
        at: now + FLASH_MS,
        x: (index % SIZE) + 0.5,
        y: Math.floor(index / SIZE) + 1,
      })
    // Words on words cannot be read.
    effects.pops.length = 0
    const [text, under] = event.points > 0 ? [`+${event.points}`, praise] : [praise, '']
    const big = event.points >= 60 || !under
    const share = big ? BIG_POINTS : POINTS
    const wide = Math.max(text.length * share * LETTER, under.length * UNDER_LETTER)
    const place = findPopPlace(
      event.cells.map(({ index }) => index),
      wide,
      share * (under ? 1.7 : 1),
    )
    if (text) effects.pops.push({ text, under, ...place, at: now + 120, big, isClear: true })
    if (event.combo % DREAM === 0 && event.points > 0) feast(now + 200, calm)
    settle(calm ? 0 : Math.min(4, Math.ceil(event.cells.length / 6)), now + 700)
    effects.shakeAt = now
    effects.shakePower = Math.min(1, 0.5 + event.cells.length / 40)
    effects.wokenAt = now
    effects.joy = Math.min(1, 0.3 + event.combo * 0.2 + (event.isBoardEmpty ? 0.6 : 0))
  }
  return onCleared
}

/** What a placed piece sets off. */
export function createPlacedEffects(
  effects: EffectState,
  puff: ReturnType<typeof createBits>['puff'],
  scatter: ReturnType<typeof createBits>['scatter'],
) {
  /** Lets the piece fly to its squares; hands back when it lands. */
  const onPlaced = (event: Of<'placed'>, now: number, from: Departure, calm: boolean): number => {
    const { piece, row, col } = event
    const ms = calm ? 0 : from.isThrown ? THROW_MS : DROP_MS
    const at = now + ms
    if (ms > 0) effects.flights.push({ piece, row, col, from, at: now, ms })
    const { cells, w, h } = getShape(piece.shape)
    const landing = { at, x: col + w / 2, y: row + h }
    for (const cell of cells) effects.landed.set((row + cell.row) * SIZE + col + cell.col, landing)
    if (calm) return at
    for (const cell of cells.filter((one) => one.row === h - 1)) puff(col + cell.col + 0.5, row + h, at)
    return at
  }
  /** A small one falls out of the sky. */
  const drop = (index: number, at: number, calm: boolean) => {
    const [x, y] = [(index % SIZE) + 0.5, Math.floor(index / SIZE) + 1]
    effects.landed.set(index, { at, x, y })
    if (!calm) scatter({ x, y: y - 0.5 }, '#f2f6ff', at, { count: 8, power: 1.8 })
  }
  return { onPlaced, drop }
}
