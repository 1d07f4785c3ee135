/** Rooms of looking, merging and planning. */
import { ball, board, jar, nightWindow, picture, row, table } from './furniture.ts'
import { drawResident, helmet, scarf } from './residents.ts'
import {
  at,
  box,
  dot,
  draw,
  flat,
  glow,
  path,
  type Room,
  shadow,
  shine,
  spot,
  star,
  tube,
} from './room-kit.ts'

const flask = (color: string) =>
  path('M-6-40h12v14l14 24c2 4 0 6-4 6h-32c-4 0-6-2-4-6L-6-26z', '#d8f0ff', 2.5) +
  path('M-11-17h22l8 14c1 3 0 4-3 4h-32c-3 0-4-1-3-4z', color, 2) +
  spot(-3, -9, 2.5, '#fff') +
  spot(5, -5, 2, '#fff')
const NUMBER: Record<string, string> = {
  2: 'M-5-6c0-7 10-7 10 0 0 4-10 8-10 12H5',
  4: 'M3 7V-9l-9 11h13',
  8: 'M0-1a4.5 4.5 0 1 1 .1 0A5 5 0 1 1 0-1z',
}
const numbered = (value: string, color: string) =>
  box(-17, -34, 34, 34, 7, color, 2.5) + at(0, -16, draw(NUMBER[value]!, '#fff', 4), 1.2)
const HIDDEN: Room = {
  name: 'hidden-object',
  wall: '#4a3670',
  floor: '#5c4030',
  pattern: 'diamonds',
  light: '#ffe08a',
  near:
    shadow(-226, 84) +
    box(-304, 60, 150, 92, 5, '#7a4a34') +
    [0, 1, 2]
      .map(
        (i) =>
          box(-296, 68 + i * 28, 66, 22, 3, '#a8683f', 2.5) +
          box(-228, 68 + i * 28, 66, 22, 3, '#a8683f', 2.5) +
          spot(-263, 79 + i * 28, 3, '#ffd24a') +
          spot(-195, 79 + i * 28, 3, '#ffd24a'),
      )
      .join('') +
    box(-224, 90, 72, 26, 3, '#8a5230') +
    path('M-212 94c2-16 12-22 20-12 8-8 20 0 18 12z', '#5cc8ff', 2.5) +
    at(-282, 60, path('M-12 0c-4-20 0-30 12-30S16-20 12 0z', '#ff8fb8', 2.5)) +
    at(
      -246,
      60,
      tube('M0 0v-20', '#ffd24a', 5) +
        glow(0, -30, 36, '#ffb347') +
        flat('M0-38c6 8 6 12 0 16-6-4-6-8 0-16z', '#ff9a2e'),
    ) +
    at(-196, 60, box(-18, -12, 36, 12, 3, '#8fe0b0', 2.5) + box(-14, -22, 30, 10, 3, '#ff6f5c', 2.5)) +
    flat('M-290 150l8-8 4 4-8 8z', '#ffd24a') +
    star(-168, 148, 7, '#ffe066', 2) +
    at(
      -74,
      156,
      drawResident({
        coat: '#8f93b0',
        ears: 'cat',
        inner: '#4a4c6a',
        belly: '#dfe2f0',
        nose: '#f4f4fb',
        hands: [
          [-40, -70],
          [32, -32],
        ],
        gaze: [-0.6, 0],
        behind: tube('M20-8C56-6 62-36 46-50', '#8f93b0', 13) + draw('M48-16l10-6M56-32l6-10', '#3c3e5c', 7),
        mask: flat('M-32-80c10-10 24-10 32-3 8-7 22-7 32 3-4 12-22 16-32 8-10 8-28 4-32-8z', '#3c3e5c'),
        wear: scarf('#e0a03c'),
      }),
    ) +
    draw('M-114 84l-12-12', '#5a3420', 6) +
    dot(-138, 60, 20, '#bfeaff', 4) +
    shine('M-149 54c3-6 7-9 12-10'),
  far:
    nightWindow(-430, 26, 70, 76) +
    shadow(-530, 34) +
    path('M-562 152v-62c0-16 64-16 64 0v62z', '#8a5238') +
    dot(-530, 104, 20, '#fff6e0', 2.5) +
    draw('M-530 104v-12M-530 104l8 5', '#2a1846', 3) +
    draw('M-530 126v14', '#ffd24a', 4) +
    dot(-530, 142, 5, '#ffd24a', 2) +
    picture(
      -650,
      36,
      58,
      62,
      '#e8c078',
      '#241640',
      spot(-8, 0, 7, '#fff', 9) +
        spot(10, 0, 7, '#fff', 9) +
        spot(-6, 0, 3.5, '#241640', 5) +
        spot(12, 0, 3.5, '#241640', 5),
    ) +
    board(-770, 80, 90, '#8a5238') +
    row(-752, 80, 28, [jar('#8fe06a', 20), ball(10, '#ff8f3c'), jar('#5cc8ff', 24)]),
}

