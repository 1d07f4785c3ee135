/** Illustrations of the articles about retro-style and VR games. */
import { bush, books, framed, lamp, openBook, pane, pencil, pine, plank, plant, sofa, STAR } from './props.ts'
import {
  BARK,
  box,
  dot,
  drawPixels,
  floorShadow,
  hills,
  INK,
  lit,
  oval,
  illustration,
  room,
  sky,
  squaredPaper,
  sun,
  placePerson,
} from './kit.ts'
import { drawGlow, place, shape, stroke, type Scene } from './scene.ts'

const BLOB = [
  '.....OOOO.......',
  '...OOllllOOO....',
  '..OlllllmmmmOO..',
  '.OOllmmmmmmmmmO.',
  'OllmmmmmmmmmmmmO',
  'OlmmmmmmmmmmmddO',
  'OmmmmmmmmmmdddO.',
  '.OmmddddddddOO..',
  '..OOOOOOOOOO....',
]

function drawSameOutline(): string {
  const grid = Array.from({ length: 40 }, (_, i) => `M${i * 32} 0v675M0 ${i * 32}h1200`).join('')
  const step = (x: number) => 17 + Math.round(Math.sin(x * 0.5) * 0.6)
  const meadow = Array.from(
    { length: 38 },
    (_, x) =>
      `${box(x * 32, step(x) * 32, 32.5, 400, 0, '#3f9a58')}${box(x * 32, step(x) * 32, 32.5, 32, 0, '#8fe07a')}`,
  ).join('')
  const far = Array.from({ length: 38 }, (_, x) =>
    box(x * 32, (13 + Math.round(Math.sin(x * 0.33 + 1) * 2)) * 32, 32.5, 300, 0, '#6fb4e8'),
  ).join('')
  const face = (x: number, y: number) =>
    box(x, y, 32, 64, 0, INK) +
    box(x + 96, y, 32, 64, 0, INK) +
    box(x + 8, y + 8, 12, 16, 0, '#fff') +
    box(x + 104, y + 8, 12, 16, 0, '#fff') +
    box(x + 48, y + 64, 32, 16, 0, INK)
  const cloudPaint = { O: '#5a86c8', l: '#ffffff', m: '#f2f8ff', d: '#c4dcf8' }
  const bushPaint = { O: '#14503c', l: '#b4f07a', m: '#5cc05a', d: '#2f8a50' }
  return illustration(
    `${sky('day')}${box(928, 64, 128, 128, 0, '#fff3b0')}${box(896, 96, 192, 64, 0, '#fff3b0')}${box(960, 32, 64, 192, 0, '#fff3b0')}${far}${meadow}
${lit(`<g transform="translate(96 64)">${drawPixels(BLOB, cloudPaint, 32)}</g>`)}${face(256, 160)}${lit(`<g transform="translate(576 320)">${drawPixels(BLOB, bushPaint, 32)}</g>`)}${face(736, 416)}
${[64, 1088].map((x) => box(x, 512, 32, 64, 0, '#2f8a50') + box(x - 32, 448, 96, 32, 0, '#ff8fb8') + box(x, 416, 32, 96, 0, '#ff8fb8') + box(x, 448, 32, 32, 0, '#ffe27a')).join('')}<path d="${grid}" stroke="#0c2a6a" stroke-width="2" opacity=".13"/>
<path d="M330 380c0 90 80 130 190 130" fill="none" stroke="#fff6c0" stroke-width="14" stroke-dasharray="1 28" stroke-linecap="round"/>${shape('M520 486l46 26-46 24z', '#fff6c0')}`,
  )
}

const HERO = [
  '......OO........',
  '.....OrrOO......',
  '....OrrrrrO.....',
  '...OrrrrrrrO....',
  '...OrrsssssO....',
  '..OrrsOssOsO....',
  '..OrrsOssOsO.OO.',
  'OOOrrsssssssOssO',
  'OyyOOrrrrrOyysO.',
  '.OyyyyyyyyyyOO..',
  '..OOOrrrrrrO....',
  '....OrrrrrrrO...',
  '..OOOrrrrrrrOOO.',
  '.ObbbOrOOrrrbbbO',
  'ObbbOOO..OOObbO.',
  '.OOO........OO..',
]
const HERO_PAINT = { O: INK, r: '#2fb59c', s: '#ffe2c4', y: '#ffb53c', b: '#9a5ae0' }

