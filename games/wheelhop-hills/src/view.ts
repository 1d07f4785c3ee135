/** Draws the state and handles events; never changes the game. */
import type { Kit, View } from '@playhouse/game-kit'
import { frameOf, punch } from './view/camera.ts'
import { drawDrive } from './view/draw-drive.ts'
import { isForgiving } from './rules/drive.ts'
import { findPick, listGarage } from './ui/garage.ts'
import type { SaveData } from './view/ghost.ts'
import { listGoals } from './view/goals.ts'
import { countCarrots, hatOf } from './art/hats.ts'
import { findHill } from './rules/hills.ts'
import { listHud } from './ui/hud.ts'
import { LEVEL_COUNT } from './rules/levels.ts'
import { listPedals } from './ui/pedals.ts'
import { listPaints } from './art/paints.ts'
import { isCargoComplete } from './rules.ts'
import { saveResults } from './view/records.ts'
import { createResultCard, listGains } from './ui/result-card.ts'
import { isRoad, metresOf } from './rules/road.ts'
import { createScene, paletteOf, pedalsLook, worldOf } from './view/scene.ts'
import type { Scene } from './view/scene.ts'
import { placeSkip } from './art/sign.ts'
import { CHASSIS, courseOf } from './state.ts'
import type { Event, Game, State } from './state.ts'
import { texts } from './texts.ts'
import { setPaint } from './art/vehicle-trim.ts'
import { SONG_OF } from './audio/music.ts'

/** Longer than the look of a crash, shorter than `resultAfterMs`. */
const BACK_AFTER_MS = 1100

/** The vehicle and its driver at a zoom of one unit to a metre, from the middle of the chassis. */
const HERO = { w: 3.8, above: 1.7, below: 1.1 }

type OwnKit = Kit<Game, SaveData>

export function createView(kit: OwnKit): View<Game> {
  const scene = createScene(kit)
  const { choice, engine, held, skipping } = scene
  begin(scene, kit, kit.state)
  return {
    begin: (fresh) => begin(scene, kit, fresh),
    draw(frame) {
      const lines = { crashed: crashWords(scene, kit.state), place: namePlace(scene, kit, kit.state) }
      const state = drawDrive(scene, kit, frame, lines)
      engine.update(state, frame.phase)
      if (frame.phase === 'playing') return true
      // The hand goes on showing a new player what to hold.
      return kit.record.knowsHow || frame.settings.calm ? 'ambience' : 'slow'
    },
    control: (state) => control(scene, kit, state),
    follow: (event, state) => follow(scene, kit, event, state),
    finish(outcome, state) {
      scene.overAt = kit.now
      if (outcome.won) {
        const { paintsBefore, recorder, rivalry, wins } = scene
        const paints = () => listPaints(wins()).filter((index) => !paintsBefore.includes(index))
        scene.news = saveResults(kit, state, recorder, rivalry.getRival())
        scene.news.paints = paints()
        return
      }
      // Any press starts again at once; who only watches is back at the start before a card could come.
      kit.juice.tween({ ms: 1, delayMs: BACK_AFTER_MS, update: () => {}, done: () => kit.restart() })
    },
    describe({ won, stars }, state) {
      const { hill, news, wins } = scene
      if (!won || !news) return { title: crashWords(scene, state) }
      return {
        title: isRoad(state) ? texts.roadEnd(metresOf(state)) : texts.arrived[stars ?? 1],
        about: createResultCard({ state, par: hill.par, news, next: nameNext(scene, state, stars ?? 0) }),
        gains: listGains(news, listGoals(wins())),
        ...findCoat(scene, state),
      }
    },
    move(name) {
      if (name === 'retry') kit.restart()
      if (name === 'car' && kit.state.ticks === 0) choice.chooseNext()
      if (name === 'paint' && kit.state.ticks === 0) choice.choosePaint()
      if (name === 'skip' && skipping.maySkip(kit.state)) skipping.skip(kit.state)
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
      if (!isOn || !skipping.maySkip(kit.state)) return false
      skipping.skip(kit.state)
      return true
    },
    hero(state) {
      const { zoom } = scene.camera
      const { x, y } = state.world.bodies[CHASSIS]!
      const at = frameOf(scene.camera, kit.screen).toScreen(x, y)
      const w = HERO.w * zoom
      return { x: at.x - w / 2, y: at.y - HERO.above * zoom, w, h: (HERO.above + HERO.below) * zoom }
    },
    ui: () => [
      ...listHud(kit.screen, kit.state),
      ...(kit.phase === 'over' && kit.state.phase === 'arrived'
        ? []
        : listPedals(kit.screen, pedalsLook(kit))),
      ...(kit.phase === 'waiting' ? listGarage(kit.screen, choice.read()) : []),
      ...(skipping.maySkip(kit.state)
        ? [{ id: 'skip', kind: 'button' as const, ...placeSkip(kit.screen) }]
        : []),
    ],
    probe: () => ({ whole: isCargoComplete(kit.state) }),
  }
}

