/** Illustrations of building and of camping. */
import {
  BARK,
  box,
  dot,
  floorShadow,
  hills,
  INK,
  lit,
  oval,
  illustration,
  sky,
  squaredPaper,
  starrySky,
  sun,
  placePerson,
} from './kit.ts'
import { chest, lantern, pencil, pine, tree } from './props.ts'
import { drawGlow, drawStars, linear, place, shape, stroke, type Scene } from './scene.ts'

function drawTwoStuffs(): string {
  const block = (x: number, y: number) =>
    box(x, y, 84, 56, 8, 'url(#stone)', '#343a6c', 7) + stroke(`M${x + 14} ${y + 14}h30`, '#fff', 5, 0.6)
  const pier = (flip: number) =>
    `<g transform="translate(600 0) scale(${flip} 1)">${[0, 1, 2, 3].map((row) => [0, 1, 2].map((i) => (i < 3 - Math.floor(row / 3) ? block(-400 + i * 84 - (row % 2) * 20, 400 + row * 56) : '')).join('')).join('')}${block(-330, 344)}</g>`
  const planks = Array.from({ length: 9 }, (_, i) =>
    place(
      430 + i * 42,
      404 - 22 * (1 - ((i - 4) / 4) ** 2),
      1,
      box(-19, -12, 38, 26, 6, 'url(#wood)', BARK, 6),
      (i - 4) * 2,
    ),
  ).join('')
  return illustration(
    `${sky('dusk')}${drawGlow('warm', 600, 380, 560, 300, 0.9)}${dot(600, 350, 74, '#fff0b8')}${hills(430, 60, '#6a3a7c', 0.6)}${hills(500, 40, '#45296c', 2.6)}
<path d="M480 700C500 600 480 540 490 480h220c10 60-10 120 10 220z" fill="url(#sea)"/>${stroke('M530 560q20-10 40 0t40 0M570 620q20-10 40 0t40 0', '#ffe0b0', 6, 0.8)}
<path d="M-10 470h420c60 0 90 120 80 230H-10zM1210 470H790c-60 0-90 120-80 230h500z" fill="url(#grass)" stroke="#1d4a3c" stroke-width="9"/>${lit(pier(1) + pier(-1))}${lit(`${stroke('M400 350Q600 300 800 350', BARK, 12)}${stroke('M400 350Q600 300 800 350', '#d9a060', 5)}${[470, 600, 730].map((x) => stroke(`M${x} ${x === 600 ? 326 : 336}v66`, BARK, 7)).join('')}${planks}`)}
${placePerson(560, 394, 0.78, 'gold', { gaze: [6, -2], hands: [96, -140] })}${lit(place(130, 520, 0.9, tree()) + place(1080, 520, 0.8, pine()))}${placePerson(960, 590, 0.8, 'teal', { gaze: [-8, -6], mood: 'awe', hands: [-92, -150] })}`,
  )
}

