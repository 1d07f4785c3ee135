/** Reactions of the figure to the judges. */
import { IDLES, pose, POSES } from '../art/figure/poses.ts'
import type { Pose } from '../art/figure/rig.ts'

/** Waits and hopes: hands together, now this way, now that way. */
export const HOPES: readonly Pose[] = [
  IDLES[3]!,
  pose(
    [-11, 6, -4, 7],
    [
      [17, -40],
      [19, -128],
    ],
    [
      [2, -8],
      [1, 3],
    ],
    ['rest', 'rest'],
    { yaw: [14, 18, -8] },
  ),
]
const clap = (upper: number, fore: number, side: number): Pose =>
  pose(
    [side * 8, side * -5, 4, side * -6],
    [
      [upper, fore],
      [upper, fore],
    ],
    [
      [4, 3],
      [3, -5],
    ],
    ['open', 'open'],
    { yaw: [side * 10, side * 14, side * -6] },
  )
/** Hands apart, hands together, and once more on the other hip. */
export const CLAPS: readonly Pose[] = [
  clap(34, -118, 1),
  clap(16, -132, 1),
  clap(34, -118, -1),
  clap(16, -132, -1),
]
/** Thanks with a hand on the heart, and with a hand that says: me? */
export const THANKS: readonly Pose[] = [
  pose(
    [12, -7, 6, -10],
    [
      [45, -48],
      [26, -122],
    ],
    [
      [0, 3],
      [13, 7],
    ],
    ['fist', 'rest'],
    { yaw: [12, 12, -12] },
  ),
  pose(
    [-12, 7, -5, 9],
    [
      [27, -120],
      [40, 84],
    ],
    [
      [13, 7],
      [0, 3],
    ],
    ['rest', 'open'],
    { yaw: [-14, -18, 8] },
  ),
]
/** Is not sure: shrugs, and rubs an arm. */
export const DOUBTS: readonly Pose[] = [
  pose(
    [0, 3, -3, 11],
    [
      [28, 104],
      [28, 104],
    ],
    [
      [3, 3],
      [2, -7],
    ],
    ['open', 'open'],
    { yaw: [-8, -10, 10] },
  ),
  pose(
    [8, -5, 5, -12],
    [
      [16, 6],
      [20, -96],
    ],
    [
      [1, 3],
      [4, -9],
    ],
    ['rest', 'rest'],
    { yaw: [16, 14, 18] },
  ),
]
/** Lets the head hang, and looks at the shoes. */
export const SLUMPS: readonly Pose[] = [
  pose(
    [-6, 4, -7, 17],
    [
      [7, -3],
      [9, -4],
    ],
    [
      [3, 4],
      [-3, -8],
    ],
    ['rest', 'rest'],
    { yaw: [8, 6, 20] },
  ),
  pose(
    [6, -4, 6, -15],
    [
      [14, -30],
      [15, -34],
    ],
    [
      [-3, -8],
      [3, 4],
    ],
    ['rest', 'rest'],
    { yaw: [-10, -8, -18] },
  ),
]
/** For a star: an arm up, both arms up, a hand on the hip and one to the crowd, a hand that waves. */
export const CHEERS: readonly Pose[] = [
  POSES[2]!,
  pose(
    [-8, 5, -4, 7],
    [
      [152, 170],
      [150, 168],
    ],
    [
      [12, 8],
      [2, 4],
    ],
    ['wave', 'wave'],
    { yaw: [8, 10, -8] },
  ),
  pose(
    [14, -9, 6, 6],
    [
      [44, -48],
      [74, 108],
    ],
    [
      [-2, 3],
      [16, 9],
    ],
    ['fist', 'open'],
    { yaw: [-22, -26, 12] },
  ),
  POSES[1]!,
]
