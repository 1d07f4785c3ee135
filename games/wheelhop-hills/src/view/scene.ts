/** What a drive is shown with: everything that draws, and what the view knows of the drive. */
import type { Kit } from '@playhouse/game-kit'
import { createEngine } from '../audio/engine.ts'
import { createFlags } from '../art/flags.ts'
import { WORLDS } from '../art/worlds.ts'
import { findHill } from '../rules/hills.ts'
import type { Hill } from '../rules/hills.ts'
import { isRoad } from '../rules/road.ts'
import { worldOfLeg } from '../rules/road-way.ts'
import type { Game, State } from '../state.ts'
import { createHeld } from '../ui/held.ts'
import { createChoice } from '../ui/vehicle-choice.ts'
import { createAftermath } from './aftermath.ts'
import { createCamera } from './camera.ts'
import { createCrew } from './crew.ts'
import { createDust } from './dust.ts'
import { createEffects } from './effects.ts'
import { createRecorder } from './ghost.ts'
import type { SaveData } from './ghost.ts'
import { readWins } from './goals.ts'
import { createMotion } from './motion.ts'
import type { News } from './records.ts'
import { createRivalry } from './rivalry.ts'
import { createSkipping } from './skipping.ts'

export type Scene = ReturnType<typeof createScene>

export function createScene(kit: Kit<Game, SaveData>) {
  const wins = () => readWins(kit.record.stars.levels, kit.data)
  return {
    wins,
    camera: createCamera(),
    crew: createCrew(),
    effects: createEffects(kit),
    dust: createDust(kit),
    engine: createEngine(kit),
    recorder: createRecorder(),
    aftermath: createAftermath(),
    motion: createMotion(),
    flags: createFlags(),
    skipping: createSkipping(kit),
    choice: createChoice(kit, wins),
    rivalry: createRivalry(kit),
    held: createHeld(() => kit.settings),
    gate: { open: 0 },
    hill: findHill('levels', 1, 1) as Hill,
    /** When the drive began, a piece of cargo was lost last, and the drive ended: times of the kit. */
    beganAt: 0,
    spilledAt: -1e9,
    overAt: 0,
    /** What the last hill brought. */
    news: null as News | null,
    /** The paints that were won before this drive. */
    paintsBefore: [] as readonly number[],
    /** Fell on its nose with the throttle down. */
    isHeldOver: false,
    isAfterCrash: false,
  }
}

export const worldOf = ({ hill }: Scene, state: State): number =>
  isRoad(state) ? worldOfLeg(state.leg) : hill.world

export const paletteOf = (scene: Scene, state: State) => WORLDS[worldOf(scene, state)]!

export const pedalsLook = (kit: Kit<Game, SaveData>) => ({
  isTouch: kit.device === 'touch',
  showHand: !kit.record.knowsHow,
  isBig: kit.settings.bigText || (kit.data.help?.bigPedals ?? false),
})
