/** Rooms of card, board and word games. */
import {
  board,
  books,
  copies,
  cushionedChair,
  hangingLamp,
  nightWindow,
  picture,
  plant,
  row,
  table,
} from './furniture.ts'
import { bow, drawResident, glasses, shirt } from './residents.ts'
import {
  at,
  box,
  dot,
  draw,
  flat,
  oval,
  path,
  type Room,
  shadow,
  shine,
  spot,
  star,
  tube,
} from './room-kit.ts'

const playingCard = (mark: string) => box(-11, -32, 22, 32, 3, '#fffdf6', 2) + at(0, -16, mark)
const HEART = flat('M0 8C-10 0-8-8-3.5-8-1.5-8 0-6 0-4 0-6 1.5-8 3.5-8 8-8 10 0 0 8z', '#e8384f')
const SPADE = flat('M0-9c9 8 9 12 5 13-2 0-3-1-4-2l2 7h-6l2-7c-1 1-2 2-4 2-4-1-4-5 5-13z', '#241640')
const die = (color: string) =>
  box(-15, -30, 30, 30, 6, color, 2.5) +
  spot(-7, -22, 3, '#fff') +
  spot(7, -8, 3, '#fff') +
  spot(0, -15, 3, '#fff')
const pawn = (color: string) =>
  path('M-11 0c0-10 4-12 5-20h12c1 8 5 10 5 20z', color, 2.5) + dot(0, -26, 8, color, 2.5)
const letter = (d: string, color: string) => box(-14, -28, 28, 28, 5, color, 2.5) + draw(d, '#2a1846', 4)
const CARDS: Room = {
  name: 'cards',
  wall: '#7c2140',
  floor: '#4a2638',
  pattern: 'diamonds',
  light: '#ffd0a0',
  near:
    hangingLamp(-196, '#3fa876', 12) +
    at(
      -190,
      150,
      drawResident({
        coat: '#f6f0ff',
        ears: 'long',
        inner: '#ffb0c8',
        belly: '#fff',
        hands: [
          [-48, -56],
          [50, -52],
        ],
        gaze: [0.3, 0.2],
        wear: shirt('#2c2450') + bow(0, -48, '#ff5d6f'),
      }),
    ) +
    [-24, -8, 8, 24]
      .map((turn, i) => at(-246 + i * 5, 98, i % 2 ? playingCard(SPADE) : playingCard(HEART), 0.9, turn))
      .join('') +
    shadow(-190, 130) +
    path('M-306 118h232l-14 34h-204z', '#6a3a24') +
    oval(-190, 116, 122, 13, '#2f8f5c') +
    draw('M-282 116a92 7 0 0 0 184 0', '#8fe0b0', 2, 0.5) +
    [
      ['#ff5d6f', -140],
      ['#5cc8ff', -118],
      ['#ffd24a', -96],
    ]
      .map(([c, x]) => [0, 1, 2].map((i) => oval(Number(x), 114 - i * 5, 9, 4, String(c), 2)).join(''))
      .join('') +
    at(
      -42,
      152,
      path('M-16 0l-4-36h40l-4 36z', '#2c2450') +
        oval(0, -36, 27, 6, '#2c2450') +
        flat('M-19-32h38l-1 8h-36z', '#ff5d6f') +
        star(0, -60, 8, '#ffe066', 2) +
        spot(-14, -48, 2.5, '#fff3b0') +
        spot(12, -76, 2.5, '#fff3b0'),
    ),
  far:
    nightWindow(-440, 26, 72, 74) +
    flat('M-456 18h22c4 40-2 70-20 96h-10zM-356 18h-22c-4 40 2 70 20 96h10z', '#c2304e') +
    draw('M-464 18h116', '#ffcb6b', 5) +
    at(-560, 0, cushionedChair(0, '#8a5ac8')) +
    picture(-690, 34, 54, 72, '#ffcb6b', '#fffdf6', at(0, 0, HEART, 2)) +
    picture(-770, 34, 54, 72, '#ffcb6b', '#fffdf6', at(0, 0, SPADE, 2)),
}

