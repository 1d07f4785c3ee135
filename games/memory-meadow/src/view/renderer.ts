/** Renders the meadow and everything on it; never changes the game. */
import { gridOfScreen, lay } from '@playhouse/game-kit'
import type { Frame, Kit, Motion, UiRect } from '@playhouse/game-kit'
import { isShown, isSnowed, moveActor } from './actors.ts'
import { drawPlace } from './place-picture.ts'
import type { Actor } from './actors.ts'
import type { Album } from '../ui/album.ts'
import { drawWithFewNew } from '../art/animal-sprites.ts'
import { drawBell } from '../art/bell-art.ts'
import { callSizeOf, drawCall } from '../art/call-sign.ts'
import type { createChoir } from './choir.ts'
import type { createEventEffects } from './event-effects.ts'
import { drawHelpers } from '../art/helper-art.ts'
import { countBasket } from '../rules/helpers.ts'
import { GAIN_MS, drawGain } from './flower-gains.ts'
import { drawChoices, drawFlights, drawJar, drawLight } from '../art/fireflies.ts'
import { DIM_MS, drawLanterns, drawNightfall } from '../art/lanterns.ts'
import { discSizeOf } from './layout.ts'
import type { Layout } from './layout-types.ts'
import { drawLesson, hasLesson, placeLesson } from './lessons.ts'
import { LESSONS, hasTwist } from '../rules/levels.ts'
import { drawMotes } from '../art/motes.ts'
import { drawPage, pages } from '../ui/pages.ts'
import type { G } from '../art/pen.ts'
import type { Sprites } from '../art/scene.ts'
import { drawPlayers } from '../art/players-art.ts'
import { drawSign } from '../art/signs.ts'
import { canSkip, drawSkip, skipRectOf } from './skip-sign.ts'
import { listHidden } from '../rules/animal-families.ts'
import { FULL_JAR } from '../state.ts'
import type { Game, State } from '../state.ts'
import { THEMES } from '../art/themes.ts'
import type { createTools } from './tools.ts'
import { countFireflies } from '../rules/twists.ts'
import { boxOfPaw, drawButterfly, drawFlyingSticker, drawPaw, drawRequest } from './visitors.ts'

/** What the view has arranged for this picture. */
export type Stage = {
  layout: Layout
  sprites: Sprites
  actors: Actor[]
  cursor: number
}

const CALL_MS = 1400
/** Longer than fireflies stay. */
const LIT_MS = 2000
const STICKER_MS = 1500
const NIGHTFALL_MS = 900
const DEALT_MS = 500
/** How long the paw stays over each. */
const ASK_MS = 1250
type PlacesLook = { calm: boolean; isOn: boolean; showsShapes: boolean }

