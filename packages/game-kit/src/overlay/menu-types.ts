/** Types of the data that menu pages consist of. A game receives the kit's page as data and returns the page it wants. */
import type { Period } from '../game-types.ts'

/** Makes an element of the game, a canvas for example, when the page opens. */
export type Slot = () => Node | null

/** A button, a tile or a level. */
export type MenuEntry = {
  /** Stable name: `resume`, a mode, the number of a level. */
  id: string
  label: string
  about?: string
  picture?: Slot
  /** In the corner of the picture: a lock, a badge. */
  sign?: Slot
  /** Below the words: progress, a condition. */
  note?: Slot
  /** Accessible name, where the label is not enough. */
  name?: string
  stars?: { count: number; max: number }
  isMain?: boolean
  isCurrent?: boolean
  /** Whether the entry is one of several to pick from, and picked. */
  isPicked?: boolean
  isDisabled?: boolean
  /** Why the entry cannot be chosen yet; a press announces it. */
  locked?: string
  /** A class of the game's own on the entry; what is inside belongs to the kit. */
  className?: string
  act?(): void
}

export type HowToCard = {
  text: string
  /** Draws the card's picture in `size` units; `t` goes from 0 to 1 again and again. */
  draw?(g: CanvasRenderingContext2D, t: number): void
}

/** Entries with an optional heading: `buttons` below one another, `tiles` with pictures, `levels` in a grid, `pair` side by side. */
export type EntriesPart = {
  kind: 'buttons' | 'tiles' | 'levels' | 'pair'
  id: string
  heading?: string | Slot
  className?: string
  entries: readonly MenuEntry[]
}

export type MenuPart =
  | EntriesPart
  | { kind: 'slot'; id: string; make: Slot }
  | { kind: 'text'; id: string; text: string }
  | {
      kind: 'cards'
      id: string
      cards: readonly HowToCard[]
      /** Units of the pictures; 160 × 100 by default. */
      size?: { w: number; h: number }
      /** Length of one animation; 3,600 ms by default. */
      ms?: number
      /** The moment that is shown when motion is reduced; 0.85 by default. */
      still?: number
    }
  | { kind: 'switch'; id: string; label: string; isOn: boolean; change(isOn: boolean): void }
  | { kind: 'slider'; id: string; label: string; value: number; change(value: number): void }

export type MenuPage = {
  title: string
  parts: readonly MenuPart[]
  /** Buttons that stay in sight at the bottom. */
  foot: readonly MenuEntry[]
  /** The entry that gets the focus; default: the main one. */
  focus?: string
  /** Runs when the page is in the document. */
  opened?(): void
  /** Runs when another page replaces it or the menu closes. */
  closed?(): void
  /** Handles a key while the page is open; true when it was used. */
  key?(event: KeyboardEvent): boolean
}

/** What a page was opened with. */
export type PageDetail = {
  /** Levels: the mode and the level around which they are shown. */
  mode?: string
  around?: number
  [name: string]: unknown
}

/** The standard page that a game changes, with what it shows. */
export type StandardPage = MenuPage & {
  detail: PageDetail
  /** Levels: every level of the mode, not only those on the page. */
  levels: readonly MenuEntry[]
  /** Result: what the card shows. */
  result: Result | null
}

/** A page that the game draws on its canvas. */
export type CanvasPage = {
  open(detail: PageDetail): void
  close(): void
}

/**
 * The pages of a game by id: the kit's own (`pause modes levels howTo settings keys result`), changed, and more of its own.
 * @example { pause: (page) => ({ ...page, parts: [{ kind: 'slot', id: 'map', make: drawMap }, ...page.parts] }) }
 */
export type MenuPages = Record<string, ((page: StandardPage) => MenuPage) | CanvasPage>

export type PageId = 'pause' | 'settings' | 'keys' | 'howTo' | 'levels' | 'modes' | 'result'

/** The reward for watching an ad. */
export type Reward<Command = unknown> = {
  label: string
  /** Sent to the rules after the ad, so that replays include the reward. */
  command: Command
  /** Which run gets the reward: the current one by default, or a restart, or the next level. */
  run?: 'again' | 'next'
}

/** Something the run brought. The card shows two at a time. */
export type Gain = {
  text: string
  about?: string
  picture?: Slot
  /** Progress towards it, 0 to 1, where it is not reached yet. */
  share?: number
}

export type Result<Command = unknown> = {
  won: boolean
  title?: string
  /** A text or element under the title. */
  about?: string | Node
  score?: number
  best?: number
  isNewBest?: boolean
  stars?: number
  /** How many days in a row a daily was played. */
  streak?: number
  /** When the next run of this mode comes. */
  every?: Period
  /** Whether there is a level after this. */
  hasNext: boolean
  /** More buttons, in front of “Play again”. */
  extra?: readonly { id?: string; label: string; act(): void; isMain?: boolean }[]
  /** Offered while the page has an ad to show, and never in a daily run. */
  reward?: Reward<Command>
  gains?: readonly Gain[]
  /** The rules found no move: the card says so, whatever the game's texts say. */
  hasNoMoves?: boolean
  /** The standard offer when there is no move left: takes moves back, or brings new ones. */
  rescue?(): void
}
