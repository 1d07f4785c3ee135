/** Renders the meadow and everything on it; never changes the game. */
import { gridOfScreen } from '@playhouse/game-kit'
import type { Frame, Motion, UiRect } from '@playhouse/game-kit'
import { drawWithFewNew } from '../art/animal-sprites.ts'
import { drawChoices, drawLight } from '../art/fireflies.ts'
import { DIM_MS, drawLanterns, drawNightfall } from '../art/lanterns.ts'
import { drawMotes } from '../art/motes.ts'
import type { G } from '../art/pen.ts'
import { layScene } from '../art/scene.ts'
import { drawPlayers } from '../art/players-art.ts'
import { drawSign } from '../art/signs.ts'
import { THEMES } from '../art/themes.ts'
import { listHidden } from '../rules/animal-families.ts'
import { hasTwist } from '../rules/levels.ts'
import type { Game } from '../state.ts'
import { drawPage, pages } from '../ui/pages.ts'
import { isShown, isSnowed, moveActor } from './actors.ts'
import { drawFireflies, drawGifts, drawHint } from './draw-helps.ts'
import { drawPlaces } from './draw-places.ts'
import { GAIN_MS, drawGain } from './flower-gains.ts'
import { discSizeOf } from './layout.ts'
import type { Layout } from './layout-types.ts'
import { drawLesson, hasLesson, placeLesson } from './lessons.ts'
import { canSkip, drawSkip, skipRectOf } from './skip-sign.ts'
import type { Arrangement, Stage, Troupe } from './stage.ts'
import { drawFlyingSticker, drawRequest } from './visitors.ts'

/** Longer than fireflies stay. */
const LIT_MS = 2000
const STICKER_MS = 1500
const NIGHTFALL_MS = 900

export function createRenderer(troupe: Troupe) {
  const stage = { ...troupe, paw: null } as unknown as Stage
  return {
    draw: (frame: Frame<Game>, arrangement: Arrangement) =>
      drawWithFewNew(() => drawMeadow(Object.assign(stage, arrangement), frame)),
    /** The paw, the card of a lesson, and the request that neither may cover. */
    listFloats(layout: Layout): UiRect[] {
      const { state } = troupe.kit
      const asks = state.wish !== undefined && state.wish >= 0 && state.ending === 0
      return [
        ...(stage.paw ? [stage.paw] : []),
        ...(hasLesson(state)
          ? [{ id: 'lesson', kind: 'float', ...placeLesson(layout) } as const]
          : asks
            ? [{ id: 'request', kind: 'target', ...layout.request } as const]
            : []),
      ]
    },
  }
}

function drawMeadow(stage: Stage, frame: Frame<Game>): Motion {
  const { g, now, settings } = frame
  const { cues, layout } = stage
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const isStirring = moveActors(stage, frame)
  drawGround(stage, frame)
  drawAbove(stage, frame)
  const isStickerFlying = drawStickers(stage, g, now)
  const isHinting = drawHint(stage, frame)
  drawCover(stage, frame)
  drawNightfall(g, layout, (now - cues.lights.sleptAt) / NIGHTFALL_MS, settings.calm)
  if (isStirring || isStickerFlying || isMoving(stage, now)) return true
  return isHinting ? 'slow' : !settings.calm && 'ambience'
}

function moveActors({ actors }: Stage, { state, now, seconds, settings }: Frame<Game>): boolean {
  const { calm } = settings
  const snows = hasTwist(state, 'snow')
  let isBusy = false
  actors.forEach((actor, i) => {
    const goal = isShown(state, i) ? 1 : 0
    const snow = snows && isSnowed(state, i) ? 1 : 0
    if (moveActor(actor, state.places[i]!, { goal, snow }, { now, seconds, calm })) isBusy = true
  })
  return isBusy
}

function isMoving({ cues, choir }: Stage, now: number): boolean {
  return (
    now < Math.max(cues.lights.changedAt, cues.requestedAt) + DIM_MS * 2 ||
    choir.isBusy(now) ||
    cues.gains.some(({ at }) => now < at + GAIN_MS) ||
    now < cues.busyUntil
  )
}

/** The lawn with its homes, and the hill with the choir. */
function drawGround(stage: Stage, frame: Frame<Game>): void {
  const { g, state, now, settings, ambience } = frame
  const { kit, choir, cues, tools, layout, sprites } = stage
  const { calm } = settings
  const grid = gridOfScreen(kit.screen)
  layScene(g, grid, sprites, 'back')
  drawPlaces(stage, frame)
  if (tools.armed) drawChoices(g, layout, listHidden(state), now, calm)
  const { lit } = cues.moves
  if (state.peekTicks > 0 && now < lit.at + LIT_MS) drawLight(g, layout, lit.places, now, calm)
  choir.sing(layout, now)
  choir.draw(g, layout, now, calm)
  layScene(g, grid, sprites, 'hill')
  if (!calm && ambience) drawMotes(g, THEMES[state.theme]!, layout.w, layout.h, now)
}

/** What flies or hangs over the meadow. */
function drawAbove(stage: Stage, frame: Frame<Game>): void {
  const { g, state, now, settings } = frame
  const { kit, choir, cues, layout, sprites } = stage
  const { calm } = settings
  const { w, h } = layout
  drawFireflies(stage, frame)
  drawGifts(stage, frame)
  if (hasLesson(state)) drawLesson({ g, layout, sprites, state, now, calm })
  else if (state.wish !== undefined && state.wish >= 0 && state.ending === 0)
    drawRequest(g, layout.request, state.wish, calm ? 1 : (now - cues.requestedAt) / 400)
  const grid = gridOfScreen(kit.screen)
  drawLanterns({ g, grid, layout, state, now, dimmedAt: cues.lights.dimmedAt, calm })
  if (state.players === 2) {
    const size = discSizeOf(layout)
    drawPlayers(g, { w, y: h - layout.choir.h * 0.16 - 32 * size, size }, state, now - cues.turnedAt, calm)
  }
  choir.drawAbove(g, layout, now, calm)
  cues.gifts.draw(g, now)
  for (const gain of cues.gains) drawGain(g, gain, now, calm)
  if (canSkip(state)) drawSkip(g, skipRectOf(layout), now, calm)
}

/** The sign, an open page over it, and sparks. */
function drawCover({ kit, layout }: Stage, { g, state, now, settings, drawSharp }: Frame<Game>): void {
  const { sign, w, h } = layout
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
      calm: settings.calm,
    })
  kit.juice.draw(g)
}

/** New stickers pop up near the album's button and slip into it. */
function drawStickers({ kit, cues, layout }: Stage, g: G, now: number): boolean {
  const { hud } = kit.screen
  for (const { animal, at } of cues.stickers) {
    const t = (now - at) / STICKER_MS
    if (t < 0 || t > 1) continue
    const grow = Math.min(1, t / 0.16)
    const sink = Math.max(0, (t - 0.66) / 0.34) ** 2
    const { x, y, size } = layout.sticker
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
