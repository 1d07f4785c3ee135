/** Steering: the mouse by its position relative to the painter; a finger or a pressed mouse by a floating stick. */
import type { Kit, Pointer, Screen } from '@playhouse/game-kit'
import type { Game } from '../state.ts'

/** CSS pixels around the painter in which the mouse means nothing, and around the stick's middle. */
const STILL = 16
const REST = 9
/** Beyond this distance the stick's centre follows the finger, so that turning back is quick. */
const REACH = 60
const KNOB = 26

type Stick = {
  id: number
  x0: number
  y0: number
  x: number
  y: number
  isFinger: boolean
  isDragged: boolean
}

export function createSteering(kit: Kit<Game>) {
  const head = { x: 0, y: 0 }
  let mouse: { x: number; y: number } | null = null
  let stick: Stick | null = null
  let isHeld = false
  let goal = -1
  const hold = (dx: number, dy: number) => {
    const far = Math.sqrt(dx * dx + dy * dy)
    kit.hold('x', dx / far)
    kit.hold('y', dy / far)
    isHeld = true
  }
  const letGo = () => {
    if (!isHeld) return
    kit.hold('x', null)
    kit.hold('y', null)
    isHeld = false
  }
  const drag = (x: number, y: number) => {
    if (!stick) return
    Object.assign(stick, { x, y })
    const dx = x - stick.x0
    const dy = y - stick.y0
    const far = Math.sqrt(dx * dx + dy * dy)
    if (far > REACH) {
      stick.x0 = x - (dx / far) * REACH
      stick.y0 = y - (dy / far) * REACH
    }
    if (far <= REST) return
    stick.isDragged = true
    mouse = null
    hold(dx, dy)
  }
  return {
    /** Where the painter is on the screen. */
    place: (x: number, y: number) => void Object.assign(head, { x, y }),
    reset() {
      mouse = null
      stick = null
      letGo()
      goal = -1
    },
    pointer({ id, device, type, x, y }: Pointer): boolean {
      if (type === 'hover') {
        // A mouse that only moves over the canvas does not take over from the keyboard.
        if (kit.device === 'mouse') mouse = { x, y }
        return false
      }
      if (type === 'down') {
        if (stick) return false
        stick = { id, x0: x, y0: y, x, y, isFinger: device === 'touch', isDragged: false }
        if (stick.isFinger) mouse = null
        return true
      }
      if (stick?.id !== id) return false
      if (type === 'move') drag(x, y)
      else {
        stick = null
        letGo()
      }
      return false
    },
    control(state: Game['state']) {
      const { wish: now } = state.painters[0]!
      if (now !== goal) {
        if (goal >= 0) kit.audio.play('turn')
        goal = now
      }
      if (stick && !mouse) return
      const dx = mouse ? mouse.x - head.x : 0
      const dy = mouse ? mouse.y - head.y : 0
      if (kit.device === 'mouse' && mouse && dx * dx + dy * dy > STILL * STILL) hold(dx, dy)
      else letGo()
    },
    /** The stick under the thumb. */
    draw(g: CanvasRenderingContext2D, { ratio, visible }: Screen) {
      if (!stick?.isFinger) return
      g.setTransform(ratio, 0, 0, ratio, -visible.x * ratio, -visible.y * ratio)
      g.lineWidth = 2
      g.strokeStyle = '#0006'
      drawDisc(g, stick.x0, stick.y0, REACH, '#ffffff30')
      drawDisc(g, stick.x, stick.y, KNOB, '#ffffffb0')
      g.setTransform(1, 0, 0, 1, 0, 0)
    },
    probe: () => ({ ...head }),
  }
}

function drawDisc(g: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string): void {
  g.fillStyle = colour
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.fill()
  g.stroke()
}
