/** Title images about looking: an owl of squares steps out of an arcade cabinet, a living room turns into a valley. */
import { CAST_PAINTS, drawPerson } from './cast.ts'
import {
  drawGlow,
  drawStars,
  frame,
  glowPaint,
  HEIGHT,
  linear,
  place,
  shape,
  stroke,
  WIDTH,
  type Scene,
} from './scene.ts'

const PAINTS =
  CAST_PAINTS +
  linear('arcade', ['#120a38', '#34166c', '#7a2a86'], [0, 0, 0.3, 1]) +
  linear('case', ['#5a6af0', '#3436b0', '#1e1a6c']) +
  linear('panel', ['#ff8fb8', '#e0487a', '#8f1a58'], [0, 0, 0, 1]) +
  linear('room', ['#f0c8a0', '#e09a86'], [0, 0, 0, 1]) +
  linear('valley', ['#2f6ae0', '#7fc4f4', '#e8fbe0'], [0, 0, 0, 0.8]) +
  linear('rug', ['#e0566a', '#9a2450']) +
  linear('leaf', ['#9fe07a', '#3f9a58', '#1f6050'], [0, 0, 0, 1]) +
  linear('visor', ['#5a64b0', '#2a2c68', '#14143c']) +
  linear('shade', ['#fff6d0', '#ffd98a', '#e0a04a'], [0, 0, 0, 1]) +
  linear('dragon', ['#b8ffe0', '#3fc0a8', '#1a6a86']) +
  glowPaint('screen', '#7fffe8') +
  glowPaint('lamp', '#fff0b0')

/** One character a square; the owl is sixteen by sixteen, the size that the article asks for. */
const OWL = [
  '..OO........OO..',
  '..OpOOOOOOOOpO..',
  '..OppppppppppO..',
  '.OppwwwppwwwppO.',
  '.OpwwwwwwwwwwpO.',
  '.OpweewwwweewpO.',
  '.OpweewyyweewpO.',
  '.OppwwwyywwwppO.',
  '.OpppppyypppppO.',
  'OppOccccccccOppO',
  'OppOclcclcclOppO',
  'OppOccccccccOppO',
  '.OpOclcclcclOpO.',
  '..OOccccccccOO..',
  '...OOccccccOO...',
  '...OyyO..OyyO...',
]
const OWL_COLORS: Record<string, string> = {
  O: '#2a1248',
  p: '#9a74f4',
  w: '#ffffff',
  e: '#2a1248',
  y: '#ffb53c',
  c: '#fff0c8',
  l: '#d9a86a',
}

function drawPixels(rows: string[], colors: Record<string, string>, size: number): string {
  return rows
    .flatMap((row, y) =>
      [...row].map((key, x) => {
        const color = colors[key]
        return color
          ? `<path d="M${x * size} ${y * size}h${size + 0.5}v${size + 0.5}h-${size + 0.5}z" fill="${color}"/>`
          : ''
      }),
    )
    .join('')
}

/** The landscape on the cabinet's screen, in squares of 20. */
function drawPixelValley(): string {
  const columns = Array.from({ length: 20 }, (_, x) => {
    const far = 6 + Math.round(2 * Math.sin(x * 0.7))
    const near = 11 + Math.round(1.4 * Math.sin(x * 0.9 + 2))
    return [
      [0, 5, '#241a78'],
      [5, 8, '#5a2a9a'],
      [8, 15, '#c8488f'],
      [far + 2, 15, '#7a3ab0'],
      [near, 15, '#2fb59c'],
      [near, near + 1, '#a8f0c0'],
    ]
      .map(
        ([from, to, fill]) =>
          `<rect x="${x * 20}" y="${Number(from) * 20}" width="20.5" height="${(Number(to) - Number(from)) * 20}" fill="${fill}"/>`,
      )
      .join('')
  }).join('')
  const sun = [
    [2, 0, 3],
    [1, 1, 5],
    [0, 2, 7],
    [0, 3, 7],
    [0, 4, 7],
    [1, 5, 5],
    [2, 6, 3],
  ]
    .map(
      ([x, y, w]) =>
        `<rect x="${250 + x! * 14}" y="${36 + y! * 14}" width="${w! * 14}" height="${y! > 2 ? 10 : 14.5}" fill="#ffd84a"/>`,
    )
    .join('')
  return `${columns}${sun}${[
    [2, 1],
    [6, 3],
    [9, 0],
    [4, 2],
    [17, 1],
  ]
    .map(([x, y]) => `<rect x="${x! * 20}" y="${y! * 20 + 6}" width="8" height="8" fill="#fff"/>`)
    .join('')}`
}

