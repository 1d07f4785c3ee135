/** The deck: a picture of every card, painted once per size. */
import type { Grid } from '@playhouse/game-kit'
import { drawBack } from './backs.ts'
import { drawFace, STRIP_STEPS } from './faces.ts'
import type { Look } from './faces.ts'
import { rankOf, suitOf } from '../rules/cards.ts'

type G = CanvasRenderingContext2D

/** Room around a card for the shadow on which it lies, in units. */
const EDGE = 3
/** What of a card's corner the next card's round corner leaves in sight, as a share of the width. */
const ROUND = 0.12

type Place = { x: number; y: number }
/** `seen`: how much of it another card leaves in sight; `isAside`: it lies beside; `isBlocked`: it cannot be played yet. */
export type CardState = { seen?: number; isAside?: boolean; isBlocked?: boolean }

function paintCard(g: G, card: number | null, suits: number, look: Look, state: Required<CardState>): void {
  const { w, h } = look
  g.fillStyle = '#04140f40'
  g.beginPath()
  g.roundRect(-0.5, 1.5, w + 1.5, h, w * 0.1)
  g.fill()
  if (card === null) drawBack(g, look)
  else drawFace(g, card, suits, look, state)
  if (!state.isBlocked) return
  // Darker, and red stays red.
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = '#b4aea0'
  g.beginPath()
  g.roundRect(0, 0, w, h, w * 0.1)
  g.fill()
}

/** The painted cards, at the canvas' own pixels. */
function createCardPictures() {
  let look: Look = { w: 1, h: 1, hasFour: false, isBig: false, back: 'moon', strip: 0 }
  let ratio = 1
  let version = 0
  let pictures = new Map<string, HTMLCanvasElement>()
  const clear = () => {
    pictures = new Map()
    version++
  }
  return {
    read: () => ({ look, ratio, version }),
    clear,
    setLook(next: Look, pixels: number) {
      const isSame = (Object.keys(next) as (keyof Look)[]).every((key) => next[key] === look[key])
      if (isSame && pixels === ratio) return
      look = next
      ratio = pixels
      clear()
    },
    find(
      card: number | null,
      suits: number,
      { seen = Infinity, isAside = false, isBlocked = false }: CardState = {},
    ): HTMLCanvasElement {
      const strip =
        seen > look.h * 0.9 ? look.h : look.strip * (STRIP_STEPS.find((s) => seen > look.strip * s - 1) ?? 0)
      const key =
        card === null
          ? 'back'
          : `${rankOf(card)}/${suitOf(card, suits)}/${isAside || strip}/${isBlocked ? 'blocked' : ''}`
      const cached = pictures.get(key)
      if (cached) return cached
      const canvas = document.createElement('canvas')
      canvas.width = Math.ceil((look.w + EDGE * 2) * ratio)
      canvas.height = Math.ceil((look.h + EDGE * 2) * ratio)
      const g = canvas.getContext('2d')!
      g.scale(ratio, ratio)
      g.translate(EDGE, EDGE)
      paintCard(g, card, suits, look, { seen: strip, isAside, isBlocked: isBlocked && card !== null })
      pictures.set(key, canvas)
      return canvas
    },
  }
}

/** Each card with the shadow on which it lies, painted when it is first shown. */
export function createDeck() {
  const pictures = createCardPictures()
  return {
    get w() {
      return pictures.read().look.w
    },
    get h() {
      return pictures.read().look.h
    },
    /** Room around a card for its shadow. */
    edge: EDGE,
    get grid(): Grid {
      return { scale: pictures.read().ratio, dx: 0, dy: 0 }
    },
    /** Changes with the look of the cards. */
    get version() {
      return pictures.read().version
    },
    setLook: pictures.setLook,
    clear: pictures.clear,
    /** Draws a card, null its back, with its upper left corner at (x, y); `size` is a share of the deck's. */
    draw(
      g: G,
      card: number | null,
      suits: number,
      { x, y, size = 1 }: { x: number; y: number; size?: number },
      state?: CardState,
    ) {
      const canvas = pictures.find(card, suits, state)
      const k = size / pictures.read().ratio
      g.drawImage(canvas, x - EDGE * size, y - EDGE * size, canvas.width * k, canvas.height * k)
    },
    /** The same on the nearest whole pixels, and only what the next card leaves in sight: a plain copy. */
    lay(g: G, card: number | null, suits: number, { x, y }: Place, state: CardState = {}) {
      const canvas = pictures.find(card, suits, state)
      const { look, ratio } = pictures.read()
      const { seen = Infinity, isAside = false } = state
      const high = isAside ? canvas.height : Math.ceil((EDGE + seen + look.w * ROUND) * ratio)
      const h = Math.min(canvas.height, high)
      const { e, f } = g.getTransform()
      const [left, top] = [Math.round((x - EDGE) * ratio + e), Math.round((y - EDGE) * ratio + f)]
      g.setTransform(1, 0, 0, 1, 0, 0)
      g.drawImage(canvas, 0, 0, canvas.width, h, left, top, canvas.width, h)
      g.setTransform(ratio, 0, 0, ratio, e, f)
    },
  }
}
export type Deck = ReturnType<typeof createDeck>
