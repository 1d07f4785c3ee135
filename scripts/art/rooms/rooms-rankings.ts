/** The rooms of the four rankings. */
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

const cup = (h: number, color: string) =>
  box(-11, -8, 22, 8, 2, '#7a4a2c', 2.5) +
  flat('M-4-16h8v10h-8z', '#b87a1a') +
  tube(`M-13-${h - 4}q-12 2-8 12t10 6M13-${h - 4}q12 2 8 12t-10 6`, color, 3) +
  path(`M-15-${h}h30c2 18-4 28-15 30-11-2-17-12-15-30z`, color, 2.5) +
  draw(`M-9-${h - 5}c0 8 2 12 4 15`, '#fff', 3, 0.7)

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
      -88,
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

export const RANKING_ROOMS: readonly Room[] = [HOT, NEWEST, BEST, EDITOR]
