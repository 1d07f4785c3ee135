/** Key, gamepad and touch controls. */
import type { Controls } from '@playhouse/game-kit'
import type { Game } from '../state.ts'

export const controls: Controls<Game> = {
  actions: {
    gas: {
      keys: ['ArrowRight', 'KeyD', 'Space'],
      pad: ['RT', 'A', 'Right'],
      touch: 'right',
      label: 'Gas, lean forward',
    },
    brake: {
      keys: ['ArrowLeft', 'KeyA'],
      pad: ['LT', 'B', 'Left'],
      touch: 'left',
      label: 'Brake, lean back',
    },
  },
  axes: {},
  moves: {
    retry: { keys: ['KeyR'], pad: ['Y'], label: 'Again' },
    skip: { keys: ['KeyN'], pad: ['X'], label: 'Skip this hill' },
    car: { keys: ['KeyV'], pad: ['LB'], label: 'Another vehicle' },
    paint: { keys: ['KeyC'], pad: ['RB'], label: 'Another paint' },
  },
}
