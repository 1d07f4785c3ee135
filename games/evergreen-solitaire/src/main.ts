/** Connects the kit, the rules and the view. */
import '@playhouse/game-kit/style.css'
import './ui/style.css'
import './ui/games-page.css'
import './ui/pages.css'
import './ui/settings.css'
import './ui/forest.css'
import './ui/result.css'
import { createGame } from '@playhouse/game-kit'
import { getMenuTarget } from './ui/menu-target.ts'
import { rules } from './rules.ts'
import { songs } from './audio/songs.ts'
import { sounds } from './audio/sounds.ts'
import { saves } from './ui/stats.ts'
import { texts } from './texts.ts'
import { createView } from './view.ts'

void createGame({
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
      next: { keys: ['Tab'], pad: ['RT'], repeat: true, label: 'Next card' },
      accept: { keys: ['Enter', 'KeyE'], pad: ['A'], label: 'Pick up, put down' },
      draw: { keys: ['Space'], pad: ['X'], label: 'Draw' },
      undo: { keys: ['KeyZ', 'KeyU'], pad: ['B'], repeat: true, label: 'Undo' },
      hint: { keys: ['KeyH'], pad: ['Y'], label: 'Hint' },
      finish: { keys: ['KeyF'], pad: ['RB'], label: 'Finish' },
      again: { keys: ['KeyR'], pad: ['LB'], label: 'Same deal again' },
      giveUp: { keys: ['KeyG'], pad: ['LT'], label: 'Give up' },
      stats: { keys: ['KeyS'], pad: ['Select'], label: 'Your forest' },
    },
  },
  sounds,
  songs,
  music: 'firs',
  saves,
  resume: true,
  createView,
  menus: async (kit) => (await import('./ui/menu-pages.ts')).createMenuPages(kit, getMenuTarget()),
  bots: () => import('./bots.ts'),
})
