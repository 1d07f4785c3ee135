/** Wires the kit, the rules and the picture. */
import '@playhouse/game-kit/style.css'
import './style.css'
import './modes.css'
import './painter.css'
import './result.css'
import { createGame } from '@playhouse/game-kit'
import { freshCareer, isCareer } from './career.ts'
import { rules } from './rules.ts'
import { songs } from './songs.ts'
import { sounds } from './sounds.ts'
import { texts } from './texts.ts'
import { createView } from './view.ts'

/** A drop with a hat on. */
const PAINTER_ICON =
  'M12 7.500c5 0 8 3.500 8 7.500s-3 7.500-8 7.500-8-3.500-8-7.500 3-7.500 8-7.500zM9.500 12a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 1 0 0-3.200zM14.500 12a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 1 0 0-3.200zM6 6.500L12 1l6 5.500q-6-2-12 0z'
const door = { open: () => {} }

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
  music: 'rush',
  createView: (kit) => createView(kit, door),
  saves: { version: 1, init: freshCareer, isSound: isCareer },
  hud: { buttons: [{ id: 'painter', label: texts.painter, icon: PAINTER_ICON, act: () => door.open() }] },
  resume: true,
  countdown: true,
  drawsJuice: true,
  // No press can skip the card: the round has its own moment of standing still.
  resultAfterMs: 300,
  bots: () => import('./bots.ts'),
})
