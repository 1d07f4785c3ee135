/** The rooms of Cars, Girls and Kids. */
import { board, hangingLamp, nightWindow, picture, plant, row, rug, ball } from './furniture.ts'
import { bow, cap, drawResident } from './residents.ts'
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
  star,
  tube,
} from './room-kit.ts'

const wheel = (x: number, y: number, r: number) =>
  dot(x, y, r, '#2c2a4a') + dot(x, y, r * 0.5, '#dfe4ff', 2.5) + spot(x, y, r * 0.14, '#2c2a4a')

const block = (x: number, y: number, color: string, mark: string) =>
  box(x, y - 26, 26, 26, 4, color, 2.5) + at(x + 13, y - 13, mark)

const CARS: Room = {
  name: 'Cars',
  wall: '#2b4a78',
  floor: '#4a4a62',
  pattern: 'tiles',
  light: '#ffd97a',
  near:
    hangingLamp(-226, '#ff6b4a', 10) +
    shadow(-222, 92) +
    path('M-308 138c-4-22 2-30 22-34l26-3c10-26 24-38 54-38 32 0 46 14 60 38 24 2 34 10 32 37z', '#ff5a3c') +
    path('M-250 100c8-18 16-26 36-26v26zM-206 74c24 0 36 8 46 26h-46z', '#bfeaff', 2.5) +
    flat('M-308 124h196v8h-196z', '#7a1420', 0.35) +
    spot(-118, 114, 8, '#fff3b0') +
    glow(-112, 114, 40, '#fff3b0') +
    box(-310, 110, 12, 12, 4, '#ffd24a', 2) +
    shine('M-290 110c10-3 20-4 30-5') +
    wheel(-270, 138, 20) +
    wheel(-160, 138, 20) +
    at(
      -58,
      156,
      drawResident({
        coat: '#c08a5a',
        ears: 'droop',
        inner: '#8a5a34',
        belly: '#f2dcc0',
        hands: [
          [-36, -56],
          [32, -26],
        ],
        gaze: [-0.7, 0],
        hat: cap('#3f7fd8'),
        wear:
          path('M-25-34h12v-14h26v14h12l2 26c-14 5-38 5-54 0z', '#3f7fd8', 2.5) +
          draw('M-8-22h16', '#fff', 3, 0.7),
      }) +
        at(
          -38,
          -58,
          tube('M0 0v-26', '#cfd8ee', 6) +
            path('M-10-26c-4-12 4-20 8-20v10h6v-10c6 2 10 10 6 20z', '#cfd8ee', 2.5),
          0.8,
          -14,
        ),
    ),
  far:
    box(-520, 26, 150, 60, 5, '#c9a06a') +
    tube('M-500 38v26M-476 38v22', '#e2e8f8', 5) +
    path('M-506 62h12v10h-12zM-484 58h16v8h-16z', '#e2e8f8', 2) +
    draw('M-452 40v20M-436 40v26', '#ff8f5c', 5) +
    path('M-416 40h28v10h-10v24h-8V50h-10z', '#8fb0e8', 2) +
    box(-540, 112, 90, 40, 4, '#d94a4a') +
    draw('M-536 126h82M-536 139h82', '#7a1420', 3) +
    spot(-495, 119, 3, '#ffe066') +
    spot(-495, 132, 3, '#ffe066') +
    shadow(-650, 40) +
    [0, 1, 2]
      .map(
        (i) =>
          box(-684, 128 - i * 22, 68, 24, 11, '#33315a') + draw(`M-668 ${140 - i * 22}h36`, '#6a68a0', 3),
      )
      .join('') +
    picture(
      -790,
      34,
      70,
      54,
      '#dfe4ff',
      '#17294c',
      at(0, 4, path('M-22 8c0-10 4-12 10-13 4-10 22-10 26 0 6 1 8 5 8 13z', '#ffd24a', 2)),
    ),
}

