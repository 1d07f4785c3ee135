/** Rooms of sweets, bubbles, tiles and patience. */
import {
  board,
  books,
  copies,
  cushionedChair,
  hangingLamp,
  jar,
  nightWindow,
  picture,
  plant,
  row,
  rug,
  table,
} from './furniture.ts'
import { bow, drawResident, glasses, scarf, shirt } from './residents.ts'
import {
  at,
  box,
  dot,
  draw,
  flat,
  glow,
  oval,
  path,
  type Room,
  shadow,
  shine,
  spot,
  tube,
} from './room-kit.ts'

const candy = (color: string) =>
  path('M-22-9l10 6v-10h24v10l10-6v18L12 3v10h-24V3l-10 6z', color, 2.5) + shine('M-8-6h8', 2.5)
const candyJar = (colors: readonly string[]) =>
  shadow(0, 30, 0) +
  box(-26, -62, 52, 62, 12, '#d8ecff') +
  colors.map((c, i) => dot(-14 + (i % 3) * 14, -10 - Math.floor(i / 3) * 15, 8, c, 2)).join('') +
  box(-20, -72, 40, 12, 5, '#ff8fb8') +
  shine('M-18-50v22', 4)
const bubble = (r: number, color: string) =>
  `<circle r="${r}" fill="${color}" opacity=".55"/><circle r="${r}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".8"/>` +
  draw(`M${-r * 0.55} ${-r * 0.2}q${r * 0.1}-${r * 0.35} ${r * 0.45}-${r * 0.42}`, '#fff', 3)
const tile = (face: string) =>
  box(-13, -36, 26, 36, 5, '#3fa876', 2.5) + box(-15, -38, 26, 34, 5, '#fff8e8', 2.5) + at(-2, -21, face)
const FACES = [
  spot(0, 0, 7, '#e0392e'),
  draw('M0-9v18M-5-9v18M5-9v18', '#2f8f5c', 3),
  flat('M0-10l7 10-7 10-7-10z', '#2f6fd8'),
] as const
const playingCard = (mark: string) => box(-11, -32, 22, 32, 3, '#fffdf6', 2) + at(0, -16, mark)
const HEART = flat('M0 8C-10 0-8-8-3.5-8-1.5-8 0-6 0-4 0-6 1.5-8 3.5-8 8-8 10 0 0 8z', '#e8384f')
const SPADE = flat('M0-9c9 8 9 12 5 13-2 0-3-1-4-2l2 7h-6l2-7c-1 1-2 2-4 2-4-1-4-5 5-13z', '#241640')
const MATCH: Room = {
  name: 'match-3',
  wall: '#8a2466',
  floor: '#b06a4a',
  pattern: 'waves',
  light: '#ffd0e8',
  near:
    hangingLamp(-196, '#7fe0c8', 8) +
    table(-300, 180, '#ffd9ec', 112) +
    copies(
      'J',
      candyJar(['#ff5d6f', '#ffd24a', '#5cc8ff', '#8fe06a', '#b48bff', '#ff8f3c', '#ff5d6f', '#5cc8ff']),
      [
        [-264, 112],
        [-200, 112],
      ],
    ) +
    at(-148, 104, candy('#ffd24a'), 0.8) +
    at(
      -66,
      156,
      drawResident({
        coat: '#ffb0c4',
        ears: 'fox',
        inner: '#ff7a9c',
        belly: '#ffd9e2',
        mouth: 'snout',
        nose: '#ff8fa8',
        hands: [
          [-40, -66],
          [32, -30],
        ],
        gaze: [-0.6, -0.2],
        behind: draw('M26-16q14-2 12-12t-8-2 8 8', '#ff8fa8', 4),
        wear: bow(0, -48, '#5cc8ff'),
      }),
    ) +
    at(-116, 74, candy('#ff5d6f'), 0.95, -20),
  far:
    board(-500, 66, 170, '#ffd9ec') +
    row(-476, 66, 38, [jar('#ffd24a', 30), jar('#5cc8ff', 24), jar('#8fe06a', 30), jar('#b48bff', 24)]) +
    shadow(-430, 50) +
    path('M-480 152l-8-44h112l-8 44z', '#f2d9b0') +
    [0, 1, 2, 3]
      .map((i) => dot(-466 + i * 24, 104, 13, ['#ff5d6f', '#ffd24a', '#5cc8ff', '#8fe06a'][i]!, 2.5))
      .join('') +
    nightWindow(-620, 28, 70, 70, '#ffd9ec') +
    picture(-750, 38, 60, 60, '#ffd24a', '#4c1038', at(0, 0, candy('#5cc8ff'), 0.9, -14)),
}

