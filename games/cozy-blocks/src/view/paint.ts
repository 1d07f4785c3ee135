/** Draws a frame of the scene. Changes nothing. */
import { ease } from '@playhouse/game-kit'
import { openCanvas } from '@playhouse/game-kit/canvas'
import type { UiRect } from '@playhouse/game-kit'
import { drawBoard } from '../art/board-paint.ts'
import { drawCat } from '../art/cat.ts'
import { createCushionSprites } from '../art/cushion.ts'
import { clamp01 } from './curves.ts'
import { drawFlights, drawGuide, drawHeld } from './flight.ts'
import { LINES, drawCombo, drawHeadline } from './headline.ts'
import type { Letters } from './headline.ts'
import { drawTwinkle } from '../art/lights.ts'
import { drawBasket } from '../art/night-paint.ts'
import { drawRefusal } from './refusal.ts'
import { paintRoom } from '../art/room.ts'
import { pieceAt } from './scene.ts'
import type { Scene } from './scene.ts'
import { drawPiece } from '../art/piece.ts'
import { SIZE } from '../rules/shapes.ts'
import { drawGapSign, drawNotice } from './signs.ts'
import { drawSettled, drawSparks } from './sparks.ts'
import { WALL } from '../state.ts'
import { drawGift, drawPoked } from '../art/thing-moves.ts'
import { drawNext, drawTray } from './tray.ts'
import { drawQuest } from './quest-bubble.ts'

const DUSK_AFTER_MS = 300
const DUSK_MS = 1100

export function createPainter() {
  const room = document.createElement('canvas')
  const sprites = createCushionSprites()
  /** What is drawn here is only painted into the cache. */
  const [, nowhere] = openCanvas(1, 1)
  let paintedFor = ''
  let floats: UiRect[] = []
  let letters: Letters = { title: 0, headline: 0, footline: 0 }

  const paintOnce = (scene: Scene) => {
    const { layout, scale, standing, patches } = scene
    const key = `${layout.w}x${layout.h}@${scale}/${layout.slots.length}/${layout.next.h}/${standing.map(({ id }) => id).join()}/${patches}`
    if (key === paintedFor) return
    paintedFor = key
    sprites.begin(layout.cell)
    room.width = Math.round(layout.w * scale)
    room.height = Math.round(layout.h * scale)
    const r = room.getContext('2d')!
    r.setTransform(scale, 0, 0, scale, 0, 0)
    paintRoom(r, layout, standing, patches)
  }

  return {
    draw(g: CanvasRenderingContext2D, scene: Scene) {
      paintOnce(scene)
      const { scale, layout, game } = scene
      g.setTransform(1, 0, 0, 1, 0, 0)
      g.drawImage(room, 0, 0)
      const camera = aimCamera(scene)
      if (camera) drawBoardAgain(g, room, scene, camera)
      g.setTransform(scale, 0, 0, scale, 0, 0)
      drawTwinkle(g, scene)
      letters = drawHeadline(g, scene)
      if (camera) moveCamera(g, scene, camera)
      drawWalls(g, scene)
      drawBasket(g, scene)
      drawBoard(g, scene, sprites)
      drawCat(g, layout.cat, scene.cat)
      g.setTransform(scale, 0, 0, scale, 0, 0)
      if (game.outcome) drawCombo(g, scene)
      drawPoked(g, scene)
      drawSettled(g, scene)
      drawTray(g, scene, sprites)
      drawNext(g, scene, sprites)
      drawFlights(g, scene, sprites)
      drawDusk(g, scene)
      drawSparks(g, scene)
      // Feathers hide no numbers.
      if (!game.outcome) drawCombo(g, scene)
      drawQuest(g, scene, sprites)
      const notices = drawNotice(g, scene)
      drawGift(g, scene)
      const guides = drawGuide(g, scene, sprites)
      // Over the piece that passes: its words can always be read.
      floats = [...drawGapSign(g, scene), ...notices, ...guides]
      drawHeld(g, scene, sprites)
      // Over the piece that shakes its head there: it would hide why.
      drawRefusal(g, scene)
    },
    /** Paints the cushions of a piece as it is held; nothing before the first frame. */
    prepare(scene: Scene, slot: number) {
      const piece = pieceAt(scene, slot)
      if (!piece || paintedFor === '') return
      const { cell: size } = scene.layout
      drawPiece(nowhere, scene, sprites, piece, { x: 0, y: 0, size, mood: 'awake' })
    },
    /** The signs and the paw of the last frame, and what they point at. */
    listFloats: () => floats,
    /** Where the words over the board are, for checks. */
    listLetters: (scene: Scene) => listLetters(scene, letters),
  }
}

function listLetters({ layout, footline }: Scene, letters: Letters): UiRect[] {
  const { x, y, w, h } = layout.score
  const line = (id: keyof Letters): UiRect => {
    const size = letters[id]
    return { id, kind: 'text', x: x + w * 0.08, y: y + h * LINES[id] - size / 2, w: w * 0.84, h: size, size }
  }
  return [line('title'), line('headline'), ...(footline ? [line('footline')] : [])]
}

/** At the end of a run the lamp burns down, and only the moon is left. */
function drawDusk(g: CanvasRenderingContext2D, { game, effects, now, layout: { w, h, score } }: Scene): void {
  if (game.outcome !== 'stuck' || game.mode === 'puzzle') return
  const dark = ease.out(clamp01((now - effects.endedAt - DUSK_AFTER_MS) / DUSK_MS))
  if (dark <= 0) return
  const moonlight = g.createRadialGradient(
    score.x + score.w / 2,
    score.y + score.h / 2,
    score.h * 0.4,
    score.x + score.w / 2,
    score.y + score.h / 2,
    Math.max(w, h),
  )
  moonlight.addColorStop(0, 'rgba(20,14,58,.06)')
  moonlight.addColorStop(0.3, 'rgba(18,10,50,.56)')
  moonlight.addColorStop(1, 'rgba(12,6,38,.74)')
  g.globalAlpha = dark
  g.fillStyle = moonlight
  g.fillRect(0, 0, w, h)
  g.globalAlpha = 1
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

function line(g: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number): void {
  g.moveTo(x0, y0)
  g.lineTo(x1, y1)
}
