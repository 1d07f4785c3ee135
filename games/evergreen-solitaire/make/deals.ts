/**
 * Plays deals to the end and keeps the numbers of those that can be won, with a way to win each, in `make/solved-<mode>.json`; make/gather.ts reads them.
 * Run with `node games/evergreen-solitaire/make/deals.ts <mode> <how many> <beam width>`; a mode at a time.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { applyMove, canMove, isWon } from '../src/moves.ts'
import { solve } from '../src/solver.ts'
import { dealTable } from '../src/state.ts'

const [mode = 'klondike', wanted = '120', width = '200'] = process.argv.slice(2)
const file = new URL(`solved-${mode}.json`, import.meta.url)
// Goes on where it was stopped.
const solved: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const first = Math.max(0, ...Object.keys(solved).map(Number)) + 1
const began = Date.now()
let tried = 0

for (let deal = first; Object.keys(solved).length < Number(wanted); deal++) {
  tried++
  const table = dealTable(mode, deal)
  const moves = solve(table, { width: Number(width) })
  if (!moves) continue
  let at = table
  for (const move of moves) {
    if (!canMove(at, move)) throw new Error(`${mode} ${deal}: the way found breaks the rules at ${move}`)
    at = applyMove(at, move)
  }
  if (!isWon(at)) throw new Error(`${mode} ${deal}: the way found does not end`)
  solved[deal] = moves.map((move) => move.map((part) => part.toString(36)).join('.')).join(' ')
  writeFileSync(file, JSON.stringify(solved))
  if (tried % 10 === 0) console.log(mode, Object.keys(solved).length, 'of', tried, Date.now() - began, 'ms')
}
console.log(
  mode,
  Object.keys(solved).length,
  'of',
  tried,
  Date.now() - began,
  'ms',
  readFileSync(file).length,
)
