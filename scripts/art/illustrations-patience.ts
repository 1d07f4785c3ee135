/** Illustrations of the dictionary of waiting and of the two ways to bring an old game back. */
import { HATS } from './cast.ts'
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
  room,
  sky,
  sun,
  placePerson,
} from './kit.ts'
import { books, framed, mug, pane, pine, plank, plant, STAR, steam, tree } from './props.ts'
import { drawGlow, linear, place, shape, stroke, type Scene } from './scene.ts'

function drawEggWatch(): string {
  const twigs = Array.from(
    { length: 15 },
    (_, i) => `M${-150 + i * 20} ${-10 + (i % 3) * 12}l${i % 2 ? 46 : -46} ${-34 + (i % 4) * 8}`,
  ).join('')
  const nest = `${shape('M-170-30C-150 50 150 50 170-30 100-60-100-60-170-30z', 'url(#wood)', BARK, 9)}${stroke(twigs, BARK, 12)}${stroke(twigs, '#d9a060', 5)}`
  const spots = [
    [-60, -150, 20],
    [20, -230, 15],
    [70, -120, 24],
    [-20, -90, 14],
    [-76, -84, 12],
    [50, -190, 11],
    [-30, -196, 17],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.8, '#5f8ad8', 0.85))
    .join('')
  const egg = `${drawGlow('warm', 0, -140, 260, 240, 0.9)}${shape('M0-310c76 0 128 120 128 196C128-40 72 0 0 0S-128-40-128-114C-128-190-76-310 0-310z', 'url(#paper)', '#8a6a48', 10)}${spots}${stroke('M-82-170c10-50 28-80 52-96', '#fff', 14, 0.9)}${stroke('M60-262l14 22-18 14 16 20', '#8a6a48', 6)}`
  const bench = `${box(-250, -116, 500, 34, 12, 'url(#wood)', BARK, 9)}${box(-256, -32, 512, 34, 12, 'url(#wood)', BARK, 9)}${box(-200, -120, 28, 180, 8, 'url(#dark-wood)', '#2a1014')}${box(172, -120, 28, 180, 8, 'url(#dark-wood)', '#2a1014')}${stroke('M-230-20h300', '#fff', 7, 0.5)}`
  const flask = `${box(-26, -110, 52, 112, 14, 'url(#teal)', '#0b3d4f', 7)}${box(-18, -136, 36, 30, 8, 'url(#metal)', '#262f66', 6)}${stroke('M-14-90v60', '#fff', 7, 0.6)}`
  return illustration(
    `${sky('dawn')}${sun(190, 150, 58)}${hills(470, 60, '#8fa4dc', 0.4)}${hills(520, 50, '#6fb39a', 2.1)}${lit(place(90, 560, 1.1, tree()))}${hills(590, 18, 'url(#grass)', 4)}${lit(place(1130, 580, 1.0, pine()))}
${lit(place(420, 560, 1.1, bench))}${placePerson(300, 546, 1.2, 'teal', { gaze: [9, -2], feet: false, hands: [88, -60, -88, -54] })}${placePerson(530, 546, 1.2, 'coral', { mood: 'awe', gaze: [9, -2], feet: false, hat: HATS.woolly, hands: [92, -70, -80, -48] })}
${lit(place(424, 536, 0.86, flask))}${lit(place(196, 536, 0.5, mug('url(#yellow)', '#7a4008')))}${lit(place(640, 486, 0.5, mug()))}${steam(196, 470)}${steam(640, 420)}
${floorShadow(880, 626, 200)}${lit(place(880, 604, 1.16, egg))}${lit(place(880, 606, 1.36, nest))}`,
  )
}

