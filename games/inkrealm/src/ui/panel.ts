/** The panel: clock, ranking, the player's share, and the icon of the mode. In CSS pixels. */
import type { Screen, Settings, UiRect } from '@playhouse/game-kit'
import { drawRibbon, drawTimeUp } from '../view/banner.ts'
import type { Dress } from '../view/dress.ts'
import type { Heads } from '../art/heads.ts'
import { drawSwatch } from '../art/inks.ts'
import { createCardLayer, drawCard, INK, LATE, PAPER } from './layer.ts'
import type { Box } from './layer.ts'
import type { FrameBudget } from '../view/frame-budget.ts'
import { createMap } from './map.ts'
import { PERSONALITIES } from '../rules/personalities.ts'
import { TEAM_PART, teamPartOf } from '../rules/places.ts'
import { createRankingCard, findMine, findRival, heightOf } from './ranking-card.ts'
import { createRealmCard, describeRealm, STEPS } from './realm-card.ts'
import { growthOf, isNarrow, RANKING_WIDE, rankingGrowth } from './message-slot.ts'
import { toShare } from '../view/standings.ts'
import type { Ranking } from '../view/standings.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'
import { createTopLine } from './top-line.ts'
import { createWords } from '../art/words.ts'

export type PanelFrame = {
  g: CanvasRenderingContext2D
  state: State
  mode: string
  /** How hard the rivals are. */
  rung: number
  screen: Screen
  /** The painted share of the sheet so far. */
  shown: Uint8Array
  now: number
  settings: Settings
  ranking: Ranking
  /** Whether the round waits for the first press. */
  isWaiting: boolean
  /** Before the first closed loop the player sees only the sheet and one hint. */
  isBare: boolean
  /** The painter to be beaten in this round, or -1. */
  duel: number
  /** 1 right after a claim, then less and less. */
  pulse: number
  /** Who wears the crown, or -1. */
  leader: number
  /** Whether a painter or an item is under a card; optionally also the player's trail. */
  isUnder(box: Box, hasTrail?: boolean): boolean
}
/** Below this width there is room for three short rows only. */
const NARROW = 620
/** A phone's line at the top, and what lies under it. */
const LINE_TALL = 40
const LINE_WIDE = 262
const LINE_GAP = 8
const CLOCK_W = 68
/** The kit's two round buttons and their margin. */
const BUTTONS_W = 116
/** Below this height, or width, there is one slim line, and the lower edge is left to the thumb. */
const LOW = 480
const LATE_SECONDS = 10
const isTight = ({ w, h }: Screen) => h < LOW || w < NARROW
const isAimed = ({ aim }: State) => aim !== undefined && !aim.isReached
/** Opacity of a card with a painter under it. */
const FAINT = { line: 0.55, ranking: 0.86, realm: 0.8 } as const
/** The map is never seen through: it goes when something comes so near to it, in CSS pixels, and comes back when that is farther away. */
const MAP_NEAR = 36
const MAP_BACK = 30
const MAP_RATE = 0.16

type PanelState = {
  swatches: HTMLCanvasElement[]
  rects: UiRect[]
}

/** How much of each card is seen, 0 to 1. */
type Opacities = { line: number; ranking: number; realm: number; map: number }
type SideCards = {
  ranking: ReturnType<typeof createRankingCard>
  realm: ReturnType<typeof createRealmCard>
  line: ReturnType<typeof createTopLine>
}

