/** Grounds of covers that are no bright ones: speed, smoke and night, in the palette's own colours. */
import type { Mood } from './drawing-mood.ts'
import type { Palette } from './palettes.ts'
import type { SceneFrame } from './scenes.ts'

type Random = () => number
type Ground = (w: number, h: number, random: Random, palette: Palette) => string

const round = (n: number) => Math.round(n * 10) / 10
const between = (random: Random, from: number, to: number) => from + random() * (to - from)
const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const plane = (fill: string, d: string, opacity = 1) =>
  `<path fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`

/** Wedges that fly out of a point: what is seen at high speed. */
const drawSpeedLines: Ground = (w, h, random, { mainLight, accentLight }) => {
  const [x, y] = [w * between(random, 0.4, 0.6), h * between(random, 0.32, 0.44)]
  const reach = w + h
  const wedges = (count: number, width: number) =>
    repeat(count, () => {
      const angle = random() * Math.PI * 2
      const near = between(random, 0.34, 0.6) * Math.min(w, h)
      const at = (distance: number, turn: number) =>
        `${round(x + distance * Math.cos(angle + turn))} ${round(y + distance * Math.sin(angle + turn))}`
      return `M${at(near, 0)}L${at(reach, -width)}L${at(reach, width)}z`
    })
  return (
    plane('#fff', wedges(16, 0.018), 0.22) +
    plane(accentLight, wedges(9, 0.03), 0.4) +
    plane(mainLight, wedges(6, 0.02), 0.5)
  )
}

/** Streaks of light along a slope. */
const drawStreaks: Ground = (w, h, random, { main, accentLight, mainLight }) => {
  const streaks = (count: number, color: string, width: number, opacity: number) =>
    `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" d="${repeat(count, () => `M${Math.round(between(random, -0.3, 0.9) * w)} ${Math.round(random() * h * 1.3)}l${Math.round(between(random, 40, 130))} -${Math.round(between(random, 12, 20))}`)}"/>`
  return (
    plane(main, `M${-w * 0.1} ${h * 0.72}L${w * 1.1} ${h * 0.34}V${h * 0.56}L${-w * 0.1} ${h * 0.98}z`, 0.4) +
    streaks(9, '#fff', 2, 0.4) +
    streaks(6, accentLight, 5, 0.55) +
    streaks(4, mainLight, 9, 0.28)
  )
}

/** The cloth of a finish across two corners. */
const drawChequers: Ground = (w, h, random, { deep, accent }) => {
  const size = 15
  const squares = repeat(3, (row) =>
    repeat(Math.ceil((w * 1.5) / size), (i) =>
      (i + row) % 2 ? '' : `M${i * size} ${row * size}h${size}v${size}h-${size}z`,
    ),
  )
  const turn = Math.round(between(random, -14, -8))
  const band = (y: number) =>
    `<g transform="translate(${round(-w * 0.2)} ${round(y)}) rotate(${turn})">${plane(deep, `M0 0h${round(w * 1.5)}v${size * 3}H0z`, 0.75)}${plane('#fff', squares, 0.55)}${plane(accent, `M0-7h${round(w * 1.5)}v4H0z`)}</g>`
  return band(h * 0.2) + band(h * 1.02)
}

/** Night over a road with lit edges; half a sun stands behind its end. */
const drawNightRoad = ({ w, h, horizon, random, palette }: SceneFrame): string => {
  const { mid, far, accent, accentLight } = palette
  const sun = round(Math.min(w, h) * 0.34)
  const stripes = repeat(
    4,
    (i) => `M${round(w / 2 - sun)} ${round(horizon - 4 - i * 11)}h${sun * 2}v${4 - i * 0.6}h-${sun * 2}z`,
  )
  let towers = ''
  for (let x = -4; x < w; x += 22) {
    const isMiddle = Math.abs(x + 9 - w / 2) < sun * 0.8
    towers += `M${x} ${horizon}v-${Math.round(between(random, 12, isMiddle ? 22 : 58))}h18V${horizon}z`
  }
  const edge = (side: -1 | 1) =>
    `M${round(w * (0.5 + side * 0.14))} ${horizon}L${round(w * (0.5 + side * 0.8))} ${h}`
  return (
    `<circle cx="${w / 2}" cy="${horizon}" r="${sun * 1.5}" fill="url(#l)"/><circle cx="${w / 2}" cy="${horizon}" r="${sun}" fill="${accent}"/>` +
    plane(palette.lit, stripes) +
    plane(far, towers) +
    plane(mid, `M0 ${horizon}H${w}V${h}H0z`) +
    plane(
      far,
      `M${round(w * 0.36)} ${horizon}H${round(w * 0.64)}L${round(w * 1.3)} ${h}H${round(-w * 0.3)}z`,
    ) +
    `<path fill="none" stroke="${accentLight}" stroke-width="4" d="${edge(-1)}${edge(1)}M0 ${horizon}H${w}"/>`
  )
}