function drawGoldBell(): string {
  const bell = `${stroke('M0-150v-60', BARK, 34)}${stroke('M0-150v-60', '#d9a060', 20)}${shape('M-24-150h48c60 20 66 110 90 160 10 18-2 34-24 34H-90c-22 0-34-16-24-34 24-50 30-140 90-160z', 'url(#yellow)', '#7a4008', 10)}${stroke('M-46-100c-22 30-24 70-34 104', '#fff', 13, 0.8)}${dot(0, 58, 26, 'url(#yellow)', '#7a4008', 9)}${stroke('M-96 16h192', '#7a4008', 8, 0.5)}`
  const disc = `${drawGlow('warm', 0, 0, 250)}<g transform="rotate(-14)"><ellipse rx="150" ry="92" fill="url(#yellow)" stroke="#7a4008" stroke-width="9"/><ellipse rx="126" ry="74" fill="none" stroke="#fff6c0" stroke-width="7" opacity=".8"/><path d="M-146-18C-120-70-60-88 0-90L0 0zM146 18C120 70 60 88 0 90L0 0z" fill="#fff" opacity=".4"/><ellipse rx="36" ry="22" fill="#fff6c0" stroke="#7a4008" stroke-width="7"/><ellipse rx="14" ry="8" fill="#7a4a8c"/></g>`
  const city = `<path d="M0 210v-90h40v-40h44v70h30V60h50v100h40v50z" fill="#3a4a9c"/>${[
    [14, 140],
    [56, 100],
    [128, 84],
    [128, 120],
    [176, 176],
  ]
    .map(([x, y]) => box(x!, y!, 14, 16, 2, '#ffe27a'))
    .join('')}`
  return illustration(
    `${room('wall-violet', 500)}${pane(820, 60, 210, 210, city)}${plank(80, 120, 220)}${place(96, 120, 0.9, books(6, 4))}${drawGlow('rose', 380, 300, 460, 380, 0.4)}
${lit(`${shape('M600 520h640v40H600z', 'url(#wood)', BARK, 10)}${box(650, 556, 540, 140, 6, 'url(#dark-wood)', '#2a1014', 9)}${box(690, 584, 200, 60, 8, 'none', '#2a1014', 7)}${dot(790, 614, 10, '#ffd34a', '#6b3a08', 5)}`)}${stroke('M620 534h300', '#fff', 7, 0.5)}${lit(place(1100, 520, 0.8, mug('url(#blue)', '#173a80')))}${lit(place(680, 520, 0.9, plant()))}
${lit(place(890, 370, 1, disc))}${stroke('M720 290c20-50 70-84 130-96M1060 450c-20 50-70 80-130 92', '#fff', 9, 0.8)}${place(720, 440, 0.2, shape(STAR, '#fff6c0'))}${place(1060, 280, 0.26, shape(STAR, '#fff6c0'))}
${lit(place(396, 366, 1.16, bell, 8))}${stroke('M-60 330C80 170 220 110 400 140', '#0b3d4f', 112)}${stroke('M-60 330C80 170 220 110 400 140', '#218f8c', 92)}${dot(420, 140, 76, 'url(#coat-teal)', '#0b3d4f', 10)}${stroke('M436 200c-40 16-70-4-74-36', '#0b3d4f', 9, 0.7)}${stroke('M376 112c10-18 24-28 44-30', '#fff', 12, 0.65)}
${stroke('M236 320c-26 40-30 90-14 136M184 300c-36 60-40 130-16 186M556 320c26 40 28 90 10 136M604 300c36 60 38 130 12 186', '#ffe27a', 11, 0.85)}`,
    linear('wall-violet', ['#3a2272', '#6a3c9a', '#a86ab4'], [0, 0, 0, 1]),
  )
}

