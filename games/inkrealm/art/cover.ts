/** The covers, drawn in SVG: an ink drop draws its loop across the paper among annoyed rivals. One scene, three crops. */
import { drawCrown, drawDrop } from './blob.ts'
import { drawTitle } from './title.ts'

export type CoverShape = 'square' | 'wide' | 'tall'

type Place = { x: number; y: number; scale: number }
type Plan = {
  w: number
  h: number
  /** Where the scene's middle lies, and its size. */
  scene: Place
  title: { x: number; y: number; size: number }
}

const PLANS: Record<CoverShape, Plan> = {
  square: { w: 800, h: 800, scene: { x: 400, y: 372, scale: 1 }, title: { x: 400, y: 716, size: 148 } },
  wide: { w: 1280, h: 800, scene: { x: 640, y: 366, scale: 1.08 }, title: { x: 640, y: 716, size: 200 } },
  tall: { w: 800, h: 1200, scene: { x: 400, y: 740, scale: 1.14 }, title: { x: 400, y: 226, size: 160 } },
}

const VIOLET = { fill: '#8b3ff0', deep: '#3f128c', light: '#c78cff' }
const ORANGE = { fill: '#ff6a3d', deep: '#9c2c0f', light: '#ffae86' }
const TEAL = { fill: '#12b5a6', deep: '#06554e', light: '#6ae6d8' }

export function coverSize(shape: CoverShape): { w: number; h: number } {
  return { w: PLANS[shape].w, h: PLANS[shape].h }
}

export function drawCover(shape: CoverShape): string {
  const { w, h, scene, title } = PLANS[shape]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${DEFS}
<rect width="${w}" height="${h}" fill="url(#paper)"/>
${drawDoodles(w, h)}
<rect width="${w}" height="${h}" fill="url(#lamp)"/>
<g transform="translate(${scene.x} ${scene.y}) scale(${scene.scale})">
${drawLand(ORANGE, 'stripes', 'M150-1000V-420C60-360 96-270 190-262C260-256 250-180 320-160C400-140 420-230 520-200C640-170 760-240 760-420V-1000z')}
${drawLand(TEAL, 'checks', 'M-760-1000V-420C-760-260-640-130-540-170C-470-196-440-130-370-150C-290-172-330-270-250-290C-180-308-200-380-170-420V-1000z')}
${drawLand(VIOLET, 'dots', 'M-760 620V150C-640 90-560 150-480 120C-390 88-370 170-280 176C-190 182-180 250-90 262C10 274 40 330 140 322C260 312 300 380 420 352C560 320 640 380 760 330V620z')}
${TRAIL}
${drawSplashes()}
${drawDrop('orange', ORANGE, { x: 292, y: -196, scale: 0.66 }, 'scared')}
${drawDrop('teal', TEAL, { x: -300, y: -196, scale: 0.6 }, 'cross')}
${drawDrop('violet', VIOLET, { x: 10, y: 10, scale: 1.62 }, 'glad')}
${drawCrown(34, -186, 0.92, 10)}
</g>
<rect width="${w}" height="${h}" fill="url(#edge)"/>
${drawTitle('Inkrealm', title.x, title.y, title.size)}
</svg>`
}

const DEFS = `<defs>
<linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffaea"/><stop offset=".6" stop-color="#fbeccb"/><stop offset="1" stop-color="#e8cfa4"/></linearGradient>
<radialGradient id="lamp" cx=".3" cy=".1" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="edge" cx=".5" cy=".44" r=".78"><stop offset=".62" stop-color="#2a0f57" stop-opacity="0"/><stop offset="1" stop-color="#2a0f57" stop-opacity=".5"/></radialGradient>
<pattern id="dots" width="64" height="64" patternUnits="userSpaceOnUse"><circle cx="16" cy="16" r="9" fill="#b07aff"/><circle cx="48" cy="48" r="9" fill="#b07aff"/></pattern>
<pattern id="stripes" width="48" height="48" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="22" height="48" fill="#ff9468"/></pattern>
<pattern id="checks" width="64" height="64" patternUnits="userSpaceOnUse"><rect width="32" height="32" fill="#43d3c4"/><rect x="32" y="32" width="32" height="32" fill="#43d3c4"/></pattern>
<filter id="drop" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="10" dy="18" stdDeviation="10" flood-color="#3a1a4e" flood-opacity=".4"/></filter>
</defs>`

type Ink = typeof VIOLET

/** Land: shadow, rim, colour, pattern, and the wet shine along its upper edge. */
function drawLand({ fill, deep, light }: Ink, pattern: string, path: string): string {
  return `<g filter="url(#drop)"><path d="${path}" fill="${fill}" stroke="${deep}" stroke-width="18" stroke-linejoin="round"/></g>
<path d="${path}" fill="url(#${pattern})" opacity=".75"/>
<path d="${path}" fill="none" stroke="${deep}" stroke-width="14" stroke-linejoin="round"/>
<path d="${path}" fill="none" stroke="${light}" stroke-width="7" stroke-linejoin="round" transform="translate(3 15)" opacity=".8"/>`
}

/** The loop that is almost closed: out of the land on the left, round behind the hero, and to its feet. */
const ROPE = 'M-330 200C-480 30-330-130-60-140C230-150 430-40 350 90C310 160 210 170 120 110'
const TRAIL = [ROPE]
  .map(
    (
      d,
    ) => `<path d="${d}" fill="none" stroke="#3a1a4e" stroke-width="70" stroke-linecap="round" opacity=".22" transform="translate(9 16)"/>
<path d="${d}" fill="none" stroke="#3f128c" stroke-width="68" stroke-linecap="round"/>
<path d="${d}" fill="none" stroke="#8b3ff0" stroke-width="50" stroke-linecap="round"/>
<path d="${d}" fill="none" stroke="#ab6cff" stroke-width="26" stroke-linecap="round" transform="translate(-4 -6)"/>
<path d="${d}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-dasharray="90 34 12 40" transform="translate(-9 -13)" opacity=".85"/>`,
  )
  .join('')

