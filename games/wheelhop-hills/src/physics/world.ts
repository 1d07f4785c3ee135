/** One physics tick: contacts are found once, then four small steps are solved. */
import { bounceContacts, collide, solveContacts, warmContacts } from './contacts.ts'
import type { World } from './contacts.ts'
import type { Ground } from './ground.ts'
import { solveJoints, warmJoints } from './joints.ts'
import type { Joint } from './joints.ts'
import { soften } from './soft.ts'

export type { World } from './contacts.ts'

const STEPS = 4
export const TICK = 1 / 60
const STEP = TICK / STEPS
export const GRAVITY = 13

const CONTACT = soften(30, 10, STEP)

export function stepWorld(world: World, joints: readonly Joint[], ground: Ground): void {
  const { bodies } = world
  for (const body of bodies) {
    body.x0 = body.x
    body.y0 = body.y
    body.angle0 = body.angle
  }
  world.contacts = collide(world, ground)
  const moved: number[] = bodies.flatMap(() => [0, 0, 0])
  for (let i = 0; i < STEPS; i++) {
    for (const body of bodies) if (!body.asleep && body.inverseMass > 0) body.vy += GRAVITY * STEP
    warmJoints(world, joints)
    warmContacts(world)
    solveJoints(world, joints, STEP, true)
    solveContacts(world, moved, 1 / STEP, CONTACT)
    move(world, moved)
    solveJoints(world, joints, STEP, false)
    solveContacts(world, moved, 1 / STEP, null)
  }
  bounceContacts(world)
}

function move({ bodies }: World, moved: number[]): void {
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!
    if (body.asleep) continue
    const dx = body.vx * STEP
    const dy = body.vy * STEP
    const turn = body.spin * STEP
    body.x += dx
    body.y += dy
    body.angle += turn
    moved[i * 3]! += dx
    moved[i * 3 + 1]! += dy
    moved[i * 3 + 2]! += turn
  }
}
