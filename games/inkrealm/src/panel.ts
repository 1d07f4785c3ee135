/** Clock, ranking, the player's share, and the little map. In CSS pixels. */
import type { Screen, Settings, UiRect } from '@playhouse/game-kit'
import { INKS, drawSwatch } from './inks.ts'
import { markOf, nameOf } from './cast.ts'
import { listRanking } from './rules.ts'
import { SEA, SIZE } from './state.ts'
import type { State } from './state.ts'
import { texts } from './texts.ts'

const FONT = "'Ink Nunito', system-ui, sans-serif"
const INK = '#2b1a45'
const PAPER = 'rgba(253,246,230,0.93)'
const SHADE = 'rgba(30,12,60,0.25)'

export function createPanel() {
  const map = document.createElement('canvas')
  map.width = map.height = SIZE
  const mapG = map.getContext('2d')!
  const pixels = mapG.createImageData(SIZE, SIZE)
  const colours = new Uint32Array(pixels.data.buffer)
  const inkNumbers = INKS.map(({ fill }) => toPixel(fill))
  const swatches = INKS.map((ink) => drawSwatch(ink, 36))
  let mapAt = -1e9
  let rects: UiRect[] = []
  let ranking: ReturnType<typeof listRanking> = []

  const drawMap = (
    g: CanvasRenderingContext2D,
    state: State,
    screen: Screen,
    shown: Uint8Array,
    now: number,
  ) => {
    const { safe } = screen
    const size = Math.round(Math.max(84, Math.min(150, Math.min(screen.w, screen.h) * 0.2)))
    const x = safe.x + safe.w - size - 12
    const y = safe.y + safe.h - size - 12
    if (now - mapAt > 120 || now < mapAt) {
      mapAt = now
      const isFoggy = state.twist === 'fog'
      for (let i = 0; i < shown.length; i++) {
        const owner = shown[i]!
        colours[i] =
          owner === SEA
            ? 0xffd8c69c
            : owner === 0 || (isFoggy && owner > 1)
              ? 0xffdaeaf6
              : inkNumbers[owner - 1]!
      }
      mapG.putImageData(pixels, 0, 0)
    }
    drawCard(g, x - 5, y - 5, size + 10, size + 10, 14)
    g.save()
    g.beginPath()
    g.roundRect(x, y, size, size, 10)
    g.clip()
    g.imageSmoothingEnabled = true
    g.drawImage(map, x, y, size, size)
    const scale = size / SIZE
    state.painters.forEach((painter, i) => {
      if (painter.backIn > 0 || (i > 0 && state.twist === 'fog')) return
      g.beginPath()
      g.arc(x + painter.x * scale, y + painter.y * scale, i === 0 ? 4.5 : 2, 0, 7)
      g.fillStyle = i === 0 ? '#fff' : INK
      g.fill()
      if (i > 0) return
      g.lineWidth = 2.5
      g.strokeStyle = INK
      g.stroke()
    })
    g.restore()
  }
  const drawRanking = (g: CanvasRenderingContext2D, state: State, screen: Screen, big: number) => {
    const isTeams = state.twist === 'teams'
    const mine = isTeams ? state.painters[0]!.team : 0
    const rank = ranking.findIndex(({ id }) => id === mine)
    const isTight = screen.h < 480 || screen.w < 480
    const top = ranking.slice(0, isTight ? 3 : 5).map((entry, i) => ({ ...entry, rank: i }))
    if (rank >= top.length) top.push({ ...ranking[rank]!, rank })
    const row = 23 * big
    const w = Math.min(isTight ? 158 * big : 196 * big, screen.w * 0.46)
    const x = screen.safe.x + 10
    const y = screen.safe.y + 10
    drawCard(g, x, y, w, top.length * row + 12, 14)
    g.textBaseline = 'middle'
    top.forEach(({ id, land, rank: at }, i) => {
      const middle = y + 6 + row * (i + 0.5)
      if (id === mine) {
        g.fillStyle = 'rgba(139,63,240,0.16)'
        g.beginPath()
        g.roundRect(x + 4, middle - row / 2 + 1, w - 8, row - 2, 8)
        g.fill()
      }
      g.font = `${id === mine ? 900 : 700} ${13 * big}px ${FONT}`
      g.fillStyle = INK
      g.textAlign = 'right'
      g.fillText(`${at + 1}`, x + 24 * big, middle)
      g.fillText(texts.percent(toShare(land, state.room)), x + w - 9, middle)
      drawSwatchAt(g, swatches[id]!, x + 29 * big, middle - 7.5 * big, 15 * big)
      g.textAlign = 'left'
      const name = isTeams ? `${markOf(state, id)}${texts.teams[id]}` : nameOf(state, id)
      g.fillText(fitText(g, name, w - 98 * big), x + 50 * big, middle)
    })
    rects.push({ id: 'ranking', kind: 'text', x, y, w, h: top.length * row + 12, size: 13 * big })
  }
  const drawClock = (g: CanvasRenderingContext2D, state: State, screen: Screen, big: number) => {
    const seconds = Math.ceil(state.left / 60)
    const words = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    const isLate = seconds <= 10
    const w = 68 * big
    const isNarrow = screen.w < 620
    const x = isNarrow ? screen.safe.x + screen.safe.w - w - 12 : screen.w / 2 - w / 2
    const y = screen.safe.y + (isNarrow ? 68 : 10)
    drawCard(g, x, y, w, 34 * big, 17 * big, isLate ? '#ff5d5d' : PAPER)
    g.fillStyle = isLate ? '#fff' : INK
    g.font = `900 ${20 * big}px ${FONT}`
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.fillText(words, x + w / 2, y + 18 * big)
    rects.push({ id: 'clock', kind: 'text', x, y, w, h: 34 * big, size: 20 * big })
  }
  const drawShare = (
    g: CanvasRenderingContext2D,
    state: State,
    screen: Screen,
    big: number,
    pulse: number,
  ) => {
    const { safe } = screen
    const me = state.painters[0]!
    const h = 52 * big
    const w = 122 * big
    const x = safe.x + 10
    const y = safe.y + safe.h - h - 12
    g.save()
    g.translate(x + w / 2, y + h / 2)
    g.scale(1 + pulse * 0.12, 1 + pulse * 0.12)
    g.translate(-x - w / 2, -y - h / 2)
    drawCard(g, x, y, w, h, 18)
    drawSwatchAt(
      g,
      swatches[state.twist === 'relax' ? state.ink % INKS.length : 0]!,
      x + 10 * big,
      y + 10 * big,
      32 * big,
    )
    g.fillStyle = INK
    g.textAlign = 'left'
    g.textBaseline = 'middle'
    g.font = `900 ${22 * big}px ${FONT}`
    g.fillText(texts.percent(toShare(me.land, state.room)), x + 50 * big, y + h / 2 + 1)
    g.restore()
    rects.push({ id: 'share', kind: 'text', x, y, w, h, size: 22 * big })
  }
  return {
    listRects: () => rects,
    draw(
      g: CanvasRenderingContext2D,
      state: State,
      screen: Screen,
      shown: Uint8Array,
      now: number,
      settings: Settings,
      pulse: number,
    ) {
      const roomy = Math.max(1, Math.min(1.4, Math.min(screen.w, screen.h) / 640))
      const big = (settings.bigText ? 1.25 : 1) * roomy
      rects = []
      ranking = listRanking(state)
      if (state.twist !== 'relax') {
        drawRanking(g, state, screen, big)
        drawClock(g, state, screen, big)
      }
      drawShare(g, state, screen, big, settings.calm ? 0 : pulse)
      drawMap(g, state, screen, shown, now)
    },
  }
}

