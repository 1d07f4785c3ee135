/** Effects of events: sounds, dust, sparks and confetti, in world units. */
import type { Kit, Screen } from '@playhouse/game-kit'
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
const CONFETTI = ['#ff6b7d', '#ffd166', '#57c3ad', '#6fa8ff', '#fffaf0']

export function createEffects(kit: Kit<Game, SaveData>) {
  let eaten = 0
  let catAt = -1e9
  let pow: Pow | null = null
  const words = createWords(FONT)

  const pop = (text: string, colour: string, size = 40) => words.add({ text, colour, size, at: kit.now })
  const bump = (kind: CargoName, hard: number) => {
    if (hard < 2) return
    // A cat that is shaken complains now and then, not all the time.
    if (kind === 'cat' && kit.now - catAt < 1600) return
    if (kind === 'cat') catAt = kit.now
    kit.audio.play(VOICES[kind], { volume: Math.min(0.8, hard / 7), vary: 0.08 })
  }
  const FOLLOW: {
    [Type in Event['type']]: (event: Extract<Event, { type: Type }>, state: State, palette: Palette) => void
  } = {
    painted({ paint }, { world }) {
      const { x, y } = world.bodies[CHASSIS]!
      const { body, light, trim } = PAINTS[paint - 1]!.coat
      kit.audio.play('carrot', { rate: 0.8, vary: 0 })
      kit.juice.burst(x * UNIT, y * UNIT, {
        count: 26,
        colours: [body, light, trim],
        speed: 300,
        ms: 800,
        size: 16,
      })
    },
    gas: () => kit.audio.play('rev', { volume: 0.8 }),
    brake: () => kit.audio.play('skid', { volume: 0.7 }),
    carrot({ x, y, left }) {
      kit.audio.play('carrot', { rate: 1.122 ** Math.min(7, eaten++), vary: 0 })
      kit.juice.burst(x * UNIT, y * UNIT, {
        count: 14,
        colours: ['#ff8a35', '#ffd9a0', '#78c25a', '#fff'],
        speed: 260,
        gravity: 500,
        ms: 650,
        size: 11,
        shape: 'star',
      })
      words.add({ text: '+50', colour: '#ffe08a', size: 38, at: kit.now, points: 50 })
      kit.say(texts.eaten(left))
    },
    takeoff: ({ speed }) => kit.audio.play('whoosh', { volume: Math.min(0.7, speed / 16) }),
    land({ hard, air, smooth, x, y }, _, palette) {
      if (hard > 1.5)
        kit.audio.play('land', { volume: Math.min(1, hard / 8), rate: 1.15 - Math.min(0.35, hard / 26) })
      if (hard > 2.5) kit.audio.play('spring', { volume: Math.min(0.5, hard / 16), delay: 0.05 })
      if (hard > 4) kit.juice.shake(Math.min(7, hard * 0.8), 180)
      if (hard > 7) kit.juice.stop(40)
      const count = Math.min(20, Math.round(hard * 2.4))
      for (const angle of [Math.PI + 0.35, -0.35])
        kit.juice.burst(x * UNIT, y * UNIT, {
          count,
          colours: [palette.edge, palette.earth[0], '#ffffff'],
          speed: 70 + hard * 26,
          gravity: -40,
          ms: 680,
          size: 21,
          angle,
          spread: 0.7,
        })
      if (!smooth || air < 32) return
      pop(texts.smooth, '#b9f5c4', 44)
      kit.audio.play('smooth', { vary: 0 })
    },
    flip({ count, x, y }) {
      pop(texts.flips(count), '#ffd75e', 56)
      kit.audio.play('flip', { vary: 0, rate: 1 + (count - 1) * 0.12 })
      kit.juice.burst(x * UNIT, y * UNIT, {
        count: 26,
        colours: CONFETTI,
        speed: 420,
        gravity: 700,
        ms: 900,
        size: 13,
        shape: 'star',
      })
    },
    spill({ kind, x, y }) {
      kit.audio.play('spill')
      kit.audio.play(VOICES[kind], { volume: 1, rate: 0.85 })
      kit.juice.burst(x * UNIT, y * UNIT, {
        count: 12,
        colours: ['#ffffff', '#ffb3a0'],
        speed: 220,
        ms: 500,
        size: 10,
      })
      kit.say(texts.spilled)
    },
    bump: ({ kind, hard }) => bump(kind, hard),
    smash({ index, x, y }) {
      kit.audio.play('knock', { volume: 0.8, vary: 0.1 })
      const colours = [
        ['#e8c79a', '#fff3dc', '#c0514d'],
        ['#ff8f5a', '#5ac2d6', '#fff'],
      ][index % 2]!
      kit.juice.burst(x * UNIT, y * UNIT, {
        count: 14,
        colours,
        speed: 340,
        gravity: 600,
        ms: 700,
        size: 15,
        shape: 'square',
      })
      kit.juice.shake(2, 90)
    },
    boing({ x, y }) {
      kit.audio.play('boing')
      kit.juice.burst(x * UNIT, (y + 0.7) * UNIT, {
        count: 18,
        colours: ['#ff6f91', '#ffd6e2', '#fff'],
        speed: 360,
        gravity: 600,
        ms: 620,
        size: 13,
        angle: -Math.PI / 2,
        spread: 1.8,
      })
      kit.juice.shake(4, 160)
    },
    boost({ x, y }) {
      kit.audio.play('boost', { volume: 0.8 })
      kit.juice.burst((x - 1) * UNIT, (y + 0.5) * UNIT, {
        count: 6,
        colours: ['#ffe08a', '#ff9f2e', '#fff'],
        speed: 320,
        gravity: 0,
        ms: 380,
        size: 13,
        shape: 'streak',
        angle: Math.PI,
        spread: 0.5,
      })
    },
    splash({ x, y }) {
      kit.audio.play('squelch', { volume: 0.5, vary: 0.15 })
      kit.juice.burst(x * UNIT, (y + 0.8) * UNIT, {
        count: 7,
        colours: ['#6b4632', '#8a6246', '#4a2e22'],
        speed: 300,
        gravity: 900,
        ms: 700,
        size: 12,
        angle: -Math.PI / 2 - 0.5,
        spread: 1.4,
      })
    },
    deliver({ aboard, of, won, x, y }) {
      kit.audio.play('arrive', { vary: 0, rate: 1 + aboard * 0.05 })
      pop(texts.timeWon(Math.round(won)), '#ffd75e', 64)
      kit.juice.burst(x * UNIT, (y - 3) * UNIT, {
        count: 34,
        colours: CONFETTI,
        speed: 440,
        gravity: 420,
        ms: 1300,
        size: 14,
        shape: 'square',
        angle: -Math.PI / 2,
        spread: 2,
      })
      kit.juice.flash('#fff8e0', 180, 0.4)
      kit.say(texts.delivered(aboard, of, Math.round(won)))
    },
    arrive({ whole, quick, x, y }) {
      kit.audio.play('arrive', { vary: 0, rate: 1 + (Number(whole) + Number(quick)) * 0.06 })
      const volley = () => {
        for (const side of [-1, 1])
          kit.juice.burst((x + side * 1.2) * UNIT, (y - 3.4) * UNIT, {
            count: 30,
            colours: CONFETTI,
            speed: 480,
            gravity: 420,
            ms: 1500,
            size: 15,
            shape: 'square',
            angle: -Math.PI / 2 + side * 0.5,
            spread: 1.5,
          })
      }
      volley()
      for (const delayMs of [320, 680]) kit.juice.tween({ ms: 1, delayMs, update: () => {}, done: volley })
      kit.juice.flash('#fff8e0', 160, 0.35)
    },
    crash({ how, x, y }, state, palette) {
      kit.audio.play(how === 'fell' ? 'fall' : how === 'late' ? 'spill' : 'crash')
      if (how === 'late') return
      kit.juice.shake(14, 460)
      kit.juice.stop(80)
      kit.juice.burst(x * UNIT, y * UNIT, {
        count: 34,
        colours: ['#ffd75e', '#fff', '#ff9a8a'],
        speed: 520,
        gravity: 620,
        ms: 1000,
        size: 16,
        shape: 'star',
      })
      if (how === 'fell') return
      // Scraps of the vehicle and of the ground it met.
      pow = { x, y, at: kit.now }
      const { body, dark, trim } = liveryOf(state.car)
      kit.juice.burst(x * UNIT, y * UNIT, {
        count: 26,
        colours: [body, dark, trim, palette.earth[0]],
        speed: 430,
        gravity: 900,
        ms: 1100,
        size: 17,
        shape: 'square',
        angle: -Math.PI / 2,
        spread: 2.6,
      })
      kit.juice.flash('#fff3d8', 110, 0.4)
    },
  }
  return {
    drawWords(
      g: G,
      screen: Screen,
      over: { x: number; y: number },
      toScreen: WorldFrame['toScreen'],
      { now, calm }: Moment,
    ) {
      if (pow) drawPow(g, pow, toScreen(pow.x, pow.y), now, calm)
      words.draw(g, screen, over, toScreen, { now, calm })
    },
    begin() {
      words.clear()
      pow = null
      eaten = 0
    },
    follow(event: Event, state: State, palette: Palette) {
      ;(FOLLOW[event.type] as (event: Event, state: State, palette: Palette) => void)(event, state, palette)
    },
    /** A flag is passed. */
    cheer(state: State) {
      const { x, y } = state.world.bodies[CHASSIS]!
      kit.audio.play('tink', { volume: 0.8, vary: 0 })
      kit.juice.burst(x * UNIT, (y - 1.6) * UNIT, {
        count: 16,
        colours: CONFETTI,
        speed: 300,
        gravity: 520,
        ms: 800,
        size: 11,
        shape: 'square',
        angle: -Math.PI / 2,
        spread: 1.6,
      })
    },
  }
}
