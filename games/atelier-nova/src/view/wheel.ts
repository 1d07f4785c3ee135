/** Otto's wheel beside the figure while dyeing: the worn hues, the name of their scheme, and its points. */
import type { Rect } from '@playhouse/game-kit'
import { findScheme, listWorn, SCHEME_POINTS } from '../rules/judging.ts'
import { drawIcon } from '../art/icons.ts'
import { box, INK, panel, TEAL, words } from '../art/paper.ts'
import { hexOf, SWATCHES } from '../rules/palette.ts'
import { dark, ellipse, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { texts } from '../texts.ts'
import { countTrims, ECHO_POINTS, findEcho } from '../rules/matching-bonus.ts'
import type { Context } from '../ui/widget.ts'

const HUES = 12
/** Height of the line for trims and patterns. */
const TOGETHER = 26
/** The second of each hue's dyes is the full one. */
const SEGMENTS = Array.from({ length: HUES }, (_, hue) => {
  const dyes = SWATCHES.flatMap((one, i) => (one.hue === hue ? [i] : []))
  return hexOf(dyes[1] ?? dyes[0] ?? 0)
})
const angleOf = (hue: number) => (hue / HUES) * Math.PI * 2 - Math.PI / 2

export function createWheel({ kit, layout }: Context) {
  /** On tall windows where a group of buttons stands else: the other one and the card's chips stay in sight. */
  const place = (): Rect => {
    const { stage, isWide, pills } = layout()
    const isLeft = kit.settings.leftHanded
    const w = isWide ? 132 : 98
    const h = w + 42 + TOGETHER
    const x = isLeft ? stage.x + stage.w - w - 10 : stage.x + 10
    const low = stage.y + stage.h - h - (isWide ? 14 : 8)
    return { x, y: isWide ? low : Math.max(low, stage.y + 4, pills[1]!.y + pills[1]!.h - h), w, h }
  }
  const dyes = () => listWorn(kit.state.look).flatMap(({ kind, a }) => (kind === 'hair' ? [] : [a]))
  const isShown = () => kit.state.mode !== 'free' && dyes().length > 1
  const draw = (g: G) => {
    if (!isShown()) return
    drawWheel(g, place())
  }
  const drawWheel = (g: G, rect: Rect) => {
    panel(g, rect, 18, '#fff8ee', 0.24)
    const r = rect.w / 2 - 10
    const [x, y] = [rect.x + rect.w / 2, rect.y + 10 + r]
    SEGMENTS.forEach((colour, hue) => {
      g.fillStyle = colour
      g.beginPath()
      g.arc(x, y, r, angleOf(hue - 0.5), angleOf(hue + 0.5))
      g.arc(x, y, r * 0.68, angleOf(hue + 0.5), angleOf(hue - 0.5), true)
      g.fill()
    })
    if (kit.settings.colourSafe) drawHours(g, x, y, r)
    drawWorn(g, dyes(), x, y, r)
    const scheme = findScheme(dyes())
    const points = SCHEME_POINTS[scheme]
    const middle = rect.x + rect.w / 2
    words(
      g,
      texts.schemes[scheme],
      {
        x: middle,
        y: rect.y + rect.h - 33 - TOGETHER,
        size: 15,
        max: rect.w - 10,
        align: 'center',
        weight: 900,
      },
      INK,
    )
    const tag = { x: middle - 24, y: rect.y + rect.h - 24 - TOGETHER, w: 48, h: 20 }
    g.fillStyle = points > 0 ? TEAL : '#a8402a'
    box(g, tag, 10)
    g.fill()
    words(
      g,
      `+${points}`,
      { x: middle, y: tag.y + 10.5, size: 15, max: 44, align: 'center', weight: 900 },
      '#ffffff',
    )
    const line = rect.y + rect.h - TOGETHER / 2
    drawTogether(g, 'dye', countTrims(kit.state.look), middle - rect.w * 0.24, line)
    drawTogether(g, 'pattern', findEcho(kit.state.look) > 0 ? ECHO_POINTS : 0, middle + rect.w * 0.24, line)
  }
  return { draw, place, isShown }
}

/** Where shapes stand beside colours: the hours that stand on the dyes. */
function drawHours(g: G, x: number, y: number, r: number): void {
  for (const hour of [12, 3, 6, 9]) {
    const angle = angleOf(hour % HUES)
    words(
      g,
      `${hour}`,
      {
        x: x + Math.cos(angle) * r * 0.5,
        y: y + Math.sin(angle) * r * 0.5,
        size: 13,
        max: 24,
        align: 'center',
        weight: 900,
      },
      INK,
    )
  }
}
/** What trims and patterns give, which are chosen in the same place. */
function drawTogether(g: G, icon: 'dye' | 'pattern', points: number, x: number, y: number): void {
  drawIcon(g, icon, { x: x - 11, y: y - 2, size: 18 }, points > 0 ? TEAL : '#a58aa8')
  words(
    g,
    `+${points}`,
    { x: x + 1, y: y - 1, size: 15, max: 40, align: 'left', weight: 900 },
    points > 0 ? TEAL : '#7d4f6c',
  )
}

/** A dot for every hue worn, joined across the wheel. */
function drawWorn(g: G, dyes: readonly number[], x: number, y: number, r: number): void {
  const worn = [...new Set(dyes)].filter((dye) => SWATCHES[dye]!.hue >= 0)
  const points = worn.map((dye) => {
    const angle = angleOf(SWATCHES[dye]!.hue)
    return { dye, x: x + Math.cos(angle) * r * 0.84, y: y + Math.sin(angle) * r * 0.84 }
  })
  g.strokeStyle = '#4a1f3e70'
  g.lineWidth = 2.4
  g.beginPath()
  for (const [i, from] of points.entries())
    for (const to of points.slice(i + 1)) {
      g.moveTo(from.x, from.y)
      g.lineTo(to.x, to.y)
    }
  g.stroke()
  for (const { dye, x: px, y: py } of points) {
    const path = ellipse(px, py, r * 0.19)
    g.fillStyle = hexOf(dye)
    g.fill(path)
    stroke(g, path, '#fffdf8', 3.4)
    stroke(g, path, dark(hexOf(dye), 0.5), 1.4)
  }
}
