/** Cards in flight: every card knows where it belongs, and gets there in an arc, turning over on the way. */
import { ease } from '@playhouse/game-kit'
import { idOf, isUp } from './cards.ts'
import type { Deck } from './faces.ts'
import { placeCard } from './layout.ts'
import type { Layout } from './layout.ts'
import type { Table } from './state.ts'

export type Sprite = {
  id: number
  pile: number
  index: number
  x: number
  y: number
  fromX: number
  fromY: number
  toX: number
  toY: number
  /** Picture time of departure, and how long it takes. */
  at: number
  ms: number
  up: boolean
  wasUp: boolean
  /** When it came down last: it gives a little. */
  landedAt: number
  /** When it was last asked to go where it cannot. */
  refusedAt: number
  /** How far it swings then, as a share of its width. */
  swing: number
  /** Order of departure: who leaves later flies above. */
  order: number
  /** The next card of its pile. */
  over: Sprite | null
}
type G = CanvasRenderingContext2D

const MOVE_MS = 260
const STAGGER_MS = 34
const LAND_MS = 150
/** A card that cannot go says so this long. */
const NUDGE_MS = 520
const SWING = 0.2

export function createSprites() {
  const sprites = new Map<number, Sprite>()
  let sequence: Sprite[] = []
  let order = 0

  const isFlying = (sprite: Sprite, now: number) => now < sprite.at + sprite.ms
  const sort = () => {
    sequence = [...sprites.values()].sort((a, b) => a.order - b.order || a.pile - b.pile || a.index - b.index)
    const places = new Map(sequence.map((sprite) => [sprite.pile * 200 + sprite.index, sprite]))
    for (const sprite of sequence) sprite.over = places.get(sprite.pile * 200 + sprite.index + 1) ?? null
  }
  return {
    get: (id: number) => sprites.get(id),
    /** Sends every card to where it belongs now. `isInstant`: it is simply there. */
    sync(table: Table, layout: Layout, now: number, isInstant: boolean, stepMs = STAGGER_MS) {
      let wait = 0
      const seen = new Set<number>()
      table.piles.forEach((cards, pile) => {
        cards.forEach((card, index) => {
          const id = idOf(card)
          seen.add(id)
          const { x, y } = placeCard(layout, table, pile, index)
          const up = isUp(card)
          const kept = sprites.get(id)
          const isNear = kept && Math.abs(kept.toX - x) < 0.5 && Math.abs(kept.toY - y) < 0.5
          if (!kept || isInstant) {
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
              order: 0,
              over: null,
            })
          } else if (!isNear || kept.up !== up) {
            const far = Math.sqrt((x - kept.x) ** 2 + (y - kept.y) ** 2)
            const hasMovedPile = kept.pile !== pile
            Object.assign(kept, {
              pile,
              index,
              fromX: kept.x,
              fromY: kept.y,
              toX: x,
              toY: y,
              at: now + wait,
              ms: MOVE_MS + Math.min(180, far * 0.25),
              wasUp: kept.up,
              up,
              order: hasMovedPile ? ++order : kept.order,
            })
            if (hasMovedPile) wait += stepMs
          } else Object.assign(kept, { pile, index })
        })
      })
      for (const id of sprites.keys()) if (!seen.has(id)) sprites.delete(id)
      sort()
    },
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
    /** Moves everything on; true while something flies. */
    advance(now: number): boolean {
      let isMoving = false
      let hasLanded = false
      for (const sprite of sprites.values()) {
        if (now < sprite.landedAt + LAND_MS) isMoving = true
        if (sprite.ms === 0) continue
        if (!isFlying(sprite, now)) {
          const { toX: x, toY: y, up: wasUp } = sprite
          Object.assign(sprite, { x, y, ms: 0, wasUp, landedAt: now, order: 0 })
          hasLanded = true
          isMoving = true
          continue
        }
        isMoving = true
        const t = Math.max(0, (now - sprite.at) / sprite.ms)
        const way = ease.out(t)
        const dx = sprite.toX - sprite.fromX
        const dy = sprite.toY - sprite.fromY
        const arc = Math.min(70, Math.sqrt(dx * dx + dy * dy) * 0.16)
        sprite.x = sprite.fromX + dx * way
        sprite.y = sprite.fromY + dy * way - Math.sin(Math.PI * way) * arc
      }
      if (hasLanded) sort()
      return isMoving
    },
    draw(g: G, deck: Deck, suits: number, now: number, hidden: (sprite: Sprite) => boolean) {
      for (const sprite of sequence) {
        if (hidden(sprite)) continue
        const { over } = sprite
        if (over && !hidden(over) && liesUnder(sprite, over, now)) continue
        drawSprite(g, sprite, deck, suits, now, 0, over && !hidden(over) ? seenUnder(sprite, over) : Infinity)
      }
    },
    /** Under a finger, over all others. */
    drawLifted(g: G, id: number, deck: Deck, suits: number, now: number, lift: number) {
      const sprite = sprites.get(id)!
      drawSprite(g, sprite, deck, suits, now, lift, sprite.over ? seenUnder(sprite, sprite.over) : Infinity)
    },
    listCards: () => sequence,
  }
}

