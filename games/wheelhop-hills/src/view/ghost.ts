/** The ghost of the player's best run: positions every eight ticks as compact text, so that sixty fit into a save. */
import { isRecord, isRecordOf, isText } from '@playhouse/game-kit/rules'
import type { VehicleName } from '../rules/vehicles.ts'

/** Goes up when vehicles drive differently: times of before can then not be raced against. */
export const PHYSICS = 2

export type Ghost = {
  car: VehicleName
  ticks: number
  path: string
  /** Version of the physics; absent in the oldest ghosts. */
  physics?: number
}
export type Pose = { x: number; y: number; angle: number }

const EVERY = 8
/** Metres, metres, radians to a step of one character. */
const FINE = [0.05, 0.05, 0.07] as const
const MAX_STEP = 45
const FIRST_CODE = 35
/** Longer drives leave no ghost. */
const MAX_SAMPLES = 700

export function createRecorder() {
  let text = ''
  let recorded: [number, number, number] = [0, 0, 0]
  let samples = 0
  return {
    begin(x: number, y: number) {
      text = ''
      samples = 0
      // The first pose is known: it is where every run begins.
      recorded = [x, y, 0]
    },
    /** Once a tick. */
    note(tick: number, { x, y, angle }: Pose) {
      if (tick === 0 || tick % EVERY !== 0 || samples >= MAX_SAMPLES) return
      samples++
      const now = [x, y, angle]
      for (let i = 0; i < 3; i++) {
        // The step is relative to the recorded value, so that rounding errors do not add up.
        const step = Math.max(-MAX_STEP, Math.min(MAX_STEP, Math.round((now[i]! - recorded[i]!) / FINE[i]!)))
        recorded[i] = recorded[i]! + step * FINE[i]!
        text += String.fromCharCode(FIRST_CODE + MAX_STEP + step === 92 ? 126 : FIRST_CODE + MAX_STEP + step)
      }
    },
    give: (car: VehicleName, ticks: number): Ghost | null =>
      samples >= MAX_SAMPLES ? null : { car, ticks, path: text, physics: PHYSICS },
  }
}

/** Reads a path; null when it is none. */
export function readPath(path: string, x: number, y: number): Pose[] | null {
  if (path.length % 3 !== 0) return null
  const poses: Pose[] = []
  const at = [x, y, 0]
  for (let i = 0; i < path.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const code = path.charCodeAt(i + k)
      const step = (code === 126 ? 92 : code) - FIRST_CODE - MAX_STEP
      if (!(Math.abs(step) <= MAX_STEP)) return null
      at[k] = at[k]! + step * FINE[k]!
    }
    poses.push({ x: at[0]!, y: at[1]!, angle: at[2]! })
  }
  return poses
}

/** A path ends at the gate: one that ends elsewhere belongs to an older shape of this hill. */
export const endsAt = (poses: readonly Pose[], finish: number): boolean =>
  Math.abs((poses.at(-1)?.x ?? -Infinity) - finish) < 5

/** Hills that forgive a held throttle drive as they always did. */
export const isOfThesePhysics = ({ physics }: Ghost, forgiving: boolean): boolean =>
  forgiving || physics === PHYSICS

/** Where the ghost is at a tick, on a smooth curve through what was noted. */
export function poseAt(poses: readonly Pose[], tick: number): Pose | null {
  const at = tick / EVERY - 1
  const i = Math.floor(at)
  if (i + 1 >= poses.length) return null
  const [a, b] = [poses[Math.max(0, i)]!, poses[Math.max(0, i + 1)]!]
  const [before, after] = [poses[Math.max(0, i - 1)]!, poses[Math.min(poses.length - 1, i + 2)]!]
  const t = Math.max(0, at - i)
  const curve = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
  return {
    x: curve(before.x, a.x, b.x, after.x),
    y: curve(before.y, a.y, b.y, after.y),
    angle: a.angle + (b.angle - a.angle) * t,
  }
}

/** What a player may switch on for an easier drive. */
export type Help = {
  /** Half speed; the clock slows down with it. */
  slow?: boolean
  /** In the air it finds its own way back onto its wheels. */
  steady?: boolean
  bigPedals?: boolean
}

/** The game's save data. Optional fields are absent in older saves. */
export type SaveData = {
  /** By level (`levels/3`) and day (`daily/2026-11-21`). */
  ghosts: Record<string, Ghost>
  /** Best time by level, in ticks. */
  times: Record<string, number>
  /** How often each level not won yet ended in a crash. */
  crashes?: Record<string, number>
  help?: Help
  /** Most carrots eaten on a hill that was driven to its end. */
  carrots?: Record<string, number>
  /** Golden carrots: the ticks of the drive that was faster than the golden hare, by level. */
  golden?: Record<string, number>
  /** The farthest drive on the long road: metres, stalls, pieces handed over; and the vehicle chosen for it. */
  road?: Record<string, number>
  roadCar?: string
  /** The coat of paint chosen. */
  paint?: number
}
export const initSaveData = (): SaveData => ({ ghosts: {}, times: {} })

export function isValidSave(data: unknown): boolean {
  if (!isRecord(data)) return false
  const {
    ghosts,
    times,
    crashes = {},
    help = {},
    carrots = {},
    golden = {},
    road = {},
  } = data as Partial<SaveData>
  const { roadCar = '', paint = 0 } = data as Partial<SaveData>
  return (
    isText(roadCar) &&
    typeof paint === 'number' &&
    [times, crashes, carrots, golden, road].every((one) =>
      isRecordOf(one, (value) => typeof value === 'number'),
    ) &&
    isRecordOf(help, (value) => typeof value === 'boolean') &&
    isRecordOf(ghosts, (ghost) => isRecord(ghost) && isText(ghost.path) && isText(ghost.car))
  )
}