/** Splinters that fly out of the middle, and the sparks between them. */
const drawShards: Ground = (w, h, random, { far, main, accent, deep, accentLight }) => {
  const [x, y] = [w / 2, h * 0.42]
  const shards = (count: number, reach: number) =>
    repeat(count, (i) => {
      const angle = (i + random() * 0.6) * ((2 * Math.PI) / count)
      const at = (distance: number, turn: number) =>
        `${round(x + distance * Math.cos(angle + turn))} ${round(y + distance * Math.sin(angle + turn))}`
      return `M${at(between(random, 20, 40), 0)}L${at(reach * between(random, 0.7, 1.2), -0.16)}L${at(reach * between(random, 0.7, 1.2), 0.14)}z`
    })
  const size = Math.max(w, h)
  return (
    plane(deep, shards(11, size * 0.95), 0.55) +
    plane(main, shards(8, size * 0.62), 0.34) +
    plane(accent, shards(6, size * 0.46), 0.4) +
    plane(far, shards(5, size * 0.4), 0.5) +
    drawSparks(w, h, random, accentLight)
  )
}

function drawSparks(w: number, h: number, random: Random, color: string): string {
  const sparks = (count: number) =>
    repeat(
      count,
      () =>
        `M${Math.round(random() * w)} ${Math.round(random() * h)}l${Math.round(between(random, 2, 7))}-${Math.round(between(random, 4, 9))}`,
    )
  return `<path fill="none" stroke="${color}" stroke-width="2.6" stroke-linecap="round" opacity=".85" d="${sparks(18)}"/><path fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".7" d="${sparks(8)}"/>`
}

/** Rings and marks of an instrument that has found its target. */
const drawInstrument: Ground = (w, h, random, { accentLight, far, main }) => {
  const [x, y] = [round(w / 2), round(h * 0.42)]
  const r = Math.round(Math.min(w, h) * between(random, 0.36, 0.42))
  const ticks = repeat(36, (i) => {
    const [sin, cos] = [Math.sin((i * Math.PI) / 18), Math.cos((i * Math.PI) / 18)]
    const long = i % 9 === 0 ? 26 : 9
    return `M${round(x + (r + 6) * cos)} ${round(y + (r + 6) * sin)}L${round(x + (r + 6 + long) * cos)} ${round(y + (r + 6 + long) * sin)}`
  })
  const lines = repeat(9, (i) => `M0 ${Math.round((i * h) / 8)}H${w}M${Math.round((i * w) / 8)} 0V${h}`)
  return (
    `<path fill="none" stroke="${accentLight}" stroke-width="1" opacity=".16" d="${lines}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${far}" opacity=".6"/>` +
    `<g fill="none" stroke="${accentLight}" opacity=".7"><circle cx="${x}" cy="${y}" r="${r}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${round(r * 1.36)}" stroke-width="1.5" stroke-dasharray="30 12"/><path stroke-width="2.5" d="${ticks}"/></g>` +
    `<path fill="${main}" opacity=".22" d="M${x} ${y}L${round(x + r * 1.5)} ${round(y - r * 1.3)}A${round(r * 2)} ${round(r * 2)} 0 0 1 ${round(x + r * 2)} ${y}z"/>`
  )
}

/** Smoke over a fire that is out of sight, and the beam of a lamp. */
const drawSmoke: Ground = (w, h, random, { accent, accentLight, deep, far }) => {
  const puff = (fill: string, y: number, opacity: number) =>
    `<g fill="${fill}" opacity="${opacity}">${repeat(7, (i) => `<circle cx="${Math.round((i + random() - 0.5) * (w / 6))}" cy="${Math.round(y + between(random, -10, 14))}" r="${Math.round(between(random, 20, 38))}"/>`)}</g>`
  const lamp = random() < 0.5 ? 0.08 : 0.92
  return (
    plane('#fff', `M${round(w * lamp)} ${h}L${round(w * (0.9 - lamp))} -10h${round(w * 0.34)}z`, 0.16) +
    `<ellipse cx="${w / 2}" cy="${h}" rx="${round(w * 0.7)}" ry="${round(h * 0.46)}" fill="${accent}" opacity=".5"/>` +
    puff(far, h * 0.66, 0.75) +
    puff(deep, h * 0.84, 0.8) +
    drawSparks(w, h * 0.8, random, accentLight)
  )
}