function drawCabinet(): string {
  const cabinet = `${shape('M-270-330h540l20 90-30 60v240l60 70v240h-640v-240l60-70v-240l-30-60z', 'url(#case)', '#120a38', 12)}${shape('M-262-318h524l14 70h-552z', '#ffd84a', '#6b3a08', 8)}${[-180, -90, 0, 90, 180].map((x, i) => place(x, -283, 0.42, i % 2 ? '<circle r="40" fill="#e0487a"/>' : shape('M0-50 15-18 49-15 23 8 31 42 0 24-31 42-23 8-49-15-15-18z', '#7a2a86'))).join('')}
<rect x="-226" y="-214" width="452" height="316" rx="26" fill="#0c0828" stroke="#120a38" stroke-width="10"/><g transform="translate(-200 -206)"><clipPath id="tube"><rect width="400" height="300" rx="20"/></clipPath><g clip-path="url(#tube)">${drawPixelValley()}${Array.from({ length: 30 }, (_, i) => `<path d="M0 ${i * 10}h400" stroke="#0c0828" stroke-width="3" opacity=".25"/>`).join('')}</g></g>
${shape('M-270 130h540l60 70h-660z', 'url(#panel)', '#120a38', 10)}${stroke('M-150 176v-50', '#120a38', 16)}<circle cx="-150" cy="116" r="26" fill="#ffd84a" stroke="#120a38" stroke-width="8"/><circle cx="-158" cy="107" r="7" fill="#fff"/>${[60, 130, 200].map((x, i) => `<ellipse cx="${x}" cy="166" rx="28" ry="15" fill="${['#6fe0d0', '#ffe27a', '#c4a8ff'][i]}" stroke="#120a38" stroke-width="7"/>`).join('')}${stroke('M-256-180v200', '#aab8ff', 10, 0.7)}`
  const plant = `${shape('M-50 0h100l-14 80h-72z', '#d9734a', '#5c1f0f', 8)}${shape('M0 0C-50-20-60-80-50-110-20-90-4-60 0 0z', '#6fc07a', '#1d5a3c', 7)}${shape('M0 0C50-20 70-70 62-104 26-90 6-60 0 0z', '#4fa868', '#1d5a3c', 7)}${shape('M0 4C-14-40-10-110 6-140 22-100 18-40 0 4z', '#8fd88a', '#1d5a3c', 7)}`
  return frame(
    PAINTS,
    `<path fill="url(#arcade)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${[100, 260, 940, 1100].map((x) => `<path d="M${x} 0v600" stroke="#0c0630" stroke-width="12" opacity=".5"/>`).join('')}${stroke('M40 120h240l60 70M1160 120H920l-60 70', '#ff5fc8', 10)}${stroke('M40 120h240l60 70M1160 120H920l-60 70', '#ff5fc8', 34, 0.2)}${stroke('M40 160h220l50 60M1160 160H940l-50 60', '#4de8ff', 6, 0.9)}${drawGlow('screen', 560, 300, 520, 420, 0.5)}
<path d="M0 600h${WIDTH}v80H0z" fill="#150a40"/>${stroke(`M0 602h${WIDTH}`, '#ff9ae0', 6, 0.8)}<ellipse cx="520" cy="640" rx="380" ry="26" fill="#06041c" opacity=".55"/>
<g filter="url(#shadow)">${place(520, 350, 1.02, cabinet)}</g><ellipse cx="900" cy="632" rx="150" ry="20" fill="#06041c" opacity=".55"/>${drawGlow('screen', 890, 450, 240, 260, 0.5)}
<g filter="url(#shadow)"><g transform="translate(748 318)">${drawPixels(OWL, OWL_COLORS, 19)}</g></g><g opacity=".85">${[
      [720, 300, 14, '#9a74f4'],
      [694, 340, 10, '#ffd84a'],
      [726, 380, 12, '#7fffe8'],
      [686, 276, 8, '#fff'],
    ]
      .map(([x, y, s, fill]) => `<rect x="${x}" y="${y}" width="${s}" height="${s}" fill="${fill}"/>`)
      .join('')}</g>
<g filter="url(#shadow)">${place(150, 560, 1, plant)}</g>`,
  )
}

