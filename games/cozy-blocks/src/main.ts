/** Connects the kit, the rules and the view. */
import '@playhouse/game-kit/style.css'
import './ui/style.css'
import './ui/menus.css'
import './ui/pages.css'
import './ui/room.css'
import { createGame } from '@playhouse/game-kit'
import type { Controls, MoveControl } from '@playhouse/game-kit'
import { songs } from './audio/music.ts'
import { rules } from './rules.ts'
import type { Cozy } from './rules.ts'
import { sounds } from './audio/sounds.ts'
import { texts } from './texts.ts'
import { getMenuGifts } from './ui/menu-target.ts'
import { initKeepsakes } from './view/things.ts'
import { createView } from './view.ts'

/** Puzzles have up to eight pieces. */
const pieces = Object.fromEntries(
  Array.from({ length: 8 }, (_, i): [string, MoveControl] => [
    `piece${i + 1}`,
    { keys: [`Digit${i + 1}`], label: texts.piece(i + 1) },
  ]),
)

const controls: Controls<Cozy> = {
  actions: {},
  axes: {},
  moves: {
    left: { keys: ['ArrowLeft'], pad: ['Left'], repeat: true, label: texts.left },
    right: { keys: ['ArrowRight'], pad: ['Right'], repeat: true, label: texts.right },
    up: { keys: ['ArrowUp'], pad: ['Up'], repeat: true, label: texts.up },
    down: { keys: ['ArrowDown'], pad: ['Down'], repeat: true, label: texts.down },
    place: { keys: ['Enter', 'Space'], pad: ['A'], label: texts.place },
    undo: { keys: ['KeyZ', 'Backspace'], pad: ['B'], label: texts.undo },
    next: { keys: ['KeyE'], pad: ['RB', 'Y'], label: texts.nextPiece },
    back: { keys: ['KeyQ'], pad: ['LB'], label: texts.lastPiece },
    tab: { keys: ['Tab'], label: texts.nextPiece },
    tabBack: { keys: ['Shift+Tab'], label: texts.lastPiece },
    hint: { keys: ['KeyH'], pad: ['X'], label: texts.showHint },
    mute: { keys: ['KeyM'], label: texts.sound },
    ...pieces,
  },
}

/** The view chooses the song; the kit begins it with the first press. */
const playing = { song: 'lullaby' }

void createGame({
  rules,
  texts,
  design: 'css',
  controls,
  createView: (kit) => createView(kit, playing),
  sounds,
  songs,
  get music() {
    return playing.song
  },
  saves: { version: 1, init: initKeepsakes },
  resume: true,
  // The card accepts keys at once; it appears half a second later, when all cushions are asleep (style.css).
  resultAfterMs: 920,
  hud: 'own',
  menus: async (kit) => (await import('./ui/menu-pages.ts')).createMenuPages(kit, getMenuGifts()),
  drawsJuice: true,
  bots: () => import('./bots.ts'),
})
