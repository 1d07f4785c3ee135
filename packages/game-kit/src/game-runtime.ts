/** All modules of a running game. */
import type { Playhouse } from '@playhouse/sdk'
import type { Ads } from './ads.ts'
import type { Audio } from './audio/audio.ts'
import type { Juice } from './drawing/juice.ts'
import type { Loop } from './frames/loop.ts'
import type { Renderer } from './frames/renderer.ts'
import type { GameTypes } from './game-types.ts'
import type { Input } from './input/input.ts'
import type { GameOptions, Kit, View } from './kit.ts'
import type { Menus } from './menus.ts'
import type { Saves } from './save.ts'
import type { Session } from './session.ts'
import type { TestEventLog } from './test-event-log.ts'

export type GameRuntime = {
  options: GameOptions<GameTypes, unknown>
  canvas: HTMLCanvasElement
  /** Of the game's address. */
  query: URLSearchParams
  playhouse: Playhouse
  saves: Saves<unknown>
  audio: Audio
  juice: Juice
  ads: Ads
  loop: Loop
  input: Input<GameTypes>
  menus: Menus
  session: Session
  renderer: Renderer
  attention: Attention
  kit: Kit<GameTypes, unknown>
  eventLog: { write: TestEventLog }
  /** Receives the cost of every frame and its distance to the one before, in milliseconds. */
  frameTimes: { add(costMs: number, distanceMs: number): void }
  pageState: PageState
  /** Draws nothing until the saves are loaded. */
  view: View<GameTypes>
  getView(): View<GameTypes>
}

/** What follows settings and attention. */
export type Attention = {
  /** Tells the host page whether the player plays. */
  reportPlaying(isPlaying: boolean): void
  saveAll(): void
  applySettings(): void
  /** Pauses the game while it is hidden, paused by the page or covered by an ad; also mutes it while another window has the focus. */
  apply(): void
  handleInput(): void
}

export type PageState = {
  /** Requests of the host page. */
  muted: boolean
  paused: boolean
  /** An ad is loading or showing. */
  held: boolean
  /** The player has pressed something. */
  hasBegun: boolean
}
