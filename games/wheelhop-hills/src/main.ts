/** Connects the kit, the rules and the view. */
import '@playhouse/game-kit/style.css'
import './ui/style.css'
import { createGame } from '@playhouse/game-kit'
import { controls } from './ui/controls.ts'
import { initSaveData, isValidSave } from './view/ghost.ts'
import type { SaveData } from './view/ghost.ts'
import { songs } from './audio/music.ts'
import { rules } from './rules.ts'
import { sounds } from './audio/sounds.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'
import { createView } from './view.ts'

/** An arrow that goes round. */
const AGAIN = 'M12 4a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5v3.4L17.4 6 12 1.4z'

let restart = () => {}

void createGame<Game, SaveData>({
  rules,
  texts,
  design: { portrait: { w: 720, h: 1280 }, landscape: { w: 1280, h: 720 } },
  controls,
  sounds,
  songs,
  music: 'morning',
  saves: { version: 1, init: initSaveData, isValid: isValidSave },
  resultAfterMs: 1200,
  hud: { buttons: [{ id: 'retry', label: texts.retry, icon: AGAIN, act: () => restart() }] },
  createView(kit) {
    restart = () => kit.restart()
    return createView(kit)
  },
  menus: async (kit) => (await import('./ui/menu-pages.ts')).createMenuPages(kit),
  drawsJuice: true,
  bots: () => import('./bots.ts'),
})
