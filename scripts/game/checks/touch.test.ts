import { expect, test } from 'vitest'
import { compareEffects } from './touch.ts'

const pause = { id: 'pause', dialog: 'Paused', buttons: 'resume, restart', hash: 'a' }
const card = { id: 'card', dialog: '', buttons: 'pause, card', hash: 'b' }

test('a finger that does what the mouse does is right', () => {
  expect(compareEffects([pause, card], [card, pause])).toEqual([])
})

test.each([
  // The click that follows a touch closed the dialog again.
  ['pause: dialog "", not "Paused"', [{ ...pause, dialog: '' }, card]],
  ['card: hash "a", not "b"', [pause, { ...card, hash: 'a' }]],
  ['pause: buttons "back", not "resume, restart"', [{ ...pause, buttons: 'back' }, card]],
  ['card: not found', [pause]],
])('%s', (fault, found) => {
  expect(compareEffects([pause, card], found)).toEqual([fault])
})

test('a screen without entries, or one on which no press does anything, is no proof', () => {
  expect(compareEffects([], [])).toEqual(['there is nothing to press'])
  const same = [card, { ...card, id: 'other' }]
  expect(compareEffects(same, same)).toEqual(['no press has an effect'])
})