const GIRLS: Room = {
  name: 'Girls',
  wall: '#8c2a6c',
  floor: '#7a3f5c',
  pattern: 'dots',
  light: '#ffc0e0',
  near:
    glow(-216, 76, 120, '#fff0d0', 84) +
    shadow(-216, 84) +
    oval(-216, 70, 56, 52, '#f5c86a') +
    spot(-216, 70, 47, '#cdeaff', 43) +
    flat('M-246 50l24-20 10 4-40 44zM-236 92l58-56 8 8-60 58z', '#fff', 0.55) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => {
        const a = Math.PI * (0.86 + i * 0.214)
        return spot(Math.round(-216 + Math.cos(a) * 53), Math.round(70 + Math.sin(a) * 49), 5.5, '#fffbe0')
      })
      .join('') +
    box(-296, 112, 160, 12, 5, '#ffd9ec') +
    box(-288, 124, 54, 30, 4, '#f8a8d0') +
    box(-198, 124, 54, 30, 4, '#f8a8d0') +
    spot(-261, 138, 3, '#8c2a6c') +
    spot(-171, 138, 3, '#8c2a6c') +
    box(-280, 92, 14, 20, 5, '#8fd8ff', 2.5) +
    box(-262, 98, 16, 14, 4, '#ffd24a', 2.5) +
    path('M-164 112v-12l6-12 6 12v12z', '#ff5d8f', 2.5) +
    at(
      -72,
      156,
      drawResident({
        coat: '#fff0f2',
        ears: 'cat',
        inner: '#ff9ac0',
        nose: '#ffe2ea',
        hands: [
          [-34, -50],
          [30, -30],
        ],
        gaze: [-0.5, 0],
        behind: tube('M22-8C50-4 56-28 44-40', '#fff0f2', 8),
        wear:
          path('M-14-50h28l22 42c-18 8-52 8-72 0z', '#ff5d9a', 2.5) +
          draw('M-26-16c16 6 36 6 52 0', '#fff', 2.5, 0.7),
        hat: bow(22, -100, '#7a5cff'),
      }) + at(-36, -52, draw('M0 0v-14', '#8a5238', 4) + spot(0, -18, 7, '#ffb0d0', 8)),
    ),
  far:
    draw('M-560 34h170M-552 34v118M-398 34v118', '#f5c86a', 5) +
    [
      ['#7fd6f7', -536],
      ['#ffd24a', -500],
      ['#b48bff', -462],
      ['#7fe0b0', -424],
    ]
      .map(([color, x]) =>
        path(`M${Number(x) - 8} 40h16l5 24 9 46c-12 6-32 6-44 0l9-46z`, String(color), 2.5),
      )
      .join('') +
    [-540, -500, -458, -420].map((x) => path(`M${x} 150c0-8 8-10 12-4l10 4v3h-22z`, '#ff6f8f', 2)).join('') +
    plant(-620, '#ffd9ec', 0.9) +
    picture(
      -730,
      34,
      60,
      66,
      '#ffd9ec',
      '#5c1848',
      path('M0 18C-22 2-18-14-8-14c5 0 8 4 8 8 0-4 3-8 8-8 10 0 14 16-8 32z', '#ff6f9a', 2),
    ),
}

const KIDS: Room = {
  name: 'Kids',
  wall: '#1f6496',
  floor: '#8a5a34',
  pattern: 'dots',
  light: '#fff0a8',
  near:
    rug(-150, 130, '#ff8f5c') +
    draw('M-214 8v14M-214 22h-34M-214 22h34M-248 22v18M-180 22v14M-214 22v26', '#1c1038', 2.5) +
    star(-248, 50, 12, '#ffe066', 2.5) +
    star(-180, 46, 10, '#ff8fb8', 2.5) +
    path('M-204 50a14 14 0 1 1-14 20 16 16 0 0 0 14-20z', '#bfe0ff', 2.5) +
    block(-292, 152, '#ff6f6f', star(0, 0, 8, '#fff3b0', 2)) +
    block(-264, 152, '#5cc8ff', dot(0, 0, 7, '#fff', 2)) +
    block(-278, 125, '#8fe06a', path('M0-8l8 14H-8z', '#fff', 2)) +
    shadow(-186, 46) +
    draw('M-228 142q42 20 84 0', '#a85a2a', 6) +
    path(
      'M-216 134v-24c-2-14 10-20 26-18l10 2c2-16 8-26 18-28l-2 8c12 4 18 12 22 24l-10 6-10-4v8c0 10-2 16-4 26h-10l-2-14h-24l-4 14z',
      '#f2c078',
    ) +
    path('M-192 96l16 2-2 14h-16z', '#e0486e', 2) +
    spot(-160, 82, 2.5, '#2a1846') +
    draw('M-216 112c-10 2-14 8-14 16', '#fff1dc', 5) +
    at(
      -72,
      156,
      drawResident({
        coat: '#ffb86a',
        ears: 'round',
        inner: '#ffe2c0',
        belly: '#fff0d6',
        hands: [
          [-38, -34],
          [38, -66],
        ],
        wear: bow(0, -48, '#3fb8e6'),
      }) + draw('M38-70q10-20 4-40', '#1c1038', 1.8),
    ) +
    at(
      -30,
      32,
      path('M0 20c-16-4-20-22-14-32 8-12 22-10 28 2 6 12-2 26-14 30z', '#ff5d6f', 2.5) +
        shine('M-9-2c1-6 4-9 8-10'),
    ),
  far:
    nightWindow(-440, 26, 78, 78, '#ffe6b8') +
    board(-620, 74, 130, '#f2d9b0') +
    row(-600, 74, 34, [
      ball(13, '#ff6f8f'),
      box(-12, -24, 24, 24, 4, '#ffd24a', 2.5) + draw('M-6-12h12M0-18v12', '#a8501e', 3),
      ball(11, '#7fe0b0'),
    ]) +
    shadow(-570, 44) +
    path('M-612 112h84l-8 40h-68z', '#c98248') +
    draw('M-608 124h76M-605 137h70', '#7a4a2c', 2.5) +
    at(-586, 112, ball(13, '#5cc8ff')) +
    at(-556, 112, ball(11, '#ffd24a')) +
    picture(
      -740,
      32,
      72,
      60,
      '#8fe06a',
      '#f6f0ff',
      path('M-20 14h40V-2L0-18-20-2z', '#ff8fb8', 2) + spot(0, 4, 6, '#ffd24a'),
    ),
}

export const EDITORIAL_ROOMS: readonly Room[] = [CARS, GIRLS, KIDS]
