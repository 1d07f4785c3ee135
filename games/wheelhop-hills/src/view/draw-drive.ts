/** Draws a frame of a drive, from the sky down to the pedals. */
import type { Frame, Kit } from '@playhouse/game-kit'
import { ease, lerp } from '@playhouse/game-kit'
import { drawBackdrop } from '../art/backdrop.ts'
import { drawGrowth } from '../art/growth.ts'
import { drawPits, drawWater } from '../art/pits.ts'
import { drawCarrots, drawGate, drawProps } from '../art/props.ts'
import { drawSign, drawSkip } from '../art/sign.ts'
import { drawStalls } from '../art/stall-art.ts'
import { drawTerrain } from '../art/terrain.ts'
import { heightAt } from '../physics/ground.ts'
import { WATER } from '../rules/course.ts'
import type { Course } from '../rules/course.ts'
import { isRoad } from '../rules/road.ts'
import { CHASSIS, courseOf } from '../state.ts'
import type { Game, State } from '../state.ts'
import { texts } from '../texts.ts'
import { drawGarage } from '../ui/garage.ts'
import { drawHud, holdStill } from '../ui/hud.ts'
import { drawPedals } from '../ui/pedals.ts'
import { readRoad } from '../ui/road-hud.ts'
import { followWith, frameOf } from './camera.ts'
import type { WorldFrame } from './camera.ts'
import type { SaveData } from './ghost.ts'
import { drawLeaves, drawRays } from './motion.ts'
import { paletteOf, pedalsLook } from './scene.ts'
import type { Scene } from './scene.ts'
import { drawAhead } from './upcoming-signs.ts'

/** The moment that is drawn. */
type Shown = {
  state: State
  alpha: number
  course: Course
  palette: ReturnType<typeof paletteOf>
  /** Where the chassis is drawn. */
  x: number
  y: number
  view: WorldFrame
  /** Where the player's best run is, if it is shown. */
  ghostX: number | null
  /** Decoration rests. */
  isQuiet: boolean
}
type Lines = { crashed: string; place: string }

/** At half speed two ticks make one step of the world. */
const paced = ({ state, alpha }: { state: State; alpha: number }) => ({
  state,
  alpha: state.slow ? (state.beat + alpha) / 2 : alpha,
})

/** `lines`: the words of the sign at the start, and after a crash. */
export function drawDrive(scene: Scene, kit: Kit<Game, SaveData>, frame: Frame<Game>, lines: Lines): State {
  const { g, screen, phase, now, seconds, settings } = frame
  const { state, alpha } =
    phase === 'over'
      ? scene.aftermath.follow(frame.state, seconds)
      : paced({ alpha: frame.alpha, state: scene.choice.show(frame.state) })
  const chassis = state.world.bodies[CHASSIS]!
  const [x, y] = [lerp(chassis.x0, chassis.x, alpha), lerp(chassis.y0, chassis.y, alpha)]
  const course = courseOf(state)
  aimCamera(scene, frame, state, { x, y })
  const shown: Shown = {
    state,
    alpha,
    course,
    palette: paletteOf(scene, state),
    x,
    y,
    view: frameOf(scene.camera, screen),
    ghostX: null,
    isQuiet: settings.calm || !frame.ambience,
  }
  scene.crew.update(state, phase === 'waiting' ? 0 : seconds, settings.calm)
  drawWorld(scene, kit, frame, shown)
  if (!shown.isQuiet) {
    drawLeaves(g, shown.palette, screen, scene.camera.x, now)
    scene.motion.drawAir(g, screen, now)
  }
  g.save()
  holdStill(g, screen, kit.juice.getShake())
  drawSigns(scene, frame, shown, lines)
  drawControls(scene, kit, frame, shown)
  g.restore()
  return state
}

