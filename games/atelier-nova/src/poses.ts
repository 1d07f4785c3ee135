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
/**
 * The catwalk: the right foot lands before the left one, the left knee comes through, and the same mirrored. The arm across swings with the foot that
 * lands; the hip above it rises.
 */
export const STRIDES: readonly Pose[] = [
  {
    shift: 15,
    pelvis: -9,
    chest: 7,
    head: -3,
    arms: [
      [14, -30],
      [32, 34],
    ],
    legs: [
      [2, 15],
      [-8, -3],
    ],
    near: [0.7, 1.05],
    knees: [0.96, 1],
  },
  {
    shift: 9,
    pelvis: -10,
    chest: 3,
    head: -1,
    arms: [
      [22, 4],
      [22, 8],
    ],
    legs: [
      [7, -3],
      [-3, 1],
    ],
    near: [0.74, 1],
    knees: [0.78, 1],
    lift: 3,
  },
  {
    shift: -15,
    pelvis: 9,
    chest: -7,
    head: 3,
    arms: [
      [32, 34],
      [14, -30],
    ],
    legs: [
      [-8, -3],
      [2, 15],
    ],
    near: [1.05, 0.7],
    knees: [1, 0.96],
  },
  {
    shift: -9,
    pelvis: 10,
    chest: -3,
    head: 1,
    arms: [
      [22, 8],
      [22, 4],
    ],
    legs: [
      [-3, 1],
      [7, -3],
    ],
    near: [1, 0.74],
    knees: [1, 0.78],
    lift: 3,
  },
]
