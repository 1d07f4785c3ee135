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

type SteeringState = {
  mouse: { x: number; y: number } | null
  stick: Stick | null
}

export function createSteering(kit: Kit<Game>) {
  const head = { x: 0, y: 0 }
  const current: SteeringState = { mouse: null, stick: null }
  const { hold, letGo, drag } = createStick(kit, current)
  let goal = -1
  return {
    /** Where the painter is on the screen. */
    place: (x: number, y: number) => void Object.assign(head, { x, y }),
    reset() {
      current.mouse = null
      current.stick = null
      letGo()
      goal = -1
    },
    pointer({ id, device, type, x, y }: Pointer): boolean {
      if (type === 'hover') {
        // A mouse that only moves over the canvas does not take over from the keyboard.
        if (kit.device === 'mouse') current.mouse = { x, y }
        return false
      }
      if (type === 'down') {
        if (current.stick) return false
        current.stick = { id, x0: x, y0: y, x, y, isFinger: device === 'touch', isDragged: false }
        if (current.stick.isFinger) current.mouse = null
        return true
      }
      if (current.stick?.id !== id) return false
      if (type === 'move') drag(x, y)
      else {
        current.stick = null
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
      if (current.stick && !current.mouse) return
      const dx = current.mouse ? current.mouse.x - head.x : 0
      const dy = current.mouse ? current.mouse.y - head.y : 0
      if (kit.device === 'mouse' && current.mouse && dx * dx + dy * dy > STILL * STILL) hold(dx, dy)
      else letGo()
    },
    /** The stick under the thumb. */
    draw(g: CanvasRenderingContext2D, { ratio, visible }: Screen) {
      if (!current.stick?.isFinger) return
      g.setTransform(ratio, 0, 0, ratio, -visible.x * ratio, -visible.y * ratio)
      g.lineWidth = 2
      g.strokeStyle = '#0006'
      drawDisc(g, current.stick.x0, current.stick.y0, REACH, '#ffffff30')
      drawDisc(g, current.stick.x, current.stick.y, KNOB, '#ffffffb0')
      g.setTransform(1, 0, 0, 1, 0, 0)
    },
    probe: () => ({ ...head }),
  }
}

/** The stick under a finger. */
function createStick(kit: Kit<Game>, current: SteeringState) {
  let isHeld = false
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
    if (!current.stick) return
    Object.assign(current.stick, { x, y })
    const dx = x - current.stick.x0
    const dy = y - current.stick.y0
    const far = Math.sqrt(dx * dx + dy * dy)
    if (far > REACH) {
      current.stick.x0 = x - (dx / far) * REACH
      current.stick.y0 = y - (dy / far) * REACH
    }
    if (far <= REST) return
    current.stick.isDragged = true
    current.mouse = null
    hold(dx, dy)
  }
  return { hold, letGo, drag }
}

function drawDisc(g: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string): void {
  g.fillStyle = colour
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.fill()
  g.stroke()
}
