import { expect, test } from 'vitest'
import { createGrab } from './grab.ts'
import { layOut, placeCard } from './layout.ts'
import { listMoves } from '../rules/moves.ts'
import { dealTable, PLACES } from '../state.ts'
import { dealAt } from '../data/deals.ts'

const phone = { x: 0, y: 0, w: 390, h: 844 }

function hold() {
  const table = Array.from({ length: 40 }, (_, place) =>
    dealTable('klondike', dealAt('klondike', place)),
  ).find((dealt) =>
    listMoves(dealt).some(([from, to]) => [from, to].every((pile) => PLACES.klondike.columns.includes(pile))),
  )!
  const layout = layOut({
    w: 390,
    h: 844,
    safe: phone,
    hud: { x: 280, y: 8, w: 104, h: 52 },
    kind: 'klondike',
    isLeftHanded: false,
    isBig: false,
  })
  const played: unknown[] = []
  const quiet = () => {}
  const grab = createGrab({
    table: () => table,
    layout: () => layout,
    play: (move) => played.push(move),
    refuseCard: quiet,
    pressed: quiet,
    lifted: quiet,
    carry: quiet,
    letGo: quiet,
  })
  const [from, to] = listMoves(table).find((move) =>
    [move[0], move[1]].every((pile) => PLACES.klondike.columns.includes(pile)),
  )!
  const centre = (pile: number) => {
    const { x, y } = placeCard(layout, table, pile, table.piles[pile]!.length - 1)
    return { x: x + layout.cw / 2, y: y + layout.ch / 2 }
  }
  const point = (type: 'down' | 'move' | 'up', at: { x: number; y: number }) =>
    grab.pointer({ id: 1, type, ...at } as Parameters<typeof grab.pointer>[0])
  return { grab, played, from, to, centre, point }
}

test('a card in the hand shows every pile that takes it, and the one it would go to', () => {
  const { grab, played, from, to, centre, point } = hold()
  expect(grab.aim).toBeNull()
  point('down', centre(from))
  expect(grab.aim).toBeNull()
  point('move', { x: centre(from).x, y: centre(from).y + 40 })
  expect(grab.aim?.piles).toContain(to)
  expect(grab.aim?.piles).not.toContain(from)
  point('move', centre(to))
  expect(grab.aim?.over).toBe(to)
  point('up', centre(to))
  expect(played).toEqual([[from, to, 1]])
  expect(grab.aim).toBeNull()
})

test('over no pile that takes it a card goes back', () => {
  const { grab, played, from, centre, point } = hold()
  point('down', centre(from))
  point('move', { x: 8, y: 800 })
  expect(grab.aim?.over).toBeNull()
  point('up', { x: 8, y: 800 })
  expect(played).toEqual([])
})
