/** The covers, drawn in SVG: Pip the cushion in the middle of the quilt, the cat on its frame. Three crops of one room. */
import { drawCat } from './cat.ts'
import { drawPip } from './pip.ts'
import { FRAME, drawQuilt } from './quilt.ts'
import { drawTitle } from './title.ts'

export type CoverShape = 'square' | 'wide' | 'tall'

type Plan = {
  w: number
  h: number
  /** The quilt's upper left corner, and how large it is. */
  quilt: { x: number; y: number; scale: number }
  /** Where the blanket begins. */
  blanket: number
  /** Middle and size of each line of the title. */
  title: { text: string; x: number; y: number; size: number }[]
}

const PLANS: Record<CoverShape, Plan> = {
  square: {
    w: 800,
    h: 800,
    quilt: { x: 96, y: 186, scale: 0.95 },
    blanket: 634,
    title: [{ text: 'Cozy Blocks', x: 400, y: 742, size: 112 }],
  },
  wide: {
    w: 1280,
    h: 800,
    quilt: { x: 616, y: 190, scale: 0.98 },
    blanket: 690,
    title: [
      { text: 'Cozy', x: 296, y: 356, size: 214 },
      { text: 'Blocks', x: 296, y: 536, size: 164 },
    ],
  },
  tall: {
    w: 800,
    h: 1200,
    quilt: { x: 80, y: 532, scale: 1 },
    blanket: 1052,
    title: [
      { text: 'Cozy', x: 400, y: 170, size: 200 },
      { text: 'Blocks', x: 400, y: 324, size: 168 },
    ],
  },
}

/** In squares of a quilt of 640: Pip sits in the middle, the cat lies on the frame. */
const PIP = { x: 318, y: 362, scale: 0.68, lean: -1 } as const
const CAT = { x: 490, y: 8 - FRAME, scale: 1.26 } as const

export function coverSize(shape: CoverShape): { w: number; h: number } {
  return { w: PLANS[shape].w, h: PLANS[shape].h }
}

/** For the smallest size: Pip alone, so that a face is to be seen. */
export function drawIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
${DEFS}
<rect width="480" height="480" fill="#3b2a78"/>
${drawPip(240, 330, 1.02, -1)}
</svg>`
}

export function drawCover(shape: CoverShape): string {
  const plan = PLANS[shape]
  const { w, h, quilt } = plan
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">
${DEFS}
<rect width="${w}" height="${h}" fill="url(#wall)"/>
${drawWallpaper(w, h)}
<rect width="${w}" height="${h}" fill="url(#lamp)"/>
${drawLights(w)}
<g transform="translate(${quilt.x} ${quilt.y}) scale(${quilt.scale})">
<circle cx="320" cy="300" r="520" fill="url(#halo)"/>
${drawQuilt()}
${drawCat(CAT.x, CAT.y, CAT.scale)}
${drawPip(PIP.x, PIP.y, PIP.scale, PIP.lean)}
${drawFeathers()}
</g>
${drawBlanket(plan)}
${plan.title.map((line) => drawTitle(line.text, line.x, line.y, line.size)).join('\n')}
</svg>`
}

