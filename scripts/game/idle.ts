/**
 * Draws the two-second idle animation of a game's square cover, as an overlay on the cover: a few moving shapes,
 * in a small SVG that needs no script. `art/idle.ts` says where on a cover of 640 by 640 they are.
 */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SIZE = 640
const CYCLE_S = 2

export interface Idle {
  /** Eyes that blink: `skin` closes them, `line` is drawn where the lids meet. */
  eyes: readonly { x: number; y: number; rx: number; ry: number; skin: string; line: string; turn?: number }[]
  /** Stars that light up and go out, one after the other. */
  sparkles?: readonly { x: number; y: number; size: number; colour: string }[]
  /** Drops that jump from a place and fall back. */
  drops?: readonly { x: number; y: number; r: number; toX: number; height: number; colour: string }[]
  /** Wheels that turn: spokes over a hub. */
  wheels?: readonly { x: number; y: number; r: number; spokes: number; colour: string }[]
}

export async function writeIdle(dir: string): Promise<void> {
  if (!existsSync(join(dir, 'art/idle.ts'))) return
  const { idle } = (await import(join(dir, 'art/idle.ts'))) as { idle: Idle }
  const file = join(dir, 'covers/idle.svg')
  writeFileSync(file, drawIdle(idle))
  console.log(`idle.svg ${statSync(file).size} bytes`)
}

export function drawIdle({ eyes, sparkles = [], drops = [], wheels = [] }: Idle): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${[
    ...wheels.map(drawWheel),
    ...eyes.map(drawLid),
    ...drops.map(drawDrop),
    ...sparkles.map(drawSparkle),
  ].join('')}</svg>\n`
}

const animate = (tag: string, attributes: string, times: string, values: string) =>
  `<${tag} ${attributes} dur="${CYCLE_S}s" repeatCount="indefinite" keyTimes="${times}" values="${values}"/>`

/** Twice in a cycle, the second time at once after the first. */
function drawLid({ x, y, rx, ry, skin, line, turn = 0 }: Idle['eyes'][number]): string {
  const blink = animate(
    'animateTransform',
    'attributeName="transform" type="scale"',
    '0;.3;.34;.4;.45;.52;.56;.6;.65;1',
    '1 0;1 0;1 1;1 1;1 0;1 0;1 1;1 1;1 0;1 0',
  )
  const width = Math.max(3, Math.round(rx * 0.22))
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><g transform="scale(1 0)">${blink}<ellipse rx="${rx}" ry="${ry}" fill="${skin}"/><path d="M${-rx * 0.8} ${ry * 0.12}Q0 ${ry * 0.55} ${rx * 0.8} ${ry * 0.12}" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round"/></g></g>`
}

function drawSparkle({ x, y, size, colour }: NonNullable<Idle['sparkles']>[number], place: number): string {
  const at = 0.08 + (place % 5) * 0.16
  const times = [0, at, at + 0.1, at + 0.24, 1].map((time) => +time.toFixed(2)).join(';')
  const grow = animate('animateTransform', 'attributeName="transform" type="scale"', times, '0;0;1;0;0')
  return `<g transform="translate(${x} ${y})"><path transform="scale(0)" fill="${colour}" d="M0${-size}Q${size / 8}${-size / 8} ${size} 0Q${size / 8} ${size / 8} 0 ${size}Q${-size / 8} ${size / 8} ${-size} 0Q${-size / 8}${-size / 8} 0${-size}z">${grow}</path></g>`
}

function drawDrop(
  { x, y, r, toX, height, colour }: NonNullable<Idle['drops']>[number],
  place: number,
): string {
  const start = +(0.12 + (place % 3) * 0.1).toFixed(2)
  const end = +(start + 0.42).toFixed(2)
  const times = `0;${start};${end};1`
  const path = `M${x} ${y}Q${(x + toX) / 2} ${y - 2 * height} ${toX} ${y}`
  const jump = `<animateMotion dur="${CYCLE_S}s" repeatCount="indefinite" calcMode="linear" keyPoints="0;0;1;1" keyTimes="${times}" path="${path}"/>`
  const show = animate('animate', 'attributeName="opacity" calcMode="discrete"', times, '0;1;0;0')
  return `<circle r="${r}" fill="${colour}" opacity="0">${jump}${show}</circle>`
}

function drawWheel({ x, y, r, spokes, colour }: NonNullable<Idle['wheels']>[number]): string {
  const lines = Array.from({ length: spokes }, (_, spoke) => {
    const angle = (spoke * 2 * Math.PI) / spokes
    const at = (distance: number) =>
      `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`
    return `M${at(r * 0.35)}L${at(r)}`
  }).join('')
  const turn = `<animateTransform attributeName="transform" type="rotate" dur="${CYCLE_S}s" repeatCount="indefinite" from="0" to="720"/>`
  return `<g transform="translate(${x} ${y})"><path d="${lines}" stroke="${colour}" stroke-width="${Math.max(3, Math.round(r * 0.16))}" stroke-linecap="round">${turn}</path></g>`
}