function begin(scene: Scene, kit: OwnKit, fresh: State): void {
  const { aftermath, camera, choice, crew, effects, flags, gate, held, motion, recorder, rivalry } = scene
  const state = choice.begin(fresh)
  camera.isFresh = true
  gate.open = 0
  const hill = findHill(state.mode, state.level, state.seed)
  const paintsBefore = listPaints(scene.wins())
  Object.assign(scene, {
    hill,
    beganAt: kit.now,
    spilledAt: -1e9,
    news: null,
    paintsBefore,
    isHeldOver: false,
  })
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
  if (scene.isAfterCrash) held.takeUp()
  scene.isAfterCrash = false
}

function control(scene: Scene, kit: OwnKit, state: State): void {
  const { choice, dust, effects, flags, motion, recorder } = scene
  if (state.phase !== 'drive') return
  choice.announce(state)
  const { slow = false, steady = false } = kit.data.help ?? {}
  if (slow !== state.slow || steady !== state.steady) kit.send({ type: 'help', slow, steady })
  if (state.beat === 0) recorder.note(state.ticks, state.world.bodies[CHASSIS]!)
  motion.note(state)
  if (flags.pass(state.world.bodies[CHASSIS]!.x, kit.now)) effects.cheer(state)
  dust.trail(state, paletteOf(scene, state))
  dust.dive(state, courseOf(state), paletteOf(scene, state))
}

function follow(scene: Scene, kit: OwnKit, event: Event, state: State): void {
  const { camera, choice, crew, effects, gate, skipping } = scene
  if (event.type === 'spill') scene.spilledAt = kit.now
  if (event.type === 'painted') {
    choice.lend(event.paint)
    setPaint(event.paint)
  }
  if (event.type === 'crash') {
    scene.isHeldOver = event.how === 'head' && state.gas && !isForgiving(state)
    scene.isAfterCrash = true
    skipping.noteCrash(state)
  }
  if (event.type === 'arrive') kit.juice.tween({ ms: 500, update: (t) => (gate.open = t) })
  punch(camera, event, kit.settings.calm)
  crew.follow(event, state, kit.now)
  effects.follow(event, state, paletteOf(scene, state))
  if (event.type === 'deliver') kit.audio.playMusic(SONG_OF[worldOf(scene, state)]!)
}

const crashWords = ({ isHeldOver }: Scene, state: State): string =>
  isHeldOver ? texts.heldOver : (texts.crashed[state.crash] ?? texts.lateTitle)

function namePlace({ hill }: Scene, kit: OwnKit, state: State): string {
  if (isRoad(state)) return texts.roadRecord(kit.data.road?.metres ?? 0)
  return state.mode === 'daily' ? texts.today : `${state.level} · ${texts.worlds[hill.world]}`
}

function nameNext({ hill, news }: Scene, { mode, level, car }: State, stars: number): string {
  if (mode !== 'levels') return ''
  if (stars === 3 && news?.rival === null && car === hill.car) return texts.rivalWakes
  return level < LEVEL_COUNT
    ? texts.nextHill(level + 1, texts.worlds[findHill('levels', level + 1, 0).world]!)
    : ''
}

/** For the next hill, a coat that is not won yet. */
function findCoat({ wins }: Scene, { mode, level }: State) {
  const coat = listGoals(wins()).find(({ kind }) => kind === 'paint')
  if (mode !== 'levels' || !coat) return {}
  const command = { type: 'paint', paint: coat.index } as const
  return {
    reward: { label: texts.tryPaint, command, run: level < LEVEL_COUNT ? 'next' : 'again' },
  } as const
}
