/** Draws the state and handles events; never changes the game. */
import type { Frame, Kit, View } from '@playhouse/game-kit'
import { ease, lerp } from '@playhouse/game-kit'
import { drawAhead } from './view/upcoming-signs.ts'
import { createAftermath } from './view/aftermath.ts'
import { drawBackdrop } from './art/backdrop.ts'
import { createCamera, followWith, frameOf, punch } from './view/camera.ts'
import { WATER } from './rules/course.ts'
import { createChoice } from './ui/vehicle-choice.ts'
import { createCrew } from './view/crew.ts'
import { isForgiving } from './rules/drive.ts'
import { createDust } from './view/dust.ts'
import { createEffects } from './view/effects.ts'
import { createEngine } from './audio/engine.ts'
import { drawGarage, findPick, listGarage } from './ui/garage.ts'
import { createRecorder } from './view/ghost.ts'
import type { SaveData } from './view/ghost.ts'
import { listGoals, readWins } from './view/goals.ts'
import { countCarrots, hatOf } from './art/hats.ts'
import { drawGrowth } from './art/growth.ts'
import { findHill } from './rules/hills.ts'
import type { Hill } from './rules/hills.ts'
import { drawHud, holdStill, listHud } from './ui/hud.ts'
import { LEVEL_COUNT } from './rules/levels.ts'
import { createFlags } from './art/flags.ts'
import { createMotion, drawLeaves, drawRays } from './view/motion.ts'
import { createHeld } from './ui/held.ts'
import { heightAt } from './physics/ground.ts'
import { drawPits, drawWater } from './art/pits.ts'
import { drawPedals, listPedals } from './ui/pedals.ts'
import { listPaints } from './art/paints.ts'
import { drawCarrots, drawGate, drawProps } from './art/props.ts'
import { isCargoComplete } from './rules.ts'
import { saveResults } from './view/records.ts'
import type { News } from './view/records.ts'
import { createResultCard, listGains } from './ui/result-card.ts'
import { createRivalry } from './view/rivalry.ts'
import { isRoad, metresOf } from './rules/road.ts'
import { readRoad } from './ui/road-hud.ts'
import { worldOfLeg } from './rules/road-way.ts'
import { drawSign, drawSkip, placeSkip } from './art/sign.ts'
import { createSkipping } from './view/skipping.ts'
import { drawStalls } from './art/stall-art.ts'
import { CHASSIS, courseOf } from './state.ts'
import type { Game, State } from './state.ts'
import { drawTerrain } from './art/terrain.ts'
import { texts } from './texts.ts'
import { setPaint } from './art/vehicle-trim.ts'
import { WORLDS } from './art/worlds.ts'
import { SONG_OF } from './audio/music.ts'

/** Longer than the look of a crash, shorter than `resultAfterMs`. */
const BACK_AFTER_MS = 1100

/** The vehicle and its driver at a zoom of one unit to a metre, from the middle of the chassis. */
const HERO = { w: 3.8, above: 1.7, below: 1.1 }

/** At half speed two ticks make one step of the world. */
const paced = ({ state, alpha }: { state: State; alpha: number }) => ({
  state,
  alpha: state.slow ? (state.beat + alpha) / 2 : alpha,
})

