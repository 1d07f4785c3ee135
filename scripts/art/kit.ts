/** Shared by the illustrations in articles: paints, skies, ground, rooms, and figures. */
import { CAST_PAINTS, drawPerson, type Coat, type Mood } from './cast.ts'
import {
  drawGlow,
  drawStars,
  frame,
  glowPaint,
  HEIGHT,
  linear,
  place,
  radial,
  shape,
  stroke,
  WIDTH,
} from './scene.ts'

const DOWN: [number, number, number, number] = [0, 0, 0, 1]

const KIT_PAINTS =
  CAST_PAINTS +
  linear('night', ['#0d0c34', '#241c62', '#553680'], DOWN) +
  linear('dusk', ['#171450', '#52318c', '#c95f8a', '#ffb67e'], [0, 0, 0, 0.85]) +
  linear('day', ['#4a98ec', '#9fd6fa', '#eafaff'], DOWN) +
  linear('dawn', ['#6a8fe4', '#b4c8f6', '#ffe6c4', '#ffc49a'], [0, 0, 0, 0.95]) +
  linear('space', ['#080726', '#1b1452', '#45246e'], [0, 0, 0.5, 1]) +
  linear('wall-rose', ['#5a2a72', '#9a3f7a', '#d9687c'], DOWN) +
  linear('wall-blue', ['#1c2a6a', '#2c5596', '#4a8fb4'], DOWN) +
  linear('wall-teal', ['#164a5c', '#237a80', '#62b6a0'], DOWN) +
  linear('wall-warm', ['#e8a878', '#f2c496', '#ffe0b8'], DOWN) +
  linear('wall-dark', ['#120c34', '#24164e', '#3f2668'], DOWN) +
  linear('floor', ['#b9713f', '#7c4426', '#57301f'], DOWN) +
  linear('floor-dark', ['#4a2c5c', '#291844'], DOWN) +
  linear('wood', ['#e9b272', '#b06c36', '#71401f']) +
  linear('dark-wood', ['#8a5238', '#5c3028', '#3a1c22']) +
  linear('grass', ['#a8dc68', '#55a850', '#2a7048'], DOWN) +
  linear('soil', ['#a8683a', '#5c3420'], DOWN) +
  linear('sand', ['#ffe0a8', '#d99a62'], DOWN) +
  linear('snow', ['#ffffff', '#cfe0ff', '#8fa8e0'], DOWN) +
  linear('sea', ['#7fe0f0', '#3f98d8', '#28539e'], DOWN) +
  linear('stone', ['#d6daf2', '#9098c8', '#565c98']) +
  linear('metal', ['#dfe8ff', '#8fa0d4', '#48568f']) +
  linear('paper', ['#fffdf4', '#f6e8cc', '#e2c79c']) +
  linear('leaf', ['#a4e07c', '#48a45a', '#1f6650']) +
  linear('red', ['#ffb09a', '#ee4f50', '#a01c3e']) +
  linear('blue', ['#a8dcff', '#4a94ea', '#2350a6']) +
  linear('yellow', ['#fff3b4', '#ffcb3c', '#cd7d10']) +
  linear('teal', ['#b4f4e0', '#3cbca2', '#15706a']) +
  linear('violet', ['#e0ccff', '#9a6cea', '#5430a4']) +
  linear('pink', ['#ffd4e6', '#f573ac', '#a82a72']) +
  linear('white', ['#ffffff', '#e8ecff', '#a8b2e4']) +
  linear('device', ['#5a64b4', '#2b2e72', '#17183f']) +
  linear('glass', ['#2a3172', '#12143e']) +
  linear('screen', ['#b4fff0', '#4cc4ea', '#2c58ba'], DOWN) +
  linear('beam', ['#fff3b8', '#ffd873'], DOWN) +
  linear('ghost', ['#ffffff', '#dff2ff', '#93b7f0']) +
  radial('ball', ['#fff0a8', '#ffb53c', '#c95c0c']) +
  radial('apple', ['#ffb0a0', '#ee3b44', '#98142e']) +
  glowPaint('warm', '#ffd36b') +
  glowPaint('fire', '#ff9a3c') +
  glowPaint('cyan', '#7ff4ff') +
  glowPaint('rose', '#ff86bc') +
  glowPaint('white-light', '#ffffff')

export const INK = '#241246'
export const BARK = '#4a2410'

export const illustration = (content: string, defs = ''): string => frame(KIT_PAINTS + defs, content)

/** Adds a shadow below an object. */
export const lit = (content: string): string => `<g filter="url(#shadow)">${content}</g>`

