/** Cards in flight: every card has a target and gets there in an arc, turning over on the way. */
import type { Sprite } from './sprite.ts'
import { ease } from '@playhouse/game-kit'
import { idOf, isUp } from '../rules/cards.ts'
import type { Deck } from '../art/deck.ts'
import { placeCard } from './layout.ts'
import { createPilePictures } from './pile-pictures.ts'
import type { Lying } from './pile-pictures.ts'
import { COVERS, PLACES } from '../state.ts'
import type { Layout } from './layout.ts'
import { drawSprite, isStill, GLINT_MS, LAND_MS, NUDGE_MS, RING_MS } from '../art/sprite-picture.ts'
import type { Table } from '../state.ts'
import type { TableLook } from '../art/sprite-picture.ts'

type G = CanvasRenderingContext2D

const MOVE_MS = 260
const STAGGER_MS = 34
const SWING = 0.34
const TOP_EDGE = 48
/** A card that shows more of itself needs no other face. */
const ASIDE = 0.75

export function createSprites() {
  const sprites = new Map<number, Sprite>()
  let sequence: Sprite[] = []
  const sort = () => {
    sequence = [...sprites.values()].sort((a, b) => a.order - b.order || a.pile - b.pile || a.index - b.index)
    const places = new Map(sequence.map((sprite) => [sprite.pile * 200 + sprite.index, sprite]))
    for (const sprite of sequence) sprite.over = places.get(sprite.pile * 200 + sprite.index + 1) ?? null
  }
  const piles = createPilePictures()
  const sync = createSpriteSync(sprites, sort)
  const advance = createSpriteMotion(sprites, sort)
  return {
    get: (id: number) => sprites.get(id),
    sync,
    /** Puts a card somewhere at once: under the finger, or before a flight. */
    put(id: number, x: number, y: number) {
      const sprite = sprites.get(id)
      if (sprite) Object.assign(sprite, { x, y, toX: x + 1, toY: y + 1, ms: 0 })
    },
    /** Gathers all cards in one place, face down, to be dealt from there. */
    gather(x: number, y: number) {
      for (const sprite of sprites.values())
        Object.assign(sprite, { x, y, toX: x - 9, toY: y - 9, up: false, wasUp: false, pile: -1, ms: 0 })
    },
    /** This card's landing shall be seen. */
    expect(id: number) {
      const sprite = sprites.get(id)
      if (sprite && sprite.ms > 0) sprite.isAwaited = true
    },
    /** A shake of the head that is seen: out and back and out again. */
    nudge(id: number, now: number, isCalm: boolean) {
      const sprite = sprites.get(id)
      if (sprite)
        Object.assign(sprite, {
          fromX: sprite.toX,
          fromY: sprite.toY,
          at: now,
          ms: NUDGE_MS,
          wasUp: sprite.up,
          refusedAt: now,
          swing: isCalm ? 0 : SWING,
        })
    },
    advance,
    draw(g: G, deck: Deck, suits: number, now: number, hidden: (sprite: Sprite) => boolean) {
      let lying: Lying[] = []
      const flush = () => {
        piles.draw(g, deck, suits, lying)
        lying = []
      }
      for (const sprite of sequence) {
        if (hidden(sprite)) continue
        const { over, pile, x, y, isBlocked } = sprite
        if (over && !hidden(over) && liesUnder(sprite, over, now)) continue
        const isUnder = over !== null && !hidden(over)
        const seen = isUnder ? seenUnder(sprite, over) : Infinity
        const isAside = isUnder && liesBeside(sprite, over, deck.w * ASIDE)
        const rests = sprite.ms === 0 && isStill(sprite, now)
        if (!rests || (lying.length > 0 && lying[0]!.pile !== pile)) flush()
        if (rests) lying.push({ pile, card: sprite.up ? sprite.id : null, x, y, seen, isAside, isBlocked })
        else drawSprite(g, sprite, { deck, suits, now }, { seen, isAside })
      }
      flush()
    },
    /** Under a finger, over all others; `lean`: how far it is turned. */
    drawLifted(g: G, id: number, { deck, suits, now }: TableLook, lift: number, lean = 0) {
      const sprite = sprites.get(id)!
      const seen = sprite.over ? seenUnder(sprite, sprite.over) : Infinity
      drawSprite(g, sprite, { deck, suits, now }, { lift, seen, lean })
    },
    listCards: () => sequence,
  }
}

