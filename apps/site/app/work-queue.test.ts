import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

// covers: '9.3'
test('four run at once, the others wait, and a failure makes room like any other end', async () => {
  const queue = createWorkQueue(4)
  const begun: number[] = []
  const ends: ((isOk: boolean) => void)[] = []
  const add = (number: number, isUrgent = false) =>
    queue(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(number)
          ends[number] = (isOk) => (isOk ? resolve(number) : reject(new Error('failed')))
        }),
      isUrgent,
    )
  const tasks = Array.from({ length: 7 }, (_, number) => add(number))
  void add(7, true)
  expect(begun).toEqual([0, 1, 2, 3])
  ends[2]!(false)
  await expect(tasks[2]).rejects.toThrow('failed')
  await settle()
  expect(begun).toEqual([0, 1, 2, 3, 7])
  ends[0]!(true)
  expect(await tasks[0]).toBe(0)
  ends[1]!(true)
  await settle()
  expect(begun).toEqual([0, 1, 2, 3, 7, 4, 5])
})
