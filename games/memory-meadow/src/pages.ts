/** Two pages of pictures over the meadow: the album of stickers, and which game to play. No reading needed. */
import type { Rect, UiRect } from '@playhouse/game-kit'
import { countHearts, garlandShare, hasGarland, isGold } from './album.ts'
import type { Album } from './album.ts'
import { ANIMALS, drawAnimal } from './animals.ts'
import { poseOf } from './actors.ts'
import type { Actor } from './actors.ts'
import { drawGarland } from './garland.ts'
import { drawGarden, layOutGarden } from './garden-page.ts'
import { MODE_TILES, drawModeTile } from './mode-tiles.ts'
import type { Tile } from './mode-tiles.ts'
import { box } from './pen.ts'
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'
import { ANIMAL_COUNT } from './state.ts'

export const BOOK_ICON =
  'M11 5.5C9 4 6 3.6 3 4v14.5c3-.4 6 0 8 1.5zM13 5.5c2-1.5 5-1.9 8-1.5v14.5c-3-.4-6 0-8 1.5z'
export const MAP_ICON = 'M12 3 2.5 11H5v9h5v-6h4v6h5v-9h2.5z'

export type PageName = 'album' | 'map' | 'garden'
type Target = {
  invalidate(): void
  changed(isOpen: boolean): void
  choose(page: PageName, index: number): void
}

function createPages() {
  let open: PageName | null = null
  let cursor = 0
  let openedAt = -1e6
  let target: Target | null = null
  let poked = { index: -1, at: -1e6 }

  let afterwards: (() => void) | null = null

  const close = () => {
    open = null
    const next = afterwards
    afterwards = null
    next?.()
    target?.changed(false)
    target?.invalidate()
  }
  return {
    attach(to: Target) {
      target = to
    },
    get open() {
      return open
    },
    get openedAt() {
      return openedAt
    },
    stamp(now: number) {
      if (openedAt < 0) openedAt = now
    },
    toggle(page: PageName) {
      if (open === page) return close()
      open = page
      cursor = 0
      openedAt = -1
      target?.changed(true)
      target?.invalidate()
    },
    /** Shows a page from a card; once it is closed, play goes on. */
    openThen(page: PageName, next: () => void) {
      open = null
      this.toggle(page)
      afterwards = next
    },
    close,
    /** A menu opens over it; a page that play waits for stays. */
    makeWay() {
      if (open && !afterwards) close()
    },
    /** Another run begins: nothing waits for this page any more. */
    dismiss() {
      afterwards = null
      if (open) close()
    },
    move(dx: number, dy: number, w: number, h: number) {
      const { columns, tiles } = layOutPage(open!, w, h)
      if (open === 'garden') {
        cursor = findBeside(tiles, cursor, dx, dy)
        return
      }
      const next = cursor + dx + dy * columns
      if (next >= 0 && next < tiles.length) cursor = next
    },
    accept() {
      if (open) target?.choose(open, cursor)
    },
    press(x: number, y: number, w: number, h: number) {
      const { panel, tiles, cross } = layOutPage(open!, w, h)
      const isIn = (r: Rect) => x >= r.x && x <= r.x + r.w && y >= r.y && y <= r.y + r.h
      if (isIn(cross) || !isIn(panel)) return close()
      const tile = tiles.find(isIn)
      if (!tile) return
      cursor = tile.index
      target?.choose(open!, tile.index)
    },
    poke(index: number, now: number) {
      poked = { index, at: now }
    },
    get cursor() {
      return cursor
    },
    get poked() {
      return poked
    },
  }
}
export const pages = createPages()

/** The nearest tile that way. */
function findBeside(tiles: readonly Tile[], from: number, dx: number, dy: number): number {
  const { x, y } = tiles[from]!
  const worth = (tile: Tile) => {
    const along = (tile.x - x) * dx + (tile.y - y) * dy
    return along > 8 ? along + 2 * Math.abs((tile.x - x) * dy + (tile.y - y) * dx) : Infinity
  }
  const best = tiles.toSorted((a, b) => worth(a) - worth(b))[0]!
  return worth(best) < Infinity ? best.index : from
}

export function layOutPage(page: PageName, w: number, h: number) {
  if (page === 'garden') return layOutGarden(w, h)
  const count = page === 'album' ? ANIMAL_COUNT : MODE_TILES.length
  const room = { w: Math.min(w - 20, 980), h: Math.min(h - 100, 720) }
  let best = { columns: 1, size: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min((room.w - 32) / columns, (room.h - 32) / Math.ceil(count / columns))
    if (size > best.size) best = { columns, size }
  }
  const size = Math.min(best.size, page === 'map' ? 290 : 230)
  const rows = Math.ceil(count / best.columns)
  // Pictures of games may stand upright.
  const tall = page === 'map' ? Math.min(size * 1.28, (room.h - 32) / rows) : size
  const panel = {
    x: (w - size * best.columns - 28) / 2,
    y: Math.max(84, (h - tall * rows - 28) / 2 + 20),
    w: size * best.columns + 28,
    h: tall * rows + 28,
  }
  const tiles = Array.from({ length: count }, (_, index): Tile => {
    const row = Math.floor(index / best.columns)
    const inRow = Math.min(best.columns, count - row * best.columns)
    const shift = ((best.columns - inRow) * size) / 2
    return {
      index,
      x: panel.x + 14 + shift + (index % best.columns) * size + 4,
      y: panel.y + 14 + row * tall + 4,
      w: size - 8,
      h: tall - 8,
    }
  })
  const cross = { x: Math.min(w - 56, panel.x + panel.w - 26), y: Math.max(58, panel.y - 26), w: 52, h: 52 }
  return { columns: best.columns, panel, tiles, cross }
}