function drawThreeNames(): string {
  const pin = (x: number, y: number, fill: string) => dot(x, y, 15, fill, INK) + dot(x - 4, y - 5, 4, '#fff')
  const lighthouse = `${shape('M-34 90-22-60h44L34 90z', '#fff6ea', '#6b1030')}${shape('M-31 50h62l-4-40h-54zM-26-20h52l-3-40h-46z', '#ee4f50')}${box(-18, -92, 36, 34, 4, '#ffe27a', '#6b1030')}${shape('M-28-92 0-122l28 30z', '#ee4f50', '#6b1030')}${shape('M24-76l90-30v56zM-24-76l-70-24v46z', '#ffd34a')}`
  const fish = `${shape('M60 0l56-46v92z', '#2fb59c', '#0b3d4f')}${shape('M-104 4C-70-70 40-70 78 0 40 74-70 74-104 4z', '#3cc4b4', '#0b3d4f')}${dot(-56, -14, 15, '#fff', '#0b3d4f')}${dot(-58, -13, 6, INK)}${stroke('M-20-34q22 34 0 70M14-36q20 36 0 70', '#0b3d4f', 6)}${stroke('M-92 20q14 10 26 4', '#0b3d4f', 6)}${dot(-120, -50, 9, 'none', '#4a94ea')}${dot(-104, -80, 6, 'none', '#4a94ea')}`
  const dragon = `${stroke('M50 70c70 20 100-40 66-74', '#2d5a1a', 28)}${stroke('M50 70c70 20 100-40 66-74', '#7cc04a', 14)}${shape('M124-20l-26-22 40-18z', '#ffd34a', '#7a4008', 5)}${shape('M0 20C10-70 60-110 110-100 84-84 84-64 92-46 62-48 50-24 44 20z', '#ff8fb8', '#7d1450')}${shape('M-64 92C-84 20-60-10-4-4c60-4 86 40 74 96z', '#8fd45a', '#2d5a1a')}${shape('M-70 40C-80 0-80-40-60-70l56 10c-8 30 0 50 20 66z', '#8fd45a', '#2d5a1a')}${stroke('M-52-10-40 40', '#8fd45a', 30)}${shape('M-116-60c-6-60 90-70 112-18 6 40-30 54-70 50-26-2-40-10-42-32z', '#8fd45a', '#2d5a1a')}${dot(-56, -72, 14, '#fff', '#2d5a1a', 5)}${dot(-59, -71, 6, INK)}${shape('M-40-102l0-34 26 26z', '#ffd34a', '#7a4008', 5)}${stroke('M-112-50q24 12 46 4', '#2d5a1a', 6)}${stroke('M-30 92v-20M30 92v-20', '#2d5a1a', 7)}${shape('M-122-62c-26-14-40 4-62-8 8 30 40 38 64 26z', '#ff9a3c', '#a02c0c', 5)}`
  const card = `${shape('M-380-140 376-150 384 150-378 146z', 'url(#paper)', '#8a6a48', 9)}${stroke('M-340 106h680', '#d9b98a', 5, 0.8)}${place(-250, 6, 1, lighthouse)}${place(-16, 4, 0.92, fish)}${place(270, 14, 0.98, dragon)}`
  const loose = `${shape('M-90-110H90V110H-90z', '#e2f0ff', '#48568f', 8)}<path d="M0-60c40 0 50 30 46 60-4 40-30 60-46 60s-42-20-46-60c-4-30 6-60 46-60z" fill="#c4a8ff" stroke="#3d1768" stroke-width="7"/>${dot(-16, -14, 6, INK)}${dot(16, -14, 6, INK)}${stroke('M-14 26q14-14 28 0', INK, 6)}`
  return illustration(
    `${sky('wall-blue')}${drawGlow('warm', 480, 240, 640, 420, 0.5)}${lit(`${box(60, 40, 1080, 570, 24, 'url(#wood)', BARK, 12)}${box(96, 76, 1008, 498, 10, '#d9a468', '#71401f', 8)}`)}${Array.from({ length: 60 }, (_, i) => dot(120 + ((i * 173) % 960), 96 + ((i * 97) % 460), 4 + (i % 3), '#a8733c')).join('')}
${lit(place(500, 270, 1.02, card, -2))}${pin(500, 132, '#ee4f50')}${pin(136, 150, '#4a94ea')}${pin(866, 128, '#4a94ea')}
${pin(980, 250, '#ffd34a')}${stroke('M960 330c-30 20-20 40 6 50M1070 320c20 16 16 30 4 44M920 400q-6 30 14 46', '#fff', 8, 0.85)}${lit(place(1010, 520, 1, loose, 24))}
${placePerson(300, 690, 1.02, 'coral', { gaze: [6, -10], feet: false, hat: HATS.woolly, hands: [94, -150] })}${placePerson(520, 690, 1.02, 'teal', { mood: 'awe', gaze: [9, 2], feet: false, hands: [98, -104] })}`,
  )
}

