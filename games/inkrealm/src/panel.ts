/** Clock, ranking, the player's share, and the sign of the round. In CSS pixels. */
import type { Screen, Settings, UiRect } from '@playhouse/game-kit'
import { drawBadge, drawRibbon } from './banner.ts'
import { markOf, nameOf } from './cast.ts'
import { INKS, drawSwatch } from './inks.ts'
import { createLayer, drawCard, drawSwatchAt, fitText, FONT, INK, PAPER } from './layer.ts'
import { createMap } from './map.ts'
import type { Ranking } from './standings.ts'
import type { State } from './state.ts'
import { texts } from './texts.ts'

type G = CanvasRenderingContext2D
export type PanelFrame = {
  g: G
  state: State
  mode: string
  screen: Screen
  /** What is painted on the sheet by now. */
  shown: Uint8Array
  now: number
  settings: Settings
  ranking: Ranking
  /** Whether the round waits for the first press. */
  isWaiting: boolean
  /** 1 right after a claim, then less and less. */
  pulse: number
}
/** Below this width the clock stands under the kit's buttons. */
const NARROW = 620

export function createPanel() {
  let swatches = INKS.map((ink) => drawSwatch(ink, 36))
  let hasStrong = false
  const map = createMap()
  const rankingLayer = createLayer()
  const clockLayer = createLayer()
  const badgeLayer = createLayer()
  const shareLayer = createLayer()
  let rects: UiRect[] = []
  const forget = () => {
    for (const layer of [rankingLayer, clockLayer, badgeLayer, shareLayer]) layer.forget()
  }

  const drawRanking = ({ g, state, screen, ranking }: PanelFrame, big: number) => {
    const isTeams = state.twist === 'teams'
    const mine = isTeams ? state.painters[0]!.team : 0
    const rank = ranking.findIndex(({ id }) => id === mine)
    const isTight = screen.h < 480 || screen.w < 480
    const letter = (isTight ? 19.2 : 14) * big
    const top = ranking.slice(0, isTight ? 2 : 5).map((entry, i) => ({ ...entry, rank: i }))
    if (rank >= top.length) top.push({ ...ranking[rank]!, rank })
    const row = letter + 9 * big
    const w = Math.min(isTight ? 172 * big : 204 * big, screen.w * 0.48)
    const box = { x: screen.safe.x + 10, y: screen.safe.y + 10, w, h: top.length * row + 12 }
    const rows = top.map(({ id, land, rank: at }) => ({
      id,
      place: `${at + 1}`,
      name: isTeams ? `${markOf(state, id)}${texts.teams[id]}` : nameOf(state, id),
      // A narrow card has room for names, or for numbers.
      share: isTight ? '' : texts.percent(toShare(land, state.room)),
    }))
    rankingLayer.draw(g, box, screen.ratio, `${letter} ${JSON.stringify(rows)}`, (own) => {
      drawCard(own, box, 14)
      rows.forEach((entry, i) =>
        drawRow(
          own,
          entry,
          swatches[entry.id]!,
          entry.id === mine,
          { ...box, y: box.y + 6 + row * i, h: row },
          letter,
        ),
      )
    })
    rects.push({ id: 'ranking', kind: 'text', ...box, size: letter })
  }
  const drawClock = ({ g, state, screen, mode }: PanelFrame, big: number) => {
    const { safe, ratio } = screen
    const isNarrow = screen.w < NARROW
    const isTimed = state.twist !== 'relax'
    const w = 68 * big
    const h = 34 * big
    const x = isNarrow ? safe.x + safe.w - w - 12 : screen.w / 2 - w / 2
    const y = safe.y + (isNarrow ? 68 : 10)
    const clock = { x, y, w, h }
    if (isTimed) {
      const seconds = Math.ceil(state.left / 60)
      const words = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      const isLate = seconds <= 10
      clockLayer.draw(g, clock, ratio, words, (own) => paintClock(own, clock, words, isLate, big))
      rects.push({ id: 'clock', kind: 'text', ...clock, size: 20 * big })
    }
    const high = (isNarrow ? 34.5 : 27) * big
    const wide = Math.min(190 * big, safe.w * 0.46)
    const badge = {
      x: isNarrow ? safe.x + safe.w - 12 - wide : screen.w / 2 - wide / 2,
      y: isTimed ? y + h + 9 : y,
      w: wide,
      h: high,
    }
    badgeLayer.draw(g, badge, ratio, `${mode} ${state.twist}`, (own) =>
      drawBadge(own, badge, mode, state.twist, isNarrow),
    )
    rects.push({ id: 'mode', kind: 'text', ...badge, size: high * 0.56 })
  }
  const drawShare = ({ g, state, screen, settings, pulse }: PanelFrame, big: number) => {
    const { safe } = screen
    const box = { x: safe.x + 10, y: safe.y + safe.h - 52 * big - 12, w: 122 * big, h: 52 * big }
    const { x, y, w, h } = box
    const words = texts.percent(toShare(state.painters[0]!.land, state.room))
    const ink = state.twist === 'relax' ? state.ink % INKS.length : 0
    const swell = settings.calm ? 1 : 1 + pulse * 0.12
    g.save()
    g.translate(x + w / 2, y + h / 2)
    g.scale(swell, swell)
    g.translate(-x - w / 2, -y - h / 2)
    shareLayer.draw(g, box, screen.ratio, `${words} ${ink}`, (own) => {
      drawCard(own, box, 18)
      drawSwatchAt(own, swatches[ink]!, x + 10 * big, y + 10 * big, 32 * big)
      own.fillStyle = INK
      own.textAlign = 'left'
      own.textBaseline = 'middle'
      own.font = `900 ${22 * big}px ${FONT}`
      own.fillText(words, x + 50 * big, y + h / 2 + 1)
    })
    g.restore()
    rects.push({ id: 'share', kind: 'text', x, y, w, h, size: 22 * big })
  }
  return {
    listRects: () => rects,
    /** The letters are there now. */
    forget,
    /** Patterns that stand out more, or not. */
    setStrong(isStrong: boolean) {
      if (isStrong === hasStrong) return
      hasStrong = isStrong
      swatches = INKS.map((ink) => drawSwatch(ink, 36, isStrong))
      forget()
    },
    draw(frame: PanelFrame) {
      const { g, state, screen, settings, shown, now, mode, isWaiting } = frame
      const roomy = Math.max(1, Math.min(1.4, Math.min(screen.w, screen.h) / 640))
      const big = (settings.bigText ? 1.25 : 1) * roomy
      rects = []
      if (state.twist !== 'relax') drawRanking(frame, big)
      drawClock(frame, big)
      drawShare(frame, big)
      map.draw(g, state, screen, shown, now)
      // A round that was kept says again what it is, until somebody goes on.
      drawRibbon(g, screen, mode, state.twist, isWaiting ? 0 : state.ticks, settings.calm)
    },
  }
}