const MERGE: Room = {
  name: 'merge',
  wall: '#1c6068',
  floor: '#3c4a5c',
  pattern: 'tiles',
  light: '#a8ffe0',
  near:
    table(-304, 150, '#c9d6ea', 112) +
    at(-278, 108, flask('#ff6f9a')) +
    at(-236, 108, flask('#ffd24a')) +
    tube('M-236 66c0-30 42-30 42 0v8', '#9adcf0', 4) +
    at(
      -192,
      112,
      box(-18, -14, 36, 14, 4, '#4a5a7c', 2.5) + path('M-14-14c0-24 28-24 28 0z', '#8fe06a', 2.5),
    ) +
    spot(-278, 56, 4, '#ff9ac0') +
    spot(-284, 42, 3, '#ff9ac0') +
    spot(-270, 46, 2.5, '#ff9ac0') +
    at(-286, 154, numbered('2', '#5cb8ff'), 0.9) +
    at(-250, 154, numbered('2', '#5cb8ff'), 0.9) +
    glow(-192, 140, 50, '#ffe066', 40) +
    at(-192, 154, numbered('4', '#ff8f3c')) +
    at(
      -76,
      156,
      spot(0, 1, 52, '#0a0420', 6, 0.4) +
        [-40, -22, 22, 40]
          .map((x) => tube(`M${x * 0.4}-34Q${x}-24 ${x}-4q0 4 ${x > 0 ? 10 : -10} 2`, '#b06af0', 12))
          .join('') +
        path('M-36-40c-8-40 8-74 36-74s44 34 36 74C24-22-24-22-36-40z', '#b06af0') +
        shine('M-24-88c4-9 10-14 18-16', 4) +
        spot(-13, -70, 10, '#fff', 12) +
        spot(13, -70, 10, '#fff', 12) +
        spot(-15, -68, 6, '#1c1038', 7) +
        spot(11, -68, 6, '#1c1038', 7) +
        spot(-13, -72, 2, '#fff') +
        spot(13, -72, 2, '#fff') +
        draw('M-9-48q9 9 18 0', '#2a1846', 3) +
        spot(-25, -55, 5, '#ff5c7a', 3.5, 0.5) +
        spot(25, -55, 5, '#ff5c7a', 3.5, 0.5) +
        tube('M-30-44Q-50-52-52-70', '#b06af0', 11) +
        tube('M30-44Q48-52 46-74', '#b06af0', 11),
    ) +
    at(-132, 84, numbered('4', '#ff8f3c'), 0.8, -10) +
    at(-28, 78, numbered('8', '#ff5d7f'), 0.8, 10),
  far:
    nightWindow(-430, 26, 70, 70, '#c9d6ea') +
    board(-610, 70, 140, '#c9d6ea') +
    row(-586, 70, 40, [flask('#8fe06a'), flask('#b48bff'), flask('#ffb52e')]) +
    shadow(-560, 44) +
    box(-596, 104, 76, 48, 6, '#4a5a7c') +
    spot(-578, 118, 4, '#8fe06a') +
    spot(-564, 118, 4, '#ffd24a') +
    draw('M-584 136h52', '#8fe9ff', 4) +
    picture(-760, 38, 60, 60, '#c9d6ea', '#0c343c', at(0, 15, numbered('8', '#ff5d7f'), 0.9)),
}