function drawRingTown(): string {
  const homes = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * Math.PI * 2 - Math.PI / 2 + 0.15
    return { x: 600 + Math.cos(angle) * 330, y: 350 + Math.sin(angle) * 160, i }
  }).toSorted((a, b) => a.y - b.y)
  const paints = ['red', 'yellow', 'pink', 'blue', 'violet', 'white', 'teal']
  const home = (x: number, y: number, i: number) => {
    const h = 84 + ((i * 31) % 50)
    return place(
      x,
      y,
      1,
      `${oval(0, 16, 80, 20, '#fff', 0.45)}${box(-56, -h, 112, h + 16, 6, `url(#${paints[i % 7]})`, INK, 8)}${shape(`M-72 ${-h + 6} 0 ${-h - 62} 72 ${-h + 6}z`, i % 2 ? 'url(#red)' : 'url(#dark-wood)', INK, 8)}${box(-34, -h + 26, 26, 30, 5, '#ffe9a0', INK, 5)}${box(10, -h + 26, 26, 30, 5, '#ffe9a0', INK, 5)}${box(-14, -30, 30, 46, 5, '#4a2a3c', INK, 5)}`,
    )
  }
  const garden = `${oval(600, 372, 196, 84, '#2a7048')}${oval(600, 362, 196, 84, '#6cc060')}${place(600, 370, 0.6, tree())}${[
    [500, 370],
    [690, 350],
    [540, 410],
    [660, 410],
    [720, 380],
  ]
    .map(
      ([x, y], i) =>
        stroke(`M${x} ${y}v-20`, '#2a7048', 6) +
        dot(x!, y! - 26, 11, ['#ff8fb8', '#ffd84a', '#fff'][i % 3]!, INK, 4),
    )
    .join('')}`
  return illustration(
    `${sky('day')}<path d="M0 130h1200v545H0z" fill="url(#sea)"/>${sun(1050, 70, 40)}${stroke('M0 132h1200', '#fff', 6, 0.7)}${[
      [80, 240],
      [1050, 260],
      [120, 560],
      [980, 610],
      [500, 640],
      [330, 190],
    ]
      .map(([x, y]) => stroke(`M${x} ${y}q22-12 44 0t44 0`, '#fff', 7, 0.6))
      .join('')}
${lit(
  homes
    .filter((at) => at.y < 350)
    .map((at) => home(at.x, at.y, at.i))
    .join(''),
)}${garden}${placePerson(616, 430, 0.4, 'coral', { hands: [90, -150] })}${lit(
      homes
        .filter((at) => at.y >= 350)
        .map((at) => home(at.x, at.y + 30, at.i))
        .join(''),
    )}
${lit(place(160, 450, 1, `${shape('M-80-10H80C70 30 40 40 0 40S-70 30-80-10z', 'url(#wood)', BARK, 8)}${stroke('M0-10v-110', BARK, 9)}${shape('M8-120c60 20 70 70 60 90H8z', '#fff6e4', '#8a6a48', 6)}`))}${placePerson(150, 446, 0.44, 'teal', { gaze: [8, -2], feet: false })}`,
  )
}

function drawMarbleRun(): string {
  const ramp = (x1: number, y1: number, x2: number, y2: number) =>
    lit(
      stroke(`M${x1} ${y1} ${x2} ${y2}`, BARK, 30) +
        stroke(`M${x1} ${y1} ${x2} ${y2}`, '#d9964e', 17) +
        stroke(`M${x1 + 8} ${y1 - 4} ${x2 - 8} ${y2 - 4}`, '#fff', 4, 0.5),
    )
  const marble = (x: number, y: number, r = 24) =>
    dot(x, y, r, 'url(#blue)', '#173a80') + dot(x - r / 3, y - r / 3, r / 4, '#fff')
  const dominoes = Array.from({ length: 7 }, (_, i) =>
    place(
      520 + i * 46,
      546,
      1,
      box(-10, -76, 20, 76, 5, `url(#${['red', 'yellow', 'teal', 'violet'][i % 4]})`, INK, 6),
      [48, 34, 20, 8, 0, 0, 0][i],
    ),
  ).join('')
  const bell = `${stroke('M0-130v-40', BARK, 9)}${shape('M-14-130h28c36 14 36 66 52 96 6 12-2 20-14 20H-52c-12 0-20-8-14-20 16-30 16-82 52-96z', 'url(#yellow)', '#7a4008', 8)}${dot(0, 4, 15, 'url(#yellow)', '#7a4008')}${stroke('M-30-96c-8 16-10 34-16 52', '#fff', 8, 0.8)}`
  return illustration(
    `${sky('wall-teal')}<path d="${Array.from({ length: 13 }, (_, i) => `M${i * 100} 0v640`).join('')}M0 100h1200M0 200h1200M0 300h1200M0 400h1200M0 500h1200" stroke="#fff" stroke-width="3" opacity=".12"/>${drawGlow('warm', 1000, 300, 300, 280, 0.7)}
${ramp(140, 120, 470, 200)}${ramp(600, 250, 260, 340)}${ramp(150, 390, 430, 470)}${stroke('M470 190C560 190 620 200 612 240M250 330c-60 10-100 20-104 54', '#fff6c0', 7, 0.8)}${stroke('M140 120v-60', BARK, 12)}
${lit(shape('M-20 546h1240v140H-20z', 'url(#wood)', BARK, 10))}${stroke('M0 560h700', '#fff', 7, 0.45)}${marble(200, 100)}${marble(420, 272)}${marble(420, 434, 26)}${lit(dominoes)}
${lit(`${shape('M880 546l30-66 30 66z', 'url(#violet)', '#2d1768', 8)}${stroke('M806 520 1010 446', BARK, 26)}${stroke('M806 520 1010 446', '#ffcb3c', 14)}${marble(996, 414, 22)}`)}${stroke('M1006 360c6-40 20-60 40-70', '#fff6c0', 8)}${lit(`${stroke('M1150 546V130H1060', BARK, 20)}${stroke('M1150 546V130H1060', '#d9a060', 9)}${place(1060, 300, 0.9, bell, -8)}`)}${stroke('M970 210l-24-18M960 260h-30M1130 200l6-10', '#ffe27a', 9)}
${placePerson(90, 660, 0.86, 'coral', { mood: 'awe', gaze: [9, -10], feet: false, hands: [96, -140] })}`,
  )
}

