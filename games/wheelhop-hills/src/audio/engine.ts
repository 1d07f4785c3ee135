/** The engine sound: soft puffs whose pitch and pace follow the wheels; at a steady speed it is quieter than the music. */
import type { Kit, Phase } from '@playhouse/game-kit'
import type { SaveData } from '../view/ghost.ts'
import type { Game, State } from '../state.ts'
import { CHASSIS } from '../state.ts'
import { VEHICLES } from '../rules/vehicles.ts'
import type { VehicleName } from '../rules/vehicles.ts'

/** Small and quick ones sing, heavy ones rumble. */
const VOICE: Record<VehicleName, number> = {
  pip: 1,
  dray: 0.84,
  bogwalker: 0.66,
  postie: 0.9,
  swift: 1.16,
  rover: 1.34,
}
/** A sound that never changes tires the ear: from so many milliseconds on it grows quieter, down to this share. */
const STEADY_MS = 1200
const STEADY_SHARE = 0.42

export function createEngine(kit: Kit<Game, SaveData>) {
  let nextAt = 0
  let pitch = 0.7
  let steadySince = 0
  let puff = 0
  return {
    update(state: State, phase: Phase) {
      if (phase !== 'playing' || state.phase !== 'drive' || kit.now < nextAt) return
      const wheel = state.world.bodies[state.wheels[0]!]!
      const { top, wheels } = VEHICLES[state.car]
      const pace = Math.min(1.3, Math.abs(wheel.spin * wheels[0]!.r) / top)
      const steep = Math.max(0, -Math.sin(state.world.bodies[CHASSIS]!.angle))
      const wanted = 0.62 + pace * 0.7 + (state.gas ? 0.12 : 0) - steep * 0.14
      if (Math.abs(wanted - pitch) > 0.07) steadySince = kit.now
      pitch += (wanted - pitch) * 0.3
      const tired = Math.min(1, Math.max(0, (kit.now - steadySince - STEADY_MS) / 1600))
      const volume = (state.gas ? 0.6 : 0.26) * (1 - tired * (1 - STEADY_SHARE))
      // Two strokes a little apart: it putters, it does not drone.
      const stroke = ++puff % 2 === 0 ? 0.94 : 1
      kit.audio.play('motor', { rate: pitch * VOICE[state.car] * stroke, volume, vary: 0.025 })
      nextAt = kit.now + (state.gas ? 104 : 150) - Math.min(40, pace * 36)
    },
  }
}