/** The same image with squares half as wide: a corner is filled when both its neighbours have the same colour. */
function refine(rows: string[]): string[] {
  const at = (x: number, y: number) => rows[y]?.[x] ?? '.'
  return rows.flatMap((row, y) => {
    const pair = ['', '']
    for (let x = 0; x < row.length; x++) {
      const [p, a, b, c, d] = [at(x, y), at(x, y - 1), at(x + 1, y), at(x - 1, y), at(x, y + 1)]
      pair[0] += (c === a && c !== d && a !== b ? a : p) + (a === b && a !== c && b !== d ? b : p)
      pair[1] += (d === c && d !== b && c !== a ? c : p) + (b === d && b !== a && d !== c ? d : p)
    }
    return pair
  })
}

function drawPortal(): string {
  const coarse = Array.from({ length: 19 }, (_, x) => {
    const top = 10 + Math.round(Math.sin(x * 0.8) * 1.6)
    return `${box(x * 32, (top - 3) * 32, 32.5, 400, 0, '#5a3aa8')}${box(x * 32, (top + 3) * 32, 32.5, 400, 0, '#2f8a6a')}${box(x * 32, (top + 3) * 32, 32.5, 32, 0, '#8fe07a')}`
  }).join('')
  const fine = Array.from({ length: 76 }, (_, i) => {
    const top = Math.round(40 + Math.sin(i * 0.13) * 7) * 8
    const low = Math.round(62 + Math.sin(i * 0.09 + 1) * 3) * 8
    return `${box(592 + i * 8, top - 96, 8.5, 600, 0, '#8f7ae0')}${box(592 + i * 8, top - 20 + Math.round(Math.sin(i * 0.31) * 4) * 8, 8.5, 600, 0, '#6f8ae8')}${box(592 + i * 8, low - 40, 8.5, 400, 0, '#3fae7a')}${box(592 + i * 8, low - 40, 8.5, 16, 0, '#b4f09a')}${box(592 + i * 8, low + 60 + Math.round(Math.sin(i * 0.2) * 2) * 8, 8.5, 400, 0, '#2a8466')}`
  }).join('')
  const stars = [
    [64, 64],
    [192, 128],
    [320, 32],
    [448, 96],
    [96, 192],
  ]
    .map(([x, y]) => box(x!, y!, 16, 16, 0, '#fff'))
    .join('')
  const ring = '<ellipse cx="600" cy="336" rx="120" ry="300"'
  const clip =
    '<clipPath id="before"><path d="M0 0h600v675H0z"/></clipPath><clipPath id="after"><path d="M600 0h600v675H600z"/></clipPath>'
  const fineHero = refine(refine(HERO))
  return illustration(
    `<path d="M0 0h600v675H0z" fill="#241a78"/><path d="M600 0h600v675H600z" fill="url(#dusk)"/>${sun(980, 150, 58, '#fff0c0')}${stars}<g clip-path="url(#before)">${coarse}</g>${fine}
${drawGlow('cyan', 600, 336, 330, 420, 0.9)}${ring} fill="#d8fffa" opacity=".55"/>${ring} fill="none" stroke="#0c6a8a" stroke-width="30"/>${ring} fill="none" stroke="#7ff4ff" stroke-width="18"/>${ring} fill="none" stroke="#fff" stroke-width="5"/>
<g clip-path="url(#before)"><g transform="translate(408 150)">${drawPixels(HERO, HERO_PAINT, 24)}</g></g><g clip-path="url(#after)"><g transform="translate(408 150)">${drawPixels(fineHero, HERO_PAINT, 6)}</g></g>
${[
  [330, 300],
  [300, 370],
  [340, 440],
]
  .map(([x, y], i) => box(x! - 24 * i, y!, 56, 16, 0, '#fff'))
  .join('')}${[
      [430, 90, 20],
      [480, 560, 24],
      [380, 600, 16],
    ]
      .map(([x, y, s]) => box(x!, y!, s!, s!, 0, '#7ff4ff'))
      .join('')}${[
      [750, 110, 8],
      [730, 560, 8],
      [790, 600, 6],
      [800, 180, 6],
      [770, 480, 8],
    ]
      .map(([x, y, s]) => box(x!, y!, s!, s!, 0, '#fff'))
      .join('')}`,
    clip,
  )
}

