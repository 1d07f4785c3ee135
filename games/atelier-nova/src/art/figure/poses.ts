/** Poses of a figure, as plain numbers. */
import type { Kind } from '../../data/cuts.ts'
import type { Hand, Pose } from './rig.ts'

type Pair = readonly [left: number, right: number]
export const pose = (
  [shift, pelvis, chest, head]: readonly [number, number, number, number],
  arms: readonly [Pair, Pair],
  legs: readonly [Pair, Pair],
  hands: readonly [Hand, Hand],
  more: Partial<Pose> = {},
): Pose => ({
  shift,
  pelvis,
  chest,
  head,
  arms: [[...arms[0]], [...arms[1]]],
  legs: [[...legs[0]], [...legs[1]]],
  hands: [...hands],
  ...more,
})

/** The poses a player can choose; saved outfits refer to them by index. */
export const POSES: readonly Pose[] = [
  pose(
    [16, -8, 7, -8],
    [
      [44, -48],
      [20, 10],
    ],
    [
      [0, 3],
      [15, 8],
    ],
    ['fist', 'rest'],
    { yaw: [-12, -18, 8] },
  ),
  pose(
    [-13, 8, -6, 7],
    [
      [34, 156],
      [46, -50],
    ],
    [
      [14, 8],
      [-1, 4],
    ],
    ['wave', 'fist'],
    { yaw: [10, 14, -8] },
  ),
  pose(
    [0, 0, 3, -6],
    [
      [150, 172],
      [40, 52],
    ],
    [
      [8, 8],
      [10, 9],
    ],
    ['wave', 'open'],
  ),
  pose(
    [14, -9, 6, 5],
    [
      [44, -47],
      [46, -50],
    ],
    [
      [-2, 3],
      [16, 9],
    ],
    ['fist', 'fist'],
    { yaw: [-14, -20, 12] },
  ),
  pose(
    [6, 4, -6, 9],
    [
      [26, -126],
      [20, -62],
    ],
    [
      [6, 3],
      [-5, 3],
    ],
    ['rest', 'rest'],
    { yaw: [14, 20, -12] },
  ),
  pose(
    [0, -4, 5, 8],
    [
      [46, 90],
      [48, 96],
    ],
    [
      [9, 3],
      [-3, -7],
    ],
    ['open', 'open'],
    { yaw: [-8, -12, 8] },
  ),
]
/** Idle poses. */
export const IDLES: readonly Pose[] = [
  // The other hip.
  pose(
    [-16, 8, -7, 6],
    [
      [16, 4],
      [45, -49],
    ],
    [
      [15, 8],
      [-1, 3],
    ],
    ['rest', 'fist'],
    { yaw: [16, 20, -10] },
  ),
  // A hem between the fingers.
  pose(
    [4, 3, 4, -9],
    [
      [27, 20],
      [29, 24],
    ],
    [
      [3, 2],
      [-4, -9],
    ],
    ['hold', 'hold'],
    { yaw: [-10, -14, -12] },
  ),
  // A little wave.
  pose(
    [-12, 7, -6, 9],
    [
      [40, 160],
      [18, 8],
    ],
    [
      [13, 8],
      [-1, 4],
    ],
    ['wave', 'rest'],
    { yaw: [12, 16, -6] },
  ),
  // Both hands together, a knee bent inwards.
  pose(
    [10, -6, 5, -10],
    [
      [18, -44],
      [19, -46],
    ],
    [
      [1, 3],
      [2, -9],
    ],
    ['rest', 'rest'],
    { yaw: [-16, -20, -14] },
  ),
]
const TOUCH_HEAD = pose(
  [12, -7, -6, -7],
  [
    [46, -50],
    [118, -146],
  ],
  [
    [0, 3],
    [13, 8],
  ],
  ['fist', 'rest'],
  { yaw: [-10, -16, 14] },
)
const SHOW_SHOE = pose(
  [-16, 9, -8, -9],
  [
    [36, 40],
    [45, -49],
  ],
  [
    [1, 2],
    [20, 14],
  ],
  ['open', 'fist'],
  { yaw: [16, 20, 10] },
)
const HOLD_HEM = pose(
  [0, 0, 5, 8],
  [
    [36, 30],
    [38, 34],
  ],
  [
    [3, 2],
    [2, -10],
  ],
  ['hold', 'hold'],
  { yaw: [-12, -18, 12] },
)
const TUG = pose(
  [12, -7, 6, 9],
  [
    [36, -58],
    [38, -62],
  ],
  [
    [0, 3],
    [13, 7],
  ],
  ['hold', 'hold'],
  { yaw: [-8, -14, 10] },
)
const HAND_ON_HEART = pose(
  [12, -7, 6, -8],
  [
    [45, -48],
    [26, -122],
  ],
  [
    [0, 3],
    [13, 7],
  ],
  ['fist', 'rest'],
  { yaw: [12, 10, -10] },
)
const SHOW_OFF = pose(
  [0, -5, 6, 8],
  [
    [42, 98],
    [44, -47],
  ],
  [
    [8, 4],
    [-3, -6],
  ],
  ['open', 'fist'],
  { yaw: [-26, -30, -6] },
)
/** Reactions to a new piece. */
export const GLADNESS: Record<Kind, Pose> = {
  hair: TOUCH_HEAD,
  hat: TOUCH_HEAD,
  eyes: TOUCH_HEAD,
  jewel: HAND_ON_HEART,
  top: TUG,
  coat: SHOW_OFF,
  bottom: HOLD_HEM,
  dress: HOLD_HEM,
  shoes: SHOW_SHOE,
  bag: SHOW_OFF,
  wings: POSES[5]!,
}
/** Where the piece is looked for: shares of an eye's way to the right and down. */
export const GLANCES: Record<Kind, readonly [right: number, down: number]> = {
  hair: [0.6, -0.8],
  hat: [0.3, -1],
  eyes: [0, -0.2],
  jewel: [0, 0.8],
  top: [-0.2, 0.9],
  coat: [-0.7, 0.7],
  bottom: [-0.3, 1],
  dress: [-0.3, 1],
  shoes: [0.7, 1],
  bag: [-0.8, 0.7],
  wings: [0.9, -0.1],
}
