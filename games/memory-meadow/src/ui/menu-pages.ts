/** The menu pages that differ from the kit's, and the album and the garden, which are drawn over the meadow. */
import type { Kit, MenuEntry, MenuPage, MenuPages, MenuPart, StandardPage } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { makeHowToCards } from './how-to.ts'
import { makeLevelsPage } from './levels-page.ts'
import { paintIcon, paintNap } from './menu-pictures.ts'
import { makeModesPage } from './modes-page.ts'
import { pages } from './pages.ts'
import type { PageName } from './pages.ts'
import { makeResultPage } from './result-page.ts'
import type { IconName } from '../art/signs.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

/** What the buttons of the pause show. */
const PAUSE_ICONS: Record<string, IconName> = {
  restart: 'again',
  modes: 'post',
  howTo: 'ask',
  settings: 'gear',
}
const PAGE_KEYS: Record<string, PageName> = { KeyB: 'album', KeyG: 'garden' }

export function createMenuPages(kit: Kit<Game, Album>): MenuPages {
  /** Album and garden are one key away from the pause and the pages behind it. */
  const withKeys = (page: StandardPage, changed: MenuPage): MenuPage => ({
    ...changed,
    key(event) {
      const name = PAGE_KEYS[event.code]
      if (!name || event.repeat) return page.key?.(event) ?? false
      kit.audio.play('click')
      kit.open(name)
      return true
    },
  })
  return {
    pause: (page) => withKeys(page, makePausePage(page, kit)),
    modes: (page) => withKeys(page, makeModesPage(page, kit)),
    levels: (page) => withKeys(page, makeLevelsPage(page, kit)),
    howTo: (page) => ({ ...page, parts: [makeHowToCards(kit)] }),
    settings: (page) => addSlowHiding(page, kit),
    result: (page) => makeResultPage(page, kit),
    album: { open: () => pages.show('album'), close: () => pages.hide() },
    garden: { open: () => pages.show('garden'), close: () => pages.hide() },
  }
}

/** All animals nap on the hill; below them each button has its picture. */
function makePausePage(page: StandardPage, kit: Kit<Game, Album>): MenuPage {
  const nap: MenuPart = { kind: 'slot', id: 'nap', make: () => paintNap(kit.state.theme) }
  const parts = page.parts.flatMap((part): MenuPart[] => {
    if (part.kind !== 'buttons') return []
    return [nap, { ...part, className: 'mm-pause', entries: part.entries.map(addIcon) }]
  })
  return { ...page, parts }
}

function addIcon(entry: MenuEntry): MenuEntry {
  const icon = PAUSE_ICONS[entry.id]
  if (!icon) return { ...entry, className: 'mm-go mm-resume' }
  return { ...entry, className: 'mm-tile', picture: () => paintIcon(icon, 34) }
}

/** A switch of the game's own among the kit's. */
function addSlowHiding(page: StandardPage, kit: Kit<Game, Album>): MenuPage {
  const slow: MenuPart = {
    kind: 'switch',
    id: 'slowHiding',
    label: texts.slowHiding,
    isOn: kit.data.isSlow === true,
    change(isOn) {
      kit.data.isSlow = isOn
      kit.save()
    },
  }
  return { ...page, parts: [...page.parts, slow] }
}
