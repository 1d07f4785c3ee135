/** Backgrounds: each family fills any rectangle, whose light comes from the upper left. */
import type { Palette } from './palettes.ts'
import { SCENE_OF_MOTIF, type SceneName } from './scenes.ts'

type Random = () => number
type Pattern = (w: number, h: number, random: Random, palette: Palette) => string

const round = (n: number) => Math.round(n * 10) / 10
const between = (random: Random, from: number, to: number) => from + random() * (to - from)
const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

const drawRays: Pattern = (w, h, random) => {
  const count = 9 + Math.floor(random() * 6)
  const start = random() * Math.PI
  const reach = w + h
  const spoke = (angle: number) => `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`
  const d = repeat(count, (i) => {
    const angle = start + (i * 2 * Math.PI) / count
    return `M0 0L${spoke(angle)} ${spoke(angle + Math.PI / count)}z`
  })
  return `<path fill="#fff" opacity=".15" transform="translate(${w / 2} ${round(h * 0.42)})" d="${d}"/>`
}

const drawBubbles: Pattern = (w, h, random) =>
  `<g fill="#fff">${repeat(11, (i) => {
    const r = Math.round(between(random, 5, i < 4 ? 34 : 15))
    const [x, y] = [Math.round(random() * w), Math.round(random() * h)]
    return `<circle cx="${x}" cy="${y}" r="${r}" opacity=".12"/><circle cx="${round(x - r * 0.35)}" cy="${round(y - r * 0.4)}" r="${round(r * 0.22)}" opacity=".45"/>`
  })}</g>`

const drawWaves: Pattern = (w, h, random, { far, mid }) =>
  repeat(4, (i) => {
    const y = round(h * (0.46 + i * 0.145))
    const step = w / 2
    const lift = round(between(random, 8, 18)) * (i % 2 ? 1 : -1)
    const fill = [mid, far, mid, far][i]!
    return `<path fill="${fill}" opacity="${[0.5, 0.55, 0.7, 0.6][i]!}" d="M0 ${y}q${step / 2}${lift < 0 ? '' : ' '}${lift * 2} ${step} 0t${step} 0V${h}H0z"/>`
  })

const drawConfetti: Pattern = (w, h, random, { mainLight, accent, paper, main }) =>
  [mainLight, accent, paper, main]
    .map((color, i) => {
      const bits = repeat(Math.round((w * h) / 4500), () => {
        const angle = random() * Math.PI
        const length = i === 2 ? 0 : 9
        return `M${Math.round(random() * w)} ${Math.round(random() * h)}l${Math.round(length * Math.cos(angle))} ${Math.round(length * Math.sin(angle))}`
      })
      const cap = i === 2 ? ' stroke-linecap="round"' : ''
      return `<path fill="none" stroke="${color}" stroke-width="${i === 2 ? 7 : 5}"${cap} opacity=".7" d="${bits}"/>`
    })
    .join('')

/** Round dots as one path: strokes without length, ended by round caps. */
function drawStars(w: number, h: number, random: Random, count: number): string {
  const size = (width: number, share: number) =>
    `<path stroke="#fff" stroke-linecap="round" opacity=".8" stroke-width="${width}" d="${repeat(Math.ceil(count * share), () => `M${Math.round(random() * w)} ${Math.round(random() * h)}h0`)}"/>`
  return size(1.8, 0.5) + size(3.2, 0.4)
}

const drawHills: Pattern = (w, h, random, { far, mid }) => {
  const sunX = round(w * (random() < 0.5 ? 0.22 : 0.8))
  const sunY = round(h * 0.2)
  const hill = (y: number, lift: number, fill: string, opacity: number) =>
    `<path fill="${fill}" opacity="${opacity}" d="M0 ${round(h * y)}q${w / 4} ${round(-lift)} ${w / 2} 0t${w / 2} 0V${h}H0z"/>`
  return (
    `<circle cx="${sunX}" cy="${sunY}" r="58" fill="url(#l)"/><circle cx="${sunX}" cy="${sunY}" r="24" fill="#fff" opacity=".3"/>` +
    hill(0.56, between(random, 14, 34), mid, 0.8) +
    hill(0.68, -between(random, 14, 30), far, 1) +
    hill(0.82, between(random, 10, 24), mid, 0.6)
  )
}

