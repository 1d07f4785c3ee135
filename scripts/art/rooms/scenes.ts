/** Scenes of empty pages, of 404, offline and of the page for developers. Each is centred on its page. */
import type { Scene } from './scene-kit.ts'
import { ball, books, copies, hangingLamp, jar, nightWindow, picture, sofa } from './furniture.ts'
import { apron, drawHead, drawResident, headband, scarf } from './residents.ts'
import { at, box, dot, draw, flat, glow, oval, path, shadow, spot, star, tube } from './room-kit.ts'

const GROUND = 200

const web = (x: number, y: number, turn: number) =>
  at(x, y, draw('M0 0h40M0 0v40M0 0l30 30M14 0q2 12-14 14M28 0q2 26-28 28', '#ffffff', 1.5, 0.4), 1, turn)

const CELLAR: Scene = {
  name: 'cellar',
  wall: '#3a3458',
  floor: '#4a4058',
  pattern: 'bricks',
  content:
    glow(420, 30, 190, '#ffe9a8', 150, 0.8) +
    flat('M352 10h120l-30 190H300z', '#fff0b8', 0.13) +
    path('M356 8h112v26H356z', '#8a5238') +
    flat('M364 10h96v20h-96z', '#fff3c8') +
    [0, 1, 2, 3, 4]
      .map((i) => box(380 - i * 18, 40 + i * 32, 110 + i * 18 - i * 10, 10, 2, '#a8744a', 2.5))
      .join('') +
    draw('M386 34L306 200M488 34v166', '#5c3a24', 7) +
    web(12, 12, 0) +
    box(34, 70, 150, 9, 3, '#a8683a') +
    box(34, 124, 150, 9, 3, '#a8683a') +
    draw('M44 60v140M174 60v140', '#5c3a24', 6) +
    copies('J', jar('#ff6f7c', 34), [
      [64, 70],
      [118, 70],
      [90, 124],
    ]) +
    copies('K', jar('#ffcb3c', 28), [
      [92, 70],
      [150, 124],
    ]) +
    copies('L', jar('#8fd06a', 34), [
      [150, 70],
      [62, 124],
      [120, 124],
    ]) +
    shadow(110, 70, GROUND) +
    path('M66 200c-10-26-10-40 0-62h52c10 22 10 36 0 62z', '#a8683a') +
    draw('M62 152h60M62 184h60', '#4a3a5c', 5) +
    dot(92, 168, 7, '#e8c890', 2.5) +
    box(134, 164, 46, 36, 4, '#8a5a34') +
    draw('M134 182h46', '#5c3a24', 2.5) +
    at(
      250,
      GROUND,
      drawResident({
        coat: '#6a5a78',
        ears: 'none',
        belly: '#9a88a8',
        mouth: 'muzzle',
        nose: '#f4c0cc',
        hands: [
          [-42, -54],
          [36, -22],
        ],
        gaze: [-0.4, -0.3],
        hat: headband('#ffcb3c') + dot(0, -98, 9, '#fff3c8', 2.5),
        wear: scarf('#e0503c'),
      }),
      1.12,
    ) +
    glow(198, 130, 90, '#ffd97a') +
    at(
      203,
      142,
      draw('M0-16v-10', '#2a1846', 3) + box(-12, -16, 24, 28, 5, '#ffcb3c') + spot(0, -2, 6, '#fffbe0', 8),
    ) +
    draw('M322 190q10-8 16 0', '#c8c0d8', 4) +
    at(
      452,
      GROUND,
      oval(0, -10, 17, 11, '#b8b0c8', 2.5) +
        dot(-13, -14, 8, '#b8b0c8', 2.5) +
        dot(-18, -21, 5, '#f4c0cc', 2) +
        spot(-17, -14, 2, '#1c1038') +
        draw('M16-8q16 4 18-8', '#f4a8b8', 3),
    ),
}