const FIGURE = [
  '....OO....OO....',
  '...OccO..OccO...',
  '...OccOOOOccO...',
  '..OccccccccccO..',
  '.OccccccccccccO.',
  '.OcOOccccccOOcO.',
  '.OcOOccccccOOcO.',
  '.OccccccccccccO.',
  '.OyccccOOccccyO.',
  '..OccccccccccO..',
  '...OOOOOOOOOO...',
  '..OyyyyccyyyyO..',
  '.OcOyyyccyyyOcO.',
  '.OOOyyyyyyyyOOO.',
  '...OccOOOOccO...',
  '...OOO....OOO...',
]

function drawOwnHero(): string {
  const swatch = (x: number, y: number, fill: string) => lit(box(x, y, 78, 78, 14, fill, INK))
  const eraser = `${shape('M-90-34H60l30 30-20 44H-80l-30-30z', 'url(#pink)', '#7d1450', 9)}${shape('M-10-34H60l30 30-20 44H0z', 'url(#blue)', '#173a80', 9)}${stroke('M-76-20h50', '#fff', 8, 0.7)}`
  return illustration(
    `${sky('wall-teal')}${shape('M-20-20h1240v720H-20z', 'url(#wood)')}${stroke('M-20 120c300 26 900-30 1240 10M-20 330c340-30 860 20 1240-10M-20 560c340-40 860 30 1240-20', '#5c2f16', 6, 0.35)}${drawGlow('warm', 420, 180, 700, 480, 0.6)}
${lit(`<g transform="translate(206 48) rotate(-4 290 290)">${squaredPaper(576, 576, 32)}<g transform="translate(32 32)">${drawPixels(FIGURE, { O: INK, c: '#3cbca2', y: '#ffb53c' }, 32)}</g><path d="M32 32h512v512H32z" fill="none" stroke="#ee4f50" stroke-width="5" stroke-dasharray="14 12"/></g>`)}
${swatch(880, 90, INK)}${swatch(980, 106, '#3cbca2')}${swatch(1080, 86, '#ffb53c')}${lit(place(690, 430, 1.1, pencil(300), 22))}${lit(place(960, 330, 1.1, eraser, -14))}${[
      [860, 400],
      [884, 420],
      [836, 424],
      [900, 396],
    ]
      .map(([x, y]) => oval(x!, y!, 11, 6, '#ff8fb8'))
      .join(
        '',
      )}${lit(place(120, 130, 0.9, `${dot(0, 0, 70, 'url(#violet)', '#2d1768', 9)}${dot(0, 0, 46, '#6b3a1c', '#2d1768', 6)}${stroke('M64-20c50-10 50 60 0 50', '#2d1768', 14)}`))}`,
  )
}

/** Over the eyes of a person whose feet are at 0,0. */
const HEADSET = `<path d="M-80-140h160" stroke="#14143c" stroke-width="26"/>${shape('M-66-166c0-14 8-20 20-20h92c12 0 20 6 20 20v48c0 14-8 20-20 20H24c-10 0-14-12-24-12s-14 12-24 12h-22c-12 0-20-6-20-20z', 'url(#device)', '#14143c', 8)}${stroke('M-46-170h62', '#b8c4ff', 9, 0.9)}${dot(-26, -136, 9, '#7fffe8')}${dot(26, -136, 9, '#7fffe8')}`

