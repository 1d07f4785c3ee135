/** Contact constraints: no penetration, and friction. After Box2D's soft step: many small steps, each solved once and then relaxed. */
import { canTouch, place } from './body.ts'
import type { Body, Placed } from './body.ts'
import { GRIP, listEdges, touchGround, touchGroundPolygon } from './ground.ts'
import type { Ground, Surface } from './ground.ts'
import { findTouches, MARGIN } from './touch.ts'
import type { Touch } from './touch.ts'
import type { Soft } from './soft.ts'

export type Contact = {
  /** Which bodies; `a` is -1 for the ground. */
  a: number
  b: number
  /** The same touch has the same key a tick later. */
  key: number
  surface: Surface | null
  x: number
  y: number
  nx: number
  ny: number
  /** Where it is, from the middle of each body. */
  ax: number
  ay: number
  bx: number
  by: number
  gap: number
  grip: number
  bounce: number
  /** Speed towards each other at the beginning of the tick. */
  approach: number
  normalMass: number
  rubMass: number
  /** Accumulated impulses, reused in the next tick (warm starting), so that stacks rest. */
  push: number
  rub: number
  mostPush: number
}

export type World = {
  bodies: Body[]
  contacts: Contact[]
  /** The solid half of each loop. */
  halves: number[]
}

export function collide(world: World, ground: Ground): Contact[] {
  const { bodies } = world
  const previous = new Map<number, Contact>()
  for (const contact of world.contacts) previous.set(contact.key, contact)
  const placed = bodies.map((body) => (body.asleep ? [] : body.parts.map((part) => place(body, part))))
  const found: Contact[] = []
  for (let b = 0; b < bodies.length; b++) {
    const body = bodies[b]!
    if (body.asleep) continue
    if (body.inverseMass > 0 && body.kind !== 16)
      touchBodyGround({ found, previous }, world, ground, b, placed[b]!)
    for (let a = 0; a < b; a++) {
      const other = bodies[a]!
      if (other.asleep || !canTouch(other, body) || other.inverseMass + body.inverseMass === 0) continue
      const reach = other.reach + body.reach + MARGIN
      const [dx, dy] = [body.x - other.x, body.y - other.y]
      if (dx * dx + dy * dy > reach * reach) continue
      placed[a]!.forEach((partA, i) => {
        placed[b]!.forEach((partB, j) => {
          for (const touch of findTouches(partA, partB)) {
            const key = -(((a * 64 + b) * 8 + i) * 8 + j) * 512 - touch.id - 1
            found.push(createContact(world, previous, { a, b, key }, touch, null))
          }
        })
      })
    }
  }
  return found
}
type Touches = { found: Contact[]; previous: Map<number, Contact> }

function touchBodyGround(
  { found, previous }: Touches,
  world: World,
  ground: Ground,
  b: number,
  placed: readonly Placed[],
): void {
  const body = world.bodies[b]!
  const near = listEdges(ground, body.x - body.reach - MARGIN, body.x + body.reach + MARGIN, world.halves)
  if (near.length === 0) return
  placed.forEach((part, j) => {
    const touches =
      part.normals.length === 0
        ? touchGround(ground, near, part.points[0]!, part.points[1]!, part.r)
        : touchGroundPolygon(ground, near, part)
    touches.forEach((touch, slot) => {
      // A circle that rolls from line to line keeps its touch, and the impulse with it.
      const key = (b * 8 + j) * 4_000_000 + (part.normals.length === 0 ? slot : touch.id)
      found.push(createContact(world, previous, { a: -1, b, key }, touch, ground.edges[touch.edge]!.surface))
    })
  })
}
type Pair = { a: number; b: number; key: number }

function createContact(
  { bodies }: World,
  previous: Map<number, Contact>,
  { a, b, key }: Pair,
  touch: Touch,
  surface: Surface | null,
): Contact {
  const A = a < 0 ? null : bodies[a]!
  const B = bodies[b]!
  const { x, y, nx, ny, gap } = touch
  const [ax, ay] = A ? [x - A.x, y - A.y] : [0, 0]
  const [bx, by] = [x - B.x, y - B.y]
  const before = previous.get(key)
  const massOf = (tx: number, ty: number) => {
    const ca = ax * ty - ay * tx
    const cb = bx * ty - by * tx
    const sum =
      (A ? A.inverseMass + A.inverseInertia * ca * ca : 0) + B.inverseMass + B.inverseInertia * cb * cb
    return sum > 0 ? 1 / sum : 0
  }
  const vx = B.vx - B.spin * by - (A ? A.vx - A.spin * ay : 0)
  const vy = B.vy + B.spin * bx - (A ? A.vy + A.spin * ax : 0)
  return {
    a,
    b,
    key,
    surface,
    x,
    y,
    nx,
    ny,
    ax,
    ay,
    bx,
    by,
    gap,
    grip: surface ? B.grip * GRIP[surface] : Math.sqrt(A!.grip * B.grip),
    bounce: surface === 'bouncy' ? 0.92 : Math.max(A ? A.bounce : 0, B.bounce),
    approach: vx * nx + vy * ny,
    normalMass: massOf(nx, ny),
    rubMass: massOf(-ny, nx),
    push: before?.push ?? 0,
    rub: before?.rub ?? 0,
    mostPush: 0,
  }
}