const ATTIC: Scene = {
  name: 'attic',
  wall: '#5a3f52',
  floor: '#8a5c3c',
  pattern: 'planks',
  content:
    path('M-10 120L240-40h40L530 120v-150H-10z', '#3a2634') +
    draw('M-6 128L248-34M526 128L272-34', '#a8683a', 11) +
    draw('M80 74v126M440 74v126', '#7a4a30', 9) +
    draw('M76 96h368', '#7a4a30', 8) +
    dot(262, 58, 38, '#e8c890') +
    spot(262, 58, 31, '#142058') +
    glow(274, 50, 44, '#fff0b8') +
    path('M262 36a22 22 0 1 0 20 32 18 18 0 0 1-20-32z', '#fff3c8', 2) +
    spot(246, 44, 2, '#fff') +
    spot(248, 72, 1.6, '#fff') +
    spot(282, 44, 1.8, '#fff') +
    draw('M262 28v60M232 58h60', '#e8c890', 4) +
    glow(150, 124, 150, '#ffd97a', 110) +
    shadow(150, 40, GROUND) +
    tube('M150 196v-62', '#c9903c', 5) +
    path('M122 136l16-36h24l16 36z', '#ffcb6b') +
    oval(150, 197, 22, 6, '#c9903c') +
    spot(150, 138, 20, '#fff6cc', 4) +
    shadow(66, 52, GROUND) +
    box(22, 150, 90, 50, 6, '#8a5238') +
    path('M20 152c0-30 94-30 94 0z', '#a8683a') +
    draw('M40 132v66M94 132v66', '#ffcb3c', 5) +
    dot(67, 156, 6, '#ffcb3c', 2.5) +
    shadow(390, 74, GROUND) +
    box(352, 152, 96, 48, 4, '#d9a066') +
    draw('M352 168h96M398 152v16', '#9a6a3a', 3) +
    box(372, 116, 64, 36, 4, '#c98a52') +
    at(386, 116, books(0, 0, 3, 3)) +
    at(424, 116, dot(0, -14, 14, '#ff6f8f', 2.5) + draw('M-12-8q12 8 24 0', '#fff', 3)) +
    at(
      250,
      GROUND,
      drawResident({
        coat: '#b8a8c8',
        ears: 'big',
        inner: '#ffb8c8',
        belly: '#ece4f4',
        hands: [
          [-30, -28],
          [32, -26],
        ],
        gaze: [-0.7, 0.2],
        behind: tube('M22-6c26 4 32-16 22-30', '#e8a0b0', 4),
        wear: scarf('#3fb8a6'),
      }),
    ) +
    box(226, 160, 50, 26, 5, '#2c2a5c', 2.5) +
    flat('M232 165h38v16h-38z', '#8fe9c0') +
    dot(218, 174, 7, '#b8a8c8', 2.5) +
    dot(284, 174, 7, '#b8a8c8', 2.5) +
    star(251, 173, 6, '#ffe066', 2) +
    web(84, 100, 0),
}

const SHELF: Scene = {
  name: 'shelf',
  wall: '#2c5a6c',
  floor: '#8a5c3c',
  pattern: 'stripes',
  content:
    glow(280, 80, 220, '#ffe9a8', 120, 0.5) +
    shadow(330, 130, GROUND) +
    box(206, 26, 250, 174, 7, '#a8683a') +
    flat('M216 36h230v46H216zM216 92h230v46H216zM216 148h230v44H216z', '#3c2218') +
    draw('M216 82h230M216 138h230', '#e0a860', 4) +
    spot(300, 131, 26, '#fff', 5, 0.22) +
    spot(390, 76, 30, '#fff', 5, 0.2) +
    spot(396, 186, 26, '#fff', 4, 0.2) +
    web(444, 36, 90) +
    at(420, 138, jar('#ff8fb8', 24)) +
    at(250, 192, ball(15, '#ffcb3c')) +
    shadow(128, 60, GROUND) +
    draw('M92 200l26-76M164 200l-26-76M102 172h52', '#c98248', 7) +
    box(106, 118, 44, 9, 3, '#e0a860') +
    at(
      130,
      122,
      drawResident({
        coat: '#f4b45c',
        ears: 'cat',
        inner: '#ffd9b8',
        belly: '#fff1d8',
        hands: [
          [-28, -26],
          [58, -54],
        ],
        gaze: [0.9, -0.1],
        behind: tube('M-22-8C-50-4-56-28-44-40', '#f4b45c', 8),
        hat:
          path('M-30-90c16-18 44-18 60 0l-4 8c-16-8-36-8-52 0z', '#e0503c', 2.5) +
          spot(-12, -94, 2.5, '#fff') +
          spot(4, -97, 2.5, '#fff') +
          spot(16, -91, 2.5, '#fff'),
        wear: apron('#5cb8ff'),
      }),
      0.92,
    ) +
    tube('M184 74l30-16', '#8a5238', 5) +
    path(
      'M210 62c-6-14 2-26 14-24 4-14 22-14 24-2 14 0 16 16 6 22 4 12-12 20-20 12-8 8-24 4-24-8z',
      '#ff9ac0',
      2.5,
    ) +
    draw('M222 50l8 6M236 44l-2 10M246 56l-10 2', '#c2357a', 2.5) +
    [
      [268, 40, 3],
      [276, 56, 2],
      [262, 70, 2.5],
      [284, 66, 1.6],
      [256, 30, 1.8],
    ]
      .map(([x, y, r]) => spot(x!, y!, r!, '#fff', r, 0.7))
      .join('') +
    at(
      40,
      GROUND,
      path('M-22-30h44l-5 30h-34z', '#5cb8ff') +
        draw('M-22-30c0-26 44-26 44 0', '#c9d2ea', 3) +
        oval(0, -30, 22, 5, '#cdf0ff', 2) +
        spot(-6, -32, 5, '#fff', 4) +
        spot(6, -33, 6, '#fff', 5),
    ),
}