export function createRenderer(
  kit: Kit<Game, Album>,
  choir: ReturnType<typeof createChoir>,
  cues: ReturnType<typeof createEventEffects>,
  tools: ReturnType<typeof createTools>,
) {
  let stage: Stage
  /** Of the last frame. */
  let paw: UiRect | null = null

  return {
    draw: (frame: Frame<Game>, onStage: Stage) => drawWithFewNew(() => draw(frame, onStage)),
    listFloats,
  }

  /** The paw, the card of a lesson, and the request that neither may cover. */
  function listFloats({ layout }: { layout: Layout }): UiRect[] {
    const { state } = kit
    const asks = state.wish !== undefined && state.wish >= 0 && state.ending === 0
    return [
      ...(paw ? [paw] : []),
      ...(hasLesson(state)
        ? [{ id: 'lesson', kind: 'float', ...placeLesson(layout) } as const]
        : asks
          ? [{ id: 'request', kind: 'target', ...layout.request } as const]
          : []),
    ]
  }

  function draw(
    { g, state, now, seconds, settings, phase, ambience, drawSharp }: Frame<Game>,
    onStage: Stage,
  ): Motion {
    stage = onStage
    const { calm } = settings
    const { layout, sprites, actors } = stage
    const theme = THEMES[state.theme]!
    const { w, h } = layout
    g.lineCap = 'round'
    g.lineJoin = 'round'
    const grid = gridOfScreen(kit.screen)
    lay(g, grid, sprites.back, 0, 0)
    let isBusy = false
    const snows = hasTwist(state, 'snow')
    actors.forEach((actor, i) => {
      const goal = isShown(state, i) ? 1 : 0
      const snow = snows && isSnowed(state, i) ? 1 : 0
      if (moveActor(actor, state.places[i]!, { goal, snow }, { now, seconds, calm })) isBusy = true
    })
    drawPlaces(g, state, now, { calm, isOn: phase === 'playing', showsShapes: settings.colourSafe })
    if (tools.armed) drawChoices(g, layout, listHidden(state), now, calm)
    const { lit } = cues.moves
    if (state.peekTicks > 0 && now < lit.at + LIT_MS) drawLight(g, layout, lit.places, now, calm)
    choir.sing(layout, now)
    choir.draw(g, layout, now, calm)
    lay(g, grid, sprites.hill, 0, 0)
    if (!calm && ambience) drawMotes(g, theme, w, h, now)
    drawFireflies(g, state, now, calm)
    drawGifts(g, state, now, calm)
    if (hasLesson(state)) drawLesson({ g, layout, sprites, state, now, calm })
    else if (state.wish !== undefined && state.wish >= 0 && state.ending === 0)
      drawRequest(g, layout.request, state.wish, calm ? 1 : (now - cues.requestedAt) / 400)
    drawLanterns({ g, grid, layout, state, now, dimmedAt: cues.lights.dimmedAt, calm })
    if (state.players === 2) {
      const size = discSizeOf(layout)
      drawPlayers(g, { w, y: h - layout.choir.h * 0.16 - 32 * size, size }, state, now - cues.turnedAt, calm)
    }
    choir.drawAbove(g, layout, now, calm)
    cues.gifts.draw(g, now)
    for (const gain of cues.gains) drawGain(g, gain, now, calm)
    if (canSkip(state)) drawSkip(g, skipRectOf(layout), now, calm)
    const isStickerFlying = drawStickers(g, now)
    const isHinting = drawHint(g, state, now)
    const { sign } = layout
    // Pages and night cover the sign, too.
    if (pages.open || state.isAsleep) drawSign(g, sign, state)
    else
      drawSharp({
        id: 'sign',
        rect: { x: sign.x - 8, y: sign.y - 8, w: sign.w + 16, h: sign.h + 20 },
        key: [
          state.mode,
          state.kind,
          state.players,
          state.round,
          state.rounds,
          state.level,
          state.score,
          state.choir.length,
        ].join(),
        draw: (own) => drawSign(own, sign, state),
      })
    if (pages.open)
      drawPage({
        g,
        w,
        h,
        now,
        album: kit.data,
        showsCursor: kit.device !== 'touch',
        calm,
      })
    kit.juice.draw(g)
    drawNightfall(g, layout, (now - cues.lights.sleptAt) / NIGHTFALL_MS, calm)
    const isMoving =
      isBusy ||
      now < Math.max(cues.lights.changedAt, cues.requestedAt) + DIM_MS * 2 ||
      choir.isBusy(now) ||
      isStickerFlying ||
      cues.gains.some(({ at }) => now < at + GAIN_MS) ||
      now < cues.busyUntil
    if (isMoving) return true
    return isHinting ? 'slow' : !calm && 'ambience'
  }

  function drawFireflies(g: G, state: State, now: number, calm: boolean): void {
    if (!hasTwist(state, 'jar')) return
    const { jar } = stage.layout
    const fireflies = countFireflies(state)
    drawJar({ g, jar, fireflies, isArmed: tools.armed === 'jar', now, calm })
    drawFlights(g, cues.moves.listFlights(now), now)
    // The first time a paw shows what a full jar is for.
    const isLesson = state.mode === 'meadow' && LESSONS[state.level] === 'jar' && state.looks >= 2
    if (isLesson && fireflies >= FULL_JAR && !tools.armed && state.wait === 0 && state.ending === 0)
      drawPaw(g, jar.x + jar.w / 2, jar.y + jar.h / 2 - 16, 0.8, now)
  }

  /** Bell and basket, and who came along. */
  function drawGifts(g: G, state: State, now: number, calm: boolean): void {
    const { layout } = stage
    if (hasTwist(state, 'bell') && !state.isAsleep) {
      const { bell } = layout
      const flowers = countBasket(state)
      const { gifts } = cues
      drawBell({ g, bell, flowers, swing: gifts.swing(now), pop: gifts.pop(now), now, calm })
      // The first time a paw shows where the flowers are brought home.
      const isLesson = state.mode === 'meadow' && LESSONS[state.level] === 'bell' && flowers >= 4
      if (isLesson && state.wait === 0 && state.ending === 0 && state.open.length === 0)
        drawPaw(g, bell.x + bell.w / 2, bell.y + bell.h / 2 - 20, 0.8, now)
    }
    const helpers = tools.listShown(state)
    if (helpers.length > 0)
      drawHelpers({
        g,
        layout,
        helpers,
        chosen: tools.getChosen(state),
        hasHelped: state.hasHelped === true,
        isArmed: tools.armed === 'owl',
        hop: cues.gifts.hop(now),
        now,
        calm,
      })
  }

  function drawPlaces(g: G, state: State, now: number, { calm, isOn, showsShapes }: PlacesLook): void {
    const showsCursor = kit.device === 'keyboard' || kit.device === 'gamepad'
    const { layout, sprites, actors, cursor } = stage
    const grid = gridOfScreen(kit.screen)
    // A visible animal also shows its call sign, so that players can learn it.
    const isEcho = hasTwist(state, 'echo') || state.places.some(({ shy }) => shy)
    const isHeard = state.kind === 'listen' || isEcho
    layout.spots.forEach((spot, i) => {
      const place = state.places[i]!
      const isCalling = isHeard && place.status === 'up' && now < cues.soundedAt(i) + CALL_MS
      if (showsCursor && isOn && i === cursor) drawCursor(g, i, now, calm)
      const mouth = now < cues.soundedAt(i) + 620 ? Math.abs(Math.sin((now - cues.soundedAt(i)) * 0.011)) : 0
      drawPlace({
        g,
        grid,
        spot,
        place,
        actor: actors[i]!,
        sprites,
        risen: layout.risen,
        now,
        mouth,
        isCalling,
        isAsleep: state.isAsleep,
        isSong: state.ending > 0 && !state.isAsleep,
        missed: findMiss(state, i, now),
        calm,
      })
      if (i === state.butterfly && place.status === 'hidden') {
        const { x, y } = cues.butterflyAt(spot.x - 30 * spot.scale, spot.y - 24 * spot.scale, now, calm)
        drawButterfly(g, { x, y, scale: Math.max(0.7, spot.scale) }, now, calm)
      }
    })
    // Over all homes: a bubble may reach into the row above.
    layout.spots.forEach((spot, i) => {
      const { status, animal } = state.places[i]!
      const isSeen = isShown(state, i)
      if (status !== 'up' || !((isHeard && !isSeen) || (isSeen && (isEcho || showsShapes)))) return
      const isLeft = spot.x > layout.w - 76 * spot.scale - 30
      drawCall(g, {
        animal,
        // At the mouth of who is seen, else out of the opening.
        x: spot.x + (isSeen ? (isLeft ? -30 : 30) * spot.scale : 0),
        y: spot.y - (isSeen ? 56 * spot.scale : 2),
        size: callSizeOf(spot.scale) * (isSeen ? 0.8 : 1),
        lean: isSeen ? (isLeft ? -1 : 1) : 0,
        t: Math.min(1, (now - cues.soundedAt(i)) / CALL_MS),
      })
    })
  }

  /** Both sit there until the wait is over. */
  function findMiss(state: State, place: number, now: number) {
    const miss = state.wait > 0 && state.open.includes(place) ? cues.missOf(place) : undefined
    if (!miss) return undefined
    const { spots } = stage.layout
    return { ms: now - miss.at, side: Math.sign(spots[miss.other]!.x - spots[place]!.x) }
  }

  function drawCursor(g: G, index: number, now: number, calm: boolean): void {
    const { x, y, scale } = stage.layout.spots[index]!
    const beat = calm ? 1 : 1 + Math.sin(now * 0.006) * 0.04
    for (const [colour, width] of [
      ['#3b2a3a', 11],
      ['#fff8c8', 6],
    ] as const) {
      g.strokeStyle = colour
      g.lineWidth = width * Math.max(0.7, scale)
      g.beginPath()
      g.ellipse(x, y + 8 * scale, 64 * scale * beat, 36 * scale * beat, 0, 0, 7)
      g.stroke()
    }
  }

  /** New stickers pop up near the album's button and slip into it. */
  function drawStickers(g: G, now: number): boolean {
    const { hud } = kit.screen
    for (const { animal, at } of cues.stickers) {
      const t = (now - at) / STICKER_MS
      if (t < 0 || t > 1) continue
      const grow = Math.min(1, t / 0.16)
      const sink = Math.max(0, (t - 0.66) / 0.34) ** 2
      const { x, y, size } = stage.layout.sticker
      const pop = 1 + 2.7 * (grow - 1) ** 3 + 1.7 * (grow - 1) ** 2
      drawFlyingSticker(
        g,
        animal,
        x + (hud.x + hud.h / 2 - x) * sink,
        y + (hud.y + hud.h / 2 - y) * sink,
        size * pop * (1 - sink * 0.6),
      )
    }
    return cues.stickers.some(({ at }) => now < at + STICKER_MS)
  }

  /** Whether the paw shows where to press. */
  function drawHint(g: G, state: State, now: number): boolean {
    paw = null
    // The keys' ring and the paw would look like two cursors.
    if (kit.device === 'keyboard' || kit.device === 'gamepad') return false
    if (kit.record.knowsHow || state.greeting > 0 || state.ending > 0 || state.wait > 0 || pages.open)
      return false
    const hidden = listHidden(state).filter((i) => !state.open.includes(i))
    // Where the first look goes does not matter. Then the paw asks: here, here or here? Who remembers knows.
    const turn = state.open.length > 0 ? Math.floor(now / ASK_MS) % Math.max(1, hidden.length) : 0
    const target = hidden[turn] ?? -1
    const spot = stage.layout.spots[target]
    // No hint points at the meadow before it is drawn.
    if (spot && now > stage.actors[target]!.dealtAt + DEALT_MS) {
      const scale = Math.max(0.7, Math.min(1.2, spot.scale))
      drawPaw(g, spot.x, spot.y, scale, now)
      paw = { id: 'paw', kind: 'float', of: `place-${target + 1}`, ...boxOfPaw(spot.x, spot.y, scale) }
    }
    return spot !== undefined
  }
}
