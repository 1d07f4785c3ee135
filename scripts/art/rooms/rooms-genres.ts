/** Rooms of puzzle, action, adventure and arcade games. */
import { books, nightWindow, picture, rug, table, wallTorch } from './furniture.ts'
import { drawResident, headband, scarf, shirt } from './residents.ts'
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

export const GENRE_ROOMS: readonly Room[] = [PUZZLE, ACTION, ADVENTURE, ARCADE]
