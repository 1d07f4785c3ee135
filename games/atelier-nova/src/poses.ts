/** How a figure stands and walks, as plain numbers. */
import type { Pose } from './rig.ts'

export const POSES: readonly Pose[] = [
  {
    shift: 10,
    pelvis: -6,
    chest: 5,
    head: -5,
    arms: [
      [21, -16],
      [22, 40],
    ],
    legs: [
      [1, 3],
      [10, 7],
    ],
    hands: ['rest', 'open'],
  },
  {
    shift: -9,
    pelvis: 6,
    chest: -4,
    head: 5,
    arms: [
      [30, 152],
      [50, -52],
    ],
    legs: [
      [10, 7],
      [-1, 5],
    ],
    hands: ['open', 'fist'],
  },
  {
    shift: 0,
    pelvis: 0,
    chest: 2,
    head: -5,
    arms: [
      [148, 172],
      [38, 46],
    ],
    legs: [
      [8, 8],
      [9, 9],
    ],
    hands: ['open', 'open'],
  },
  {
    shift: 10,
    pelvis: -7,
    chest: 5,
    head: 4,
    arms: [
      [42, -46],
      [46, -50],
    ],
    legs: [
      [-2, 3],
      [13, 9],
    ],
    hands: ['fist', 'fist'],
  },
  {
    shift: 2,
    pelvis: 3,
    chest: -5,
    head: 8,
    arms: [
      [28, -112],
      [18, 6],
    ],
    legs: [
      [4, 3],
      [-6, 2],
    ],
    hands: ['rest', 'rest'],
  },
  {
    shift: 0,
    pelvis: -3,
    chest: 4,
    head: 6,
    arms: [
      [62, 78],
      [66, 84],
    ],
    legs: [
      [7, 2],
      [-3, -8],
    ],
    hands: ['open', 'open'],
  },
]
/** Arms out for balance, feet close: the turn at the end of the catwalk. */
export const TURN: Pose = {
  shift: 0,
  pelvis: 0,
  chest: 0,
  head: 3,
  arms: [
    [38, 62],
    [38, 62],
  ],
  legs: [
    [1, 2],
    [3, 2],
  ],
  hands: ['open', 'open'],
}
/** Mirrored steps of the catwalk come from these: weight left, passing, weight right, passing. */
export const STRIDES: readonly Pose[] = [
  {
    shift: 8,
    pelvis: -6,
    chest: 4,
    head: -1,
    arms: [
      [25, 14],
      [14, -24],
    ],
    legs: [
      [0, 3],
      [-8, -1],
    ],
    near: [0.86, 1.04],
  },
  {
    shift: 2,
    pelvis: -1,
    chest: 1,
    head: 0,
    arms: [
      [14, 3],
      [12, 0],
    ],
    legs: [
      [2, 3],
      [4, 6],
    ],
    near: [1, 0.94],
    lift: 4,
  },
  {
    shift: -8,
    pelvis: 6,
    chest: -4,
    head: 1,
    arms: [
      [14, -24],
      [25, 14],
    ],
    legs: [
      [-8, -1],
      [0, 3],
    ],
    near: [1.04, 0.86],
  },
  {
    shift: -2,
    pelvis: 1,
    chest: -1,
    head: 0,
    arms: [
      [12, 0],
      [14, 3],
    ],
    legs: [
      [4, 6],
      [2, 3],
    ],
    near: [0.94, 1],
    lift: 4,
  },
]