export function createPanel(dress: Dress, heads: Heads, frameBudget: FrameBudget) {
  let isStrong = false
  const map = createMap(dress, heads, frameBudget)
  const ranking = createRankingCard(frameBudget)
  const realm = createRealmCard()
  const clockLayer = createCardLayer()
  const figures = createWords()
  const line = createTopLine()
  const current: PanelState = { swatches: [], rects: [] }
  const drawClock = createClockCard(clockLayer, figures, current)
  const seen: Opacities = { line: 1, ranking: 1, realm: 1, map: 1 }
  const { drawRanking, drawRealm, drawTight } = createSideCards({ ranking, realm, line }, seen, current)
  const drawMap = createMapCard(map, seen)
  const forget = () => {
    for (const part of [ranking, realm, line, clockLayer, figures]) part.forget()
  }
  const redress = () => {
    current.swatches = dress.list().map((ink) => drawSwatch(ink, 36, isStrong))
    map.redress()
    forget()
  }
  return {
    listRects: () => current.rects,
    /** The place of the map when it is visible. */
    mapBox: map.place,
    /** The font has loaded. */
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
      const { g, state, screen, settings, mode, rung, isWaiting, isBare, duel } = frame
      const big = growthOf(screen, settings.bigText)
      current.rects = []
      // They come quietly, not at a stroke.
      if (isBare) return void Object.assign(seen, { line: 0, ranking: 0, realm: 0, map: 0 })
      if (!isWaiting) {
        const { safe } = screen
        const isQuiet = state.twist === 'relax'
        if (!isQuiet && isTight(screen)) drawTight(frame, big)
        else {
          const list = rankingGrowth(screen, settings.bigText)
          const letter = 15 * list
          const w = Math.min(RANKING_WIDE * list, screen.w * 0.48)
          const box = { x: safe.x + 8, y: safe.y + 8, w, h: heightOf(state, letter, list) }
          if (!isQuiet) {
            drawRanking(frame, box, letter)
            drawClock(frame, big)
          }
          drawRealm(frame, w, letter * 1.2)
        }
        // On an upright phone it would lie over the play: signs at the edge tell where things are.
        if (!isNarrow(screen)) drawMap(frame)
      }
      const rival = duel > 0 ? PERSONALITIES[state.painters[duel]!.mind.who]!.name : ''
      // A resumed round shows its name again until the first input.
      drawRibbon(g, screen, { mode, twist: state.twist, rival, rung }, isWaiting ? 0 : state.ticks, settings)
      if (state.left < 0) drawTimeUp(g, screen, -state.left, settings.calm)
    },
  }
}

/** The cards of places and of the realm. */
function createSideCards({ ranking, realm, line }: SideCards, seen: Opacities, current: PanelState) {
  /** Fades a card while something is under it. */
  const fade = (card: keyof typeof FAINT, { isUnder }: PanelFrame, box: Box): number => {
    seen[card] += ((isUnder(box) ? FAINT[card] : 1) - seen[card]) * 0.15
    return seen[card]
  }
  const drawRanking = (frame: PanelFrame, box: Box, letter: number) => {
    const { g, screen } = frame
    g.globalAlpha = fade('ranking', frame, box)
    ranking.draw(g, frame, box, { letter, ratio: screen.ratio, swatches: current.swatches })
    g.globalAlpha = 1
    current.rects.push({ id: 'ranking', kind: 'text', ...box, size: letter })
  }
  /** In the corner. */
  const drawRealm = (frame: PanelFrame, min: number, letter: number) => {
    const { g, state, screen, settings, pulse } = frame
    const { safe } = screen
    const isQuiet = state.twist === 'relax'
    const h = letter * 1.5 + 22
    const wide = Math.min(letter * (isAimed(state) || state.twist === 'teams' ? 15 : 9.4), safe.w - 16)
    const w = isQuiet ? letter * 6.2 : Math.max(min, wide)
    // A lying phone's map lies in that corner.
    const y = isTight(screen) ? safe.y + 8 : safe.y + safe.h - h - 12
    const box = { x: safe.x + 8, y, w, h }
    const swatch = current.swatches[isQuiet ? state.ink % current.swatches.length : 0]!
    g.globalAlpha = fade('realm', frame, box)
    realm.draw(g, state, landOf(frame), box, {
      letter,
      ratio: screen.ratio,
      swatch,
      swell: settings.calm ? 1 : 1 + pulse * 0.1,
    })
    g.globalAlpha = 1
    current.rects.push({ id: 'share', kind: 'text', ...box, size: letter })
  }
  /** The slim line: the ranking is in it. */
  const drawTight = (frame: PanelFrame, big: number) => {
    const { g, state, screen, settings, pulse } = frame
    const { safe } = screen
    const room = screen.w - BUTTONS_W - safe.x - LINE_GAP - 4
    const box = { x: safe.x + 8, y: safe.y + 9, w: Math.min(LINE_WIDE * big, room), h: LINE_TALL * big }
    const mine = findMine(frame)
    const { full } = describeRealm(state, landOf(frame))
    const seconds = secondsOf(state)
    const look = {
      sign: mine.sign,
      share: mine.share,
      rival: findRival(frame, mine.id),
      full: full / STEPS,
      aim: isAimed(state)
        ? texts.aimTiny(toShare(state.aim!.target, state.room))
        : state.twist === 'teams'
          ? texts.teamTiny(teamPartOf(state), TEAM_PART)
          : '',
      clock: toClock(seconds),
      isLate: seconds <= LATE_SECONDS,
    }
    const swell = settings.calm ? 1 : 1 + pulse * 0.04
    g.save()
    g.globalAlpha = fade('line', frame, box)
    g.translate(box.x, box.y + box.h / 2)
    g.scale(swell, swell)
    g.translate(-box.x, -box.y - box.h / 2)
    line.draw(g, box, look, { swatches: current.swatches, mine: mine.id }, { ratio: screen.ratio, big })
    g.restore()
    for (const id of ['share', 'clock']) current.rects.push({ id, kind: 'text', ...box, size: 17 * big })
  }
  return { drawRanking, drawRealm, drawTight }
}

