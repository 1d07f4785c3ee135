/** Rooms of racing, sports and shooting games. */
import { ball, board, copies, flags, jar, nightWindow, picture, row } from './furniture.ts'
import { bow, drawResident, goggles, headband, scarf, shirt } from './residents.ts'
import { at, box, dot, draw, flat, path, type Room, shadow, shine, spot, star, tube } from './room-kit.ts'

const kart = (color: string) =>
  shadow(0, 76, 0) +
  path('M-70-16l22-16h36l8-16h30c10 0 14 8 16 18l26 6c6 2 6 12 0 14H-66z', color) +
  box(20, -60, 12, 34, 5, '#2c2a4a', 2.5) +
  shine('M-44-26h26') +
  dot(-40, -14, 17, '#2c2a4a') +
  dot(-40, -14, 8, '#ffd24a', 2) +
  dot(46, -14, 17, '#2c2a4a') +
  dot(46, -14, 8, '#ffd24a', 2)
const checks = (x: number, y: number, size: number, columns: number, rows: number) =>
  flat(`M${x} ${y}h${columns * size}v${rows * size}h-${columns * size}z`, '#fff') +
  flat(
    Array.from({ length: columns * rows }, (_, i) =>
      ((i % columns) + Math.floor(i / columns)) % 2
        ? ''
        : `M${x + (i % columns) * size} ${y + Math.floor(i / columns) * size}h${size}v${size}h-${size}z`,
    ).join(''),
    '#1c1038',
  )
const hoop =
  box(-34, -30, 68, 46, 5, '#f6f0ff') +
  draw('M-14-14h28v22h-28z', '#ff5d5d', 4) +
  draw('M-18 18h36l-6 26h-24zM-8 18l-4 26M8 18l4 26M-16 30h32', '#fff', 2.5) +
  draw('M-20 18h40', '#ff7a2e', 5)
const target = (r: number) =>
  dot(0, 0, r, '#f4484f') + spot(0, 0, r * 0.66, '#fff') + spot(0, 0, r * 0.34, '#f4484f')
const RACING: Room = {
  name: 'racing',
  wall: '#93371a',
  floor: '#454560',
  pattern: 'planks',
  light: '#ffd97a',
  near:
    checks(-330, 12, 9, 33, 2) +
    tube('M-298 152V70', '#c9d2ea', 5) +
    path('M-296 70q24-12 46 0t0 0v34q-22 12-46 0z', '#fff', 2.5) +
    checks(-290, 76, 8, 4, 3) +
    at(
      -120,
      128,
      drawResident({
        coat: '#f4f0ff',
        ears: 'long',
        inner: '#ffb0c8',
        belly: '#fff',
        hands: [
          [-40, -38],
          [26, -22],
        ],
        gaze: [-0.9, 0],
        hat: goggles('#6fd8ff'),
        wear: scarf('#ff5d5d') + path('M18-46l40 6-8 8 10 6-42-8z', '#ff5d5d', 2.5),
      }),
    ) +
    at(-120, 154, kart('#2f8fe8')) +
    draw('M-152 96l-10 18', '#1c1038', 5) +
    flat('M-40 120h-36v6h36zM-24 134h-40v5h40z', '#fff', 0.5) +
    copies('W', box(-26, -20, 52, 22, 10, '#33315a'), [
      [-240, 152],
      [-240, 131],
    ]),
  far:
    nightWindow(-450, 26, 84, 70) +
    flags(-640, 22, 7, ['#ff5d5d', '#fff', '#2f8fe8']) +
    shadow(-590, 60) +
    box(-640, 112, 100, 40, 4, '#c9d2ea') +
    box(-632, 88, 50, 26, 4, '#ffd24a') +
    path('M-574 112V92h24v20z', '#d94a4a', 2.5) +
    picture(-770, 38, 70, 58, '#ffd24a', '#3c140a', star(0, 0, 16, '#ffd24a', 2)),
}

