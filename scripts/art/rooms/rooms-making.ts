/** Rooms of building, balancing and playing in twos. */
import { ball, board, copies, flags, nightWindow, picture, plant, sofa, table } from './furniture.ts'
import { bow, drawResident, shirt } from './residents.ts'
import { at, box, dot, draw, flat, glow, path, type Room, shadow, spot, star, tube } from './room-kit.ts'

const pad = (color: string) =>
  path('M-16-8c-8 0-10 14-4 14 4 0 4-4 8-4h24c4 0 4 4 8 4 6 0 4-14-4-14z', color, 2.5) +
  spot(8, -3, 2, '#fff') +
  spot(-8, -3, 2, '#fff')
const SIMULATION: Room = {
  name: 'simulation',
  wall: '#2c6a3c',
  floor: '#8a5c38',
  pattern: 'tiles',
  light: '#fff6b0',
  near:
    box(-308, 22, 150, 82, 4, '#e6f0e0') +
    flat('M-302 28h42v70h-42zM-254 28h42v70h-42zM-206 28h42v70h-42z', '#1c3a6c') +
    spot(-184, 46, 10, '#fff3c8') +
    glow(-184, 46, 40, '#fff0b8') +
    board(-300, 104, 140, '#c98248') +
    copies(
      'T',
      path('M-11-16h22l-3 16h-16z', '#e0703c', 2.5) +
        path('M0-16c-10-4-12-14-9-18 8 2 10 10 9 18 0-8 4-16 10-16 2 8-4 14-10 16z', '#7fe06a', 2),
      [
        [-280, 104],
        [-232, 104],
        [-184, 104],
      ],
    ) +
    box(-300, 128, 132, 24, 4, '#a8683a') +
    [-284, -256, -228, -200, -180]
      .map(
        (x, i) =>
          draw(`M${x} 128v-12`, '#4fb368', 4) +
          (i % 2 ? dot(x, 112, 7, '#ff6f6f', 2) : path(`M${x - 8} 118q8-14 16 0z`, '#8fe06a', 2)),
      )
      .join('') +
    at(
      -78,
      156,
      drawResident({
        coat: '#fff4ea',
        ears: 'droop',
        inner: '#c89a7a',
        belly: '#fff',
        mouth: 'snout',
        nose: '#ffb8c4',
        hands: [
          [-42, -44],
          [30, -34],
        ],
        gaze: [-0.6, 0.4],
        mask: spot(14, -82, 15, '#6a4a3c', 16) + flat('M-12-99l6 8 6-9 6 9 6-8v-3h-24z', '#6a4a3c'),
        wear: path('M-25-34h12v-14h26v14h12l2 26c-14 5-38 5-54 0z', '#4f7fd8', 2.5),
        hat:
          path('M-44-94c24-8 64-8 88 0-16 9-72 9-88 0z', '#f2cf7a', 2.5) +
          path('M-22-97c-2-24 46-24 44 0z', '#f2cf7a', 2.5) +
          flat('M-22-100h44v5h-44z', '#e0503c'),
      }),
    ) +
    at(
      -124,
      112,
      box(-14, -14, 28, 26, 5, '#5cb8e8', 2.5) +
        tube('M-14 4l-16-12', '#5cb8e8', 5) +
        draw('M-32-2l-6 10M-36-6l-10 8M-28 2l-2 10', '#bff0ff', 2.5),
    ),
  far:
    nightWindow(-420, 26, 64, 70, '#e6f0e0') +
    plant(-470, '#d9703f', 1.2) +
    table(-660, 150, '#a8683a', 112) +
    draw('M-664 110h158', '#5a5a7c', 5) +
    at(
      -620,
      108,
      box(-16, -24, 34, 18, 4, '#e0453c', 2.5) +
        box(-20, -36, 18, 30, 3, '#e0453c', 2.5) +
        box(8, -34, 7, 12, 2, '#2a2450', 2) +
        dot(-10, -4, 5, '#2a2450', 2) +
        dot(8, -4, 5, '#2a2450', 2) +
        spot(12, -44, 6, '#fff', 5, 0.7),
    ) +
    at(
      -576,
      108,
      box(-14, -20, 30, 15, 3, '#ffd24a', 2.5) + dot(-6, -4, 5, '#2a2450', 2) + dot(8, -4, 5, '#2a2450', 2),
    ) +
    at(
      -540,
      108,
      box(-14, -20, 30, 15, 3, '#4fa8ff', 2.5) + dot(-6, -4, 5, '#2a2450', 2) + dot(8, -4, 5, '#2a2450', 2),
    ) +
    picture(-770, 40, 60, 56, '#c98248', '#cdeefd', path('M-16 16v-20L0-18 16-4v20z', '#ff8f5c', 2)),
}

