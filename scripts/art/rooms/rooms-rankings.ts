/** The rooms of the seven category types. */
import {
  board,
  books,
  flags,
  hangingLamp,
  jar,
  nightWindow,
  picture,
  plant,
  row,
  rug,
  table,
  ball,
  copies,
} from './furniture.ts'
import { bow, cap, crown, drawResident, glasses, scarf } from './residents.ts'
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

const fire = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    path(
      'M0-52c6 14 20 20 20 36C20-4 12 0 0 0s-20-4-20-16c0-10 8-14 8-24 4 2 6 6 7 10 4-6 6-12 5-22z',
      '#ff7a1f',
    ) + flat('M2-30c4 8 9 12 9 19 0 7-5 9-11 9s-10-3-10-9c0-8 8-9 12-19z', '#ffe066'),
    s,
  )

const HOT: Room = {
  name: 'HotGames',
  wall: '#7c2432',
  floor: '#5a2a2a',
  pattern: 'bricks',
  light: '#ff8a3c',
  near:
    glow(-214, 108, 130, '#ff9a3c', 90) +
    path('M-292 152V58h156v94h-30v-52c0-34-96-34-96 0v52z', '#b06a58') +
    flat('M-262 152v-50c0-34 96-34 96 0v50z', '#2a0d18') +
    box(-302, 48, 176, 14, 4, '#e0b088') +
    box(-232, 8, 54, 40, 2, '#8e5148') +
    tube('M-248 148l66-8M-246 140l62 8', '#7a4a2c', 8) +
    fire(-214, 144, 0.95) +
    fire(-236, 146, 0.6) +
    fire(-194, 146, 0.62) +
    row(-282, 48, 30, [jar('#ff8fb8', 18)]) +
    at(-146, 48, box(-12, -20, 24, 20, 10, '#f6e8cc') + draw('M0-10v-5M0-10l4 3', '#2a1846', 2.5)) +
    at(
      -68,
      156,
      drawResident({
        coat: '#f0563e',
        ears: 'horns',
        inner: '#ffd54f',
        belly: '#ffd9a0',
        nose: '#ff9a7a',
        hands: [
          [-42, -40],
          [26, -22],
        ],
        gaze: [-0.8, 0.2],
        behind:
          path('M20-46C58-84 66-50 52-34 64-34 60-20 46-20z', '#c2356a') +
          tube('M22-8C44-4 50-14 46-26', '#f0563e', 9),
        wear: scarf('#3fb8a6'),
      }) +
        draw('M-34-38L-104-54', '#8a5a34', 4) +
        box(-118, -64, 17, 15, 6, '#fff5ec'),
    ),
  far:
    nightWindow(-470, 26) +
    box(-640, 96, 96, 52, 5, '#8a5238') +
    shadow(-592, 60) +
    [0, 1, 2]
      .map((i) => dot(-622 + i * 30, 134, 13, '#c98a52') + spot(-622 + i * 30, 134, 5, '#f2c890'))
      .join('') +
    [0, 1]
      .map((i) => dot(-607 + i * 30, 110, 13, '#c98a52') + spot(-607 + i * 30, 110, 5, '#f2c890'))
      .join('') +
    picture(
      -760,
      38,
      66,
      52,
      '#ffcb6b',
      '#3a1030',
      path('M0-18c5 9 14 12 14 22 0 8-6 12-14 12s-14-4-14-12c0-8 6-10 8-18 3 2 4 4 6-4z', '#ff7a1f', 2),
    ),
}

