/** Rooms of the genres that ask for quick hands, and of those that tell a story. */
import {
  ball,
  board,
  books,
  copies,
  flags,
  jar,
  nightWindow,
  picture,
  row,
  rug,
  table,
  wallTorch,
} from './furniture.ts'
import { bow, drawResident, goggles, headband, scarf, shirt } from './residents.ts'
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

const PIECE = 'M-20-20h14c-6-12 18-12 12 0h14v14c12-6 12 18 0 12v14H6c6 12-18 12-12 0h-14V6c-12 6-12-18 0-12z'
const PUZZLE: Room = {
  name: 'puzzle',
  wall: '#4b37a4',
  floor: '#4a3468',
  pattern: 'diamonds',
  light: '#c9b8ff',
  near:
    box(-300, 30, 124, 96, 6, '#f2d9b0') +
    flat('M-292 38h108v80h-108z', '#1d2f6e') +
    glow(-262, 62, 40, '#fff0b8') +
    spot(-262, 62, 11, '#fff3c8') +
    flat('M-292 118v-22l26-22 24 18 22-26 36 34v18z', '#4fb368') +
    draw('M-256 38v80M-220 38v80M-292 64h108M-292 92h108', '#0f1a44', 2, 0.7) +
    flat('M-220 64h36v28h-36z', '#f2d9b0') +
    spot(-202, 92, 5, '#f2d9b0') +
    shadow(-240, 60) +
    draw('M-284 126l-8 28M-192 126l8 28', '#8a5238', 6) +
    at(
      -74,
      156,
      drawResident({
        coat: '#ff8f3c',
        ears: 'fox',
        inner: '#5a2a1a',
        belly: '#fff1dc',
        hands: [
          [-50, -62],
          [-36, -34],
        ],
        gaze: [-0.9, -0.2],
        behind:
          path('M20-8C70 2 74-44 54-56 56-38 40-24 20-26z', '#ff8f3c') +
          path('M66-34c2-12-4-20-12-22 0 10-4 14-6 18z', '#fff1dc', 2),
        wear: scarf('#5cc8ff'),
      }),
    ) +
    at(-134, 92, path(PIECE, '#ffd24a'), 0.95, -8) +
    at(-150, 148, path(PIECE, '#ff6f8f', 2.5), 0.5, 20),
  far:
    nightWindow(-440, 26) +
    table(-640, 120, '#7a5cc8', 110) +
    at(
      -600,
      110,
      box(-20, -40, 40, 40, 5, '#2a1846', 2.5) +
        ['#ff6f6f', '#ffd24a', '#5cc8ff', '#8fe06a']
          .map((c, i) => box(-16 + (i % 2) * 17, -36 + (i >> 1) * 17, 15, 15, 3, c, 2))
          .join(''),
    ) +
    at(-552, 110, path(PIECE, '#8fe06a', 2.5), 0.55) +
    picture(-770, 36, 62, 62, '#b48bff', '#241458', at(0, 0, path(PIECE, '#ff8fb8', 2), 0.62)),
}

