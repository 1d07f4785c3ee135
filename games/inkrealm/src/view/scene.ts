/** What a round is shown with: everything that draws, and what the view knows of the round. */
import type { Kit, Screen } from '@playhouse/game-kit'
import { createCapitals } from '../art/capitals.ts'
import { createGround } from '../art/ground.ts'
import { createHeads } from '../art/heads.ts'
import { createRipples } from '../art/ripples.ts'
import { createSheetPicture } from '../art/sheet-picture.ts'
import { createStamps } from '../art/stamps.ts'
import { createLesson } from '../ui/lesson.ts'
import { createPanel } from '../ui/panel.ts'
import { createAlarm } from './alarm.ts'
import { createCamera } from './camera.ts'
import type { Career, Gains } from './career.ts'
import { rungFor } from './career.ts'
import { createCast } from './cast.ts'
import { createDrain } from './drain.ts'
import { createDress } from './dress.ts'
import { createEdgeSigns } from './edge-sign.ts'
import { createEventEffects } from './event-effects.ts'
import { createFrameBudget } from './frame-budget.ts'
import { createGains } from './gain-label.ts'
import { createHintPlace } from './hint-place.ts'
import { createHomeArrow } from './home-arrow.ts'
import { createMoments } from './moments.ts'
import { createPeaceSign } from './peace-sign.ts'
import { createStandings } from './standings.ts'
import { createSteering } from './steering.ts'
import { createTips } from './tips.ts'
import { rungOf } from '../rules/rungs.ts'
import type { Game, State } from '../state.ts'

export type Scene = ReturnType<typeof createScene>

export function createScene(kit: Kit<Game, Career>) {
  const dress = createDress(() => kit.data)
  const ground = createGround()
  const sheet = createSheetPicture(dress, { take: ground.takePaper, make: ground.makePaper })
  const stamps = createStamps()
  const cast = createCast(stamps, dress)
  const heads = createHeads(dress)
  const frameBudget = createFrameBudget()
  const ripples = createRipples()
  const pulse = { value: 0 }
  const moments = createMoments()
  const wins = createGains()
  const drain = createDrain()
  return {
    dress,
    ground,
    sheet,
    stamps,
    cast,
    frameBudget,
    hasTimeAhead: frameBudget.createDeferral(),
    ripples,
    pulse,
    moments,
    wins,
    drain,
    standings: createStandings(),
    capitals: createCapitals(dress),
    panel: createPanel(dress, heads, frameBudget),
    eye: createCamera(),
    steering: createSteering(kit),
    home: createHomeArrow(),
    alarm: createAlarm(createEdgeSigns(dress, heads), frameBudget),
    follower: createEventEffects({ kit, cast, sheet, dress, ripples, pulse, moments, wins, drain }),
    tips: createTips(kit),
    lesson: createLesson(kit),
    peaceSign: createPeaceSign(),
    hints: createHintPlace(),
    /** Where the player is drawn, in cells. */
    head: { x: 0, y: 0 },
    /** The tick of the last rain. */
    rainAt: -1e9,
    /** The painter to be beaten, or -1. */
    duel: -1,
    /** What the round that has ended brought. */
    gains: null as Gains | null,
  }
}

/** Sizes and caches for another window, or other settings. */
export function resizeScene(scene: Scene, kit: Kit<Game, Career>, screen: Screen): void {
  const { eye, sheet, stamps, panel } = scene
  eye.resize(screen)
  sheet.resize(eye.camera.base, kit.settings.colourSafe)
  stamps.resize(eye.camera.base, screen.ratio)
  panel.setStrong(kit.settings.colourSafe)
  panel.forget()
}

/** How hard the rivals are; before the first tick, how hard they will be. */
export const rungNow = (kit: Kit<Game, Career>, state: State): number =>
  state.ticks > 1 ? rungOf(state) : rungFor(kit.data, kit.start.day !== '')
