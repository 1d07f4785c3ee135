/** Draws one card in its current state: in flight, under a finger, turning over, shaking its head, or home with a ring of light. */
import type { Deck } from './deck.ts'
import type { Sprite } from '../view/sprite.ts'

type G = CanvasRenderingContext2D

export const LAND_MS = 150
/** A card that cannot go says so this long. */
export const NUDGE_MS = 760
/** Light over a card that was turned, and the ring around one that arrived. */
export const GLINT_MS = 420
export const RING_MS = 420

/** `lift`: how far it is off the table; `lean`: how far it is turned; `seen`: how much of it the next card leaves in sight. */
export type Pose = { lift?: number; seen?: number; lean?: number; isAside?: boolean }
export type TableLook = { deck: Deck; suits: number; now: number }

/** It lies there, or has not left yet: nothing about it moves. */
export function isStill({ at, ms, landedAt, refusedAt, turnedAt, arrivedAt }: Sprite, now: number): boolean {
  return (
    (ms === 0 || now <= at || now >= at + ms) &&
    now >= Math.max(landedAt + LAND_MS, refusedAt + NUDGE_MS, arrivedAt + RING_MS, turnedAt + GLINT_MS)
  )
}

export function drawSprite(
  g: G,
  sprite: Sprite,
  { deck, suits, now }: TableLook,
  { lift = 0, seen = Infinity, lean = 0, isAside = false }: Pose = {},
): void {
  const { w, h } = deck
  const t = sprite.ms > 0 ? Math.min(1, Math.max(0, (now - sprite.at) / sprite.ms)) : 1
  const isTurning = sprite.wasUp !== sprite.up && t < 1
  const isUpNow = isTurning && t < 0.5 ? sprite.wasUp : sprite.up
  const card = isUpNow ? sprite.id : null
  const no = (now - sprite.refusedAt) / NUDGE_MS
  const isRefused = no >= 0 && no < 1
  const rise = lift + (sprite.ms > 0 && t < 1 && !isRefused ? Math.sin(Math.PI * t) : 0)
  const isBlocked = sprite.isBlocked && rise === 0
  if (lift === 0 && isStill(sprite, now))
    return deck.lay(g, card, suits, sprite, { seen, isAside, isBlocked })
  const arrived = (now - sprite.arrivedAt) / RING_MS
  const glint = (now - sprite.turnedAt) / GLINT_MS
  const landed = (now - sprite.landedAt) / LAND_MS
  g.save()
  const shake = isRefused ? Math.sin(no * Math.PI * 6) * (1 - no) : 0
  g.translate(sprite.x + w / 2 + shake * w * sprite.swing, sprite.y + h / 2)
  if (isRefused) g.rotate(shake * sprite.swing * 0.35)
  if (rise > 0) {
    const dx = sprite.toX - sprite.fromX
    const tilt = sprite.ms > 0 ? Math.max(-0.16, Math.min(0.16, dx * 0.0006)) * Math.sin(Math.PI * t) : 0
    g.rotate(tilt + lean)
    g.fillStyle = '#04140f55'
    g.beginPath()
    g.roundRect(-w / 2 + rise * 4, -h / 2 + rise * 9, w, h, w * 0.1)
    g.fill()
    g.scale(1 + rise * 0.05, 1 + rise * 0.05)
  }
  if (rise === 0 && landed >= 0 && landed < 1) {
    const give = Math.sin(Math.PI * landed) * 0.055 * (1 - landed)
    g.scale(1 + give, 1 - give)
  }
  if (isTurning) g.scale(Math.max(0.03, Math.abs(Math.cos(Math.PI * t))), 1 + Math.sin(Math.PI * t) * 0.04)
  deck.draw(g, card, suits, { x: -w / 2, y: -h / 2 }, { seen, isAside, isBlocked })
  if (arrived >= 0 && arrived < 1) drawRing(g, w, h, arrived, seen)
  if (glint >= 0 && glint < 1 && isUpNow) drawGlint(g, w, h, glint, seen)
  if (isRefused) {
    g.globalAlpha = 1 - no ** 3
    g.lineWidth = Math.max(5, w * 0.07)
    g.strokeStyle = '#ff6a3d'
    g.fillStyle = '#ff6a3d3d'
    g.beginPath()
    g.roundRect(-w / 2, -h / 2, w, Math.min(h, seen), w * 0.1)
    g.fill()
    g.stroke()
  }
  g.restore()
}

/** It widens around what is seen of the card and fades. */
function drawRing(g: G, w: number, h: number, t: number, seen: number): void {
  const out = t * w * 0.12
  g.globalAlpha = (1 - t) ** 1.5
  g.lineWidth = 1.5 + (1 - t) * 3.5
  g.strokeStyle = '#ffe27a'
  g.beginPath()
  g.roundRect(-w / 2 - out, -h / 2 - out, w + out * 2, Math.min(h, seen) + out * 2, w * 0.1 + out)
  g.stroke()
  g.globalAlpha = 1
}

/** A slanting band of light from left to right. */
function drawGlint(g: G, w: number, h: number, t: number, seen: number): void {
  const x = -w * 0.9 + t * w * 1.8
  g.save()
  g.beginPath()
  g.roundRect(-w / 2, -h / 2, w, Math.min(h, seen), w * 0.1)
  g.clip()
  g.globalAlpha = 0.75 * Math.sin(Math.PI * t)
  g.fillStyle = '#fff6c4'
  for (const [from, wide] of [
    [0, 0.3],
    [0.36, 0.1],
  ] as const) {
    g.beginPath()
    g.moveTo(x + from * w + h * 0.18, -h / 2)
    g.lineTo(x + (from + wide) * w + h * 0.18, -h / 2)
    g.lineTo(x + (from + wide) * w - h * 0.18, h / 2)
    g.lineTo(x + from * w - h * 0.18, h / 2)
    g.fill()
  }
  g.restore()
}