const SEARCHING: Scene = {
  name: 'sofa',
  wall: '#4b3a86',
  floor: '#6a4668',
  pattern: 'dots',
  content:
    glow(250, 90, 230, '#ffe9a8', 120, 0.45) +
    nightWindow(50, 34, 84, 86) +
    picture(
      220,
      26,
      64,
      50,
      '#ffcb6b',
      '#241458',
      draw('M-7-10c0-12 15-12 15 0 0 8-8 7-8 14M0 14v1', '#ffe066', 5),
    ) +
    picture(300, 34, 46, 40, '#e6ecff', '#241458', star(0, 0, 11, '#ff8fb8', 2)) +
    at(250, 200, `<ellipse rx="230" ry="14" fill="#3fa890" opacity=".55"/>`) +
    at(60, 46, sofa(76, 260, '#e0665c')) +
    flat('M160 188h204v10H160z', '#120a24', 0.75) +
    box(186, 144, 40, 32, 8, '#ffcb3c', 2.5) +
    box(310, 146, 38, 30, 8, '#5cb8ff', 2.5) +
    glow(258, 192, 70, '#fff3b0', 16) +
    at(236, 194, ball(8, '#8fe06a')) +
    at(
      398,
      202,
      spot(-20, 0, 66, '#0a0420', 6, 0.4) +
        tube('M34-40C62-52 62-84 44-92', '#ff8f3c', 14) +
        path('M36-86c-4-16 10-24 18-14 4 8 0 16-6 20z', '#fff1dc', 2.5) +
        path('M-34-22c6-30 40-44 66-30 14 8 18 36 10 50-26 6-60 4-76-4z', '#ff8f3c') +
        oval(34, -4, 18, 8, '#ff8f3c') +
        at(
          -52,
          42,
          drawHead({
            coat: '#ff8f3c',
            ears: 'fox',
            inner: '#5a2a1a',
            nose: '#fff1dc',
            hands: [],
            gaze: [-0.9, 0.5],
          }),
          0.92,
          -14,
        ) +
        tube('M-30-12Q-56 0-78-2', '#ff8f3c', 9) +
        dot(-80, -2, 7, '#ff8f3c', 2.5) +
        tube('M-84-4l-22 0', '#3c3a6c', 8) +
        spot(-112, -4, 4, '#fff6cc', 7),
    ) +
    at(470, 200, box(-16, -34, 34, 34, 5, '#5cc8a0', 2.5) + star(0, -17, 9, '#ffe066', 2)) +
    at(60, 202, dot(0, -15, 15, '#ff6f8f', 2.5) + draw('M-13-20q13 8 26 0', '#fff', 3)),
}

