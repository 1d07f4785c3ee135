/** Grounds that drawings stand on: sky and planes that fit what a game is about, in the palette's own colours. */
import type { Palette } from './palettes.ts'

type Random = () => number
export interface SceneFrame {
  w: number
  h: number
  /** Where the ground begins. */
  horizon: number
  random: Random
  palette: Palette
}
type Scene = (frame: SceneFrame) => string

const round = (n: number) => Math.round(n * 10) / 10
const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const between = (random: Random, from: number, to: number) => from + random() * (to - from)

const plane = (fill: string, d: string, opacity = 1) =>
  `<path fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`

/** A gold sun with rays: a bare pale disc looks like a hole on a small tile. */
function drawBrightSun(x: number, y: number, r: number): string {
  const rays = repeat(10, (i) => {
    const angle = (i * Math.PI) / 5
    const at = (reach: number) =>
      `${round(x + (r + reach) * Math.cos(angle))} ${round(y + (r + reach) * Math.sin(angle))}`
    return `M${at(5)}L${at(11)}`
  })
  return (
    `<circle cx="${x}" cy="${y}" r="${round(r * 2.4)}" fill="url(#l)"/>` +
    `<path fill="none" stroke="#fff3b8" stroke-width="4.5" stroke-linecap="round" opacity=".85" d="${rays}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffc93f"/><circle cx="${round(x - r * 0.12)}" cy="${round(y - r * 0.14)}" r="${round(r * 0.8)}" fill="#ffe27a"/>`
  )
}

/** A sun in one of the upper corners, a large one at the horizon, or a clear sky: covers in a row differ. */
function drawSun({ w, horizon, random, palette }: SceneFrame, r = 21): string {
  const kind = random()
  if (kind < 0.4) return drawBrightSun(round(w * between(random, 0.1, 0.2)), round(horizon * 0.26), r)
  if (kind < 0.6) return drawBrightSun(round(w * between(random, 0.82, 0.9)), round(horizon * 0.26), r)
  if (kind > 0.8) return `<circle cx="${round(w * 0.2)}" cy="0" r="${round(horizon * 0.9)}" fill="url(#l)"/>`
  const wide = round(horizon * 0.62)
  return (
    `<circle cx="${w / 2}" cy="${horizon}" r="${round(wide * 1.35)}" fill="${palette.accentLight}" opacity=".3"/>` +
    `<circle cx="${w / 2}" cy="${horizon}" r="${wide}" fill="${palette.accentLight}" opacity=".55"/>`
  )
}

function drawDots({ w, random }: SceneFrame, below: number, count: number): string {
  const dots = repeat(count, () => `M${Math.round(random() * w)} ${Math.round(random() * below)}h0`)
  return `<path stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".85" d="${dots}"/>`
}

const cloud = (x: number, y: number, size: number) =>
  `<path fill="#fff" opacity=".3" d="M${round(x)} ${round(y)}h${size}a${round(size * 0.16)} ${round(size * 0.16)} 0 0 0-${round(size * 0.2)}-${round(size * 0.2)}a${round(size * 0.22)} ${round(size * 0.22)} 0 0 0-${round(size * 0.42)}-${round(size * 0.08)}a${round(size * 0.18)} ${round(size * 0.18)} 0 0 0-${round(size * 0.38)} ${round(size * 0.28)}z"/>`

function drawHills({ w, horizon, random, palette }: SceneFrame): string {
  const lift = between(random, 22, 34)
  return (
    plane(
      palette.mid,
      `M0 ${round(horizon - lift * 0.4)}q${w / 4}-${round(lift)} ${w / 2} 0t${w / 2}-6V${round(horizon + 12)}H0z`,
      0.75,
    ) +
    plane(
      palette.far,
      `M0 ${round(horizon)}q${round(w * 0.3)}-${round(lift * 0.8)} ${round(w * 0.55)}-4t${round(w * 0.45)}-14v${round(30)}H0z`,
      0.7,
    )
  )
}

