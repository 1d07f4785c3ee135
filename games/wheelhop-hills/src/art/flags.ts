/** Flags at every quarter of the way: red until the vehicle passes, then they flip over to green. */
import { ease } from '@playhouse/game-kit'
import type { WorldFrame } from '../view/camera.ts'
import { START } from '../rules/course.ts'
import type { Course } from '../rules/course.ts'
import { heightAt } from '../physics/ground.ts'
import { ink, rounded, sheet, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import type { Palette } from './worlds.ts'

const SHARES = [0.25, 0.5, 0.75]
const FLIP_MS = 420
const POLE = 108
/** Metres along which a place with firm ground is looked for. */
const TRIES = 8

type Flag = { x: number; y: number; passedAt: number }

export function placeFlags({ ground, finish, pits, bridges, loops }: Course): { x: number; y: number }[] {
  const isFree = (x: number) =>
    pits.every(({ from, to }) => x < from - 1 || x > to + 1) &&
    loops.every((loop) => Math.abs(loop.x - x) > loop.r + 1) &&
    bridges.every(({ planks }) => x < planks[0]!.x - 2 || x > planks.at(-1)!.x + 2)
  return SHARES.flatMap((share) => {
    const wanted = START + (finish - START) * share
    for (let i = 0; i < TRIES; i++) {
      const y = heightAt(ground, wanted + i)
      if (y !== null && isFree(wanted + i)) return [{ x: wanted + i, y }]
    }
    return []
  })
}

export function createFlags() {
  let flags: Flag[] = []
  return {
    begin(course: Course | null) {
      flags = course ? placeFlags(course).map((place) => ({ ...place, passedAt: 0 })) : []
    },
    /** True once for every flag that is passed. */
    pass(x: number, now: number): boolean {
      let isNew = false
      for (const flag of flags) {
        if (flag.passedAt !== 0 || x < flag.x) continue
        flag.passedAt = now
        isNew = true
      }
      return isNew
    },
    draw(g: G, { shadow }: Palette, frame: WorldFrame, now: number, calm: boolean) {
      for (const { x, y, passedAt } of flags) {
        if (x < frame.left - 2 || x > frame.right + 2) continue
        const t = passedAt === 0 ? 0 : calm ? 1 : Math.min(1, (now - passedAt) / FLIP_MS)
        const turn = passedAt === 0 ? -1 : -1 + 2 * ease.back(t)
        g.save()
        g.translate(x * UNIT, y * UNIT + 4)
        sheet(g, rounded(-4, -POLE, 8, POLE, 4), '#f7efe0', 4, { shadow: `${shadow}40` })
        g.translate(0, -POLE + 6)
        g.rotate(calm ? 0 : Math.sin(t * Math.PI) * -0.5)
        g.scale(turn, 1 + Math.sin(t * Math.PI) * 0.3)
        const wave = calm ? 0 : Math.sin(now / 260 + x) * 4
        const cloth = new Path2D(
          `M3,0 Q26,${-6 + wave} 56,${4 + wave} L44,${19 + wave} L56,${36 + wave} Q26,${26 + wave} 3,34Z`,
        )
        sheet(g, cloth, turn > 0 ? '#3fa66b' : '#e2574c', 4, { shadow: `${shadow}40` })
        g.fillStyle = '#fff8ea'
        ink(g, new Path2D(turn > 0 ? TICK : STRIPE))
        g.restore()
      }
    },
  }
}

const TICK = 'M12,17 l5,-5 l6,6 l11,-12 l5,5 l-16,17Z'
const STRIPE = 'M4,12 Q26,6 49,14 L45,19 L48,24 Q26,16 4,22Z'