const BUBBLE: Room = {
  name: 'bubble-shooter',
  wall: '#136878',
  floor: '#3c8a94',
  pattern: 'tiles',
  light: '#c8fff4',
  near:
    at(
      -164,
      132,
      drawResident({
        coat: '#2f4a7c',
        ears: 'none',
        belly: '#fff',
        mouth: 'beak',
        nose: '#ffb52e',
        hands: [
          [-48, -72],
          [44, -66],
        ],
        gaze: [-0.2, -0.5],
        mask: spot(0, -70, 25, '#fff', 20),
        hat:
          path('M-26-92C-20-112 20-112 26-92z', '#ff8fb8', 2.5) +
          draw('M-12-104v10M0-107v12M12-104v10', '#fff', 2.5, 0.7),
      }),
    ) +
    shadow(-164, 120) +
    path('M-268 96h208c0 34-16 50-46 50h-116c-30 0-46-16-46-50z', '#f4f6ff') +
    box(-276, 88, 224, 14, 7, '#ffffff') +
    path('M-236 146l-10 10M-92 146l10 10', '#ffc933') +
    draw('M-236 148l-8 8M-92 148l8 8', '#d99a1a', 6) +
    copies('B', spot(0, 0, 16, '#fff', 14, 0.92), [
      [-246, 86],
      [-224, 78],
      [-204, 88],
      [-124, 88],
      [-102, 78],
      [-80, 88],
      [-184, 92],
      [-146, 92],
    ]) +
    at(-218, 40, bubble(17, '#ff8fb8')) +
    at(-112, 44, bubble(20, '#5cc8ff')) +
    at(-70, 26, bubble(11, '#ffd24a')) +
    at(-262, 58, bubble(10, '#8fe06a')) +
    at(-166, 20, bubble(8, '#c8a8ff')) +
    tube('M-64 90V60q0-12-14-12', '#ffc933', 6),
  far:
    nightWindow(-430, 26, 74, 72, '#fff') +
    box(-560, 92, 84, 60, 6, '#fff') +
    oval(-518, 92, 48, 9, '#e6f4ff') +
    tube('M-518 86V66h-14', '#ffc933', 5) +
    box(-556, 22, 76, 46, 22, '#ffd9a0') +
    `<rect x="-549" y="29" width="62" height="32" rx="15" fill="#cdf4ff"/>` +
    board(-690, 74, 90, '#fff') +
    row(-672, 74, 26, [jar('#ff8fb8', 22), jar('#ffd24a', 28), jar('#8fe06a', 20)]) +
    draw('M-780 50h70', '#fff', 5) +
    path('M-770 50h44v56h-44z', '#ff9ac0', 2.5),
}

