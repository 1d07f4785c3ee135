/** Rooms of .io games, quizzes, lessons and cooking. */
import { board, books, copies, jar, nightWindow, picture, plant, row, table } from './furniture.ts'
import { apron, bow, chefHat, drawResident, glasses, shirt } from './residents.ts'
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

const blobFace = (r: number) =>
  spot(-r * 0.3, -r * 0.15, r * 0.22, '#fff', r * 0.27) +
  spot(r * 0.3, -r * 0.15, r * 0.22, '#fff', r * 0.27) +
  spot(-r * 0.33, -r * 0.1, r * 0.13, '#1c1038', r * 0.16) +
  spot(r * 0.27, -r * 0.1, r * 0.13, '#1c1038', r * 0.16) +
  draw(`M${-r * 0.2} ${r * 0.25}q${r * 0.2} ${r * 0.22} ${r * 0.4} 0`, '#1c1038', 3)
const question = draw('M-9-12c0-14 20-14 20 0 0 9-10 8-10 18M1 16v1', '#2a1846', 7)
const IO: Room = {
  name: 'io',
  wall: '#10506e',
  floor: '#2c4468',
  pattern: 'waves',
  light: '#7ff4ff',
  near:
    shadow(-178, 140) +
    box(-318, 22, 268, 122, 14, '#d8ecff') +
    '<rect x="-310" y="30" width="252" height="106" rx="8" fill="#0f6fa8"/>' +
    glow(-184, 50, 140, '#7ff4ff', 60, 0.6) +
    flat('M-310 120q30-12 60-2t60 0 60-4 72 4v18h-252z', '#f2d9a0') +
    draw('M-296 122c-8-20 8-26 0-46M-284 124c8-16-4-24 2-38M-74 122c8-20-8-26 0-44', '#4fd08a', 6) +
    at(
      -150,
      84,
      dot(0, 0, 44, '#ff7a5c') +
        shine('M-28-18c4-10 10-14 18-16', 4) +
        blobFace(44) +
        path('M-26-32l-6-20 16 8 10-14 10 14 16-8-6 20c-12 6-28 6-40 0z', '#ffd24a', 2.5),
    ) +
    at(-234, 76, dot(0, 0, 22, '#8fe06a', 2.5) + blobFace(22)) +
    at(-274, 106, dot(0, 0, 13, '#ffd24a', 2.5) + blobFace(13)) +
    at(-86, 62, dot(0, 0, 14, '#c8a8ff', 2.5) + blobFace(14)) +
    [
      [-262, 56],
      [-206, 112],
      [-208, 48],
      [-100, 108],
      [-284, 70],
    ]
      .map(([x, y], i) => spot(x!, y!, 4.5, ['#ff8fb8', '#ffe066', '#8fe9ff', '#ffb86a', '#b6ff9a'][i]!))
      .join('') +
    flat('M-300 40h16v70h-16z', '#fff', 0.25) +
    box(-326, 142, 284, 12, 5, '#3c5a8a'),
  far:
    nightWindow(-440, 26, 70, 74, '#d8ecff') +
    board(-610, 74, 120, '#8fb8e0') +
    row(-588, 74, 36, [
      dot(0, -13, 13, '#ff8fb8', 2.5) + at(0, -13, blobFace(13)),
      dot(0, -10, 10, '#5cf2ff', 2.5) + at(0, -10, blobFace(10)),
      dot(0, -15, 15, '#ffd24a', 2.5) + at(0, -15, blobFace(15)),
    ]) +
    plant(-540, '#4f7fd8', 1) +
    picture(
      -760,
      36,
      74,
      60,
      '#8fb8e0',
      '#0a2c48',
      dot(-12, 4, 14, '#8fe06a', 2) + dot(14, -6, 8, '#ff7a5c', 2),
    ),
}

