/** Clock, ranking, the player's share, and the sign of the round. In CSS pixels. */
import type { Screen, Settings, UiRect } from '@playhouse/game-kit'
import { drawRibbon, drawTimeUp } from './banner.ts'
import { markOf, nameOf, shortName } from './cast.ts'
import type { Dress } from './dress.ts'
import { drawSwatch } from './inks.ts'
import { createLayer, drawCard, drawSwatchAt, fitText, FONT, INK, PAPER } from './layer.ts'
import type { Box } from './layer.ts'
import { createMap } from './map.ts'
import { PERSONALITIES } from './personalities.ts'
import { toShare } from './standings.ts'
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
  /** Somebody who has not closed a loop yet sees the sheet and one hint, nothing else. */
  isBare: boolean
  /** The painter to be beaten in this round, or -1. */
  duel: number
  /** 1 right after a claim, then less and less. */
  pulse: number
  /** Where the player is on the screen. */
  head: { x: number; y: number }
}
/** Below this width there is room for three short rows only. */
const NARROW = 620
const CLOCK_W = 68
/** The kit's two round buttons and their margin. */
const BUTTONS_W = 116
/** A ranking narrower than this has no room for places beside the names. */
const SLIM = 150
/** How much is seen of a card that the player is under, and how near is under. */
const FAINT = 0.35
const UNDER = 26