const MAHJONG: Room = {
  name: 'mahjong',
  wall: '#1d5c50',
  floor: '#7a4a2c',
  pattern: 'diamonds',
  light: '#ffb86a',
  near:
    spot(-226, 66, 54, '#8a3a22') +
    spot(-226, 66, 47, '#142058') +
    glow(-206, 52, 40, '#fff0b8') +
    spot(-206, 52, 15, '#fff3c8') +
    draw('M-254 112q10-40 4-78M-244 72q12-8 18-6M-252 58q-12-8-20-6M-250 90q-12-6-18-2', '#3f9a6a', 5) +
    [-296, -140]
      .map(
        (x) =>
          draw(`M${x} 7v12`, '#1c1038', 3) +
          glow(x, 40, 46, '#ff8a4a') +
          oval(x, 38, 20, 20, '#f0503c') +
          draw(`M${x - 8} 20q-6 18 0 36M${x + 8} 20q6 18 0 36`, '#8a1a1a', 2, 0.6) +
          flat(`M${x - 9} 16h18v5h-18zM${x - 9} 55h18v5h-18z`, '#ffd24a'),
      )
      .join('') +
    at(
      -78,
      150,
      drawResident({
        coat: '#fbf6f0',
        ears: 'round',
        inner: '#2a2440',
        belly: '#fff',
        nose: '#fff',
        hands: [
          [-44, -46],
          [36, -44],
        ],
        gaze: [-0.5, 0.4],
        mask: spot(-14, -77, 13, '#2a2440', 14) + spot(14, -77, 13, '#2a2440', 14),
        wear: shirt('#2a2440') + scarf('#f0503c'),
      }),
    ) +
    table(-290, 250, '#a83a2e', 118) +
    copies('X', tile(FACES[0]), [
      [-268, 120],
      [-210, 120],
      [-224, 88],
    ]) +
    copies('Y', tile(FACES[1]), [
      [-239, 120],
      [-181, 120],
      [-196, 88],
      [-118, 120],
    ]) +
    copies('Z', tile(FACES[2]), [
      [-152, 120],
      [-253, 88],
    ]),
  far:
    box(-430, 30, 84, 122, 4, '#c98248') +
    flat('M-424 36h34v52h-34zM-386 36h34v52h-34zM-424 94h34v52h-34zM-386 94h34v52h-34z', '#fff1d8') +
    plant(-480, '#3f8fe8', 1.1) +
    table(-640, 110, '#8a3a22', 122) +
    path('M-606 122c-12-24 0-34 18-34s30 10 18 34z', '#5cb8c8') +
    draw('M-572 100q14-4 18-14M-598 88q10-12 20 0', '#2a6a78', 4) +
    picture(
      -750,
      28,
      52,
      84,
      '#8a3a22',
      '#fff1d8',
      draw('M-10 28q10-40 4-56M-4-4q12-6 16-2M-8 12q-10-4-12 0', '#2f8f5c', 4),
    ),
}

const SOLITAIRE: Room = {
  name: 'solitaire',
  wall: '#27543c',
  floor: '#5c3a26',
  pattern: 'stripes',
  light: '#ffe08a',
  near:
    tube('M-292 152V54', '#8a5238', 5) +
    glow(-292, 58, 80, '#fff0a8', 70) +
    path('M-310 62l10-32h16l10 32z', '#ffcb6b') +
    oval(-292, 152, 18, 5, '#8a5238') +
    rug(-150, 128, '#7a3a52') +
    at(-84, 0, cushionedChair(0, '#c2503c')) +
    at(
      -84,
      134,
      drawResident({
        coat: '#8fc86a',
        ears: 'none',
        belly: '#e8e2a8',
        mouth: 'smile',
        nose: '#8fc86a',
        hands: [
          [-46, -30],
          [30, -34],
        ],
        gaze: [-0.6, 0.5],
        behind: oval(0, -32, 38, 34, '#6a8a3c'),
        hat: glasses(),
        wear: scarf('#e8a03c'),
      }),
      0.92,
    ) +
    table(-248, 112, '#9a6238', 118) +
    copies('H', playingCard(HEART), [
      [-230, 120],
      [-178, 120],
    ]) +
    copies('S', playingCard(SPADE), [
      [-204, 120],
      [-152, 120],
      [-136, 106],
    ]),
  far:
    nightWindow(-440, 26, 80, 82) +
    box(-600, 34, 108, 118, 5, '#7a4a2c') +
    flat('M-592 42h92v46h-92zM-592 96h92v48h-92z', '#20120c') +
    copies('K', books(0, 0, 7, 2), [
      [-588, 88],
      [-586, 144],
    ]) +
    plant(-650, '#c98248', 0.9) +
    picture(-760, 36, 58, 66, '#e8c078', '#163424', at(0, 0, SPADE, 1.7)),
}

export const TABLE_ROOMS: readonly Room[] = [MATCH, BUBBLE, MAHJONG, SOLITAIRE]
