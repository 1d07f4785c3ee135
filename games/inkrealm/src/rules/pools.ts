/** Places the swift pools. */
import type { Rng } from '@playhouse/game-kit/rules'
import { SIZE } from '../state.ts'
import type { Pool } from '../state.ts'

/** A dozen at most, apart from each other. */
export function placePools(rng: Rng): Pool[] {
  const pools: Pool[] = []
  for (let i = 0; i < 120 && pools.length < 12; i++) {
    const pool = { x: 8 + rng.int(SIZE - 16), y: 8 + rng.int(SIZE - 16), r: 4 + rng.int(3) }
    const isFree = pools.every(({ x, y }) => Math.abs(x - pool.x) + Math.abs(y - pool.y) > 20)
    if (isFree) pools.push(pool)
  }
  return pools
}
