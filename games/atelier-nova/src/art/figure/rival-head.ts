/** A rival's head in a round frame: on the runway, at the points bar, and where there is a score to beat. */
import { drawDoll } from './doll.ts'
import { ellipse, stroke } from '../pen.ts'
import type { G } from '../pen.ts'
import type { Rival } from '../../rules/rival.ts'
import type { Sprites } from '../sprites.ts'

export type HeadPlace = { x: number; y: number; r: number; ratio: number; isBeaten?: boolean }
export function drawRivalHead(g: G, sprites: Sprites, { name, score, look }: Rival, place: HeadPlace): void {
  const { x, y, r, ratio, isBeaten = false } = place
  const picture = sprites.picture(`rival ${name} ${score} ${isBeaten}`, r * 2, r * 2, ratio, (ink) => {
    ink.fillStyle = '#ead9f4'
    ink.fill(ellipse(r, r, r))
    ink.clip(ellipse(r, r, r))
    ink.translate(r, r * 0.04)
    ink.scale((r * 2) / 210, (r * 2) / 210)
    drawDoll(ink, look, { mood: isBeaten ? 'puzzled' : 'cool' })
  })
  if (picture) g.drawImage(picture, x - r, y - r, r * 2, r * 2)
  stroke(g, ellipse(x, y, r), '#fff4e2', 2)
}
