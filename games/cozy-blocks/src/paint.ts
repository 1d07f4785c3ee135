/** Draws a frame of the scene. Changes nothing. */
import { ease } from '@playhouse/game-kit'
import { drawCat } from './cat.ts'
import { createCushionShelf } from './cushion.ts'
import type { CushionShelf } from './cushion.ts'
import { FLASH_MS, GLOW_MS, LEAVE_MS, SQUASH_MS } from './effects.ts'
import { clamp01, wobble } from './curves.ts'
import type { Mood } from './face.ts'
import { drawFlights, drawGhost, drawGuide, drawHeld } from './flight.ts'
import { countLines } from './grid.ts'
import type { Lines } from './grid.ts'
import { LINES, drawHeadline } from './headline.ts'
import type { Letters } from './headline.ts'
import { QUILT } from './palette.ts'
import { drawTwinkle } from './lights.ts'
import { paintRoom } from './room.ts'
import { listCovered, previewLines } from './rules.ts'
import type { Scene } from './scene.ts'
import { SIZE } from './shapes.ts'
import { drawSettled, drawSparks } from './sparks.ts'
import { WALL, readCushion } from './state.ts'
import { drawNext, drawTray } from './tray.ts'

export function createPainter() {
  const room = document.createElement('canvas')
  const shelf = createCushionShelf()
  let paintedFor = ''
  let letters: Letters = { title: 0, headline: 0, footline: 0 }

  const paintOnce = (scene: Scene) => {
    const { layout, scale } = scene
    const key = `${layout.w}x${layout.h}@${scale}/${layout.slots.length}/${layout.next.h}`
    if (key === paintedFor) return
    paintedFor = key
    shelf.begin(layout.cell)
    room.width = Math.round(layout.w * scale)
    room.height = Math.round(layout.h * scale)
    const r = room.getContext('2d')!
    r.setTransform(scale, 0, 0, scale, 0, 0)
    paintRoom(r, layout)
  }

  return {
    draw(g: CanvasRenderingContext2D, scene: Scene) {
      paintOnce(scene)
      const { scale, layout } = scene
      g.setTransform(1, 0, 0, 1, 0, 0)
      g.drawImage(room, 0, 0)
      const camera = aimCamera(scene)
      if (camera) drawBoardAgain(g, room, scene, camera)
      g.setTransform(scale, 0, 0, scale, 0, 0)
      drawTwinkle(g, scene)
      letters = drawHeadline(g, scene)
      if (camera) moveCamera(g, scene, camera)
      drawWalls(g, scene)
      drawBoard(g, scene, shelf)
      drawCat(g, layout.cat, scene.cat)
      g.setTransform(scale, 0, 0, scale, 0, 0)
      drawSettled(g, scene)
      drawTray(g, scene, shelf)
      drawNext(g, scene, shelf)
      drawFlights(g, scene, shelf)
      drawSparks(g, scene)
      drawGuide(g, scene, shelf)
      drawHeld(g, scene, shelf)
    },
    /** Where the words over the board are, for checks. */
    listLetters({ layout, footline }: Scene) {
      const { x, y, w, h } = layout.score
      const line = (id: keyof Letters) => {
        const size = letters[id]
        return {
          id,
          kind: 'text' as const,
          x: x + w * 0.08,
          y: y + h * LINES[id] - size / 2,
          w: w * 0.84,
          h: size,
          size,
        }
      }
      return [line('title'), line('headline'), ...(footline ? [line('footline')] : [])]
    },
  }
}

type Camera = { x: number; y: number; zoom: number }

/** A clear is held for a moment, then the board shakes and swells back; null while it stands still. */
function aimCamera({ effects, now, calm, layout }: Scene): Camera | null {
  const t = (now - effects.shakeAt) / 420
  if (calm || t < 0 || t >= 1) return null
  const reach = Math.min(6, layout.cell * 0.09) * effects.shakePower * (1 - t) ** 2
  const swell = Math.sin(Math.min(1, t * 1.4) * Math.PI) * (1 - t) * 0.02 * effects.shakePower
  return { x: Math.sin(t * 31) * reach, y: Math.cos(t * 27) * reach, zoom: 1 + Math.max(0, swell) }
}