const drawRoad: Scene = (frame) => {
  const { w, h, horizon, palette } = frame
  // Letters stand on the road: its lines end above them.
  const end = round(horizon + (h - horizon) * 0.3)
  const edge = (side: -1 | 1) =>
    `M${round(w * (0.5 + side * 0.155))} ${horizon}L${round(w * (0.5 + side * 0.284))} ${end}h${side * 3}L${round(w * (0.5 + side * 0.165))} ${horizon}z`
  return (
    drawSun(frame, 18) +
    cloud(w * 0.62, horizon * 0.34, 54) +
    drawHills(frame) +
    plane(palette.mid, `M0 ${horizon}H${w}V${h}H0z`) +
    plane(
      palette.far,
      `M${round(w * 0.33)} ${horizon}H${round(w * 0.67)}L${round(w * 1.15)} ${h}H${round(-w * 0.15)}z`,
    ) +
    plane(palette.accentLight, edge(-1) + edge(1), 0.5)
  )
}

const drawMeadow: Scene = (frame) => {
  const { w, h, horizon, random, palette } = frame
  const tufts = repeat(9, () => {
    const [x, y] = [Math.round(random() * w), Math.round(between(random, horizon + 8, h - 6))]
    return `M${x} ${y}q-1-7-5-10M${x} ${y}q0-8 1-13M${x} ${y}q2-7 6-9`
  })
  const blooms = repeat(
    7,
    () => `M${Math.round(random() * w)} ${Math.round(between(random, horizon + 10, h - 4))}h0`,
  )
  return (
    drawSun(frame) +
    cloud(w * 0.58, horizon * 0.42, 60) +
    plane(palette.far, `M0 ${round(horizon + 4)}q${w * 0.3}-38 ${w * 0.6}-8t${w * 0.4}-10V${h}H0z`, 0.75) +
    plane(
      palette.mid,
      `M0 ${round(horizon + 18)}q${w * 0.35}-26 ${w * 0.62}-10t${w * 0.38} 2V${h}H0z`,
      0.85,
    ) +
    `<path fill="none" stroke="${palette.far}" stroke-width="3" stroke-linecap="round" d="${tufts}"/>` +
    `<path stroke="${palette.accentLight}" stroke-width="6" stroke-linecap="round" d="${blooms}"/>`
  )
}

const drawSea: Scene = (frame) => {
  const { w, h, horizon, palette } = frame
  const wave = (y: number, lift: number, fill: string, opacity: number) =>
    plane(
      fill,
      `M0 ${round(y)}q${w / 8}-${lift} ${w / 4} 0t${w / 4} 0 ${w / 4} 0 ${w / 4} 0V${h}H0z`,
      opacity,
    )
  return (
    drawSun(frame) +
    cloud(w * 0.6, horizon * 0.36, 58) +
    wave(horizon - 8, 9, palette.far, 0.6) +
    wave(horizon + 10, 12, palette.mid, 0.7) +
    wave(horizon + (h - horizon) * 0.55, 10, palette.far, 0.75) +
    `<path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".45" d="M${w * 0.08} ${round(horizon + 6)}h${w * 0.14}M${w * 0.72} ${round(horizon + 2)}h${w * 0.18}M${w * 0.8} ${round(horizon + 18)}h${w * 0.1}M${w * 0.04} ${round(horizon + 22)}h${w * 0.09}"/>`
  )
}

