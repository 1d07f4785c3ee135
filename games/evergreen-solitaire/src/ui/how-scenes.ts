/** The cards and moves of the how-to images, in the order of the rules in texts.ts. */
import type { ButtonId } from './panel.ts'
import type { Kind } from '../rules/variants.ts'

type Place = readonly [x: number, y: number]
/** `at`: its upper left corner; `seen`: how much the next one leaves in sight; `isDown`: its back is up. */
export type Shown = { suit: number; rank: number; at: Place; seen?: number; isDown?: boolean }
export type Lesson = {
  still?: readonly Shown[]
  /** Empty places. */
  slots?: readonly Place[]
  /** Cards that move so far; `isTurned`: they turn over on the way; `after`: later by this share of the loop. */
  goes?: readonly { cards: readonly Shown[]; by: Place; isTurned?: boolean; after?: number }[]
  signs?: readonly { text: string; at: Place; size?: number; after?: number }[]
  /** Lit between two shares of the loop. */
  buttons?: readonly { id: ButtonId; at: Place; from: number; to: number }[]
  /** Where a fingertip presses. */
  hand?: Place
}

export const LESSON_SIZE = { w: 124, h: 84 }
export const LESSON_CARD = { w: 34, h: 50 }

const STRIP = 14
const [SPADE, HEART, CLUB, DIAMOND] = [0, 1, 2, 3]
const card = (suit: number, rank: number, x: number, y: number, seen?: number): Shown => ({
  suit,
  rank,
  at: [x, y],
  ...(seen === undefined ? {} : { seen }),
})
const back = (x: number, y: number): Shown => ({ suit: 0, rank: 1, at: [x, y], isDown: true })

const BUILD: Lesson = {
  still: [card(HEART, 10, 22, 2, STRIP), card(SPADE, 9, 22, 2 + STRIP)],
  goes: [{ cards: [card(DIAMOND, 8, 78, 24)], by: [-56, 6] }],
}
const HOME: Lesson = {
  still: [card(CLUB, 1, 72, 15)],
  goes: [{ cards: [card(CLUB, 2, 18, 15)], by: [54, 0] }],
}
const DRAW: Lesson = {
  still: [back(18, 15), card(CLUB, 7, 72, 15)],
  goes: [{ cards: [card(HEART, 6, 18, 15)], by: [54, 0], isTurned: true }],
}

export const LESSONS_OF: Record<Kind, readonly Lesson[]> = {
  klondike: [
    BUILD,
    HOME,
    { slots: [[18, 15]], goes: [{ cards: [card(HEART, 13, 72, 15)], by: [-54, 0] }] },
    { ...DRAW, signs: [{ text: '∞', at: [62, 20], size: 22 }] },
  ],
  spider: [
    {
      still: [card(SPADE, 10, 22, 2, STRIP), card(SPADE, 9, 22, 2 + STRIP)],
      goes: [{ cards: [card(HEART, 8, 78, 24)], by: [-56, 6] }],
    },
    {
      still: [card(HEART, 8, 22, 2)],
      goes: [{ cards: [card(SPADE, 7, 78, 6, STRIP), card(SPADE, 6, 78, 6 + STRIP)], by: [-56, 10] }],
    },
    {
      slots: [[80, 21]],
      goes: [
        {
          cards: [card(SPADE, 13, 14, 9, 12), card(SPADE, 12, 14, 21, 12), card(SPADE, 1, 14, 33)],
          by: [66, 0],
        },
      ],
      signs: [{ text: 'K–A', at: [38, 44], size: 24, after: 0.58 }],
    },
    {
      still: [back(84, 26)],
      goes: [0, 1, 2].map((i) => ({
        cards: [card(i, 4 + i * 3, 84, 26)],
        by: [-78 + i * 25, -16] as const,
        isTurned: true,
        after: i * 0.07,
      })),
    },
  ],
  freecell: [
    BUILD,
    HOME,
    { slots: [[72, 15]], goes: [{ cards: [card(HEART, 5, 18, 15)], by: [54, 0] }] },
    {
      slots: [
        [44, 15],
        [82, 15],
      ],
      still: [card(HEART, 9, 4, 2)],
      goes: [{ cards: [card(SPADE, 8, 64, 8, STRIP), card(DIAMOND, 7, 64, 8 + STRIP)], by: [-60, 8] }],
    },
  ],
  pyramid: [
    {
      goes: [
        { cards: [card(HEART, 10, 8, 15)], by: [26, 0] },
        { cards: [card(CLUB, 3, 82, 15)], by: [-26, 0] },
      ],
      signs: [{ text: '= 13', at: [62, 42], size: 24, after: 0.56 }],
    },
    {
      goes: [{ cards: [card(SPADE, 13, 45, 22)], by: [0, -60] }],
      signs: [{ text: '= 13', at: [62, 48], size: 24, after: 0.5 }],
    },
    {
      still: [card(DIAMOND, 9, 45, 2)],
      goes: [
        { cards: [card(CLUB, 4, 26, 28)], by: [-70, 0] },
        { cards: [card(HEART, 8, 64, 28)], by: [70, 0], after: 0.12 },
      ],
    },
    { ...DRAW, signs: [{ text: '2×', at: [62, 20], size: 20 }] },
  ],
  tripeaks: [
    {
      still: [card(SPADE, 5, 72, 15)],
      goes: [{ cards: [card(HEART, 6, 18, 15)], by: [54, 0] }],
    },
    {
      still: [card(CLUB, 1, 72, 15)],
      goes: [{ cards: [card(DIAMOND, 13, 18, 15)], by: [54, 0] }],
    },
    DRAW,
    {
      still: [card(HEART, 8, 45, 24)],
      goes: [0, 1, 2].map((i) => ({
        cards: [card(i, 9 + i, [4, 86, 45][i]!, [4, 4, 2][i]!)],
        by: [[41, -41, 0][i]!, [20, 20, 22][i]!] as const,
        after: i * 0.1,
      })),
      signs: [{ text: '×5', at: [102, 64], size: 24, after: 0.66 }],
    },
  ],
}

/** What holds for every game: a tap is enough, and help is near. */
export const LESSONS_ALL: readonly Lesson[] = [
  {
    still: [card(SPADE, 4, 76, 4)],
    goes: [{ cards: [card(DIAMOND, 3, 20, 4)], by: [56, 20] }],
    hand: [37, 40],
  },
  {
    buttons: [
      { id: 'undo', at: [11, 16], from: 0.12, to: 0.42 },
      { id: 'hint', at: [67, 16], from: 0.55, to: 0.9 },
    ],
  },
]
