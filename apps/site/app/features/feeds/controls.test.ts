import { expect, test } from 'vitest'
import { measureGrowth, MAX_LINEAR_GROWTH } from '#app/test-growth.ts'
import { isForKeyboardOnly, parseControls } from './controls.ts'

test.each([
  [
    'WASD = move\nHold left mouse button = rotate the camera\nE = pick up\nSpace = jump\nQ, 1, 2 = change tool',
    {
      keyboard: [
        { keys: ['W', 'A', 'S', 'D'], does: 'Move' },
        { keys: ['E'], does: 'Pick up' },
        { keys: ['Space'], does: 'Jump' },
        { keys: ['Q', '1', '2'], does: 'Change tool' },
      ],
      mouse: [{ keys: ['Hold left button'], does: 'Rotate the camera' }],
    },
  ],
  [
    'W -Accelerate, S -Backward, Space – Jump, Mouse R -Aim',
    {
      keyboard: [
        { keys: ['W'], does: 'Accelerate' },
        { keys: ['S'], does: 'Backward' },
        { keys: ['Space'], does: 'Jump' },
      ],
      mouse: [{ keys: ['Right click'], does: 'Aim' }],
    },
  ],
  [
    'Mouse click or tap to play ',
    { mouse: [{ keys: ['Click'], does: 'Play' }], touch: [{ keys: ['Tap'], does: 'Play' }] },
  ],
  [
    '- Use right and left arrow keys to roll the ball. - Press the up arrow key to jump',
    {
      keyboard: [
        { keys: ['←', '→'], does: 'Roll the ball' },
        { keys: ['↑'], does: 'Jump' },
      ],
    },
  ],
  ['Use W,A,S,D to move.', { keyboard: [{ keys: ['W', 'A', 'S', 'D'], does: 'Move' }] }],
])('the instructions %j say their controls', (instructions, controls) => {
  expect(parseControls(instructions)).toEqual(controls)
})

test.each([
  '',
  'Help the farmer finish the harvest before the rain comes.',
  'Use your brain to win.',
  'Match the cards: find all pairs.',
  'Level 1 - easy, Level 2 - hard',
])('%j has no controls, so none are invented', (instructions) => {
  expect(parseControls(instructions)).toEqual({})
})

test('a game is for the keyboard only when no other input is named', () => {
  const keys = parseControls('Arrow keys = move')
  expect(isForKeyboardOnly(keys, 'Arrow keys = move')).toBe(true)
  expect(isForKeyboardOnly(keys, 'Arrow keys = move, or swipe on a phone')).toBe(false)
  expect(isForKeyboardOnly({}, 'Have fun')).toBe(false)
})

test.each(['use ', 'w = ', '- - ', 'click or tap ', 'use the a to b ', '=', ' - ,'])(
  'long hostile instructions of %j do not take long for their length',
  async (part) => {
    const parse = (length: number) => parseControls(part.repeat(length / part.length))
    expect(await measureGrowth(parse, 250)).toBeLessThan(MAX_LINEAR_GROWTH)
  },
)

test.each(['constructor = build', '__proto__ = jump', 'Press constructor to win', 'valueof: 2, w: up'])(
  'a key of every object is not a control: %s',
  (instructions) => {
    expect(parseControls(instructions).keyboard?.map(({ keys }) => keys) ?? []).not.toContainEqual([])
  },
)