const drawSpace: Scene = (frame) => {
  const { w, h, horizon, random, palette } = frame
  const [x, y] = [round(w * between(random, 0.74, 0.86)), round(horizon * between(random, 0.2, 0.34))]
  const craters = repeat(
    4,
    (i) =>
      `<ellipse cx="${round(w * (0.12 + i * 0.27))}" cy="${round(horizon + 18 + (i % 2) * 22)}" rx="${14 - (i % 2) * 4}" ry="4" fill="${palette.deep}" opacity=".5"/>`,
  )
  return (
    plane(palette.deep, `M0 0H${w}V${h}H0z`, 0.45) +
    drawDots(frame, horizon, 34) +
    `<circle cx="${x}" cy="${y}" r="20" fill="${palette.accent}"/><path fill="${palette.accentDeep}" opacity=".4" d="M${x + 8} ${y - 18}a20 20 0 0 1-14 38 26 26 0 0 0 14-38z"/><ellipse cx="${x}" cy="${y}" rx="34" ry="8" fill="none" stroke="${palette.accentLight}" stroke-width="4" opacity=".85" transform="rotate(-16 ${x} ${y})"/>` +
    plane(
      palette.far,
      `M0 ${round(horizon + 12)}Q${w / 2} ${round(horizon - 18)} ${w} ${round(horizon + 12)}V${h}H0z`,
    ) +
    craters
  )
}

const drawTable: Scene = ({ w, h, horizon, palette }) =>
  `<path fill="url(#l)" d="M${w * 0.2} 0h${w * 0.6}L${w} ${horizon}H0z" opacity=".55"/>` +
  plane(palette.mid, `M0 ${horizon}H${w}V${h}H0z`) +
  plane(palette.far, `M0 ${round(horizon + 9)}H${w}V${h}H0z`, 0.8) +
  `<path fill="none" stroke="${palette.lit}" stroke-width="2.5" opacity=".3" d="M0 ${round(horizon + 1)}H${w}M0 ${round(horizon + (h - horizon) * 0.45)}q${w / 4}-7 ${w / 2} 0t${w / 2} 0M0 ${round(horizon + (h - horizon) * 0.78)}q${w / 4} 7 ${w / 2} 0t${w / 2} 0"/>`

const drawRoom: Scene = (frame) => {
  const { w, h, horizon, palette } = frame
  const stripes = repeat(
    5,
    (i) => `M${round(w * (0.1 + i * 0.2))} 0h${round(w * 0.07)}V${horizon}h-${round(w * 0.07)}z`,
  )
  return (
    plane('#fff', stripes, 0.07) +
    plane(palette.far, `M0 ${horizon}H${w}V${h}H0z`) +
    plane(palette.paper, `M0 ${round(horizon - 5)}H${w}v6H0z`, 0.5) +
    `<ellipse cx="${w / 2}" cy="${round(horizon + 20)}" rx="${round(w * 0.42)}" ry="15" fill="${palette.mid}" stroke="${palette.lit}" stroke-width="4" opacity=".8"/>`
  )
}

const drawNight: Scene = (frame) => {
  const { w, h, horizon, random, palette } = frame
  const [x, y] = [round(w * between(random, 0.68, 0.82)), round(horizon * 0.3)]
  const trees = repeat(7, (i) => {
    const left = round(w * (i / 6.2) - 12)
    const top = round(horizon - between(random, 22, 46))
    return `M${left} ${horizon + 8}l${11}-${round(horizon - top + 8)} 11 ${round(horizon - top + 8)}z`
  })
  return (
    plane(palette.deep, `M0 0H${w}V${h}H0z`, 0.5) +
    drawDots(frame, horizon * 0.8, 20) +
    `<circle cx="${x}" cy="${y}" r="62" fill="url(#l)"/><circle cx="${x}" cy="${y}" r="27" fill="#fff3c9"/><g fill="#e8d08f" opacity=".7"><circle cx="${x - 8}" cy="${y - 6}" r="6"/><circle cx="${x + 9}" cy="${y + 8}" r="4.5"/></g>` +
    plane(palette.deep, trees, 0.75) +
    plane(palette.far, `M0 ${horizon}q${w / 4}-10 ${w / 2} 0t${w / 2} 0V${h}H0z`)
  )
}