const BOARD: Room = {
  name: 'board',
  wall: '#6a4022',
  floor: '#46301f',
  pattern: 'diamonds',
  light: '#ffe08a',
  near:
    hangingLamp(-206, '#e0486e', 8) +
    at(
      -80,
      152,
      drawResident({
        coat: '#9aa8d8',
        ears: 'big',
        inner: '#ffb8d0',
        belly: '#c8d2f4',
        mouth: 'smile',
        nose: '#9aa8d8',
        hands: [
          [-50, -52],
          [32, -36],
        ],
        gaze: [-0.7, 0.4],
        wear: bow(0, -47, '#ffd24a'),
      }),
    ) +
    tube('M-80 92c-2 20-16 24-26 18', '#9aa8d8', 10) +
    table(-302, 190, '#b8783c', 116) +
    path('M-280 116l24-18h140l-16 18z', '#f2e2c0') +
    flat(
      'M-262 116l7-5h22l-5 5zM-218 116l4-5h22l-3 5zM-174 116l2-5h22l-1 5zM-243 111l6-5h20l-4 5zM-200 111l3-5h20l-2 5zM-249 106l6-4h18l-4 4z',
      '#7a4a2c',
    ) +
    at(-256, 108, pawn('#f6f0e6')) +
    at(-222, 112, pawn('#3a2f5c')) +
    at(
      -190,
      104,
      path('M-13 0c0-14 6-18 6-30h14c0 12 6 16 6 30zM-12-46h6v6h4v-6h6v6h4v-6h6v16h-26z', '#f6f0e6', 2.5),
    ) +
    at(
      -148,
      108,
      path('M-12 0c0-10 4-14 4-22-10 2-12-6-4-14 8-10 22-4 20 10-2 10 4 16 4 26z', '#3a2f5c', 2.5),
    ) +
    at(-288, 152, die('#ff5d6f')) +
    at(-30, 154, die('#4fa8ff'), 0.8, 14),
  far:
    nightWindow(-440, 26) +
    board(-620, 76, 140, '#a8683a') +
    row(-596, 76, 46, [
      box(-20, -14, 40, 14, 3, '#3f8fe8', 2.5) + box(-18, -28, 36, 14, 3, '#ffd24a', 2.5),
      die('#8fe06a'),
      pawn('#ff8fb8'),
    ]) +
    shadow(-560, 40) +
    copies('Q', box(-34, -18, 68, 18, 3, '#e0665c', 2.5), [
      [-560, 152],
      [-554, 133],
    ]) +
    picture(
      -770,
      38,
      62,
      62,
      '#e8c078',
      '#fff1d8',
      flat('M-24-24h16v16h-16zM8-24h16v16H8zM-8-8H8V8H-8zM-24 8h16v16h-16zM8 8h16v16H8z', '#3a2f5c'),
    ),
}

const WORD: Room = {
  name: 'word',
  wall: '#24527e',
  floor: '#6a4a34',
  pattern: 'waves',
  light: '#fff0b0',
  near:
    box(-306, 24, 150, 74, 5, '#e8c078') +
    flat('M-298 32h134v58h-134z', '#163458') +
    copies('L', box(-10, -10, 20, 20, 3, '#fff6e0', 2), [
      [-280, 48],
      [-256, 48],
      [-232, 48],
      [-208, 48],
      [-184, 48],
      [-256, 72],
      [-232, 72],
    ]) +
    draw(
      'M-284 54V42h7v6h-7M-260 42v12h8M-237 54l5-12 5 12M-235 50h6M-213 42l5 6 5-6M-208 48v6M-184 42v7M-184 53v1',
      '#2a1846',
      2.5,
    ) +
    shadow(-228, 70) +
    box(-292, 122, 130, 30, 5, '#8a5238') +
    path('M-268 122c0-24 6-30 16-30h52c10 0 16 6 16 30z', '#3fb8a6') +
    flat('M-250 92v-24h48v24z', '#fffdf6') +
    draw('M-242 76h30M-242 84h20', '#9aa0c8', 2.5) +
    [0, 1, 2, 3, 4]
      .map((i) => spot(-256 + i * 15, 106, 4.5, '#fffdf6') + spot(-250 + i * 13, 115, 4, '#fffdf6'))
      .join('') +
    at(
      -80,
      156,
      tube('M34-8C60-14 44-30 8-26S-14-50 0-58', '#8fd84a', 24) +
        draw('M-8-30q10 4 22 2M20-34q14 2 22 14', '#5a9a2a', 3) +
        spot(6, 1, 50, '#0a0420', 5, 0.3) +
        oval(0, -74, 33, 28, '#8fd84a') +
        shine('M-22-86c4-6 8-9 14-11') +
        spot(-13, -78, 8.5, '#fff', 10) +
        spot(13, -78, 8.5, '#fff', 10) +
        spot(-15, -76, 5.5, '#1c1038', 6.5) +
        spot(11, -76, 5.5, '#1c1038', 6.5) +
        spot(-13, -79, 2, '#fff') +
        spot(13, -79, 2, '#fff') +
        glasses() +
        draw('M-9-60q9 9 18 0', '#2a1846', 3) +
        draw('M-12-100q-6-10-14-12M12-100q6-10 14-12', '#2a1846', 3.5) +
        dot(-28, -114, 5, '#ffd24a', 2) +
        dot(28, -114, 5, '#ffd24a', 2),
    ) +
    at(-132, 154, letter('M-6-6V-22h7q5 0 5 4t-5 4h-7 7q6 0 6 4t-6 4z', '#ffd24a'), 0.9, -8) +
    at(-30, 154, letter('M6-20q-12-4-12 6t12 7', '#ff8fb8'), 0.8, 10),
  far:
    nightWindow(-430, 26, 76, 72) +
    box(-600, 30, 120, 122, 5, '#8a5238') +
    flat('M-592 38h104v44h-104zM-592 92h104v52h-104z', '#14243c') +
    copies('K', books(0, 0, 8, 0), [
      [-588, 82],
      [-586, 144],
    ]) +
    plant(-650, '#e0665c', 0.9) +
    picture(-770, 38, 64, 56, '#e8c078', '#fffdf6', draw('M-14 14L0-16l14 30M-8 4H8', '#d9483c', 5)),
}

export const CARD_ROOMS: readonly Room[] = [CARDS, BOARD, WORD]
