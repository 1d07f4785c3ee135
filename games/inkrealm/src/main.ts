/** Connects the kit, the rules and the view. */
import '@playhouse/game-kit/style.css'
import './ui/style.css'
import './ui/modes.css'
import './ui/painter.css'
import './ui/painter-wide.css'
import './ui/result.css'
import './ui/menu-look.css'
import './ui/menu-wide.css'
import './ui/pause.css'
import { createGame } from '@playhouse/game-kit'
import { menuTarget } from './ui/menu-target.ts'
import { freshCareer, isCareer } from './view/career.ts'
import { PAINTER_ICON } from './ui/painter-icon.ts'
import { rules } from './rules.ts'
import { songs } from './audio/songs.ts'
import { sounds } from './audio/sounds.ts'
import { texts } from './texts.ts'
import { createView } from './view.ts'

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
  menus: async (kit) => (await import('./ui/menu-pages.ts')).createMenuPages(kit, menuTarget),
  createView: (kit) => createView(kit, door),
  saves: { version: 1, init: freshCareer, isValid: isCareer },
  hud: { buttons: [{ id: 'painter', label: texts.painter, icon: PAINTER_ICON, act: () => door.open() }] },
  resume: true,
  countdown: true,
  drawsJuice: true,
  // No press can skip the card: the round has its own moment of standing still.
  resultAfterMs: 300,
  bots: () => import('./bots.ts'),
})
