/** Connects the kit, the rules and the view. */
import '@playhouse/game-kit/style.css'
import './ui/style.css'
import './ui/menus.css'
import './ui/seasons.css'
import './ui/modes-page.css'
import './ui/result.css'
import { createGame } from '@playhouse/game-kit'
import type { Controls, Kit } from '@playhouse/game-kit'
import { initAlbum } from './ui/album.ts'
import type { Album } from './ui/album.ts'
import { BOOK_ICON, GARDEN_ICON, togglePage } from './ui/pages.ts'
import { rules } from './rules.ts'
import { songs } from './audio/songs.ts'
import { sounds } from './audio/sounds.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'
import { createView } from './view.ts'

const controls: Controls<Game> = {
  actions: {},
  axes: {},
  moves: {
    left: { keys: ['ArrowLeft', 'KeyA'], pad: ['Left'], repeat: true, label: 'Left' },
    right: { keys: ['ArrowRight', 'KeyD'], pad: ['Right'], repeat: true, label: 'Right' },
    up: { keys: ['ArrowUp', 'KeyW'], pad: ['Up'], repeat: true, label: 'Up' },
    down: { keys: ['ArrowDown', 'KeyS'], pad: ['Down'], repeat: true, label: 'Down' },
    open: { keys: ['Enter', 'Space'], pad: ['A'], label: 'Look' },
    album: { keys: ['KeyB'], pad: ['Y'], label: 'Album' },
    map: { keys: ['KeyM'], pad: ['X'], label: texts.menu.modes },
    garden: { keys: ['KeyG'], pad: ['LT'], label: texts.garden },
    shine: { keys: ['KeyF'], pad: ['RB'], label: 'Light of the fireflies' },
    ring: { keys: ['KeyR'], pad: ['LB'], label: 'Ring the bell' },
    friend: { keys: ['KeyH'], pad: ['RT'], label: 'A friend helps' },
    back: { keys: ['Backspace'], pad: ['B'], label: 'Back' },
  },
}

let kit: Kit<Game, Album>

void createGame<Game, Album>({
  rules,
  texts,
  design: 'css',
  controls,
  sounds,
  songs,
  music: 'spring',
  saves: { version: 1, init: initAlbum },
  resume: true,
  waits: false,
  hud: {
    buttons: [
      { id: 'garden', label: texts.garden, icon: GARDEN_ICON, act: () => togglePage(kit, 'garden') },
      { id: 'album', label: texts.album, icon: BOOK_ICON, act: () => togglePage(kit, 'album') },
    ],
  },
  menus: async (own) => (await import('./ui/menu-pages.ts')).createMenuPages(own),
  createView: (own) => createView((kit = own)),
  drawsJuice: true,
  bots: () => import('./bots.ts'),
})