const drawTiles: Pattern = (w, h, random) => {
  const size = 34
  const angle = random() < 0.5 ? 45 : 12
  const count = Math.ceil((w + h) / size / 1.5)
  let d = ''
  for (let row = -count; row <= count; row++) {
    for (let column = -count; column <= count; column++) {
      const [x, y] = [column * size, row * size]
      const turned = (angle * Math.PI) / 180
      const [px, py] = [
        x * Math.cos(turned) - y * Math.sin(turned),
        x * Math.sin(turned) + y * Math.cos(turned),
      ]
      const seen = Math.abs(px) < w / 2 + size && Math.abs(py) < h / 2 + size
      if (seen && (row + column) % 2 === 0) d += `M${x} ${y}h${size}v${size}h-${size}z`
    }
  }
  return `<path fill="#fff" opacity=".12" transform="translate(${w / 2} ${h / 2}) rotate(${angle})" d="${d}"/>`
}

const drawStarfield: Pattern = (w, h, random, { accent, mainLight }) => {
  const sparkle = 'q1 8 9 9-8 1-9 9-1-8-9-9 8-1 9-9z'
  const [x, y] = [round(w * between(random, 0.08, 0.2)), round(h * between(random, 0.1, 0.3))]
  return (
    `<ellipse cx="${w * 0.5}" cy="${h * 0.4}" rx="${w * 0.7}" ry="${round(h * 0.16)}" fill="${mainLight}" opacity=".14" transform="rotate(-28 ${w * 0.5} ${h * 0.4})"/>` +
    drawStars(w, h, random, 30) +
    `<circle cx="${x}" cy="${y}" r="15" fill="${accent}"/><ellipse cx="${x}" cy="${y}" rx="25" ry="6" fill="none" stroke="#fff" stroke-width="3" opacity=".7" transform="rotate(-20 ${x} ${y})"/>` +
    `<path fill="#fff" d="${repeat(6, () => `M${Math.round(random() * w)} ${Math.round(random() * h)}${sparkle}`)}"/>`
  )
}

/** Of the ground's own hue: another one over it would be grey. */
const drawRibbons: Pattern = (w, h, random, { paper }) => {
  const lean = round(between(random, 0.5, 0.9) * h)
  return repeat(5, (i) => {
    const x = round(-0.3 * w + i * w * 0.36)
    const fill = ['#fff', paper, '#fff'][i % 3]!
    const width = round(w * [0.17, 0.06, 0.11][i % 3]!)
    return `<path fill="${fill}" opacity="${[0.14, 0.24, 0.1][i % 3]!}" d="M${x} ${h}c${round(lean * 0.5)}-${round(h * 0.3)} ${round(lean * 0.1)}-${round(h * 0.7)} ${lean}-${h}h${width}c-${round(lean * 0.9)} ${round(h * 0.3)}-${round(lean * 0.5)} ${round(h * 0.7)}-${lean} ${h}z"/>`
  })
}

const drawTown: Pattern = (w, h, random, { far, deep, accent }) => {
  let houses = ''
  let windows = ''
  for (let x = -4; x < w;) {
    const width = Math.round(between(random, 20, 36))
    const top = Math.round(h * between(random, 0.34, 0.58))
    houses +=
      random() < 0.4
        ? `M${x} ${h}V${top}l${width / 2}-14 ${width / 2} 14V${h}z`
        : `M${x} ${h}V${top}h${width}V${h}z`
    for (let y = top + 9; y < h * 0.76; y += 15) {
      if (random() < 0.6) windows += `M${x + 5} ${y}h6v7h-6z`
      if (random() < 0.6) windows += `M${x + width - 11} ${y}h6v7h-6z`
    }
    x += width + 3
  }
  return `${drawStars(w, h * 0.4, random, 12)}<path fill="${far}" d="${houses}"/><path fill="${accent}" opacity=".75" d="${windows}"/><path fill="${deep}" opacity=".2" d="M0 ${h * 0.84}h${w}V${h}H0z"/>`
}