/** The clock. */
function createClockCard(
  clockLayer: ReturnType<typeof createCardLayer>,
  figures: ReturnType<typeof createWords>,
  current: PanelState,
) {
  const drawClock = ({ g, state, screen, settings }: PanelFrame, big: number) => {
    const seconds = secondsOf(state)
    const w = CLOCK_W * big
    const h = 36 * big
    const middle = Math.min(screen.w / 2, screen.w - BUTTONS_W - w / 2 - 6)
    const clock = { x: middle - w / 2, y: screen.safe.y + 10, w, h }
    const words = toClock(seconds)
    const isLate = seconds <= LATE_SECONDS
    const beat = isLate && !settings.calm ? 1 + 0.1 * Math.max(0, (state.left % 60) / 60 - 0.6) : 1
    g.save()
    g.translate(middle, clock.y + h / 2)
    g.scale(beat, beat)
    g.translate(-middle, -clock.y - h / 2)
    clockLayer.draw(g, clock, screen.ratio, [words], (own) => {
      drawCard(own, clock, 17 * big, isLate ? LATE : PAPER)
      const style = { weight: 900, letter: 21 * big, colour: isLate ? '#fff' : INK, ratio: screen.ratio }
      figures.prepare(style)
      figures.write(own, words, middle - figures.measure(words, style) / 2, clock.y + h / 2 + 1, style)
    })
    g.restore()
    current.rects.push({ id: 'clock', kind: 'text', ...clock, size: 21 * big })
  }
  return drawClock
}

/** The map's card. */
function createMapCard(map: ReturnType<typeof createMap>, seen: Opacities) {
  let isMapAway = false
  const drawMap = ({ g, state, screen, settings, shown, now, duel, leader, isUnder }: PanelFrame) => {
    const { leftHanded: isLeftHanded, calm: isCalm } = settings
    const { x, y, w, h } = map.place(screen, isLeftHanded)
    const more = MAP_NEAR + (isMapAway ? MAP_BACK : 0)
    isMapAway = isUnder({ x: x - more, y: y - more, w: w + more * 2, h: h + more * 2 }, true)
    seen.map += ((isMapAway ? 0 : 1) - seen.map) * MAP_RATE
    if (seen.map < 0.02) return
    g.save()
    if (isCalm) g.globalAlpha = seen.map
    else g.translate(0, (1 - seen.map) * (h + 24))
    map.draw(g, state, screen, { shown, now, signs: { leader, duel }, isLeftHanded })
    g.restore()
  }
  return drawMap
}

/** The player's land as the ranking counted it. */
const landOf = ({ state, ranking }: PanelFrame) =>
  (state.twist === 'teams' ? null : ranking.find(({ id }) => id === 0)?.land) ?? state.painters[0]!.land
const secondsOf = ({ left }: State) => Math.max(0, Math.ceil(left / 60))
const toClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
