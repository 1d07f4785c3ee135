/**
 * Plays deals to the end and keeps the numbers of those that can be won, each with a way to win, in `<folder>/solved-<mode>.json`;
 * make/gather.ts reads them. Run with `node games/evergreen-solitaire/make/deals.ts <folder> <mode> <how many> <widths> [known]`, a mode at a
 * time: widths of the beam, as in 8,40,200; `known` plays only what is in src/deals.ts already.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { listSolved } from '../src/data/deals.ts'
import { applyMove, canMove, isWon } from '../src/rules/moves.ts'
import { solve } from '../src/rules/solver.ts'
import { dealTable } from '../src/state.ts'
import type { Move } from '../src/state.ts'
import { writeWay } from '../src/rules/solutions.ts'
import { solveWeb } from './webs.ts'

const [folder = '.', mode = 'klondike', wanted = '120', widths = '8,40,200', known] = process.argv.slice(2)
const file = `${folder}/solved-${mode}.json`
type Solved = { tried: number; ways: Record<string, string> }
// Goes on where it was stopped.
const solved: Solved = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { tried: 0, ways: {} }
const began = Date.now()

function findWay(deal: number): Move[] | null {
  const table = dealTable(mode, deal)
  for (const [seed, width] of widths.split(',').map(Number).entries()) {
    const moves = table.kind === 'spider' ? solveWeb(table, { width, seed }) : solve(table, { width })
    if (moves) return moves
  }
  return null
}

function check(deal: number, moves: readonly Move[]): void {
  let table = dealTable(mode, deal)
  for (const move of moves) {
    if (!canMove(table, move)) throw new Error(`${mode} ${deal}: the solution breaks the rules at ${move}`)
    table = applyMove(table, move)
  }
  if (!isWon(table)) throw new Error(`${mode} ${deal}: the solution does not win`)
}

const numbers = known ? listSolved(mode) : null
while (Object.keys(solved.ways).length < Number(wanted)) {
  const deal = numbers ? numbers[solved.tried] : solved.tried + 1
  if (deal === undefined) break
  solved.tried++
  const moves = findWay(deal)
  if (moves) {
    check(deal, moves)
    solved.ways[deal] = writeWay(mode, deal, moves)
  }
  writeFileSync(file, JSON.stringify(solved))
  if (solved.tried % 10 === 0)
    console.log(mode, Object.keys(solved.ways).length, 'of', solved.tried, Date.now() - began, 'ms')
}
console.log(mode, Object.keys(solved.ways).length, 'of', solved.tried, Date.now() - began, 'ms')