const QUIZ: Room = {
  name: 'quiz',
  wall: '#5a2496',
  floor: '#3c2a6a',
  pattern: 'dots',
  light: '#ff9af0',
  near:
    glow(-226, 66, 120, '#ffe066', 90) +
    box(-282, 20, 112, 94, 16, '#ffd24a') +
    box(-270, 32, 88, 70, 10, '#fff6d8', 2.5) +
    at(-227, 66, question, 1.25) +
    copies('O', spot(0, 0, 3.5, '#fff'), [
      [-274, 28],
      [-250, 26],
      [-226, 26],
      [-202, 26],
      [-178, 28],
      [-276, 66],
      [-176, 66],
      [-274, 106],
      [-226, 108],
      [-178, 106],
    ]) +
    [-290, -240, -190]
      .map(
        (x, i) =>
          box(x, 122, 42, 32, 6, ['#ff5d7f', '#4fa8ff', '#5cd08a'][i]!) +
          draw(`M${x + 10} 138h22`, '#fff', 4),
      )
      .join('') +
    at(
      -84,
      152,
      drawResident({
        coat: '#7fe06a',
        ears: 'antennae',
        inner: '#ffe066',
        belly: '#d8f8c8',
        mouth: 'smile',
        nose: '#7fe06a',
        hands: [
          [-34, -42],
          [38, -70],
        ],
        gaze: [-0.6, 0],
        wear: shirt('#4f3fb8') + bow(0, -48, '#ff5d7f'),
      }),
    ) +
    path('M-126 128h86l-8 26h-70z', '#e0457c') +
    box(-132, 118, 98, 12, 5, '#ff7aa8') +
    oval(-104, 116, 14, 6, '#ff3f4f') +
    star(-46, 66, 8, '#ffe066', 2),
  far:
    [-440, -560]
      .map(
        (x) =>
          path(`M${x - 14} 8h28l6 20h-40z`, '#2a1846', 2.5) +
          flat(`M${x - 18} 28h36l40 104h-116z`, '#fff0b8', 0.12),
      )
      .join('') +
    [-500, -440, -380]
      .map(
        (x, i) =>
          shadow(x, 26) +
          path(`M${x - 22} 152l-4-44h52l-4 44z`, ['#4fa8ff', '#ffb52e', '#5cd08a'][i]!) +
          at(
            x,
            130,
            draw(
              ['M0-9v18M-4-5l4-4', 'M-5-5c0-7 10-7 10 0 0 4-10 8-10 12H5', 'M-5-8H5L0-1q6 0 6 5t-6 5-6-4'][
                i
              ]!,
              '#fff',
              4,
            ),
          ),
      )
      .join('') +
    picture(
      -720,
      36,
      70,
      62,
      '#ff8fe0',
      '#2a1058',
      at(0, 0, draw('M-9-12c0-14 20-14 20 0 0 9-10 8-10 18M1 16v1', '#ffe066', 6), 0.9),
    ),
}

const EDUCATION: Room = {
  name: 'educational',
  wall: '#8a4a1c',
  floor: '#6a4a34',
  pattern: 'planks',
  light: '#fff0b0',
  near:
    box(-312, 20, 184, 86, 5, '#c98248') +
    flat('M-304 28h168v70h-168z', '#1f5a48') +
    draw(
      'M-290 46l6-4v22M-268 53h14M-261 46v14M-242 44c0-6 12-6 12 1 0 5-12 10-12 17h13M-214 50h14M-214 58h14M-186 44h12l-7 7q8 0 8 7t-9 6-7-4',
      '#fff',
      3.5,
      0.95,
    ) +
    draw('M-292 88q12-14 24 0t24 0M-220 76l14 12 8-16 10 14', '#ffd97a', 3) +
    box(-312, 104, 184, 7, 3, '#e0a860') +
    box(-282, 100, 20, 5, 2, '#fff', 2) +
    shadow(-232, 56) +
    box(-290, 128, 118, 24, 4, '#c98248') +
    at(-262, 128, books(-14, 0, 3, 2)) +
    at(-206, 128, dot(0, -13, 13, '#ff4f4f', 2.5) + draw('M0-25q2-8 8-8', '#4a7a2a', 4)) +
    at(
      -74,
      156,
      drawResident({
        coat: '#5cc8a0',
        ears: 'none',
        belly: '#d8f6e2',
        mouth: 'snout',
        nose: '#8fe0c0',
        hands: [
          [-46, -60],
          [30, -32],
        ],
        gaze: [-0.8, -0.1],
        behind:
          path('M22-14c30 4 40-6 44-16-4 22-20 32-44 28z', '#5cc8a0') +
          path('M-22-96l4-14 10 9 8-13 9 12 11-9 3 15z', '#ff8f5c', 2.5),
        hat: glasses(),
        wear: shirt('#4f6fd8'),
      }),
    ) +
    draw('M-120 96l-26-14', '#ffd24a', 5) +
    draw('M-146 82l-5-3', '#fff', 5),
  far:
    nightWindow(-430, 26) +
    table(-590, 104, '#c98248', 114) +
    at(
      -556,
      114,
      draw('M-16-26a22 22 0 1 0 38-12', '#c9903c', 4) +
        dot(2, -32, 19, '#4fa8e0', 2.5) +
        flat('M-10-40q12-6 14 4t-12 10z', '#8fd06a'),
    ) +
    at(-512, 114, books(-12, 0, 2, 4)) +
    picture(-700, 32, 66, 74, '#e0a860', '#fffdf6', draw('M-16 22L0-22l16 44M-10 8H10', '#e0453c', 5)) +
    picture(-780, 38, 54, 60, '#e0a860', '#fffdf6', star(0, 0, 16, '#ffb52e', 2)),
}

