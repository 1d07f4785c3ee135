import { expect, test } from 'vitest'
import { claimSound } from './claim-sound.ts'
import { sounds } from './sounds.ts'

const nameAt = (count: number, combo: number) => claimSound(count, combo)[0]

test('a larger loop sounds larger, and two usual ones in a row differ', () => {
  const heard = [nameAt(5, 0), nameAt(30, 0), nameAt(30, 1), nameAt(90, 0), nameAt(300, 0)]
  expect(new Set(heard).size).toBe(5)
  for (const name of heard) expect(sounds[name]).toBeDefined()
})