/** Adds an impulse at the touch, to `b` forwards and to `a` backwards. */
function apply({ bodies }: World, contact: Contact, px: number, py: number): void {
  const { a, b, ax, ay, bx, by } = contact
  const B = bodies[b]!
  B.vx += px * B.inverseMass
  B.vy += py * B.inverseMass
  B.spin += (bx * py - by * px) * B.inverseInertia
  if (a < 0) return
  const A = bodies[a]!
  A.vx -= px * A.inverseMass
  A.vy -= py * A.inverseMass
  A.spin -= (ax * py - ay * px) * A.inverseInertia
}

export function warmContacts(world: World): void {
  for (const contact of world.contacts) {
    const { nx, ny, push, rub } = contact
    apply(world, contact, nx * push - ny * rub, ny * push + nx * rub)
  }
}

const MAX_PUSH_OUT = 3

/** `moved` is what each body did since the touches were found: [dx, dy, turn, …]. Without `soft` only speeds are mended. */
export function solveContacts(
  world: World,
  moved: readonly number[],
  perStep: number,
  soft: Soft | null,
): void {
  const { bodies } = world
  for (const contact of world.contacts) {
    const { a, b, nx, ny, ax, ay, bx, by } = contact
    const B = bodies[b]!
    const A = a < 0 ? null : bodies[a]!
    const turnB = moved[b * 3 + 2]!
    const turnA = A ? moved[a * 3 + 2]! : 0
    const dx = moved[b * 3]! - turnB * by - (A ? moved[a * 3]! - turnA * ay : 0)
    const dy = moved[b * 3 + 1]! + turnB * bx - (A ? moved[a * 3 + 1]! + turnA * ax : 0)
    const gap = contact.gap + dx * nx + dy * ny
    let [bias, massShare, pushShare] = [0, 1, 0]
    if (gap > 0) bias = gap * perStep
    else if (soft) {
      bias = Math.max(soft.bias * (gap + 0.005 < 0 ? gap + 0.005 : 0), -MAX_PUSH_OUT)
      massShare = soft.mass
      pushShare = soft.impulse
    }
    let vx = B.vx - B.spin * by - (A ? A.vx - A.spin * ay : 0)
    let vy = B.vy + B.spin * bx - (A ? A.vy + A.spin * ax : 0)
    const speed = vx * nx + vy * ny
    const push = Math.max(
      0,
      contact.push - contact.normalMass * massShare * (speed + bias) - pushShare * contact.push,
    )
    const more = push - contact.push
    contact.push = push
    if (push > contact.mostPush) contact.mostPush = push
    apply(world, contact, nx * more, ny * more)
    vx = B.vx - B.spin * by - (A ? A.vx - A.spin * ay : 0)
    vy = B.vy + B.spin * bx - (A ? A.vy + A.spin * ax : 0)
    const max = contact.grip * contact.push
    const rub = Math.max(-max, Math.min(max, contact.rub - contact.rubMass * (-vx * ny + vy * nx)))
    const rubMore = rub - contact.rub
    contact.rub = rub
    apply(world, contact, -ny * rubMore, nx * rubMore)
  }
}

/** Slower than this nothing bounces. */
const BOUNCE_FROM = 1

export function bounceContacts(world: World): void {
  for (const contact of world.contacts) {
    if (contact.bounce === 0 || contact.approach > -BOUNCE_FROM || contact.mostPush === 0) continue
    const { a, b, nx, ny, ax, ay, bx, by } = contact
    const B = world.bodies[b]!
    const A = a < 0 ? null : world.bodies[a]!
    const vx = B.vx - B.spin * by - (A ? A.vx - A.spin * ay : 0)
    const vy = B.vy + B.spin * bx - (A ? A.vy + A.spin * ax : 0)
    const speed = vx * nx + vy * ny
    const push = Math.max(0, contact.push - contact.normalMass * (speed + contact.bounce * contact.approach))
    const more = push - contact.push
    contact.push = push
    apply(world, contact, nx * more, ny * more)
  }
}
