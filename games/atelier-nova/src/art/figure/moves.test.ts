import { expect, test } from 'vitest'
import { arrivalOf, ARRIVALS, lastPose, TURNS, turnOf, yawAt } from '../../view/finale.ts'
import { BODIES } from '../../rules/models.ts'
import { createMover, moveBetween, moveOf, MOVES, pictureOf } from './moves.ts'
import { POSES } from './poses.ts'
import { buildRig, torso } from './rig.ts'
import { STEPS, stepOf } from '../../view/walk-steps.ts'
import { choicesOf, motionOf, WALK } from '../../view/walk-pictures.ts'

const feetOf = (pose: NonNullable<ReturnType<typeof stepOf>['pose']>) => {
  const { legs } = buildRig(BODIES[0]!, pose)
  // With its toes up towards us a foot is shorter.
  return Math.max(...legs.map(({ end, foot }) => end.y + (foot - 1) * 64))
}
const LOOK = { model: { skin: 0, body: 0, face: 0, eyes: 0, aid: 0 }, pose: 0, mood: 0, wear: {} }

test('a change of pose begins where one stood, ends where one is wanted, and arms come after the body', () => {
  const [a, b] = [POSES[0]!, POSES[1]!]
  expect(moveBetween(a, b, 0).pose).toMatchObject({ shift: a.shift, arms: a.arms })
  expect(moveBetween(a, b, 1).pose!.shift).toBeCloseTo(b.shift)
  expect(moveBetween(a, b, 1).pose!.arms[1][1]).toBeCloseTo(b.arms[1][1])
  const { pose } = moveBetween(a, b, 0.4)
  const share = (from: number, to: number, now: number) => (now - from) / (to - from)
  expect(share(a.arms[1][1], b.arms[1][1], pose!.arms[1][1])).toBeLessThan(
    share(a.shift, b.shift, pose!.shift),
  )
  expect(share(a.head, b.head, pose!.head)).toBeGreaterThan(share(a.shift, b.shift, pose!.shift))
})

test('a new pose during a move continues from the current position', () => {
  const mover = createMover()
  mover.at(POSES[0]!, 0)
  mover.at(POSES[1]!, 1000)
  const half = mover.at(POSES[1]!, 1200)
  expect(half.isMove).toBe(true)
  const back = mover.at(POSES[0]!, 1210)
  const gap = Math.abs(back.options.pose!.shift - half.options.pose!.shift)
  expect(gap).toBeLessThan(Math.abs(POSES[1]!.shift - half.options.pose!.shift))
  expect(mover.at(POSES[0]!, 1900)).toMatchObject({ isMove: false, options: { pose: POSES[0] } })
  expect(Math.abs(mover.at(POSES[0]!, 1900).swing)).toBeGreaterThan(0)
  expect(mover.at(POSES[0]!, 9000).swing).toBe(0)
})

test('on the runway one foot is on the floor in every picture, turns and poses too', () => {
  const all = [
    ...Array.from({ length: STEPS }, (_, nth) => stepOf(nth, false)),
    ...Array.from({ length: ARRIVALS }, (_, nth) => arrivalOf(0, nth)),
    ...Array.from({ length: TURNS }, (_, nth) => turnOf(0, nth)),
    ...Array.from({ length: MOVES }, (_, nth) => moveOf(POSES[0]!, POSES[3]!, nth)),
  ]
  for (const { pose } of all) expect(Math.abs(feetOf(pose!) - 925)).toBeLessThan(5)
})

test('a turn looks to the left, then to the right, and ends in the last pose', () => {
  for (const own of POSES.keys()) {
    const yaws = Array.from({ length: TURNS }, (_, nth) => turnOf(own, nth).pose!.yaw![1])
    expect(Math.min(...yaws.slice(0, TURNS / 2))).toBeLessThan(-40)
    expect(Math.max(...yaws.slice(TURNS / 2))).toBeGreaterThan(40)
    expect(yawAt(own, 1)).toBeCloseTo(POSES[lastPose(own)]!.yaw?.[1] ?? 0)
    for (let nth = 1; nth < TURNS; nth++) expect(Math.abs(yaws[nth]! - yaws[nth - 1]!)).toBeLessThan(32)
  }
})

test('on a turned body the front goes to the side and the silhouette grows narrower', () => {
  const [ahead, turned] = [[0, 0, 0] as const, [45, 45, 45] as const].map((yaw) =>
    buildRig(BODIES[0]!, { ...POSES[2]!, shift: 0, pelvis: 0, chest: 0, yaw }),
  )
  expect(torso(turned!, 0, 340).x).toBeGreaterThan(torso(ahead!, 0, 340).x + 15)
  const width = (rig: typeof ahead) => torso(rig!, 60, 300).x - torso(rig!, -60, 300).x
  expect(width(turned)).toBeLessThan(width(ahead) * 0.9)
  expect(width(turned)).toBeGreaterThan(width(ahead) * 0.7)
})

test('every picture of a walk is painted once, whole walks first, and each has one to stand in for it', () => {
  expect(new Set(WALK.map(String)).size).toBe(STEPS + ARRIVALS + TURNS)
  expect(WALK.slice(0, STEPS / 2).every(([motion, nth]) => motion === 'step' && nth % 2 === 0)).toBe(true)
  for (const [motion, nth] of WALK)
    expect(choicesOf(LOOK, motion, nth).at(-1)).toEqual(motionOf(LOOK, motion, nth - (nth % 2)))
})

test('frames of a move are computed once, and only those of the latest moves are cached', () => {
  const [from, to] = [POSES[0]!, POSES[1]!]
  const first = pictureOf(from, to, 2)
  expect(first).toEqual(moveOf(from, to, 2))
  expect(pictureOf(from, to, 2)).toBe(first)
  expect(pictureOf(to, from, 2)).not.toBe(first)
  for (let i = 0; i < 40; i++) pictureOf(from, { ...to, shift: i }, 0)
  expect(pictureOf(from, to, 2)).not.toBe(first)
  expect(pictureOf(from, to, 2)).toEqual(first)
})