const BERET = `${shape('M-76-166c-22-58 156-78 158-8-46-12-112-10-158 8z', '#e0566a', '#6b1030', 8)}${stroke('M4-214c0-10 4-16 10-20', '#6b1030', 9)}${stroke('M-52-186c8-12 20-18 36-20', '#ffb0b8', 8, 0.8)}`
const SPECTACLES = `${dot(-20, -128, 27, 'none', '#4a3a20', 6)}${dot(34, -128, 27, 'none', '#4a3a20', 6)}${shape('M-58-182c-14 10-20 34-16 54M62-182c12 10 18 34 14 54', 'none', '#f0ecf8', 16)}`

function drawRestorer(): string {
  const land = `<path d="M-260-170h520v340h-520z" fill="url(#day)"/>${sun(-90, -90, 30)}${shape('M-260 60l120-120 90 70 130-140 110 110 80-50v250h-530z', '#6a8fd8')}${shape('M-260 90c140-60 300-40 530-10v100h-530z', '#5fbf6a')}${shape('M-60 180c-10-50 60-60 40-100h24c30 44-30 60 10 100z', '#8fdcf4')}${place(150, 110, 0.6, tree())}${place(-180, 110, 0.5, tree())}${shape('M40 70h50v40H40zM32 70l32-32 34 32z', '#f2604f', '#6b1030', 5)}`
  return illustration(
    `${room('wall-old', 500)}${drawGlow('warm', 760, 240, 560, 420, 0.75)}${plank(60, 130, 260)}${place(80, 130, 0.9, books(8, 5))}
${placePerson(290, 620, 1.74, 'violet', { gaze: [9, 0], feet: false, hat: BERET + SPECTACLES, hands: [-92, -60] })}
${lit(`${shape('M-20 560h1240v130H-20z', 'url(#wood)', BARK, 10)}`)}${stroke('M0 578h760', '#fff', 8, 0.45)}
${lit(place(720, 340, 1, framed('old', 520, 340, `${land}<path d="M0-170C30-110-30-60 10 0s-20 110 14 170h246v-340z" fill="#4a3320" opacity=".72"/>${Array.from({ length: 46 }, (_, i) => dot(30 + ((i * 83) % 226), -160 + ((i * 61) % 320), 3 + (i % 3), '#2a1c10')).join('')}`, 'url(#yellow)', '#6b3a08')))}
${stroke('M430 530c80 10 140-40 190-110', '#2d1768', 62)}${stroke('M430 530c80 10 140-40 190-110', '#6c42c0', 44)}${lit(place(680, 350, 1, `${stroke('M-60 84 6 2', BARK, 26)}${stroke('M-60 84 6 2', '#d9995a', 13)}${shape('M-8-6l32 26c40-8 54-34 56-62-40 0-78 6-88 36z', '#fff0d8', BARK)}`))}${dot(622, 424, 40, 'url(#coat-violet)', '#2d1768', 9)}
${[
  [770, 300, 10],
  [800, 336, 7],
  [788, 270, 6],
  [826, 306, 9],
  [760, 396, 7],
  [744, 430, 9],
  [730, 470, 6],
]
  .map(([x, y, r]) => dot(x!, y!, r!, '#f4e2c0'))
  .join(
    '',
  )}${lit(place(1060, 560, 0.9, box(-40, -70, 80, 72, 10, 'url(#teal)', '#0b3d4f') + stroke('M-20-70l-16-60M6-70l4-70M26-70l26-50', BARK, 10)))}${lit(place(110, 566, 0.8, mug('url(#blue)', '#173a80')))}`,
    linear('wall-old', ['#4a2f2a', '#7a5038', '#b98a58'], [0, 0, 0, 1]),
  )
}

