/** Paints the cushions on the board: asleep, waking, leaving. */
import { ease } from '@playhouse/game-kit'
import { BLEED } from './cushion.ts'
import type { CushionSprites } from './cushion.ts'
import { FLASH_MS, LEAVE_MS } from '../view/clear-effects.ts'
import { GLOW_MS, SQUASH_MS } from '../view/effects.ts'
import { clamp01, wobble } from '../view/curves.ts'
import type { Mood } from './face.ts'
import { drawGhost } from '../view/flight.ts'
import { countLines } from '../rules/grid.ts'
import type { Lines } from '../rules/grid.ts'
import { QUILT } from './palette.ts'
import { listCovered } from '../rules/clearing.ts'
import { driftOf } from './night-paint.ts'
import { nudgeOf } from '../view/neighbour-nudges.ts'
import { previewLines } from '../rules.ts'
import type { Scene } from '../view/scene.ts'
import { SIZE } from '../rules/shapes.ts'
import { readCushion } from '../rules/cushion-cell.ts'
import { findSewnGroups } from '../rules/sewn-groups.ts'
import type { SewnGroup } from '../rules/sewn-groups.ts'

/** The outline of what is cleared: a single line, and the more at once or in a row. */
const GLOWS = ['#fff6d8', '#ffc53d', '#ff9a4d', '#ff6fa5', '#a873ff']
/** How long one takes to nod off at the end. */
const NOD_MS = 300

export function drawBoard(g: CanvasRenderingContext2D, scene: Scene, sprites: CushionSprites): void {
  const { game, aim, effects, now } = scene
  const lines: Lines =
    aim?.fits && !game.outcome
      ? previewLines(game, aim.slot, aim.row, aim.col)
      : { rows: [], cols: [], zones: [] }
  const awake = new Set(listCovered(lines))
  const wholes = game.outcome === 'stuck' ? findSewnGroups(game.board) : null
  const drifting = driftOf(scene)
  if (drifting > 0) beginDrift(g, scene, drifting)
  for (let index = 0; index < game.board.length; index++) {
    const cell = game.board[index]!
    if (cell > 0)
      drawSquare(g, scene, sprites, { index, cell, isAwake: awake.has(index), whole: wholes?.get(index) })
  }
  if (drifting > 0) g.restore()
  if (countLines(lines) > 0) drawGlow(g, scene, lines, 0.55 + 0.2 * Math.sin(now / 140))
  const { glow } = effects
  if (glow && now >= glow.at) {
    const t = clamp01((now - glow.at) / GLOW_MS)
    drawGlow(g, scene, glow.lines, (1 - t) * 1.8, {
      grown: scene.calm ? 0 : ease.out(t) * 0.4,
      rank: glow.rank,
    })
  }
  drawGhost(g, scene, sprites)
  drawLeaving(g, scene, sprites)
}

/** The quilt comes from the left, where it is already, to where it belongs. */
function beginDrift(g: CanvasRenderingContext2D, { layout: { board, cell } }: Scene, squares: number): void {
  g.save()
  g.beginPath()
  g.rect(board.x, board.y, board.w, board.h)
  g.clip()
  g.translate(-squares * cell, 0)
}
type Square = { index: number; cell: number; isAwake: boolean; whole: SewnGroup | undefined }

function drawSquare(
  g: CanvasRenderingContext2D,
  scene: Scene,
  sprites: CushionSprites,
  { index, cell, isAwake, whole }: Square,
): void {
  const { layout, now, effects, game } = scene
  const { board, cell: size } = layout
  const { colour, links, hasFace, charm } = readCushion(cell)
  const x = board.x + (index % SIZE) * size
  const y = board.y + Math.floor(index / SIZE) * size
  const landed = effects.landed.get(index)
  // Still in the air.
  if (landed && now < landed.at) return
  const t = landed ? clamp01((now - landed.at) / SQUASH_MS) : 1
  const push = isAwake || game.outcome ? null : nudgeOf(scene, index)
  const look = {
    colour,
    links,
    mood: hasFace ? moodOf(scene, whole?.first ?? index, isAwake || push !== null, t < 1) : null,
    patterns: scene.patterns,
    charm,
  }
  const nod = clamp01((now - sleepAt(scene, whole?.first ?? index)) / NOD_MS)
  const isNodding = game.outcome === 'stuck' && nod > 0 && nod < 1 && !scene.calm
  if (push && !scene.calm)
    return sprites.draw(g, look, { x: x + push.x * size, y: y + push.y * size, size }, scene.scale, BLEED)
  if (t >= 1 && !isAwake && !isNodding) return sprites.draw(g, look, { x, y, size }, scene.scale)
  const squash = scene.calm ? 0 : isNodding ? Math.sin(nod * Math.PI) * 0.06 : t < 1 ? wobble(t) * 0.14 : 0
  const lift =
    isAwake && !scene.calm && !game.outcome ? Math.sin(now / 90 + (index % SIZE) * 0.3) * size * 0.025 : 0
  // A piece gives way as a whole.
  const foot = landed ?? (isNodding ? whole : null)
  const [pivotX, pivotY] = foot ? [board.x + foot.x * size, board.y + foot.y * size] : [x, y]
  g.save()
  g.translate(pivotX, pivotY - lift)
  g.scale(1 + squash, 1 - squash)
  sprites.draw(g, look, { x: x - pivotX, y: y - pivotY, size }, scene.scale, BLEED)
  g.restore()
}

