/** The covers, drawn in SVG: Pip the cushion tucks a small one in, by moonlight. One picture, three croppings of the same room. */
import { drawPip, drawSleeper } from './pip.ts'
import { drawTitle } from './title.ts'

export type CoverShape = 'square' | 'wide' | 'tall'

type Plan = {
  w: number
  h: number
  window: { x: number; y: number; w: number; h: number }
  moon: { x: number; y: number; r: number }
  /** `lean` is 1 where the nightcap hangs to the right, -1 to the left: away from the moon. */
  pip: { x: number; y: number; scale: number; lean: 1 | -1 }
  /** Where the blanket begins. */
  blanket: number
  /** Middle and size of each line of the title. */
  title: { text: string; x: number; y: number; size: number }[]
}

const PLANS: Record<CoverShape, Plan> = {
  square: {
    w: 800,
    h: 800,
    window: { x: 84, y: 34, w: 632, h: 650 },
    moon: { x: 598, y: 236, r: 58 },
    pip: { x: 404, y: 404, scale: 0.8, lean: -1 },
    blanket: 606,
    title: [{ text: 'Cozy Blocks', x: 400, y: 752, size: 132 }],
  },
  wide: {
    w: 1280,
    h: 800,
    window: { x: 630, y: 30, w: 640, h: 720 },
    moon: { x: 1162, y: 250, r: 54 },
    pip: { x: 960, y: 458, scale: 0.86, lean: -1 },
    blanket: 676,
    title: [
      { text: 'Cozy', x: 308, y: 356, size: 222 },
      { text: 'Blocks', x: 308, y: 540, size: 170 },
    ],
  },
  tall: {
    w: 800,
    h: 1200,
    window: { x: 82, y: 356, w: 636, h: 700 },
    moon: { x: 608, y: 578, r: 60 },
    pip: { x: 404, y: 772, scale: 0.9, lean: -1 },
    blanket: 1000,
    title: [
      { text: 'Cozy', x: 400, y: 190, size: 218 },
      { text: 'Blocks', x: 400, y: 362, size: 186 },
    ],
  },
}

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
  const { w, h, pip } = plan
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">
${DEFS}
<rect width="${w}" height="${h}" fill="url(#wall)"/>
${drawWallpaper(w, h)}
<rect width="${w}" height="${h}" fill="url(#lamp)"/>
${drawWindow(plan)}
${drawLights(w)}
<circle cx="${pip.x}" cy="${pip.y + 20}" r="${430 * pip.scale}" fill="url(#halo)"/>
${drawHeap(plan)}
${drawPip(pip.x, pip.y, pip.scale, pip.lean)}
${drawBlanket(plan)}
${drawFeathers(plan)}
${plan.title.map((line) => drawTitle(line.text, line.x, line.y, line.size)).join('\n')}
</svg>`
}

const DEFS = `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7a3b58"/><stop offset=".5" stop-color="#4b2754"/><stop offset="1" stop-color="#23133c"/></linearGradient>
<radialGradient id="lamp" cx="0" cy=".32" r=".75"><stop offset="0" stop-color="#ffb257" stop-opacity=".85"/><stop offset=".45" stop-color="#f07a4c" stop-opacity=".28"/><stop offset="1" stop-color="#f07a4c" stop-opacity="0"/></radialGradient>
<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#101a4f"/><stop offset=".6" stop-color="#2f3f96"/><stop offset="1" stop-color="#6a66c4"/></linearGradient>
<radialGradient id="moon" cx=".4" cy=".36" r=".7"><stop offset="0" stop-color="#fffdf0"/><stop offset=".7" stop-color="#ffefb8"/><stop offset="1" stop-color="#f6cf78"/></radialGradient>
<radialGradient id="shine"><stop offset="0" stop-color="#fff2c2" stop-opacity=".9"/><stop offset=".35" stop-color="#ffdf94" stop-opacity=".4"/><stop offset="1" stop-color="#ffdf94" stop-opacity="0"/></radialGradient>
<radialGradient id="halo"><stop offset=".3" stop-color="#ffcf7d" stop-opacity=".55"/><stop offset="1" stop-color="#ffb765" stop-opacity="0"/></radialGradient>
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f0ae74"/><stop offset=".5" stop-color="#b06c44"/><stop offset="1" stop-color="#6d3b2c"/></linearGradient>
<linearGradient id="blanketA" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b25a80"/><stop offset="1" stop-color="#5c2a55"/></linearGradient>
<linearGradient id="blanketB" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7d3b69"/><stop offset="1" stop-color="#35183f"/></linearGradient>
<radialGradient id="pip" cx=".36" cy=".26" r=".85"><stop offset="0" stop-color="#ffd2b0"/><stop offset=".42" stop-color="#ff8e6e"/><stop offset=".8" stop-color="#ea5a54"/><stop offset="1" stop-color="#b93a4c"/></radialGradient>
<linearGradient id="cap" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d8c2ff"/><stop offset=".5" stop-color="#9a78e6"/><stop offset="1" stop-color="#6443b8"/></linearGradient>
<radialGradient id="fluff" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fffdf6"/><stop offset=".6" stop-color="#fdecd2"/><stop offset="1" stop-color="#dcb896"/></radialGradient>
<radialGradient id="honey" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#fff0b4"/><stop offset=".5" stop-color="#f9bf45"/><stop offset="1" stop-color="#d58522"/></radialGradient>
<radialGradient id="blue" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#b6e0ff"/><stop offset=".5" stop-color="#5aa6e4"/><stop offset="1" stop-color="#2f6fb0"/></radialGradient>
<radialGradient id="sage" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#cdf0a6"/><stop offset=".5" stop-color="#7fbd5e"/><stop offset="1" stop-color="#4a853c"/></radialGradient>
<radialGradient id="rose" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#ffd0de"/><stop offset=".5" stop-color="#f084a8"/><stop offset="1" stop-color="#bb4c7c"/></radialGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>
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

