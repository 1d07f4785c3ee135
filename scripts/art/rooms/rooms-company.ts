/** Rooms of the games with much company, and the two that stand for whatever has no room of its own. */
import {
  ball,
  board,
  books,
  copies,
  hangingLamp,
  jar,
  nightWindow,
  picture,
  plant,
  row,
  rug,
  sofa,
  table,
} from './furniture.ts'
import { apron, bow, chefHat, drawHead, drawResident, glasses, shirt } from './residents.ts'
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

const question = draw('M-9-12c0-14 20-14 20 0 0 9-10 8-10 18M1 16v1', '#2a1846', 7)
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
    copies('o', spot(0, 0, 3.5, '#fff'), [
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
    copies('h', dot(0, 0, 4, '#ff6f5c', 2), [
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
const ANIMALS: Room = {
  name: 'animals',
  wall: '#5c5020',
  floor: '#a87a44',
  pattern: 'planks',
  light: '#ffe9a0',
  near:
    glow(-240, 60, 80, '#fff0b8') +
    path('M-290 60a48 44 0 0 1 96 0v40h-96z', '#c98248') +
    flat('M-282 60a40 36 0 0 1 80 0v34h-80z', '#142058') +
    spot(-226, 48, 9, '#fff3c8') +
    spot(-262, 60, 1.8, '#fff') +
    spot(-246, 40, 1.8, '#fff') +
    draw('M-242 22v78M-290 66h96', '#c98248', 4) +
    flat('M-318 154c6-16 30-24 60-18s50 2 62 18z', '#f2cf6a') +
    draw('M-300 148l16-8M-270 144l18 4M-240 146l16-6', '#b8862a', 3) +
    at(-252, 150, oval(4, -14, 34, 17, '#ffb347') + tube('M30-12c16 2 16-10 8-14', '#ffb347', 7)) +
    at(
      -262,
      154,
      drawHead({ coat: '#ffb347', ears: 'cat', inner: '#ffd9b0', hands: [], gaze: [0.4, 0] }),
      0.62,
    ) +
    at(
      -172,
      156,
      drawResident({
        coat: '#fff6ec',
        ears: 'droop',
        inner: '#4a3a4c',
        belly: '#fff',
        mouth: 'muzzle',
        nose: '#5a4a5c',
        hands: [
          [-30, -26],
          [30, -26],
        ],
        gaze: [0.2, 0],
        behind: [
          [-24, -50],
          [24, -50],
          [-32, -26],
          [32, -26],
          [-20, -8],
          [20, -8],
          [0, -52],
        ]
          .map(([x, y]) => dot(x!, y!, 14, '#fff6ec', 2.5))
          .join(''),
        hat:
          dot(-14, -98, 10, '#fff6ec', 2) + dot(14, -98, 10, '#fff6ec', 2) + dot(0, -102, 12, '#fff6ec', 2),
      }),
    ) +
    at(
      -70,
      156,
      drawResident({
        coat: '#c8864a',
        ears: 'droop',
        inner: '#8a5a34',
        belly: '#fff1dc',
        hands: [
          [-32, -62],
          [30, -28],
        ],
        gaze: [-0.5, 0],
        behind: tube('M22-10c20 0 26-16 22-28', '#c8864a', 8),
        mask: spot(14, -78, 13, '#8a5228', 14),
        wear: flat('M-22-48c14 6 30 6 44 0l1 7c-14 7-32 7-46 0z', '#e0453c') + spot(0, -38, 5, '#ffd24a'),
      }),
    ),
  far:
    box(-470, 100, 110, 52, 4, '#b8783c') +
    draw('M-466 118h102M-466 135h102', '#6a4420', 3) +
    path('M-474 100c10-14 30-18 58-16s50 4 60 16z', '#f2cf6a') +
    at(
      -414,
      88,
      path('M-12 0c-10-4-10-24 6-26 2-8 14-8 16 0 12 4 10 22-2 26z', '#fff', 2.5) +
        path('M10-18l10 4-10 4z', '#ffb52e', 2) +
        spot(4, -18, 2.5, '#1c1038') +
        path('M-2-30c0-8 8-8 8 0z', '#e8384f', 2),
    ) +
    board(-640, 70, 120, '#a8683a') +
    path('M-620 70c-8-22 6-30 22-26l-4 26z', '#8a5238', 2.5) +
    draw('M-560 70c-16-24 18-40 24-10', '#8a5238', 5) +
    picture(
      -760,
      38,
      66,
      58,
      '#c98248',
      '#8fd0f4',
      flat('M-24 20q12-18 24-6t26-4v14h-50z', '#5cb85c') + spot(10, -10, 7, '#fff3b0'),
    ),
}

/** The mark of the site as somebody: a little house whose window is its eye on the world. */
const little = (coat: string) =>
  shadow(0, 44, 0) +
  oval(-14, -4, 13, 6, '#5a3a8a') +
  oval(14, -4, 13, 6, '#5a3a8a') +
  path('M22-104h14v26H22z', '#d92e73', 2.5) +
  path('M-34-64h68v52c0 6-4 9-9 9h-50c-5 0-9-3-9-9z', '#ece9ff') +
  path('M-5-112c3-3 7-3 10 0l42 38c6 6 2 14-5 14-3 0-5-1-7-3L0-92l-35 29c-2 2-4 3-7 3-7 0-11-8-5-14z', coat) +
  glow(0, -40, 42, '#ffe27a') +
  spot(-12, -44, 8, '#fff', 9.5) +
  spot(12, -44, 8, '#fff', 9.5) +
  spot(-12, -43, 5, '#1c1038', 6) +
  spot(12, -43, 5, '#1c1038', 6) +
  spot(-10, -46, 2, '#fff') +
  spot(14, -46, 2, '#fff') +
  path('M-8-27h16c-1 12-15 12-16 0z', '#8a1f4e', 2) +
  spot(-23, -34, 5, '#ff5c7a', 3.5, 0.5) +
  spot(23, -34, 5, '#ff5c7a', 3.5, 0.5) +
  tube('M-34-38Q-50-44-48-58', '#ece9ff', 7) +
  tube('M34-38Q48-30 50-20', '#ece9ff', 7)
const HOUSE: Room = {
  name: 'house',
  wall: '#3c3690',
  floor: '#5c3f5c',
  pattern: 'stripes',
  light: '#ffe08a',
  near:
    hangingLamp(-196, '#ff5d8f', 10) +
    rug(-150, 136, '#4fa8d8') +
    sofa(-306, 176, '#3fb8a6') +
    box(-276, 104, 36, 30, 8, '#ffd24a', 2.5) +
    box(-196, 106, 34, 28, 8, '#ff8fb8', 2.5) +
    at(-70, 156, little('#ff5d8f')) +
    picture(-268, 24, 44, 44, '#ffcb6b', '#1c1a54', star(0, 0, 11, '#ffe066', 2)) +
    picture(-150, 30, 36, 40, '#ece9ff', '#1c1a54', dot(0, 0, 9, '#5cf2ff', 2)),
  far:
    nightWindow(-440, 26, 84, 80) +
    box(-590, 40, 104, 112, 5, '#8a5238') +
    flat('M-582 48h88v42h-88zM-582 98h88v46h-88z', '#201238') +
    copies('K', books(0, 0, 5, 1), [
      [-578, 90],
      [-576, 144],
    ]) +
    at(-512, 90, ball(11, '#ff8fb8')) +
    at(-510, 144, jar('#8fe06a', 24)) +
    plant(-640, '#ff8f5c', 1) +
    picture(
      -760,
      38,
      66,
      58,
      '#ffcb6b',
      '#1c1a54',
      path('M-18 14V-4L0-18 18-4v18z', '#ff8fb8', 2) + spot(0, 4, 6, '#ffe066'),
    ),
}

const door = (x: number, color: string, mark: string) =>
  box(x - 6, 26, 70, 106, 5, '#f2d9b0') +
  box(x, 32, 58, 100, 3, color) +
  box(x + 10, 42, 38, 34, 4, color, 2) +
  spot(x + 49, 92, 4, '#ffe066') +
  at(x + 29, 59, mark)
const TAGS: Room = {
  name: 'Tags',
  wall: '#3a4a7c',
  floor: '#8a3a4c',
  pattern: 'stripes',
  light: '#ffe0a0',
  near:
    door(-300, '#e0665c', star(0, 0, 11, '#ffe066', 2)) +
    door(-214, '#3fa890', path('M0 9C-12-2-9-9-4-9c2 0 4 2 4 5 0-3 2-5 4-5 5 0 8 7-4 18z', '#ffb0c8', 2)) +
    copies('l', tube('M0 16v-8', '#c9903c', 4) + glow(0, -2, 46, '#ffd97a') + dot(0, -2, 9, '#fff3c8', 2), [
      [-226, 56],
      [-138, 56],
    ]) +
    at(
      -72,
      154,
      spot(0, 1, 30, '#0a0420', 5, 0.4) +
        path('M-34-8v-60c0-60 68-60 68 0v60c-8 8-14-4-22-4s-8 8-14 8-8-8-14-8-12 10-18 4z', '#f2f4ff') +
        shine('M-22-80c3-10 8-16 16-19', 4) +
        spot(-13, -66, 8.5, '#fff', 10) +
        spot(-13, -66, 6, '#1c1038', 8) +
        spot(13, -66, 6, '#1c1038', 8) +
        spot(-11, -69, 2.2, '#fff') +
        spot(15, -69, 2.2, '#fff') +
        draw('M-8-46q8 8 16 0', '#2a1846', 3) +
        spot(-22, -54, 5, '#ff5c7a', 3.5, 0.45) +
        spot(22, -54, 5, '#ff5c7a', 3.5, 0.45) +
        tube('M-30-40Q-46-40-48-52', '#f2f4ff', 9) +
        tube('M30-40Q44-36 46-28', '#f2f4ff', 9),
    ) +
    glow(-120, 92, 60, '#ffe27a') +
    at(
      -120,
      98,
      draw('M0-14v-8', '#2a1846', 3) +
        box(-11, -14, 22, 24, 5, '#ffd24a', 2.5) +
        spot(0, -2, 5, '#fffbe0', 7),
    ),
  far:
    door(-430, '#7a5cc8', dot(0, 0, 10, '#5cf2ff', 2)) +
    nightWindow(-540, 30, 66, 70) +
    door(-660, '#e0983c', path('M0-11l11 19h-22z', '#fff6d8', 2)) +
    plant(-700, '#5cb8c8', 1) +
    picture(-800, 40, 56, 52, '#f2d9b0', '#1a2450', star(0, 0, 14, '#ff8fb8', 2)),
}

export const COMPANY_ROOMS: readonly Room[] = [IO, QUIZ, EDUCATION, COOKING, ANIMALS, HOUSE, TAGS]