const DEFS = `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7a3b58"/><stop offset=".5" stop-color="#4b2754"/><stop offset="1" stop-color="#23133c"/></linearGradient>
<radialGradient id="lamp" cx="0" cy=".32" r=".75"><stop offset="0" stop-color="#ffb257" stop-opacity=".85"/><stop offset=".45" stop-color="#f07a4c" stop-opacity=".28"/><stop offset="1" stop-color="#f07a4c" stop-opacity="0"/></radialGradient>
<radialGradient id="shine"><stop offset="0" stop-color="#fff2c2" stop-opacity=".9"/><stop offset=".35" stop-color="#ffdf94" stop-opacity=".4"/><stop offset="1" stop-color="#ffdf94" stop-opacity="0"/></radialGradient>
<radialGradient id="halo"><stop offset=".3" stop-color="#ffcf7d" stop-opacity=".55"/><stop offset="1" stop-color="#ffb765" stop-opacity="0"/></radialGradient>
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f0ae74"/><stop offset=".5" stop-color="#b06c44"/><stop offset="1" stop-color="#6d3b2c"/></linearGradient>
<linearGradient id="blanketA" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b25a80"/><stop offset="1" stop-color="#5c2a55"/></linearGradient>
<linearGradient id="blanketB" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7d3b69"/><stop offset="1" stop-color="#35183f"/></linearGradient>
<radialGradient id="pip" cx=".36" cy=".26" r=".85"><stop offset="0" stop-color="#ffd2b0"/><stop offset=".42" stop-color="#ff8e6e"/><stop offset=".8" stop-color="#ea5a54"/><stop offset="1" stop-color="#b93a4c"/></radialGradient>
<linearGradient id="cap" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d8c2ff"/><stop offset=".5" stop-color="#9a78e6"/><stop offset="1" stop-color="#6443b8"/></linearGradient>
<radialGradient id="fluff" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fffdf6"/><stop offset=".6" stop-color="#fdecd2"/><stop offset="1" stop-color="#dcb896"/></radialGradient>
<linearGradient id="fur" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe3bd"/><stop offset=".5" stop-color="#f3c48f"/><stop offset="1" stop-color="#d4935c"/></linearGradient>
<radialGradient id="furHead" cx=".36" cy=".28" r=".8"><stop offset="0" stop-color="#ffe9c8"/><stop offset=".7" stop-color="#f3c48f"/><stop offset="1" stop-color="#d99a62"/></radialGradient>
<radialGradient id="lampOnQuilt" cx="0" cy="0" r="1.200"><stop offset="0" stop-color="#fff4d2" stop-opacity=".9"/><stop offset=".6" stop-color="#f3d3a4" stop-opacity=".2"/><stop offset="1" stop-color="#96503c" stop-opacity=".4"/></radialGradient>
<filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="16" stdDeviation="16" flood-color="#1a0628" flood-opacity=".6"/></filter>
</defs>`

function drawWallpaper(w: number, h: number): string {
  const marks: string[] = []
  for (let y = 40, row = 0; y < h; y += 62, row++) {
    for (let x = row % 2 ? 60 : 20; x < w; x += 82) {
      marks.push(`M${x} ${y - 13}q3 10 13 13q-10 3-13 13q-3-10-13-13q10-3 13-13z`)
    }
  }
  return `<path d="${marks.join('')}" fill="#ffd9a8" opacity=".09"/>`
}

function drawLights(w: number): string {
  const span = w / 2
  const parts: string[] = []
  for (let i = 0; i < 2; i++) {
    parts.push(
      `<path d="M${i * span} -6q${span / 2} 120 ${span} 0" fill="none" stroke="#1c0b26" stroke-width="5"/>`,
    )
    for (let bulb = 1; bulb < 6; bulb++) {
      const t = bulb / 6
      const x = (i + t) * span
      const y = -6 + 240 * t * (1 - t) + 12
      parts.push(
        `<circle cx="${x}" cy="${y}" r="46" fill="url(#shine)"/><ellipse cx="${x}" cy="${y}" rx="10" ry="14" fill="#fff6cf"/>`,
      )
    }
  }
  return parts.join('')
}

function drawBlanket({ w, h, blanket }: Plan): string {
  const band = (y: number, wave: number, offset: number, fill: string) => {
    let path = `M${-offset} ${h + 20}V${y}`
    const stitches: string[] = []
    for (let x = -offset; x < w + wave; x += wave) {
      path += `a${wave / 2} ${wave / 2} 0 0 1 ${wave} 0`
      stitches.push(`M${x + 16} ${y + 6}a${wave / 2 - 16} ${wave / 2 - 16} 0 0 1 ${wave - 32} 0`)
    }
    return `<path d="${path}V${h + 20}z" fill="${fill}" stroke="#2b1030" stroke-width="7"/><path d="${stitches.join('')}" fill="none" stroke="#ffd9e6" stroke-width="5" stroke-linecap="round" stroke-dasharray="13 14" opacity=".5"/>`
  }
  const wave = 160
  return `<g filter="url(#drop)">${band(blanket + 74, wave, wave / 2, 'url(#blanketA)')}</g>${band(blanket + 150, wave, 0, 'url(#blanketB)')}`
}

/** They fly about him. */
function drawFeathers(): string {
  const feather = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-42 0Q0-28 44 0Q0 28-42 0z" fill="#fffaf0" stroke="#a5713f" stroke-width="4"/><path d="M-40 0H28" stroke="#c79a6d" stroke-width="4"/></g>`
  const star = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M0-20L5.500-6 20-5 9 4.500 12.500 19 0 11-12.500 19-9 4.500-20-5-5.500-6z" fill="#ffe48f" stroke="#b8741a" stroke-width="2.500" stroke-linejoin="round"/>`
  return [
    feather(96, 126, -38, 0.8),
    feather(600, 108, 32, 0.7),
    star(372, 44, 1.3),
    star(560, 196, 1.2),
  ].join('')
}