const NEWEST: Room = {
  name: 'Newest',
  wall: '#17566e',
  floor: '#6b4632',
  pattern: 'stripes',
  light: '#8fe9ff',
  near:
    hangingLamp(-96, '#ffcb3c', 14) +
    rug(-130, 110, '#d9546e') +
    shadow(-210, 60) +
    box(-262, 92, 78, 60, 4, '#d99a5c') +
    flat('M-229 92h12v60h-12z', '#f6e2bc', 0.8) +
    box(-248, 62, 50, 32, 4, '#7fb8ff') +
    flat('M-227 62h9v32h-9z', '#fff', 0.75) +
    bow(-223, 60, '#ff5d8f') +
    glow(-128, 104, 80, '#fff2a8') +
    shadow(-128, 46) +
    box(-166, 112, 76, 40, 4, '#ff8f5c') +
    path('M-168 112l-16-20 34-2 14 22zM-88 112l14-22-32-2-12 24z', '#ffb27a') +
    star(-128, 84, 17, '#ffe066') +
    spot(-158, 70, 3, '#fff3b0') +
    spot(-96, 66, 2.5, '#fff3b0') +
    spot(-110, 50, 2, '#fff') +
    at(
      -56,
      156,
      drawResident({
        coat: '#ffd24a',
        ears: 'none',
        belly: '#fff1c0',
        mouth: 'beak',
        nose: '#ff8a2e',
        hands: [
          [-40, -46],
          [38, -52],
        ],
        gaze: [-0.8, 0.1],
        hat: cap('#2f7fd8'),
        wear: tube('M22-48L-22-16', '#8a5238', 4) + box(-34, -22, 26, 20, 4, '#a8683a', 2.5),
      }),
    ),
  far:
    box(-432, 22, 72, 110, 4, '#e8b878') +
    path('M-424 30h56v102h-56z', '#c98248', 2) +
    dot(-378, 86, 4, '#ffe066', 2) +
    nightWindow(-416, 36, 40, 38) +
    tube('M-500 150V54M-500 56q-20-2-22 14M-500 56q20-2 22 14', '#8a5238', 6) +
    path('M-526 70c-8 20-8 34-4 44h18c4-14 2-30-4-44z', '#ff6f8f', 2.5) +
    shadow(-500, 30) +
    shadow(-628, 60) +
    box(-680, 106, 62, 46, 4, '#c98248') +
    box(-612, 118, 44, 34, 4, '#9ad0a0') +
    flat('M-594 118h9v34h-9z', '#fff', 0.7) +
    picture(-770, 34, 62, 62, '#f2d9b0', '#0d3a58', star(0, 0, 19, '#ffe066', 2)),
}

const cup = (h: number, color: string) =>
  box(-11, -8, 22, 8, 2, '#7a4a2c', 2.5) +
  flat('M-4-16h8v10h-8z', '#b87a1a') +
  tube(`M-13-${h - 4}q-12 2-8 12t10 6M13-${h - 4}q12 2 8 12t-10 6`, color, 3) +
  path(`M-15-${h}h30c2 18-4 28-15 30-11-2-17-12-15-30z`, color, 2.5) +
  draw(`M-9-${h - 5}c0 8 2 12 4 15`, '#fff', 3, 0.7)

const BEST: Room = {
  name: 'BestGames',
  wall: '#4c2a86',
  floor: '#5a3a24',
  pattern: 'diamonds',
  light: '#ffd24a',
  near:
    glow(-206, 60, 120, '#ffe27a', 70) +
    box(-292, 34, 160, 118, 6, '#8a5238') +
    flat('M-284 42h144v46h-144zM-284 96h144v48h-144z', '#2a1238') +
    box(-292, 87, 160, 9, 2, '#b0703c') +
    copies('G', cup(38, '#ffc933'), [
      [-214, 87],
      [-258, 144],
      [-168, 144],
      [-432, 72],
      [-34, 96],
    ]) +
    copies('S', cup(36, '#e6ecff'), [
      [-262, 87],
      [-166, 87],
      [-490, 96],
      [-372, 96],
    ]) +
    at(-213, 144, ball(13, '#7fd6f7')) +
    at(-212, 34, star(0, -12, 13, '#ffe066', 2.5)) +
    rug(-76, 66, '#c2304e') +
    at(
      -70,
      156,
      drawResident({
        coat: '#ffb347',
        ears: 'round',
        belly: '#ffe6b8',
        hands: [
          [-32, -28],
          [34, -62],
        ],
        behind:
          tube('M24-10q24 0 26-22', '#ffb347', 7) +
          dot(50, -36, 8, '#a8501e', 2.5) +
          Array.from({ length: 9 }, (_, i) => {
            const a = (i / 9) * Math.PI * 2
            return dot(Math.round(Math.cos(a) * 31), Math.round(-74 + Math.sin(a) * 28), 16, '#a8501e', 2.5)
          }).join(''),
        hat: crown(),
      }),
    ),
  far:
    flags(-540, 20, 9, ['#ff6f8f', '#ffd24a', '#7fd6f7', '#8fe08a']) +
    [-480, -410].map((x) => shadow(x, 34)).join('') +
    box(-520, 96, 180, 56, 4, '#6d4aa8') +
    box(-462, 72, 60, 80, 4, '#8a62cc') +
    star(-432, 98, 14, '#ffe066', 2.5) +
    picture(
      -670,
      36,
      72,
      60,
      '#ffc933',
      '#2a1450',
      path('M-14 16v-22l10 8 4-14 4 14 10-8v22z', '#ff6f8f', 2),
    ) +
    picture(-780, 44, 60, 50, '#e6ecff', '#2a1450', star(0, 0, 15, '#ffd24a', 2)),
}

