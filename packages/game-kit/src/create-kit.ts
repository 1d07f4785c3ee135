/** What a game's view is given of the machine around it. */
import type { Audio } from './audio.ts'
import type { Journal } from './journal.ts'
import type { Input } from './input.ts'
import type { Juice } from './juice.ts'
import type { GameOptions, Kit } from './kit.ts'
import type { Menus } from './menus.ts'
import type { Playhouse } from '@playhouse/sdk'
import type { Picture } from './picture.ts'
import { createRng } from './rng.ts'
import type { Saves } from './save.ts'
import type { Session } from './session.ts'
import type { GameShape } from './shape.ts'

export type KitParts = {
  options: GameOptions<GameShape, unknown>
  session: Session
  picture: Picture
  menus: Menus
  input: Input<GameShape>
  audio: Audio
  juice: Juice
  playhouse: Playhouse
  journal: { write: Journal }
  saves: Saves<unknown>
  loop: { wake(): void }
}

/** `wishes`: what the page wants; `held`: an ad is on or on its way. */
export function createKit(
  { options, session, picture, menus, input, audio, juice, playhouse, journal, saves, loop }: KitParts,
  wishes: { muted: boolean; paused: boolean; held: boolean },
): Kit<GameShape, unknown> {
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
      return picture.screen
    },
    get settings() {
      return progress.settings
    },
    get isPaused() {
      return menus.isBlocking() || wishes.paused || wishes.held
    },
    get isMuted() {
      return progress.settings.muted || wishes.muted
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
      return picture.now
    },
    audio,
    juice,
    playhouse,
    rng: createRng(`look ${options.rules.slug}`),
    keep: () => saves.touch(),
    send: (command) => {
      journal.write({ type: 'command', command })
      session.wake()
      input.send(command)
    },
    hold: (name, value) => input.hold(name, value),
    invalidate: () => loop.wake(),
    begin: (mode, level) => session.begin(mode, level),
    choose: (mode, level) => void session.choose(mode, level),
    restart: () => session.restart(),
    goOn: (command) => session.goOn(command),
    toggleMute: () => menus.toggleMute(),
    open: (page) => menus.open(page),
    close: () => menus.overlay.close(),
    say: (text) => menus.hud.say(text),
    setHint: (text) => menus.hud.setHint(text),
    setButton: (id, change) => menus.hud.setButton(id, change),
  }
}