/** At the end they fall asleep one after the other, from the lamp's corner on. */
function sleepAt({ effects }: Scene, index: number): number {
  return effects.endedAt + 160 + (Math.floor(index / SIZE) + (index % SIZE)) * 66
}

function moodOf(scene: Scene, index: number, isAwake: boolean, isLanding: boolean): Mood {
  if (scene.game.outcome === 'stuck' && scene.now < sleepAt(scene, index)) return 'worried'
  if (scene.game.outcome === 'solved' || scene.game.outcome === 'done') return 'happy'
  if (isAwake || scene.peeping === index) return 'awake'
  return isLanding ? 'happy' : 'asleep'
}
type Growth = { grown?: number; rank?: number }

/** `grown`: how far, in squares, its outline has run out. `rank`: how much more it is than a single line. */
function drawGlow(
  g: CanvasRenderingContext2D,
  { layout }: Scene,
  lines: Lines,
  strength: number,
  { grown = 0, rank = 0 }: Growth = {},
): void {
  const { board, cell } = layout
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.globalAlpha = Math.min(1.5, Math.max(0, strength)) * 0.36
  g.fillStyle = QUILT.glow
  const paint = (x: number, y: number, w: number, h: number) => {
    g.beginPath()
    g.roundRect(board.x + x * cell - 2, board.y + y * cell - 2, w * cell + 4, h * cell + 4, cell * 0.3)
    g.fill()
  }
  for (const row of lines.rows) paint(0, row, SIZE, 1)
  for (const col of lines.cols) paint(col, 0, 1, SIZE)
  for (const zone of lines.zones) paint((zone % 2) * 4, zone < 2 ? 0 : 4, 4, 4)
  g.restore()
  g.save()
  g.globalAlpha = clamp01(strength)
  g.strokeStyle = GLOWS[Math.min(rank, GLOWS.length - 1)]!
  g.lineWidth = Math.max(2, cell * (0.06 + grown * (0.14 + Math.min(rank, 3) * 0.09)))
  const trace = (x: number, y: number, w: number, h: number, share = 1) => {
    const out = grown * cell * share
    g.beginPath()
    g.roundRect(
      board.x + x * cell - out,
      board.y + y * cell - out,
      w * cell + out * 2,
      h * cell + out * 2,
      cell * 0.28 + out,
    )
    g.stroke()
    // A ring within the ring: more than a single line.
    if (rank > 0 && grown > 0 && share === 1) trace(x, y, w, h, 0.35)
  }
  for (const row of lines.rows) trace(0, row, SIZE, 1)
  for (const col of lines.cols) trace(col, 0, 1, SIZE)
  for (const zone of lines.zones) trace((zone % 2) * 4, zone < 2 ? 0 : 4, 4, 4)
  g.restore()
}

function drawLeaving(g: CanvasRenderingContext2D, scene: Scene, sprites: CushionSprites): void {
  const { layout, now, effects } = scene
  const size = layout.cell
  const leaving = new Set(effects.leaving.map(({ index }) => index))
  const held = effects.glow ? (now - effects.glow.at) / FLASH_MS : 1
  for (const { index, cell, at } of effects.leaving) {
    if (now < (effects.landed.get(index)?.at ?? 0)) continue
    const t = clamp01((now - at) / LEAVE_MS)
    const { colour, links, hasFace, charm } = readCushion(cell)
    const x = layout.board.x + (index % SIZE) * size + size / 2
    const y = layout.board.y + Math.floor(index / SIZE) * size + size / 2
    const zoom = scene.calm
      ? 1
      : t < 0.35
        ? 1 + ease.out(t / 0.35) * 0.26
        : 1.26 * (1 - ease.in((t - 0.35) / 0.65))
    g.save()
    g.globalAlpha = t < 0.7 ? 1 : 1 - (t - 0.7) / 0.3
    g.translate(x, y - (scene.calm ? 0 : ease.in(t) * size * 0.5))
    g.scale(zoom, zoom)
    if (!scene.calm) g.rotate(ease.in(t) * (index % 2 ? 0.6 : -0.6))
    const look = {
      colour,
      links: t > 0 ? 0 : filterLinks(links, index, leaving),
      mood: t > 0 ? ('happy' as const) : hasFace ? ('awake' as const) : null,
      patterns: scene.patterns,
      charm,
    }
    sprites.draw(g, look, { x: -size / 2, y: -size / 2, size }, scene.scale)
    if (!scene.calm && held >= 0 && held < 1) {
      drawFlash(g, size, 1 - held)
      // The light covers no face: all of them laugh in it.
      g.globalAlpha = 1
      sprites.drawFace(g, 'happy', look, { x: -size / 2, y: -size / 2, size }, scene.scale)
    }
    g.restore()
  }
}

/** Only the seams to those that leave as well: the others have been sewn up already. */
function filterLinks(links: number, index: number, leaving: ReadonlySet<number>): number {
  const neighbours = [index - SIZE, index + 1, index + SIZE, index - 1]
  return neighbours.reduce(
    (remaining, other, i) => remaining | (leaving.has(other) ? links & (1 << i) : 0),
    0,
  )
}

/** The white of a hit, once, before the cushion flies. */
function drawFlash(g: CanvasRenderingContext2D, size: number, strength: number): void {
  g.globalAlpha = Math.min(0.95, strength * 1.2)
  g.fillStyle = '#fffdf2'
  g.beginPath()
  g.roundRect(-size * 0.48, -size * 0.48, size * 0.96, size * 0.96, size * 0.28)
  g.fill()
}