const drawDots: Pattern = (w, h, random) => {
  const step = 20
  const fromTop = random() < 0.5
  const rows = Math.ceil(h / step) + 1
  const dots = repeat(rows, (row) => {
    const size = round(3 + 14 * (fromTop ? 1 - row / rows : row / rows))
    return `<path d="M${row % 2 ? 0 : -10} ${row * step}H${w + 10}" stroke-width="${size}"/>`
  })
  return `<g stroke="#fff" stroke-linecap="round" stroke-dasharray="0 ${step}" opacity=".17">${dots}</g>`
}

const drawClouds: Pattern = (w, h, random, { paper }) => {
  const cloud = 'M-30 12c-16 0-16-22 0-22 2-18 28-20 34-6 14-6 26 4 22 16 12 2 10 12 0 12z'
  return `<g fill="${paper}">${repeat(6, (i) => `<path d="${cloud}" opacity="${i < 2 ? 0.55 : 0.3}" transform="translate(${round(random() * w)} ${round(h * (0.08 + i * 0.16))}) scale(${round(between(random, 0.7, 1.5))})"/>`)}</g><circle cx="${w * 0.12}" cy="${h * 0.08}" r="46" fill="#fff" opacity=".22"/>`
}

const drawRipples: Pattern = (w, h, random) => {
  const [x, y] = [round(w * between(random, 0.35, 0.65)), round(h * between(random, 0.3, 0.5))]
  return `<g fill="#fff" opacity=".1">${repeat(6, (i) => `<circle cx="${x}" cy="${y}" r="${(i + 1) * 26 + Math.round(w * 0.08)}"/>`)}</g>`
}

const drawStage: Pattern = (w, h, random, { accent, mainLight, deep }) => {
  const beam = (from: number, to: number, fill: string) =>
    `<path fill="${fill}" opacity=".3" d="M${round(w * from)} -8L${round(w * (to - 0.24))} ${h}H${round(w * (to + 0.24))}z"/>`
  const shift = between(random, -0.06, 0.06)
  return (
    beam(0.12, 0.62 + shift, mainLight) +
    beam(0.88, 0.38 + shift, accent) +
    beam(0.5, 0.5, '#fff') +
    `<path fill="${deep}" opacity=".22" d="M0 ${h * 0.78}q${w / 2}-22 ${w} 0V${h}H0z"/>` +
    repeat(
      12,
      () =>
        `<circle fill="#fff" opacity=".5" cx="${round(random() * w)}" cy="${round(random() * h * 0.7)}" r="${round(between(random, 0.8, 2.2))}"/>`,
    )
  )
}

const drawZigzag: Pattern = (w, h, random) => {
  const step = round(between(random, 22, 32))
  const teeth = Math.ceil(w / step / 2) + 1
  const lines = repeat(
    Math.ceil(h / 34) + 1,
    (i) => `M-4 ${i * 34}${`l${step} -14l${step} 14`.repeat(teeth)}`,
  )
  return `<path fill="none" stroke="#fff" stroke-width="13" stroke-linejoin="round" opacity=".13" d="${lines}"/>`
}

const NEUTRAL: readonly Pattern[] = [
  drawRays, drawConfetti, drawTiles, drawRibbons, drawDots, drawRipples, drawStage, drawZigzag,
] // oxfmt-ignore

/** What may stand behind things of a scene, beside what suits everything: no planet behind a farm. */
const OF_SCENE: Partial<Record<SceneName, readonly Pattern[]>> = {
  road: [drawTown, drawHills, drawClouds],
  ground: [drawHills, drawClouds],
  meadow: [drawHills, drawClouds],
  sky: [drawClouds],
  sea: [drawBubbles, drawWaves],
  space: [drawStarfield],
}

export const listPatterns = (motif: string): readonly Pattern[] => [
  ...NEUTRAL,
  ...(OF_SCENE[SCENE_OF_MOTIF.get(motif) ?? 'table'] ?? []),
]