function paintClock(
  g: G,
  box: { x: number; y: number; w: number; h: number },
  words: string,
  isLate: boolean,
  big: number,
): void {
  drawCard(g, box, 17 * big, isLate ? '#d93636' : PAPER)
  g.fillStyle = isLate ? '#fff' : INK
  g.font = `900 ${20 * big}px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(words, box.x + box.w / 2, box.y + box.h / 2 + 1)
}

function drawRow(
  g: G,
  { place, name, share }: { place: string; name: string; share: string },
  swatch: HTMLCanvasElement,
  isMine: boolean,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  letter: number,
): void {
  const middle = y + h / 2
  g.textBaseline = 'middle'
  if (isMine) {
    g.fillStyle = 'rgba(139,63,240,0.16)'
    g.beginPath()
    g.roundRect(x + 4, y + 1, w - 8, h - 2, 8)
    g.fill()
  }
  g.font = `${isMine ? 900 : 700} ${letter}px ${FONT}`
  g.fillStyle = INK
  g.textAlign = 'right'
  g.fillText(place, x + letter * 1.75, middle)
  g.fillText(share, x + w - 9, middle)
  drawSwatchAt(g, swatch, x + letter * 2.1, middle - letter * 0.58, letter * 1.16)
  g.textAlign = 'left'
  const left = letter * 3.6
  g.fillText(fitText(g, name, w - left - (share ? g.measureText(share).width + 16 : 8)), x + left, middle)
}

export function toShare(land: number, room: number): string {
  return ((land / room) * 100).toFixed(1)
}
