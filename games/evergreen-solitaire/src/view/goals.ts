/** Goals within a game: three acorns each, counted when it is won. Computed from the moves, so that an undo reverts them. */
import { countHome } from '../rules/progress.ts'
import { applyMove } from '../rules/moves.ts'
import { dealTable, PLACES } from '../state.ts'
import type { Move, State, Table } from '../state.ts'

/**
 * `hints`: at most the one that is free, and no golden leaf. `moves`: in so many at most. `turns`: the waste turned over so often at most. `undos`: without a take-back. `early`: a whole run home while the stock can still deal so often. `row`: so many cards in a row.
 */
export type GoalId = 'hints' | 'moves' | 'turns' | 'undos' | 'early' | 'row'
export type Goal = { id: GoalId; need: number }
/** Open: not decided yet. */
export type GoalState = 'open' | 'done' | 'lost'

const hints: Goal = { id: 'hints', need: 1 }
const goals = (moves: number, id: GoalId, need: number): readonly Goal[] => [
  { id, need },
  { id: 'moves', need: moves },
  hints,
]
export const GOALS: Record<string, readonly Goal[]> = {
  klondike: goals(165, 'turns', 3),
  klondike3: goals(145, 'turns', 5),
  spider1: goals(125, 'early', 3),
  spider2: goals(160, 'early', 2),
  spider4: goals(185, 'early', 1),
  freecell: goals(90, 'undos', 0),
  pyramid: goals(66, 'turns', 1),
  tripeaks: goals(45, 'row', 8),
}

type Deeds = { turns: number; row: number; early: number }

type Walked = { place: string; moves: readonly Move[]; table: Table; deeds: Deeds; row: number }

const begin = (mode: string, deal: number): Walked => ({
  place: `${mode} ${deal}`,
  moves: [],
  table: dealTable(mode, deal),
  deeds: { turns: 0, row: 0, early: -1 },
  row: 0,
})
/** Cache of the last evaluation: one more move costs one step, not a full recount. */
let walked: Walked | null = null

/** Statistics of the moves from the deal to the current table. */
function listDeeds({ mode, deal, moves }: Pick<State, 'mode' | 'deal' | 'moves'>): Deeds {
  const isFurther =
    walked?.place === `${mode} ${deal}` &&
    walked.moves.length <= moves.length &&
    walked.moves.every((move, i) => move.every((part, j) => part === moves[i]![j]))
  const at = isFurther ? walked! : begin(mode, deal)
  const { stock } = PLACES[at.table.kind]
  for (const move of moves.slice(at.moves.length)) {
    const home = countHome(at.table)
    at.table = applyMove(at.table, move)
    const gained = countHome(at.table) - home
    at.row = gained > 0 ? at.row + 1 : move[0] === stock ? 0 : at.row
    at.deeds.row = Math.max(at.deeds.row, at.row)
    if (stock >= 0 && move[1] === stock) at.deeds.turns++
    if (gained > 0 && at.deeds.early < 0) at.deeds.early = (at.table.piles[stock]?.length ?? 0) / 10
  }
  at.moves = moves.map((move): Move => [...move])
  walked = at
  return at.deeds
}

/** The state of each goal; `paidHints` excludes the free one; `isWon` decides goals that are limits. */
export function judgeGoals(state: State, paidHints: number, isWon: boolean): GoalState[] {
  const deeds = listDeeds(state)
  const dealsLeft = (state.table.piles[0]?.length ?? 0) / 10
  const judgeLimit = (isMet: boolean): GoalState => (isMet ? (isWon ? 'done' : 'open') : 'lost')
  return (GOALS[state.mode] ?? []).map(({ id, need }) => {
    if (id === 'hints') return judgeLimit(paidHints === 0 && !state.leads)
    if (id === 'moves') return judgeLimit(state.moves.length <= need)
    if (id === 'row') return deeds.row >= need ? 'done' : isWon ? 'lost' : 'open'
    if (id === 'early') return deeds.early >= need ? 'done' : dealsLeft < need || isWon ? 'lost' : 'open'
    if (id === 'undos') return judgeLimit(state.undos <= need)
    return judgeLimit(deeds.turns <= need)
  })
}
