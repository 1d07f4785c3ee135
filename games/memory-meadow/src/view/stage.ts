/** What the meadow is drawn with. */
import type { Kit, UiRect } from '@playhouse/game-kit'
import type { Sprites } from '../art/scene.ts'
import type { Game } from '../state.ts'
import type { Album } from '../ui/album.ts'
import type { Actor } from './actors.ts'
import type { createChoir } from './choir.ts'
import type { createEventEffects } from './event-effects.ts'
import type { Layout } from './layout-types.ts'
import type { createTools } from './tools.ts'

export type MeadowKit = Kit<Game, Album>

/** The cast of a meadow. */
export type Troupe = {
  kit: MeadowKit
  choir: ReturnType<typeof createChoir>
  cues: ReturnType<typeof createEventEffects>
  tools: ReturnType<typeof createTools>
}

/** What the view has arranged for this picture. */
export type Arrangement = {
  layout: Layout
  sprites: Sprites
  actors: Actor[]
  /** The place at which the keys' cursor stands. */
  cursor: number
}

export type Stage = Troupe &
  Arrangement & {
    /** The paw of the last frame that shows where to press. */
    paw: UiRect | null
  }
