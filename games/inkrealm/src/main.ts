/** Wires the kit, the rules and the picture. */
import '@playhouse/game-kit/style.css'
import './style.css'
import { createGame } from '@playhouse/game-kit'
import { rules } from './rules.ts'
import { songs, sounds } from './sounds.ts'
import { texts } from './texts.ts'
import { createView } from './view.ts'

void createGame({
  rules,
  texts,
  design: 'css',
  controls: {
    actions: {},
    axes: {
      x: {
        keys: [
          ['ArrowLeft', 'KeyA'],
          ['ArrowRight', 'KeyD'],
        ],
        pad: 'lx',
        padButtons: ['Left', 'Right'],
        touch: 'stick-x',
        label: ['Left', 'Right'],
      },
      y: {
        keys: [
          ['ArrowUp', 'KeyW'],
          ['ArrowDown', 'KeyS'],
        ],
        pad: 'ly',
        padButtons: ['Up', 'Down'],
        touch: 'stick-y',
        label: ['Up', 'Down'],
      },
    },
  },
  sounds,
  songs,
  music: 'stroll',
  createView,
  resume: true,
  countdown: true,
  drawsJuice: true,
  resultAfterMs: 560,
  bots: () => import('./bots.ts'),
})
