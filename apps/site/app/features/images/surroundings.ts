/** The planes behind and before a drawing: a floor that it stands on, and small things of its kind far and near. */
import type { Box } from './cover-title.ts'
import type { Mood } from './drawing-mood.ts'
import type { Palette } from './palettes.ts'
import { standsOnGround } from './road-things.ts'
import { drawSmallThing, type SmallThing } from './small-things.ts'

type Random = () => number
const round = (n: number) => Math.round(n * 10) / 10

interface FloorFrame {
  w: number
  h: number
  /** The lower edge of the drawing. */
  foot: number
  /** The middle of the drawing, and half of what the letters leave beside it. */
  x: number
  reach: number
  random: Random
  palette: Palette
}

const plane = (d: string, fill: string, opacity: number) =>
  `<path fill="${fill}" opacity="${opacity}" d="${d}"/>`

function drawTable({ w, h, foot, palette }: Pick<FloorFrame, 'w' | 'h' | 'foot' | 'palette'>): string {
  const edge = round(foot - 22)
  return (
    plane(`M0 ${edge}H${w}V${h}H0z`, palette.mid, 1) +
    plane(`M0 ${edge}H${w}v5H0z`, palette.lit, 0.8) +
    plane(`M0 ${round(foot + 10)}H${w}V${h}H0z`, palette.far, 0.95)
  )
}

/** A hill, a table or a round stage under a drawing that stands before a pattern. */
export function drawFloor({ w, h, foot, x, reach, random, palette }: FloorFrame): string {
  const edge = round(foot - 22)
  const light = `<ellipse cx="${round(x)}" cy="${round(foot - 4)}" rx="${round(reach * 0.8)}" ry="17" fill="url(#l)"/>`
  const kind = random()
  if (kind < 0.4) {
    const arc = `M0 ${edge + 12}Q${w / 2} ${edge - 14} ${w} ${edge + 12}`
    return `${plane(`${arc}V${h}H0z`, palette.far, 0.92)}<path fill="none" stroke="${palette.lit}" stroke-width="3" opacity=".75" d="${arc}"/>${light}`
  }
  if (kind < 0.7) {
    return drawTable({ w, h, foot, palette }) + light
  }
  const [rx, ry, top] = [round(reach), 20, round(foot - 8)]
  // A stage that the cover cuts is a broken one; below a title nobody sees its foot.
  if (w > h && top + 16 + ry > h) return drawTable({ w, h, foot, palette }) + light
  const side = `M${round(x - rx)} ${top}v16a${rx} ${ry} 0 0 0 ${rx * 2} 0v-16z`
  return (
    plane(`M0 ${edge - 4}H${w}V${h}H0z`, palette.far, 0.7) +
    plane(side, palette.deep, 0.65) +
    `<ellipse cx="${round(x)}" cy="${top}" rx="${rx}" ry="${ry}" fill="${palette.mid}" stroke="${palette.lit}" stroke-width="3"/>${light}`
  )
}

interface Place {
  /** Shares of the area's width, beyond its edges too, and of its height. */
  x: number
  y: number
  scale: number
}

const FAR_PLACES: readonly (readonly Place[])[] = [
  [
    { x: 0.1, y: 0.16, scale: 0.5 },
    { x: 0.9, y: 0.12, scale: 0.44 },
    { x: 0.02, y: 0.52, scale: 0.4 },
    { x: 0.98, y: 0.46, scale: 0.5 },
  ],
  [
    { x: 0.03, y: 0.3, scale: 0.56 },
    { x: 0.2, y: 0.06, scale: 0.36 },
    { x: 0.97, y: 0.22, scale: 0.5 },
    { x: 0.94, y: 0.62, scale: 0.36 },
  ],
  [
    { x: 0.06, y: 0.08, scale: 0.44 },
    { x: 0.01, y: 0.66, scale: 0.52 },
    { x: 0.99, y: 0.34, scale: 0.58 },
    { x: 0.82, y: 0.05, scale: 0.36 },
  ],
]
const NEAR_PLACES: readonly (readonly Place[])[] = [
  [
    { x: -0.02, y: 0.84, scale: 0.82 },
    { x: 1.03, y: 0.9, scale: 0.74 },
  ],
  [
    { x: 0, y: 0.95, scale: 0.66 },
    { x: 1.02, y: 0.72, scale: 0.86 },
  ],
]
/** One cover of so many has nothing around its drawing. */
const BARE_SHARE = 5
const pickOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!
/** Of a dark cover: what is around a fight is hardly seen. */
const OPACITY: Record<Mood, { far: number; near: number }> = {
  bright: { far: 0.72, near: 1 },
  fast: { far: 0.5, near: 0.9 },
  tense: { far: 0.4, near: 0.75 },
  dread: { far: 0.35, near: 0.6 },
}

const MAX_FAR_SCALE = 0.6
/** Of what stands on the ground: far ones are larger than what flies, and above the drawing's foot; near ones are below it. */
const FAR_STANDING_SIZE = 1.35
const NEARER = 8
const FARTHER = 14

interface Around {
  names: readonly SmallThing[]
  mood: Mood
  /** What the letters leave. */
  area: Box
  /** The lower edge of the drawing. */
  foot: number
  random: Random
  /** Whether a second drawing stands on the near plane already. */
  isCrowded: boolean
}

/** What is drawn before and after the drawing; `defs` belongs to both. */
export function drawSmallThings({ names, mood, area, foot, random, isCrowded }: Around): {
  defs: string
  far: string
  near: string
} {
  if (random() < 1 / BARE_SHARE) return { defs: '', far: '', near: '' }
  const isFlipped = random() < 0.5
  const start = Math.floor(random() * names.length)
  const used = new Set<SmallThing>()
  const put = ({ x, y, scale }: Place, i: number) => {
    const name = names[(start + i) % names.length]!
    used.add(name)
    const [left, top] = [
      area.x + area.w * (isFlipped ? 1 - x : x) + (random() - 0.5) * 8,
      area.y + area.h * y + (random() - 0.5) * 10,
    ]
    const turn = Math.round((random() - 0.5) * 50)
    const size = round(scale * (0.88 + random() * 0.24))
    if (standsOnGround(name)) {
      const isNear = scale > MAX_FAR_SCALE
      const grown = round(size * (isNear ? 1 : FAR_STANDING_SIZE))
      const top = Math.round(foot - grown * 22 + (isNear ? NEARER : -FARTHER * y))
      return `<use href="#s${name}" transform="translate(${Math.round(left)} ${top}) scale(${grown})"/>`
    }
    return `<use href="#s${name}" transform="translate(${Math.round(left)} ${Math.round(top)}) rotate(${turn}) scale(${size})"/>`
  }
  const { far, near } = OPACITY[mood]
  const farThings = pickOf(FAR_PLACES, random).map(put).join('')
  const nearThings = isCrowded
    ? ''
    : pickOf(NEAR_PLACES, random)
        .map((place, i) => put(place, i + 1))
        .join('')
  return {
    defs: `<defs>${[...used].map((name) => `<g id="s${name}">${drawSmallThing(name)}</g>`).join('')}</defs>`,
    far: `<g opacity="${far}">${farThings}</g>`,
    near: nearThings && `<g opacity="${near}">${nearThings}</g>`,
  }
}
