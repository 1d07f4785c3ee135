/** Creates the `Kit` object that a game's view receives. */
import type { Audio } from './audio/audio.ts'
import type { TestEventLog } from './test-event-log.ts'
import type { Input } from './input/input.ts'
import type { Juice } from './drawing/juice.ts'
import type { GameOptions, Kit } from './kit.ts'
import type { Menus } from './menus.ts'
import type { Playhouse } from '@playhouse/sdk'
import type { Renderer } from './frames/renderer.ts'
import { createRng } from './rng.ts'
import type { Saves } from './save.ts'
import type { Session } from './session.ts'
import type { GameTypes } from './game-types.ts'

export type KitParts = {
  options: GameOptions<GameTypes, unknown>
  session: Session
  renderer: Renderer
  menus: Menus
  input: Input<GameTypes>
  audio: Audio
  juice: Juice
  playhouse: Playhouse
  eventLog: { write: TestEventLog }
  saves: Saves<unknown>
  loop: { wake(): void }
}

/** `pageState`: mute and pause requests of the host page; `held`: an ad is loading or showing. */
export function createKit(
  { options, session, renderer, menus, input, audio, juice, playhouse, eventLog, saves, loop }: KitParts,
  pageState: { muted: boolean; paused: boolean; held: boolean },
): Kit<GameTypes, unknown> {
  const { progress } = saves
  return {
    get state() {
      return session.run.state
    },
    get start() {
      return session.run.start
    },
    get phase() {
      return session.phase
    },
    get screen() {
      return renderer.screen
    },
    get settings() {
      return progress.settings
    },
    get isPaused() {
      return menus.isBlocking() || pageState.paused || pageState.held
    },
    get isMuted() {
      return progress.settings.muted || pageState.muted
    },
    get device() {
      return input.device
    },
    get record() {
      return progress.kit
    },
    get data() {
      return progress.game
    },
    get now() {
      return renderer.now
    },
    audio,
    juice,
    playhouse,
    rng: createRng(`look ${options.rules.slug}`),
    save: () => saves.touch(),
    send: (command) => {
      eventLog.write({ type: 'command', command })
      session.wake()
      input.send(command)
    },
    hold: (name, value) => input.hold(name, value),
    invalidate: () => loop.wake(),
    begin: (mode, level) => session.begin(mode, level),
    choose: (mode, level) => void session.choose(mode, level),
    restart: () => session.restart(),
    continueRun: (command) => session.continueRun(command),
    toggleMute: () => menus.toggleMute(),
    open: (page, detail) => menus.open(page, detail),
    back: () => void menus.back(),
    get page() {
      return menus.getPage()
    },
    close: () => menus.close(),
    say: (text) => menus.hud.say(text),
    setHint: (text) => menus.hud.setHint(text),
    setButton: (id, change) => menus.hud.setButton(id, change),
  }
}
