/** The motor: short puffs whose pitch and pace follow the wheels. */
import type { Kit, Phase } from '@playhouse/game-kit'
import type { Keeps } from './ghost.ts'
import type { Game, State } from './state.ts'
import { CHASSIS } from './state.ts'
import { VEHICLES } from './vehicles.ts'

export function createEngine(kit: Kit<Game, Keeps>) {
  let nextAt = 0
  let pitch = 0.7
  return {
    update(state: State, phase: Phase) {
      if (phase !== 'playing' || state.phase !== 'drive' || kit.now < nextAt) return
      const wheel = state.world.bodies[state.wheels[0]!]!
      const { top, wheels } = VEHICLES[state.car]
      const pace = Math.min(1.3, Math.abs(wheel.spin * wheels[0]!.r) / top)
      const wanted = 0.62 + pace * 0.85 + (state.gas ? 0.12 : 0)
      pitch += (wanted - pitch) * 0.3
      const steep = Math.max(0, -Math.sin(state.world.bodies[CHASSIS]!.angle))
      kit.audio.play('motor', { rate: pitch - steep * 0.12, volume: state.gas ? 0.62 : 0.3, vary: 0.012 })
      nextAt = kit.now + 92 - Math.min(44, pace * 40)
    },
  }
}
