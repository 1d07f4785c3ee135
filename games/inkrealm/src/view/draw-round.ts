/** Draws a frame of a round, from the desk up to the cards. */
import type { Frame, Kit } from '@playhouse/game-kit'
import { drawBoons } from '../art/boon-picture.ts'
import { drawFog } from '../art/ground.ts'
import { drawGold } from '../art/gold-picture.ts'
import { drawPools } from '../art/pool-picture.ts'
import { drawRain } from '../art/rain-picture.ts'
import type { Box } from '../ui/layer.ts'
import { cardsBottom, isNarrow } from '../ui/message-slot.ts'
import { flashOf } from '../rules/sheet-events.ts'
import type { Game } from '../state.ts'
import { isOpening } from './banner.ts'
import type { Career } from './career.ts'
import type { Sight } from './cast.ts'
import { lettersOf } from './gain-label.ts'
import { liesUnder, sightOf } from './occlusion.ts'
import { rungNow } from './scene.ts'
import type { Scene } from './scene.ts'
import { drawWithoutShake } from './shake-compensation.ts'

/** Reference cell size in CSS pixels: with smaller cells the gain label keeps the size it has here. */
const WORD_PX = 27

/** What one frame shows, in cells. */
type Seen = {
  sight: Sight
  /** The part of it that no card covers. */
  clear: Sight
  /** How much larger signs are where the camera is far away. */
  swell: number
  /** How much larger than their size on the sheet painters are drawn. */
  body: number
  leader: number
}

export function drawRound(scene: Scene, kit: Kit<Game, Career>, frame: Frame<Game>): void {
  const { g, state, now, settings, screen } = frame
  const { eye, head } = scene
  const { cell, left, top, w, h } = eye.camera
  const sight = { left: -left / cell, top: -top / cell, right: (w - left) / cell, bottom: (h - top) / cell }
  const seen: Seen = {
    sight,
    clear: { ...sight, top: sight.top + (cardsBottom(screen) * screen.ratio) / cell },
    swell: 1 / eye.getZoom(),
    body: eye.getBody(),
    leader: scene.standings.findLeader(state),
  }
  drawSheet(scene, frame, seen)
  drawPainters(scene, kit, frame, seen)
  drawSigns(scene, frame, seen)
  drawWords(scene, frame, seen)
  g.setTransform(1, 0, 0, 1, 0, 0)
  if (state.twist === 'fog') {
    const at = { x: left + head.x * cell, y: top + head.y * cell }
    drawFog(g, eye.camera, at, settings.calm ? 0 : now, flashOf(state))
  }
  drawWithoutShake(g, screen, kit.juice.getShake())
  drawCards(scene, kit, frame, seen)
  scene.steering.draw(g, screen)
  if (scene.hasTimeAhead()) scene.sheet.workAhead()
}

/** The desk, the sheet, and what lies on it. */
function drawSheet(scene: Scene, { g, state, now, settings, ambience }: Frame<Game>, { sight }: Seen): void {
  const { ground, sheet, eye, drain, ripples, capitals, head } = scene
  const isStill = settings.calm || !ambience
  const { cell, left, top } = eye.camera
  const isWater = state.twist === 'islands' || state.twist === 'relax'
  g.setTransform(1, 0, 0, 1, 0, 0)
  ground.draw(g, eye.camera, isWater)
  sheet.draw(g, eye.camera, now)
  g.setTransform(cell, 0, 0, cell, left, top)
  drawPools(g, state.pools, sight, now, isStill)
  if (state.twist === 'relax') ground.drawFloats(g, now, isStill)
  if (!isWater) ground.drawThings(g, sight)
  drain.draw(g, now, settings.calm)
  ripples.draw(g, now)
  capitals.draw(g, state, head, sight, { now, isCalm: isStill })
  drawRain(g, state, sight, { fellAt: scene.rainAt, now, isCalm: settings.calm })
  drawBoons(g, state, now, settings.calm)
  drawGold(g, state, head, now, settings.calm)
}