const COOKING: Room = {
  name: 'cooking',
  wall: '#8c4514',
  floor: '#7a5a48',
  pattern: 'tiles',
  light: '#ffd98a',
  near:
    box(-312, 92, 116, 62, 5, '#e6ebf8') +
    box(-300, 110, 92, 36, 6, '#3a3250') +
    glow(-254, 128, 60, '#ff9a3c', 30) +
    path('M-284 136c4-12 16-10 20-14 6-8 20-6 22 2 10 0 16 6 16 12z', '#e8b878', 2.5) +
    copies('H', dot(0, 0, 4, '#ff6f5c', 2), [
      [-298, 101],
      [-284, 101],
      [-222, 101],
      [-208, 101],
    ]) +
    path('M-288 92V68h54v24z', '#ff5d4f') +
    draw('M-290 68h58M-294 78h-8M-230 78h10', '#3a2038', 5) +
    path('M-290 66q29-16 58 0z', '#ff8a7a', 2.5) +
    draw('M-276 48q-6-8 0-14t0-14M-256 46q-6-8 0-14t0-14', '#fff', 4, 0.5) +
    box(-192, 108, 68, 46, 5, '#d99a5c') +
    box(-198, 100, 80, 10, 4, '#fff1d8') +
    at(
      -158,
      100,
      path('M-30 0l5-10h50l5 10z', '#cdeefd', 2) +
        path('M-24-10c0-14 48-14 48 0z', '#ffb0c8', 2.5) +
        path('M-18-20c0-12 36-12 36 0z', '#fff6ec', 2.5) +
        dot(0, -34, 6, '#e8284f', 2),
    ) +
    at(
      -70,
      156,
      drawResident({
        coat: '#fff',
        ears: 'none',
        belly: '#fff',
        mouth: 'beak',
        nose: '#ffb52e',
        hands: [
          [-42, -62],
          [32, -34],
        ],
        gaze: [-0.7, 0.1],
        mask: path('M-7-54c-6 12 14 12 14 0z', '#e8384f', 2),
        hat: chefHat(),
        behind: path('M20-30c30-14 34-34 26-44 20 14 14 50-20 60z', '#ffe6d0'),
        wear: apron('#ff6f5c'),
      }),
    ) +
    draw('M-114 94l-4-32', '#c9d2ea', 5) +
    path('M-127 60c-4-22 20-22 16 0-2 6-14 6-16 0z', '#dfe6f8', 2.5),
  far:
    tube('M-500 34h140', '#c9d2ea', 4) +
    [-480, -440, -396]
      .map(
        (x, i) =>
          draw(`M${x} 36v14`, '#2a1846', 3) +
          (i === 1
            ? path(`M${x - 7} 50h14v22h8v10h-30v-10h8z`, '#c98248', 2.5)
            : dot(x, 68, 18, ['#ff8f5c', '', '#8fb8e0'][i]!, 2.5)),
      )
      .join('') +
    box(-500, 112, 150, 40, 4, '#e8b878') +
    copies('J', jar('#ffd24a', 26), [
      [-476, 112],
      [-440, 112],
      [-404, 112],
    ]) +
    box(-710, 56, 66, 96, 7, '#cfe6f4') +
    draw('M-710 92h66M-654 70v12M-654 102v16', '#5a7a9a', 4) +
    spot(-692, 76, 5, '#ff6f5c') +
    spot(-680, 110, 5, '#ffd24a') +
    shadow(-677, 40),
}

export const COMPANY_ROOMS: readonly Room[] = [IO, QUIZ, EDUCATION, COOKING]
