import { expect, test } from 'vitest'
import { ANIMALS } from './animals.ts'
import { sounds } from '../audio/sounds.ts'
import { ANIMAL_COUNT } from '../state.ts'
import { texts } from '../texts.ts'

test('every animal has a call, a singing voice and a name', () => {
  expect(ANIMALS).toHaveLength(ANIMAL_COUNT)
  for (const { id, voice } of ANIMALS) {
    expect(sounds[`call-${id}`], id).toBeDefined()
    expect(sounds[`sing-${voice}`], voice).toBeDefined()
    expect(texts.animals[id], id).toBeTruthy()
  }
})

test('no two animals have the same call', () => {
  const calls = ANIMALS.map(({ id }) => JSON.stringify(sounds[`call-${id}`]))
  expect(new Set(calls).size).toBe(ANIMAL_COUNT)
})
