/** Effects of events: sounds, dust, sparks and confetti, in world units. */
import type { Burst, Kit, Screen } from '@playhouse/game-kit'
import { BURSTS, SMASHED } from './bursts.ts'
import type { WorldFrame } from './camera.ts'
import type { CargoName } from '../rules/cargo.ts'
import type { SaveData } from './ghost.ts'
import { FONT } from '../ui/hud.ts'
import { PAINTS } from '../art/paints.ts'
import { UNIT } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import { drawPow } from '../art/pow.ts'
import type { Pow } from '../art/pow.ts'
import { CHASSIS } from '../state.ts'
import type { Event, Game, State } from '../state.ts'
import { texts } from '../texts.ts'
import { liveryOf } from '../art/vehicle-trim.ts'
import { createWords } from './words.ts'
import type { Palette } from '../art/worlds.ts'
import type { Moment } from './words.ts'

const VOICES: Record<CargoName, string> = {
  melon: 'thunk',
  jelly: 'jelly',
  cup: 'clink',
  cat: 'meow',
  lantern: 'tink',
  tier3: 'plop',
  tier2: 'plop',
  tier1: 'plop',
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
type Follow = { [Type in Event['type']]: (event: Of<Type>, state: State, palette: Palette) => void }
type Stage = {
  kit: Kit<Game, SaveData>
  words: ReturnType<typeof createWords>
  /** At a place of the world, in metres. */
  burst(x: number, y: number, burst: Burst): void
  pop(text: string, colour: string, size?: number): void
}

export function createEffects(kit: Kit<Game, SaveData>) {
  const words = createWords(FONT)
  const stage: Stage = {
    kit,
    words,
    burst: (x, y, burst) => kit.juice.burst(x * UNIT, y * UNIT, burst),
    pop: (text, colour, size = 40) => words.add({ text, colour, size, at: kit.now }),
  }
  /** Carrots eaten in this drive: each sounds higher. */
  const meal = { eaten: 0 }
  const crash = createCrash(stage)
  const follow: Follow = {
    ...followDriving(stage),
    ...followFinds(stage, meal),
    ...followLoad(stage),
    arrive: (event) => celebrateArrival(stage, event),
    crash: crash.follow,
  }
  return {
    drawWords(
      g: G,
      screen: Screen,
      over: { x: number; y: number },
      toScreen: WorldFrame['toScreen'],
      { now, calm }: Moment,
    ) {
      crash.draw(g, toScreen, { now, calm })
      words.draw(g, screen, over, toScreen, { now, calm })
    },
    begin() {
      words.clear()
      crash.begin()
      meal.eaten = 0
    },
    follow(event: Event, state: State, palette: Palette) {
      ;(follow[event.type] as (event: Event, state: State, palette: Palette) => void)(event, state, palette)
    },
    /** A flag is passed. */
    cheer(state: State) {
      const { x, y } = state.world.bodies[CHASSIS]!
      kit.audio.play('tink', { volume: 0.8, vary: 0 })
      stage.burst(x, y - 1.6, BURSTS.cheer)
    },
  }
}

type DrivingType = 'gas' | 'brake' | 'takeoff' | 'land' | 'flip' | 'boing' | 'boost' | 'splash'

function followDriving({ kit, burst, pop }: Stage): Pick<Follow, DrivingType> {
  return {
    gas: () => kit.audio.play('rev', { volume: 0.8 }),
    brake: () => kit.audio.play('skid', { volume: 0.7 }),
    takeoff: ({ speed }) => kit.audio.play('whoosh', { volume: Math.min(0.7, speed / 16) }),
    land({ hard, air, smooth, x, y }, _, palette) {
      soundLanding(kit, hard)
      const dust = {
        count: Math.min(20, Math.round(hard * 2.4)),
        colours: [palette.edge, palette.earth[0], '#ffffff'],
        speed: 70 + hard * 26,
        gravity: -40,
        ms: 680,
        size: 21,
        spread: 0.7,
      }
      for (const angle of [Math.PI + 0.35, -0.35]) burst(x, y, { ...dust, angle })
      if (!smooth || air < 32) return
      pop(texts.smooth, '#b9f5c4', 44)
      kit.audio.play('smooth', { vary: 0 })
    },
    flip({ count, x, y }) {
      pop(texts.flips(count), '#ffd75e', 56)
      kit.audio.play('flip', { vary: 0, rate: 1 + (count - 1) * 0.12 })
      burst(x, y, BURSTS.flip)
    },
    boing({ x, y }) {
      kit.audio.play('boing')
      burst(x, y + 0.7, BURSTS.boing)
      kit.juice.shake(4, 160)
    },
    boost({ x, y }) {
      kit.audio.play('boost', { volume: 0.8 })
      burst(x - 1, y + 0.5, BURSTS.boost)
    },
    splash({ x, y }) {
      kit.audio.play('squelch', { volume: 0.5, vary: 0.15 })
      burst(x, y + 0.8, BURSTS.splash)
    },
  }
}

function soundLanding({ audio, juice }: Kit<Game, SaveData>, hard: number): void {
  if (hard > 1.5)
    audio.play('land', { volume: Math.min(1, hard / 8), rate: 1.15 - Math.min(0.35, hard / 26) })
  if (hard > 2.5) audio.play('spring', { volume: Math.min(0.5, hard / 16), delay: 0.05 })
  if (hard > 4) juice.shake(Math.min(7, hard * 0.8), 180)
  if (hard > 7) juice.stop(40)
}

type FindType = 'painted' | 'carrot' | 'smash'

/** What lies by the way. */
function followFinds({ kit, words, burst }: Stage, meal: { eaten: number }): Pick<Follow, FindType> {
  return {
    painted({ paint }, { world }) {
      const { x, y } = world.bodies[CHASSIS]!
      const { body, light, trim } = PAINTS[paint - 1]!.coat
      kit.audio.play('carrot', { rate: 0.8, vary: 0 })
      burst(x, y, { ...BURSTS.paint, colours: [body, light, trim] })
    },
    carrot({ x, y, left }) {
      kit.audio.play('carrot', { rate: 1.122 ** Math.min(7, meal.eaten++), vary: 0 })
      burst(x, y, BURSTS.carrot)
      words.add({ text: '+50', colour: '#ffe08a', size: 38, at: kit.now, points: 50 })
      kit.say(texts.eaten(left))
    },
    smash({ index, x, y }) {
      kit.audio.play('knock', { volume: 0.8, vary: 0.1 })
      burst(x, y, { ...BURSTS.smash, colours: SMASHED[index % SMASHED.length]! })
      kit.juice.shake(2, 90)
    },
  }
}

/** What the vehicle carries. */
function followLoad({ kit, burst, pop }: Stage): Pick<Follow, 'spill' | 'bump' | 'deliver'> {
  let catAt = -1e9
  return {
    spill({ kind, x, y }) {
      kit.audio.play('spill')
      kit.audio.play(VOICES[kind], { volume: 1, rate: 0.85 })
      burst(x, y, BURSTS.spill)
      kit.say(texts.spilled)
    },
    bump({ kind, hard }) {
      if (hard < 2) return
      // A cat that is shaken complains now and then, not all the time.
      if (kind === 'cat' && kit.now - catAt < 1600) return
      if (kind === 'cat') catAt = kit.now
      kit.audio.play(VOICES[kind], { volume: Math.min(0.8, hard / 7), vary: 0.08 })
    },
    deliver({ aboard, of, won, x, y }) {
      kit.audio.play('arrive', { vary: 0, rate: 1 + aboard * 0.05 })
      pop(texts.timeWon(Math.round(won)), '#ffd75e', 64)
      burst(x, y - 3, BURSTS.deliver)
      kit.juice.flash('#fff8e0', 180, 0.4)
      kit.say(texts.delivered(aboard, of, Math.round(won)))
    },
  }
}

function celebrateArrival({ kit, burst }: Stage, { whole, quick, x, y }: Of<'arrive'>): void {
  kit.audio.play('arrive', { vary: 0, rate: 1 + (Number(whole) + Number(quick)) * 0.06 })
  const volley = () => {
    for (const side of [-1, 1])
      burst(x + side * 1.2, y - 3.4, { ...BURSTS.arrive, angle: BURSTS.arrive.angle + side * 0.5 })
  }
  volley()
  for (const delayMs of [320, 680]) kit.juice.tween({ ms: 1, delayMs, update: () => {}, done: volley })
  kit.juice.flash('#fff8e0', 160, 0.35)
}

function createCrash({ kit, burst }: Stage) {
  let pow: Pow | null = null
  return {
    begin: () => void (pow = null),
    draw(g: G, toScreen: WorldFrame['toScreen'], { now, calm }: Moment) {
      if (pow) drawPow(g, pow, toScreen(pow.x, pow.y), now, calm)
    },
    follow({ how, x, y }: Of<'crash'>, state: State, palette: Palette) {
      kit.audio.play(how === 'fell' ? 'fall' : how === 'late' ? 'spill' : 'crash')
      if (how === 'late') return
      kit.juice.shake(14, 460)
      kit.juice.stop(80)
      burst(x, y, BURSTS.crash)
      if (how === 'fell') return
      // Scraps of the vehicle and of the ground it met.
      pow = { x, y, at: kit.now }
      const { body, dark, trim } = liveryOf(state.car)
      burst(x, y, { ...BURSTS.scraps, colours: [body, dark, trim, palette.earth[0]] })
      kit.juice.flash('#fff3d8', 110, 0.4)
    },
  }
}
