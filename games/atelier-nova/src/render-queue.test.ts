import { expect, test, vi } from 'vitest'
import { createRenderQueue } from './render-queue.ts'
import type { Answer, Order } from './render-queue.ts'
import type { Task } from './layers.ts'

const task = (piece: number): Task => ({
  type: 'piece',
  worn: { piece, a: 0, b: 0, pattern: 0 },
  w: 10,
  h: 10,
  ratio: 1,
})
const pieceOf = ({ task: one }: Order) => (one.type === 'piece' ? one.worn.piece : -1)
const layer = () => ({ x: 0, y: 0, w: 1, h: 1, picture: { close: vi.fn() } as unknown as ImageBitmap })

function open() {
  const arrived: string[] = []
  const sent: Order[] = []
  const desk = createRenderQueue(({ key }) => void arrived.push(key))
  desk.setPost((order) => void sent.push(order))
  return { desk, arrived, sent, answer: (id: number): Answer => ({ id, layers: [layer()] }) }
}

test('two requests are in progress at once; urgent ones come before those for later', () => {
  const { desk, sent, arrived, answer } = open()
  desk.ask('a', 'a', 'ahead', () => task(1))
  desk.ask('b', 'b', 'ahead', () => task(2))
  desk.ask('c', 'c', 'ahead', () => task(3))
  desk.ask('cell', 'cell', 'piece', () => task(4))
  desk.ask('room', 'new dress', 'figure', () => task(5))
  expect(sent.map(pieceOf)).toEqual([1, 2])
  desk.take(answer(sent[0]!.id))
  desk.take(answer(sent[1]!.id))
  expect(sent.map(pieceOf)).toEqual([1, 2, 5, 4])
  expect(arrived).toEqual(['a', 'b'])
})

test('of several outfits for one place only the last is drawn, and none twice', () => {
  const { desk, sent, answer } = open()
  for (let i = 0; i < 6; i++) desk.ask('room', `look ${i}`, 'figure', () => task(i))
  desk.ask('room', 'look 0', 'figure', () => task(0))
  expect(sent.map(pieceOf)).toEqual([0, 1])
  desk.take(answer(sent[0]!.id))
  expect(sent.map(pieceOf)).toEqual([0, 1, 5])
})

test('a figure that the next picture does not ask for again is not drawn; pieces of a page are', () => {
  const { desk, sent, answer } = open()
  desk.ask('x', 'x', 'ahead', () => task(1))
  desk.ask('y', 'y', 'ahead', () => task(2))
  desk.turn()
  desk.ask('room', 'gone', 'figure', () => task(3))
  desk.ask('cell', 'cell', 'piece', () => task(4))
  desk.turn()
  desk.turn()
  for (const { id } of [...sent]) desk.take(answer(id))
  expect(sent.map(pieceOf)).toEqual([1, 2, 4])
  expect(desk.lists('piece')).toBe(true)
  desk.take(answer(sent[2]!.id))
  expect(desk.lists('piece')).toBe(false)
})

test('requests to a worker that stopped are dropped, and no new ones are accepted', () => {
  const { desk, sent, arrived, answer } = open()
  desk.ask('room', 'look', 'figure', () => task(1))
  desk.setPost(null)
  expect(desk.isOpen).toBe(false)
  const late = answer(sent[0]!.id)
  desk.take(late)
  expect(arrived).toEqual([])
  expect(late.layers[0]!.picture.close).toHaveBeenCalledOnce()
  desk.ask('room', 'other', 'figure', () => task(2))
  expect(sent).toHaveLength(1)
})