export function createPanel(dress: Dress) {
  let swatches: HTMLCanvasElement[] = []
  let isStrong = false
  const map = createMap(dress)
  const rankingLayer = createLayer()
  const clockLayer = createLayer()
  const shareLayer = createLayer()
  let rects: UiRect[] = []
  const seen = { ranking: 1, map: 1 }
  /** Fades a card while the player is under it. */
  const fade = (card: keyof typeof seen, { head }: PanelFrame, { x, y, w, h }: Box): number => {
    const isUnder =
      head.x > x - UNDER && head.x < x + w + UNDER && head.y > y - UNDER && head.y < y + h + UNDER
    seen[card] += ((isUnder ? FAINT : 1) - seen[card]) * 0.15
    return seen[card]
  }
  const forget = () => {
    for (const layer of [rankingLayer, clockLayer, shareLayer]) layer.forget()
  }
  const redress = () => {
    swatches = dress.list().map((ink) => drawSwatch(ink, 36, isStrong))
    map.redress()
    forget()
  }

  /** The first, whoever is to be beaten, and the player; more where there is room. */
  const listRows = ({ state, ranking, duel }: PanelFrame, isTight: boolean) => {
    const isTeams = state.twist === 'teams'
    const mine = isTeams ? state.painters[0]!.team : 0
    const all = ranking.map((entry, rank) => ({ ...entry, rank, isMine: entry.id === mine }))
    const isWanted = (row: (typeof all)[number]) => row.isMine || (!isTeams && row.id === duel)
    const most = isTeams ? 4 : isTight ? 3 : 6
    const others = most - all.filter(isWanted).length
    let left = Math.max(1, others)
    return all.filter((row) => isWanted(row) || left-- > 0).slice(0, most)
  }
  const drawRanking = (frame: PanelFrame, big: number) => {
    const { g, state, screen, duel } = frame
    const isTeams = state.twist === 'teams'
    const isNarrow = screen.w < NARROW
    const isTight = screen.h < 480 || isNarrow
    const letter = (isTight ? 19.2 : 15) * big
    const left = screen.safe.x + 8
    const room = isNarrow ? screen.w - BUTTONS_W - CLOCK_W * big - 6 - left - 6 : screen.w * 0.48
    const w = Math.min((isTight ? 186 : 214) * big, room)
    const isSlim = w < SLIM * big
    const rows = listRows(frame, isTight).map(({ id, land, rank, isMine }) => ({
      id,
      isMine,
      isDuel: !isTeams && id === duel,
      place: isSlim ? '' : `${rank + 1}`,
      mark: markOf(state, id).trim(),
      name: isTeams
        ? texts.teams[id]!
        : isSlim && isMine
          ? texts.place(rank + 1)
          : isTight
            ? shortName(nameOf(state, id))
            : nameOf(state, id),
      // A narrow card has room for names, or for numbers.
      share: isTight ? '' : texts.percent(toShare(land, state.room)),
    }))
    const row = letter + 9 * big
    const box = { x: left, y: screen.safe.y + 8, w, h: rows.length * row + 12 }
    g.globalAlpha = fade('ranking', frame, box)
    rankingLayer.draw(g, box, screen.ratio, `${letter} ${JSON.stringify(rows)}`, (own) => {
      drawCard(own, box, 14)
      rows.forEach((entry, i) =>
        drawRow(own, entry, swatches[entry.id]!, { ...box, y: box.y + 6 + row * i, h: row }, letter),
      )
    })
    g.globalAlpha = 1
    rects.push({ id: 'ranking', kind: 'text', ...box, size: letter })
  }
  const drawClock = ({ g, state, screen, settings }: PanelFrame, big: number) => {
    const seconds = Math.max(0, Math.ceil(state.left / 60))
    const w = CLOCK_W * big
    const h = 36 * big
    // In the middle; beside the buttons where the ranking needs the room.
    const beside = screen.w - BUTTONS_W - w / 2 - 6
    const middle = screen.w < NARROW ? beside : Math.min(screen.w / 2, beside)
    const clock = { x: middle - w / 2, y: screen.safe.y + 10, w, h }
    const words = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    const isLate = seconds <= 10
    const beat = isLate && !settings.calm ? 1 + 0.1 * Math.max(0, (state.left % 60) / 60 - 0.6) : 1
    g.save()
    g.translate(middle, clock.y + h / 2)
    g.scale(beat, beat)
    g.translate(-middle, -clock.y - h / 2)
    clockLayer.draw(g, clock, screen.ratio, words, (own) => paintClock(own, clock, words, isLate, big))
    g.restore()
    rects.push({ id: 'clock', kind: 'text', ...clock, size: 21 * big })
  }
  const drawShare = ({ g, state, screen, settings, pulse }: PanelFrame, big: number) => {
    const { safe } = screen
    const box = { x: safe.x + 10, y: safe.y + safe.h - 52 * big - 12, w: 122 * big, h: 52 * big }
    const { x, y, w, h } = box
    const words = texts.percent(toShare(state.painters[0]!.land, state.room))
    const ink = state.twist === 'relax' ? state.ink % swatches.length : 0
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
    /** Other inks are worn now. */
    redress,
    /** Patterns that stand out more, or not. */
    setStrong(value: boolean) {
      if (value === isStrong) return
      isStrong = value
      redress()
    },
    draw(frame: PanelFrame) {
      const { g, state, screen, settings, shown, now, mode, isWaiting, isBare, duel } = frame
      const roomy = Math.max(1, Math.min(1.4, Math.min(screen.w, screen.h) / 640))
      const big = (settings.bigText ? 1.25 : 1) * roomy
      rects = []
      if (isBare) return
      if (!isWaiting) {
        if (state.twist !== 'relax') {
          drawRanking(frame, big)
          drawClock(frame, big)
        }
        drawShare(frame, big)
        g.globalAlpha = fade('map', frame, map.place(screen))
        map.draw(g, state, screen, shown, now)
        g.globalAlpha = 1
      }
      const rival = duel > 0 ? PERSONALITIES[state.painters[duel]!.mind.who]!.name : ''
      // A round that was kept says again what it is, until somebody goes on.
      drawRibbon(g, screen, { mode, twist: state.twist, rival }, isWaiting ? 0 : state.ticks, settings.calm)
      if (state.left < 0) drawTimeUp(g, screen, -state.left, settings.calm)
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
  g.font = `900 ${21 * big}px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(words, box.x + box.w / 2, box.y + box.h / 2 + 1)
}

type Row = {
  place: string
  /** A team's, inside its colour. */
  mark: string
  name: string
  share: string
  isMine: boolean
  isDuel: boolean
}

function drawRow(
  g: G,
  { place, mark, name, share, isMine, isDuel }: Row,
  swatch: HTMLCanvasElement,
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
  g.fillText(place, x + letter * 1.55, middle)
  g.fillText(share, x + w - 9, middle)
  const from = x + letter * (place ? 1.8 : 0.45)
  drawSwatchAt(g, swatch, from, middle - letter * 0.55, letter * 1.1)
  if (mark) drawMark(g, mark, from + letter * 0.55, middle, letter)
  if (isDuel) drawStar(g, from + letter * 0.55, middle, letter * 0.5)
  g.fillStyle = INK
  g.textAlign = 'left'
  const left = letter * (place ? 3.1 : 1.75)
  g.fillText(fitText(g, name, w - left - (share ? g.measureText(share).width + 16 : 8)), x + left, middle)
}

function drawMark(g: G, mark: string, x: number, y: number, letter: number): void {
  const { font } = g
  g.font = `900 ${letter * 0.72}px ${FONT}`
  g.textAlign = 'center'
  g.lineWidth = letter * 0.16
  g.strokeStyle = INK
  g.strokeText(mark, x, y)
  g.fillStyle = '#fff'
  g.fillText(mark, x, y)
  g.font = font
}

/** Marks whom to beat. */
function drawStar(g: G, x: number, y: number, r: number): void {
  g.fillStyle = '#ffd23e'
  g.strokeStyle = INK
  g.lineWidth = r * 0.28
  g.lineJoin = 'round'
  g.beginPath()
  for (let i = 0; i < 10; i++) {
    const far = i % 2 ? r * 0.48 : r
    g.lineTo(x + Math.sin((i * Math.PI) / 5) * far, y - Math.cos((i * Math.PI) / 5) * far)
  }
  g.closePath()
  g.stroke()
  g.fill()
}