function drawClearedFloor(): string {
  const view = `<path d="M0 0h230v220H0z" fill="url(#day)"/>${dot(180, 50, 24, '#fff6c0')}${shape('M0 220v-60c60-40 140-30 230-4v64z', '#5fc06a')}`
  const ceiling = `${stroke('M0-30V86', INK, 9)}${shape('M-110 180C-110 60 110 60 110 180z', 'url(#red)', '#5c1030', 10)}${oval(0, 182, 76, 16, '#fffbe0')}${stroke('M-78 150c8-30 24-44 44-52', '#fff', 10, 0.7)}`
  const tape = `${shape('M0-12H640v24H0z', 'url(#yellow)', '#7a4008', 6)}${stroke(Array.from({ length: 20 }, (_, i) => `M${30 + i * 30}-10v${i % 5 ? 9 : 16}`).join(''), '#7a4008', 4)}`
  const tumbler = `${shape('M-26-80h52l-8 80h-36z', '#e8fbff', '#4a86b8', 6)}${shape('M-20-46h40l-6 40h-28z', '#7fd0f4')}`
  return illustration(
    `${room('wall-warm', 500)}${pane(110, 80, 230, 220, view)}${box(84, 306, 282, 24, 8, '#fff0d8', BARK)}${lit(place(300, 306, 0.8, tumbler))}${drawGlow('warm', 610, 210, 420, 330, 0.9)}<path d="M510 190 330 600H880L710 190z" fill="url(#beam)" opacity=".28"/>${lit(place(610, 0, 1, ceiling))}
${lit(place(1010, 470, 0.86, sofa(430, '#4a86d8', '#173a80')))}${lit(`<g transform="translate(1090 500) rotate(0)">${box(-140, -20, 300, 34, 12, 'url(#wood)', BARK, 9)}${box(-110, 12, 28, 130, 6, 'url(#wood)', BARK)}${box(90, 12, 28, 130, 6, 'url(#wood)', BARK)}${place(0, -20, 0.7, plant())}</g>`)}${stroke('M900 610h-50M910 640h-70', '#fff', 8, 0.7)}
${shape('M180 560h640l70 96H130z', '#c8506a', '#5c1030', 8)}${stroke('M210 576h580l44 62H176z', '#ffc0b0', 5, 0.8)}
${placePerson(470, 622, 1.56, 'gold', { mood: 'awe', gaze: [5, -11], hands: [104, -160, -100, -36], hat: place(0, -84, 0.92, HEADSET, -4) })}${lit(`<g transform="translate(80 600)">${tape}</g>`)}${lit(dot(316, 592, 46, 'url(#teal)', '#0b3d4f', 9) + dot(316, 592, 17, '#eafff8', '#0b3d4f'))}`,
  )
}

function drawMouse(): string {
  const mouse = `${stroke('M-44-10c-50 10-50 50-84 40', '#7d5a4a', 10)}${shape('M-56 0c-6-70 20-96 56-96S62-70 56 0c-20 12-92 12-112 0z', '#e8d4c0', '#5c3a2a', 8)}${dot(-44, -126, 30, '#e8d4c0', '#5c3a2a', 8)}${dot(44, -126, 30, '#e8d4c0', '#5c3a2a', 8)}${dot(-44, -126, 15, '#ff9fb0')}${dot(44, -126, 15, '#ff9fb0')}${dot(0, -96, 48, '#f2e2d0', '#5c3a2a', 8)}${oval(-16, -108, 10, 13, INK)}${oval(18, -108, 10, 13, INK)}${dot(-15, -114, 4, '#fff')}${dot(19, -114, 4, '#fff')}${dot(2, -84, 7, '#e0566a')}${stroke('M-10-70q12 10 24 0', '#5c3a2a', 5)}${shape('M-100-58c20 6 34 0 44-8 12 8 26 14 44 8 0 50-16 76-44 90-28-14-44-40-44-90z', 'url(#blue)', '#173a80', 8)}${place(-56, -20, 0.22, shape(STAR, '#ffe27a'))}${stroke('M58-40l44-50', '#5c3a2a', 13)}${stroke('M84-70l50-58', '#262f66', 12)}${stroke('M84-70l50-58', '#dfe8ff', 6)}${stroke('M80-88l24 22', '#7a4008', 8)}`
  const shroom = `${shape('M-16 0c4-30 2-40 0-56h32c-2 16-4 26 0 56z', '#fff0d8', BARK, 6)}${shape('M-56-50c0-60 112-60 112 0z', 'url(#red)', '#5c1030')}${dot(-20, -70, 9, '#fff')}${dot(20, -66, 11, '#fff')}`
  return illustration(
    `${sky('dawn')}${sun(1020, 110, 50)}${hills(390, 50, '#8fb4e0', 1.2)}${hills(440, 36, '#6fb39a', 3)}${[40, 190, 1010, 1140].map((x, i) => lit(place(x, 520 + (i % 2) * 20, 0.9, pine()))).join('')}
${placePerson(560, 640, 2.75, 'gold', { mood: 'glad', gaze: [4, 6], feet: false, hat: HEADSET, hands: [-104, -34, 110, -30], turn: 7 })}
${hills(560, 16, 'url(#grass)', 1)}${[280, 390, 730, 850, 960].map((x, i) => lit(place(x, 620 + (i % 2) * 14, 0.5 + (i % 3) * 0.08, pine()))).join('')}${dot(262, 556, 56, 'url(#coat-gold)', '#7a4008', 9)}${dot(866, 590, 56, 'url(#coat-gold)', '#7a4008', 9)}
<path d="M-10 630c200-40 420-20 620-20s420-30 600 4v80H-10z" fill="url(#grass)"/>${lit(place(120, 640, 0.9, shroom) + place(1090, 640, 0.7, shroom) + place(220, 660, 0.5, bush()))}
${drawGlow('warm', 660, 560, 180, 150, 0.9)}${floorShadow(660, 646, 70)}${lit(place(660, 640, 0.92, mouse))}${stroke('M590 470l-12-26M660 452v-30M730 470l12-26', '#fff', 8, 0.8)}`,
  )
}

