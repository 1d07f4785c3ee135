/** Two pages over the meadow: the sticker album and the garden. Usable without reading. */
import type { Rect, UiRect } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { ANIMALS } from '../art/animals.ts'
import { SPOTS, THINGS, findThingAt, getGarden, listOffered } from '../view/garden.ts'
import type { ThingId } from '../view/garden-state.ts'
import { drawGarden, layOutGarden } from './garden-page.ts'
import { box } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { drawHeading } from './page-heading.ts'
import { drawSticker } from '../art/sticker-art.ts'
import { ANIMAL_COUNT } from '../state.ts'
import { texts } from '../texts.ts'

export const BOOK_ICON =
  'M11 5.5C9 4 6 3.6 3 4v14.5c3-.4 6 0 8 1.5zM13 5.5c2-1.5 5-1.9 8-1.5v14.5c-3-.4-6 0-8 1.5z'
/** A flower with a leaf. */
export const GARDEN_ICON =
  'M12 .6a3 3 0 0 1 2.9 3.7 3 3 0 1 1 .9 5.6 3 3 0 0 1-2.7 2.5V16c1-2.4 3.2-3.4 6.4-3.4-.2 4-2.4 5.8-6.4 6V23h-2.2v-4.4c-4-.2-6.2-2-6.4-6 3.2 0 5.4 1 6.4 3.4v-3.6a3 3 0 0 1-2.7-2.5 3 3 0 1 1 .9-5.6A3 3 0 0 1 12 .6z'

/** Room for the album's heading. */
const HEAD = 40

export type PageName = 'album' | 'garden'
export type Tile = Rect & { index: number }
type Target = {
  invalidate(): void
  changed(isOpen: boolean): void
  choose(page: PageName, index: number): void
}

type PagesState = {
  open: PageName | null
  cursor: number
  target: Target | null
}

function createPages() {
  let openedAt = -1e6
  const current: PagesState = { open: null, cursor: 0, target: null }
  let poked = { index: -1, at: -1e6 }
  /** The object carried through the garden. */
  let held: ThingId | null = null
  let afterwards: (() => void) | null = null
  const close = () => {
    current.open = null
    held = null
    const next = afterwards
    afterwards = null
    next?.()
    current.target?.changed(false)
    current.target?.invalidate()
  }
  const { move, accept, press } = createPageKeys(close, current)
  return {
    attach(to: Target) {
      current.target = to
    },
    get open() {
      return current.open
    },
    get openedAt() {
      return openedAt
    },
    stamp(now: number) {
      if (openedAt < 0) openedAt = now
    },
    toggle(page: PageName) {
      if (current.open === page) return close()
      current.open = page
      held = null
      current.cursor = page === 'garden' ? SPOTS.length : 0
      openedAt = -1
      current.target?.changed(true)
      current.target?.invalidate()
    },
    /** Shows a page from a card; `next` leads back to the card once the page is closed. */
    openThen(page: PageName, next: () => void) {
      current.open = null
      this.toggle(page)
      afterwards = next
    },
    close,
    /** A menu opens over it; a page that play waits for stays. */
    makeWay() {
      if (current.open && !afterwards) close()
    },
    /** Another run begins: nothing waits for this page any more. */
    dismiss() {
      afterwards = null
      if (current.open) close()
    },
    move,
    accept,
    press,
    poke(index: number, now: number) {
      poked = { index, at: now }
    },
    hold(thing: ThingId | null) {
      held = thing
    },
    get held() {
      return held
    },
    get cursor() {
      return current.cursor
    },
    get poked() {
      return poked
    },
  }
}

/** Keys and presses on an open page. */
function createPageKeys(close: () => void, current: PagesState) {
  const move = (dx: number, dy: number, w: number, h: number) => {
    const { columns, tiles } = layOutPage(current.open!, w, h)
    if (current.open === 'garden') {
      current.cursor = findBeside(tiles, current.cursor, dx, dy)
      return
    }
    const next = current.cursor + dx + dy * columns
    if (next >= 0 && next < tiles.length) current.cursor = next
  }
  const accept = () => {
    if (current.open) current.target?.choose(current.open, current.cursor)
  }
  const press = (x: number, y: number, w: number, h: number) => {
    const { whole, tiles, cross } = layOutPage(current.open!, w, h)
    const isIn = (r: Rect) => x >= r.x && x <= r.x + r.w && y >= r.y && y <= r.y + r.h
    if (isIn(cross) || !isIn(whole)) return close()
    const tile = tiles.find(isIn)
    if (!tile) return
    current.cursor = tile.index
    current.target?.choose(current.open!, tile.index)
  }
  return { move, accept, press }
}

export const pages = createPages()

/** The nearest tile that way. */
function findBeside(tiles: readonly Tile[], from: number, dx: number, dy: number): number {
  const centre = (tile: Tile) => [tile.x + tile.w / 2, tile.y + tile.h / 2] as const
  const [x, y] = centre(tiles[from] ?? tiles.at(-1)!)
  const worth = (tile: Tile) => {
    const [tx, ty] = centre(tile)
    const along = (tx - x) * dx + (ty - y) * dy
    return along > 8 ? along + 2 * Math.abs((tx - x) * dy + (ty - y) * dx) : Infinity
  }
  const best = tiles.toSorted((a, b) => worth(a) - worth(b))[0]!
  return worth(best) < Infinity ? best.index : from
}

