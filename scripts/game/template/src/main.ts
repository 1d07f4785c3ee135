/** Connects the kit, the rules and the view. */
import '@playhouse/game-kit/style.css'
import './style.css'
import { createGame } from '@playhouse/game-kit'
import { rules } from './rules.ts'
import { sounds, songs } from './sounds.ts'
import { FIELD } from './state.ts'
import { texts } from './texts.ts'
import { createView } from './view.ts'

void createGame({
  rules,
  texts,
  design: FIELD,
  controls: {
    actions: {},
    axes: {
      move: {
        keys: [
          ['ArrowLeft', 'KeyA'],
          ['ArrowRight', 'KeyD'],
        ],
        pad: 'lx',
        padButtons: ['Left', 'Right'],
        touch: 'stick-x',
        label: ['Left', 'Right'],
      },
    },
  },
  sounds,
  songs,
  music: 'evening',
  createView,
  menus: async () => (await import('./menu-pages.ts')).menuPages,
  bots: () => import('./bots.ts'),
})