function drawBoxAndBook(): string {
  const ticking = `${box(-110, -130, 220, 150, 18, 'url(#red)', '#5c1030', 10)}${stroke('M-90-112h90', '#fff', 8, 0.6)}${dot(-40, -54, 44, '#fffdf0', '#5c1030', 8)}${stroke('M-40-54v-26M-40-54l18 12', INK, 8)}${[
    [40, -80, '#ffd34a'],
    [80, -80, '#7fe07a'],
    [40, -34, '#6fc8ff'],
    [80, -34, '#ff9ad0'],
  ]
    .map(([x, y, c]) => dot(+x!, +y!, 13, String(c), '#5c1030', 5))
    .join(
      '',
    )}${dot(-60, -146, 20, 'url(#yellow)', '#7a4008')}${dot(0, -146, 20, 'url(#yellow)', '#7a4008')}${stroke('M-30-140v-24', '#7a4008', 10)}`
  const bubble = (x: number, y: number, flip: number, inside: string) =>
    place(
      x,
      y,
      1,
      `<g transform="scale(${flip} 1)">${shape('M-90-56H90c20 0 30 10 30 28v48c0 18-10 28-30 28H-20l-50 44 8-44h-28c-20 0-30-10-30-28v-48c0-18 10-28 30-28z', '#fffdf4', INK)}</g>${inside}`,
    )
  return illustration(
    `${room('wall-blue', 520)}${drawGlow('rose', 270, 420, 380, 320, 0.6)}${drawGlow('warm', 930, 400, 420, 340, 0.7)}${plank(90, 130, 220)}${place(110, 130, 0.9, books(7, 3))}${lit(place(1070, 150, 0.8, framed('hill', 150, 110, `<path d="M-75-55H75V55H-75z" fill="url(#day)"/>${shape('M-75 55l50-70 40 40 20-20 40 50z', '#3f9a6a')}`, 'url(#wood)', BARK)))}${lit(place(600, 560, 0.86, lamp()))}
<path d="M600 560v120" stroke="#fff" stroke-width="8" stroke-dasharray="4 20" stroke-linecap="round" opacity=".6"/>${oval(260, 632, 210, 34, '#8f3a6a')}${oval(930, 636, 260, 34, '#2f6a6a')}
${placePerson(210, 636, 1.5, 'gold', { mood: 'awe', hat: HEADSET, gaze: [4, 3], hands: [-94, -60] })}${lit(place(330, 636, 1, ticking))}${dot(230, 590, 33, 'url(#coat-gold)', '#7a4008', 9)}${stroke('M456 520c14 20 14 50 0 70M486 500c22 32 22 74 0 110', '#ffe27a', 9, 0.85)}
${placePerson(860, 600, 1.36, 'teal', { gaze: [-8, 2], hands: [-96, -130] })}${placePerson(1030, 600, 1.36, 'coral', { mood: 'awe', gaze: [-3, 9] })}${lit(place(950, 588, 1, openBook(190, 130), 2))}${dot(1128, 596, 30, 'url(#coat-coral)', '#6b1030', 8)}
${lit(bubble(400, 250, 1, stroke('M-60-6h90m-26-24 28 24-28 24', '#ee4f50', 12) + dot(66, -6, 15, '#6fc8ff', INK)))}${lit(bubble(800, 210, -1, dot(-50, -4, 20, '#ffd34a', INK) + dot(0, -4, 20, '#7fe07a', INK) + dot(50, -4, 20, '#ff9ad0', INK)))}`,
  )
}

export const RETRO_AND_VR_ILLUSTRATIONS: Scene[] = [
  { file: 'articles (90).webp', draw: drawSameOutline },
  { file: 'articles (91).webp', draw: drawPortal },
  { file: 'articles (92).webp', draw: drawOwnHero },
  { file: 'articles (93).webp', draw: drawClearedFloor },
  { file: 'articles (94).webp', draw: drawMouse },
  { file: 'articles (95).webp', draw: drawBoxAndBook },
]
