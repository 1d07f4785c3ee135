import { expect, test } from 'vitest'
import { pinLookup, type ResolvedAddress } from './checked-address.server.ts'

const PUBLIC: ResolvedAddress = { address: '93.184.216.34', family: 4 }

test('the pinned lookup answers in both of its forms', () => {
  const answers: unknown[] = []
  const pinned = pinLookup([PUBLIC])
  pinned('x', { all: true }, (...answer) => answers.push(answer))
  pinned('x', {}, (...answer) => answers.push(answer))
  expect(answers).toEqual([
    [null, [PUBLIC]],
    [null, PUBLIC.address, 4],
  ])
})
