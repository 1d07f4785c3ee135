import { expect, test } from 'vitest'
import { createBoundedQueue, QueueFullError } from './bounded-queue.ts'

// asvs: '15.2.2'
test('a full queue refuses work, and accepts it again when there is space', async () => {
  const queue = createBoundedQueue(1, 1)
  const ends: (() => void)[] = []
  const task = () => new Promise<string>((resolve) => ends.push(() => resolve('done')))
  const [first, second] = [queue(task), queue(task)]
  await expect(queue(task)).rejects.toThrow(QueueFullError)
  ends[0]!()
  expect(await first).toBe('done')
  const third = queue(task)
  await expect.poll(() => ends.length).toBe(2)
  ends[1]!()
  await expect.poll(() => ends.length).toBe(3)
  ends[2]!()
  expect(await Promise.all([second, third])).toEqual(['done', 'done'])
})
