/** Joints between bodies: a wheel on its spring, and a pin. */
import { cos, sin } from '@playhouse/game-kit/rules'
import type { World } from './contacts.ts'
import { soften } from './soft.ts'
import type { Soft } from './soft.ts'

/** A wheel (`b`) hangs under a chassis (`a`) on an axis of its own; up and down it goes on a spring. */
export type Suspension = {
  type: 'suspension'
  a: number
  b: number
  /** Where it hangs when the spring is at rest, in the chassis' frame. */
  x: number
  y: number
  hertz: number
  damping: number
  /** How far it goes up and down from rest. */
  up: number
  down: number
  side: number
  spring: number
  stop: number
}

/** Two bodies turn around a common point. `a` is -1: the point is fixed in the world. */
export type Pin = {
  type: 'pin'
  a: number
  b: number
  ax: number
  ay: number
  bx: number
  by: number
  /** Turns no farther than this either way; 0: as it likes. */
  most: number
  /** Resists turning: a spring back to straight, and a brake. */
  stiff: number
  px: number
  py: number
  turn: number
}
export type Joint = Suspension | Pin

export function createSuspension(spec: Omit<Suspension, 'type' | 'side' | 'spring' | 'stop'>): Suspension {
  return { type: 'suspension', ...spec, side: 0, spring: 0, stop: 0 }
}

export function createPin(spec: Pick<Pin, 'a' | 'b' | 'ax' | 'ay' | 'bx' | 'by'> & Partial<Pin>): Pin {
  return { type: 'pin', most: 0, stiff: 0, ...spec, px: 0, py: 0, turn: 0 }
}

const isAsleep = ({ bodies }: World, { a, b }: Joint) => bodies[b]!.asleep || (a >= 0 && bodies[a]!.asleep)

export function warmJoints(world: World, joints: readonly Joint[]): void {
  for (const joint of joints) {
    if (isAsleep(world, joint)) continue
    if (joint.type === 'pin') warmPin(world, joint)
    else {
      const { lean, tx, ty, arm } = measure(world, joint)
      push(world, joint, lean, { tx, ty, arm }, joint.spring + joint.stop)
      push(world, joint, { x: -lean.y, y: lean.x }, { tx, ty, arm }, joint.side)
    }
  }
}

export function solveJoints(world: World, joints: readonly Joint[], step: number, isSoft: boolean): void {
  for (const joint of joints) {
    if (isAsleep(world, joint)) continue
    if (joint.type === 'pin') solvePin(world, joint, step, isSoft)
    else solveSuspension(world, joint, step, isSoft)
  }
}

/** The axis in the world (pointing down out of the chassis), and how far the wheel is from where it hangs. */
function measure({ bodies }: World, { a, b, x, y }: Suspension) {
  const A = bodies[a]!
  const B = bodies[b]!
  const c = cos(A.angle)
  const s = sin(A.angle)
  const arm = { x: x * c - y * s, y: x * s + y * c }
  return { lean: { x: -s, y: c }, arm, tx: B.x - A.x - arm.x, ty: B.y - A.y - arm.y }
}

type Direction = { x: number; y: number }
/** From the chassis to the wheel's rest, and from there to the wheel. */
type Lever = { arm: Direction; tx: number; ty: number }

/** An impulse along (dx, dy) on the wheel, and its opposite on the chassis. */
function push(
  { bodies }: World,
  { a, b }: Joint,
  { x: dx, y: dy }: Direction,
  { tx, ty, arm }: Lever,
  size: number,
): void {
  const A = bodies[a]!
  const B = bodies[b]!
  B.vx += dx * size * B.inverseMass
  B.vy += dy * size * B.inverseMass
  A.vx -= dx * size * A.inverseMass
  A.vy -= dy * size * A.inverseMass
  A.spin -= ((arm.x + tx) * dy - (arm.y + ty) * dx) * size * A.inverseInertia
}

const RIGID_HERTZ = 60
const RIGID_DAMPING = 2