function layOutPage(page: PageName, w: number, h: number) {
  if (page === 'garden') return layOutGarden(w, h)
  const count = ANIMAL_COUNT
  const room = { w: Math.min(w - 20, 980), h: Math.min(h - 100, 720) - HEAD }
  let best = { columns: 1, size: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min((room.w - 32) / columns, (room.h - 32) / Math.ceil(count / columns))
    if (size > best.size) best = { columns, size }
  }
  const size = Math.min(best.size, 230)
  const rows = Math.ceil(count / best.columns)
  const panel = {
    x: (w - size * best.columns - 28) / 2,
    y: Math.max(84, (h - size * rows - HEAD - 28) / 2 + 20),
    w: size * best.columns + 28,
    h: size * rows + HEAD + 28,
  }
  const tiles = Array.from({ length: count }, (_, index): Tile => {
    const row = Math.floor(index / best.columns)
    const inRow = Math.min(best.columns, count - row * best.columns)
    const shift = ((best.columns - inRow) * size) / 2
    return {
      index,
      x: panel.x + 14 + shift + (index % best.columns) * size + 4,
      y: panel.y + HEAD + 14 + row * size + 4,
      w: size - 8,
      h: size - 8,
    }
  })
  const cross = { x: Math.min(w - 56, panel.x + panel.w - 26), y: Math.max(58, panel.y - 26), w: 52, h: 52 }
  return { columns: best.columns, whole: panel, panel, tiles, cross }
}

export type PageDrawing = {
  g: G
  w: number
  h: number
  now: number
  album: Album
  showsCursor: boolean
  calm: boolean
}

export function drawPage({ g, w, h, now, album, showsCursor, calm }: PageDrawing): void {
  const { met } = album
  const page = pages.open!
  pages.stamp(now)
  const { panel, tiles, cross } = layOutPage(page, w, h)
  g.fillStyle = '#12302aa8'
  g.fillRect(-20, -20, w + 40, h + 40)
  g.save()
  const t = calm ? 1 : Math.min(1, (now - pages.openedAt) / 260)
  g.translate(0, (1 - t) ** 3 * h * 0.4)
  box(g, { ...panel, y: panel.y + 6 }, '#5c3a20', { r: 30 })
  if (page === 'garden')
    drawGarden({
      g,
      w,
      h,
      now,
      album,
      cursor: showsCursor ? pages.cursor : -1,
      poked: pages.poked,
      held: pages.held,
      calm,
    })
  else {
    box(g, panel, '#fff3d6', { r: 30, line: '#8a5a34', width: 5 })
    const known = met.filter((times) => times > 0).length
    drawHeading(g, texts.album, `${known} / ${ANIMAL_COUNT}`, {
      x: panel.x + panel.w / 2,
      y: panel.y + HEAD / 2 + 8,
    })
  }
  for (const tile of page === 'garden' ? [] : tiles) {
    drawSticker(g, tile, { times: met[tile.index] ?? 0, poked: pages.poked, now, calm })
    if (showsCursor && tile.index === pages.cursor)
      box(g, { x: tile.x - 3, y: tile.y - 3, w: tile.w + 6, h: tile.h + 6 }, '#0000', {
        r: 24,
        line: '#d8442f',
        width: 5,
      })
  }
  box(g, cross, '#e8583f', { r: 26, line: '#8a2a20', width: 4 })
  g.strokeStyle = '#fff8e6'
  g.lineWidth = 6
  g.lineCap = 'round'
  g.beginPath()
  for (const [a, b] of [
    [-9, -9],
    [-9, 9],
  ] as const) {
    g.moveTo(cross.x + 26 + a, cross.y + 26 + b)
    g.lineTo(cross.x + 26 - a, cross.y + 26 - b)
  }
  g.stroke()
  g.restore()
}

export function listPageUi(w: number, h: number): UiRect[] {
  const { tiles, cross } = layOutPage(pages.open!, w, h)
  const nameOf = (index: number) =>
    pages.open === 'album'
      ? `album-${ANIMALS[index]!.id}`
      : index < SPOTS.length
        ? `garden-${index}`
        : `garden-offer-${index - SPOTS.length}`
  return [
    ...tiles.map(({ index, ...rect }): UiRect => ({ ...rect, id: nameOf(index), kind: 'button' })),
    { ...cross, id: 'close', kind: 'button' },
  ]
}

/** What the cursor is on, for those who cannot see it. */
export function namePageTile(album: Album): string {
  const { open, cursor } = pages
  if (open === 'garden') {
    const garden = getGarden(album)
    const offer = THINGS.find(({ id }) => id === listOffered(garden)[cursor - SPOTS.length])
    if (offer) return texts.costs(texts.things[offer.id], offer.price)
    const there = findThingAt(garden, cursor)
    return there ? texts.things[there] : texts.freeSpot
  }
  return album.met[cursor] ? texts.animals[ANIMALS[cursor]!.id]! : texts.unmet
}
