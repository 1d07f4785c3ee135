/** The barn, and the two rooms for categories without their own. */
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
  rug,
  sofa,
} from './furniture.ts'
import { drawHead, drawResident } from './residents.ts'
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

/** The site's logo as a character: a little house whose window is its eye. */
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
const door = (x: number, color: string, mark: string) =>
  box(x - 6, 26, 70, 106, 5, '#f2d9b0') +
  box(x, 32, 58, 100, 3, color) +
  box(x + 10, 42, 38, 34, 4, color, 2) +
  spot(x + 49, 92, 4, '#ffe066') +
  at(x + 29, 59, mark)
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
    at(-84, 156, little('#ff5d8f')) +
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

const TAGS: Room = {
  name: 'Tags',
  wall: '#3a4a7c',
  floor: '#8a3a4c',
  pattern: 'stripes',
  light: '#ffe0a0',
  near:
    door(-300, '#e0665c', star(0, 0, 11, '#ffe066', 2)) +
    door(-214, '#3fa890', path('M0 9C-12-2-9-9-4-9c2 0 4 2 4 5 0-3 2-5 4-5 5 0 8 7-4 18z', '#ffb0c8', 2)) +
    copies('L', tube('M0 16v-8', '#c9903c', 4) + glow(0, -2, 46, '#ffd97a') + dot(0, -2, 9, '#fff3c8', 2), [
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

export const HOME_ROOMS: readonly Room[] = [ANIMALS, HOUSE, TAGS]