function drawSplashes(): string {
  const drops = [
    [-214, 96, 17, VIOLET],
    [-176, 140, 10, VIOLET],
    [-436, 20, 14, VIOLET],
    [226, 222, 14, VIOLET],
    [268, 250, 9, VIOLET],
    [196, -86, 13, ORANGE],
    [150, -166, 9, ORANGE],
    [416, -110, 17, ORANGE],
    [470, -60, 9, ORANGE],
    [-180, -170, 12, TEAL],
    [-420, -96, 15, TEAL],
    [-140, -230, 8, TEAL],
    [430, 250, 12, VIOLET],
  ] as const
  return drops
    .map(
      ([x, y, r, { fill, deep }]) =>
        `<circle cx="${x + 3}" cy="${y + 6}" r="${r}" fill="#3a1a4e" opacity=".25"/><circle cx="${x}" cy="${y}" r="${r}" fill="${deep}"/><circle cx="${x}" cy="${y}" r="${r * 0.76}" fill="${fill}"/><circle cx="${x - r * 0.28}" cy="${y - r * 0.3}" r="${r * 0.22}" fill="#fff" opacity=".85"/>`,
    )
    .join('')
}

const DOODLES = [
  'M0 0c0-26 40-26 40 2s-58 30-58-6 74-44 76 8',
  'M0-30l9 20 22 2-17 14 5 22-19-12-19 12 5-22-17-14 22-2z',
  'M0 24C-22 6-16-14-2-14q8 0 10 10Q12-14 20-14C34-14 38 8 18 24z',
  'M-56 0q14-18 28 0t28 0 28 0 28 0',
  'M0-26a26 26 0 1 0 1 0zM0-13a13 13 0 1 0 1 0z',
]

function drawDoodles(w: number, h: number): string {
  const marks: string[] = []
  for (let y = 60, row = 0; y < h; y += 120, row++) {
    for (let x = row % 2 ? 130 : 60, i = row; x < w; x += 150, i++) {
      marks.push(
        `<path d="${DOODLES[i % DOODLES.length]}" transform="translate(${x} ${y}) rotate(${((i * 37) % 50) - 25})"/>`,
      )
    }
  }
  return `<g fill="none" stroke="#7f86c8" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".28">${marks.join('')}</g>`
}