export function toShare(land: number, room: number): string {
  return ((land / room) * 100).toFixed(1)
}

function drawCard(
  g: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour = PAPER,
): void {
  g.fillStyle = SHADE
  g.beginPath()
  g.roundRect(x, y + 3, w, h, r)
  g.fill()
  g.fillStyle = colour
  g.beginPath()
  g.roundRect(x, y, w, h, r)
  g.fill()
  g.lineWidth = 2
  g.strokeStyle = 'rgba(43,26,69,0.22)'
  g.stroke()
}

function drawSwatchAt(
  g: CanvasRenderingContext2D,
  swatch: HTMLCanvasElement,
  x: number,
  y: number,
  size: number,
): void {
  g.save()
  g.beginPath()
  g.arc(x + size / 2, y + size / 2, size / 2, 0, 7)
  g.clip()
  g.drawImage(swatch, x, y, size, size)
  g.restore()
}

function fitText(g: CanvasRenderingContext2D, text: string, w: number): string {
  let short = text
  while (short.length > 3 && g.measureText(short).width > w) short = `${short.slice(0, -2)}…`
  return short
}

/** As a little-endian pixel. */
function toPixel(hex: string): number {
  const value = parseInt(hex.slice(1), 16)
  return (0xff000000 | ((value & 255) << 16) | (value & 0xff00) | (value >> 16)) >>> 0
}