/** A game on its way from a maker's bench to a page. */
const WORKSHOP: Scene = {
  name: 'workshop',
  wall: '#2f4680',
  floor: '#7a5a4c',
  pattern: 'tiles',
  content:
    glow(150, 70, 210, '#ffe9a8', 130, 0.55) +
    hangingLamp(92, '#ff8f3c', 20) +
    // The plan on the wall: a gamepad in chalk.
    at(
      214,
      62,
      box(-54, -36, 108, 68, 4, '#3f6fd0', 2.5) +
        draw(
          'M-28 10c-8-28 2-32 12-28h32c10-4 20 0 12 28-4 8-12 4-16-4h-24c-4 8-12 12-16 4z',
          '#dce8ff',
          2.5,
          0.9,
        ) +
        draw('M-20-8v10M-25-3h10M14-3h1M20-8h1M20 2h1', '#dce8ff', 4, 0.9) +
        dot(-48, -31, 3, '#ff6f8f', 2) +
        dot(48, -31, 3, '#ffcb3c', 2),
      1,
      -3,
    ) +
    shadow(150, 130, GROUND) +
    draw('M44 198v-50M262 198v-50', '#7a4a30', 9) +
    box(30, 142, 246, 11, 4, '#d9a066') +
    // The screen: a small hill with a hero, a coin and a flag.
    box(170, 82, 82, 56, 7, '#3c3a6c') +
    flat('M176 88h70v44h-70z', '#7fd4ff') +
    flat('M176 120q16-14 34-4t36-4v20h-70z', '#5fc46a') +
    dot(196, 112, 7, '#ff8f3c', 2) +
    star(216, 100, 6, '#ffe066', 2) +
    draw('M236 112v-16', '#fff6e0', 3) +
    path('M236 96l-12 4 12 5z', '#ff5c7a', 2) +
    box(202, 136, 18, 8, 2, '#3c3a6c', 2.5) +
    at(
      112,
      154,
      drawResident({
        coat: '#c98a52',
        ears: 'round',
        inner: '#ffcf9e',
        belly: '#f4dcb8',
        hands: [
          [-32, -20],
          [46, -22],
        ],
        gaze: [0.9, -0.1],
        hat: headband('#3fb8a6'),
        wear: apron('#5c6ae0'),
      }),
      0.94,
    ) +
    box(28, 142, 250, 12, 4, '#e0a860') +
    box(134, 128, 40, 9, 3, '#e6ecff', 2.5) +
    draw('M140 132h28', '#8a94c0', 2.5) +
    tube('M54 142v-16', '#e0503c', 4) +
    path('M46 126l8-14 8 14z', '#c9d2ea', 2) +
    // The belt carries the archive to the page.
    shadow(396, 100, GROUND) +
    box(296, 170, 206, 20, 10, '#4a4668') +
    [316, 352, 388, 424, 460, 484].map((x) => dot(x, 180, 6, '#a8b0d0', 2)).join('') +
    at(
      328,
      170,
      box(-22, -36, 44, 36, 4, '#e8b46c') +
        draw('M0-36v36', '#fff3c8', 4) +
        [-30, -22, -14, -6].map((y) => draw(`M-3 ${y}h6`, '#8a5a34', 2.5)).join(''),
    ) +
    draw('M364 146h18M376 138l8 8-8 8', '#ffe066', 4) +
    glow(444, 110, 78, '#8ff0b4', 78, 0.5) +
    box(392, 66, 104, 100, 10, '#fff6e0') +
    flat('M400 74h88v60h-88z', '#7fd4ff') +
    flat('M400 116q20-16 42-4t46-4v26h-88z', '#5fc46a') +
    dot(424, 106, 9, '#ff8f3c', 2) +
    star(452, 90, 8, '#ffe066', 2) +
    draw('M474 108v-22', '#fff6e0', 3) +
    path('M474 86l-15 5 15 6z', '#ff5c7a', 2) +
    box(412, 140, 64, 18, 9, '#2fcf73', 2.5) +
    path('M440 144l10 5-10 5z', '#0c3a20', 2),
}

export const SCENES: readonly Scene[] = [CELLAR, ATTIC, SHELF, SEARCHING, WORKSHOP]
