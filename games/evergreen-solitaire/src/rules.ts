/** The rules: `step` changes the state it is given and touches nothing else. */
import type { RuleSet } from '@playhouse/game-kit/rules'
import { isStuck } from './rules/hints.ts'
import { applyMove, canMove, findDraw, isWon, listTargets } from './rules/moves.ts'
import { dealOfDay, isDay } from './rules/days.ts'
import { hasDeal } from './data/deals.ts'
import { MAX_LEADS } from './rules/leaves.ts'
import { countDown, countHome, measureProgress } from './rules/progress.ts'
import { dealTable, initialState, PLACES, VARIANTS } from './state.ts'
import type { Event, Game, Move, State, Table } from './state.ts'

/** Cards go home one after the other, quickly, so that each is still seen. */
const FINISH_TICKS = 6
const FINISH_LIMIT = 260
/** Time for the cards of a won game to leap. */
const CHEER_TICKS = 170
/** A second press skips the celebration. */
const CHEER_LEFT_TICKS = 12
/** The most there is for a game that is given up. */
const MAX_UNWON_SCORE = 400

export const rules: RuleSet<Game> = {
  slug: 'evergreen-solitaire',
  modes: {
    ...Object.fromEntries(Object.keys(VARIANTS).map((mode) => [mode, {}])),
    daily: { every: 'day' },
    past: {},
  },
  actions: [],
  rewards: ['home', 'turned'],
  init: initialState,
  step(state, input, emit) {
    if (state.endIn > 0) state.endIn--
    for (const command of input.commands) {
      // Nothing can be done to a game that is won, but to look away.
      if (state.endIn >= 0) {
        if (command.type === 'finish') state.endIn = Math.min(state.endIn, CHEER_LEFT_TICKS)
        break
      }
      if (command.type === 'giveUp') giveUp(state, emit)
      else if (command.type === 'gift') giveLeaf(state, emit)
      else if (command.type === 'move') play(state, command.move, emit)
      else if (command.type === 'undo') takeBack(state, emit)
      else if (command.type === 'lead') lead(state, command.back, command.moves, emit)
      else if (command.type === 'again') dealAgain(state, emit)
      else if (command.type === 'deal') dealOther(state, command.deal, command.instead, emit)
      else if (command.type === 'day') dealDay(state, command.day, emit)
      else if (state.finishIn < 0 && listFinish(state.table)) state.finishIn = 1
    }
    if (state.finishIn > 0 && --state.finishIn === 0) finishOne(state, emit)
  },
  getOutcome(state) {
    if (state.endIn === 0) return { won: true, score: scoreOf(state) }
    if (!state.hasGivenUp) return null
    const score = Math.round(measureProgress(state.table) * MAX_UNWON_SCORE)
    return { won: false, score, ...(isStuck(state.table) && { hasNoMoves: true }) }
  },
  isIdle: ({ finishIn, endIn }) => finishIn < 0 && endIn <= 0,
  isValid: (state) => isValidState(state),
}

/** A thousand for the win, less a little for every move and every one taken back. */
function scoreOf({ moves, undos }: State): number {
  return Math.max(100, 1000 - moves.length * 2 - undos * 4)
}

function play(state: State, move: Move, emit: (event: Event) => void): void {
  if (!canMove(state.table, move)) return emit({ type: 'refused', move })
  const before = state.table
  state.table = applyMove(before, move)
  state.moves.push([...move])
  const { stock } = PLACES[before.kind]
  emit({ type: move[0] === stock || move[1] === stock ? 'drawn' : 'moved', move })
  const gained = countHome(state.table) - countHome(before)
  if (gained > 0) emit({ type: 'home', move, count: gained })
  const turned = countDown(before) - countDown(state.table)
  if (turned > 0 && move[0] !== stock && move[1] !== stock) emit({ type: 'turned', count: turned })
  if (!isWon(state.table)) return
  state.endIn = CHEER_TICKS
  state.finishIn = -1
  emit({ type: 'won' })
}

function giveUp(state: State, emit: (event: Event) => void): void {
  state.hasGivenUp = true
  state.finishIn = -1
  emit({ type: 'gaveUp' })
}

/** Once a deal, to those who gave up; a day's deal is the same for all. */
export const canGetLeaf = ({ hasGivenUp, isGifted, isFixed, day }: State): boolean =>
  hasGivenUp && !isGifted && !isFixed && day === ''

function giveLeaf(state: State, emit: (event: Event) => void): void {
  if (!canGetLeaf(state)) return emit({ type: 'refused', move: null })
  state.isGifted = true
  state.hasGivenUp = false
  emit({ type: 'gifted' })
}

