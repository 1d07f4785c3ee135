/** Types of the options a game passes to the kit and of the `Kit` object its view receives. */
import type { Playhouse } from '@playhouse/sdk'
import type { Audio } from './audio/audio.ts'
import type { Bot, BotName, InputDriver } from './bot.ts'
import type { Controls } from './input/controls.ts'
import type { Device, Pointer } from './input/input-target.ts'
import type { Juice } from './drawing/juice.ts'
import type { Motion } from './frames/loop.ts'
import type { Song } from './audio/music.ts'
import type { MenuPages, PageDetail, Result } from './overlay/menu-types.ts'
import type { HudButton } from './overlay/hud.ts'
import type { Rng } from './rng.ts'
import type { PlayerRecord, SaveRules } from './save.ts'
import type { SharpText } from './frames/sharp-layers.ts'
import type { Design, Rect, Screen } from './screen.ts'
import type { Settings } from './settings.ts'
import type { GameTypes, Outcome, RuleSet, Start } from './game-types.ts'
import type { Sound } from './audio/synth.ts'
import type { GameTexts } from './texts/texts.ts'

/** `waiting`: the run begins with the first press. `over`: it has an outcome. */
export type Phase = 'waiting' | 'playing' | 'over'

/** Passed to `draw` once a frame. */
export type Frame<G extends GameTypes> = {
  g: CanvasRenderingContext2D
  state: G['state']
  screen: Screen
  phase: Phase
  /** How far between the last tick and the next, 0 to 1: draw `lerp(before, now, alpha)`. */
  alpha: number
  /** Milliseconds of frame time; stops while paused or hidden. */
  now: number
  /** Seconds since the last frame, at most 0.1. */
  seconds: number
  settings: Settings
  /** False on a slow device: decoration rests, also in play. */
  ambience: boolean
  /** Draws texts over the scene that stay sharp when the scene's resolution falls; call it after the scene. */
  drawSharp(text: SharpText): void
}

/** What is visible now, in units; for bots, checks and the placement of hints. */
export type UiRect = Rect & {
  id: string
  /**
   * `button` must be large enough to press, `text` must be readable, a `target` is what the player looks for or aims at;
   * a `float` (hint, hand, toast, pill) must cover none of these.
   */
  kind: 'button' | 'text' | 'target' | 'float'
  /** For floats: the id of what it points at and may touch. */
  of?: string
  /** For texts: the height of the letters in units. */
  size?: number
}

export type View<G extends GameTypes> = {
  /** Draws a frame and never changes the game. Returns true while something is animated, `slow` when 30 frames a second are enough, `ambience` while only decoration moves. */
  draw(frame: Frame<G>): Motion | void
  /** A new run has started. */
  begin?(state: G['state']): void
  /** Handles one event: effects, sound, announcements. */
  follow?(event: G['event'], state: G['state']): void
  /** Handles all events of one tick together, for effects that depend on each other. */
  react?(events: readonly G['event'][], state: G['state']): void
  finish?(outcome: Outcome, state: G['state']): void
  /** The screen's size or the settings changed. */
  resize?(screen: Screen): void
  /** Handles a touch or mouse event. Returning true on `down` captures the pointer for the view. */
  pointer?(pointer: Pointer): boolean | void
  /** One of the controls' `moves`. Returning false passes the key to the browser, such as Tab after the last element. */
  move?(name: string, isRepeat: boolean): boolean | void
  /** Called before every tick: turns view state into `kit.hold` or `kit.send`. */
  control?(state: G['state']): void
  /** Extra content of the result card. */
  describe?(outcome: Outcome, state: G['state']): Partial<Result<G['command']>>
  /** Where the player's character is, in units: the result card does not cover it, and the pause page shows it. */
  hero?(state: G['state']): Rect | null
  /** Lists all buttons, texts, targets and floats that are visible now. */
  ui?(): UiRect[]
  /** View state that `hands` reads, such as the cursor position. Plain values. */
  probe?(): unknown
}

export type Kit<G extends GameTypes, Data = unknown> = {
  readonly state: G['state']
  readonly start: Start
  readonly phase: Phase
  readonly screen: Screen
  readonly settings: Settings
  /** True while a menu is open or the page pauses the game: time stops. */
  readonly isPaused: boolean
  /** True while the player or the page mutes the game. */
  readonly isMuted: boolean
  readonly device: Device
  readonly audio: Audio
  readonly juice: Juice
  /** For visuals only; the rules use their own generator. */
  readonly rng: Rng
  /** Frame time, as in `Frame`. */
  readonly now: number
  readonly playhouse: Playhouse
  /** The player record that the kit stores: bests, stars, days. */
  readonly record: PlayerRecord
  /** The game's own save data; change it, then call `keep`. */
  readonly data: Data
  save(): void
  /** Sends the rules a command with the next tick. */
  send(command: G['command']): void
  /** Holds an action (1) or sets an axis (-1 to 1) until null. */
  hold(name: G['action'] | G['axis'], value: number | null): void
  /** Requests a new frame. */
  invalidate(): void
  /** Starts a new run. */
  begin(mode: string, level?: number): void
  /** Resumes the saved run of that mode and level, or starts a new one. */
  choose(mode: string, level?: number): void
  restart(): void
  /** After the end: sends this command; the run continues if the rules allow it (an undo, a second chance). */
  continueRun(command: G['command']): void
  toggleMute(): void
  /** Opens a page of the kit or of the game on top of the open one; `pause` opens the result instead when the run is over. */
  open(page: string, detail?: PageDetail): void
  /** Returns to the page that opened this one; from the first page to the run. */
  back(): void
  /** The open page, also one that the game draws; null while the run is seen. */
  readonly page: string | null
  /** Closes all pages. After the end the game must continue with a new run. */
  close(): void
  /** Announces a text to screen readers. */
  say(text: string): void
  setHint(text: string): void
  setButton(id: string, change: { disabled?: boolean; hidden?: boolean }): void
}

export type GameOptions<G extends GameTypes, Data> = {
  rules: RuleSet<G>
  texts: GameTexts
  design: Design
  controls: Controls<G>
  createView(kit: Kit<G, Data>): View<G>
  sounds?: Record<string, Sound>
  songs?: Record<string, Song>
  /** The song of the game. */
  music?: string
  saves?: SaveRules<Data>
  /** Saves the run and resumes it after a reload; only for states of plain values. */
  resume?: boolean
  /** Whether the run starts with the first press. Default: true unless the rules can be idle. */
  waits?: boolean
  /** Shows a 3-2-1 countdown after a pause, for fast games. */
  countdown?: boolean
  /** Delay between the end and the result card; 420 ms by default. */
  resultAfterMs?: number
  /** `own`: the game has its own buttons for pause and sound. */
  hud?: 'own' | { side?: 'left' | 'right'; buttons?: readonly HudButton[] }
  /** The menu pages that differ from the standard, and those of the game's own; a function is called when they load, after the first frame. */
  menus?: MenuPages | ((kit: Kit<G, Data>) => MenuPages | Promise<MenuPages>)
  /** The kit draws particles and flying words after the view, unless the view calls `juice.draw` itself. */
  drawsJuice?: boolean
  /** Loaded only by checks. */
  bots?: () => Promise<{ bots: Record<BotName, Bot<G>>; hands?: InputDriver<G> }>
}