function drawJar(): string {
  const grains = Array.from({ length: 24 * 26 }, (_, i) => {
    const [x, y] = [i % 24, Math.floor(i / 24)]
    const wave = Math.sin(x * 0.6) * 1.3
    const cone = 8 + Math.abs(x - 12) * 1.3
    const vent = Math.abs(x - 12) < 1.4 && y > 4
    const burst = y < 9 && Math.abs(x - 12) < 5 && (x * 7 + y * 5) % 6 === 0
    const noise = (x * 13 + y * 29 + ((x * y) % 7)) % 5
    const lava = ['#ff5a2c', '#ff8f2e', '#ffd34a'][noise % 3]!
    let fill = ''
    if (vent || burst) fill = lava
    else if (y > cone && y < 21) fill = ['#5a4a6c', '#6b587c', '#4a3c5c'][noise % 3]!
    else if (y > 20 + wave) fill = noise % 2 ? '#ffd98a' : '#e8b462'
    else if (y > 13 + wave * 0.5) fill = noise % 3 ? '#3f98d8' : '#63b4ec'
    return fill ? box(408 + x * 16, 130 + y * 16, 16.4, 16.4, 0, fill) : ''
  }).join('')
  const jar =
    'M430 120h340c10 30 36 40 36 80v310c0 40-20 56-60 56H454c-40 0-60-16-60-56V200c0-40 26-50 36-80z'
  return illustration(
    `${sky('wall-dark')}${drawGlow('fire', 600, 300, 520, 380, 0.75)}${drawStars(40, 5, 300)}${lit(shape('M-20 556h1240v130H-20z', 'url(#wood)', BARK, 10))}${stroke('M0 572h1000', '#fff', 8, 0.35)}${floorShadow(600, 580, 260)}
${shape(jar, '#1c2450')}<g clip-path="url(#jar)">${grains}${drawGlow('fire', 600, 240, 200, 220, 0.8)}</g>${stroke(jar, '#dff4ff', 11, 0.9)}${stroke('M430 220v250', '#fff', 16, 0.7)}${lit(box(424, 86, 352, 44, 16, 'url(#metal)', '#262f66', 9))}
${placePerson(190, 650, 1.36, 'gold', { mood: 'awe', gaze: [9, -5], hands: [92, -130] })}${placePerson(950, 640, 1.2, 'coral', { gaze: [-9, -4], hands: [-94, -140, 92, -130] })}${placePerson(1100, 656, 1.1, 'teal', { mood: 'shy', gaze: [-9, -5] })}`,
    `<clipPath id="jar"><path d="${jar}"/></clipPath>`,
  )
}

