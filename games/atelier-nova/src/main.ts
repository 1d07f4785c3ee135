/** Connects the kit, the rules and the view. */
import '@playhouse/game-kit/style.css'
import './ui/style.css'
import './ui/wide.css'
import { createGame } from '@playhouse/game-kit'
import { saves } from './view/book.ts'
import type { Data } from './view/save-data.ts'
import { heard } from './audio/music.ts'
import { rules } from './rules.ts'
import { songs } from './audio/songs.ts'
import { sounds } from './audio/sounds.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'
import { createView } from './view.ts'

void createGame<Game, Data>({
  rules,
  texts,
  design: 'css',
  controls: {
    actions: {},
    axes: {},
    moves: {
      left: { keys: ['ArrowLeft'], pad: ['Left'], repeat: true, label: 'Left' },
      right: { keys: ['ArrowRight'], pad: ['Right'], repeat: true, label: 'Right' },
      up: { keys: ['ArrowUp'], pad: ['Up'], repeat: true, label: 'Up' },
      down: { keys: ['ArrowDown'], pad: ['Down'], repeat: true, label: 'Down' },
      next: { keys: ['Tab'], pad: ['R3'], repeat: true, label: 'Next button' },
      accept: { keys: ['Enter', 'Space'], pad: ['A'], label: 'Press' },
      undo: { keys: ['KeyZ', 'Backspace'], pad: ['B'], repeat: true, label: 'Undo' },
      drawerBefore: { keys: ['KeyQ'], pad: ['LB'], repeat: true, label: 'Drawer before' },
      drawerAfter: { keys: ['KeyE'], pad: ['RB'], repeat: true, label: 'Drawer after' },
      dye: { keys: ['KeyC'], pad: ['X'], label: 'Dye' },
      pose: { keys: ['KeyV'], pad: ['RT'], label: 'Pose' },
      shuffle: { keys: ['KeyR'], pad: ['L3'], label: 'Surprise me' },
      studio: { keys: ['KeyF'], pad: ['Select'], label: 'Photo studio' },
      book: { keys: ['KeyB'], pad: ['LT'], label: 'Look-book' },
      walk: { keys: ['KeyW'], pad: ['Y'], label: 'Walk the runway' },
    },
  },
  sounds,
  songs,
  get music() {
    return heard.song
  },
  saves,
  resume: true,
  waits: false,
  resultAfterMs: 350,
  createView,
  drawsJuice: true,
  menus: async (kit) => (await import('./ui/menu-pages.ts')).createMenuPages(kit),
  bots: () => import('./bots.ts'),
})
