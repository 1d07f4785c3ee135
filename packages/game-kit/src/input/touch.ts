/** Fingers and mouse: pointers for the view, and the sticks, buttons, halves and swipes that stand for actions. */
import type { Controls, TouchAction } from './controls.ts'
import type { Device, InputTarget } from './input-target.ts'
import type { GameTypes } from '../game-types.ts'

/** CSS pixels. */
const STICK_REACH = 56
const BUTTON_RADIUS = 36
const SWIPE_REACH = 28

export type TouchTarget = InputTarget & { handleInput(device: Device): void; press(name: string): void }
type Finger = {
  id: number
  x: number
  y: number
  x0: number
  y0: number
  role: 'view' | 'stick' | 'play'
  device: 'mouse' | 'touch'
  button: string | null
  swiped: boolean
}

/** A round button on the screen, in CSS pixels. */
export type TouchButton = { name: string; label: string; x: number; y: number; r: number; isDown: boolean }

export function createTouch(controls: Controls<GameTypes>, target: TouchTarget) {
  const { canvas } = target
  const fingers = new Map<number, Finger>()
  const touchOf = Object.entries(controls.actions).flatMap(([name, { touch }]) =>
    touch ? [[name, touch] as const] : [],
  )
  const axisOf = Object.entries(controls.axes)
  const hasStick = axisOf.some(([, { touch }]) => touch?.startsWith('stick'))
  const hasDrag = axisOf.some(([, { touch }]) => touch?.startsWith('drag'))
  const swipes = new Map(
    touchOf.filter(([, touch]) => touch.startsWith('swipe')).map(([name, touch]) => [touch, name]),
  )
  let leftHanded = false
  let isTouch = false

  const listButtons = (): TouchButton[] => {
    const names = touchOf.filter(([, touch]) => touch === 'button')
    const w = canvas.clientWidth
    const h = canvas.clientHeight
    return names.map(([name], i) => {
      const inset = BUTTON_RADIUS + 20 + (i % 2) * (BUTTON_RADIUS * 2 + 14)
      return {
        name,
        label: controls.actions[name]!.label,
        x: leftHanded ? inset : w - inset,
        y: h - BUTTON_RADIUS - 24 - (i % 2) * 26 - Math.floor(i / 2) * (BUTTON_RADIUS * 2 + 14),
        r: BUTTON_RADIUS,
        isDown: [...fingers.values()].some((finger) => finger.button === name),
      }
    })
  }
  const buttonAt = (x: number, y: number) =>
    listButtons().find((button) => Math.hypot(x - button.x, y - button.y) <= button.r + 10)?.name ?? null

  const forward = (
    type: 'down' | 'move' | 'up' | 'cancel' | 'hover',
    event: PointerEvent,
    device: 'mouse' | 'touch',
  ) => target.pointer({ id: event.pointerId, type, ...target.toUnits(event.clientX, event.clientY), device })

  const onDown = (event: PointerEvent) => {
    const device = event.pointerType === 'mouse' ? 'mouse' : 'touch'
    isTouch = device === 'touch'
    target.handleInput(device)
    if (target.isBlocked() || (device === 'mouse' && event.button !== 0)) return
    const { pointerId: id, clientX: x, clientY: y } = event
    capture(canvas, id)
    const finger: Finger = { id, x, y, x0: x, y0: y, role: 'play', device, button: null, swiped: false }
    fingers.set(id, finger)
    finger.button = isTouch ? buttonAt(x, y) : null
    if (finger.button) target.press(finger.button)
    else if (forward('down', event, device)) finger.role = 'view'
    else beginPlay(finger)
    target.wake()
  }
  const beginPlay = (finger: Finger) => {
    const isStickSide = finger.x < canvas.clientWidth / 2 !== leftHanded || listButtons().length === 0
    const taken = [...fingers.values()].some((other) => other !== finger && other.role === 'stick')
    if ((hasStick || hasDrag) && isStickSide && !taken) finger.role = 'stick'
    for (const [name, touch] of touchOf) if (isPlayed(finger, touch)) target.press(name)
  }
  const isPlayed = (finger: Finger, touch: TouchAction) =>
    finger.role === 'play' &&
    !finger.button &&
    (touch === 'tap' || touch === (finger.x0 < canvas.clientWidth / 2 ? 'left' : 'right'))

  const onMove = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) {
      if (event.pointerType === 'mouse' && !target.isBlocked()) forward('hover', event, 'mouse')
      return
    }
    finger.x = event.clientX
    finger.y = event.clientY
    if (finger.role === 'view') forward('move', event, finger.device)
    else if (finger.role === 'play') trySwipe(finger)
    target.wake()
  }
  const trySwipe = (finger: Finger) => {
    const dx = finger.x - finger.x0
    const dy = finger.y - finger.y0
    if (finger.swiped || Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_REACH) return
    const way = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down'
    const name = swipes.get(`swipe-${way}`)
    if (!name) return
    target.press(name)
    // The next swipe may follow without lifting the finger.
    finger.x0 = finger.x
    finger.y0 = finger.y
  }
  const onEnd = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    fingers.delete(event.pointerId)
    if (finger.role === 'view') forward(event.type === 'pointerup' ? 'up' : 'cancel', event, finger.device)
    target.wake()
  }
  canvas.addEventListener('pointerdown', onDown)
  canvas.addEventListener('pointermove', onMove)
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    canvas.addEventListener(type, onEnd)
  keepPageStill(canvas)

  const offset = (finger: Finger, touch: string) =>
    touch.endsWith('x') ? finger.x - finger.x0 : finger.y - finger.y0
  return {
    listButtons: () => (isTouch ? listButtons() : []),
    /** Where a button is or would be. */
    findButton: (name: string) => listButtons().find((button) => button.name === name) ?? null,
    /** The stick under the thumb, in CSS pixels; null when there is none. */
    getStick() {
      const finger = [...fingers.values()].find((one) => one.role === 'stick' && one.device === 'touch')
      return finger && hasStick
        ? {
            x: finger.x0,
            y: finger.y0,
            dx: finger.x - finger.x0,
            dy: finger.y - finger.y0,
            reach: STICK_REACH,
          }
        : null
    },
    setLeftHanded(value: boolean) {
      leftHanded = value
    },
    isBusy: () => fingers.size > 0,
    isDown: (name: string) => {
      const touch = controls.actions[name]?.touch
      return [...fingers.values()].some(
        (finger) => finger.button === name || (touch !== undefined && isPlayed(finger, touch)),
      )
    },
    axis(name: string) {
      const touch = controls.axes[name]?.touch
      const finger = touch && [...fingers.values()].find((one) => one.role === 'stick')
      return finger ? Math.max(-1, Math.min(1, offset(finger, touch) / STICK_REACH)) : 0
    },
    letGo() {
      const lost = [...fingers.values()]
      fingers.clear()
      for (const { id, x, y, role, device } of lost) {
        if (role === 'view') target.pointer({ id, type: 'cancel', ...target.toUnits(x, y), device })
      }
    },
  }
}

function capture(canvas: HTMLCanvasElement, pointerId: number): void {
  try {
    canvas.setPointerCapture(pointerId)
  } catch {
    // The pointer no longer exists or was synthesised: the next event shows it.
  }
}

/** No menus, no selection, no zoom, no scrolling while playing. */
function keepPageStill(canvas: HTMLCanvasElement): void {
  for (const type of ['contextmenu', 'selectstart', 'dragstart']) {
    document.addEventListener(type, (event) => event.preventDefault())
  }
  canvas.addEventListener('wheel', (event) => event.preventDefault(), { passive: false })
  // Two fingers would zoom the page around the game.
  document.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), {
    passive: false,
  })
}