function drawRoom(): string {
  const lamp = `${drawGlow('lamp', 0, -250, 190)}${stroke('M0 0v-220', '#5c2f24', 15)}${stroke('M0 0v-220', '#c98a5a', 6)}${shape('M-70-216h140l-34-110h-72z', 'url(#shade)', '#6b3a1c', 8)}${shape('M-56 4c10-22 102-22 112 0z', '#8a5a3a', '#4a2410', 8)}`
  const sofa = `${shape('M-190-40c0-70 30-96 80-96h220c50 0 80 26 80 96v60h-380z', '#5a8ad8', '#1b2f78', 9)}${shape('M-210-40c0-40 60-40 60 0v30h300v-30c0-40 60-40 60 0v90h-420z', '#4a74c8', '#1b2f78', 9)}${stroke('M-150-106c16-10 60-12 110-12', '#c4dcff', 10, 0.7)}`
  const dragon = `${stroke('M200 20c70 10 110-40 80-90', '#0f4a5c', 44)}${stroke('M200 20c70 10 110-40 80-90', '#2fa898', 28)}${shape('M270-66l-20-44 56 10z', '#ffd84a', '#7a4008', 7)}${shape('M30-40C40-170 150-220 226-190c-40 10-50 30-44 60-30-14-50 0-56 26-30-12-56 0-90 24z', '#ff9fb8', '#7d1450', 8)}${shape('M-150 10c-20-110 60-160 150-120 80-30 220 0 230 100 4 50-40 74-110 74H-40c-60 0-100-20-110-54z', 'url(#dragon)', '#0f4a5c', 9)}${shape('M-80 60c60-30 160-30 220 2-20 10-200 12-220-2z', '#fff6c8')}<circle cx="-110" cy="-60" r="92" fill="url(#dragon)" stroke="#0f4a5c" stroke-width="9"/>${shape('M-160-134l-16-56 50 34zM-76-148l26-50 20 62z', '#ffd84a', '#7a4008', 7)}<ellipse cx="-186" cy="-34" rx="58" ry="27" fill="#a8f4dc" stroke="#0f4a5c" stroke-width="8" transform="rotate(8 -186 -34)"/><circle cx="-226" cy="-48" r="5" fill="#0f4a5c"/><circle cx="-206" cy="-52" r="5" fill="#0f4a5c"/>${shape('M-18-118l26-34 14 40 30-24 8 42 30-14 0 40z', '#ffd84a', '#7a4008', 7)}<circle cx="-130" cy="-84" r="21" fill="#fff" stroke="#0f4a5c" stroke-width="6"/><circle cx="-136" cy="-82" r="11" fill="#1d1238"/><circle cx="-72" cy="-84" r="21" fill="#fff" stroke="#0f4a5c" stroke-width="6"/><circle cx="-78" cy="-82" r="11" fill="#1d1238"/>${stroke('M-222-24q34 18 80 2', '#0f4a5c', 6)}`
  const headset = `<path d="M-78-140h156" stroke="#14143c" stroke-width="26"/>${shape('M-66-166c0-14 8-20 20-20h92c12 0 20 6 20 20v48c0 14-8 20-20 20H24c-10 0-14-12-24-12s-14 12-24 12h-22c-12 0-20-6-20-20z', 'url(#visor)', '#14143c', 8)}${stroke('M-46-170h62', '#b8c4ff', 9, 0.9)}<circle cx="-26" cy="-136" r="9" fill="#7fffe8"/><circle cx="26" cy="-136" r="9" fill="#7fffe8"/>`
  return frame(
    PAINTS,
    `<path fill="url(#room)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><g opacity=".35">${[60, 180, 300, 420, 540].map((x) => `<path d="M${x} 0v520" stroke="#fff" stroke-width="16"/>`).join('')}</g><path d="M0 510h700v170H0z" fill="#a8623c"/>${stroke('M0 512h640', '#6b3a1c', 9)}${stroke('M40 580h160M280 620h180M60 650h120', '#7a4428', 6, 0.7)}
${shape('M150 70h190v140H150z', '#fff6e0', '#6b3a1c', 10)}${shape('M158 202l60-70 40 40 30-30 44 60z', '#7fb8a0')}<circle cx="290" cy="112" r="18" fill="#ffc86a"/>${place(110, 540, 1.06, lamp)}${place(300, 530, 0.9, sofa)}
<clipPath id="there"><path d="M640-10h570v700H560c60-90-10-150 50-240s-30-150 20-240 10-150 10-220z"/></clipPath><g clip-path="url(#there)"><path fill="url(#valley)" d="M500 0h700v${HEIGHT}H500z"/>${drawGlow('lamp', 1060, 120, 260)}<circle cx="1060" cy="110" r="54" fill="#fffbe0"/>${drawStars(18, 8, 120)}${shape('M500 440l150-180 100 110 130-190 150 200 90-100 120 140v300H500z', '#5a8ad0')}${shape('M880 180l46 62-30-8-26 24-30-18z', '#fff')}${shape('M500 520c200-110 420-80 720-30v200H500z', 'url(#leaf)')}${shape('M500 620c200-60 460-60 720-20v90H500z', '#1f6a50')}${place(966, 474, 0.86, dragon)}${[720, 1110, 1170].map((x, i) => place(x, 600 - i * 8, 0.9, `${shape('M0-110 44 10H-44z', '#2f8a60', '#0f4a3c', 7)}${shape('M-7 10H7v22H-7z', '#6b3a1c')}`)).join('')}</g><path d="M640-10c0 70 40 130-10 220s30 150-20 240 10 150-50 240" fill="none" stroke="#fff" stroke-width="12" opacity=".9"/><path d="M640-10c0 70 40 130-10 220s30 150-20 240 10 150-50 240" fill="none" stroke="#7fffe8" stroke-width="40" opacity=".3"/>
<ellipse cx="560" cy="636" rx="220" ry="34" fill="url(#rug)" stroke="#5c0f36" stroke-width="8"/><ellipse cx="560" cy="634" rx="170" ry="22" fill="none" stroke="#ffc0b0" stroke-width="6" stroke-dasharray="14 14"/>
<g filter="url(#shadow)">${place(
      560,
      632,
      1.6,
      drawPerson({
        coat: 'gold',
        mood: 'awe',
        gaze: [4, 0],
        hands: [
          [-98, -78],
          [104, -150],
        ],
        hat: headset,
      }),
    )}</g>`,
  )
}

export const SCREEN_SCENES: Scene[] = [
  { file: 'articles19.webp', draw: drawCabinet },
  { file: 'articles20.webp', draw: drawRoom },
]