const ACTION: Room = {
  name: 'action',
  wall: '#8a2f22',
  floor: '#a8703c',
  pattern: 'planks',
  light: '#ffcf7a',
  near:
    spot(-226, 66, 48, '#ffdf8a', 48, 0.9) +
    dot(-226, 66, 40, '#e0392e') +
    spot(-226, 66, 28, '#ff6a4a', 28, 0.5) +
    rug(-190, 120, '#3f7f5c') +
    draw('M-270 7v36', '#1c1038', 3) +
    path('M-292 44h44v74c0 10-44 10-44 0z', '#a8502e') +
    draw('M-292 60h44M-292 104h44', '#ffd24a', 4) +
    shine('M-284 68v26') +
    at(
      -120,
      154,
      drawResident({
        coat: '#2c2f5c',
        ears: 'none',
        belly: '#3f4480',
        mouth: 'smile',
        nose: '#ffdfc0',
        hands: [
          [-46, -52],
          [36, -34],
        ],
        gaze: [-0.9, 0],
        mask: flat('M-30-86c18-8 42-8 60 0l-2 20c-16 8-40 8-56 0z', '#ffd9b8'),
        hat: headband('#ff4a5c') + path('M30-88l26-10-6 14 8 10-28-4z', '#ff4a5c', 2.5),
        wear: flat('M-26-26c16 5 36 5 52 0l1 9c-16 5-38 5-54 0z', '#ff4a5c'),
      }),
    ) +
    draw('M-172 76l-26-8M-176 92l-24 4M-170 106l-20 12', '#fff3b0', 4) +
    tube('M-70 152V50M-22 152V50M-78 50h64', '#8a3a22', 6) +
    draw('M-58 52v20M-34 52v20', '#1c1038', 2) +
    dot(-46, 90, 22, '#ffc933') +
    spot(-46, 90, 8, '#c97a10', 8, 0.6),
  far:
    nightWindow(-450, 28, 90, 74, '#c98248') +
    tube('M-640 34h130M-640 52h130', '#f2c078', 4) +
    draw('M-628 34v18M-522 34v18', '#5a2a1a', 4) +
    picture(
      -760,
      28,
      50,
      80,
      '#c98248',
      '#fff1dc',
      draw('M-12-22h24M0-28v52M-14 0q14-10 28 0M-12 24l12-16 12 16', '#2a1846', 4),
    ) +
    shadow(-570, 34) +
    path('M-600 152c-12-30-6-54 8-58h40c14 4 20 28 8 58z', '#7a4a9a') +
    draw('M-602 118h62', '#ffd24a', 4),
}

const ADVENTURE: Room = {
  name: 'adventure',
  wall: '#1f5c58',
  floor: '#6a4a2c',
  pattern: 'planks',
  light: '#ffe08a',
  near:
    box(-304, 26, 130, 78, 3, '#e8c486') +
    draw('M-292 84q20-34 44-20t42-16', '#b0543a', 3) +
    draw('M-204 40l12 12M-192 40l-12 12', '#d43a3a', 5) +
    flat('M-290 40q14-8 24 2t22 0v12q-20 10-46 2z', '#7fb36a') +
    spot(-268, 84, 6, '#7fb8c8') +
    shadow(-222, 56) +
    glow(-222, 104, 66, '#ffe27a', 50) +
    path('M-268 116h92v34h-92z', '#a8602e') +
    path('M-270 116c-2-40 96-40 94 0l-8-18h-78z', '#8a4a24') +
    draw('M-250 116v34M-194 116v34', '#ffc933', 5) +
    flat('M-262 116c10-16 24-16 34-8 10-12 24-8 30 0 8-6 14 0 14 8z', '#ffd24a') +
    dot(-222, 126, 7, '#ffd24a', 2.5) +
    spot(-238, 106, 4, '#ff6f8f') +
    spot(-206, 108, 4, '#7fe0ff') +
    wallTorch(-150, 72) +
    at(
      -74,
      156,
      drawResident({
        coat: '#a8a0b8',
        ears: 'big',
        inner: '#ffb8c8',
        belly: '#e8e2f0',
        hands: [
          [-42, -44],
          [34, -66],
        ],
        gaze: [-0.7, 0.2],
        behind: tube('M22-6c26 4 32-16 22-30', '#e8a0b0', 4),
        wear: shirt('#c98a4a') + draw('M-14-50l30 28', '#5a3420', 4),
        hat:
          path('M-42-92c20-10 64-10 84 0-14 8-70 8-84 0z', '#8a5a30', 2.5) +
          path('M-22-96c-4-24 48-24 44 0z', '#a8703c', 2.5) +
          flat('M-22-98h44v5h-44z', '#d94a4a'),
      }) +
        tube('M34-64V-98', '#8a5238', 4) +
        path('M36-98h34l-9 9 9 9H36z', '#ff5d6f', 2.5),
    ),
  far:
    table(-500, 130, '#8a5a34') +
    at(
      -440,
      108,
      draw('M-20-26a26 26 0 1 0 40-22', '#c9903c', 4) +
        dot(0, -34, 23, '#4fb0e0') +
        flat('M-14-46q14-6 16 6t-14 10zM4-30q12-2 12 8T4-16z', '#8fd06a') +
        box(-12, -6, 24, 7, 3, '#c9903c', 2),
    ) +
    books(-492, 112, 3, 2) +
    nightWindow(-630, 30) +
    tube('M-740 60l44 44M-696 60l-44 44', '#c9d2ea', 5) +
    dot(-718, 82, 20, '#c2453a') +
    star(-718, 82, 11, '#ffd24a', 2),
}