const STRATEGY: Room = {
  name: 'strategy',
  wall: '#4a5024',
  floor: '#6a4a2c',
  pattern: 'bricks',
  light: '#ffd97a',
  near:
    path('M-300 14h64v72l-32-12-32 12z', '#c2304e') +
    star(-268, 42, 15, '#ffd24a', 2.5) +
    table(-312, 200, '#8a5a34', 118) +
    path('M-306 118l18-14h172l14 14z', '#7fb36a') +
    flat('M-250 118q20-12 60-10t70 10z', '#5cb8e8') +
    at(
      -244,
      110,
      path('M-30 0v-44h8v6h6v-6h8v6h16v-6h8v6h6v-6h8V0z', '#c9cfe6') +
        path('M-12-36v-30h6v6h4v-6h4v6h4v-6h6v30z', '#dfe4f6', 2.5) +
        path('M-7 0v-14c0-9 14-9 14 0V0z', '#5a3a24', 2.5) +
        draw('M0-66v-20', '#2a1846', 3) +
        path('M1-86l18 6-18 7z', '#ff5d5d', 2) +
        spot(-21, -24, 3, '#3c3a5c', 4) +
        spot(21, -24, 3, '#3c3a5c', 4),
    ) +
    at(-176, 112, draw('M0 0v-24', '#2a1846', 3) + path('M1-24l16 6-16 6z', '#4fa8ff', 2)) +
    at(-152, 114, draw('M0 0v-24', '#2a1846', 3) + path('M1-24l16 6-16 6z', '#ffd24a', 2)) +
    at(
      -70,
      156,
      drawResident({
        coat: '#2f3a5c',
        ears: 'none',
        belly: '#fff',
        mouth: 'beak',
        nose: '#ffb52e',
        hands: [
          [-50, -46],
          [38, -50],
        ],
        gaze: [-0.7, 0.3],
        mask: spot(0, -70, 26, '#fff', 21),
        hat: helmet('#aab4d8') + path('M0-110c-2-14 14-22 26-14-6 4-6 8-8 16z', '#ff5d5d', 2.5),
        wear: path('M-26-40c16 8 36 8 52 0v26c-16 6-36 6-52 0z', '#8a94c0', 2.5),
      }),
    ) +
    path('M-34 90h28v20c0 14-8 20-14 24-6-4-14-10-14-24z', '#3f8fe8', 2.5) +
    star(-20, 108, 8, '#ffd24a', 2),
  far:
    nightWindow(-430, 26, 60, 84) +
    tube('M-560 40l-70 70M-630 40l70 70', '#dfe4f6', 5) +
    path('M-624 62h58v30c0 16-20 26-29 30-9-4-29-14-29-30z', '#c2304e') +
    star(-595, 88, 14, '#ffd24a', 2.5) +
    box(-530, 116, 70, 36, 4, '#8a5238') +
    draw('M-516 116v36M-474 116v36', '#ffc933', 4) +
    picture(
      -770,
      36,
      74,
      62,
      '#c98248',
      '#f2e2b8',
      draw('M-24 14q10-20 22-8t22-20', '#b0543a', 3) + draw('M16-18l8 8M24-18l-8 8', '#d43a3a', 4),
    ),
}

export const PUZZLE_ROOMS: readonly Room[] = [HIDDEN, MERGE, STRATEGY]
