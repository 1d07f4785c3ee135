/** The rivals on this hill: the ghost of the player's best run, and the golden hare after all three stars. */
import type { Kit } from '@playhouse/game-kit'
import { isForgiving } from '../rules/drive.ts'
import { drawGhost, GOLD, WHITE } from '../art/ghost-art.ts'
import { endsAt, isOfThesePhysics, poseAt, readPath } from './ghost.ts'
import type { SaveData, Pose } from './ghost.ts'
import { findHill } from '../rules/hills.ts'
import type { G } from '../art/paper.ts'
import { keyOf } from './records.ts'
import { findRival } from './rivals.ts'
import { isRoad } from '../rules/road.ts'
import { CHASSIS, courseOf } from '../state.ts'
import type { Game, State } from '../state.ts'
import { outlineOf } from '../art/vehicle-art.ts'

export function createRivalry(kit: Kit<Game, SaveData>) {
  let ghost: { poses: Pose[]; outline: Path2D } | null = null
  let rival: { poses: Pose[]; outline: Path2D; ticks: number } | null = null

  const callGhost = (state: State) => {
    const { x, y } = state.world.bodies[CHASSIS]!
    const key = keyOf(state, kit.start.day)
    const saved = kit.data.ghosts[key]
    const poses = saved ? readPath(saved.path, x, y) : null
    const isOfThisHill =
      poses !== null &&
      (isRoad(state) || endsAt(poses, courseOf(state).finish)) &&
      isOfThesePhysics(saved!, isForgiving(state))
    if (poses && !isOfThisHill) {
      delete kit.data.ghosts[key]
      delete kit.data.times[key]
    }
    ghost = saved && isOfThisHill ? { poses, outline: outlineOf(saved.car) } : null
  }
  /** It drives the hill's own vehicle, and so must you. */
  const callRival = (state: State, again: () => State) => {
    rival = null
    const { mode, level, seed, car } = state
    const isWoken = mode === 'levels' && kit.record.stars.levels?.[level] === 3
    if (!isWoken || car !== findHill(mode, level, seed).car) return
    const found = findRival(level, () => kit.phase === 'waiting' && callRival(again(), again))
    const { x, y } = state.world.bodies[CHASSIS]!
    const poses = found && readPath(found.path, x, y)
    if (poses) rival = { poses, outline: outlineOf(car), ticks: found.ticks }
  }
  return {
    begin(state: State, again: () => State) {
      callGhost(state)
      callRival(state, again)
    },
    /** Draws them; where your own best run is, or null. */
    draw(g: G, state: State, alpha: number): number | null {
      if (state.phase !== 'drive') return null
      const gold = rival && poseAt(rival.poses, state.ticks + alpha)
      if (rival && gold) drawGhost(g, gold, rival.outline, GOLD)
      const at = ghost && poseAt(ghost.poses, state.ticks + alpha)
      if (ghost && at) drawGhost(g, at, ghost.outline, WHITE)
      return at?.x ?? null
    },
    getRival: () => rival,
  }
}