function aimCamera(
  { camera }: Scene,
  { screen, seconds }: Frame<Game>,
  state: State,
  { x, y }: { x: number; y: number },
): void {
  const course = courseOf(state)
  const { vx, vy } = state.world.bodies[CHASSIS]!
  const below = heightAt(course.ground, x) ?? y
  // Who sinks is not looked after to the middle of the earth.
  const pit = course.pits.find(({ from, to }) => x > from && x < to)
  const height = Math.max(0, below - y)
  const eye = pit ? Math.min(y, pit.y + WATER) : y
  const isThere = state.phase !== 'drive'
  followWith(camera, { x, y: eye, vx, vy, height, isThere }, screen, seconds)
}

function drawWorld(scene: Scene, kit: Kit<Game, SaveData>, frame: Frame<Game>, shown: Shown): void {
  const { camera, crew, flags, gate, hill, motion, rivalry } = scene
  const { g, screen, now, settings } = frame
  const { state, alpha, course, palette, x, y, view, isQuiet } = shown
  const time = settings.calm ? 0 : now
  const { vx } = state.world.bodies[CHASSIS]!
  drawBackdrop(g, palette, {
    visible: screen.visible,
    x: camera.x + camera.lead,
    y: camera.y,
    zoom: camera.zoom,
    now,
    calm: isQuiet,
    seed: hill.seed,
  })
  g.save()
  view.apply(g)
  drawPits(g, palette, course, view, time)
  drawGrowth(g, palette, course, view, { time, by: { x, y, vx: settings.calm ? 0 : vx } })
  if (!isQuiet) drawRays(g, course, view, gate.open, now)
  flags.draw(g, palette, view, now, isQuiet)
  drawProps(g, palette, view, { state, course, alpha })
  if (isInSight(course.finish, view)) drawGate(g, palette, course, gate.open, time)
  drawStalls(g, palette, course, view, { leg: state.leg, now: time })
  drawCarrots(g, course, state.eaten, view, time)
  shown.ghostX = rivalry.draw(g, state, alpha)
  if (!isQuiet) motion.drawTrails(g)
  crew.draw(g, state, alpha, now, settings.calm)
  drawWater(g, palette, course, view, time)
  drawTerrain(g, palette, course, view, time)
  kit.juice.draw(g)
  g.restore()
}

/** Half of what a gate and its shadow take, in metres. */
const GATE_REACH = 2

const isInSight = (x: number, { left, right }: WorldFrame): boolean =>
  x > left - GATE_REACH && x < right + GATE_REACH

/** At the start and after a crash; and what comes next on the way. */
function drawSigns(scene: Scene, frame: Frame<Game>, shown: Shown, lines: Lines): void {
  const { g, screen, phase, now, settings } = frame
  const { state, palette, course, view } = shown
  const { vx } = state.world.bodies[CHASSIS]!
  if (phase === 'waiting') {
    drawSign(g, screen, lines.place)
    drawGarage(g, screen, scene.choice.read())
  }
  if (phase === 'over' && state.phase !== 'arrived') {
    const grown = settings.calm ? 1 : ease.back(Math.min(1, (now - scene.overAt) / 260))
    drawSign(g, screen, lines.crashed, grown)
  }
  if (phase !== 'over') drawAhead(g, { screen, palette, course, frame: view, vx, calm: settings.calm })
}

function drawControls(scene: Scene, kit: Kit<Game, SaveData>, frame: Frame<Game>, shown: Shown): void {
  const { g, screen, phase, now, settings, drawSharp } = frame
  const { state, course, palette, x, y, view } = shown
  drawHud(g, screen, {
    state,
    course,
    par: scene.hill.par,
    ghostX: shown.ghostX,
    calm: settings.calm,
    now,
    spilledAt: scene.spilledAt,
    palette,
    road: isRoad(state) ? readRoad(state, course) : null,
    drawSharp,
  })
  scene.effects.drawWords(g, screen, { x, y }, view.toScreen, { now, calm: settings.calm })
  if (scene.skipping.maySkip(kit.state)) drawSkip(g, screen, texts.skip, settings.calm ? 0 : now)
  if (phase !== 'over' || state.phase !== 'arrived')
    drawPedals(g, screen, {
      state,
      ...pedalsLook(kit),
      now: settings.calm ? 0 : now - scene.beganAt,
    })
}