function drawIsland(s: number): string {
  return `<g transform="scale(${s})">${shape('M-190 20c10-60 90-84 190-84s180 24 190 84z', 'url(#sand)', '#7a4a22')}${shape('M-90-50c10-60 50-110 90-120 50 14 90 60 100 122z', 'url(#leaf)', '#1d5a3c')}${shape('M-6-166l40 50-30 0 10 60-44-54z', '#d6daf2', '#48568f', 5)}${stroke('M110-44c-4-40 2-70 16-100', BARK, 14)}${shape('M126-144c-40-30-70-16-80 8 30-12 56-10 80-8zM126-144c40-30 70-16 80 8-30-12-56-10-80-8zM126-144c-10-40-36-46-52-36 26 6 40 16 52 36z', '#5fc06a', '#1d5a3c', 5)}${box(-130, -72, 44, 34, 4, '#fff0d8', BARK, 5)}${shape('M-138-72l30-28 30 28z', '#ee4f50', '#6b1030', 5)}</g>`
}

function drawRebuilder(): string {
  const dull = `<path d="M-130-90h260V90h-260z" fill="#8aa090"/><path d="M-130 30h260v60h-260z" fill="#6a8478"/>${shape('M-90 34c6-30 40-40 90-40s84 10 90 40z', '#a4b09a')}${shape('M-40-4C-30-40-10-60 4-60c20 8 40 30 46 56z', '#5c7466')}${stroke('M60 0c-2-20 2-30 8-46', '#4a5c50', 7)}`
  return illustration(
    `${sky('wall-blue')}<path d="${[80, 200, 320, 440, 560, 680, 800, 920, 1040, 1160].map((x) => `M${x} 0v560`).join('')}M0 110h1200M0 230h1200M0 350h1200M0 470h1200" stroke="#fff" stroke-width="4" opacity=".18"/>${drawGlow('cyan', 760, 380, 480, 360, 0.55)}
${lit(place(740, 130, 0.86, box(-142, -102, 284, 204, 6, '#fffdf0', '#48568f', 7) + dull, 3))}${dot(738, 42, 14, '#ee4f50', '#6b1030')}${stroke('M940 60h130M940 92h90M940 124h110', '#fff', 9, 0.35)}${plank(60, 150, 220)}${lit(place(110, 146, 0.7, mug('url(#yellow)', '#7a4008')))}
${placePerson(330, 620, 1.7, 'sky', { gaze: [10, -1], feet: false, hat: HATS.helmet('#ffd84a', '#6b3a08'), hands: [-92, -60] })}
${lit(shape('M-20 566h1240v130H-20z', 'url(#metal)', '#262f66', 10))}${stroke('M0 584h820', '#fff', 8, 0.7)}
${lit(`${oval(790, 566, 270, 34, '#6b3a1c')}${oval(790, 556, 270, 34, '#b06c36')}${oval(790, 548, 236, 26, '#4cb4e4')}`)}${place(790, 540, 0.98, drawIsland(1))}${stroke('M640 556q20-10 40 0t40 0M880 558q20-10 40 0', '#fff', 6, 0.8)}
<path d="M556 548c0-190 40-310 234-310s234 120 234 310z" fill="#dff8ff" opacity=".2"/>${stroke('M556 548c0-190 40-310 234-310s234 120 234 310', '#eafcff', 9, 0.85)}${stroke('M600 470c0-90 30-150 90-176', '#fff', 16, 0.8)}${dot(790, 226, 16, 'url(#metal)', '#262f66')}
${stroke('M470 530c60 20 110-10 150-52', '#12306e', 62)}${stroke('M470 530c60 20 110-10 150-52', '#2f74c8', 44)}${stroke('M626 476l84 26', '#262f66', 18)}${stroke('M626 476l84 26', '#c8d4f0', 8)}${dot(620, 474, 40, 'url(#coat-sky)', '#12306e', 9)}${place(722, 500, 0.24, shape(STAR, '#fff6c0'))}`,
  )
}