function drawWindow({ window: { x, y, w, h }, moon }: Plan): string {
  const arch = (inset: number) => {
    const r = w / 2 - inset
    const side = y + w / 2
    return `M${x + inset} ${y + h - inset}V${side}A${r} ${r} 0 0 1 ${x + w - inset} ${side}V${y + h - inset}z`
  }
  const stars = [
    [0.24, 0.3, 4],
    [0.36, 0.14, 5],
    [0.52, 0.09, 3],
    [0.16, 0.46, 3.5],
    [0.86, 0.52, 4],
    [0.42, 0.26, 2.5],
    [0.9, 0.66, 3],
    [0.12, 0.62, 3],
    [0.68, 0.12, 2.5],
  ] as const
  return `<g filter="url(#drop)"><path d="${arch(0)}" fill="#4a2420"/><path d="${arch(5)}" fill="url(#wood)"/></g>
<clipPath id="pane"><path d="${arch(34)}"/></clipPath>
<g clip-path="url(#pane)"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#night)"/>
<circle cx="${moon.x}" cy="${moon.y}" r="${moon.r * 3.6}" fill="url(#shine)" opacity=".8"/>
<circle cx="${moon.x}" cy="${moon.y}" r="${moon.r}" fill="url(#moon)"/>
<g fill="#e9b85e" opacity=".42"><circle cx="${moon.x - 17}" cy="${moon.y - 17}" r="12"/><circle cx="${moon.x + 22}" cy="${moon.y + 5}" r="15"/><circle cx="${moon.x - 9}" cy="${moon.y + 28}" r="8"/></g>
<g fill="#fff">${stars.map(([sx, sy, r]) => `<circle cx="${x + sx * w}" cy="${y + sy * h}" r="${r}"/>`).join('')}</g>
<path d="M${x} ${y + h * 0.8}q${w * 0.2}-90 ${w * 0.42}-30t${w * 0.6}-50V${y + h}H${x}z" fill="#1c2360"/></g>
<path d="M${x + w / 2 - 9} ${y + 30}h18V${y + h - 30}h-18z" fill="url(#wood)" stroke="#4a2420" stroke-width="4"/>
<path d="${arch(34)}" fill="none" stroke="#4a2420" stroke-width="7"/>`
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

/** Sleeping cushions left and right of Pip: the near plane of the heap. */
function drawHeap({ pip, blanket }: Plan): string {
  const s = pip.scale
  const y = blanket + 36 * s
  return [
    drawSleeper('rose', pip.x + 300 * s, y - 186 * s, 140 * s, 1, 12),
    drawSleeper('sage', pip.x - 312 * s, y - 84 * s, 168 * s, 1, -9),
    drawSleeper('honey', pip.x + 262 * s, y - 40 * s, 164 * s, 2, 4),
  ].join('')
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

function drawFeathers({ pip }: Plan): string {
  const s = pip.scale
  const feather = (dx: number, dy: number, turn: number, size: number) =>
    `<g transform="translate(${pip.x + dx * s} ${pip.y + dy * s}) rotate(${turn}) scale(${size * s})"><path d="M-42 0Q0-28 44 0Q0 28-42 0z" fill="#fffaf0" stroke="#a5713f" stroke-width="4"/><path d="M-40 0H28" stroke="#c79a6d" stroke-width="4"/></g>`
  const star = (dx: number, dy: number, size: number) =>
    `<path transform="translate(${pip.x + dx * s} ${pip.y + dy * s}) scale(${size * s})" d="M0-20L5.5-6 20-5 9 4.500 12.500 19 0 11-12.500 19-9 4.500-20-5-5.500-6z" fill="#ffe48f" stroke="#b8741a" stroke-width="2.500" stroke-linejoin="round"/>`
  return [
    feather(-318, -150, -38, 0.9),
    feather(338, -30, 32, 0.75),
    star(-352, -8, 1.2),
    star(316, -232, 1.05),
  ].join('')
}