export type PageDrawing = {
  g: G
  w: number
  h: number
  now: number
  album: Album
  mode: string
  showsCursor: boolean
  calm: boolean
}

export function drawPage({ g, w, h, now, album, mode, showsCursor, calm }: PageDrawing): void {
  const { met } = album
  const page = pages.open!
  pages.stamp(now)
  const { panel, tiles, cross } = layOutPage(page, w, h)
  g.fillStyle = '#12302aa8'
  g.fillRect(-20, -20, w + 40, h + 40)
  g.save()
  const t = calm ? 1 : Math.min(1, (now - pages.openedAt) / 260)
  g.translate(0, (1 - t) ** 3 * h * 0.4)
  box(g, { ...panel, y: panel.y + 6 }, 30, '#5c3a20')
  if (page === 'garden')
    drawGarden({ g, w, h, now, album, cursor: showsCursor ? pages.cursor : -1, poked: pages.poked, calm })
  else box(g, panel, 30, '#fff3d6', '#8a5a34', 5)
  for (const tile of page === 'garden' ? [] : tiles) {
    if (page === 'album') drawSticker(g, tile, met[tile.index] ?? 0, now, calm)
    else drawModeTile(g, tile, mode, album, now, calm)
    if (showsCursor && tile.index === pages.cursor)
      box(g, { x: tile.x - 3, y: tile.y - 3, w: tile.w + 6, h: tile.h + 6 }, 24, '#0000', '#d8442f', 5)
  }
  box(g, cross, 26, '#e8583f', '#8a2a20', 4)
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

function drawSticker(g: G, { index, x, y, w, h }: Tile, times: number, now: number, calm: boolean): void {
  const isMet = times > 0
  const hasGold = isGold(times)
  const backs = ['#cdeaa6', '#bfe3f7', '#ffd9b0', '#ffd0dc', '#e0d2f7', '#fff0a8']
  box(
    g,
    { x, y, w, h },
    20,
    hasGold ? '#ffe58a' : isMet ? backs[index % 6]! : '#ead9b4',
    hasGold ? '#e09a1c' : isMet ? '#ffffff' : '#d2bc8e',
    hasGold ? 7 : isMet ? 5 : 3,
  )
  g.save()
  g.beginPath()
  g.roundRect(x + 2, y + 2, w - 4, h - 4, 18)
  g.clip()
  const beat = (now - pages.poked.at) / 600
  const isDancing = pages.poked.index === index && beat < 1
  const scale = Math.min(w, h) / 132
  g.translate(x + w / 2, y + h * 0.97)
  if (isDancing && !calm) {
    g.translate(0, -Math.abs(Math.sin(beat * Math.PI * 2)) * 10 * scale)
    g.rotate(Math.sin(beat * Math.PI * 4) * 0.12)
  }
  g.scale(scale, scale)
  if (!isMet) {
    g.globalAlpha = 0.9
    g.filter = 'none'
    drawSilhouette(g, index)
  } else {
    const actor = { blinkAt: now - ((now + index * 431) % 3300), speed: 0 } as Actor
    drawAnimal(g, index, poseOf(actor, now, isDancing ? 1 : 0))
    if (hasGarland(times)) drawGarland(g)
  }
  g.restore()
  if (!isMet) return
  if (hasGold) {
    drawIcon(g, 'star', x + w - 15, y + 16, 12, '#a8620c')
    drawIcon(g, 'star', x + w - 15, y + 15, 9, '#fffbe0')
    return drawGarlandBar(g, x, y + h, w, times)
  }
  // Three hearts, and the next is gold.
  const r = Math.max(7, w / 17)
  for (let i = 0; i < countHearts(times); i++)
    drawIcon(g, 'heart', x + r + 7 + i * r * 2.1, y + r + 7, r, '#f0566f')
}

/** A string that fills with petals until the garland is whole. */
function drawGarlandBar(g: G, x: number, bottom: number, w: number, times: number): void {
  if (hasGarland(times)) return
  const count = 5
  const r = Math.min(7, w / 22)
  for (let i = 0; i < count; i++) {
    const isFull = garlandShare(times) * count >= i + 1
    const [fx, fy] = [x + w / 2 + (i - (count - 1) / 2) * r * 2.5, bottom - r - 5]
    drawIcon(g, 'flower', fx, fy, r * 1.25, '#8a4a12')
    drawIcon(g, 'flower', fx, fy, r, isFull ? '#ff6f9d' : '#fff6d8')
  }
}

let shadows: HTMLCanvasElement[] = []

/** Its shape in one colour: painted once. */
function drawSilhouette(g: G, index: number): void {
  if (!shadows[index]) {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 320
    const sheet = canvas.getContext('2d')!
    sheet.translate(160, 260)
    sheet.scale(2, 2)
    drawAnimal(sheet, index, { blink: 1, lookX: 0, lookY: 0, ear: 0, mouth: 0 })
    sheet.globalCompositeOperation = 'source-in'
    sheet.fillStyle = '#cbb382'
    sheet.fillRect(-200, -200, 400, 400)
    shadows[index] = canvas
  }
  g.drawImage(shadows[index], -80, -130, 160, 160)
}

export function listPageUi(w: number, h: number): UiRect[] {
  const { tiles, cross } = layOutPage(pages.open!, w, h)
  return [
    ...tiles.map(({ index, ...rect }): UiRect => ({
      ...rect,
      id: `${pages.open}-${ANIMALS[index]?.id ?? index}`,
      kind: 'button',
    })),
    { ...cross, id: 'close', kind: 'button' },
  ]
}