function drawOneLine(): string {
  const line =
    'M60 260c90-30 120 180 240 210s150-30 190-80c60-80 140-90 170-20 26 70-50 120-100 80-50-46 20-150 140-70 60 40 100 20 140-40'
  return illustration(
    `${sky('wood')}${lit(`<g transform="translate(30 26) rotate(-1 570 310)">${squaredPaper(1140, 622, 38)}</g>`)}${stroke(line, INK, 11)}${stroke('M900 520c80-20 140 30 220-10', INK, 11)}${stroke('M840 340l30-46M150 560h240M160 584h120', INK, 5, 0.35)}
${[
  [900, 250],
  [940, 226],
  [984, 212],
]
  .map(([x, y]) => dot(x!, y!, 5, INK))
  .join('')}
<g transform="rotate(-24 1010 250)">${lit(`${stroke('M930 262h140c30 0 34-30 14-34M950 262v-22M1040 262v-22', BARK, 14)}${box(926, 222, 140, 20, 8, 'url(#red)', '#5c1030')}`)}${placePerson(990, 226, 0.66, 'gold', { mood: 'awe', gaze: [7, 4], feet: false, hands: [90, -190, -90, -190], hat: stroke('M-60-90c40 26 80 26 120 0M-60-84l-80-20', '#ee4f50', 24) })}</g>
${stroke('M860 300l-40 24M880 330l-36 30', '#4a94ea', 8, 0.8)}${lit(place(740, 560, 0.9, pencil(260), 8))}${place(180, 200, 0.4, sketchTree())}${place(300, 420, 0.36, sketchTree())}${stroke('M560 130c0-40 60-40 64-6 34-14 60 30 26 44h-96c-34-4-26-44 6-38z', '#4a94ea', 6, 0.8)}`,
  )
}

const sketchTree = () => stroke('M0 0v-60M0-60-60-40 0-180 60-40zM-44-80 0-130 44-80', INK, 14, 0.75)

function drawPillar(): string {
  const rows = [0, 1, 2, 3, 4, 5, 6]
    .map(
      (i) =>
        box(-44, -62 - i * 60, 88, 62, 4, i % 2 ? '#a8683a' : '#8f5530', '#3d1d0c', 7) +
        dot(-16, -36 - i * 60, 6, '#c98a5a') +
        dot(18, -22 - i * 60, 5, '#5c3420'),
    )
    .join('')
  return illustration(
    `${sky('dusk')}${drawStars(30, 9, 180)}${drawGlow('warm', 240, 400, 420, 220, 0.9)}${dot(240, 392, 66, '#fff0b0')}<path d="M0 400h1200v290H0z" fill="#6a4a9c"/><path d="M0 400h1200v290H0z" fill="url(#sea)" opacity=".45"/>${stroke('M150 420h190M110 446h260M180 472h130M40 500h90M900 440h120M1000 470h160', '#ffe0b0', 7, 0.75)}
${shape('M180 700c30-120 200-190 520-190s440 80 540 120v80z', 'url(#sand)', '#7a4a3a', 9)}${stroke('M300 590c100-40 220-56 380-58', '#fff6dc', 11, 0.7)}
${floorShadow(860, 600, 120)}${lit(place(850, 604, 0.96, rows))}${drawGlow('warm', 850, 160, 300, 280, 1)}${lit(box(812, 120, 76, 76, 12, '#fff6c8', '#7a4008', 9) + shape('M800 124l50-40 50 40z', 'url(#dark-wood)', '#2a1014'))}${dot(850, 160, 18, '#ffcb3c')}
${lit(stroke('M1060 560C1050 450 1070 370 1100 300', BARK, 38) + stroke('M1060 560C1050 450 1070 370 1100 300', '#9a6238', 22) + ['M1100 300c-70-50-140-20-160 30 60-24 110-24 160-30z', 'M1100 300c60-50 130-20 150 40-50-30-100-34-150-40z', 'M1100 300c-30-80-90-90-130-60 60 0 100 20 130 60zM1100 300c30-80 90-90 130-60-60 0-100 20-130 60z'].map((d) => shape(d, 'url(#leaf)', '#143f3c')).join(''))}
${placePerson(500, 640, 1.06, 'teal', { gaze: [8, 5], hands: [96, -50, 60, -30] })}${lit([0, 1, 2].map((i) => stroke(`M${540 + i * 8} ${600 - i * 22}l110-${14 + i * 8}`, BARK, 19) + stroke(`M${540 + i * 8} ${600 - i * 22}l110-${14 + i * 8}`, '#b4783f', 9)).join('') + stroke('M690 650l90-10M350 660l80 6', BARK, 15))}`,
  )
}

