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
}

/** A round button on the screen, in CSS pixels. */
export type TouchButton = { name: string; label: string; x: number; y: number; r: number; isDown: boolean }

/** The buttons at the lower corner, two a row. */
function createThumbButtons(
  { actions }: Controls<GameTypes>,
  canvas: HTMLCanvasElement,
  isDown: (name: string) => boolean,
) {
  const names = Object.keys(actions).filter((name) => actions[name]!.touch === 'button')
  const thumbs = {
    isLeftHanded: false,
    list: (): TouchButton[] =>
      names.map((name, i) => {
        const inset = BUTTON_RADIUS + 20 + (i % 2) * (BUTTON_RADIUS * 2 + 14)
        const row = Math.floor(i / 2) * (BUTTON_RADIUS * 2 + 14)
        return {
          name,
          label: actions[name]!.label,
          x: thumbs.isLeftHanded ? inset : canvas.clientWidth - inset,
          y: canvas.clientHeight - BUTTON_RADIUS - 24 - (i % 2) * 26 - row,
          r: BUTTON_RADIUS,
          isDown: isDown(name),
        }
      }),
    /** A finger is wider than its point. */
    at: (x: number, y: number) =>
      thumbs.list().find((button) => Math.hypot(x - button.x, y - button.y) <= button.r + 10)?.name ?? null,
  }
  return thumbs
}

/** What a finger does that neither the view nor a button takes: taps, halves, swipes, and the stick. */
function createGestures(
  controls: Controls<GameTypes>,
  { canvas, press }: Pick<TouchTarget, 'canvas' | 'press'>,
  fingers: ReadonlyMap<number, Finger>,
  thumbs: ReturnType<typeof createThumbButtons>,
) {
  const touchOf = Object.entries(controls.actions).flatMap(([name, { touch }]) =>
    touch ? [[name, touch] as const] : [],
  )
  const hasAxis = (kind: string) => Object.values(controls.axes).some(({ touch }) => touch?.startsWith(kind))
  const hasStick = hasAxis('stick')
  const isSteered = hasStick || hasAxis('drag')
  const isPlayed = (finger: Finger, touch: TouchAction) =>
    finger.role === 'play' &&
    !finger.button &&
    (touch === 'tap' || touch === (finger.x0 < canvas.clientWidth / 2 ? 'left' : 'right'))
  return {
    hasStick,
    isPlayed,
    begin(finger: Finger) {
      const isStickSide =
        finger.x < canvas.clientWidth / 2 !== thumbs.isLeftHanded || thumbs.list().length === 0
      const taken = [...fingers.values()].some((other) => other !== finger && other.role === 'stick')
      if (isSteered && isStickSide && !taken) finger.role = 'stick'
      for (const [name, touch] of touchOf) if (isPlayed(finger, touch)) press(name)
    },
    swipe(finger: Finger) {
      const way = wayOf(finger)
      const [name] = touchOf.find(([, touch]) => touch === `swipe-${way}`) ?? []
      if (!name) return
      press(name)
      // The next swipe may follow without lifting the finger.
      finger.x0 = finger.x
      finger.y0 = finger.y
    },
  }
}

export function createTouch(controls: Controls<GameTypes>, target: TouchTarget) {
  const { canvas } = target
  const fingers = new Map<number, Finger>()
  let isTouch = false
  const thumbs = createThumbButtons(controls, canvas, (name) =>
    [...fingers.values()].some((finger) => finger.button === name),
  )
  const gestures = createGestures(controls, target, fingers, thumbs)

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
    const finger: Finger = { id, x, y, x0: x, y0: y, role: 'play', device, button: null }
    fingers.set(id, finger)
    finger.button = isTouch ? thumbs.at(x, y) : null
    if (finger.button) target.press(finger.button)
    else if (forward('down', event, device)) finger.role = 'view'
    else gestures.begin(finger)
    target.wake()
  }
  const onMove = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) {
      if (event.pointerType === 'mouse' && !target.isBlocked()) forward('hover', event, 'mouse')
      return
    }
    finger.x = event.clientX
    finger.y = event.clientY
    if (finger.role === 'view') forward('move', event, finger.device)
    else if (finger.role === 'play') gestures.swipe(finger)
    target.wake()
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

  return {
    ...createReadings(controls, fingers, gestures),
    listButtons: () => (isTouch ? thumbs.list() : []),
    /** Where a button is or would be. */
    findButton: (name: string) => thumbs.list().find((button) => button.name === name) ?? null,
    setLeftHanded(value: boolean) {
      thumbs.isLeftHanded = value
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

/** What the fingers hold now. */
function createReadings(
  controls: Controls<GameTypes>,
  fingers: ReadonlyMap<number, Finger>,
  { isPlayed, hasStick }: ReturnType<typeof createGestures>,
) {
  const findStick = () => [...fingers.values()].find(({ role }) => role === 'stick')
  return {
    isBusy: () => fingers.size > 0,
    isDown: (name: string) => {
      const touch = controls.actions[name]?.touch
      return [...fingers.values()].some(
        (finger) => finger.button === name || (touch !== undefined && isPlayed(finger, touch)),
      )
    },
    axis(name: string) {
      const touch = controls.axes[name]?.touch
      const finger = touch && findStick()
      if (!finger) return 0
      const offset = touch.endsWith('x') ? finger.x - finger.x0 : finger.y - finger.y0
      return Math.max(-1, Math.min(1, offset / STICK_REACH))
    },
    /** The stick under the thumb, in CSS pixels; null when there is none. */
    getStick() {
      const finger = findStick()
      if (!finger || finger.device !== 'touch' || !hasStick) return null
      const { x, y, x0, y0 } = finger
      return { x: x0, y: y0, dx: x - x0, dy: y - y0, reach: STICK_REACH }
    },
  }
}

/** Which way a finger has swiped, or null while it is near its start. */
function wayOf({ x, y, x0, y0 }: Finger): 'left' | 'right' | 'up' | 'down' | null {
  const dx = x - x0
  const dy = y - y0
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_REACH) return null
  return Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down'
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
