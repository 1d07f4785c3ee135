/** Clock, ranking, the player's share, and the sign of the round. In CSS pixels. */
import type { Screen, Settings, UiRect } from '@playhouse/game-kit'
import { drawRibbon, drawTimeUp } from './banner.ts'
import type { Dress } from './dress.ts'
import { drawSwatch } from './inks.ts'
import { createLayer, drawCard, FONT, INK, PAPER } from './layer.ts'
import type { Box } from './layer.ts'
import { createMap } from './map.ts'
import { PERSONALITIES } from './personalities.ts'
import { createRankingCard, heightOf } from './ranking-card.ts'
import { createRealmCard } from './realm-card.ts'
import { growthOf, RANKING_WIDE } from './slot.ts'
import type { Ranking } from './standings.ts'
import type { State } from './state.ts'

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
  /** Whether the player or the wet trail is under a card. */
  isUnder(box: Box): boolean
}
/** Below this width there is room for three short rows only. */
const NARROW = 620
const CLOCK_W = 68
/** The kit's two round buttons and their margin. */
const BUTTONS_W = 116
/** Below this height, or width, letters are larger and the lower edge is left to the thumb. */
const LOW = 480
const isTight = ({ w, h }: Screen) => h < LOW || w < NARROW
const isAimed = ({ aim }: State) => aim !== undefined && !aim.isReached
/** How much is seen of a card that the player is under, at most. */
const FAINT = 0.4

export function createPanel(dress: Dress) {
  let swatches: HTMLCanvasElement[] = []
  let isStrong = false
  const map = createMap(dress)
  const ranking = createRankingCard()
  const realm = createRealmCard()
  const clockLayer = createLayer()
  let rects: UiRect[] = []
  const seen = { ranking: 1, realm: 1, map: 1 }
  /** Fades a card while the player or the trail is under it. */
  const fade = (card: keyof typeof seen, { isUnder }: PanelFrame, box: Box): number => {
    seen[card] += ((isUnder(box) ? FAINT : 1) - seen[card]) * 0.15
    return seen[card]
  }
  const forget = () => {
    for (const part of [ranking, realm, clockLayer]) part.forget()
  }
  const redress = () => {
    swatches = dress.list().map((ink) => drawSwatch(ink, 36, isStrong))
    map.redress()
    forget()
  }

  /** On a phone the realm is the last row of the ranking's card. */
  const footOf = (letter: number) => letter * 1.35
  const drawRanking = (frame: PanelFrame, box: Box, letter: number) => {
    const { g, screen } = frame
    g.globalAlpha = fade('ranking', frame, box)
    const foot = isTight(screen) ? footOf(letter) : 0
    ranking.draw(g, frame, box, { isTight: isTight(screen), letter, ratio: screen.ratio, swatches, foot })
    g.globalAlpha = 1
    rects.push({ id: 'ranking', kind: 'text', ...box, size: letter })
  }
  /** At the foot of the ranking where the lower edge is for the thumb, else in the corner. */
  const drawRealm = (frame: PanelFrame, above: Box, letter: number) => {
    const { g, state, screen, settings, pulse } = frame
    const { safe } = screen
    const isRow = isTight(screen) && state.twist !== 'relax'
    const h = isRow ? footOf(letter) : letter * 1.5 + 22
    const wide = Math.min(letter * (isAimed(state) ? 15 : 9.4), safe.w - 16)
    const w = isRow ? above.w : state.twist === 'relax' ? letter * 6.2 : Math.max(above.w, wide)
    const y = isRow ? above.y + above.h - h : safe.y + safe.h - h - 12
    const box = { x: safe.x + 8, y, w, h }
    const swatch = swatches[state.twist === 'relax' ? state.ink % swatches.length : 0]!
    // A row fades with its card.
    g.globalAlpha = isRow ? seen.ranking : fade('realm', frame, box)
    realm.draw(g, state, box, {
      letter: isRow ? letter * 0.86 : letter,
      ratio: screen.ratio,
      swatch,
      swell: settings.calm ? 1 : 1 + pulse * (isRow ? 0.04 : 0.1),
      isRow,
    })
    g.globalAlpha = 1
    rects.push({ id: 'share', kind: 'text', ...box, size: isRow ? letter * 0.86 : letter })
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
  return {
    listRects: () => rects,
    /** The letters are there now. */
    forget,
    /** Other inks are worn now. */
    redress,
    /** A new round begins. */
    reset: map.reset,
    /** Patterns that stand out more, or not. */
    setStrong(value: boolean) {
      if (value === isStrong) return
      isStrong = value
      redress()
    },
    draw(frame: PanelFrame) {
      const { g, state, screen, settings, shown, now, mode, isWaiting, isBare, duel } = frame
      const big = growthOf(screen, settings.bigText)
      rects = []
      if (isBare) return
      if (!isWaiting) {
        const { safe } = screen
        const isNarrow = screen.w < NARROW
        const letter = (isTight(screen) ? 16.6 : 15) * big
        const room = isNarrow ? screen.w - BUTTONS_W - CLOCK_W * big - 20 - safe.x : screen.w * 0.48
        const w = Math.min((isTight(screen) ? 190 : RANKING_WIDE) * big, room)
        const h = heightOf(state, isTight(screen), letter, big) + (isTight(screen) ? footOf(letter) : 0)
        const box = { x: safe.x + 8, y: safe.y + 8, w, h }
        if (state.twist !== 'relax') {
          drawRanking(frame, box, letter)
          drawClock(frame, big)
        }
        drawRealm(frame, box, isTight(screen) ? letter : letter * 1.2)
        g.globalAlpha = fade('map', frame, map.place(screen))
        map.draw(g, state, screen, shown, now)
        g.globalAlpha = 1
      }
      const rival = duel > 0 ? PERSONALITIES[state.painters[duel]!.mind.who]!.name : ''
      // A round that was kept says again what it is, until somebody goes on.
      drawRibbon(g, screen, { mode, twist: state.twist, rival }, isWaiting ? 0 : state.ticks, settings)
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
