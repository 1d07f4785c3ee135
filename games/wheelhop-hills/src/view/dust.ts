/** Dust from spinning wheels, smoke from the pipe, and the splash of a fall into the river. */
import type { Kit } from '@playhouse/game-kit'
import type { Course } from '../rules/course.ts'
import { UNDER } from '../rules/drive.ts'
import type { SaveData } from './ghost.ts'
import { UNIT } from '../art/paper.ts'
import { waterOf } from '../art/pits.ts'
import { CHASSIS } from '../state.ts'
import type { Game, State } from '../state.ts'
import { VEHICLES } from '../rules/vehicles.ts'
import type { Palette } from '../art/worlds.ts'

export function createDust(kit: Kit<Game, SaveData>) {
  let puff = 0
  return {
    /** Who fell into the river, once. */
    dive(state: State, { pits }: Course, { pit: { water, foam } }: Palette) {
      const { x, y, y0 } = state.world.bodies[CHASSIS]!
      const pit = pits.find(({ from, to }) => x > from && x < to)
      if (!pit) return
      const level = waterOf(pit)
      if (y0 >= level || y < level) return
      kit.audio.play('splash')
      kit.juice.burst(x * UNIT, level * UNIT, {
        count: 30,
        colours: [foam, water[0], '#ffffff'],
        speed: 460,
        gravity: 900,
        ms: 900,
        size: 14,
        angle: -Math.PI / 2,
        spread: 1.3,
      })
    },
    /** Dust from wheels that spin, smoke from the pipe; once a tick. */
    trail(state: State, palette: Palette) {
      const { bodies } = state.world
      const chassis = bodies[CHASSIS]!
      state.wheels.forEach((wheel, i) => {
        const slip = Math.abs(state.slip[i]!)
        const speed = Math.abs(chassis.vx)
        if (state.loftedFor[i] !== 0 || (slip < 1.4 && (speed < 5 || (state.ticks + i * 3) % 5 !== 0))) return
        const body = bodies[wheel]!
        const { r } = VEHICLES[state.car].wheels[i]!
        const on = UNDER[state.under[i]!]!
        const colours =
          on === 'mud'
            ? ['#6b4632', '#4a2e22']
            : on === 'ice'
              ? ['#ffffff', '#d9f4ff']
              : [palette.edge, palette.earth[0]]
        kit.juice.burst((body.x - r * 0.4) * UNIT, (body.y + r * 0.85) * UNIT, {
          count: slip > 3 ? 3 : 1,
          colours,
          speed: 50 + slip * 26,
          gravity: on === 'mud' ? 700 : -60,
          ms: 520,
          size: 9 + Math.min(8, slip),
          angle: Math.PI + 0.5 * Math.sign(chassis.vx || 1),
          spread: 0.7,
        })
      })
      if (!state.gas || ++puff % 9 !== 0) return
      const { bed } = VEHICLES[state.car]
      const [c, s] = [Math.cos(chassis.angle), Math.sin(chassis.angle)]
      const [px, py] = [bed.from - 0.25, bed.floor + 0.22]
      kit.juice.burst((chassis.x + px * c - py * s) * UNIT, (chassis.y + px * s + py * c) * UNIT, {
        count: 1,
        colours: ['#ffffffb0', '#e9dfe6b0'],
        speed: 60,
        gravity: -120,
        ms: 700,
        size: 13,
        angle: Math.PI,
        spread: 0.5,
      })
    },
  }
}