function drawBurrow(): string {
  return illustration(
    `${starrySky(21)}${dot(1040, 110, 54, '#fff0c8')}${dot(1062, 98, 46, '#1c1854')}${hills(420, 60, '#221a5c', 1)}${place(90, 560, 0.9, pine('#2f5a7c', '#0f1f44'))}${place(1120, 560, 1.1, pine('#2f5a7c', '#0f1f44'))}
${lit(shape('M60 690C120 380 330 200 600 190s500 190 560 500z', 'url(#night-hill)', '#10283c', 10))}${stroke('M160 470C240 320 400 230 560 222', '#9fe0a0', 13, 0.5)}<path d="M340 400h520c20 0 26 10 26 26v210H314V426c0-16 6-26 26-26z" fill="#5c3420" stroke="#2a1610" stroke-width="12"/>${drawGlow('warm', 640, 540, 300, 200, 0.95)}
<path d="M314 516h572" stroke="#3a1f14" stroke-width="5" opacity=".5"/><path d="M600 400v236" stroke="#3a1f14" stroke-width="5" opacity=".5"/>${[
      [360, 440],
      [500, 460],
      [820, 440],
      [850, 560],
      [720, 430],
    ]
      .map(([x, y]) => dot(x!, y!, 9, '#7a4a2c'))
      .join('')}
${lit(`${box(330, 440, 136, 196, 8, 'url(#wood)', BARK, 11)}${stroke('M374 446v184M420 446v184', '#71401f', 6)}${dot(442, 540, 9, '#ffd84a', BARK, 5)}${box(360, 470, 76, 40, 6, '#ffe9a0', BARK, 7)}`)}
${placePerson(610, 632, 0.92, 'teal', { gaze: [8, 0], hands: [90, -70] })}${lit(place(770, 632, 0.9, chest()))}${lit(`${stroke('M850 640V470', BARK, 13)}${box(836, 436, 28, 44, 8, '#ffe27a', BARK, 6)}`)}<path d="M-10 636h1220v60H-10z" fill="#173a44"/>${stroke('M0 638h1200', '#7fc4a0', 7, 0.5)}${[
      [200, 600],
      [1000, 590],
    ]
      .map(([x, y]) => dot(x!, y!, 5, '#ffe98a') + dot(x! + 22, y!, 5, '#ffe98a'))
      .join('')}`,
    linear('night-hill', ['#4a9a7a', '#24586a', '#152c50'], [0, 0, 0, 1]),
  )
}

