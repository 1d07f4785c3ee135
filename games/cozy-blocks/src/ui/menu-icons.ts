/** Line icons of the menu buttons, as SVG paths in 24 × 24. */
import { make, makeIcon } from '@playhouse/game-kit/elements'

const ICONS: Record<string, string> = {
  undo: 'M8.5 5 4.5 9l4 4M5 9h8.5a5.2 5.2 0 0 1 0 10.4H8',
  room: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5h4v5',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.5H13',
  levels: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  modes: 'M4 5h16v5H4zM4 14h7v6H4zM14 14h6v6h-6z',
  howTo: 'M9 9a3.2 3.2 0 1 1 4.6 2.9c-1 .5-1.5 1.2-1.5 2.3M12 18.2v.1',
  settings: 'M4 7h9M18 7h2M15.5 4.8v4.4M4 17h3M12 17h8M9.5 14.8v4.4M4 12h16',
}
ICONS.restart = ICONS.again!

export const makeMenuIcon = (id: string): HTMLElement | null =>
  ICONS[id] ? make('span', 'icon', makeIcon(ICONS[id])) : null
