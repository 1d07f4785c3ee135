/** Draws the state and answers events; changes nothing of the game. */
import type { Frame, Kit, View } from '@playhouse/game-kit'
import { lerp } from '@playhouse/game-kit'
import { drawBackdrop } from './backdrop.ts'
import { createCamera, followWith, frameOf } from './camera.ts'
import { createCrew } from './crew.ts'
import { createEffects } from './effects.ts'
import { createEngine } from './engine.ts'
import { createRecorder, poseAt, readPath } from './ghost.ts'
import type { Keeps, Pose } from './ghost.ts'
import { findHill } from './hills.ts'
import type { Hill } from './hills.ts'
import { drawHud, drawPedals, FONT, listHud } from './hud.ts'
import { LEVELS } from './levels.ts'
import { heightAt } from './physics/ground.ts'
import { ink, rounded, sheet, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import { drawCarrots, drawGate, drawProps } from './props.ts'
import { isWhole } from './rules.ts'
import { CHASSIS, courseOf } from './state.ts'
import type { Game, State } from './state.ts'
import { drawGrowth, drawTerrain } from './terrain.ts'
import { texts } from './texts.ts'
import { outlineOf } from './vehicle-art.ts'
import { WORLDS } from './worlds.ts'
import { SONG_OF } from './music.ts'

export function createView(kit: Kit<Game, Keeps>): View<Game> {
  const camera = createCamera()
  const crew = createCrew()
  const effects = createEffects(kit)
  const engine = createEngine(kit)
  const recorder = createRecorder()
  const gate = { open: 0 }
  let hill: Hill = findHill('levels', 1, 1)
  let ghost: { poses: Pose[]; outline: Path2D } | null = null
  let beganAt = 0
  let spilledAt = -1e9
  let news = ''

  const keyOf = (state: State) =>
    state.mode === 'daily' ? `daily/${kit.start.day}` : `${state.mode}/${state.level}`
  const begin = (state: State) => {
    hill = findHill(state.mode, state.level, state.seed)
    camera.isFresh = true
    gate.open = 0
    beganAt = kit.now
    spilledAt = -1e9
    news = ''
    kit.juice.clear()
    crew.begin(state)
    effects.begin()
    const { x, y } = state.world.bodies[CHASSIS]!
    recorder.begin(x, y)
    const kept = kit.data.ghosts[keyOf(state)]
    const poses = kept ? readPath(kept.path, x, y) : null
    ghost = kept && poses ? { poses, outline: outlineOf(kept.car) } : null
    kit.audio.playMusic(SONG_OF[hill.world]!)
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
  begin(kit.state)

  return {
    begin,
    draw({ g, state, screen, phase, alpha, now, seconds, settings }: Frame<Game>) {
      const course = courseOf(state)
      const palette = WORLDS[hill.world]!
      const chassis = state.world.bodies[CHASSIS]!
      const [x, y] = [lerp(chassis.x0, chassis.x, alpha), lerp(chassis.y0, chassis.y, alpha)]
      const below = heightAt(course.ground, x) ?? y
      followWith(
        camera,
        { x, y, vx: chassis.vx, vy: chassis.vy, height: Math.max(0, below - y) },
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
      })
      g.save()
      frame.apply(g)
      drawGrowth(g, palette, course, frame, now, settings.calm)
      drawProps(g, palette, state, course, frame, alpha)
      drawGate(g, palette, course, gate.open, settings.calm ? 0 : now)
      drawCarrots(g, course, state.eaten, frame, settings.calm ? 0 : now)
      const at = ghost && state.phase === 'drive' ? poseAt(ghost.poses, state.ticks + alpha) : null
      if (ghost && at) drawGhost(g, at, ghost.outline)
      crew.draw(g, state, alpha, now, settings.calm)
      drawTerrain(g, palette, course, frame, settings.calm ? 0 : now)
      kit.juice.draw(g)
      g.restore()
      drawHud(g, screen, {
        state,
        course,
        par: hill.par,
        ghostX: at?.x ?? null,
        calm: settings.calm,
        now,
        spilledAt,
      })
      if (phase === 'waiting') drawSign(g, state)
      if (phase !== 'over') drawPedals(g, kit, state, !kit.record.knowsHow, now - beganAt, settings.calm)
      engine.update(state, phase)
      return true
    },
    control(state) {
      if (state.phase !== 'drive') return
      recorder.note(state.ticks, state.world.bodies[CHASSIS]!)
      effects.trail(state, WORLDS[hill.world]!)
    },
    follow(event, state) {
      if (event.type === 'spill') spilledAt = kit.now
      if (event.type === 'arrive') kit.juice.tween({ ms: 500, update: (t) => (gate.open = t) })
      crew.follow(event, state, kit.now)
      effects.follow(event, state, WORLDS[hill.world]!)
    },
    finish(outcome, state) {
      if (outcome.won) keepBest(state)
    },
    describe(outcome, state) {
      if (!outcome.won) return { title: texts.crashed[state.crash] ?? texts.lateTitle }
      const aboard = state.load.filter(({ lost }) => !lost).length
      const line = texts.summary((state.ticks / 60).toFixed(1), String(hill.par), aboard, state.load.length)
      return { title: texts.arrived[outcome.stars ?? 1], about: news ? `${news} ${line}` : line }
    },
    move(name) {
      if (name === 'retry') kit.restart()
    },
    ui: () => listHud(kit.screen, kit.state),
    probe: () => ({ whole: isWhole(kit.state) }),
  }

  /** The name of the place, on a sign, before the wheels turn. */
  function drawSign(g: G, state: State): void {
    const { visible, safe, portrait } = kit.screen
    const size = portrait ? 46 : 38
    const name = state.mode === 'daily' ? texts.today : `${state.level} · ${texts.worlds[hill.world]}`
    g.font = `900 ${size}px ${FONT}`
    const w = Math.min(safe.w - 40, g.measureText(name).width + size * 1.6)
    const x = visible.x + visible.w / 2
    const y = visible.y + visible.h * (portrait ? 0.26 : 0.24)
    g.strokeStyle = '#3b2b4550'
    g.lineWidth = 2
    g.beginPath()
    for (const side of [-1, 1]) {
      g.moveTo(x + side * w * 0.36, visible.y)
      g.lineTo(x + side * w * 0.36, y - size)
    }
    g.stroke()
    sheet(g, rounded(x - w / 2, y - size, w, size * 1.9, 18), '#fffaf0', 8, '#00000030')
    g.fillStyle = '#3b2b45'
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.fillText(name, x, y - size * 0.05 + 2, w - size)
  }
}

function drawGhost(g: G, { x, y, angle }: Pose, outline: Path2D): void {
  g.save()
  g.translate(x * UNIT, y * UNIT)
  g.rotate(angle)
  g.globalAlpha = 0.4
  g.fillStyle = '#ffffff'
  ink(g, outline)
  g.globalAlpha = 0.7
  g.setLineDash([7, 6])
  g.strokeStyle = '#ffffff'
  g.lineWidth = 2.5
  g.stroke(outline)
  g.restore()
}