function drawGarden(): string {
  const sprout = 'M0 0C-50-20-60-70-40-90-10-70 0-40 0 0zM0 0C50-20 60-70 40-90 10-70 0-40 0 0z'
  const fence = Array.from({ length: 9 }, (_, i) =>
    box(40 + i * 56, 520, 22, 90, 6, 'url(#wood)', BARK, 6),
  ).join('')
  return illustration(
    `${sky('day')}${sun(170, 100, 50)}${hills(380, 50, '#8fc8b0', 2)}${lit(place(1120, 450, 1, tree()) + place(60, 440, 0.8, pine()))}<path d="M-10 420c300-30 900-30 1220 0v270H-10z" fill="url(#grass)"/>
${lit(`${box(600, 230, 270, 220, 6, 'url(#wood)', BARK, 10)}${stroke('M606 290h258M606 350h258M606 410h258', '#71401f', 6)}${shape('M560 246 735 110l175 136z', 'url(#yellow)', '#7a4008', 10)}${stroke('M620 226 730 140', '#fff', 9, 0.5)}${box(690, 330, 90, 120, 6, 'url(#dark-wood)', '#2a1014')}${box(800, 290, 50, 50, 6, '#ffe9a0', BARK)}`)}
${shape('M50 470h490l40 130H20z', 'url(#soil)', '#3a1f14', 8)}${[0, 1, 2, 3, 4].map((i) => place(110 + i * 96, 540, 0.6, shape(sprout, '#7cd05a', '#1d5a3c') + (i % 2 ? dot(0, 6, 26, '#ff8f3c', '#8a3d08') : dot(0, 0, 24, '#ee4f50', '#6b1030')))).join('')}${lit(`${fence}${box(30, 546, 530, 18, 6, 'url(#wood)', BARK, 6)}`)}
${oval(960, 590, 250, 74, '#2a6a7c')}${oval(960, 584, 240, 66, '#5ab8ec')}${stroke('M860 570q20-10 40 0t40 0M1010 600q20-10 40 0', '#fff', 6, 0.7)}${placePerson(700, 640, 1.06, 'teal', { gaze: [9, -2], hands: [96, -110, 60, -70] })}${stroke('M770 560 960 420', BARK, 11)}${stroke('M960 420v150', '#fff', 3)}${dot(960, 572, 11, '#ee4f50', '#6b1030', 5)}
${lit(`${stroke('M480 650l80-20M560 650l-80-20', BARK, 18)}<path d="M520 570c24 26 34 44 24 64-8 14-40 14-48 0-10-20 0-38 24-64z" fill="#ff8f2e" stroke="#8a1f10" stroke-width="6"/>${shape('M460 510h120l-12 60c-4 14-90 14-96 0z', 'url(#device)', '#0e0f36', 8)}`)}${stroke('M500 490c-10-24 16-30 4-56M540 490c-10-24 16-30 4-56', '#fff', 9, 0.7)}`,
  )
}

function drawBenchAtSea(): string {
  return illustration(
    `${sky('dawn')}${sun(820, 330, 64)}<path d="M0 400h1200v290H0z" fill="url(#sea)"/>${stroke('M740 424h180M700 452h250M780 480h120M300 440h100M1040 450h110M960 560h90M820 610h70', '#fff6d8', 7, 0.75)}${stroke('M300 170q18-18 34 0 16-18 34 0M390 230q14-14 28 0 14-14 28 0', '#3d2a5c', 7)}${lit(place(1020, 430, 0.6, `${shape('M-80-10H80C70 30 40 40 0 40S-70 30-80-10z', 'url(#wood)', BARK, 8)}${stroke('M0-10v-130', BARK, 9)}${shape('M8-140c60 20 80 80 70 110H8z', '#fff6e4', '#8a6a48', 6)}${shape('M-8-130c-40 20-60 60-56 100h56z', '#ffb09a', '#8a3a48', 6)}`))}
${shape('M-20 520c200-30 500-30 640 0 40 10 40 40 10 60-40 30-30 70-60 120H-20z', 'url(#soil)', '#3a1f14', 10)}${shape('M-20 500c200-30 500-30 650 0 30 8 30 46-8 46-30 0-40 24-70 10-40-18-60 16-100 2-40-14-70 18-110 4-60-20-100 18-160 2-60-14-120 14-202-4z', 'url(#grass)', '#1d5a3c', 9)}
${lit(place(110, 520, 1.16, tree()))}${lit(`${box(260, 400, 300, 24, 10, 'url(#wood)', BARK)}${box(260, 352, 300, 24, 10, 'url(#wood)', BARK)}${box(280, 340, 20, 170, 6, 'url(#dark-wood)', '#2a1014')}${box(520, 340, 20, 170, 6, 'url(#dark-wood)', '#2a1014')}`)}${placePerson(380, 462, 0.96, 'teal', { gaze: [10, -3], feet: false, hands: [84, -40] })}${lit(box(250, 446, 320, 26, 10, 'url(#wood)', BARK) + place(500, 448, 1, `${shape('M-44-70c0-20 88-20 88 0l10 66c0 10-108 10-108 0z', 'url(#red)', '#5c1030', 8)}${stroke('M-20-84c0-26 40-26 40 0', '#5c1030', 9)}${box(-22, -40, 44, 28, 6, '#ffb53c', '#5c1030', 5)}`))}
${[
  [200, 520],
  [600, 520],
  [640, 512],
  [230, 530],
]
  .map(
    ([x, y], i) =>
      stroke(`M${x} ${y}v-26`, '#1d5a3c', 6) + dot(x!, y! - 32, 12, i % 2 ? '#ff8fb8' : '#fff', INK, 4),
  )
  .join('')}`,
  )
}