function drawPainters(scene: Scene, kit: Kit<Game, Career>, frame: Frame<Game>, seen: Seen): void {
  const { cast, dress, eye, head, lesson } = scene
  const { g, state, now, seconds, settings } = frame
  const { sight, swell, leader, body } = seen
  const { cell, left, top } = eye.camera
  const isCalm = settings.calm
  cast.drawTrails(g, state, sight)
  lesson.drawBack(g, state, head, { now, ink: dress.inkOf(state, 0), swell, isCalm })
  // Beneath the heads: no face is covered by a spray.
  g.setTransform(cell / 32, 0, 0, cell / 32, left, top)
  kit.juice.draw(g)
  g.setTransform(cell, 0, 0, cell, left, top)
  cast.draw(g, state, sight, { now, seconds, isCalm }, { leader, body })
}

/** What warns of something, or shows a way. */
function drawSigns(scene: Scene, frame: Frame<Game>, { sight, clear, swell, body, leader }: Seen): void {
  const { alarm, cast, dress, eye, head, home, lesson, panel, peaceSign } = scene
  const { g, state, phase, now, settings, screen } = frame
  const { ratio } = screen
  const isCalm = settings.calm
  const ink = dress.inkOf(state, 0)
  peaceSign.draw(g, head, body, { now, swell, isCalm })
  if (phase === 'playing' && !lesson.isBare(state))
    alarm.draw(g, state, cast.at, {
      now: isCalm ? 0 : now,
      swell,
      pixel: ratio / eye.camera.cell,
      whole: sight,
      sight: clear,
      corner: isNarrow(screen) ? null : sightOf(panel.mapBox(screen, settings.leftHanded), eye.camera, ratio),
      topOf: (who) => cast.topOf(state, who, body, who === leader),
    })
  if (phase === 'playing' && home.isLost(state, sight))
    home.draw(g, { state, head, sight: clear }, ink, { now, swell, isCalm })
  lesson.draw(g, state, head, clear, { now, ink })
}

/** Names, and what was just gained or lost. */
function drawWords(scene: Scene, frame: Frame<Game>, { clear, swell, body }: Seen): void {
  const { cast, dress, drain, eye, head, wins } = scene
  const { g, state, now, settings, screen } = frame
  const { cell, base } = eye.camera
  const me = {
    ...head,
    ...lettersOf(swell * Math.max(1, (WORD_PX * screen.ratio) / base), screen.ratio / cell, screen),
    sight: clear,
    ink: dress.inkOf(state, 0),
    others: () => state.painters.flatMap(({ backIn }, i) => (i > 0 && backIn === 0 ? [cast.at(i)] : [])),
  }
  cast.drawNames(g, state, clear, settings, {
    duel: scene.duel,
    swell,
    body,
    words: wins.spotAt(me, swell),
  })
  wins.draw(g, me, now, swell, settings.calm)
  drain.drawWords(g, now, swell, settings.calm)
}

/** The panel and the news, in CSS pixels. */
function drawCards(scene: Scene, kit: Kit<Game, Career>, frame: Frame<Game>, { leader }: Seen): void {
  const { eye, head, hints, lesson, moments, panel, pulse, sheet, standings, wins } = scene
  const { g, state, phase, now, settings, screen } = frame
  const isWaiting = phase === 'waiting'
  const isBare = lesson.isBare(state)
  const isUnder = (box: Box, hasTrail = false) =>
    liesUnder(state, { head, camera: eye.camera, box }, screen, hasTrail)
  panel.draw({
    g,
    state,
    mode: kit.start.mode,
    rung: rungNow(kit, state),
    screen,
    shown: sheet.shown,
    now,
    settings,
    ranking: standings.read(state),
    isWaiting,
    isBare,
    duel: scene.duel,
    pulse: pulse.value,
    leader,
    isUnder,
  })
  hints.look(screen, now, isUnder)
  const isQuiet = isWaiting || isOpening(state) || isBare
  if (!isQuiet && state.left > 0) moments.draw(g, screen, now, settings, wins.isShown())
}