/** Ruined houses before a burning sky. */
const drawRuins = ({ w, h, horizon, random, palette }: SceneFrame): string => {
  const { far, mid, accent, accentLight } = palette
  let houses = ''
  for (let x = -6; x < w;) {
    const width = Math.round(between(random, 22, 38))
    const top = horizon - between(random, 16, 62)
    const step = Math.round(width / 3)
    houses += `M${x} ${horizon + 2}V${round(top)}l${step} ${Math.round(between(random, -8, 9))} ${step} ${Math.round(between(random, 4, 14))} ${width - 2 * step}-6V${horizon + 2}z`
    x += width + Math.round(between(random, 3, 16))
  }
  return (
    `<ellipse cx="${round(w * 0.5)}" cy="${horizon}" rx="${round(w * 0.62)}" ry="${round(horizon * 0.7)}" fill="${accent}" opacity=".55"/>` +
    `<ellipse cx="${round(w * 0.5)}" cy="${horizon}" rx="${round(w * 0.4)}" ry="${round(horizon * 0.36)}" fill="${accentLight}" opacity=".5"/>` +
    plane(far, houses) +
    plane(mid, `M0 ${horizon}H${w}V${h}H0z`) +
    plane(far, `M0 ${horizon}l${round(w * 0.3)}-5 ${round(w * 0.34)} 8 ${round(w * 0.36)}-7V${h}H0z`) +
    drawSparks(w, horizon, random, accentLight)
  )
}

/** A bare tree that reaches in from the left. */
const BRANCHES =
  'M-8 214C2 150 4 96-8 40L-8 20C4 34 10 48 12 62 22 44 36 34 54 28 40 40 30 50 22 66c20-8 34-6 48-2C50 66 34 74 20 86c4 18 4 34 2 50 10-12 22-18 38-20C46 126 32 138 22 156l-6 58z'

const drawBats = (places: readonly (readonly [x: number, y: number, scale: number])[], color: string) =>
  places
    .map(
      ([x, y, scale]) =>
        `<path fill="${color}" transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})" d="M0-3l3-5 2 5c7-9 16-10 25-7-6 2-7 7-7 11-5-3-9-1-11 4-4-3-7-1-9 4L0 4l-3 5c-2-5-5-7-9-4-2-5-6-7-11-4 0-4-1-9-7-11 9-3 18-2 25 7l2-5z"/>`,
    )
    .join('')

/** A moon too large, bare trees on both sides. */
const drawMoonTrees: Ground = (w, h, random, { accentLight, deep, mainLight }) => {
  const [x, y] = [round(w * between(random, 0.42, 0.58)), round(h * between(random, 0.3, 0.38))]
  const r = Math.round(Math.min(w, h) * 0.36)
  const moon = random() < 0.5 ? accentLight : mainLight
  const scale = h / 200
  return (
    `<circle cx="${x}" cy="${y}" r="${round(r * 1.7)}" fill="url(#l)" opacity=".7"/><circle cx="${x}" cy="${y}" r="${r}" fill="${moon}" opacity=".62"/>` +
    `<g fill="${deep}"><path transform="scale(${round(scale)})" d="${BRANCHES}"/><path transform="translate(${w} 0) scale(-${round(scale)} ${round(scale)})" d="${BRANCHES}"/></g>` +
    drawBats(
      [
        [x - r * 0.9, y - r * 0.7, 0.6],
        [x + r, y - r * 0.5, 0.45],
        [x + r * 0.5, y - r * 1.05, 0.35],
      ],
      deep,
    )
  )
}