const machine = (color: string, screen: string, content: string) =>
  shadow(0, 36, 0) +
  path('M-30 0v-96c0-14 8-20 18-20h24c10 0 18 6 18 20V0z', color) +
  box(-23, -84, 46, 38, 5, '#181038') +
  `<rect x="-18" y="-79" width="36" height="28" rx="3" fill="${screen}"/>` +
  at(0, -65, content) +
  flat('M-22-108h44v14h-44z', '#fff', 0.85) +
  path('M-34-40h68l-6 14h-56z', color) +
  draw('M-14-36v-10', '#181038', 3) +
  spot(-14, -48, 4.5, '#ff5d6f') +
  spot(6, -34, 3.5, '#ffd24a') +
  spot(17, -34, 3.5, '#5cf2ff') +
  glow(0, -65, 44, screen === '#12245c' ? '#5cc8ff' : '#ff8fe0', 36, 0.5)
const ARCADE: Room = {
  name: 'arcade',
  wall: '#33207e',
  floor: '#2a1c5c',
  pattern: 'tiles',
  light: '#ff6fe0',
  near:
    draw('M-310 22H-30', '#31e6ff', 4, 0.9) +
    glow(-170, 22, 150, '#5cf2ff', 20, 0.6) +
    at(
      -268,
      152,
      machine('#e0457c', '#12245c', path('M-10 6c0-16 20-16 20 0v6l-5-4-5 4-5-4-5 4z', '#ffd24a', 2)),
      1,
    ) +
    at(-194, 152, machine('#3f8fe8', '#3c1250', star(0, 0, 11, '#7ff4c8', 2)), 1) +
    at(
      -84,
      156,
      tube('M0-98v-14', '#8a94c8', 3) +
        dot(0, -116, 6, '#ff5d8f', 2.5) +
        drawResident({
          coat: '#a8b4ea',
          ears: 'none',
          mouth: 'smile',
          nose: '#a8b4ea',
          hands: [
            [-44, -52],
            [36, -30],
          ],
          gaze: [-0.9, 0],
          mask: box(-28, -92, 56, 34, 15, '#6fd8ff', 2.5),
          wear:
            box(-14, -40, 28, 20, 5, '#4a54a0', 2.5) +
            spot(-6, -30, 3.5, '#ffd24a') +
            spot(6, -30, 3.5, '#ff6f8f'),
        }),
    ),
  far:
    at(-370, 152, machine('#48b88a', '#12245c', draw('M-12 8h8v-8h8v8h8', '#ffd24a', 4))) +
    at(-446, 152, machine('#f08a3c', '#3c1250', dot(0, 0, 9, '#5cf2ff', 2))) +
    draw('M-640 50q14-24 28 0t28 0 28 0', '#ff5de0', 5) +
    glow(-598, 50, 70, '#ff6fe0', 40, 0.6) +
    shadow(-590, 34) +
    box(-616, 100, 52, 52, 6, '#ffd24a') +
    box(-608, 108, 36, 20, 4, '#181038', 2) +
    draw('M-598 138h16', '#8a4a10', 4) +
    picture(
      -760,
      40,
      60,
      60,
      '#31e6ff',
      '#160a3c',
      path('M-12 12V-8l6-8h12l6 8v20l-6-5-6 5-6-5z', '#ff8fe0', 2),
    ),
}

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

const hoop =
  box(-34, -30, 68, 46, 5, '#f6f0ff') +
  draw('M-14-14h28v22h-28z', '#ff5d5d', 4) +
  draw('M-18 18h36l-6 26h-24zM-8 18l-4 26M8 18l4 26M-16 30h32', '#fff', 2.5) +
  draw('M-20 18h40', '#ff7a2e', 5)
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

const target = (r: number) =>
  dot(0, 0, r, '#f4484f') + spot(0, 0, r * 0.66, '#fff') + spot(0, 0, r * 0.34, '#f4484f')
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

export const GENRE_ROOMS: readonly Room[] = [PUZZLE, ACTION, ADVENTURE, ARCADE, RACING, SPORTS, SHOOTING]
