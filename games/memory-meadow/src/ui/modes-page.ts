/** The page of modes: the signpost over the meadow and the pause menu lead to it. Many who play here do not read yet: the buttons are pictures, and the garden stands beside them. */
import type { Kit, MenuEntry, MenuPage, MenuPart, StandardPage } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import type { Album } from './album.ts'
import { MODE_TILES, paintModeTile } from './mode-tiles.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

export function makeModesPage(page: StandardPage, kit: Kit<Game, Album>): MenuPage {
  const garden: MenuEntry = {
    id: 'garden',
    label: texts.garden,
    about: texts.gardenAbout,
    act: () => kit.open('garden'),
  }
  const parts = page.parts.map((part): MenuPart => {
    if (part.kind !== 'tiles') return part
    return {
      ...part,
      className: 'mm-ways',
      entries: [...part.entries, garden].map((entry) => addPicture(entry, kit)),
    }
  })
  return { ...page, parts, focus: kit.start.mode }
}

function addPicture({ about, ...entry }: MenuEntry, kit: Kit<Game, Album>): MenuEntry {
  const tile = MODE_TILES.find(({ mode }) => mode === entry.id)!
  return {
    ...entry,
    className: 'mm-way',
    picture: () => paintModeTile(tile, kit.data, kit.settings.calm),
    // Narrow windows leave it to screen readers.
    note: () => make('small', 'mm-about', about ?? ''),
  }
}