function moveCamera(g: CanvasRenderingContext2D, { layout: { board } }: Scene, camera: Camera): void {
  const x = board.x + board.w / 2
  const y = board.y + board.h / 2
  g.translate(x + camera.x, y + camera.y)
  g.scale(camera.zoom, camera.zoom)
  g.translate(-x, -y)
}

/** The quilt and its frame belong to the painted room, but move with the camera. */
function drawBoardAgain(
  g: CanvasRenderingContext2D,
  room: HTMLCanvasElement,
  scene: Scene,
  camera: Camera,
): void {
  const { scale, layout } = scene
  const { board, frame } = layout
  const [x, y, w, h] = [board.x - frame, board.y - frame, board.w + frame * 2, board.h + frame * 2]
  g.save()
  g.setTransform(scale, 0, 0, scale, 0, 0)
  moveCamera(g, scene, camera)
  g.beginPath()
  g.roundRect(x, y, w, h, frame * 1.9)
  g.clip()
  g.drawImage(room, x * scale, y * scale, w * scale, h * scale, x, y, w, h)
  g.restore()
}

/** In a picture puzzle the quilt outside the picture is folded away. */
function drawWalls(g: CanvasRenderingContext2D, { game, layout }: Scene): void {
  if (game.goal !== 'fill') return
  const { board, cell } = layout
  game.board.forEach((value, index) => {
    if (value !== WALL) return
    g.fillStyle = 'rgba(84,44,70,.86)'
    g.fillRect(board.x + (index % SIZE) * cell, board.y + Math.floor(index / SIZE) * cell, cell, cell)
  })
  g.strokeStyle = '#ffd98f'
  g.lineWidth = Math.max(2, cell * 0.06)
  g.lineCap = 'round'
  g.setLineDash([cell * 0.18, cell * 0.15])
  g.beginPath()
  game.board.forEach((value, index) => {
    if (value === WALL) return
    const col = index % SIZE
    const x = board.x + col * cell
    const y = board.y + Math.floor(index / SIZE) * cell
    const isOut = (other: number, inside: boolean) => !inside || game.board[other] === WALL
    if (isOut(index - SIZE, index >= SIZE)) line(g, x, y, x + cell, y)
    if (isOut(index + SIZE, index < 56)) line(g, x, y + cell, x + cell, y + cell)
    if (isOut(index - 1, col > 0)) line(g, x, y, x, y + cell)
    if (isOut(index + 1, col < SIZE - 1)) line(g, x + cell, y, x + cell, y + cell)
  })
  g.stroke()
  g.setLineDash([])
}

function drawBoard(g: CanvasRenderingContext2D, scene: Scene, shelf: CushionShelf): void {
  const { game, aim, effects, now } = scene
  const lines: Lines =
    aim?.fits && !game.outcome
      ? previewLines(game, aim.slot, aim.row, aim.col)
      : { rows: [], cols: [], zones: [] }
  const awake = new Set(listCovered(lines))
  game.board.forEach((cell, index) => {
    if (cell > 0) drawSquare(g, scene, shelf, index, cell, awake.has(index))
  })
  if (countLines(lines) > 0) drawGlow(g, scene, lines, 0.55 + 0.2 * Math.sin(now / 140))
  const { glow } = effects
  if (glow && now >= glow.at) drawGlow(g, scene, glow.lines, 1 - clamp01((now - glow.at) / GLOW_MS))
  drawGhost(g, scene, shelf)
  drawLeaving(g, scene, shelf)
}

function drawSquare(
  g: CanvasRenderingContext2D,
  scene: Scene,
  shelf: CushionShelf,
  index: number,
  cell: number,
  isAwake: boolean,
): void {
  const { layout, now, effects, game } = scene
  const { board, cell: size } = layout
  const { colour, links, hasFace } = readCushion(cell)
  const x = board.x + (index % SIZE) * size
  const y = board.y + Math.floor(index / SIZE) * size
  const landed = effects.landed.get(index)
  // Still in the air.
  if (landed && now < landed.at) return
  const t = landed ? clamp01((now - landed.at) / SQUASH_MS) : 1
  const look = {
    colour,
    links,
    mood: hasFace ? moodOf(scene, index, isAwake, t < 1) : null,
    patterns: scene.patterns,
  }
  if (t >= 1 && !isAwake) return shelf.draw(g, look, x, y, size, scene.scale)
  const squash = scene.calm ? 0 : t < 1 ? wobble(t) * 0.14 : 0
  const lift = isAwake && !scene.calm && !game.outcome ? Math.sin(now / 90 + index) * size * 0.025 : 0
  // A piece gives way as a whole.
  const [pivotX, pivotY] = landed ? [board.x + landed.x * size, board.y + landed.y * size] : [x, y]
  g.save()
  g.translate(pivotX, pivotY - lift)
  g.scale(1 + squash, 1 - squash)
  shelf.draw(g, look, x - pivotX, y - pivotY, size, scene.scale)
  g.restore()
}

