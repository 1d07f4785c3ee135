/** Hints along a known solution, so that a player who follows them always gets closer to a win. */
import { findBestLooking, findSafeHome } from '../rules/hints.ts'
import { findLead } from '../rules/leaves.ts'
import type { Lead } from '../rules/leaves.ts'
import { applyMove } from '../rules/moves.ts'
import { solve } from '../rules/solver.ts'
import { dealTable } from '../state.ts'
import type { Move, State, Table } from '../state.ts'

/** A quick look first, then a wider one. */
const WIDTHS = [3, 12]
/** A spider deal takes too long to solve while the player waits. */
const DEPTH = { spider: 24, other: 120 }

type FindWay = (mode: string, deal: number) => Move[] | null
/** What the lamp is asked to lead on from. */
type Lost = Pick<State, 'mode' | 'deal' | 'moves'>
type Asked = Pick<State, 'mode' | 'deal' | 'table'>

const keyOf = ({ piles }: Table): string => JSON.stringify(piles)

export function createHintLine(load: () => Promise<{ findWay: FindWay }>) {
  /** What to do next at every table along the ways known so far. */
  let known = new Map<string, Move>()
  let place = ''
  let findWritten: FindWay | null = null
  let isAsked = false

  const learn = (from: Table, way: readonly Move[]) => {
    let table = from
    for (const move of way) {
      known.set(keyOf(table), move)
      table = applyMove(table, move)
    }
  }
  return {
    /** Fetches the written ways; without them the lamp sees only as far as it looks. */
    async prepare() {
      if (isAsked) return
      isAsked = true
      try {
        findWritten = (await load()).findWay
        place = ''
      } catch {
        // No connection: it is asked for again with the next game.
        isAsked = false
      }
    },
    /** Back to the written way and on; null where it is not known. */
    findLead(state: Lost): Lead | null {
      const way = findWritten?.(state.mode, state.deal)
      return way ? findLead(state, way) : null
    },
    find({ mode, deal, table }: Asked): Move | null {
      if (place !== `${mode} ${deal}`) {
        place = `${mode} ${deal}`
        known = new Map()
        const written = findWritten?.(mode, deal)
        if (written) learn(dealTable(mode, deal), written)
      }
      const next = known.get(keyOf(table))
      if (next) return next
      const safe = findSafeHome(table)
      if (safe) return safe
      for (const width of WIDTHS) {
        const way = solve(table, { width, depth: table.kind === 'spider' ? DEPTH.spider : DEPTH.other })
        if (!way) continue
        learn(table, way)
        return way[0]!
      }
      return findBestLooking(table)
    },
  }
}