/** Sends every card to where the table has it. */
function createSpriteSync(sprites: Map<number, Sprite>, sort: () => void) {
  let order = 0
  /** Sends every card to where it belongs now. `isInstant`: it is simply there. */
  const sync = (table: Table, layout: Layout, now: number, isInstant: boolean, stepMs = STAGGER_MS) => {
    let wait = 0
    const seen = new Set<number>()
    table.piles.forEach((cards, pile) => {
      cards.forEach((card, index) => {
        const id = idOf(card)
        seen.add(id)
        const { x, y } = placeCard(layout, table, pile, index)
        const up = isUp(card)
        const existing = sprites.get(id)
        const isBlocked = isCovered(table, pile)
        const isNear = existing && Math.abs(existing.toX - x) < 0.5 && Math.abs(existing.toY - y) < 0.5
        if (!existing || isInstant) {
          sprites.set(id, {
            id,
            pile,
            index,
            x,
            y,
            fromX: x,
            fromY: y,
            toX: x,
            toY: y,
            at: now,
            ms: 0,
            up,
            wasUp: up,
            landedAt: -LAND_MS,
            refusedAt: -NUDGE_MS,
            swing: 0,
            turnedAt: -GLINT_MS,
            isAwaited: false,
            isBlocked,
            arrivedAt: -RING_MS,
            order: 0,
            over: null,
          })
        } else if (!isNear || existing.up !== up) {
          const far = Math.sqrt((x - existing.x) ** 2 + (y - existing.y) ** 2)
          const hasMovedPile = existing.pile !== pile
          Object.assign(existing, {
            pile,
            index,
            fromX: existing.x,
            fromY: existing.y,
            toX: x,
            toY: y,
            at: now + wait,
            ms: MOVE_MS + Math.min(180, far * 0.25),
            wasUp: existing.up,
            up,
            isBlocked,
            order: hasMovedPile ? ++order : existing.order,
          })
          if (hasMovedPile) wait += stepMs
        } else Object.assign(existing, { pile, index, isBlocked })
      })
    })
    for (const id of sprites.keys()) if (!seen.has(id)) sprites.delete(id)
    sort()
  }
  return sync
}

/** Moves the cards on. */
function createSpriteMotion(sprites: Map<number, Sprite>, sort: () => void) {
  const isFlying = (sprite: Sprite, now: number) => now < sprite.at + sprite.ms
  /** Moves everything on; true while something flies. `arrived`: an awaited card came down. */
  const advance = (now: number, arrived: (sprite: Sprite) => void): boolean => {
    let isMoving = false
    let hasLanded = false
    for (const sprite of sprites.values()) {
      if (now < Math.max(sprite.landedAt, sprite.turnedAt, sprite.arrivedAt) + RING_MS) isMoving = true
      if (sprite.ms === 0) continue
      if (!isFlying(sprite, now)) {
        const { toX: x, toY: y, up: wasUp } = sprite
        if (wasUp && !sprite.wasUp) sprite.turnedAt = now
        Object.assign(sprite, { x, y, ms: 0, wasUp, landedAt: now, order: 0 })
        if (sprite.isAwaited) {
          Object.assign(sprite, { isAwaited: false, arrivedAt: now })
          arrived(sprite)
        }
        hasLanded = true
        isMoving = true
        continue
      }
      isMoving = true
      const t = Math.max(0, (now - sprite.at) / sprite.ms)
      const way = ease.out(t)
      const dx = sprite.toX - sprite.fromX
      const dy = sprite.toY - sprite.fromY
      const bow = Math.min(70, Math.sqrt(dx * dx + dy * dy) * 0.16)
      // At the window's upper edge it bows downwards: nothing of a card is cut off.
      const arc = Math.min(sprite.fromY, sprite.toY) < TOP_EDGE ? -bow * 0.6 : bow
      sprite.x = sprite.fromX + dx * way
      sprite.y = sprite.fromY + dy * way - Math.sin(Math.PI * way) * arc
    }
    if (hasLanded) sort()
    return isMoving
  }
  return advance
}

function isCovered({ kind, piles }: Table, pile: number): boolean {
  if (kind !== 'pyramid' && kind !== 'tripeaks') return false
  const { columns } = PLACES[kind]
  return COVERS[kind][columns.indexOf(pile)]?.some((i) => piles[columns[i]!]!.length > 0) ?? false
}

/** Nothing at all is seen of it: most cards of a stock and of what is home. */
function liesUnder(sprite: Sprite, over: Sprite, now: number): boolean {
  const isStill = sprite.ms === 0 && over.ms === 0 && now >= over.landedAt + LAND_MS
  return isStill && Math.abs(over.x - sprite.x) < 0.5 && Math.abs(over.y - sprite.y) < 0.5
}

/** In the waste the next card hides its right half. */
function liesBeside(sprite: Sprite, over: Sprite, near: number): boolean {
  return (
    sprite.ms === 0 &&
    over.ms === 0 &&
    Math.abs(over.y - sprite.y) < 1 &&
    over.x > sprite.x + 4 &&
    over.x < sprite.x + near
  )
}

/** How much of a card the next one of its pile leaves in sight, once that one lies there. */
function seenUnder(sprite: Sprite, over: Sprite): number {
  const lies = over.ms === 0 && Math.abs(over.x - sprite.x) < 1
  // A card exactly underneath is invisible and is skipped until the upper one is picked up.
  return lies && over.y > sprite.y + 1 ? over.y - sprite.y : Infinity
}
