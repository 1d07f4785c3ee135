/** The figure in the dressing room: how it stands, hops and looks about, and pieces that fly to it. */
import type { Frame, Rect } from '@playhouse/game-kit'
import { drawFigure } from '../art/figure/figure.ts'
import { createIdleMotion } from '../art/figure/idle-motion.ts'
import { ellipse } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import type { Game } from '../state.ts'
import { placeFigure } from '../ui/layout-tools.ts'
import type { Context } from '../ui/widget.ts'
import { createFlight, FLIGHT_MS } from './flight.ts'

const HOP_MS = 380

export function createDressedFigure({ kit, sprites, layout }: Context) {
  const flight = createFlight(sprites)
  const bearing = createIdleMotion((below) => kit.rng.int(below))
  let changedAt = -1e6
  const place = () => placeFigure(layout())
  return {
    place,
    stop: () => flight.stop(),
    changed(now: number) {
      changedAt = now
      bearing.rest(now)
      flight.stop()
    },
    /** A piece flies from its cell, if that is in sight, and the figure hops when it lands: at the returned time. */
    putOn(piece: number, from: Rect | null, now: number): number {
      const before = kit.state.past.at(-1)
      const flies = from && before && !kit.settings.calm
      if (flies) flight.start(piece, from, before, now)
      changedAt = flies ? now + FLIGHT_MS : now
      bearing.worn(piece, kit.state.theme, changedAt)
      return changedAt
    },
    /** How high on the figure a point lies, 0 at its head to 1 at its feet; null beside it. */
    heightAt(at: { x: number; y: number }): number | null {
      const { x, y, height } = place()
      if (Math.abs(at.x - x) > height * 0.16 || at.y > y || at.y < y - height) return null
      return (at.y - y + height) / height
    },
    /** Whether it moves. */
    draw(g: G, { now, settings }: Frame<Game>): boolean {
      const { x, y, height } = place()
      const look = flight.lookBefore(now) ?? kit.state.look
      const { isMove, options, face, coming, swing } = bearing.at(look.pose, now, settings.calm)
      const whole = (height / 1000) * kit.screen.ratio
      const kindOf = (isQuick: boolean) => [whole * (isQuick ? 0.9 : 1), isQuick ? 'step' : 'still'] as const
      const [scale, detail] = kindOf(isMove)
      const figure = sprites.figure('room', look, scale, options, detail)
      for (const one of coming) sprites.prepare(kit.state.look, one.options, ...kindOf(one.isMove))
      const since = (now - changedAt) / HOP_MS
      const hop = settings.calm || since < 0 || since > 1 ? 0 : Math.sin(since * Math.PI) * (1 - since)
      const foot = { x, y: y + height * 0.012, height }
      g.fillStyle = '#4a1f3e40'
      g.fill(ellipse(x, y - 4, height * 0.17 * (1 - hop * 0.2), height * 0.022))
      g.save()
      g.translate(x, y)
      g.scale(1 - hop * 0.05, 1 + hop * 0.06)
      g.translate(-x, -y - hop * height * 0.035)
      drawFigure(g, figure, foot, {
        now,
        isCalm: settings.calm,
        sway: 2.4,
        swing,
        face: face && sprites.faceOf(figure, look, face.name, face.options),
      })
      g.restore()
      flight.draw(g, now, kit.state.look, foot, kit.screen.ratio)
      return !settings.calm || sprites.isLate
    },
  }
}