const SKILL: Room = {
  name: 'skill',
  wall: '#67308a',
  floor: '#b07a44',
  pattern: 'stripes',
  light: '#ffd0f0',
  near:
    flags(-312, 14, 11, ['#ffd24a', '#5cf2ff', '#ff8fb8', '#8fe06a']) +
    tube('M-304 152V62M-176 152V62', '#c98248', 6) +
    draw('M-304 64q64 8 128 0', '#fff3c8', 4) +
    copies('U', path('M-12 0l3-22h18l3 22z', '#5cc8ff', 2.5), [
      [-266, 152],
      [-240, 152],
      [-214, 152],
      [-253, 130],
      [-227, 130],
      [-240, 108],
    ]) +
    star(-240, 78, 9, '#ffe066', 2) +
    at(
      -88,
      112,
      drawResident({
        coat: '#b0703c',
        ears: 'big',
        inner: '#f2c8a0',
        belly: '#f6dcb8',
        nose: '#f6dcb8',
        hands: [
          [-50, -50],
          [50, -50],
        ],
        gaze: [0, -0.4],
        behind: tube('M22-10c30 6 40-20 26-34-8-6-14 4-8 8', '#b0703c', 6),
        wear: shirt('#ff4f7f'),
      }),
      0.86,
    ) +
    dot(-88, 132, 23, '#ffd24a') +
    flat('M-111 132c8-8 38-8 46 0-8 8-38 8-46 0z', '#ff5d7f', 0.9) +
    shadow(-88, 26) +
    dot(-140, 34, 9, '#5cf2ff', 2.5) +
    dot(-36, 34, 9, '#8fe06a', 2.5) +
    draw('M-128 22q14-10 22-8M-48 22q-14-10-22-8', '#fff', 2, 0.5),
  far:
    nightWindow(-430, 28, 72, 72) +
    shadow(-560, 60) +
    draw('M-620 120h120', '#fff3c8', 6) +
    path('M-560 120l-22 32h44z', '#ff8f3c') +
    at(-606, 118, ball(13, '#5cc8ff')) +
    at(-514, 118, box(-12, -22, 24, 22, 4, '#8fe06a', 2.5)) +
    at(
      -700,
      70,
      dot(0, 0, 34, '#fff') +
        spot(0, 0, 24, '#ff4f7f') +
        spot(0, 0, 14, '#fff') +
        spot(0, 0, 6, '#ff4f7f') +
        draw('M4-2l26-18', '#ffd24a', 4),
    ),
}

const TWO: Room = {
  name: '2-player',
  wall: '#28428e',
  floor: '#5c4468',
  pattern: 'dots',
  light: '#a8d0ff',
  near:
    glow(-180, 70, 160, '#8fd0ff', 100, 0.35) +
    sofa(-300, 236, '#8a4fd0') +
    at(
      -238,
      130,
      drawResident({
        coat: '#ff7a5c',
        ears: 'cat',
        inner: '#ffd0b8',
        belly: '#ffe6d8',
        hands: [
          [-16, -34],
          [16, -34],
        ],
        gaze: [0.7, 0.1],
      }),
    ) +
    at(-238, 100, pad('#f4f0ff')) +
    at(
      -126,
      130,
      drawResident({
        coat: '#5cb8ff',
        ears: 'cat',
        inner: '#d0ecff',
        belly: '#e2f4ff',
        nose: '#eef8ff',
        hands: [
          [-16, -34],
          [16, -34],
        ],
        gaze: [-0.7, 0.1],
        hat: bow(20, -100, '#ffd24a'),
      }),
    ) +
    at(-126, 100, pad('#ffd24a')) +
    star(-182, 40, 11, '#ffe066', 2.5) +
    box(-52, 110, 30, 42, 5, '#c98248') +
    at(
      -37,
      110,
      box(-11, -18, 22, 18, 3, '#ff5d5d', 2) +
        spot(-6, -20, 5, '#fff6d8') +
        spot(2, -23, 6, '#fff6d8') +
        spot(8, -19, 4, '#fff6d8'),
    ),
  far:
    shadow(-440, 70) +
    box(-496, 116, 116, 36, 4, '#6a4a8a') +
    box(-492, 40, 108, 74, 7, '#2a2450') +
    flat('M-484 48h92v58h-92z', '#5cc8ff') +
    flat('M-484 90q20-14 46-6t46-4v26h-92z', '#7fe06a') +
    dot(-460, 84, 8, '#ff7a5c', 2) +
    dot(-416, 78, 8, '#fff', 2) +
    star(-438, 62, 7, '#ffe066', 2) +
    glow(-438, 76, 90, '#8fd0ff', 70, 0.5) +
    plant(-550, '#ff8fb8', 1) +
    nightWindow(-680, 26) +
    picture(
      -780,
      40,
      58,
      56,
      '#ffd24a',
      '#14225c',
      dot(-10, 2, 9, '#ff7a5c', 2) + dot(10, 2, 9, '#5cb8ff', 2),
    ),
}

export const MAKING_ROOMS: readonly Room[] = [SIMULATION, SKILL, TWO]
