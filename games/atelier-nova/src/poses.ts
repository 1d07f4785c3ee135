/** How a figure stands and walks, as plain numbers. */
import type { Pose } from './rig.ts'

export const POSES: readonly Pose[] = [
  {
    shift: 7,
    pelvis: -4,
    chest: 3,
    head: -3,
    arms: [
      [14, 4],
      [12, 3],
    ],
    legs: [
      [3, 4],
      [8, 6],
    ],
  },
  {
    shift: -9,
    pelvis: 6,
    chest: -4,
    head: 5,
    arms: [
      [13, 6],
      [50, -52],
    ],
    legs: [
      [10, 7],
      [-1, 5],
    ],
    hands: ['rest', 'fist'],
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
/** Mirrored steps of the catwalk come from these: weight left, passing, weight right, passing. */
export const STRIDES: readonly Pose[] = [
  {
    shift: 8,
    pelvis: -6,
    chest: 4,
    head: -1,
    arms: [
      [20, 8],
      [8, -8],
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
      [8, -8],
      [20, 8],
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
