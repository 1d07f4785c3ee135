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
  const queue = createRenderQueue(({ key }) => void arrived.push(key))
  queue.setPost((order) => void sent.push(order))
  return { queue, arrived, sent, answer: (id: number): Answer => ({ id, layers: [layer()] }) }
}

test('two requests are in progress at once; urgent ones come before those for later', () => {
  const { queue, sent, arrived, answer } = open()
  queue.ask('a', 'a', 'ahead', () => task(1))
  queue.ask('b', 'b', 'ahead', () => task(2))
  queue.ask('c', 'c', 'ahead', () => task(3))
  queue.ask('cell', 'cell', 'piece', () => task(4))
  queue.ask('room', 'new dress', 'figure', () => task(5))
  expect(sent.map(pieceOf)).toEqual([1, 2])
  queue.take(answer(sent[0]!.id))
  queue.take(answer(sent[1]!.id))
  expect(sent.map(pieceOf)).toEqual([1, 2, 5, 4])
  expect(arrived).toEqual(['a', 'b'])
})

test('of several outfits for one place only the last is drawn, and none twice', () => {
  const { queue, sent, answer } = open()
  for (let i = 0; i < 6; i++) queue.ask('room', `look ${i}`, 'figure', () => task(i))
  queue.ask('room', 'look 0', 'figure', () => task(0))
  expect(sent.map(pieceOf)).toEqual([0, 1])
  queue.take(answer(sent[0]!.id))
  expect(sent.map(pieceOf)).toEqual([0, 1, 5])
})

test('a figure that the next picture does not ask for again is not drawn; pieces of a page are', () => {
  const { queue, sent, answer } = open()
  queue.ask('x', 'x', 'ahead', () => task(1))
  queue.ask('y', 'y', 'ahead', () => task(2))
  queue.turn()
  queue.ask('room', 'gone', 'figure', () => task(3))
  queue.ask('cell', 'cell', 'piece', () => task(4))
  queue.turn()
  queue.turn()
  for (const { id } of [...sent]) queue.take(answer(id))
  expect(sent.map(pieceOf)).toEqual([1, 2, 4])
  expect(queue.lists('piece')).toBe(true)
  queue.take(answer(sent[2]!.id))
  expect(queue.lists('piece')).toBe(false)
})

test('requests to a worker that stopped are dropped, and no new ones are accepted', () => {
  const { queue, sent, arrived, answer } = open()
  queue.ask('room', 'look', 'figure', () => task(1))
  queue.setPost(null)
  expect(queue.isOpen).toBe(false)
  const late = answer(sent[0]!.id)
  queue.take(late)
  expect(arrived).toEqual([])
  expect(late.layers[0]!.picture.close).toHaveBeenCalledOnce()
  queue.ask('room', 'other', 'figure', () => task(2))
  expect(sent).toHaveLength(1)
})