function drawWayHome(): string {
  const tag = (fill: string, mark: string) =>
    shape('M-30-90h60v44h-60z', '#fff6e4', BARK, 5) + shape(mark, fill)
  return illustration(
    `${sky('dusk')}${drawStars(70, 3, 240)}${hills(400, 60, '#4a2c74', 0.2)}${hills(460, 36, '#34286c', 2)}<path d="M-10 500c300-30 900-20 1220 0v200H-10z" fill="#2a5a5c"/>${shape('M140 700C420 640 640 600 900 520h90C860 610 700 660 560 700z', '#c98a5a', '#5c3420', 8)}
${lit(`${box(840, 270, 290, 240, 6, 'url(#wood)', BARK, 10)}${stroke('M846 330h278M846 390h278M846 450h278', '#71401f', 6)}${shape('M790 286 985 140l195 146z', 'url(#red)', '#5c1030', 10)}${box(930, 350, 100, 160, 8, 'url(#dark-wood)', '#2a1014')}${box(1058, 340, 52, 54, 6, '#ffe9a0', BARK)}${dot(1012, 430, 7, '#ffd34a')}`)}${drawGlow('warm', 1084, 366, 130)}
${lit(place(800, 540, 0.74, chest() + tag('#ee4f50', 'M0-82l7 13 14 2-10 10 2 14-13-7-13 7 2-14-10-10 14-2z')) + place(1090, 570, 0.78, chest() + tag('#4a94ea', 'M-14-68a14 14 0 1 0 28 0a14 14 0 1 0-28 0z')))}
${placePerson(260, 650, 1.1, 'coral', { gaze: [9, -2], hands: [-90, -50, 86, -60], mood: 'glad', turn: 3 })}${drawGlow('warm', 610, 520, 280, 220, 0.8)}${placePerson(500, 620, 1.06, 'teal', { gaze: [9, -3], hands: [98, -120, -90, -50], turn: 3 })}${place(612, 486, 1.2, lantern())}${lit(place(80, 620, 1.1, pine('#2f7a70', '#0f2f44')))}`,
  )
}

export const OUTDOOR_ILLUSTRATIONS: Scene[] = [
  { file: 'articles (52).webp', draw: drawTwoStuffs },
  { file: 'articles (53).webp', draw: drawRingTown },
  { file: 'articles (54).webp', draw: drawMarbleRun },
  { file: 'articles (55).webp', draw: drawJar },
  { file: 'articles (56).webp', draw: drawOneLine },
  { file: 'articles (57).webp', draw: drawPillar },
  { file: 'articles (58).webp', draw: drawBurrow },
  { file: 'articles (59).webp', draw: drawGarden },
  { file: 'articles (60).webp', draw: drawBenchAtSea },
  { file: 'articles (61).webp', draw: drawWayHome },
]