const drawField: Scene = (frame) => {
  const { w, h, horizon, palette } = frame
  const stripes = repeat(4, (i) => {
    const at = (t: number, y: number) => `${round(w / 2 + (t - 0.5) * w * (y === h ? 2 : 1))} ${y}`
    return `M${at(i / 4, horizon)}L${at(i / 4 + 0.125, horizon)} ${at(i / 4 + 0.125, h)} ${at(i / 4, h)}z`
  })
  const crowd = repeat(26, (i) => `M${round((w * (i + 0.5)) / 26)} ${round(horizon - 12 - (i % 3) * 9)}h0`)
  return (
    plane(palette.deep, `M0 ${round(horizon - 40)}H${w}V${horizon}H0z`, 0.5) +
    `<path stroke="${palette.accentLight}" stroke-width="7" stroke-linecap="round" opacity=".55" d="${crowd}"/>` +
    plane(palette.far, `M0 ${horizon}H${w}V${h}H0z`) +
    plane(palette.mid, stripes, 0.55) +
    plane(palette.paper, `M0 ${horizon}H${w}v4H0z`, 0.7)
  )
}

/** Open ground under a wide sky: it fits whatever stands out of doors. */
const drawGround: Scene = (frame) => {
  const { w, h, horizon, palette } = frame
  return (
    drawSun(frame, 19) +
    cloud(w * 0.6, horizon * 0.4, 58) +
    drawHills(frame) +
    plane(palette.mid, `M0 ${horizon}H${w}V${h}H0z`) +
    plane(palette.far, `M0 ${round(horizon + 12)}q${w / 4}-8 ${w / 2} 0t${w / 2} 0V${h}H0z`, 0.7)
  )
}

const drawSky: Scene = (frame) => {
  const { w, h, horizon } = frame
  return (
    drawSun(frame, 19) +
    cloud(w * 0.6, horizon * 0.3, 56) +
    cloud(w * 0.06, horizon * 0.86, 48) +
    cloud(w * 0.5, (horizon + h) / 2, 84) +
    cloud(w * -0.1, h * 0.96, 90)
  )
}

const SCENES = {
  ground: drawGround,
  sky: drawSky,
  road: drawRoad,
  meadow: drawMeadow,
  sea: drawSea,
  space: drawSpace,
  table: drawTable,
  room: drawRoom,
  night: drawNight,
  field: drawField,
}
export type SceneName = keyof typeof SCENES

const MOTIFS_OF: Record<SceneName, string> = {
  road: 'car truck motorbike racing train skateboard runner',
  ground:
    'castle knight tank archery sword zoo stickman dino monkey treasure house voxel platformer soldier rides smash journey desert mountain fire circus animals bridge podium bull',
  sky: 'plane weather',
  meadow: 'bear bunny bird snake farm insect horse flower tree farmGarden dog frog garden',
  sea: 'fish boat pirate beach island water',
  space: 'rocket',
  table:
    'blocks jelly bubbles numbers words gems mahjong cards cardBattle jigsaw dice chess sudoku pinball clock sort merge pizza cake cooking drawing match memory fruit maze physics robot target boxing trophy emoji star controller idea quiz wheel colours pointer evolution phone shapes object action gears strategy glass box hole globe squid',
  room: 'cat baby doctor princess fashion makeup hair door music heart hiddenObject shop office cleaning tools school gym film decor party window',
  night: 'ghost hazard zombie monster halloween christmas ninja spider wizard',
  field: 'soccer basketball golf pool bowling hockey tennis',
}
export const SCENE_OF_MOTIF: ReadonlyMap<string, SceneName> = new Map(
  (Object.entries(MOTIFS_OF) as [SceneName, string][]).flatMap(([scene, motifs]) =>
    motifs.split(' ').map((motif) => [motif, scene] as const),
  ),
)

export function drawScene(motif: string, frame: SceneFrame): string {
  return SCENES[SCENE_OF_MOTIF.get(motif) ?? 'table'](frame)
}