export function box(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  line = 'none',
  width = 8,
): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" stroke="${line}" stroke-width="${line === 'none' ? 0 : width}"/>`
}

export function dot(x: number, y: number, r: number, fill: string, line = 'none', width = 6): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${line}" stroke-width="${line === 'none' ? 0 : width}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`
}

export const floorShadow = (x: number, y: number, rx: number): string =>
  oval(x, y, rx, rx * 0.16, '#06041c', 0.42)

interface Stance {
  mood?: Mood
  gaze?: [x: number, y: number]
  /** x and y of one hand after the other. */
  hands?: number[]
  hat?: string
  feet?: boolean
  turn?: number
}

/** One of the little people, feet at x, y. */
export function placePerson(x: number, y: number, scale: number, coat: Coat, stance: Stance = {}): string {
  const { hands = [], turn = 0, ...look } = stance
  const pairs: [number, number][] = []
  for (let i = 0; i < hands.length; i += 2) pairs.push([hands[i]!, hands[i + 1]!])
  const shade = stance.feet === false ? '' : floorShadow(x, y, 96 * scale)
  return shade + lit(place(x, y, scale, drawPerson({ coat, hands: pairs, ...look }), turn))
}

/** A whole sky, or a whole wall without a floor. */
export const sky = (paint: string): string => `<path fill="url(#${paint})" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`

export const starrySky = (seed: number, maxY = 380): string => sky('night') + drawStars(80, seed, maxY)

export const sun = (x: number, y: number, r: number, fill = '#fffbe0'): string =>
  drawGlow('warm', x, y, r * 4.6) + dot(x, y, r, fill)

export const cloud = (x: number, y: number, s: number, opacity = 0.92): string =>
  place(
    x,
    y,
    s,
    `<path d="M-110 30c-40 0-40-50 0-52 4-50 84-56 100-14 40-26 90 4 82 40 44 2 40 50-2 50H-90z" fill="#fff" opacity="${opacity}"/>`,
  )

/** A soft line of hills across the picture; `phase` makes each one another. */
export function hills(y: number, height: number, fill: string, phase: number, line = 'none'): string {
  const points = Array.from({ length: 33 }, (_, i) => {
    const at = i * 0.42 + phase
    return `L${i * 40 - 40} ${(y - height * (Math.sin(at) * 0.6 + Math.sin(at * 2.3) * 0.3)).toFixed(0)}`
  })
  return shape(`M-40 ${HEIGHT + 20}${points.join('')}V${HEIGHT + 20}z`, fill, line)
}

export function ground(y: number, fill: string, light = '#fff', opacity = 0.5): string {
  return `<path d="M-10 ${y}h${WIDTH + 20}v${HEIGHT}H-10z" fill="${fill}"/>${stroke(`M-10 ${y + 2}h${WIDTH + 20}`, light, 7, opacity)}`
}

/** A striped wall, a skirting board and a floor of boards. */
export function room(wall: string, floorY = 530, floor = 'floor'): string {
  const stripes = Array.from({ length: 9 }, (_, i) => `M${70 + i * 134} 0v${floorY}`).join('')
  const boards = `M40 ${floorY + 60}h190M330 ${floorY + 90}h250M700 ${floorY + 56}h220M960 ${floorY + 104}h200M90 ${floorY + 124}h160`
  return `${sky(wall)}<path d="${stripes}" stroke="#fff" stroke-width="30" opacity=".06"/>${ground(floorY, `url(#${floor})`, '#fff', 0.28)}${stroke(boards, '#1a0a20', 6, 0.28)}`
}

/** Squares of one row of text each, for the things in these pictures that are made of squares themselves. */
export function drawPixels(rows: string[], colors: Record<string, string>, size: number): string {
  return rows
    .flatMap((row, y) =>
      [...row].map((key, x) =>
        colors[key]
          ? `<path d="M${x * size} ${y * size}h${size + 0.5}v${size + 0.5}h-${size + 0.5}z" fill="${colors[key]}"/>`
          : '',
      ),
    )
    .join('')
}

/** Squared paper with a small fold, its corner at 0,0. */
export function squaredPaper(w: number, h: number, step: number): string {
  const down = Array.from({ length: Math.floor(w / step) }, (_, i) => `M${(i + 1) * step} 4v${h - 8}`)
  const across = Array.from({ length: Math.floor(h / step) }, (_, i) => `M4 ${(i + 1) * step}h${w - 8}`)
  return `${shape(`M0 0h${w}v${h}H0z`, 'url(#paper)', '#8a6a48', 8)}<path d="${[...down, ...across].join('')}" stroke="#6fa4d8" stroke-width="2.5" opacity=".55"/>`
}
