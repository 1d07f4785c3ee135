import { expect, test } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

// covers: '9.3'
test('four run at once, the others wait, and a failure makes room like any other end', async () => {
  const queue = createTaskQueue(4)
  const begun: number[] = []
  const ends: ((isOk: boolean) => void)[] = []
  const add = (number: number, isUrgent = false) =>
    queue.add(
      () =>
        new Promise<void>((resolve, reject) => {
          begun.push(number)
          ends[number] = (isOk) => (isOk ? resolve() : reject(new Error('failed')))
        }),
      isUrgent,
    )
  for (let number = 0; number < 7; number++) add(number)
  add(7, true)
  expect(begun).toEqual([0, 1, 2, 3])
  ends[2]!(false)
  await settle()
  expect(begun).toEqual([0, 1, 2, 3, 7])
  ends[0]!(true)
  ends[1]!(true)
  await settle()
  expect(begun).toEqual([0, 1, 2, 3, 7, 4, 5])
})
