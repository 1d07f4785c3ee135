import { expect, test } from 'vitest'
import { listSolved } from '../data/deals.ts'
import { createHintLine } from './hint-line.ts'
import { applyMove, findDraw, isWon, listMoves } from '../rules/moves.ts'
import { dealTable } from '../state.ts'
import type { Table } from '../state.ts'
import * as ways from '../rules/solutions.ts'

const follow = async (mode: string, hasWays: boolean, stray: (table: Table) => Table) => {
  const [deal] = listSolved(mode) as [number]
  const hintLine = createHintLine(() =>
    hasWays ? Promise.resolve(ways) : Promise.reject(new Error('offline')),
  )
  await hintLine.prepare()
  let table = stray(dealTable(mode, deal))
  for (let i = 0; i < 300 && !isWon(table); i++) {
    const move = hintLine.find({ mode, deal, table })
    if (!move) break
    table = applyMove(table, move)
  }
  return isWon(table)
}

test.each(['klondike', 'spider1', 'spider4', 'freecell'])(
  'who follows the lamp from the deal of a %s on wins',
  async (mode) => expect(await follow(mode, true, (table) => table)).toBe(true),
)

test('after wrong moves the hints still lead to a win, also offline', async () => {
  const stray = (table: Table) => applyMove(table, listMoves(table).at(-1) ?? findDraw(table)!)
  expect(await follow('tripeaks', false, stray)).toBe(true)
})