/** Nothing at all is seen of it: most cards of a stock and of what is home. */
function liesUnder(sprite: Sprite, over: Sprite, now: number): boolean {
  const isStill = sprite.ms === 0 && over.ms === 0 && now >= over.landedAt + LAND_MS
  return isStill && Math.abs(over.x - sprite.x) < 0.5 && Math.abs(over.y - sprite.y) < 0.5
}

/** How much of a card the next one of its pile leaves in sight, once that one lies there. */
function seenUnder(sprite: Sprite, over: Sprite): number {
  const lies = over.ms === 0 && Math.abs(over.x - sprite.x) < 1
  // Exactly under it nothing is seen; what is there shows as soon as it is lifted.
  return lies && over.y > sprite.y + 1 ? over.y - sprite.y : Infinity
}

function drawSprite(
  g: G,
  sprite: Sprite,
  deck: Deck,
  suits: number,
  now: number,
  lift = 0,
  seen = Infinity,
): void {
  const { w, h } = deck
  const t = sprite.ms > 0 ? Math.min(1, Math.max(0, (now - sprite.at) / sprite.ms)) : 1
  const isTurning = sprite.wasUp !== sprite.up && t < 1
  const isUpNow = isTurning && t < 0.5 ? sprite.wasUp : sprite.up
  const picture = deck.picture(isUpNow ? sprite.id : null, suits, seen)
  const no = (now - sprite.refusedAt) / NUDGE_MS
  const isRefused = no >= 0 && no < 1
  const rise = lift + (sprite.ms > 0 && t < 1 && !isRefused ? Math.sin(Math.PI * t) : 0)
  g.save()
  const shake = isRefused ? Math.sin(no * Math.PI * 6) * (1 - no) : 0
  g.translate(sprite.x + w / 2 + shake * w * sprite.swing, sprite.y + h / 2)
  if (isRefused) g.rotate(shake * sprite.swing * 0.35)
  if (rise > 0) {
    const dx = sprite.toX - sprite.fromX
    g.rotate(sprite.ms > 0 ? Math.max(-0.16, Math.min(0.16, dx * 0.0006)) * Math.sin(Math.PI * t) : 0)
    g.fillStyle = '#04140f55'
    g.beginPath()
    g.roundRect(-w / 2 + rise * 4, -h / 2 + rise * 9, w, h, w * 0.1)
    g.fill()
    g.scale(1 + rise * 0.05, 1 + rise * 0.05)
  } else {
    g.fillStyle = '#04140f40'
    g.beginPath()
    g.roundRect(-w / 2 - 0.5, -h / 2 + 1.5, w + 1.5, h, w * 0.1)
    g.fill()
  }
  const landed = (now - sprite.landedAt) / LAND_MS
  if (rise === 0 && landed >= 0 && landed < 1) {
    const give = Math.sin(Math.PI * landed) * 0.055 * (1 - landed)
    g.scale(1 + give, 1 - give)
  }
  if (isTurning) g.scale(Math.max(0.03, Math.abs(Math.cos(Math.PI * t))), 1 + Math.sin(Math.PI * t) * 0.04)
  g.drawImage(picture, -w / 2, -h / 2, w, h)
  if (isRefused) {
    g.globalAlpha = 1 - no * no
    g.lineWidth = 4
    g.strokeStyle = '#ff8a5c'
    g.beginPath()
    g.roundRect(-w / 2, -h / 2, w, h, w * 0.1)
    g.stroke()
  }
  g.restore()
}