/** An open door at the end of a dark room. */
const drawDoorway: Ground = (w, h, random, { accentLight, deep, far }) => {
  const [x, wide] = [round(w * between(random, 0.4, 0.6)), round(Math.min(w, h) * 0.24)]
  const floor = round(h * 0.62)
  return (
    plane(deep, `M0 0H${w}V${h}H0z`, 0.5) +
    plane(accentLight, `M${x - wide} ${floor}V${round(h * 0.06)}h${wide * 2}V${floor}z`, 0.5) +
    plane(
      accentLight,
      `M${x - wide} ${floor}h${wide * 2}L${round(x + wide * 2.6)} ${h}H${round(x - wide * 2.6)}z`,
      0.26,
    ) +
    `<circle cx="${x}" cy="${round(h * 0.34)}" r="${round(wide * 2.4)}" fill="url(#l)" opacity=".6"/>` +
    `<path fill="none" stroke="${far}" stroke-width="5" d="M${x - wide - 4} ${floor}V${round(h * 0.04)}h${wide * 2 + 8}V${floor}"/>`
  )
}

/** Eyes that look out of the dark, above fog. */
const drawEyesInTheDark: Ground = (w, h, random, { accentLight, deep, mid, main }) => {
  const eyes = repeat(9, (i) => {
    const [x, y] = [Math.round(w * (0.06 + ((i * 0.37) % 0.9))), Math.round(h * between(random, 0.05, 0.62))]
    const size = between(random, 3.5, 7)
    const slit = (side: -1 | 1) =>
      `M${round(x + side * size * 0.5)} ${y}l${round(side * size * 1.6)}-${round(size)}q${round(side * size * 0.4)} ${round(size * 1.5)} ${round(-side * size * 1.6)} ${round(size)}z`
    return slit(-1) + slit(1)
  })
  const fog = (y: number, fill: string, opacity: number) =>
    plane(fill, `M0 ${round(y)}q${w / 8}-12 ${w / 4} 0t${w / 4} 0 ${w / 4} 0 ${w / 4} 0V${h}H0z`, opacity)
  return (
    plane(deep, `M0 0H${w}V${h}H0z`, 0.45) +
    `<circle cx="${w / 2}" cy="${round(h * 0.42)}" r="${round(Math.min(w, h) * 0.46)}" fill="${main}" opacity=".16"/>` +
    plane(accentLight, eyes, 0.9) +
    fog(h * 0.66, mid, 0.5) +
    fog(h * 0.8, mid, 0.5)
  )
}

/** A graveyard's hill under the moon. */
const drawGraveyard = (frame: SceneFrame): string => {
  const { w, h, horizon, random, palette } = frame
  const { far, mid } = palette
  const stones = repeat(4, (i) => {
    const [x, size] = [Math.round(w * [0.04, 0.16, 0.76, 0.9][i]!), Math.round(between(random, 14, 20))]
    const top = Math.round(horizon - size)
    return i % 2
      ? `M${x} ${horizon + 8}V${top}a${size / 2} ${size / 2} 0 0 1 ${size} 0V${horizon + 8}z`
      : `M${x + 6} ${horizon + 8}V${top + 2}h-6v-6h6v-8h6v8h6v6h-6V${horizon + 8}z`
  })
  const fence = repeat(Math.ceil(w / 14), (i) => `M${i * 14 + 4} ${horizon + 10}v-22l3-6 3 6v22z`)
  return (
    drawMoonTrees(w, h, random, palette) +
    plane(far, fence, 0.8) +
    plane(far, stones) +
    plane(far, `M0 ${horizon + 4}q${w / 2}-16 ${w} 0V${h}H0z`) +
    plane(
      mid,
      `M0 ${round((horizon + h) / 2)}q${w / 8}-10 ${w / 4} 0t${w / 4} 0 ${w / 4} 0 ${w / 4} 0V${h}H0z`,
      0.5,
    )
  )
}

const OF_MOOD: Record<
  Exclude<Mood, 'bright'>,
  { grounds: readonly Ground[]; scene: (frame: SceneFrame) => string }
> = {
  fast: { grounds: [drawSpeedLines, drawStreaks, drawChequers], scene: drawNightRoad },
  tense: { grounds: [drawShards, drawInstrument, drawSmoke], scene: drawRuins },
  dread: { grounds: [drawMoonTrees, drawDoorway, drawEyesInTheDark], scene: drawGraveyard },
}

export const listMoodGrounds = (mood: Exclude<Mood, 'bright'>) => OF_MOOD[mood].grounds
export const drawMoodScene = (mood: Exclude<Mood, 'bright'>, frame: SceneFrame) => OF_MOOD[mood].scene(frame)
