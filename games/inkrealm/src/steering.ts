/** The mouse steers by where it is, seen from the painter; fingers have the kit's stick, keys and pads their axes. */
import type { Kit, Pointer } from '@playhouse/game-kit'
import type { Game } from './state.ts'

/** CSS pixels around the painter in which the mouse means nothing. */
const STILL = 16

export function createSteering(kit: Kit<Game>) {
  const head = { x: 0, y: 0 }
  let mouse: { x: number; y: number } | null = null
  let isHeld = false
  let wish = -1
  return {
    /** Where the painter is on the screen. */
    place: (x: number, y: number) => void Object.assign(head, { x, y }),
    reset() {
      mouse = null
      isHeld = false
      wish = -1
    },
    pointer({ device, type, x, y }: Pointer): boolean {
      if (device !== 'mouse') return false
      // A mouse that only passes by while somebody plays by keys does not take over.
      if (type === 'hover' && kit.device !== 'mouse') return false
      // A pressed mouse drags the kit's stick, like a finger.
      mouse = type === 'hover' ? { x, y } : null
      return false
    },
    control(state: Game['state']) {
      const { wish: now } = state.painters[0]!
      if (now !== wish) {
        if (wish >= 0) kit.audio.play('turn')
        wish = now
      }
      const dx = mouse ? mouse.x - head.x : 0
      const dy = mouse ? mouse.y - head.y : 0
      const far = Math.sqrt(dx * dx + dy * dy)
      if (kit.device === 'mouse' && mouse && far > STILL) {
        kit.hold('x', dx / far)
        kit.hold('y', dy / far)
        isHeld = true
      } else if (isHeld) {
        kit.hold('x', null)
        kit.hold('y', null)
        isHeld = false
      }
    },
    probe: () => ({ ...head }),
  }
}
