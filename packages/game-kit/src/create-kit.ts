/** Creates the `Kit` object that a game's view receives. */
import type { Kit } from './kit.ts'
import type { GameRuntime } from './game-runtime.ts'
import { createRng } from './rng.ts'
import type { GameTypes } from './game-types.ts'

export function createKit({
  options,
  session,
  renderer,
  menus,
  input,
  audio,
  juice,
  playhouse,
  eventLog,
  saves,
  loop,
  pageState,
}: GameRuntime): Kit<GameTypes, unknown> {
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