/** Dealing again and playing all but the last leaves nothing to go wrong, and nothing to keep. */
function takeBack(state: State, emit: (event: Event) => void): void {
  // Who gave up before the first move takes that back.
  if (state.moves.length === 0 && !state.hasGivenUp) return emit({ type: 'refused', move: null })
  if (state.moves.pop()) state.undos++
  state.hasGivenUp = false
  state.finishIn = -1
  state.table = state.moves.reduce(applyMove, dealTable(state.mode, state.deal))
  emit({ type: 'undone' })
}

/** A day's deal is the same for all: there the fox leads back only. */
function lead(state: State, back: number, moves: readonly Move[], emit: (event: Event) => void): void {
  const isDay = state.isFixed || state.day !== ''
  const isValidStep = Number.isInteger(back) && back >= 0 && back <= state.moves.length
  const hasLeaf = !isDay && (state.leads ?? 0) < MAX_LEADS + Number(state.isGifted ?? false)
  if (!isValidStep || (moves.length > 0 && !hasLeaf)) return emit({ type: 'refused', move: null })
  const remaining = state.moves.slice(0, state.moves.length - back)
  let table = remaining.reduce(applyMove, dealTable(state.mode, state.deal))
  // The last move is the player's own: no game is won without them.
  for (const move of moves) {
    if (!canMove(table, move)) return emit({ type: 'refused', move: null })
    const next = applyMove(table, move)
    if (isWon(next)) break
    table = next
    remaining.push([...move])
  }
  state.undos += Math.sign(back)
  if (moves.length > 0) state.leads = (state.leads ?? 0) + 1
  Object.assign(state, { moves: remaining, table, finishIn: -1, hasGivenUp: false })
  emit({ type: 'led', count: moves.length })
}

function dealAgain(state: State, emit: (event: Event) => void): void {
  state.moves = []
  state.hasGivenUp = false
  state.finishIn = -1
  state.table = dealTable(state.mode, state.deal)
  emit({ type: 'dealtAgain' })
}

function lay(state: State, mode: string, deal: number, emit: (event: Event) => void): void {
  Object.assign(state, { mode, deal, table: dealTable(mode, deal), moves: [], undos: 0, hasGivenUp: false })
  delete state.leads
  delete state.isGifted
  state.finishIn = -1
  emit({ type: 'dealt' })
}

/** Emits nothing when it comes too late: the player has already moved. */
function dealOther(state: State, deal: number, instead: number, emit: (event: Event) => void): void {
  if (state.isFixed || state.day || state.moves.length > 0 || state.deal !== instead) return
  if (hasDeal(state.mode, deal)) lay(state, state.mode, deal, emit)
}

function dealDay(state: State, day: string, emit: (event: Event) => void): void {
  if (state.isFixed || !state.day || !isDay(day)) return emit({ type: 'refused', move: null })
  state.day = day
  const { mode, deal } = dealOfDay(day)
  lay(state, mode, deal, emit)
}

function finishOne(state: State, emit: (event: Event) => void): void {
  const move = findHomeMove(state.table) ?? findDraw(state.table)
  if (!move) {
    state.finishIn = -1
    return
  }
  play(state, move, emit)
  state.finishIn = isWon(state.table) ? -1 : FINISH_TICKS
}

function findHomeMove(table: Table): Move | null {
  const { columns, cells, waste, home } = PLACES[table.kind]
  for (const from of [...columns, ...cells, ...(waste < 0 ? [] : [waste])]) {
    const to = listTargets(table, from, 1).find((target) => home.includes(target))
    if (to !== undefined) return [from, to, 1]
  }
  return null
}

/** The moves that end the game by themselves, or null when it still needs a player. */
export function listFinish(table: Table): Move[] | null {
  if ((table.kind !== 'klondike' && table.kind !== 'freecell') || countDown(table) > 0) return null
  const moves: Move[] = []
  let at = table
  let draws = 0
  while (!isWon(at)) {
    const home = findHomeMove(at)
    const move = home ?? findDraw(at)
    draws = home ? 0 : draws + 1
    if (!move || draws > 60 || moves.length > FINISH_LIMIT) return null
    moves.push(move)
    at = applyMove(at, move)
  }
  return moves
}

/** A saved game is valid when its moves lead from its deal to its table. */
function isValidState(data: unknown): boolean {
  const state = data as State
  try {
    let table = dealTable(state.mode, state.deal)
    for (const move of state.moves) {
      if (!canMove(table, move)) return false
      table = applyMove(table, move)
    }
    return (
      JSON.stringify(table) === JSON.stringify(state.table) &&
      [state.undos, state.leads ?? 0, state.finishIn, state.endIn].every(Number.isInteger)
    )
  } catch {
    // Whatever it is, it is no game of ours.
    return false
  }
}
