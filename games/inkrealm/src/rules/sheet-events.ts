/** Events of the sheet: low tides on the islands, moving pools, lightning over the fog. */
import { createRng } from '@playhouse/game-kit/rules'
import { isOnSheet } from './land.ts'
import { placePools } from './pools.ts'
import { CELLS, SEA, SIZE } from '../state.ts'
import type { Event, State } from '../state.ts'

const EBB_TICKS = [50 * 60, 95 * 60] as const
/** Cells the coast moves out at an ebb. */
const EBB_LAYERS = 2
const POOLS_TICKS = [40 * 60, 80 * 60, 115 * 60] as const
const FLASH_EVERY = 22 * 60
const FLASH_TICKS = 170

export function updateSheet(state: State, emit: (event: Event) => void): void {
  const { twist, ticks } = state
  if (twist === 'islands' && EBB_TICKS.some((at) => at === ticks)) {
    for (let layer = 0; layer < EBB_LAYERS; layer++) ebb(state)
    emit({ type: 'event', kind: 'ebb' })
  }
  if (twist === 'pools' && POOLS_TICKS.some((at) => at === ticks)) {
    state.pools = placePools(createRng(state.rng))
    emit({ type: 'event', kind: 'pools' })
  }
  if (twist === 'fog' && ticks % FLASH_EVERY === 0) emit({ type: 'event', kind: 'flash' })
}

/** Removes the water beside dry land: more paper becomes available. */
function ebb(state: State): void {
  const { cells } = state
  const dry: number[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (cells[cell] !== SEA) continue
    const x = cell % SIZE
    const y = (cell - x) / SIZE
    const isShore = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ].some(([nx, ny]) => isOnSheet(nx!, ny!) && cells[ny! * SIZE + nx!] !== SEA)
    if (isShore) dry.push(cell)
  }
  for (const cell of dry) cells[cell] = 0
  state.room += dry.length
}

/** How far the fog is lifted, 0 to 1. */
export function flashOf({ twist, ticks }: State): number {
  const age = ticks % FLASH_EVERY
  if (twist !== 'fog' || ticks < FLASH_EVERY || age > FLASH_TICKS) return 0
  return Math.min(1, age / 10, (FLASH_TICKS - age) / 50)
}
