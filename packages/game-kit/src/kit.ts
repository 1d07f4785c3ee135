/** What a game gives the kit, and what the kit gives a game's view. */
import type { Playhouse } from '@playhouse/sdk'
import type { Audio } from './audio.ts'
import type { Bot, BotName, InputDriver } from './bot.ts'
import type { Controls } from './controls.ts'
import type { Device, Pointer } from './input-target.ts'
import type { Juice } from './juice.ts'
import type { Motion } from './loop.ts'
import type { Song } from './music.ts'
import type { Result } from './overlay/overlay-target.ts'
import type { HudButton } from './overlay/hud.ts'
import type { Rng } from './rng.ts'
import type { PlayerRecord, SaveRules } from './save.ts'
import type { Design, Rect, Screen } from './screen.ts'
import type { Settings } from './settings.ts'
import type { GameTypes, Outcome, RuleSet, Start } from './game-types.ts'
import type { Sound } from './synth.ts'
import type { GameTexts } from './texts.ts'

/** `waiting`: the run begins with the first press. `over`: it has an outcome. */
export type Phase = 'waiting' | 'playing' | 'over'

/** Handed to `draw` once a picture. */
export type Frame<G extends GameTypes> = {
  g: CanvasRenderingContext2D
  state: G['state']
  screen: Screen
  phase: Phase
  /** How far between the last tick and the next, 0 to 1: draw `lerp(before, now, alpha)`. */
  alpha: number
  /** Milliseconds of picture time; stands still while paused or hidden. */
  now: number
  /** Since the last picture, at most 0.1. */
  seconds: number
  settings: Settings
}

/** Something to see or press, in units; for bots and checks. */
export type UiRect = Rect & {
  id: string
  /** `button` must be large enough to press, `text` must be readable. */
  kind: 'button' | 'text'
  /** For texts: the height of the letters in units. */
  size?: number
}

export type View<G extends GameTypes> = {
  /** Draws a picture; changes nothing of the game. True while something moves by itself, `slow` when half the pictures will do. */
  draw(frame: Frame<G>): Motion | void
  /** A new run is on. */
  begin?(state: G['state']): void
  /** Something happened: effects, sound, words. */
  follow?(event: G['event'], state: G['state']): void
  /** The same, all of one tick at once, for effects that depend on each other. */
  react?(events: readonly G['event'][], state: G['state']): void
  finish?(outcome: Outcome, state: G['state']): void
  /** The screen's size or the settings changed. */
  resize?(screen: Screen): void
  /** A finger or the mouse. True on `down` keeps this pointer for the view: it gets its moves and its end. */
  pointer?(pointer: Pointer): boolean | void
  /** One of the controls' `moves`. False leaves the key to the browser: Tab with nothing more to choose. */
  move?(name: string, isRepeat: boolean): boolean | void
  /** Before every tick: turn what the view knows into `kit.hold` or `kit.send`. */
  control?(state: G['state']): void
  /** What the result card says beyond won or lost, score and stars. */
  describe?(outcome: Outcome, state: G['state']): Partial<Result<G['command']>>
  /** Everything to press or read now. */
  ui?(): UiRect[]
  /** What `hands` needs to know of the view: where the cursor is. Plain values. */
  probe?(): unknown
}

export type Kit<G extends GameTypes, Data = unknown> = {
  readonly state: G['state']
  readonly start: Start
  readonly phase: Phase
  readonly screen: Screen
  readonly settings: Settings
  /** A menu is open, or the page wants a pause: no time passes. */
  readonly isPaused: boolean
  /** Silent by the player's or the page's wish. */
  readonly isMuted: boolean
  readonly device: Device
  readonly audio: Audio
  readonly juice: Juice
  /** For looks only; the rules have their own. */
  readonly rng: Rng
  /** Picture time, as in `Frame`. */
  readonly now: number
  readonly playhouse: Playhouse
  /** What the kit keeps: bests, stars, days. */
  readonly record: PlayerRecord
  /** What the game keeps of its own; change it, then call `keep`. */
  readonly data: Data
  keep(): void
  /** Sends the rules a command with the next tick. */
  send(command: G['command']): void
  /** Holds an action (1) or sets an axis (-1 to 1) until null. */
  hold(name: G['action'] | G['axis'], value: number | null): void
  /** Something to draw changed. */
  invalidate(): void
  /** A new run. */
  begin(mode: string, level?: number): void
  /** The kept run of that mode and level where there is one, else a new one. */
  choose(mode: string, level?: number): void
  restart(): void
  /** After the end: this command, and the run goes on if the rules say so (a take-back, a second chance). */
  goOn(command: G['command']): void
  toggleMute(): void
  /** `pause`: after the end the result, which there is instead. */
  open(page: 'pause' | 'settings' | 'howTo' | 'modes' | 'levels'): void
  /** Leaves the menu that is open. After the end something else must follow: a new run, or a page of the game's own that leads back by `open('pause')`. */
  close(): void
  /** Tells people who cannot see the screen. */
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
  /** Keeps the run and goes on with it after a reload; only where the state is plain values. */
  resume?: boolean
  /** The run begins with the first press; true unless the rules can be idle. */
  waits?: boolean
  /** 3-2-1 after a pause, for games of quick hands. */
  countdown?: boolean
  /** Time to see the end before the card comes; 420 ms by default. */
  resultAfterMs?: number
  /** `own`: the game has its own buttons for pause and sound. */
  hud?: 'own' | { side?: 'left' | 'right'; buttons?: readonly HudButton[] }
  /** The kit draws particles and flying words after the view, unless the view calls `juice.draw` itself. */
  drawsJuice?: boolean
  /** Loaded only by checks. */
  bots?: () => Promise<{ bots: Record<BotName, Bot<G>>; hands?: InputDriver<G> }>
}