function moodOf(scene: Scene, index: number, isAwake: boolean, isLanding: boolean): Mood {
  if (scene.game.outcome === 'solved' || scene.game.outcome === 'done') return 'happy'
  if (isAwake || scene.peeping === index) return 'awake'
  return isLanding ? 'happy' : 'asleep'
}

function drawGlow(g: CanvasRenderingContext2D, { layout }: Scene, lines: Lines, strength: number): void {
  const { board, cell } = layout
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.globalAlpha = clamp01(strength) * 0.3
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
  g.strokeStyle = '#fff6d8'
  g.lineWidth = Math.max(2, cell * 0.06)
  const trace = (x: number, y: number, w: number, h: number) => {
    g.beginPath()
    g.roundRect(board.x + x * cell, board.y + y * cell, w * cell, h * cell, cell * 0.28)
    g.stroke()
  }
  for (const row of lines.rows) trace(0, row, SIZE, 1)
  for (const col of lines.cols) trace(col, 0, 1, SIZE)
  for (const zone of lines.zones) trace((zone % 2) * 4, zone < 2 ? 0 : 4, 4, 4)
  g.restore()
}

function drawLeaving(g: CanvasRenderingContext2D, scene: Scene, shelf: CushionShelf): void {
  const { layout, now, effects } = scene
  const size = layout.cell
  const leaving = new Set(effects.leaving.map(({ index }) => index))
  const held = effects.glow ? (now - effects.glow.at) / FLASH_MS : 1
  for (const { index, cell, at } of effects.leaving) {
    if (now < (effects.landed.get(index)?.at ?? 0)) continue
    const t = clamp01((now - at) / LEAVE_MS)
    const { colour, links } = readCushion(cell)
    const x = layout.board.x + (index % SIZE) * size + size / 2
    const y = layout.board.y + Math.floor(index / SIZE) * size + size / 2
    const zoom = scene.calm
      ? 1
      : t < 0.35
        ? 1 + ease.out(t / 0.35) * 0.18
        : 1.18 * (1 - ease.in((t - 0.35) / 0.65))
    g.save()
    g.globalAlpha = t < 0.7 ? 1 : 1 - (t - 0.7) / 0.3
    g.translate(x, y - (scene.calm ? 0 : ease.in(t) * size * 0.5))
    g.scale(zoom, zoom)
    if (!scene.calm) g.rotate(ease.in(t) * (index % 2 ? 0.6 : -0.6))
    const look = {
      colour,
      links: t > 0 ? 0 : keepLinks(links, index, leaving),
      mood: t > 0 ? ('happy' as const) : null,
      patterns: scene.patterns,
    }
    shelf.draw(g, look, -size / 2, -size / 2, size, scene.scale)
    if (!scene.calm && held >= 0 && held < 1) drawFlash(g, size, 1 - held)
    g.restore()
  }
}

/** Only the seams to those that leave as well: the others have been sewn up already. */
function keepLinks(links: number, index: number, leaving: ReadonlySet<number>): number {
  const neighbours = [index - SIZE, index + 1, index + SIZE, index - 1]
  return neighbours.reduce((kept, other, i) => kept | (leaving.has(other) ? links & (1 << i) : 0), 0)
}

/** The white of a hit, once, before the cushion flies. */
function drawFlash(g: CanvasRenderingContext2D, size: number, strength: number): void {
  g.globalAlpha = strength * 0.85
  g.fillStyle = '#fffdf2'
  g.beginPath()
  g.roundRect(-size * 0.48, -size * 0.48, size * 0.96, size * 0.96, size * 0.28)
  g.fill()
}

function line(g: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number): void {
  g.moveTo(x0, y0)
  g.lineTo(x1, y1)
}