const EDITOR: Room = {
  name: 'EditorPicks',
  wall: '#1d5a46',
  floor: '#5c3a26',
  pattern: 'stripes',
  light: '#ffe08a',
  near:
    box(-304, 22, 104, 130, 5, '#8a5238') +
    flat('M-296 30h88v32h-88zM-296 70h88v34h-88zM-296 112h88v34h-88z', '#26140f') +
    copies('B', books(0, 0, 7, 1), [
      [-292, 62],
      [-290, 146],
    ]) +
    books(-292, 104, 5, 4) +
    at(-222, 104, jar('#8fe0c0', 16)) +
    at(
      -112,
      150,
      drawResident({
        coat: '#a8744a',
        ears: 'tufts',
        belly: '#f2d9b0',
        mouth: 'beak',
        nose: '#ffb52e',
        hands: [
          [-44, -52],
          [34, -40],
        ],
        gaze: [-0.4, 0.5],
        mask: spot(-13, -77, 14, '#f2d9b0', 15) + spot(13, -77, 14, '#f2d9b0', 15),
        hat: glasses(),
        wear: bow(0, -48, '#e0486e'),
      }),
    ) +
    table(-182, 156, '#b87440', 116) +
    box(-150, 108, 46, 8, 2, '#fff6e0', 2) +
    draw('M-143 112h30', '#9a8a6a', 2) +
    draw('M-160 108l-12-18', '#2a1846', 3.5) +
    dot(-156, 92, 15, '#bfeaff') +
    shine('M-164 88c2-5 5-7 9-8') +
    glow(-54, 96, 66, '#fff0a8', 50) +
    tube('M-48 114l10-26-16-20', '#3f8f70', 4) +
    path('M-70 74l20-16 14 20-26 12z', '#4fb890') +
    flat('M-36 114h-26v3h26z', '#2a1846'),
  far:
    nightWindow(-430, 24, 80, 84) +
    plant(-350, '#d9703f', 0.8) +
    board(-640, 76, 150, '#a8683a') +
    books(-630, 76, 4, 3) +
    box(-650, 112, 88, 40, 4, '#8a5238') +
    draw('M-646 132h80M-612 122h10M-612 142h10', '#3a1f14', 3),
}

const wheel = (x: number, y: number, r: number) =>
  dot(x, y, r, '#2c2a4a') + dot(x, y, r * 0.5, '#dfe4ff', 2.5) + spot(x, y, r * 0.14, '#2c2a4a')

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

const block = (x: number, y: number, color: string, mark: string) =>
  box(x, y - 26, 26, 26, 4, color, 2.5) + at(x + 13, y - 13, mark)

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

export const RANKING_ROOMS: readonly Room[] = [HOT, NEWEST, BEST, EDITOR, CARS, GIRLS, KIDS]