function solveSuspension(world: World, joint: Suspension, step: number, isSoft: boolean): void {
  const A = world.bodies[joint.a]!
  const B = world.bodies[joint.b]!
  const { lean, arm, tx, ty } = measure(world, joint)
  const speedAlong = (dx: number, dy: number) => {
    const turn = (arm.x + tx) * dy - (arm.y + ty) * dx
    return dx * (B.vx - A.vx) + dy * (B.vy - A.vy) - turn * A.spin
  }
  const massAlong = (dx: number, dy: number) => {
    const turn = (arm.x + tx) * dy - (arm.y + ty) * dx
    return 1 / (A.inverseMass + B.inverseMass + A.inverseInertia * turn * turn)
  }
  const far = tx * lean.x + ty * lean.y
  const mass = massAlong(lean.x, lean.y)
  if (isSoft) {
    const soft = soften(joint.hertz, joint.damping, step)
    const more =
      -mass * soft.mass * (speedAlong(lean.x, lean.y) + soft.bias * far) - soft.impulse * joint.spring
    joint.spring += more
    push(world, joint, lean, { tx, ty, arm }, more)
  }
  const over = far > joint.down ? far - joint.down : far < -joint.up ? far + joint.up : 0
  if (over !== 0 || joint.stop !== 0) {
    const soft = isSoft ? soften(40, 3, step) : RELAXED
    const wanted =
      -mass * soft.mass * (speedAlong(lean.x, lean.y) + soft.bias * over) - soft.impulse * joint.stop
    const stop = over > 0 ? Math.min(0, joint.stop + wanted) : over < 0 ? Math.max(0, joint.stop + wanted) : 0
    push(world, joint, lean, { tx, ty, arm }, stop - joint.stop)
    joint.stop = stop
  }
  const soft = isSoft ? soften(RIGID_HERTZ, RIGID_DAMPING, step) : RELAXED
  const astray = -tx * lean.y + ty * lean.x
  const more =
    -massAlong(-lean.y, lean.x) * soft.mass * (speedAlong(-lean.y, lean.x) + soft.bias * astray) -
    soft.impulse * joint.side
  joint.side += more
  push(world, joint, { x: -lean.y, y: lean.x }, { tx, ty, arm }, more)
}

const RELAXED: Soft = { bias: 0, mass: 1, impulse: 0 }

function armsOf({ bodies }: World, { a, b, ax, ay, bx, by }: Pin) {
  const A = a < 0 ? null : bodies[a]!
  const B = bodies[b]!
  const [ca, sa, cb, sb] = [A ? cos(A.angle) : 1, A ? sin(A.angle) : 0, cos(B.angle), sin(B.angle)]
  return {
    A,
    B,
    rax: ax * ca - ay * sa,
    ray: ax * sa + ay * ca,
    rbx: bx * cb - by * sb,
    rby: bx * sb + by * cb,
  }
}

function pushPin({ A, B, rax, ray, rbx, rby }: ReturnType<typeof armsOf>, px: number, py: number): void {
  B.vx += px * B.inverseMass
  B.vy += py * B.inverseMass
  B.spin += (rbx * py - rby * px) * B.inverseInertia
  if (!A) return
  A.vx -= px * A.inverseMass
  A.vy -= py * A.inverseMass
  A.spin -= (rax * py - ray * px) * A.inverseInertia
}

function warmPin(world: World, pin: Pin): void {
  const arms = armsOf(world, pin)
  pushPin(arms, pin.px, pin.py)
  arms.B.spin += pin.turn * arms.B.inverseInertia
  if (arms.A) arms.A.spin -= pin.turn * arms.A.inverseInertia
}

function solvePin(world: World, pin: Pin, step: number, isSoft: boolean): void {
  const arms = armsOf(world, pin)
  const { A, B, rax, ray, rbx, rby } = arms
  turnPin(pin, arms, step, isSoft)
  const soft = isSoft ? soften(RIGID_HERTZ, RIGID_DAMPING, step) : RELAXED
  const cx = B.x + rbx - (A ? A.x + rax : pin.ax)
  const cy = B.y + rby - (A ? A.y + ray : pin.ay)
  const vx = B.vx - B.spin * rby - (A ? A.vx - A.spin * ray : 0) + soft.bias * cx
  const vy = B.vy + B.spin * rbx - (A ? A.vy + A.spin * rax : 0) + soft.bias * cy
  const [ma, ia] = A ? [A.inverseMass, A.inverseInertia] : [0, 0]
  const k11 = ma + B.inverseMass + ia * ray * ray + B.inverseInertia * rby * rby
  const k12 = -ia * rax * ray - B.inverseInertia * rbx * rby
  const k22 = ma + B.inverseMass + ia * rax * rax + B.inverseInertia * rbx * rbx
  const whole = k11 * k22 - k12 * k12 || 1
  const px = (-soft.mass * (k22 * vx - k12 * vy)) / whole - soft.impulse * pin.px
  const py = (-soft.mass * (k11 * vy - k12 * vx)) / whole - soft.impulse * pin.py
  pin.px += px
  pin.py += py
  pushPin(arms, px, py)
}

/** The spring and the end of turning. */
function turnPin(pin: Pin, { A, B }: ReturnType<typeof armsOf>, step: number, isSoft: boolean): void {
  if (!isSoft || (pin.stiff === 0 && pin.most === 0)) return
  const angle = B.angle - (A ? A.angle : 0)
  const mass = 1 / (B.inverseInertia + (A ? A.inverseInertia : 0))
  const over = pin.most > 0 && Math.abs(angle) > pin.most ? angle - (angle < 0 ? -pin.most : pin.most) : 0
  if (over === 0 && pin.stiff === 0) {
    pin.turn = 0
    return
  }
  const soft = over !== 0 ? soften(30, 2, step) : soften(pin.stiff, 1, step)
  const speed = B.spin - (A ? A.spin : 0)
  const more = -mass * soft.mass * (speed + soft.bias * (over || angle)) - soft.impulse * pin.turn
  pin.turn += more
  B.spin += more * B.inverseInertia
  if (A) A.spin -= more * A.inverseInertia
}
