/** Draws the state and answers events; changes nothing of the game. */
import type { Frame, Kit, View } from '@playhouse/game-kit'
import { ease, lerp } from '@playhouse/game-kit'
import { createAftermath } from './aftermath.ts'
import { drawBackdrop } from './backdrop.ts'
import { createCamera, followWith, frameOf } from './camera.ts'
import { WATER } from './course.ts'
import { createCrew } from './crew.ts'
import { isForgiving } from './drive.ts'
import { createEffects } from './effects.ts'
import { createEngine } from './engine.ts'
import { createRecorder, endsAt, isOfThesePhysics, poseAt, readPath } from './ghost.ts'
import type { Keeps, Pose } from './ghost.ts'
import { countCarrots, hatOf } from './hats.ts'
import { findHill } from './hills.ts'
import type { Hill } from './hills.ts'
import { drawHud, holdStill, listHud } from './hud.ts'
import { LEVEL_COUNT, LEVELS } from './levels.ts'
import { addToMenus } from './menu-pages.ts'
import { heightAt } from './physics/ground.ts'
import { ink, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import { drawPits, drawWater } from './pits.ts'
import { drawPedals } from './pedals.ts'
import { drawCarrots, drawGate, drawProps } from './props.ts'
import { isWhole } from './rules.ts'
import { drawSign, drawSkip, placeSkip } from './sign.ts'
import { CHASSIS, courseOf } from './state.ts'
import type { Game, State } from './state.ts'
import { drawGrowth, drawTerrain } from './terrain.ts'
import { texts } from './texts.ts'
import { outlineOf } from './vehicle-art.ts'
import { WORLDS } from './worlds.ts'
import { SONG_OF } from './music.ts'

const CRASHES_TO_SKIP = 5
/** Longer than the look of a crash, shorter than `resultAfterMs`. */
const BACK_AFTER_MS = 1100

/** At half speed two ticks make one step of the world. */
const paced = ({ state, alpha }: { state: State; alpha: number }) => ({
  state,
  alpha: state.slow ? (state.beat + alpha) / 2 : alpha,
})

export function createView(kit: Kit<Game, Keeps>): View<Game> {
  const camera = createCamera()
  const crew = createCrew()
  const effects = createEffects(kit)
  const engine = createEngine(kit)
  const recorder = createRecorder()
  const aftermath = createAftermath()
  const gate = { open: 0 }
  let hill: Hill = findHill('levels', 1, 1)
  let ghost: { poses: Pose[]; outline: Path2D } | null = null
  let beganAt = 0
  let spilledAt = -1e9
  let news = ''
  let overAt = 0
  /** Fell on its nose with the throttle down. */
  let isHeldOver = false

  const keyOf = (state: State) =>
    state.mode === 'daily' ? `daily/${kit.start.day}` : `${state.mode}/${state.level}`
  const begin = (state: State) => {
    hill = findHill(state.mode, state.level, state.seed)
    camera.isFresh = true
    gate.open = 0
    beganAt = kit.now
    spilledAt = -1e9
    news = ''
    isHeldOver = false
    kit.juice.clear()
    crew.begin(state, hatOf(countCarrots(kit.data.carrots)))
    aftermath.begin()
    effects.begin()
    const { x, y } = state.world.bodies[CHASSIS]!
    recorder.begin(x, y)
    const kept = kit.data.ghosts[keyOf(state)]
    const poses = kept ? readPath(kept.path, x, y) : null
    const isOfThisHill =
      poses !== null && endsAt(poses, courseOf(state).finish) && isOfThesePhysics(kept!, isForgiving(state))
    if (poses && !isOfThisHill) {
      delete kit.data.ghosts[keyOf(state)]
      delete kit.data.times[keyOf(state)]
    }
    ghost = kept && isOfThisHill ? { poses, outline: outlineOf(kept.car) } : null
    kit.audio.playMusic(SONG_OF[hill.world]!)
  }
  /** Carrots of the hills count once each; those of a day would never end. */
  const keepCarrots = ({ mode, level, eaten }: State) => {
    if (mode !== 'levels') return
    const kept = (kit.data.carrots ??= {})
    const before = hatOf(countCarrots(kept))
    kept[level] = Math.max(kept[level] ?? 0, eaten.filter((one) => one).length)
    kit.keep()
    if (hatOf(countCarrots(kept)) > before) news = texts.newHat
  }
  const keepBest = (state: State) => {
    const key = keyOf(state)
    const before = kit.data.times[key]
    if (before !== undefined && before <= state.ticks) return
    const own = recorder.give(state.car, state.ticks)
    for (const old of Object.keys(kit.data.ghosts))
      if (old.startsWith('daily/') && old !== key) delete kit.data.ghosts[old]
    for (const old of Object.keys(kit.data.times))
      if (old.startsWith('daily/') && old !== key) delete kit.data.times[old]
    if (own) kit.data.ghosts[key] = own
    kit.data.times[key] = state.ticks
    kit.keep()
    if (before !== undefined) news = texts.faster
    const next = state.mode === 'levels' && before === undefined ? LEVELS[state.level] : undefined
    if (next && next.car !== state.car) news = texts.newCar(texts.cars[next.car])
  }
  /** Who crashed here again and again may go on to the next hill. */
  const maySkip = ({ mode, level }: State) =>
    kit.phase === 'waiting' &&
    mode === 'levels' &&
    level < LEVEL_COUNT &&
    (kit.data.crashes?.[`levels/${level}`] ?? 0) >= CRASHES_TO_SKIP
  const skip = ({ level }: State) => {
    const won = (kit.record.stars.levels ??= {})
    // Without a star, but open: the next one opens with it.
    won[level] ??= 0
    delete kit.data.crashes?.[`levels/${level}`]
    kit.keep()
    kit.audio.play('click')
    kit.say(texts.skipped)
    kit.begin('levels', level + 1)
  }
  const noteCrash = ({ mode, level }: State) => {
    if (mode !== 'levels' || kit.record.stars.levels?.[level] !== undefined) return
    const crashes = (kit.data.crashes ??= {})
    crashes[`levels/${level}`] = (crashes[`levels/${level}`] ?? 0) + 1
    kit.keep()
  }
  const crashWords = (state: State) =>
    isHeldOver ? texts.heldOver : (texts.crashed[state.crash] ?? texts.lateTitle)
  const nameOf = (state: State) =>
    state.mode === 'daily' ? texts.today : `${state.level} · ${texts.worlds[hill.world]}`
  addToMenus(kit)
  begin(kit.state)

  return {
    begin,
    draw({ g, screen, phase, now, seconds, settings, ...tick }: Frame<Game>) {
      const { state, alpha } = phase === 'over' ? aftermath.follow(tick.state, seconds) : paced(tick)
      const course = courseOf(state)
      const palette = WORLDS[hill.world]!
      const chassis = state.world.bodies[CHASSIS]!
      const [x, y] = [lerp(chassis.x0, chassis.x, alpha), lerp(chassis.y0, chassis.y, alpha)]
      const below = heightAt(course.ground, x) ?? y
      // Who sinks is not looked after to the middle of the earth.
      const pit = course.pits.find(({ from, to }) => x > from && x < to)
      const height = Math.max(0, below - y)
      followWith(
        camera,
        { x, y: pit ? Math.min(y, pit.y + WATER) : y, vx: chassis.vx, vy: chassis.vy, height },
        screen,
        seconds,
      )
      const frame = frameOf(camera, screen)
      crew.update(state, phase === 'waiting' ? 0 : seconds, settings.calm)
      drawBackdrop(g, palette, {
        visible: screen.visible,
        x: camera.x + camera.lead,
        y: camera.y,
        zoom: camera.zoom,
        now,
        calm: settings.calm,
        seed: hill.seed,
      })
      g.save()
      frame.apply(g)
      drawPits(g, palette, course, frame, settings.calm ? 0 : now)
      drawGrowth(g, palette, course, frame, now, settings.calm)
      drawProps(g, palette, state, course, frame, alpha)
      drawGate(g, palette, course, gate.open, settings.calm ? 0 : now)
      drawCarrots(g, course, state.eaten, frame, settings.calm ? 0 : now)
      const at = ghost && state.phase === 'drive' ? poseAt(ghost.poses, state.ticks + alpha) : null
      if (ghost && at) drawGhost(g, at, ghost.outline)
      crew.draw(g, state, alpha, now, settings.calm)
      drawWater(g, palette, course, frame, settings.calm ? 0 : now)
      drawTerrain(g, palette, course, frame, settings.calm ? 0 : now)
      kit.juice.draw(g)
      g.restore()
      g.save()
      holdStill(g, screen, kit.juice.getShake())
      if (phase === 'waiting') drawSign(g, screen, nameOf(state))
      if (phase === 'over' && state.phase !== 'arrived')
        drawSign(
          g,
          screen,
          crashWords(state),
          settings.calm ? 1 : ease.back(Math.min(1, (now - overAt) / 260)),
        )
      drawHud(g, screen, {
        state,
        course,
        par: hill.par,
        ghostX: at?.x ?? null,
        calm: settings.calm,
        now,
        spilledAt,
        palette,
      })
      effects.drawWords(g, screen, now, settings.calm, { x, y }, frame.toScreen)
      if (maySkip(kit.state)) drawSkip(g, screen, texts.skip, settings.calm ? 0 : now)
      if (phase !== 'over' || state.phase !== 'arrived')
        drawPedals(g, screen, {
          state,
          isTouch: kit.device === 'touch',
          showHand: !kit.record.knowsHow,
          isBig: settings.bigText || (kit.data.help?.bigPedals ?? false),
          now: settings.calm ? 0 : now - beganAt,
        })
      g.restore()
      engine.update(state, phase)
      return true
    },
    control(state) {
      if (state.phase !== 'drive') return
      const { slow = false, steady = false } = kit.data.help ?? {}
      if (slow !== state.slow || steady !== state.steady) kit.send({ type: 'help', slow, steady })
      if (state.beat === 0) recorder.note(state.ticks, state.world.bodies[CHASSIS]!)
      effects.trail(state, WORLDS[hill.world]!)
      effects.dive(state, courseOf(state), WORLDS[hill.world]!)
    },
    follow(event, state) {
      if (event.type === 'spill') spilledAt = kit.now
      if (event.type === 'crash') {
        isHeldOver = event.how === 'head' && state.gas && !isForgiving(state)
        noteCrash(state)
      }
      if (event.type === 'arrive') kit.juice.tween({ ms: 500, update: (t) => (gate.open = t) })
      crew.follow(event, state, kit.now)
      effects.follow(event, state, WORLDS[hill.world]!)
    },
    finish(outcome, state) {
      overAt = kit.now
      if (outcome.won) {
        delete kit.data.crashes?.[`levels/${state.level}`]
        keepBest(state)
        return keepCarrots(state)
      }
      // Any press starts again at once; who only watches is back at the start before a card could come.
      kit.juice.tween({ ms: 1, delayMs: BACK_AFTER_MS, update: () => {}, done: () => kit.restart() })
    },
    describe(outcome, state) {
      if (!outcome.won) return { title: crashWords(state) }
      const aboard = state.load.filter(({ lost }) => !lost).length
      const line = texts.summary((state.ticks / 60).toFixed(1), String(hill.par), aboard, state.load.length)
      return { title: texts.arrived[outcome.stars ?? 1], about: news ? `${news} ${line}` : line }
    },
    move(name) {
      if (name === 'retry') kit.restart()
      if (name === 'skip' && maySkip(kit.state)) skip(kit.state)
    },
    pointer({ type, x, y }) {
      if (type !== 'down' || !kit.data.crashes) return false
      const rect = placeSkip(kit.screen)
      const isOn = x > rect.x && x < rect.x + rect.w && y > rect.y && y < rect.y + rect.h
      // The press has woken the run by now.
      if (!isOn || kit.state.ticks > 0 || kit.data.crashes[`levels/${kit.start.level}`]! < CRASHES_TO_SKIP)
        return false
      skip(kit.state)
      return true
    },
    ui: () => [
      ...listHud(kit.screen, kit.state),
      ...(maySkip(kit.state) ? [{ id: 'skip', kind: 'button' as const, ...placeSkip(kit.screen) }] : []),
    ],
    probe: () => ({ whole: isWhole(kit.state) }),
  }
}

function drawGhost(g: G, { x, y, angle }: Pose, outline: Path2D): void {
  g.save()
  g.translate(x * UNIT, y * UNIT)
  g.rotate(angle)
  g.globalAlpha = 0.5
  g.fillStyle = '#ffffff'
  ink(g, outline)
  // Dark under light: seen on snow as well as on a night sky.
  g.globalAlpha = 0.75
  g.lineJoin = 'round'
  g.strokeStyle = '#4b3a6b'
  g.lineWidth = 5
  g.stroke(outline)
  g.setLineDash([9, 6])
  g.strokeStyle = '#ffffff'
  g.lineWidth = 2.5
  g.stroke(outline)
  g.restore()
}