export function createView(kit: Kit<Game, SaveData>): View<Game> {
  const camera = createCamera()
  const crew = createCrew()
  const effects = createEffects(kit)
  const dust = createDust(kit)
  const engine = createEngine(kit)
  const recorder = createRecorder()
  const aftermath = createAftermath()
  const motion = createMotion()
  const flags = createFlags()
  const { maySkip, skip, noteCrash } = createSkipping(kit)
  const wins = () => readWins(kit.record.stars.levels, kit.data)
  const choice = createChoice(kit, wins)
  const rivalry = createRivalry(kit)
  const held = createHeld(() => kit.settings)
  const gate = { open: 0 }
  let hill: Hill = findHill('levels', 1, 1)
  let beganAt = 0
  let spilledAt = -1e9
  let news: News | null = null
  let paintsBefore: readonly number[] = []
  let overAt = 0
  /** Fell on its nose with the throttle down. */
  let isHeldOver = false
  let isAfterCrash = false

  const worldOf = (state: State) => (isRoad(state) ? worldOfLeg(state.leg) : hill.world)
  const paletteOf = (state: State) => WORLDS[worldOf(state)]!
  const begin = (fresh: State) => {
    const state = choice.begin(fresh)
    hill = findHill(state.mode, state.level, state.seed)
    camera.isFresh = true
    gate.open = 0
    beganAt = kit.now
    spilledAt = -1e9
    news = null
    paintsBefore = listPaints(wins())
    isHeldOver = false
    kit.juice.clear()
    setPaint(choice.readPaint())
    crew.begin(state, hatOf(countCarrots(kit.data.carrots)))
    aftermath.begin()
    effects.begin()
    motion.begin(state.wheels.length)
    flags.begin(isRoad(state) ? null : courseOf(state))
    const { x, y } = state.world.bodies[CHASSIS]!
    recorder.begin(x, y)
    rivalry.begin(state, () => choice.show(kit.state))
    kit.audio.playMusic(SONG_OF[hill.world]!)
    if (isAfterCrash) held.takeUp()
    isAfterCrash = false
  }
  const crashWords = (state: State) =>
    isHeldOver ? texts.heldOver : (texts.crashed[state.crash] ?? texts.lateTitle)
  const nameOf = (state: State) =>
    isRoad(state)
      ? texts.roadRecord(kit.data.road?.metres ?? 0)
      : state.mode === 'daily'
        ? texts.today
        : `${state.level} · ${texts.worlds[hill.world]}`
  const nextOf = ({ mode, level, car }: State, stars: number) => {
    if (mode !== 'levels') return ''
    if (stars === 3 && news?.rival === null && car === hill.car) return texts.rivalWakes
    return level < LEVEL_COUNT
      ? texts.nextHill(level + 1, texts.worlds[findHill('levels', level + 1, 0).world]!)
      : ''
  }
  /** For the next hill, a coat that is not won yet. */
  const findCoat = ({ mode, level }: State) => {
    const coat = listGoals(wins()).find(({ kind }) => kind === 'paint')
    if (mode !== 'levels' || !coat) return {}
    const command = { type: 'paint', paint: coat.index } as const
    return {
      reward: { label: texts.tryPaint, command, run: level < LEVEL_COUNT ? 'next' : 'again' },
    } as const
  }
  const pedalsLook = () => ({
    isTouch: kit.device === 'touch',
    showHand: !kit.record.knowsHow,
    isBig: kit.settings.bigText || (kit.data.help?.bigPedals ?? false),
  })
  begin(kit.state)

  return {
    begin,
    draw({ g, screen, phase, now, seconds, settings, ambience, drawSharp, ...tick }: Frame<Game>) {
      const isQuiet = settings.calm || !ambience
      const { state, alpha } =
        phase === 'over'
          ? aftermath.follow(tick.state, seconds)
          : paced({ ...tick, state: choice.show(tick.state) })
      const course = courseOf(state)
      const palette = paletteOf(state)
      const chassis = state.world.bodies[CHASSIS]!
      const [x, y] = [lerp(chassis.x0, chassis.x, alpha), lerp(chassis.y0, chassis.y, alpha)]
      const below = heightAt(course.ground, x) ?? y
      // Who sinks is not looked after to the middle of the earth.
      const pit = course.pits.find(({ from, to }) => x > from && x < to)
      const height = Math.max(0, below - y)
      const { vx, vy } = chassis
      const eye = pit ? Math.min(y, pit.y + WATER) : y
      const isThere = state.phase !== 'drive'
      followWith(camera, { x, y: eye, vx, vy, height, isThere }, screen, seconds)
      const frame = frameOf(camera, screen)
      crew.update(state, phase === 'waiting' ? 0 : seconds, settings.calm)
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
      frame.apply(g)
      const time = settings.calm ? 0 : now
      drawPits(g, palette, course, frame, time)
      const wind = settings.calm ? 0 : vx
      drawGrowth(g, palette, course, frame, { time, by: { x, y, vx: wind } })
      if (!isQuiet) drawRays(g, course, frame, gate.open, now)
      flags.draw(g, palette, frame, now, isQuiet)
      drawProps(g, palette, frame, { state, course, alpha })
      drawGate(g, palette, course, gate.open, time)
      drawStalls(g, palette, course, frame, { leg: state.leg, now: time })
      drawCarrots(g, course, state.eaten, frame, time)
      const ghostX = rivalry.draw(g, state, alpha)
      if (!isQuiet) motion.drawTrails(g)
      crew.draw(g, state, alpha, now, settings.calm)
      drawWater(g, palette, course, frame, time)
      drawTerrain(g, palette, course, frame, time)
      kit.juice.draw(g)
      g.restore()
      if (!isQuiet) {
        drawLeaves(g, palette, screen, camera.x, now)
        motion.drawAir(g, screen, now)
      }
      g.save()
      holdStill(g, screen, kit.juice.getShake())
      if (phase === 'waiting') {
        drawSign(g, screen, nameOf(state))
        drawGarage(g, screen, choice.read())
      }
      if (phase === 'over' && state.phase !== 'arrived')
        drawSign(
          g,
          screen,
          crashWords(state),
          settings.calm ? 1 : ease.back(Math.min(1, (now - overAt) / 260)),
        )
      if (phase !== 'over') drawAhead(g, { screen, palette, course, frame, vx, calm: settings.calm })
      drawHud(g, screen, {
        state,
        course,
        par: hill.par,
        ghostX,
        calm: settings.calm,
        now,
        spilledAt,
        palette,
        road: isRoad(state) ? readRoad(state, course) : null,
        drawSharp,
      })
      effects.drawWords(g, screen, { x, y }, frame.toScreen, { now, calm: settings.calm })
      if (maySkip(kit.state)) drawSkip(g, screen, texts.skip, settings.calm ? 0 : now)
      if (phase !== 'over' || state.phase !== 'arrived')
        drawPedals(g, screen, {
          state,
          ...pedalsLook(),
          now: settings.calm ? 0 : now - beganAt,
        })
      g.restore()
      engine.update(state, phase)
      if (phase === 'playing') return true
      // The hand goes on showing a new player what to hold.
      return kit.record.knowsHow || settings.calm ? 'ambience' : 'slow'
    },
    control(state) {
      if (state.phase !== 'drive') return
      choice.announce(state)
      const { slow = false, steady = false } = kit.data.help ?? {}
      if (slow !== state.slow || steady !== state.steady) kit.send({ type: 'help', slow, steady })
      if (state.beat === 0) recorder.note(state.ticks, state.world.bodies[CHASSIS]!)
      motion.note(state)
      if (flags.pass(state.world.bodies[CHASSIS]!.x, kit.now)) effects.cheer(state)
      dust.trail(state, paletteOf(state))
      dust.dive(state, courseOf(state), paletteOf(state))
    },
    follow(event, state) {
      if (event.type === 'spill') spilledAt = kit.now
      if (event.type === 'painted') {
        choice.lend(event.paint)
        setPaint(event.paint)
      }
      if (event.type === 'crash') {
        isHeldOver = event.how === 'head' && state.gas && !isForgiving(state)
        isAfterCrash = true
        noteCrash(state)
      }
      if (event.type === 'arrive') kit.juice.tween({ ms: 500, update: (t) => (gate.open = t) })
      punch(camera, event, kit.settings.calm)
      crew.follow(event, state, kit.now)
      effects.follow(event, state, paletteOf(state))
      if (event.type === 'deliver') kit.audio.playMusic(SONG_OF[worldOf(state)]!)
    },
    finish(outcome, state) {
      overAt = kit.now
      if (outcome.won) {
        news = saveResults(kit, state, recorder, rivalry.getRival())
        news.paints = listPaints(wins()).filter((index) => !paintsBefore.includes(index))
        return
      }
      // Any press starts again at once; who only watches is back at the start before a card could come.
      kit.juice.tween({ ms: 1, delayMs: BACK_AFTER_MS, update: () => {}, done: () => kit.restart() })
    },
    describe(outcome, state) {
      if (!outcome.won || !news) return { title: crashWords(state) }
      const about = createResultCard({ state, par: hill.par, news, next: nextOf(state, outcome.stars ?? 0) })
      return {
        title: isRoad(state) ? texts.roadEnd(metresOf(state)) : texts.arrived[outcome.stars ?? 1],
        about,
        gains: listGains(news, listGoals(wins())),
        ...findCoat(state),
      }
    },
    move(name) {
      if (name === 'retry') kit.restart()
      if (name === 'car' && kit.state.ticks === 0) choice.chooseNext()
      if (name === 'paint' && kit.state.ticks === 0) choice.choosePaint()
      if (name === 'skip' && maySkip(kit.state)) skip(kit.state)
    },
    pointer({ type, x, y }) {
      if (held.isAtIt) return false
      // The press has woken the run by now.
      const pick = type === 'down' && kit.state.ticks === 0 && findPick(kit.screen, choice.read(), { x, y })
      if (pick) {
        choice.choose(pick)
        return true
      }
      if (type !== 'down' || !kit.data.crashes) return false
      const rect = placeSkip(kit.screen)
      const isOn = x > rect.x && x < rect.x + rect.w && y > rect.y && y < rect.y + rect.h
      if (!isOn || !maySkip(kit.state)) return false
      skip(kit.state)
      return true
    },
    hero(state) {
      const { x, y } = state.world.bodies[CHASSIS]!
      const at = frameOf(camera, kit.screen).toScreen(x, y)
      const w = HERO.w * camera.zoom
      const top = at.y - HERO.above * camera.zoom
      return { x: at.x - w / 2, y: top, w, h: (HERO.above + HERO.below) * camera.zoom }
    },
    ui: () => [
      ...listHud(kit.screen, kit.state),
      ...(kit.phase === 'over' && kit.state.phase === 'arrived' ? [] : listPedals(kit.screen, pedalsLook())),
      ...(kit.phase === 'waiting' ? listGarage(kit.screen, choice.read()) : []),
      ...(maySkip(kit.state) ? [{ id: 'skip', kind: 'button' as const, ...placeSkip(kit.screen) }] : []),
    ],
    probe: () => ({ whole: isCargoComplete(kit.state) }),
  }
}