const SPORTS: Room = {
  name: 'sports',
  wall: '#1f6440',
  floor: '#c08a4c',
  pattern: 'planks',
  light: '#fff0a8',
  near:
    at(-236, 46, hoop) +
    draw('M-330 152h300M-300 160q100-34 200 0', '#fff', 3, 0.45) +
    dot(-186, 64, 18, '#ff8f3c') +
    draw('M-204 64h36M-186 46v36M-199 51q12 12 0 26M-173 51q-12 12 0 26', '#7a3410', 2.5) +
    draw('M-156 84q-10-6-14-10M-150 98l-18-12', '#fff', 3, 0.6) +
    at(
      -96,
      148,
      drawResident({
        coat: '#7fd86a',
        ears: 'none',
        belly: '#e6f8c8',
        mouth: 'smile',
        nose: '#7fd86a',
        hands: [
          [-42, -72],
          [32, -62],
        ],
        gaze: [-0.8, -0.7],
        wear: shirt('#ff5d5d') + draw('M-6-40h8l-4 14', '#fff', 4),
        hat: headband('#fff'),
      }),
    ) +
    shadow(-96, 40) +
    shadow(-286, 30) +
    at(-298, 152, ball(17, '#fff')) +
    at(-262, 154, ball(12, '#ffe24a')),
  far:
    box(-600, 118, 190, 9, 3, '#e0a860') +
    draw('M-590 127v26M-420 127v26', '#5a3a20', 6) +
    path('M-560 118v-30l14-8 14 8v30z', '#4fa8ff', 2.5) +
    at(-490, 118, ball(14, '#ffd24a')) +
    board(-640, 58, 120, '#8a5a34') +
    row(-616, 58, 34, [jar('#ffc933', 22), ball(11, '#ff8fb8'), jar('#e6ecff', 22)]) +
    nightWindow(-470, 26, 66, 60) +
    picture(-770, 38, 68, 54, '#fff', '#0c3a22', star(0, 0, 16, '#ffd24a', 2)),
}

const SHOOTING: Room = {
  name: 'shooting',
  wall: '#16566c',
  floor: '#7a4a34',
  pattern: 'stripes',
  light: '#ffe08a',
  near:
    box(-312, 18, 176, 96, 6, '#8a3a5c') +
    flat('M-304 34h160v72h-160z', '#0b2c44') +
    path(
      'M-318 14h188v14l-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10z',
      '#ffd24a',
      2.5,
    ) +
    copies(
      'D',
      path('M-18 8c-2-14 6-18 12-16-2-12 18-14 18-2l8 4-8 3c2 12-6 16-14 16s-14-1-16-5z', '#ffd24a', 2.5) +
        spot(4, -10, 2, '#2a1846'),
      [
        [-278, 92],
        [-232, 92],
        [-186, 92],
      ],
    ) +
    copies('O', target(16), [
      [-258, 58],
      [-196, 58],
    ]) +
    flat('M-304 100q13-8 26 0t26 0 26 0 26 0 26 0 26 0v14h-156z', '#4fb0e0') +
    box(-316, 112, 184, 12, 4, '#e0a860') +
    path('M-308 124h168v28h-168z', '#b8503c') +
    draw('M-280 124v28M-252 124v28M-224 124v28M-196 124v28M-168 124v28', '#ffd9a0', 6, 0.5) +
    at(
      -64,
      156,
      drawResident({
        coat: '#9a6a4a',
        ears: 'round',
        inner: '#e8b890',
        belly: '#f2d9b8',
        mouth: 'snout',
        nose: '#e8c8a0',
        hands: [
          [-38, -48],
          [-24, -36],
        ],
        gaze: [-0.9, -0.1],
        behind: path(
          'M-30-20l-8-16 10-6-8-16 14-2-4-16 16 2M30-16l12-12-8-10 10-14-12-6 6-16-16 0',
          '#5c3a2c',
        ),
        wear: bow(0, -48, '#4fc8a0'),
      }) +
        box(-66, -58, 36, 13, 5, '#ff8a2e', 2.5) +
        box(-38, -48, 10, 18, 3, '#2f8fe8', 2.5) +
        dot(-44, -62, 8, '#6fd8ff', 2.5),
    ) +
    spot(-144, 98, 3.5, '#8fe9ff') +
    spot(-156, 92, 3, '#8fe9ff'),
  far:
    flags(-560, 18, 10, ['#ff5d6f', '#ffd24a', '#6fd8ff']) +
    board(-520, 76, 140, '#e0a860') +
    row(-496, 76, 46, [
      at(
        0,
        -14,
        dot(0, 0, 14, '#ff8fb8', 2.5) +
          dot(-11, -12, 6, '#ff8fb8', 2) +
          dot(11, -12, 6, '#ff8fb8', 2) +
          spot(-4, -2, 2, '#2a1846') +
          spot(4, -2, 2, '#2a1846'),
      ),
      ball(14, '#8fe06a'),
      jar('#b48bff', 24),
    ]) +
    at(-650, 78, target(34)) +
    shadow(-450, 60) +
    copies('C', path('M-12 0l3-22h18l3 22z', '#ff6f5c', 2.5), [
      [-480, 152],
      [-450, 152],
      [-420, 152],
      [-465, 130],
      [-435, 130],
      [-450, 108],
    ]),
}

export const CONTEST_ROOMS: readonly Room[] = [RACING, SPORTS, SHOOTING]