function drawPebbles(): string {
  const colors: Record<string, string> = {
    s: '#9fd6f4',
    c: '#ffffff',
    w: '#3f98d8',
    l: '#eafaff',
    y: '#f2cf8e',
    d: '#d9a868',
    o: '#4a3a5c',
    g: '#8f86ac',
    h: '#cfc6e4',
  }
  const rows = [
    'sssssssssssss',
    'sscccssssssss',
    'scccccsssccss',
    'wwwwwwwwwwwww',
    'wwlllwwwwllww',
    'yyyyyyyyyyyyy',
    'yyyyyooooyyyy',
    'yydyohhggoyyy',
    'yyyohhggggoyd',
    'yyyoggggggoyy',
    'yyyyoooooodyy',
    'ydyyddddddyyy',
  ]
  const coarse = rows
    .flatMap((row, y) =>
      [...row].map(
        (key, x) => `<path d="M${-208 + x * 32} ${-192 + y * 32}h32.5v32.5h-32.5z" fill="${colors[key]}"/>`,
      ),
    )
    .join('')
  const fine = `<path d="M-208-192h416v384h-416z" fill="url(#day)"/>${place(-110, -130, 0.7, '<path d="M-110 30c-40 0-40-50 0-52 4-50 84-56 100-14 40-26 90 4 82 40 44 2 40 50-2 50H-90z" fill="#fff"/>')}<path d="M-208-96h416v80h-416z" fill="url(#sea)"/>${stroke('M-180-60q30-14 60 0t60 0M40-66q30-14 60 0t60 0', '#fff', 6, 0.8)}<path d="M-208-30q100-16 208 0t208-4v230h-416z" fill="url(#sand)"/>${stroke('M-208-28q100-16 208 0t208-4', '#fff', 9, 0.85)}${oval(16, 128, 130, 22, '#8a5a2b', 0.5)}${shape('M-104 84c-4-60 50-100 110-98 66 2 112 46 108 96-6 40-60 52-112 52S-100 122-104 84z', 'url(#stone)', '#3d3560', 8)}${stroke('M-66 60c6-26 24-40 50-46', '#fff', 15, 0.95)}${stroke('M-40 110c50 14 90 10 120-10', '#e8d4ff', 7, 0.7)}${stroke('M60 10c20 40-10 60-40 90', '#fff', 6, 0.5)}`
  return illustration(
    `${room('wall-rose', 560)}${drawGlow('cyan', 310, 320, 400, 340, 0.5)}${drawGlow('warm', 890, 320, 420, 360, 0.7)}
${lit(shape('M-20 590h1240v100H-20z', 'url(#wood)', BARK, 10))}${lit(`${shape('M210 540h200l40 60H170z', 'url(#device)', '#0e0f36', 9)}${place(310, 316, 1.04, framed('coarse', 416, 384, coarse, '#c8b89a', '#4a3a20'))}`)}${dot(500, 527, 7, '#ff5a6a')}
${lit(`${shape('M790 540h200l40 60H750z', 'url(#metal)', '#262f66', 9)}${place(890, 316, 1.04, framed('fine', 416, 384, fine, 'url(#device)', '#0e0f36'))}`)}${stroke('M700 470l120-330', '#fff', 26, 0.14)}${stroke('M556 330h80m-30-30 32 30-32 30', '#ffe27a', 16)}${place(1010, 390, 0.22, shape(STAR, '#fff'))}`,
  )
}

export const PATIENCE_ILLUSTRATIONS: Scene[] = [
  { file: 'articles (84).webp', draw: drawEggWatch },
  { file: 'articles (85).webp', draw: drawGoldBell },
  { file: 'articles (86).webp', draw: drawThreeNames },
  { file: 'articles (87).webp', draw: drawRestorer },
  { file: 'articles (88).webp', draw: drawRebuilder },
  { file: 'articles (89).webp', draw: drawPebbles },
]
